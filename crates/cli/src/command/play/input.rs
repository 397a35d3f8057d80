//! What a person can type.

use std::path::PathBuf;

use runestones_i18n::Voice;
use runestones_rules::{Move, Place};

/// What a typed line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A move, by its number or in notation.
    Move(Move),
    Undo,
    /// Take the whole turn back.
    Restart,
    Table,
    /// Help in general, or about something.
    Help(Option<String>),
    Save(Option<PathBuf>),
    Log,
    /// The table in words.
    Describe,
    /// Why nothing can be done with something.
    Why(Place),
    /// A move that is not legal now.
    Impossible(Move),
    Quit,
    Unclear(Unclear),
}

/// Why a line makes no sense.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unclear {
    /// There is nothing in it.
    Empty,
    /// No choice has this number.
    NoChoice(String),
    /// Neither a command nor a move.
    Meaningless(String),
    /// Somebody asks why about something that is not on the table.
    NoPiece(String),
}

impl Unclear {
    /// What to answer.
    pub(super) fn words(&self, voice: &Voice) -> String {
        match self {
            Unclear::Empty => String::new(),
            Unclear::NoChoice(number) => voice.text("terminal-no-choice", &[("number", number.as_str().into())]),
            Unclear::Meaningless(line) => voice.text("terminal-unclear", &[("line", line.as_str().into())]),
            Unclear::NoPiece(piece) => voice.text("terminal-no-piece", &[("piece", piece.as_str().into())]),
        }
    }
}

/// Reads a line that answers a question with these legal moves.
pub(super) fn read(line: &str, moves: &[Move]) -> Input {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Input::Unclear(Unclear::Empty),
        ("undo" | "u", None) => Input::Undo,
        ("restart" | "r", None) => Input::Restart,
        ("table" | "t", None) => Input::Table,
        ("help" | "h" | "?", about) => Input::Help(about.map(str::to_owned)),
        ("save", file) => Input::Save(file.map(PathBuf::from)),
        ("log", None) => Input::Log,
        ("describe", None) => Input::Describe,
        ("why", Some(piece)) => match piece.to_lowercase().parse() {
            Ok(place) => Input::Why(place),
            Err(_) => Input::Unclear(Unclear::NoPiece(short(piece))),
        },
        ("quit" | "q" | "exit", None) => Input::Quit,
        (number, None) if number.bytes().all(|byte| byte.is_ascii_digit()) => by_number(number, moves),
        _ => by_notation(line, moves),
    }
}

fn by_number(number: &str, moves: &[Move]) -> Input {
    let position = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match position.and_then(|position| moves.get(position)) {
        Some(mv) => Input::Move(*mv),
        None => Input::Unclear(Unclear::NoChoice(short(number))),
    }
}

fn by_notation(line: &str, moves: &[Move]) -> Input {
    match line.to_lowercase().parse::<Move>() {
        Ok(mv) if moves.contains(&mv) => Input::Move(mv),
        Ok(mv) => Input::Impossible(mv),
        Err(_) => Input::Unclear(Unclear::Meaningless(short(line))),
    }
}

fn short(text: &str) -> String {
    let cut: String = text.chars().take(40).flat_map(char::escape_debug).collect();
    if text.chars().count() > 40 { cut + "…" } else { cut }
}

#[cfg(test)]
mod tests {
    use runestones_i18n::Locale;
    use runestones_rules::CardSet;

    use super::*;

    #[test]
    fn lines_and_what_they_ask_for() {
        let moves: Vec<Move> = ["summon", "51 any blue", "done"].iter().map(|text| text.parse().unwrap()).collect();
        let read = |line: &str| read(line, &moves);
        assert_eq!(read(" 2 "), Input::Move(moves[1]));
        assert_eq!(read("51 any blue"), Input::Move(moves[1]));
        assert_eq!(read("DONE"), Input::Move(moves[2]));
        assert_eq!(read("help goblin 21"), Input::Help(Some("goblin 21".to_owned())));
        assert_eq!(read("save my game.txt"), Input::Save(Some("my game.txt".into())));
        assert_eq!(read("restart"), Input::Restart);
        assert_eq!(read("q"), Input::Quit);
        assert_eq!(read("why forge-5"), Input::Why(Place::Forge(5)));
        assert_eq!(read("Take 43"), Input::Impossible("take 43".parse().unwrap()));
        assert_eq!(read("why me"), Input::Unclear(Unclear::NoPiece("me".to_owned())));
        assert_eq!(read("4"), Input::Unclear(Unclear::NoChoice("4".to_owned())));
        assert_eq!(read("undo it"), Input::Unclear(Unclear::Meaningless("undo it".to_owned())));
        let voice = Voice::new(Locale::En, CardSet::standard(), &[]);
        for bad in ["", "0", "99999999999999999999999", "\u{1b}[2J", &"x".repeat(5000)] {
            let Input::Unclear(unclear) = read(bad) else { panic!("{bad} was understood") };
            let message = unclear.words(&voice);
            assert!(message.len() < 120 && !message.contains('\u{1b}'), "{message}");
        }
    }
}
