//! What one player owns, as features.

use runestones_rules::{Colour, Gem, Public, Row, RowName, Rune, Seat, SeatView, THRONE};

use super::pen::Pen;

/// How many features a player has.
pub(super) const LEN: usize = 1 + SCORE + PURSE + ROWS + STONES + PILES + WISPS + FORGES;
const SCORE: usize = 2 + SCORE_STEPS.len();
const PURSE: usize = 5 * (1 + GEM_STEPS.len()) + 1 + ORE_STEPS.len() + 2 + 4;
const ROWS: usize = 2 * 11;
const STONES: usize = 10 + 4;
const PILES: usize = 4 + 1;
const WISPS: usize = 2;
const FORGES: usize = 6 * 3;

const SCORE_STEPS: [u16; 10] = [10, 20, 30, 40, 45, 50, 55, 60, 63, THRONE];
const GEM_STEPS: [u16; 4] = [1, 2, 3, 4];
const ORE_STEPS: [u16; 4] = [1, 2, 3, 6];
/// A wild artifact costs any four gems, and any artifact three ore (F2, F3).
const WILD_PRICE: u8 = 4;
const ORE_PRICE: u8 = 3;

/// Writes what the viewer knows of a player.
pub(super) fn write(pen: &mut Pen<'_>, view: &SeatView, seat: Seat) {
    let game = view.public();
    pen.flag(true);
    score(pen, game, seat);
    purse(pen, game, seat);
    rows(pen, game, seat);
    let stones = game.player(seat).stones();
    for rune in Rune::ALL {
        pen.flag(stones.contains(rune));
    }
    pen.steps(u16::from(stones.len()), &[1, 2, 3, 4]);
    let discard = game.player(seat).discard().len();
    let (hand, draw) = (view.hand_len(seat), view.draw_len(seat));
    pen.put(f32::from(hand) / 6.0);
    pen.put(f32::from(draw) / 10.0);
    pen.put(f32::from(discard) / 10.0);
    pen.put(f32::from(hand + draw + discard) / 20.0);
    pen.flag(plays_again(game, seat));
    wisps(pen, game, seat);
    forges(pen, game, seat);
}

/// Whether the seat has a turn left in this round, after the one at hand (E1).
fn plays_again(game: Public<'_>, seat: Seat) -> bool {
    let count = game.seat_count();
    let place = |seat: Seat| (seat.index() + count - game.first().index()) % count;
    place(seat) > place(game.active())
}

fn score(pen: &mut Pen<'_>, game: Public<'_>, seat: Seat) {
    let score = game.player(seat).score();
    pen.put(f32::from(score) / f32::from(THRONE));
    pen.put(f32::from(game.final_score(seat).total) / f32::from(THRONE));
    pen.steps(score, &SCORE_STEPS);
}

fn purse(pen: &mut Pen<'_>, game: Public<'_>, seat: Seat) {
    let player = game.player(seat);
    let purse = player.purse();
    for gem in Gem::ALL {
        let count = purse.gems.of(gem);
        pen.put(f32::from(count) / 5.0);
        pen.steps(u16::from(count), &GEM_STEPS);
    }
    pen.put(f32::from(purse.ore) / 5.0);
    pen.steps(u16::from(purse.ore), &ORE_STEPS);
    pen.put(f32::from(purse.pieces()) / 15.0);
    pen.put(f32::from(purse.pieces() % 3) / 3.0);
    pen.one_of(player.infused().map(Colour::index), 4);
}

/// The longer row first: which of them is the upper one makes no difference.
fn rows(pen: &mut Pen<'_>, game: Public<'_>, seat: Seat) {
    let mut rows = RowName::BOTH.map(|name| game.player(seat).row(name));
    if rows[1].len() > rows[0].len() {
        rows.swap(0, 1);
    }
    for row in rows {
        pen.one_of((row.len() as usize).checked_sub(1), 5);
        for space in Gem::ALL {
            pen.flag(!row.is_free(space));
        }
        pen.put(f32::from(row.wild_count()) / 5.0);
    }
}

fn wisps(pen: &mut Pen<'_>, game: Public<'_>, seat: Seat) {
    let score = game.player(seat).score();
    let mut ahead = game.night().wisp_spaces().map(u16::from).filter(|space| *space > score);
    let next = ahead.next();
    pen.put(next.map_or(0.0, |space| 1.0 / f32::from(space - score)));
    pen.put(f32::from(u8::from(next.is_some()) + ahead.count() as u8) / 3.0);
}

/// For each forge: whether there is room for its artifact, whether it can be paid, and how much is missing.
fn forges(pen: &mut Pen<'_>, game: Public<'_>, seat: Seat) {
    let player = game.player(seat);
    let purse = player.purse();
    let rows = RowName::BOTH.map(|name| player.row(name));
    let with_ore = purse.ore >= ORE_PRICE;
    let wild = purse.gems.of(Gem::Wild) + player.infused().map_or(0, |colour| purse.gems.of(colour));
    for (colour, forge) in game.forges().into_iter().zip(game.card_set().forges()) {
        let Some(colour) = colour.filter(|colour| rows.iter().any(|row| row.is_free(*colour))) else {
            pen.skip(3);
            continue;
        };
        let own = if player.infused() == Some(colour) { 0 } else { purse.gems.of(colour) };
        offer(pen, forge.price.saturating_sub(own + wild), with_ore);
    }
    if game.wild_artifacts() > 0 && !rows.into_iter().all(Row::is_full) {
        offer(pen, WILD_PRICE.saturating_sub(purse.gems.total()), with_ore);
    } else {
        pen.skip(3);
    }
}

fn offer(pen: &mut Pen<'_>, missing: u8, with_ore: bool) {
    pen.flag(true);
    pen.flag(missing == 0 || with_ore);
    pen.put(f32::from(missing) / 4.0);
}
