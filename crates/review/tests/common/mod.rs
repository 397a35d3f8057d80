//! Games to review.

use runestones_ai::{Bot, BotChoice, Limits, Net};
use runestones_rules::record::Record;
use runestones_rules::{Decider, Options, Seat, Seed, Session};

/// A session before its first decision.
pub(crate) fn session(options: &Options, seed: u64) -> Session {
    let names = (0..options.players).map(|seat| format!("Player {}", seat + 1)).collect();
    Session::new(options.clone(), names, Seed::from_number(seed)).expect("good options")
}

/// A bot as it is typed, and how long it may think.
pub(crate) fn bot(typed: &str, seed: u64) -> (Box<dyn Bot + Send>, Limits) {
    let choice: BotChoice = typed.parse().expect("a bot");
    (choice.bot_with(Net::embedded, seed), Limits::from(choice.budget))
}

/// A game between bots, as they are typed, one for each seat in turn.
pub(crate) fn play(options: &Options, bots: &[&str], seed: u64) -> Record {
    let mut session = session(options, seed);
    let mut bots: Vec<_> = Seat::first(options.players)
        .map(|seat| bot(bots[seat.index() % bots.len()], seed.wrapping_mul(5) + seat.index() as u64))
        .collect();
    while let Decider::Seat(seat) = session.game().decider() {
        let (bot, limits) = &mut bots[seat.index()];
        let mv = bot.think(&session.game().view(seat), limits).chosen;
        session.play(mv, &mut ()).expect("bots play legal moves");
    }
    session.record().clone()
}
