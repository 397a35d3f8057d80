//! Positions: exact on the way out and back, and harmless whatever somebody writes into them.

use proptest::prelude::*;
use runestones_rules::position::{MOST_BYTES, Position, PositionProblem};
use runestones_rules::{Card, CardSet, Decider, Game, Move, Options, RulesVersion};
use runestones_testing::{Walk, options_of_every_mix};
use serde_json::Value;

/// The same game through text and through JSON, brief and whole.
fn assert_round_trips(game: &Game) {
    for position in [Position::of(game), Position::whole(game)] {
        let text = position.to_text();
        let from_text = Position::parse(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
        assert_eq!(from_text, position, "{text}");
        assert_eq!(Position::from_json(&position.to_json()).unwrap(), position);
        let read = position.game(&[]).unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"));
        assert_eq!(read, *game, "{text}");
    }
}

#[test]
fn every_moment_of_random_games_round_trips() {
    for (number, options) in options_of_every_mix().into_iter().enumerate() {
        let mut walk = Walk::new(&options, number as u64);
        while walk.step() {
            assert_round_trips(&walk.game);
        }
        assert_round_trips(&walk.game);
    }
}

#[test]
fn a_brief_position_is_brief() {
    let text = "[seat.1]\nhand = [16, 21]\nore = 3\n";
    let game = Position::parse(text).unwrap().game(&[]).unwrap();
    // What is written says by which cards and rules, for ever; what is read need not.
    let hash = CardSet::standard().hash_hex();
    let head = format!("card-set = \"standard\"\ncard-set-hash = \"{hash}\"\nrules-version = 2\n\n");
    assert_eq!(Position::of(&game).to_text(), head + text);
}

#[test]
fn a_position_keeps_its_cards_and_its_rules() {
    let options = Options { card_set: CardSet::shipped()[0], rules: RulesVersion::One, ..Options::base(2) };
    let game = Game::new(&options, &mut ()).unwrap();
    let again = Position::parse(&Position::of(&game).to_text()).unwrap().game(&[]).unwrap();
    assert_eq!(again, game);
    assert_eq!((again.rules(), again.card_set()), (RulesVersion::One, CardSet::shipped()[0]));
    let unknown = Position::parse("rules-version = 3").unwrap_err().to_string();
    assert!(unknown.contains("this program plays versions 1 to 2"), "{unknown}");
}

#[test]
fn a_used_switch_is_where_its_rules_put_it() {
    // rule: N4
    let text = "night = true\ncreature-discard = [40]\nuse.laid = [{ card = 101 }, { card = 89, used = [1] }]\n";
    let fetch = "pending = [{ fetch = { to-hand = true } }]\n";
    let game = |text: &str| Position::parse(text).unwrap().game(&[]);
    let front = |text: &str| game(text).unwrap().front().iter().map(Card::number).collect::<Vec<u8>>();
    assert_eq!(front(&format!("rules-version = 1\n{text}")), [89, 101]);
    assert_eq!(front(text), [101]);
    assert!(game(&format!("rules-version = 1\n{text}{fetch}")).is_ok());
    assert!(game(&format!("{text}{fetch}")).is_err(), "the Switch is not in the creature discard");
    let both = text.replace("[40]", "[40, 89]");
    assert!(game(&format!("{both}{fetch}")).is_ok());
    let alone = text.replace("[40]", "[89]");
    assert!(game(&format!("{alone}{fetch}")).is_err(), "there is nothing else to fetch");
    assert!(game(&format!("rules-version = 1\n{both}")).is_err(), "it lies in front of the player as well");
}

#[test]
fn another_card_set_is_named_with_its_hash() {
    let text = CardSet::standard().to_text().replace("name = \"standard\"", "name = \"mine\"");
    let mine = CardSet::parse(&text).unwrap().intern();
    let game = Game::new(&Options { card_set: mine, ..Options::base(2) }, &mut ()).unwrap();
    let position = Position::of(&game);
    assert_eq!(position.game(&[mine]), Ok(game));
    // A name alone means one of the sets at hand, a hash any set that is known.
    let by_name = Position { card_set_hash: None, ..position.clone() };
    assert_eq!(by_name.game(&[mine]), Ok(game));
    assert_eq!(by_name.game(&[]), Err(vec![PositionProblem::NoSuchSet("mine".to_owned())]));
    assert_eq!(position.game(&[]), Ok(game));
    let forged = Position { card_set_hash: Some("00".to_owned()), ..position };
    assert!(forged.game(&[mine]).is_err());
}

/// Replaces one value somewhere inside by another one from somewhere in `donor`, or leaves it out.
fn mutate(value: &mut Value, donor: &Value, choices: &mut impl Iterator<Item = u32>) {
    let mut pick = |count: usize| choices.next().unwrap_or(0) as usize % count.max(1);
    let count = match value {
        Value::Object(map) => map.len(),
        Value::Array(items) => items.len(),
        _ => 0,
    };
    let here = pick(count + 1);
    let descend = here < count;
    match value {
        Value::Object(map) if descend => {
            let key = map.keys().nth(here).cloned().unwrap();
            if pick(8) == 0 {
                map.remove(&key);
            } else {
                let other = donor.get(&key).cloned().unwrap_or(Value::Null);
                mutate(&mut map[&key], &other, choices);
            }
        }
        Value::Array(items) if descend => match pick(4) {
            0 => drop(items.remove(here)),
            1 => items.push(items[here].clone()),
            _ => mutate(&mut items[here], &donor.get(here).cloned().unwrap_or(Value::Null), choices),
        },
        Value::Number(_) if donor.is_null() || pick(2) == 0 => *value = Value::from(pick(110)),
        Value::Bool(truth) => *truth = !*truth,
        _ if !donor.is_null() => *value = donor.clone(),
        _ => {}
    }
}

/// Plays on to the end at random: whatever passed the checks has to be playable.
fn assert_playable(game: &Game, seed: u64) {
    let mut walk = Walk::from(game, seed);
    for _ in 0..200_000 {
        if !walk.step() {
            assert!(walk.game.standing().is_some());
            return;
        }
        if walk.game.decider() != Decider::Chance {
            assert!(walk.game.legal_moves().len() != 1);
        }
    }
    panic!("the game does not end:\n{}", Position::of(&walk.game).to_text());
}

/// A game of one of the mixes after a number of entries.
fn game_at(mix: usize, seed: u64, entries: usize) -> Game {
    let mixes = options_of_every_mix();
    let mut walk = Walk::new(&mixes[mix % mixes.len()], seed);
    for _ in 0..entries {
        if !walk.step() {
            break;
        }
    }
    walk.game
}

proptest! {
    // A failure is best kept as a test of its own, with a name.
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_mutated_position_is_refused_or_playable(
        mix in 0..12usize,
        seed in any::<u64>(),
        entries in (0..900usize, 0..900usize),
        whole in any::<bool>(),
        choices in prop::collection::vec(any::<u32>(), 1..60),
        mutations in 1..4usize,
    ) {
        let write = |game: &Game| if whole { Position::whole(game) } else { Position::of(game) };
        let mut value = serde_json::to_value(write(&game_at(mix, seed, entries.0))).unwrap();
        let donor = serde_json::to_value(write(&game_at(mix, !seed, entries.1))).unwrap();
        let mut choices = choices.into_iter().cycle();
        for _ in 0..mutations {
            mutate(&mut value, &donor, &mut choices.by_ref().take(60));
        }
        if let Ok(position) = Position::from_json(&value.to_string())
            && let Ok(game) = position.game(&[])
        {
            prop_assert_eq!(Position::of(&game).game(&[]), Ok(game));
            assert_playable(&game, seed);
        }
    }

    #[test]
    fn hostile_text_never_panics(text in "\\PC{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Position::parse(&text);
        let _ = Position::from_json(&text);
        let _ = Position::parse(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_damaged_text_never_panics(seed in any::<u64>(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let game = game_at(seed as usize, seed, (seed % 700) as usize);
        let mut text = Position::whole(&game).to_text().into_bytes();
        let place = at.index(text.len());
        text[place] = byte;
        if let Ok(position) = Position::parse(&String::from_utf8_lossy(&text)) {
            let _ = position.game(&[]);
        }
    }
}

fn problems(text: &str) -> Vec<String> {
    match Position::parse(text) {
        Err(problem) => vec![problem.to_string()],
        Ok(position) => match position.game(&[]) {
            Err(problems) => problems.iter().map(ToString::to_string).collect(),
            Ok(game) => panic!("this should not be a position:\n{}", Position::of(&game).to_text()),
        },
    }
}

#[test]
fn every_problem_is_reported_at_once() {
    let found = problems(
        r#"
        deck = [16, 17]
        seat.1.hand = [16, 21]
        seat.1.gems = "16 blue"
        seat.1.score = 2000
        seat.2.infused = "red"
        supply.ore = 19
        "#,
    );
    for expected in [
        "card 16 is in the deck and in the hand of seat 1",
        "card 70 is nowhere",
        "there are 16 blue gems; the game has 15",
        "there are 19 ore; the game has 20",
        "seat 1 has 2000 points; the most is 999",
        "seat 2 has a gem on the Wild Gem stone, but not the stone",
    ] {
        assert!(found.iter().any(|problem| problem == expected), "{expected} is not among {found:#?}");
    }
}

#[test]
fn each_kind_of_nonsense_has_its_message() {
    let cases = [
        ("seat.5.score = 1", "there is no seat `5`"),
        ("players = 5", "5 players cannot play"),
        ("players = 2\nseat.3.score = 1", "seat 3 is not at the table"),
        ("colour = 1", "unknown field `colour`"),
        ("\n\nseat.1.hand = [16, 16]", "line 3: card 16 is listed twice"),
        ("seat.1.hand = [108]", "there is no card `108`"),
        ("deck = [100]", "card 100 cannot be in the deck"),
        ("night = false\nseat.1.hand = [80]", "card 80 cannot be in the hand of seat 1"),
        ("night = false\ntiles = [1, 2, 3, 4]", "without Creatures of the Night"),
        ("tiles = [1, 1, 2, 3]", "wisp tile 1 is in two places"),
        ("tiles = [1, 0, 2, 3]", "face-up tile position 2"),
        ("wisps = [5, 6]", "no night token lies on space 6"),
        ("wisps = [5, 10, 15, 20]", "4 spaces show a wisp"),
        ("wisps = [5]\nseat.2.score = 7\nseat.2.tokens = 0", "seat 2 has dealt with 0 wisp tokens, but has reached 1"),
        ("display = [0, 11, 12, 13, 14, 15]", "the display has a gap"),
        ("display = [11, 12, 0, 13, 14, 15]", "the display has a gap"),
        ("display = [11, 12, 13, 14, 15, 15]", "card 15 is in the display and in the display"),
        (r#"forges = ["blue", "none", "red", "red", "blue"]"#, "a forge is empty"),
        (r#"seat.1.top = ["blue", "wild@blue"]"#, "`wild@blue` cannot lie there"),
        (
            r#"seat.1.stones = ["plus"]
            seat.2.stones = ["plus"]"#,
            "there are 2 plus stones; the game has 1",
        ),
        (r#"stones-in-play = ["plus"]"#, "1 types of rune stones are in play"),
        (r#"seat.1.stones = ["plus", "exchange", "hand-size", "wild-gem", "double-die"]"#, "seat 1 has 5 rune stones"),
        ("seat.1.draw = []\nseat.1.hand = []", "seat 1 has no card at all"),
        ("seat.1.hand = [101]\nseat.1.known = [102]", "seat 1 has known cards that are not in the hand"),
        ("seat.1.box = [101]\nseat.1.hand = [101]", "card 101 is in the box of seat 1 and with seat 1"),
        ("active = 2\nturn = 3", "turn 3 cannot be that of seat 2"),
        ("seat.2.score = 66", "seat 2 has 65 points or more, but its turn is still to come"),
        (r#"phase = "over""#, "the game cannot be over"),
        ("phase = \"trade\"\nsummon.points = 2", "`summon` does not fit the phase `trade`"),
        ("exchanged = true", "the Exchange stone was used"),
        ("summon.played = [101, 102]", "the cards played for magic points share no colour"),
        ("summon.played = [101]\nsummon.points = 7", "more magic points than the cards played give"),
        ("use.laid = [{ card = 101 }, { card = 102 }, { card = 103 }]", "more cards are laid out than the player may"),
        ("use.laid = [{ card = 101, used = [2] }, { card = 102 }]", "more of a card was used than it has"),
        ("forging.visited = 7", "there is no such forge"),
        ("phase = \"forge\"", "a Forge was begun that cannot make anything"),
        ("phase = \"action\"\npending = [\"take-stone\"]", "nothing can be pending in this phase"),
        ("phase = \"trade\"\npending = [{ draw = { left = 1 } }]", "pending item 1: nothing draws so many cards"),
        ("phase = \"setup-display\"", "during the preparation, each player has one gem of each kind"),
    ];
    for (text, expected) in cases {
        let found = problems(text);
        assert!(found.iter().any(|problem| problem.contains(expected)), "`{text}` should say `{expected}`: {found:#?}");
    }
}

#[test]
fn a_huge_text_is_not_even_read() {
    let text = "#".repeat(MOST_BYTES + 1);
    assert_eq!(Position::parse(&text), Err(PositionProblem::TooLong(MOST_BYTES + 1)));
    assert_eq!(Position::from_json(&text), Err(PositionProblem::TooLong(MOST_BYTES + 1)));
}

/// A set whose wisp tiles all let a card be played, so that four of them can be in use, one inside the other.
fn set_of_play_tiles() -> &'static CardSet {
    let standard = CardSet::standard().to_text();
    let (before, rest) = standard.split_once("tiles = [").unwrap();
    let (_, after) = rest.split_once("]\n").unwrap();
    let tiles = "\"play\", ".repeat(18);
    let text = format!("{before}tiles = [{tiles}]\n{after}").replace("name = \"standard\"", "name = \"plays\"");
    CardSet::parse(&text).unwrap().intern()
}

#[test]
fn the_deepest_pile_of_interruptions_has_room() {
    // rule: N6, N9, N10, R7
    let text = r#"
        card-set = "plays"
        wisps = [5]
        tiles = [0, 0, 0, 0]
        seat.1.score = 6
        seat.1.stones = ["double-die"]
        use.laid = [{ card = 27, used = [2], points = "points" }, { card = 101 }]
        pending = [
            { die = { face = "two-points", times = 1, by = "card" } },
            { tile = { tile = 1, slot = 1, used = [1] } },
            { played-card = { card = 91, used = [1] } },
            { tile = { tile = 2, slot = 2, used = [1] } },
            { played-card = { card = 92, used = [1] } },
            { tile = { tile = 3, slot = 3, used = [1] } },
            { played-card = { card = 93, used = [1] } },
            { tile = { tile = 4, slot = 4, used = [1] } },
            { played-card = { card = 105, used = [1] } },
            { die = { face = "card", times = 2, by = "card" } },
        ]
    "#;
    let set = set_of_play_tiles();
    let mut game = Position::parse(text).unwrap().game(&[set]).unwrap();
    let draw: Move = "die draw 1".parse().unwrap();
    game.play(draw, &mut ()).unwrap();
    assert_eq!(Position::whole(&game).pending.unwrap().len(), 11);
    assert_eq!(Position::of(&game).game(&[set]), Ok(game));
    assert_playable(&game, 1);
}
