//! The game in the words that the pages use: any language, and the reasons why something cannot be done.

use runestones_i18n::{Locale, Voice, plain};
use runestones_rules::{CardSet, Event, Move, Place, Seat, SeatView};
use runestones_server::page::{GameInfo, SeatInfo, SeatKind, TableView, description};

use super::seats::Sitter;

/// A language, and who sits at the table.
pub(super) struct Tongue {
    locale: Locale,
    names: Vec<String>,
    seats: Vec<SeatInfo>,
}

impl Tongue {
    pub(super) fn new(locale: Locale, players: &[String], sitters: &[Sitter]) -> Tongue {
        let kind = |sitter: &Sitter| if *sitter == Sitter::Human { SeatKind::Here } else { SeatKind::Bot };
        // The record says in brackets who plays; the words say it themselves.
        let name = |player: &String| player.split(" (").next().unwrap_or_default().to_owned();
        let names: Vec<String> = players.iter().map(name).collect();
        let seats = names.iter().zip(sitters);
        let seats = seats.map(|(name, sitter)| SeatInfo { name: name.clone(), kind: kind(sitter), invitation: None });
        Tongue { locale, seats: seats.collect(), names }
    }

    fn voice<'a>(&'a self, set: &'a CardSet) -> Voice<'a> {
        Voice::new(self.locale, set, &self.names)
    }

    /// The table, part by part, as the text table of the server tells it.
    pub(super) fn table(&self, view: &SeatView) -> String {
        let voice = self.voice(view.public().card_set());
        description(&TableView::new(view, voice, &self.seats, GameInfo::default()))
    }

    /// What the viewer is asked.
    pub(super) fn question(&self, view: &SeatView) -> String {
        let game = view.public();
        game.question().map(|question| plain(&self.voice(game.card_set()).prompt(question, game))).unwrap_or_default()
    }

    /// A legal move.
    pub(super) fn choice(&self, view: &SeatView, mv: Move) -> String {
        plain(&self.voice(view.public().card_set()).move_label(mv, view.public()))
    }

    /// What happened, as somebody may know it.
    pub(super) fn tell(
        &self,
        set: &CardSet,
        events: impl Iterator<Item = Event>,
        listener: Option<Seat>,
    ) -> Vec<String> {
        let voice = self.voice(set);
        let lines = events.filter_map(|event| voice.event_line(event.seen_by(listener), listener));
        lines.map(|line| plain(&line)).collect()
    }

    /// Why nothing can be done with something, or that something can.
    pub(super) fn why(&self, view: &SeatView, place: Place) -> String {
        let voice = self.voice(view.public().card_set());
        view.why_not(place).map_or_else(|| voice.text("ui-why-possible", &[]), |reason| plain(&voice.why_not(reason)))
    }

    /// Why a move is not legal, with a space after it; nothing if no piece on the table explains it.
    pub(super) fn why_not(&self, view: &SeatView, mv: Move) -> String {
        let places = view.public().places(mv);
        let reason = places.into_iter().find_map(|place| view.why_not(place));
        let voice = self.voice(view.public().card_set());
        reason.map(|reason| plain(&voice.why_not(reason)) + " ").unwrap_or_default()
    }
}
