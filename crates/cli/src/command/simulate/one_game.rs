//! One game between bots, and what is counted in it.

use runestones_ai::contest::Sitter;
use runestones_rules::event::{CardPlace, Points, TilePlace};
use runestones_rules::{Action, Decider, Event, Game, Gem, Seat, Seed, Sink, Standing};

use super::args::Plan;
use super::stats::{Stats, WHOLE_WIN};

/// No game takes so many decisions; a bot that runs in circles must not stop the whole simulation.
const MOST_DECISIONS: u64 = 100_000;

/// Plays the game with this index and counts what happens.
pub(super) fn play(plan: &Plan, index: u64, stats: &mut Stats) {
    let seed = Seed::from_number(plan.number(index, 0));
    let mut sitters = sitters(plan, index);
    let mut observer = Observer { stats, action: None };
    let Ok(mut game) = Game::new(&plan.options, &mut observer) else { return };
    let mut emptied = [false; 6];
    let (mut decisions, mut lots) = (0, 0);
    while decisions < MOST_DECISIONS {
        let played = match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => {
                let Some(outcome) = seed.outcome(&game, lots) else { break };
                lots += 1;
                game.play(outcome, &mut observer)
            }
            Decider::Seat(seat) => {
                decisions += 1;
                let sitter = &mut sitters[seat.index()];
                game.play(sitter.bot.think(&game.view(seat), &sitter.limits).chosen, &mut observer)
            }
        };
        debug_assert_eq!(played, Ok(()), "bots and seeds pick what is possible");
        note_empty(&game, &mut emptied);
    }
    for (count, empty) in stats.emptied.iter_mut().zip(emptied) {
        *count += u64::from(empty);
    }
    stats.decisions.add(decisions);
    if let Some(standing) = game.standing() {
        finish(plan, index, &game, &standing, stats);
    }
}

/// Who sits where, and how long they may think.
fn sitters(plan: &Plan, index: u64) -> Vec<Sitter> {
    let sitter = |seat: usize| {
        let entrant = &plan.bots[plan.bot_at(index, seat)];
        Sitter { bot: entrant.bot(plan.number(index, 1 + seat as u64)), limits: entrant.limits() }
    };
    (0..plan.options.players).map(sitter).collect()
}

fn note_empty(game: &Game, emptied: &mut [bool; 6]) {
    let supply = game.supply();
    let there = Gem::ALL.into_iter().map(|gem| supply.gems.of(gem)).chain([supply.ore]);
    emptied.iter_mut().zip(there).for_each(|(empty, count)| *empty |= count == 0);
}

fn finish(plan: &Plan, index: u64, game: &Game, standing: &Standing, stats: &mut Stats) {
    stats.games += 1;
    // The game is over when its last round is, so the next turn would begin a new round.
    stats.turns.add(u64::from(game.round()) - 1);
    for seat in game.seats() {
        let won = standing.winners.contains(&seat);
        let parts = if won { WHOLE_WIN / standing.winners.len() as u64 } else { 0 };
        let total = standing.scores[seat.index()].total;
        stats.scores.add(total);
        if won {
            stats.winning_scores.add(total);
        }
        stats.seats[seat.index()].add(parts);
        stats.bots[plan.bot_at(index, seat.index())].add(parts);
        if seat == game.first() {
            stats.beginners.add(parts);
        }
        for rune in game.player(seat).stones().iter() {
            stats.stones[rune.index()].add(parts);
        }
    }
}

/// Counts events as they happen.
struct Observer<'a> {
    stats: &'a mut Stats,
    /// The action under way: cards played during a Summon are played for their magic.
    action: Option<(Seat, Action)>,
}

impl Sink for Observer<'_> {
    fn push(&mut self, event: Event) {
        match event {
            Event::Action { seat, action } => self.action = Some((seat, action)),
            // Trading ends the action; a wisp tile may still let a card be played after it.
            Event::Turn { .. } | Event::Stone { .. } | Event::Wisp { .. } => self.action = None,
            Event::Score { from, to, why, .. } => self.stats.points[source(why)] += u64::from(to.saturating_sub(from)),
            Event::Card { card: Some(card), from: CardPlace::Hand(_), to: CardPlace::Front(_) } => {
                let for_magic = matches!(self.action, Some((_, Action::Summon)));
                let uses = self.stats.card_mut(card);
                *(if for_magic { &mut uses.magic } else { &mut uses.used }) += 1;
            }
            Event::Card {
                card: Some(card),
                from: CardPlace::Display(_) | CardPlace::Deck,
                to: CardPlace::Discard(_),
            } => {
                self.stats.card_mut(card).taken += 1;
            }
            Event::Tile { tile, to: TilePlace::InUse, .. } => {
                self.stats.tiles[tile.number() as usize - 1] += 1;
            }
            _ => {}
        }
    }
}

/// The position in [`super::stats::SOURCES`].
fn source(why: Points) -> usize {
    match why {
        Points::Trade => 0,
        Points::Forge => 1,
        Points::Card(_) => 2,
        Points::Exchange(_) => 3,
        Points::Die => 4,
        Points::ExtraPoint => 5,
        Points::Tile => 6,
        Points::LeftOver => 7,
        Points::Row(_) => 8,
    }
}
