//! Games between the bots, and decisions from them.

use anyhow::Context as _;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_ai::contest::play_out;
use runestones_ai::{Bot, Decision, Limits};
use runestones_rules::{Game, Question, SeatView, Seed};

use super::Plan;
use super::tally::Tally;

/// A decision as the seat saw it that had to take it.
pub(super) struct Moment {
    pub(super) view: SeatView,
    pub(super) round: u16,
    pub(super) kind: Kind,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Action,
    Summon,
    Abilities,
    Forge,
    Trade,
    Effect,
}

impl Kind {
    pub(super) const ALL: [(Kind, &str); 6] = [
        (Kind::Action, "which action"),
        (Kind::Summon, "summoning"),
        (Kind::Abilities, "abilities"),
        (Kind::Forge, "forging"),
        (Kind::Trade, "trading"),
        (Kind::Effect, "within an effect"),
    ];

    fn of(question: Question) -> Kind {
        match question {
            Question::Action => Kind::Action,
            Question::Summon { .. } => Kind::Summon,
            Question::Abilities { .. } => Kind::Abilities,
            Question::Forge { .. } | Question::PayForge(_) | Question::Place(_) => Kind::Forge,
            Question::Trade | Question::Stone => Kind::Trade,
            Question::Die { .. }
            | Question::Tile(_)
            | Question::PlayedCard(_)
            | Question::PickTile
            | Question::Fetch { .. }
            | Question::PayExchange(_)
            | Question::ExchangePoints(_) => Kind::Effect,
        }
    }
}

/// Plays a game, counts the decisions and turns of each bot, and picks some decisions; each is as likely as any other.
pub(super) fn play(plan: &Plan, number: u64, tally: &mut Tally) -> anyhow::Result<Vec<Moment>> {
    let players = plan.options.players;
    let bot_at = |seat: usize| (seat + number as usize) % plan.bots.len();
    let mut seats: Vec<(Box<dyn Bot + Send>, Limits)> = (0..players)
        .map(|seat| &plan.bots[bot_at(seat)])
        .enumerate()
        .map(|(seat, bot)| (bot.bot(plan.number(number, 10 + seat as u64)), bot.limits()))
        .collect();
    let mut rng = SmallRng::seed_from_u64(plan.number(number, 1));
    let luck = Seed::from_number(plan.number(number, 0));
    let mut lots = 0..;
    let mut moments: Vec<Moment> = Vec::new();
    let (mut met, mut turn) = (0, None);
    let decide = |decision: &Decision<'_>| {
        let (view, seat) = (decision.view(), decision.seat());
        let game = view.public();
        let begins = turn.replace(game.turn()) != Some(game.turn());
        tally.met(bot_at(seat.index()), begins);
        met += 1;
        // Reservoir sampling: the n-th decision takes a place with the chance that one of n has.
        let place = if met <= plan.per_game { met - 1 } else { rng.random_range(0..met) };
        if let (true, Some(question)) = (place < plan.per_game, game.question()) {
            let moment = Moment { view, round: game.round(), kind: Kind::of(question) };
            match moments.get_mut(place as usize) {
                Some(there) => *there = moment,
                None => moments.push(moment),
            }
        }
        let (bot, limits) = &mut seats[seat.index()];
        bot.decide(decision, limits)
    };
    let ended = play_out(&plan.options, |game: &Game| luck.outcome(game, lots.next()?), decide, &mut ());
    ended.with_context(|| format!("game {number}"))?;
    Ok(moments)
}
