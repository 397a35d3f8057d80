//! The final score, and what it is made of.

use std::fmt::Write as _;

use runestones_i18n::{ScorePart, Voice, score_label};
use runestones_rules::{Game, Seat};

use super::text::{headline, strong, width, wrap};

/// Who has what and who won; nothing while the game goes on. `you` is whoever reads it, if that is a player.
pub(crate) fn final_score(game: &Game, you: Option<Seat>, voice: &Voice) -> Option<String> {
    let standing = game.standing()?;
    let parts = ScorePart::ALL.map(|part| score_label(voice.locale(), part));
    let title = voice.text("ui-final-score", &[]);
    let first = parts.iter().chain([&title]).map(|label| width(label)).max().unwrap_or_default();
    let names: Vec<String> = game.seats().map(|seat| voice.seat_name(seat)).collect();
    let right = |cell: &str, name: &str| format!("{}{cell}", " ".repeat((width(name).max(4) + 2) - width(cell)));
    let left = |cell: &str| format!("{cell}{}", " ".repeat(first - width(cell)));
    let head: String = names.iter().map(|name| right(name, name)).collect();
    let mut text = format!("{}\n", headline(&left(&title)) + &strong(&head));
    for (part, label) in ScorePart::ALL.into_iter().zip(&parts) {
        let scores = standing.scores.iter().zip(&names);
        let cells: String = scores.map(|(score, name)| right(&part.of(*score).to_string(), name)).collect();
        let _ = writeln!(text, "{}{cells}", left(label));
    }
    Some(wrap(&format!("{text}\n{}\n", strong(&winners(&standing.winners, you, voice)))))
}

fn winners(winners: &[Seat], you: Option<Seat>, voice: &Voice) -> String {
    match winners {
        [seat] if Some(*seat) == you => voice.text("ui-winner-you", &[]),
        [seat] => voice.text("ui-winner", &[("name", voice.seat_name(*seat).into())]),
        shared => {
            let names = voice.list(shared.iter().map(|seat| voice.seat_name(*seat)).collect());
            voice.text("ui-winners-shared", &[("names", names.into())])
        }
    }
}
