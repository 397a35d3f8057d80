//! Words for everything that can come up, tried on whole games.

use std::collections::HashSet;

use runestones_ai::bot_named;
use runestones_rules::{CardSet, Cards, Decider, Event, Game, Options, Rune, Seat, Seed, StoneChoice, Tile};

use crate::draw::{self, Style, WIDTH};
use crate::words::{self, Listener, Names};

/// Plays a game with bots that make no sense, so that everything happens; shows each decision before it is made.
fn play(options: &Options, number: u64, mut look: impl FnMut(&Game)) -> (Game, Vec<Event>) {
    let (seed, mut bot) = (Seed::from_number(number), bot_named("random", number).unwrap());
    let mut events = Vec::new();
    let mut game = Game::new(options, &mut events).unwrap();
    for lots in 0.. {
        match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => game.play(seed.outcome(&game, lots).unwrap(), &mut events).unwrap(),
            Decider::Seat(seat) => {
                look(&game);
                game.play(bot.choose(&game.view(seat)), &mut events).unwrap();
            }
        }
    }
    (game, events)
}

/// Players without names of their own.
fn druids() -> Names {
    Names::of(&Seat::first(Seat::MOST).map(|seat| words::druid(seat).to_owned()).collect::<Vec<_>>())
}

fn everything(players: usize) -> Options {
    Options { night: true, stones: StoneChoice::Random, ..Options::base(players) }
}

#[test]
fn every_decision_has_a_question_and_choices_that_differ() {
    for number in 0..6 {
        play(&everything(2 + number as usize % 3), number, |game| {
            let view = game.view(game.active());
            assert!(words::question(&view).is_some_and(|question| !question.is_empty()));
            let mut seen = HashSet::new();
            for mv in view.legal_moves() {
                let choice = words::choice(&view, mv);
                assert!(!choice.is_empty() && seen.insert(choice.clone()), "`{mv}` is `{choice}` like another move");
            }
        });
    }
}

#[test]
fn every_table_fits_and_shows_nothing_hidden() {
    let mut rng = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(1);
    for number in 0..3 {
        play(&everything(2 + number as usize), number, |game| {
            let view = game.view(game.active());
            let table = draw::table(&view, &druids(), Style::PLAIN);
            for line in table.lines() {
                assert!(line.chars().count() <= WIDTH, "too wide: {line}");
                assert_eq!(line, line.trim_end());
            }
            let other = view.sample(&mut rng);
            assert_eq!(table, draw::table(&other.view(game.active()), &druids(), Style::PLAIN));
        });
    }
}

#[test]
fn colours_change_nothing_but_the_colour() {
    play(&everything(2), 3, |game| {
        let view = game.view(game.active());
        let coloured = draw::table(&view, &druids(), Style { colour: true });
        let mut plain = String::new();
        let mut parts = coloured.split('\u{1b}');
        plain += parts.next().unwrap_or_default();
        for part in parts {
            plain += part.split_once('m').map_or("", |(_, rest)| rest);
        }
        assert_eq!(plain, draw::table(&view, &druids(), Style::PLAIN));
    });
}

#[test]
fn others_are_not_told_what_was_drawn() {
    let (game, events) = play(&everything(3), 4, |_| {});
    let set = game.card_set();
    let tell = |listener| words::tell(set, events.iter().copied(), listener, &druids());
    let hidden = |sentences: &[String]| sentences.iter().filter(|line| line.contains(" cards: ")).count();
    assert_eq!(hidden(&tell(Listener::Watcher)), 0);
    assert!(hidden(&tell(Listener::Reader)) > 0);
    for seat in game.seats() {
        let told = tell(Listener::Seat(seat));
        assert!(hidden(&told) > 0);
        assert!(told.iter().all(|line| !line.contains(": ") || !line.contains("draws")), "{told:?}");
    }
}

#[test]
fn abilities() {
    let set = CardSet::standard();
    let mut lines: Vec<String> = Vec::new();
    for card in Cards::ALL.iter() {
        let face = set.face(card).unwrap();
        let (magic, ability) = (words::magic(face.magic), words::ability(&face.ability));
        lines.push(format!("{} | {magic} | {ability}", words::card(set, card)));
    }
    lines
        .extend((1..=18).filter_map(Tile::new).map(|tile| format!("tile {tile} | {}", words::ability(set.tile(tile)))));
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn explanations() {
    let set = CardSet::standard();
    let asked = ["21", "goblin 21", "100", "80", "71", "tile 7", "die", "Hand Size", "three-abilities"];
    let answers: Vec<String> = asked.iter().map(|asked| words::explain(set, asked).unwrap()).collect();
    insta::assert_snapshot!(answers.join("\n\n"));
    for rune in Rune::ALL {
        assert!(words::explain(set, words::stone(rune)).is_some());
        assert!(words::explain(set, &rune.to_string()).is_some());
    }
    for bad in ["", "10", "tile 19", "tile", "plus plus", "🗿"] {
        assert_eq!(words::explain(set, bad), None, "{bad}");
    }
}

#[test]
fn a_game_as_it_is_told() {
    let (game, events) = play(&everything(2), 7, |_| {});
    let grey = Listener::Seat(Seat::new(1).unwrap());
    let told = words::tell(game.card_set(), events, grey, &druids());
    let (first, last) = (&told[..60], &told[told.len() - 20..]);
    insta::assert_snapshot!(format!("{}\n[…]\n{}", first.join("\n"), last.join("\n")));
}

#[test]
fn a_table_as_it_is_drawn() {
    let mut drawn = String::new();
    play(&everything(3), 11, |game| {
        if game.turn() == 150 && drawn.is_empty() {
            drawn = draw::table(&game.view(game.active()), &druids(), Style::PLAIN);
        }
    });
    insta::assert_snapshot!(drawn);
}
