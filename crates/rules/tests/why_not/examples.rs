//! Positions that random games do not come to.

use runestones_rules::position::Position;
use runestones_rules::{CardSet, Decider, Entry, Game, Place, WhyNot};

use super::{Kinds, check_decision};

/// A position, what is played from there, a place, and the name of the reason.
type Example = (&'static str, &'static [&'static str], &'static str, &'static str);

const EXAMPLES: [Example; 11] = [
    ("seat.1.stones = ['exchange']\nseat.1.gems = '4 blue'", &[], "action-summon", "NoMagic"),
    (
        "seat.1.hand = ['101-104']\nseat.2.gems = '15 red'",
        &["use", "lay 101", "lay 102"],
        "effect-101-0",
        "NoGemInSupply(Red)",
    ),
    (
        "seat.1.hand = ['100-103']\nseat.1.stones = ['wild-gem']\nseat.2.gems = '15 blue 15 green 15 yellow 15 red'",
        &[],
        "own-wild-gem",
        "NoColouredGemInSupply",
    ),
    (
        "seat.1.hand = ['100-103']\nseat.1.stones = ['exchange']\nseat.1.gems = '1 red'\nseat.2.ore = 20",
        &[],
        "own-exchange",
        "NoOreInSupply",
    ),
    (
        "night = true\ntiles = [17, 7, 10, 15]\nseat.1.hand = [93, 106]\nseat.1.stones = ['exchange']\nseat.1.gems = '1 red'",
        &["use", "lay 93", "93 wisp 17"],
        "part-0",
        "HandEmpty",
    ),
    (
        "forges = ['blue', 'green', 'yellow', 'red', 'none']\n\
         seat.1.hand = ['100-103']\n\
         seat.2.top = ['blue', 'green', 'yellow', 'red']\nseat.2.bottom = ['blue', 'green', 'yellow', 'red']\n\
         seat.3.top = ['blue', 'green', 'yellow', 'red']\nseat.3.bottom = ['blue', 'green', 'yellow', 'red']\n\
         seat.4.top = ['blue', 'green', 'yellow', 'red']\nseat.4.bottom = ['blue', 'green', 'yellow', 'red']",
        &[],
        "forge-5",
        "ForgeEmpty",
    ),
    (
        "seat.1.hand = ['100-103']\nseat.1.ore = 6\n\
         seat.1.top = ['blue', 'green', 'yellow', 'red', 'wild@wild']\n\
         seat.1.bottom = ['blue', 'green', 'yellow', 'red', 'wild@wild']",
        &[],
        "forge-6",
        "BoardFull",
    ),
    (
        "seat.1.hand = ['100-103']\nseat.1.gems = '4 blue'\n\
         seat.2.top = ['wild@blue', 'wild@green', 'wild@yellow', 'wild@red', 'wild@wild']\n\
         seat.2.bottom = ['wild@blue', 'wild@green', 'wild@yellow']",
        &["forge"],
        "forge-6",
        "WildForgeEmpty",
    ),
    (
        // The Switch lies in the creature discard when it fetches another card.
        "creature-discard = [40, 77]\nseat.1.hand = [89, 101]",
        &["use", "lay 89", "89 switch"],
        "discarded-89",
        "FetchesItself",
    ),
    (
        // The card gives points by its die and by itself; the first settle what all of them are.
        "card-set = 'own'\nseat.1.hand = ['100-103']\nseat.1.stones = ['gem-or-points']",
        &["use", "lay 100", "lay 101", "100 roll", "*roll one-point", "die 1vp as blue"],
        "effect-100-1",
        "GemInsteadOfPoints",
    ),
    (
        // A token's tile and three banshees have taken all four tiles when the fourth banshee looks for one.
        "card-set = 'own'\nnight = true\nwisps = [5, 10, 15]\nseat.1.score = 4\nseat.1.hand = ['91-94', 101, 106]\n\
         seat.1.stones = ['exchange']\nseat.1.gems = '1 red'",
        &[
            "use",
            "lay 101",
            "lay 106",
            "106 2vp",
            "wisp 1",
            "tile play 91",
            "91 wisp 2",
            "tile play 92",
            "92 wisp 3",
            "tile play 93",
            "93 wisp 4",
            "tile play 94",
        ],
        "effect-94-0",
        "NoTileFaceUp",
    ),
];

/// A card set in which every wisp tile lets a card be played, and a druid card has a die and points.
fn own_set() -> &'static CardSet {
    let standard = CardSet::standard().to_text();
    let (before, rest) = standard.split_once("tiles = [").unwrap();
    let (_, after) = rest.split_once(']').unwrap();
    let tiles = "\"play\", ".repeat(18);
    let text = format!("{before}tiles = [{tiles}]{after}").replace("name = \"standard\"", "name = \"own\"");
    let (before, druid) = text.split_once("\n100 = ").unwrap();
    let druid = druid.replacen("ability = \"any\"", "ability = \"die + 2vp\"", 1);
    CardSet::parse(&format!("{before}\n100 = {druid}")).unwrap().intern()
}

fn play(example: &Example) -> Game {
    let (position, entries, ..) = *example;
    let position = Position::parse(position).unwrap();
    let mut game = position.game(&[own_set()]).unwrap_or_else(|problems| panic!("{example:?}: {problems:?}"));
    for entry in entries {
        let entry: Entry = entry.parse().unwrap_or_else(|problem| panic!("{problem}"));
        game.play(entry, &mut ()).unwrap_or_else(|illegal| panic!("{example:?}: {illegal}: {:?}", game.legal_moves()));
    }
    game
}

/// Plays the examples, and looks at every place in them.
pub(crate) fn check_all(places: &[Place], kinds: &mut Kinds) {
    for example in &EXAMPLES {
        let game = play(example);
        let Decider::Seat(seat) = game.decider() else { panic!("{example:?}: no player decides") };
        let place: Place = example.2.parse().unwrap();
        let reason: WhyNot = game.view(seat).why_not(place).unwrap_or_else(|| panic!("{example:?}: it is legal"));
        assert_eq!(format!("{reason:?}"), example.3);
        check_decision(&game, seat, places, kinds);
    }
}
