//! Fair chance: every outcome of a game follows from a secret seed that everybody can check afterwards (a commitment
//! scheme).
//!
//! The hash of the seed is shown when the game starts, the seed when it ends. Outcome number `n` of a game (counted
//! from 0 over all chance outcomes, those of the preparation included) is found like this: the first eight bytes of
//! SHA-256(seed, n as eight bytes), read as a big-endian number, modulo the sum of the weights, is a position in the
//! list of [`Game::chance_outcomes`]. So nothing depends on a generator's state, and taking moves back changes no luck.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::hex::{NotHex, from_hex, hex};
use crate::moves::Outcome;

/// The secret from which all luck of a game follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// The hash of a seed: it binds the dealer without telling anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// A new seed.
    pub fn random(rng: &mut impl Rng) -> Seed {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// The seed of a number, for games that are to be repeated.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_be_bytes()).into())
    }

    /// The hash to show before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// What chance decides in this game, when it has decided `count` times before; `None` if it does not decide now.
    pub fn outcome(&self, game: &Game, count: u64) -> Option<Outcome> {
        let total = u64::from(game.chance_weight());
        let digest = Sha256::new().chain_update(self.0).chain_update(count.to_be_bytes()).finalize();
        let number = digest.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        game.outcome_at_weight(number.checked_rem(total)? as u32)
    }
}

impl fmt::Debug for Seed {
    /// A seed in a log file would give the game away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

macro_rules! as_hex {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex(&self.0))
            }
        }

        impl FromStr for $type {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                from_hex(text).map($type)
            }
        }
    };
}
as_hex!(Seed);
as_hex!(Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_round_trip_and_garbage() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32), &"A".repeat(64)] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_commitment_is_the_plain_hash_of_the_seed() {
        // printf '%064d' 0 | xxd -r -p | sha256sum
        let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed([0; 32]).commitment().to_string(), expected);
    }
}
