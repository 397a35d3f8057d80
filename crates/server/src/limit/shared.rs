//! Limits that several servers share. Each counts for itself and tells the others, once a second, how often it let in whom it
//! lets in often; they add that to their own counts. Nothing is stored, and nobody waits.
//!
//! A server speaks of a key only when it comes near the limit: from an eighth of it on. So where n servers share a limit
//! somebody can do at most n − 1 eighths more than it, and what they manage in the second before the others hear of it.

use std::hash::{BuildHasher as _, Hash, Hasher, RandomState};

use sha2::{Digest as _, Sha256};

/// From this share of a limit on the others are told.
pub(super) const SPOKEN_OF: u32 = 8;

/// Of so many keys of a limit the others are told in a second.
pub(super) const MOST_TOLD: usize = 1024;

/// How a key is known: by a hash with a secret, so that nobody can bring it about to share one with somebody else.
pub(super) enum Keys {
    /// The secret is of this process.
    Own(RandomState),
    /// It is that of all servers, and the hash one that says nothing about the key even to who hears it.
    Shared(Box<Sha256>),
}

impl Keys {
    pub(super) fn shared(secret: &str) -> Keys {
        Keys::Shared(Box::new(Sha256::new_with_prefix(secret)))
    }

    pub(super) fn of(&self, who: &impl Hash) -> u64 {
        match self {
            Keys::Own(secret) => secret.hash_one(who),
            Keys::Shared(begun) => {
                let mut hasher = Digesting((**begun).clone());
                who.hash(&mut hasher);
                hasher.finish()
            }
        }
    }
}

/// A hasher for those who must not be able to look for collisions.
struct Digesting(Sha256);

impl Hasher for Digesting {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let digest = self.0.clone().finalize();
        digest.iter().take(8).fold(0, |key, byte| key << 8 | u64::from(*byte))
    }
}
