//! Nobody is blamed for what they could not know.

mod common;

use common::{bot, play};
use runestones_review::{Archdruid, Judgement, Review, Reviewer, Settings};
use runestones_rules::record::Record;
use runestones_rules::{Decider, Entry, Game, Options, Outcome, StoneChoice};

/// A record whose game is finished by greedy bots with chance of its own.
fn finished(mut record: Record, seed: u64) -> Record {
    let mut game = record.replay().unwrap().to_end().unwrap();
    let seed = runestones_rules::Seed::from_number(seed);
    let (mut greedy, limits) = bot("greedy", 3);
    loop {
        let entry = match game.decider() {
            Decider::Nobody => return Record { result: None, ..record },
            Decider::Chance => seed.outcome(&game, record.entries.len() as u64).unwrap().into(),
            Decider::Seat(seat) => Entry::Move(greedy.think(&game.view(seat), &limits).chosen),
        };
        game.play(entry, &mut ()).unwrap();
        record.entries.push(entry);
    }
}

/// The last card that somebody drew at the end of a turn, another one that it could have been, and where the turn after
/// it begins and ends.
struct Hidden {
    drawn: usize,
    instead: Outcome,
    end: usize,
}

fn hidden_draws(record: &Record) -> Vec<Hidden> {
    let steps: Vec<_> = record.replay().unwrap().map(Result::unwrap).collect();
    let mut found = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let passes_on = step.before.is_set_up() && step.after.turn() > step.before.turn();
        let (Entry::Chance(Outcome::Draw(card)), true) = (step.entry, passes_on) else { continue };
        let others = step.before.chance_outcomes();
        let Some((instead, _)) = others.iter().find(|(outcome, _)| *outcome != Outcome::Draw(card)) else { continue };
        let turn = step.after.turn();
        let length = steps[at + 1..].iter().take_while(|next| next.before.turn() == turn).count();
        if length == 0 {
            // Nobody decides after this.
            continue;
        }
        found.push(Hidden { drawn: at, instead: *instead, end: at + 1 + length });
    }
    found
}

fn judgements(review: &Review, from: usize, to: usize) -> Vec<&Judgement> {
    review.decisions().filter(|(at, ..)| (from..to).contains(at)).map(|(.., judgement)| judgement).collect()
}

#[test]
fn games_that_look_the_same_to_the_mover_are_judged_the_same() {
    let mut compared = 0;
    for (seed, players) in [2, 3, 4, 2].into_iter().enumerate() {
        let options = Options { night: seed % 2 == 1, stones: StoneChoice::Random, ..Options::base(players) };
        let record = play(&options, &["greedy"], seed as u64);
        for hidden in hidden_draws(&record).into_iter().step_by(19) {
            let prefix = Record { entries: record.entries[..hidden.end].to_vec(), ..record.clone() };
            let mut other = prefix.clone();
            other.entries[hidden.drawn] = hidden.instead.into();
            let looks_like = |record: &Record| {
                let mut game = Game::new(&options, &mut ()).unwrap();
                record.entries[..=hidden.drawn].iter().for_each(|entry| game.play(*entry, &mut ()).unwrap());
                game.view(game.active())
            };
            if looks_like(&prefix) != looks_like(&other) {
                // The draw pile ran out, so that the card can be told.
                continue;
            }
            // What follows is different, too.
            let settings = Settings { simulations: 10, seed: 8 };
            let [one, other] = [(prefix, 5), (other, 6)].map(|(record, seed)| {
                Reviewer::new(&finished(record, seed), Archdruid::embedded(), settings).unwrap().finish()
            });
            let [one, other] = [&one, &other].map(|review| judgements(review, hidden.drawn, hidden.end));
            assert!(!one.is_empty());
            assert_eq!(one, other);
            compared += one.len();
        }
    }
    assert!(compared > 40, "only {compared} decisions were compared");
}
