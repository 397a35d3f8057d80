//! A position in a few lines.

use std::io::{self, Write};

use runestones_rules::{Decider, Game, Gem, Player, Purse, Row, RowName, Rune, Seat};

use super::prose::Prose;

pub(super) fn write(game: &Game, prose: &Prose<'_>, out: &mut dyn Write) -> io::Result<()> {
    let display = game.display().map(|card| card.map_or("-".to_owned(), |card| card.to_string()));
    let forges = game.forges().map(|artifact| artifact.map_or("-".to_owned(), |colour| colour.to_string()));
    writeln!(out, "  Next      {}", next(game, prose))?;
    writeln!(out, "  Display   {}", display.join(" "))?;
    writeln!(out, "  Forges    {}, {} wild", forges.join(" "), game.wild_artifacts())?;
    writeln!(out, "  Supply    {}", purse(game.supply()))?;
    writeln!(out, "  Stones    {}", list(Rune::ALL.iter().filter_map(|rune| stones_left(game, *rune))))?;
    if game.night().is_on() {
        let tiles = game.night().face_up().map(|tile| tile.map_or("-".to_owned(), |tile| tile.to_string()));
        writeln!(out, "  Tiles     {}", tiles.join(" "))?;
        writeln!(out, "  Wisps at  {}", list(game.night().wisp_spaces()))?;
    }
    game.seats().try_for_each(|seat| write_player(game, seat, prose, out))
}

fn next(game: &Game, prose: &Prose<'_>) -> String {
    match game.decider() {
        Decider::Seat(seat) => format!("{} decides", prose.name(seat)),
        Decider::Chance => "chance decides".to_owned(),
        Decider::Nobody => "the game is over".to_owned(),
    }
}

fn stones_left(game: &Game, rune: Rune) -> Option<String> {
    match game.stones_left(rune) {
        0 => None,
        count => Some(format!("{rune} {count}")),
    }
}

fn write_player(game: &Game, seat: Seat, prose: &Prose<'_>, out: &mut dyn Write) -> io::Result<()> {
    let player = game.player(seat);
    let score = match game.standing() {
        Some(standing) => format!("{} in all", standing.scores[seat.index()].total),
        None => format!("{} on the track", player.score()),
    };
    writeln!(out, "  {}: {score}", prose.name(seat))?;
    writeln!(out, "    gems    {}", purse(player.purse()))?;
    writeln!(
        out,
        "    cards   {} in hand, {} to draw, {} discarded",
        hand(game, seat),
        player.draw_len(),
        player.discard().len()
    )?;
    for name in RowName::BOTH {
        writeln!(out, "    {name:<7} {}", row(player.row(name)))?;
    }
    writeln!(out, "    stones  {}", stones(player))
}

/// A record is for everybody once it can be read, so that hands are open.
fn hand(game: &Game, seat: Seat) -> String {
    let cards = game.view(seat).hand(seat);
    if cards.is_empty() { "none".to_owned() } else { list(cards.iter()) }
}

fn purse(purse: Purse) -> String {
    let gems = Gem::ALL.map(|gem| format!("{gem} {}", purse.gems.of(gem)));
    format!("{}, ore {}", gems.join(", "), purse.ore)
}

fn row(row: Row) -> String {
    let artifacts = row.iter().map(|(space, artifact)| match artifact.colour() {
        Some(colour) => colour.to_string(),
        None => format!("wild on {space}"),
    });
    list(artifacts)
}

fn stones(player: &Player) -> String {
    let infused = player.infused().map(|colour| format!("wild-gem holds {colour}"));
    list(player.stones().iter().map(|rune| rune.to_string()).chain(infused))
}

fn list(words: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(", ") }
}
