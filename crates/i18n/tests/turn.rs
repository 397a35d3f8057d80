//! One turn as its players read it, for a look at the whole.

use std::fmt::Write as _;

use runestones_i18n::{Locale, Voice, plain};
use runestones_rules::{CardSet, Decider, Event, Game, Options, RulesVersion, Seat};
use runestones_testing::{Temper, Walker, names};

/// What is said in one turn, in one language: prompts and log for the player, the log for a watcher.
fn turn(locale: Locale, number: u16) -> String {
    let names = names();
    // The first cards and rules: the turn that is read here has everything in it.
    let options =
        Options { night: true, card_set: CardSet::shipped()[0], rules: RulesVersion::One, ..Options::base(3) };
    let mut walker = Walker::with(43, Temper::Lively);
    let mut events = Vec::new();
    let mut game = Game::new(&options, &mut events).expect("good options");
    let voice = Voice::new(locale, game.card_set(), &names);
    let mut said = String::new();
    let mut player: Option<Seat> = None;
    loop {
        for event in events.drain(..) {
            if let Event::Turn { seat, turn } = event {
                player = (turn == number).then_some(seat);
            }
            if player.is_some() {
                tell(&voice, event, player, &mut said);
            }
        }
        if let (Some(question), Decider::Seat(seat), true) = (game.question(), game.decider(), player.is_some()) {
            let view = game.view(seat);
            let _ = writeln!(said, "? {}", plain(&voice.prompt(question, &view)));
            for mv in game.legal_moves() {
                let _ = writeln!(said, "  [{}]", plain(&voice.move_label(mv, &view)));
            }
        }
        if game.turn() > number {
            return said;
        }
        let entry = walker.next(&game).expect("the game goes on");
        game.play(entry, &mut events).expect("a legal entry");
    }
}

fn tell(voice: &Voice, event: Event, player: Option<Seat>, said: &mut String) {
    if let (Some(own), Some(others)) = (voice.event_line(event, player), voice.event_line(event, None)) {
        let _ = if plain(&own) == plain(&others) {
            writeln!(said, "{}", plain(&own))
        } else {
            writeln!(said, "{} | {}", plain(&own), plain(&others))
        };
    }
}

#[test]
fn a_turn_in_six_languages() {
    for locale in Locale::ALL {
        insta::assert_snapshot!(locale.tag(), turn(locale, TURN));
    }
}

/// A turn in which much happens.
const TURN: u16 = 32;
