//! Fair chance: every outcome of a game follows from a secret seed that everybody can check afterwards (a commitment
//! scheme).
//!
//! The hash of the seed is shown when the game starts, the seed when it ends. Outcome number `n` of a game (counted
//! from 0 over all chance outcomes, those of the preparation included) is found like this: the first eight bytes of
//! SHA-256(seed, n as eight bytes), read as a big-endian number, modulo the sum of the weights, is a position in the
//! list of [`Game::chance_outcomes`]. So nothing depends on a generator's state, and taking moves back changes no luck.
//!
//! A game can ask for another way to deal, [`Dealing::Streams`], by which equal choices meet equal luck: see there.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use sha2::{Digest, Sha256};

use crate::chance::Chance;
use crate::game::Game;
use crate::hex::{NotHex, from_hex, hex};
use crate::moves::Outcome;
use crate::notation::keyword::keywords;
use crate::player::Seat;

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
        game.outcome_at_weight(number(&digest).checked_rem(total)? as u32)
    }
}

/// How luck follows from a seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dealing {
    /// One after the other: the n-th outcome of the game, whatever it is about.
    #[default]
    InOrder,
    /// A stream for each purpose: the n-th card turned up from the deck, the n-th card that a seat draws, the n-th die
    /// of a seat, the n-th artifact, the n-th wisp tile.
    ///
    /// At the n-th outcome of a stream every piece that could come draws a lot, and the lowest comes. The lot depends on
    /// the seed, the stream, n and the piece alone: on the first eight bytes of SHA-256(seed, `"stream n piece copy"`),
    /// read as a big-endian number. So whoever makes the same choices meets the same luck; and whoever chooses
    /// otherwise meets the same n-th piece still, unless it is not there any more, or one that was not there
    /// has a lower lot.
    Streams,
}

keywords!(Dealing, "a way to deal", { InOrder => "in-order", Streams => "streams" });

/// Whoever deals in a game: how, and how often it was done.
#[derive(Clone, Debug)]
pub struct Dealer {
    dealing: Dealing,
    /// How often chance has decided.
    count: u64,
    /// How often it has decided in each stream.
    counts: [u64; STREAMS],
}

/// The deck, the artifacts, the tiles and what the preparation decides; then a die and a draw pile for each seat.
const STREAMS: usize = SHARED.len() + 2 * Seat::MOST;
/// The streams that belong to nobody in particular, by the words that stand in their lots.
const SHARED: [&str; 6] = ["first", "omit", "token", "artifact", "tile", "deck"];

impl Dealer {
    /// Somebody who has not dealt anything yet.
    pub fn new(dealing: Dealing) -> Dealer {
        Dealer { dealing, count: 0, counts: [0; STREAMS] }
    }

    /// What chance decides now by this seed; `None` if it does not decide.
    pub fn outcome(&self, seed: &Seed, game: &Game) -> Option<Outcome> {
        match self.dealing {
            Dealing::InOrder => seed.outcome(game, self.count),
            Dealing::Streams => {
                let stream = stream(game)?;
                let count = self.counts[stream];
                game.lowest_piece(|piece, copy| seed.lot(stream, count, piece, copy))
            }
        }
    }

    /// Chance has decided in this game, whatever it was. To be told before it is played.
    pub fn note(&mut self, game: &Game) {
        self.count += 1;
        if let Some(stream) = stream(game) {
            self.counts[stream] += 1;
        }
    }
}

/// The stream in which the next outcome of a game is, if chance decides.
fn stream(game: &Game) -> Option<usize> {
    let shared = |word| SHARED.iter().position(|known| *known == word);
    let of_seat = |kind: usize, seat: Seat| Some(SHARED.len() + kind * Seat::MOST + seat.index());
    match game.chance()? {
        Chance::First => shared("first"),
        Chance::Omit => shared("omit"),
        Chance::Token => shared("token"),
        Chance::Artifact => shared("artifact"),
        Chance::Tile => shared("tile"),
        Chance::Reveal | Chance::Top => shared("deck"),
        Chance::Roll => of_seat(0, game.active()),
        Chance::Draw => of_seat(1, game.drawing_seat()),
    }
}

impl Seed {
    /// The lot of a piece at the n-th outcome of a stream.
    fn lot(&self, stream: usize, count: u64, piece: Outcome, copy: u32) -> u64 {
        let name = match stream.checked_sub(SHARED.len()) {
            None => SHARED[stream].to_owned(),
            Some(own) => format!("{} {}", ["die", "draw"][own / Seat::MOST], own % Seat::MOST + 1),
        };
        // A card is the same card, whether it is turned up or taken from the top.
        let piece = match piece {
            Outcome::Top(card) => Outcome::Reveal(card),
            other => other,
        };
        let text = format!("{name} {count} {piece} {copy}");
        number(&Sha256::new().chain_update(self.0).chain_update(text).finalize())
    }
}

/// The first eight bytes.
fn number(digest: &[u8]) -> u64 {
    digest.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte))
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
