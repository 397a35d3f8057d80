//! Checks a record: everything legal, the result right, and all luck as the seed gives it.

use crate::dealer::{Commitment, Dealer, Seed};
use crate::game::Game;
use crate::moves::{Entry, Outcome};
use crate::notation::record::{Record, ReplayError, ReplayStep};
use crate::setup::BadOption;

/// What the check of a record found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// Everything that is not as it should be; nothing, if the record is sound.
    pub differences: Vec<Difference>,
    /// How far the record lets anybody check its luck.
    pub fairness: Fairness,
    /// How many entries could be played.
    pub played: usize,
    /// The final scores by seat, as played, if the game is over.
    pub result: Option<Vec<u16>>,
}

/// How far a record lets anybody check its luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// There is no seed: every outcome was possible, and no more can be said.
    NoSeed,
    /// There is a seed, but nobody was bound to it before the game.
    Unbound,
    /// There is a seed, and a commitment made before the game.
    Bound,
}

/// One thing that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Difference {
    /// The options do not make a game.
    #[error(transparent)]
    Option(BadOption),
    /// There is not one name for each player.
    #[error("there are {names} names for {players} players")]
    Names {
        /// How many names there are.
        names: usize,
        /// How many players there are.
        players: usize,
    },
    /// An entry is illegal; what follows it was not checked.
    #[error(transparent)]
    Illegal(ReplayError),
    /// Chance decided otherwise than the seed does.
    #[error("entry {}: the record says `*{stated}`, the seed gives `*{given}`", .index + 1)]
    Outcome {
        /// The position of the entry in the record, counted from 0.
        index: usize,
        /// What the record says.
        stated: Outcome,
        /// What the seed gives.
        given: Outcome,
    },
    /// The seed is not the one that was promised.
    #[error("the commitment is {stated}, but that of the seed is {given}")]
    Commitment {
        /// What the record says.
        stated: Commitment,
        /// What the seed gives.
        given: Commitment,
    },
    /// The result is not the one that was played.
    #[error("the record says that the result is {}, but it is {}", in_words(.stated), in_words(.played))]
    Result {
        /// What the record says.
        stated: Vec<u16>,
        /// What was played.
        played: Vec<u16>,
    },
    /// There is a result, but the game is not over.
    #[error("the record says that the result is {}, but the game is not over", in_words(.stated))]
    NotOver {
        /// What the record says.
        stated: Vec<u16>,
    },
}

fn in_words(scores: &[u16]) -> String {
    let words: Vec<String> = scores.iter().map(ToString::to_string).collect();
    words.join(" ")
}

impl Verification {
    /// Whether everything is as it should be.
    pub fn is_sound(&self) -> bool {
        self.differences.is_empty()
    }
}

impl Record {
    /// Checks everything that can be checked, and says exactly what differs.
    pub fn verify(&self) -> Verification {
        let fairness = match (self.seed, self.commitment) {
            (None, _) => Fairness::NoSeed,
            (Some(_), None) => Fairness::Unbound,
            (Some(_), Some(_)) => Fairness::Bound,
        };
        let mut verification = Verification { differences: Vec::new(), fairness, played: 0, result: None };
        self.check_header(&mut verification);
        self.check_play(&mut verification);
        verification
    }

    fn check_header(&self, verification: &mut Verification) {
        let (names, players) = (self.players.len(), self.options.players);
        if names != players {
            verification.differences.push(Difference::Names { names, players });
        }
        if let (Some(stated), Some(given)) = (self.commitment, self.seed.map(|seed| seed.commitment()))
            && stated != given
        {
            verification.differences.push(Difference::Commitment { stated, given });
        }
    }

    fn check_play(&self, verification: &mut Verification) {
        let mut replay = match self.replay() {
            Ok(replay) => replay,
            Err(problems) => return verification.differences.extend(problems.into_iter().map(Difference::Option)),
        };
        let mut dealer = Dealer::new(self.options.dealing);
        for step in replay.by_ref() {
            match step {
                Ok(step) => {
                    verification.played += 1;
                    verification.differences.extend(self.seed.and_then(|seed| check_luck(&seed, &step, &dealer)));
                    if step.entry.reveals() {
                        dealer.note(&step.before);
                    }
                }
                Err(illegal) => return verification.differences.push(Difference::Illegal(illegal)),
            }
        }
        verification.result = replay.game().final_scores();
        verification.differences.extend(self.check_result(verification.result.as_deref()));
    }

    fn check_result(&self, played: Option<&[u16]>) -> Option<Difference> {
        let stated = self.result.clone()?;
        match played {
            None => Some(Difference::NotOver { stated }),
            Some(played) if played == stated => None,
            Some(played) => Some(Difference::Result { stated, played: played.to_vec() }),
        }
    }
}

/// Whether chance decided as the seed does, by a dealer who has dealt all that came before.
fn check_luck(seed: &Seed, step: &ReplayStep, dealer: &Dealer) -> Option<Difference> {
    let Entry::Chance(stated) = step.entry else { return None };
    let given = dealer.outcome(seed, &step.before).filter(|given| *given != stated)?;
    Some(Difference::Outcome { index: step.index, stated, given })
}

impl Game {
    /// The final scores by seat, once the game is over.
    pub(crate) fn final_scores(&self) -> Option<Vec<u16>> {
        let standing = self.standing()?;
        Some(standing.scores.iter().map(|score| score.total).collect())
    }
}
