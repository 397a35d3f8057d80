//! A training as a file, to go on from.

use super::adam::Adam;
use super::credence::Credence;
use super::optimism::Optimism;
use super::pupil::Pupil;
use super::{Settings, Trainer};
use crate::net::{BadWeights, MOST_MEMBERS, Member, PARAMETERS, Reader, checksum};

const MAGIC: [u8; 8] = *b"RuneTrn\n";
const VERSION: u32 = 6;

/// Why a file is not a training that can go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCheckpoint {
    /// The file does not begin like a training, or is of another version.
    #[error("this is not a training that this program can go on with")]
    NotTraining,
    /// The file is too short or too long, or its checksum is wrong.
    #[error("the training is cut off or damaged")]
    Damaged,
    /// The network in it cannot be used.
    #[error(transparent)]
    Weights(#[from] BadWeights),
}

impl Trainer {
    /// Everything that is needed to go on as if the training had never stopped.
    pub fn to_bytes(&self) -> Vec<u8> {
        let settings = &self.settings;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        for number in
            [settings.seed, settings.warm_up, self.games, self.positions, self.averaged, self.pupils.len() as u64]
        {
            bytes.extend(number.to_le_bytes());
        }
        for value in [settings.lambda, settings.rate, settings.half_life, settings.explore, settings.learn] {
            bytes.extend(value.to_le_bytes());
        }
        bytes.extend(settings.games_per_round.to_le_bytes());
        bytes.extend(settings.simulations.to_le_bytes());
        bytes.extend(self.optimism.to_numbers().chain(self.credence.to_numbers()).flat_map(f32::to_le_bytes));
        for Pupil { learner, mean, adam } in &self.pupils {
            bytes.extend(adam.steps.to_le_bytes());
            bytes.extend(adam.mean.iter().chain(&adam.square).flat_map(|value| value.to_le_bytes()));
            bytes.extend(learner.to_bytes());
            bytes.extend(mean.to_bytes());
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads a training from a file, or says why it cannot go on.
    pub fn from_bytes(bytes: &[u8]) -> Result<Trainer, BadCheckpoint> {
        let mut reader = Reader(bytes);
        let known = reader.take() == Some(MAGIC) && reader.take() == Some(VERSION.to_le_bytes());
        if !known {
            return Err(BadCheckpoint::NotTraining);
        }
        let (whole, sum) = bytes.split_last_chunk().ok_or(BadCheckpoint::Damaged)?;
        if checksum(whole) != u64::from_le_bytes(*sum) {
            return Err(BadCheckpoint::Damaged);
        }
        read(&mut reader).ok_or(BadCheckpoint::Damaged)?.map_err(BadCheckpoint::Weights)
    }
}

fn read(reader: &mut Reader<'_>) -> Option<Result<Trainer, BadWeights>> {
    let mut numbers = [0; 6];
    for number in &mut numbers {
        *number = u64::from_le_bytes(reader.take()?);
    }
    let [seed, warm_up, games, positions, averaged, networks] = numbers;
    let [lambda, rate, half_life, explore, learn] = reader.floats(5)?.try_into().ok()?;
    let games_per_round = u32::from_le_bytes(reader.take()?);
    let simulations = u32::from_le_bytes(reader.take()?);
    let settings = Settings { seed, lambda, rate, half_life, explore, learn, warm_up, games_per_round, simulations };
    let optimism = Optimism::from_numbers(&reader.floats(Optimism::NUMBERS)?);
    let credence = Credence::from_numbers(&reader.floats(Credence::NUMBERS)?);
    let mut pupils = Vec::new();
    for _ in 0..(1..=MOST_MEMBERS as u64).contains(&networks).then_some(networks)? {
        let steps = u64::from_le_bytes(reader.take()?);
        let adam = Adam { steps, mean: reader.floats(PARAMETERS)?, square: reader.floats(PARAMETERS)? };
        match Member::read(reader).and_then(|learner| Ok((learner, Member::read(reader)?))) {
            Ok((learner, mean)) => pupils.push(Pupil { learner, mean, adam }),
            Err(bad) => return Some(Err(bad)),
        }
    }
    // The checksum of the whole is what is left.
    let whole = Trainer { settings, pupils, averaged, optimism, credence, games, positions };
    (reader.0.len() == 8).then_some(Ok(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Settings {
        Settings { games_per_round: 3, warm_up: 3, ..Settings::default() }
    }

    #[test]
    fn a_training_that_was_stopped_ends_like_one_that_was_not() {
        let mut steady = Trainer::new(small(), 2);
        let mut stopped = Trainer::new(small(), 2);
        for round in 0..3 {
            steady.round(1);
            stopped = Trainer::from_bytes(&stopped.to_bytes()).unwrap();
            stopped.round(1 + round % 2);
        }
        assert_eq!(steady.games(), 9);
        assert!(steady == stopped, "the trainings differ");
        assert!(steady.net() != Trainer::new(small(), 2).net(), "nothing was learned");
    }

    #[test]
    fn damage_is_noticed() {
        let good = Trainer::new(small(), 2).to_bytes();
        assert_eq!(Trainer::from_bytes(b"no").err(), Some(BadCheckpoint::NotTraining));
        for at in (0..64).chain((64..good.len()).step_by(50_021)) {
            let mut bytes = good.clone();
            bytes[at] ^= 0x10;
            assert!(Trainer::from_bytes(&bytes).is_err(), "byte {at}");
            assert!(Trainer::from_bytes(&good[..at]).is_err(), "{at} bytes");
        }
    }
}
