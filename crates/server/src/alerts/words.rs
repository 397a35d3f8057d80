//! What an alert says, in the language of whoever is told.

use runestones_i18n::{Locale, text};
use runestones_rules::Seat;
use runestones_store::AlertKey;
use runestones_table::{Header, Table, hash};

/// What somebody can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AlertKind {
    /// It is their turn.
    Turn,
    /// Somebody sat down at their table.
    Seat,
    /// Their game is over.
    Over,
    /// Somebody wants to play with them.
    Invitation,
}

impl AlertKind {
    pub(crate) const ALL: [AlertKind; 4] = [AlertKind::Turn, AlertKind::Seat, AlertKind::Over, AlertKind::Invitation];

    /// The word in the store and in forms.
    pub(crate) fn word(self) -> &'static str {
        match self {
            AlertKind::Turn => "turn",
            AlertKind::Seat => "seat",
            AlertKind::Over => "over",
            AlertKind::Invitation => "invitation",
        }
    }

    pub(crate) fn read(word: &str) -> Option<AlertKind> {
        AlertKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// An alert as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    /// The same for the same alert, also when it is sent again.
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) url: String,
    /// Later words about the same replace these.
    pub(crate) topic: String,
}

impl Words {
    /// What is said of a table, at the site with this address.
    pub(crate) fn of(kind: AlertKind, key: &AlertKey, table: &Table, locale: Locale, site: &str) -> Words {
        let names = table.header.names();
        let name_of = |seat: Option<Seat>| seat.and_then(|seat| names.get(seat.index()).cloned()).unwrap_or_default();
        let who = match kind {
            AlertKind::Turn => String::new(),
            AlertKind::Seat => name_of(usize::try_from(key.number).ok().and_then(Seat::new)),
            AlertKind::Invitation => name_of(table.header.rematch),
            AlertKind::Over => {
                let by_points = table.session.game().standing().map(|standing| standing.winners);
                let winners = by_points.unwrap_or_else(|| table.winner_by_leaving().into_iter().collect());
                let winners: Vec<String> = winners.iter().map(|seat| name_of(Some(*seat))).collect();
                winners.join(", ")
            }
        };
        let round = u32::from(table.session.game().round());
        let args = [("table", about(&table.header).into()), ("name", who.as_str().into()), ("round", round.into())];
        let (title, words) = match kind {
            AlertKind::Turn => ("alert-turn-title", "alert-turn-text"),
            AlertKind::Seat => ("alert-seat-title", "alert-seat-text"),
            // When everybody agreed to stop, nobody has won.
            AlertKind::Over if who.is_empty() => ("alert-over-title", "alert-seat-text"),
            AlertKind::Over => ("alert-over-title", "alert-over-text"),
            AlertKind::Invitation => ("alert-invitation-title", "alert-invitation-text"),
        };
        Words {
            id: id(key),
            kind: key.kind.clone(),
            title: text(locale, title, &args),
            text: text(locale, words, &args),
            url: format!("{site}/game/{}", key.game),
            topic: topic(key),
        }
    }

    /// What is said of a new table to which somebody is asked.
    pub(crate) fn asked(key: &AlertKey, header: &Header, asker: &str, locale: Locale, site: &str) -> Words {
        let args = [("table", about(header).into()), ("name", asker.into())];
        Words {
            id: id(key),
            kind: key.kind.clone(),
            title: text(locale, "alert-asked-title", &args),
            text: text(locale, "alert-invitation-text", &args),
            url: format!("{site}/lobby"),
            topic: topic(key),
        }
    }

    /// What is said to try a channel.
    pub(crate) fn trial(key: &AlertKey, locale: Locale, site: &str) -> Words {
        Words {
            id: id(key),
            kind: key.kind.clone(),
            title: text(locale, "alert-test-title", &[]),
            text: text(locale, "alert-test-text", &[]),
            url: format!("{site}/me/alerts"),
            topic: "test".to_owned(),
        }
    }
}

/// What a table is called, or else who sits there.
fn about(header: &Header) -> String {
    if header.name.is_empty() { header.names().join(", ") } else { header.name.clone() }
}

fn topic(key: &AlertKey) -> String {
    hash(&format!("topic {}", key.game))[..32].to_owned()
}

fn id(key: &AlertKey) -> String {
    hash(&format!("alert {} {} {} {}", key.channel, key.game, key.kind, key.number))[..32].to_owned()
}
