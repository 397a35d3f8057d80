//! Moves, outcomes and entries as text and as JSON: they round-trip, and garbage gets an answer.

use proptest::prelude::*;
use runestones_rules::{
    Action, Card, Cards, Colour, DieFace, Entry, Game, Gem, Gems, Move, Outcome, Payment, RowName, Rune, Seat, Source,
    Tile, Use,
};
use runestones_testing::{Walker, any_options};

fn one_of<T: Clone + std::fmt::Debug + 'static>(all: impl IntoIterator<Item = T>) -> impl Strategy<Value = T> + Clone {
    proptest::sample::select(all.into_iter().collect::<Vec<T>>())
}

fn card() -> impl Strategy<Value = Card> + Clone {
    one_of(Cards::ALL.iter())
}

fn colour() -> impl Strategy<Value = Colour> + Clone {
    one_of(Colour::ALL)
}

fn tile() -> impl Strategy<Value = Tile> + Clone {
    one_of((1..=18).filter_map(Tile::new))
}

fn any_use() -> impl Strategy<Value = Use> {
    prop_oneof![
        colour().prop_map(Use::Gem),
        colour().prop_map(Use::AnyGem),
        (1u8..10).prop_map(Use::Wild),
        card().prop_map(Use::ColourCard),
        card().prop_map(Use::AnyCard),
        Just(Use::Roll),
        (1u8..20).prop_map(Use::Points),
        (1u8..20, colour()).prop_map(|(points, colour)| Use::PointsAsGem(points, colour)),
        Just(Use::Exchange),
        Just(Use::Pillage),
        Just(Use::Resurrection),
        Just(Use::Switch),
        tile().prop_map(Use::Wisp),
        Just(Use::Ore),
        (1u8..10).prop_map(Use::Draw),
        card().prop_map(Use::Play),
        colour().prop_map(Use::Give),
    ]
}

fn any_move() -> impl Strategy<Value = Move> {
    let source = prop_oneof![card().prop_map(Source::Card), Just(Source::Tile), Just(Source::Die)];
    prop_oneof![
        one_of([Action::Summon, Action::Abilities, Action::Forge, Action::Pass]).prop_map(Move::Action),
        card().prop_map(Move::Play),
        card().prop_map(Move::Take),
        card().prop_map(Move::Lay),
        (source, any_use()).prop_map(|(source, what)| Move::Use(source, what)),
        proptest::array::uniform5(0u8..=15).prop_map(|gems| Move::Pay(Gems(gems))),
        card().prop_map(Move::Fetch),
        tile().prop_map(Move::Wisp),
        (1u8..=6, one_of([Payment::Gems, Payment::Ore])).prop_map(|(forge, payment)| Move::Forge(forge, payment)),
        (one_of(RowName::BOTH), one_of(Gem::ALL)).prop_map(|(row, space)| Move::Place(row, space)),
        one_of(RowName::BOTH).prop_map(Move::Trade),
        one_of(Rune::ALL).prop_map(Move::Stone),
        one_of(Gem::ALL).prop_map(Move::GemForOre),
        colour().prop_map(Move::OreForGem),
        colour().prop_map(Move::Infuse),
        Just(Move::Done),
    ]
}

fn any_outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        one_of(Seat::first(4)).prop_map(Outcome::First),
        one_of(Rune::ALL).prop_map(Outcome::Omit),
        colour().prop_map(Outcome::Artifact),
        any::<bool>().prop_map(Outcome::Token),
        tile().prop_map(Outcome::Tile),
        card().prop_map(Outcome::Reveal),
        card().prop_map(Outcome::Draw),
        card().prop_map(Outcome::Top),
        one_of(DieFace::ALL).prop_map(Outcome::Roll),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn entries_round_trip(entry in prop_oneof![any_move().prop_map(Entry::from), any_outcome().prop_map(Entry::from)]) {
        let text = entry.to_string();
        prop_assert_eq!(text.parse(), Ok(entry), "{}", text);
        let json = serde_json::to_string(&entry).unwrap();
        prop_assert_eq!(serde_json::from_str::<Entry>(&json).unwrap(), entry);
    }

    #[test]
    fn what_is_read_is_written_the_same_way(text in "[*]?[a-z0-9-]{1,12}( [a-z0-9-]{1,8}){0,3}") {
        if let Ok(entry) = text.parse::<Entry>() {
            prop_assert_eq!(entry.to_string(), text);
        }
    }

    #[test]
    fn garbage_gets_an_answer_of_bounded_length(text: String) {
        if let Err(error) = text.parse::<Entry>() {
            prop_assert!(error.to_string().chars().count() < 700, "{}", error);
        }
        let _ = text.parse::<Move>();
        let _ = text.parse::<Outcome>();
        let _ = serde_json::from_str::<Entry>(&text);
    }

    #[test]
    fn words_in_any_order_never_panic(words in proptest::collection::vec(one_of([
        "summon", "use", "forge", "pass", "play", "take", "lay", "tile", "die", "pay", "fetch", "wisp", "place", "trade",
        "stone", "swap", "infuse", "done", "51", "107", "0", "999", "3vp", "vp", "as", "for", "ore", "any", "wild", "2",
        "blue", "red", "top", "plus", "*", "*roll", "*token", "draw", "give", "exchange", "any-card", "card",
    ]), 0..6)) {
        let text = words.join(" ");
        if let Ok(entry) = text.parse::<Entry>() {
            prop_assert_eq!(entry.to_string().parse(), Ok(entry));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_move_and_outcome_of_real_games_round_trips(options in any_options(), seed: u64) {
        let mut game = Game::new(&options, &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        while let Some(entry) = walker.next(&game) {
            for mv in game.legal_moves() {
                prop_assert_eq!(mv.to_string().parse(), Ok(mv));
            }
            for (outcome, _) in game.chance_outcomes() {
                prop_assert_eq!(format!("*{outcome}").parse(), Ok(Entry::Chance(outcome)));
            }
            game.play(entry, &mut ()).unwrap();
        }
    }
}

#[test]
fn moves_read_like_words() {
    for text in [
        "summon",
        "use",
        "forge",
        "pass",
        "play 104",
        "take 31",
        "lay 51",
        "51 green",
        "51 any blue",
        "51 any-card 62",
        "31 card 33",
        "105 roll",
        "106 2vp",
        "106 2vp as red",
        "77 2 wild",
        "21 exchange",
        "79 pillage",
        "83 resurrection",
        "87 switch",
        "91 wisp 3",
        "tile ore",
        "tile draw 2",
        "tile play 51",
        "die give blue",
        "pay blue blue wild",
        "fetch 21",
        "wisp 3",
        "forge 3",
        "forge 6 ore",
        "place top red",
        "trade bottom",
        "stone double-die",
        "swap blue for ore",
        "swap ore for red",
        "infuse yellow",
        "done",
        "*first 2",
        "*omit plus",
        "*artifact red",
        "*token wisp",
        "*token blank",
        "*tile 7",
        "*reveal 31",
        "*draw 103",
        "*top 31",
        "*roll any-gem",
    ] {
        let entry: Entry = text.parse().unwrap();
        assert_eq!(entry.to_string(), text);
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let error = |text: &str| text.parse::<Entry>().unwrap_err().to_string();
    assert_eq!(error("dance"), "`dance` is not a move: no move begins with `dance`");
    assert_eq!(error("play"), "`play` is not a move: something is missing at the end");
    assert_eq!(
        error("play 10"),
        "`play 10` is not a move: there is no card `10`; cards have the numbers 11 to 94 and 100 to 107"
    );
    assert_eq!(error("done now"), "`done now` is not a move: nothing should follow, but `now` does");
    assert_eq!(error("forge 7"), "`forge 7` is not a move: there is no forge `7`; they have the numbers 1 to 6");
    assert_eq!(
        error("*roll six"),
        "`roll six` is not a chance outcome: `six` is not a face of the die; it is one of: any-gem, gem-for-wild, \
         one-point, two-points, ore, card"
    );
}
