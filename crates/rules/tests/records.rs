//! Old records: what once replayed replays for ever.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use runestones_rules::notation::record::Fairness;
use runestones_rules::{
    Action, Decider, FirstPlayer, Game, Move, Options, Record, Rune, Seat, Seed, Session, StoneChoice,
};

/// The records as files: the name and the text.
fn files() -> Vec<(PathBuf, String)> {
    let files = fs::read_dir(common::records()).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

fn read(path: &Path, text: &str) -> Record {
    Record::parse(text, &common::card_sets()).unwrap_or_else(|problems| panic!("{}: {problems:#?}", path.display()))
}

#[test]
fn old_records_replay_and_are_sound() {
    assert!(files().len() >= 6);
    for (path, text) in files() {
        let record = read(&path, &text);
        let verification = record.verify();
        assert!(verification.is_sound(), "{path:?}: {:#?}", verification.differences);
        assert_eq!(verification.fairness, Fairness::Bound, "{path:?}");
        assert_eq!(verification.result, record.result, "{path:?}");
        assert!(record.result.is_some(), "{path:?} is a whole game");
        let last = record.replay().unwrap().last().unwrap().unwrap();
        assert_eq!(last.after.decider(), Decider::Nobody, "{path:?}");
    }
}

#[test]
fn old_records_are_written_as_they_are() {
    for (path, text) in files() {
        let record = read(&path, &text);
        assert_eq!(record.to_text(), text, "{path:?}");
        assert_eq!(Record::from_json(&record.to_json(), &common::card_sets()), Ok(record), "{path:?}");
    }
}

#[test]
fn a_card_of_another_set_is_not_taken_for_the_same() {
    let (_, text) = files().swap_remove(0);
    let rejected = Record::parse(&text, &[]).unwrap_err();
    assert!(rejected.to_string().contains("is not known here"), "{rejected}");
}

/// Plays new games and writes them down, for a new version of the rules or a new card set:
///
/// `cargo test -p runestones-rules --test records -- --ignored write_new_records`
///
/// Records that are there stay as they are: they are what the tests above are for.
#[test]
#[ignore = "writes files"]
fn write_new_records() {
    let set = common::card_sets().pop().unwrap();
    let chosen = StoneChoice::Chosen(Rune::ALL[2..].to_vec());
    let base = |players| Options { card_set: set, ..Options::base(players) };
    let games = [
        ("base-2", base(2)),
        ("base-3", base(3)),
        ("night-2", Options { night: true, ..base(2) }),
        ("night-4", Options { night: true, stones: StoneChoice::Random, ..base(4) }),
        ("queenie-2", Options { stones: chosen, first: FirstPlayer::Seat(1), ..base(2) }),
        ("queenie-night-3", Options { night: true, stones: StoneChoice::Random, ..base(3) }),
    ];
    for (number, (name, options)) in (1..).zip(games) {
        let path = common::records().join(format!("{name}.txt"));
        if !path.exists() {
            fs::write(path, play(options, number).to_text()).unwrap();
        }
    }
}

fn play(options: Options, number: u64) -> Record {
    let names = Seat::first(options.players).map(|seat| format!("Seat {seat}")).collect();
    let mut session = Session::new(options, names, Seed::from_number(number)).unwrap();
    let mut noise = number;
    while let Decider::Seat(seat) = session.game().decider() {
        let legal = session.game().legal_moves();
        let worth = |mv: &Move| {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            worth(session.game(), seat, *mv) + (noise >> 33) as u32 % 6
        };
        let best = legal.iter().copied().max_by_key(worth).unwrap();
        session.play(best, &mut ()).unwrap();
    }
    session.close()
}

/// What the player has right after the move, and a liking for forging: good enough to end a game in reasonable time.
fn worth(game: &Game, seat: Seat, mv: Move) -> u32 {
    let mut after = *game;
    after.play(mv, &mut ()).unwrap();
    let player = after.player(seat);
    let points = 4 * u32::from(after.final_score(seat).total);
    let pieces = u32::from(player.purse().pieces() + 12 * player.stones().len());
    let liking = match mv {
        Move::Action(Action::Forge) => 8,
        Move::Action(Action::Abilities) => 3,
        Move::Forge(..) | Move::Take(_) => 20,
        Move::Done => 0,
        _ => 2,
    };
    points + pieces + liking
}
