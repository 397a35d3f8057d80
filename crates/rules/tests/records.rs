//! Old records: what once replayed replays for ever.

use std::fs;
use std::path::{Path, PathBuf};

use runestones_rules::record::{Difference, Fairness, Record};
use runestones_rules::{
    Action, Card, CardSet, Decider, Entry, FirstPlayer, Game, Move, Options, RulesVersion, Rune, Seat, Seed, Session,
    StoneChoice, TurnEnd, Use,
};

fn records() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The records as files: the name and the text.
fn files() -> Vec<(PathBuf, String)> {
    let files = fs::read_dir(records()).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

fn read(path: &Path, text: &str) -> Record {
    Record::parse(text, &[]).unwrap_or_else(|problems| panic!("{}: {problems:#?}", path.display()))
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
        assert_eq!(Record::from_json(&record.to_json(), &[]), Ok(record), "{path:?}");
    }
}

#[test]
fn a_card_of_another_set_is_not_taken_for_the_same() {
    let (_, text) = files().swap_remove(0);
    let other = text.replace(&CardSet::standard().hash_hex(), &"0".repeat(64));
    assert_ne!(other, text);
    let rejected = Record::parse(&other, &[]).unwrap_err();
    assert!(rejected.to_string().contains("is not known here"), "{rejected}");
}

/// Each version has a recorded game in which two Switches are used in one action.
fn switch_record(version: RulesVersion) -> Record {
    let path = records().join(format!("switch-rules-{version}.txt"));
    read(&path, &fs::read_to_string(&path).unwrap())
}

#[test]
fn a_game_replays_by_its_own_version_of_the_rules() {
    // rule: N4, N5
    for version in RulesVersion::ALL {
        let record = switch_record(version);
        assert_eq!(record.options.rules, version);
        assert!(record.verify().is_sound());
        for other in RulesVersion::ALL.into_iter().filter(|other| *other != version) {
            let by_other = Record { options: Options { rules: other, ..record.options.clone() }, ..record.clone() };
            let differences = by_other.verify().differences;
            let refused = differences.iter().any(|difference| matches!(difference, Difference::Illegal(_)));
            assert!(refused, "{version} by {other}: {differences:?}");
        }
    }
}

#[test]
fn a_game_that_asks_for_the_end_of_a_turn_replays_only_so() {
    let path = records().join("end-asked-3-rules-2.txt");
    let record = read(&path, &fs::read_to_string(&path).unwrap());
    assert_eq!(record.options.turn_end, TurnEnd::Asked);
    let lone = |step: &runestones_rules::record::ReplayStep| step.before.legal_moves()[..] == [Move::Done];
    assert!(record.replay().unwrap().filter_map(Result::ok).filter(lone).count() > 20, "the end was asked for");
    let options = Options { turn_end: TurnEnd::AtOnce, ..record.options.clone() };
    let differences = Record { options, ..record }.verify().differences;
    assert!(differences.iter().any(|difference| matches!(difference, Difference::Illegal(_))), "{differences:?}");
}

#[test]
fn new_games_play_the_current_rules_with_the_newest_cards() {
    let options = Options::base(2);
    assert_eq!(options.rules, RulesVersion::CURRENT);
    assert_eq!(Some(&options.card_set), CardSet::shipped().last());
    // Everything that is new at once: rules and cards of the records that were written last.
    let newest = switch_record(RulesVersion::CURRENT).options;
    assert_eq!((newest.rules, newest.card_set), (options.rules, options.card_set));
}

/// Plays new games and writes them down, for a new version of the rules or a new card set:
///
/// `cargo test -p runestones-rules --test records -- --ignored write_new_records`
///
/// Records that are there stay as they are: they are what the tests above are for.
#[test]
#[ignore = "writes files"]
fn write_new_records() {
    let version = RulesVersion::CURRENT;
    let chosen = StoneChoice::Chosen(Rune::ALL[2..].to_vec());
    let base = Options::base;
    let games = [
        ("base-2", base(2)),
        ("base-3", base(3)),
        ("night-2", Options { night: true, ..base(2) }),
        ("night-4", Options { night: true, stones: StoneChoice::Random, ..base(4) }),
        ("queenie-2", Options { stones: chosen, first: FirstPlayer::Seat(1), ..base(2) }),
        ("queenie-night-3", Options { night: true, stones: StoneChoice::Random, ..base(3) }),
    ];
    for (number, (name, options)) in (1..).zip(games) {
        write_new(&format!("{name}-rules-{version}"), || play(options, number, &|_, _| 0));
    }
    let asked = Options { night: true, turn_end: TurnEnd::Asked, ..base(3) };
    write_new(&format!("end-asked-3-rules-{version}"), || play(asked, 7, &|_, _| 0));
    write_new(&format!("switch-rules-{version}"), || {
        let options = Options { night: true, ..base(2) };
        let mut games = (1..).map(|number| play(options.clone(), number, &fond_of_switch));
        games.find(has_two_switches_at_once).unwrap()
    });
}

fn write_new(name: &str, record: impl FnOnce() -> Record) {
    let path = records().join(format!("{name}.txt"));
    if !path.exists() {
        fs::write(path, record().to_text()).unwrap();
    }
}

fn play(options: Options, number: u64, fondness: &dyn Fn(&Game, Move) -> u32) -> Record {
    let names = Seat::first(options.players).map(|seat| format!("Seat {seat}")).collect();
    let mut session = Session::new(options, names, Seed::from_number(number)).unwrap();
    let mut noise = number;
    while let Decider::Seat(seat) = session.game().decider() {
        let legal = session.game().legal_moves();
        let worth = |mv: &Move| {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            worth(session.game(), seat, *mv) + fondness(session.game(), *mv) + (noise >> 33) as u32 % 6
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

/// Collects Switches, and uses them when two are at hand.
fn fond_of_switch(game: &Game, mv: Move) -> u32 {
    let is_switch = |card: &Card| (87..=90).contains(&card.number());
    let two = game.player(game.active()).hand().iter().chain(game.front().iter()).filter(is_switch).count() >= 2;
    match mv {
        Move::Take(card) | Move::Use(_, Use::AnyCard(card) | Use::ColourCard(card)) if is_switch(&card) => 60,
        Move::Action(Action::Abilities) if two => 60,
        Move::Lay(card) if is_switch(&card) && two => 60,
        Move::Use(_, Use::Switch) => 60,
        _ => 0,
    }
}

fn has_two_switches_at_once(record: &Record) -> bool {
    let is_switch = |entry: &Entry| matches!(entry, Entry::Move(Move::Use(_, Use::Switch)));
    let switches = record.replay().unwrap().filter_map(Result::ok).filter(|step| is_switch(&step.entry));
    let turns: Vec<u16> = switches.map(|step| step.before.turn()).collect();
    turns.windows(2).any(|pair| pair[0] == pair[1])
}
