//! What lies in the middle: display, forges, rune stones, supply, wisps.

use runestones_i18n::{Piece, Voice, artifact_name, colour_letter, colour_name, rune_name};
use runestones_rules::{
    Artifact, Border, Card, CardSet, Gem, Magic, ORE_PRICE, Public, Purse, Rune, WILD_FORGE, WILD_PRICE,
};

use super::text::{columns, faint, headline, in_colour};

/// The six cards with their prices.
pub(super) fn display(game: Public<'_>, voice: &Voice) -> String {
    let counted = |key, count: u8| voice.text(key, &[("count", count.into())]);
    let piles = [
        counted("ui-deck-count", game.deck().len()),
        counted("ui-creature-discard-count", game.creature_discard().len()),
    ];
    let rows: Vec<[String; 4]> = game
        .display()
        .into_iter()
        .zip(game.card_set().prices())
        .map(|(slot, price)| {
            let costs = voice.text("terminal-costs", &[("count", price.into())]);
            let [name, magic, ability] = slot.map_or_else(|| empty(voice), |card| card_cells(card, voice));
            [costs, name, magic, ability]
        })
        .collect();
    part("ui-display", &piles.join(", "), voice) + &columns(&rows)
}

/// The headline of a part, with something beside it.
fn part(key: &str, beside: &str, voice: &Voice) -> String {
    format!("{} {}\n", headline(&voice.text(key, &[])), faint(beside))
}

/// A part that is a list.
fn list(key: &str, items: &[String], voice: &Voice) -> String {
    let items = if items.is_empty() { voice.text("ui-empty", &[]) } else { items.join(", ") };
    format!("{} {items}\n", headline(&voice.text(key, &[])))
}

fn empty<const N: usize>(voice: &Voice) -> [String; N] {
    let mut cells = std::array::from_fn(|_| String::new());
    cells[0] = faint(&voice.text("ui-empty", &[]));
    cells
}

/// A card on one line: name, magic, ability.
pub(super) fn card_cells(card: Card, voice: &Voice) -> [String; 3] {
    let magic = voice.card_set().face(card).map(|face| magic_name(face.magic, voice)).unwrap_or_default();
    let name = in_colour(border_gem(voice.card_set(), card), &voice.card_name(card));
    [name, voice.text("terminal-magic", &[("what", magic.into())]), voice.card_ability(card)]
}

/// Magic points in a word and a number: "green 2".
fn magic_name(magic: Magic, voice: &Voice) -> String {
    let colour = match magic.colour {
        Some(colour) => colour_name(voice.locale(), colour),
        None => voice.text("terminal-multicolour", &[]),
    };
    format!("{colour} {}", magic.points)
}

fn border_gem(set: &CardSet, card: Card) -> Option<Gem> {
    match set.face(card)?.border {
        Border::Colour(colour) => Some(colour.into()),
        Border::White => Some(Gem::Wild),
        Border::Druid => None,
    }
}

/// What each forge offers, asks and gives.
pub(super) fn forges(game: Public<'_>, voice: &Voice) -> String {
    let artifact = |artifact: Artifact| artifact_name(voice.locale(), artifact);
    let mut rows: Vec<[String; 4]> = Vec::new();
    for (number, (colour, forge)) in (1u8..).zip(game.forges().into_iter().zip(game.card_set().forges())) {
        let [what, price, bonus] = match colour {
            Some(colour) => [
                in_colour(Some(colour.into()), &artifact(Artifact::Coloured(colour))),
                Piece::Gem(colour.into(), forge.price).label(voice),
                voice.forge_bonus(number).unwrap_or_default(),
            ],
            None => empty(voice),
        };
        rows.push([voice.forge_name(number), what, price, bonus]);
    }
    rows.push([
        voice.forge_name(WILD_FORGE),
        in_colour(Some(Gem::Wild), &artifact(Artifact::Wild)),
        Piece::AnyGems(WILD_PRICE.any).label(voice),
        voice.text("ui-artifacts-left", &[("count", game.wild_artifacts().into())]),
    ]);
    let ore = Piece::Ore(ORE_PRICE).label(voice);
    part("ui-forges", &format!("({})", voice.text("terminal-or-ore", &[("ore", ore.into())])), voice) + &columns(&rows)
}

/// Rune stones on the board, and the common gems and ore. It explains the letters of the players' gems.
pub(super) fn stones_and_supply(game: Public<'_>, voice: &Voice) -> String {
    let stone = |rune: Rune| match (rune_name(voice.locale(), rune), game.stones_left(rune)) {
        (_, 0) => None,
        (name, 1) => Some(name),
        (name, left) => Some(format!("{name} ×{left}")),
    };
    let stones: Vec<String> = Rune::ALL.into_iter().filter_map(stone).collect();
    let supply = kinds(game.supply(), |gem, count| {
        let name = gem.map_or_else(|| Piece::Ore(1).label(voice), |gem| colour_name(voice.locale(), gem));
        format!("{} {name} {count}", colour_letter(voice.locale(), gem))
    });
    list("ui-rune-stones", &stones, voice) + &list("ui-supply", &supply, voice)
}

/// Gems and ore by their letters, in the order of the table: `B 2  G 0  Y 1  R 3  W 1  O 2`.
pub(super) fn letters(purse: Purse, voice: &Voice) -> String {
    kinds(purse, |gem, count| format!("{} {count}", colour_letter(voice.locale(), gem))).join("  ")
}

/// One cell for each kind of gem and one for ore (`None`), in its colour.
fn kinds(purse: Purse, cell: impl Fn(Option<Gem>, u8) -> String) -> Vec<String> {
    let all = Gem::ALL.into_iter().map(|gem| (Some(gem), purse.gems.of(gem))).chain([(None, purse.ore)]);
    let painted = |(gem, count): (Option<Gem>, u8)| match (cell(gem, count), count) {
        (text, 0) => faint(&text),
        (text, _) => in_colour(gem, &text),
    };
    all.map(painted).collect()
}

/// The wisp tiles that lie face up, and where wisps wait on the score track.
pub(super) fn wisps(game: Public<'_>, voice: &Voice) -> String {
    let night = game.night();
    let tile = |tile| format!("[{tile}] {}", voice.ability_name(game.card_set().tile(tile)));
    let tiles: Vec<String> = night.face_up().into_iter().flatten().map(tile).collect();
    let spaces: Vec<String> = night.wisp_spaces().map(|space| space.to_string()).collect();
    let track = match spaces.as_slice() {
        [] => String::new(),
        spaces => format!("  {}\n", voice.text("ui-track-wisps", &[("spaces", spaces.join(", ").into())])),
    };
    list("ui-wisps", &tiles, voice) + &track
}
