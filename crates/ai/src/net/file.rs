//! Networks as files: a header that says what they fit, the weights, and a checksum that tells a damaged file.
//!
//! What plays is written with 16 bits a weight (quantised): half the size, and nobody plays differently for it. What goes on learning is
//! written in full, since its steps are smaller than what rounding would leave of them.

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::features::{LAYOUT, LEN, len_of};

use super::{HIDDEN, INNER, MOST_MEMBERS, Member, Net, OUTPUTS, PARAMETERS, Part};

const MAGIC: [u8; 8] = *b"RuneNet\n";
/// The version of files with 32 bits for each weight.
const IN_FULL: u32 = 1;
/// The version of files with 16 bits for each weight.
const ROUNDED: u32 = 2;

/// So many weights in a row are rounded to multiples of one step: those of one feature.
const RUN: usize = HIDDEN;
/// The largest multiple of it.
const LARGEST: f32 = i16::MAX as f32;
/// The bits of a number that say between which powers of two it lies.
const EXPONENT: u32 = 0x7f80_0000;

/// Why bytes are not a network that this program can use.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWeights {
    /// The file does not begin like a network.
    #[error("this is not a file of network weights")]
    NotWeights,
    /// The file is of another version.
    #[error("the weights have version {0}; this program reads {IN_FULL} and {ROUNDED}")]
    Version(u32),
    /// The network was trained with other features.
    #[error("the weights were trained with other features; train them again")]
    Features,
    /// The layers have other sizes.
    #[error("the network has the shape {found}; this program has {expected}")]
    Shape {
        /// The sizes in the file.
        found: String,
        /// The sizes of this program.
        expected: String,
    },
    /// The file is too short or too long.
    #[error("the weights are cut off, or something follows them")]
    Length,
    /// The checksum does not fit.
    #[error("the weights are damaged: the checksum is wrong")]
    Checksum,
    /// A weight is not a number.
    #[error("weight number {0} is infinite or not a number")]
    NotFinite(usize),
}

impl Net {
    /// The network as a file, with rounded weights; if it has several members, one after the other.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.members.iter().flat_map(Member::to_rounded_bytes).collect()
    }

    /// Reads a network from a file, or says what is wrong with it. A network of an earlier, smaller shape says the same
    /// as before, and has room to learn more.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadWeights> {
        let mut reader = Reader(bytes);
        let mut members = vec![Member::read(&mut reader)?];
        while !reader.0.is_empty() {
            if members.len() == MOST_MEMBERS {
                return Err(BadWeights::Length);
            }
            // Whatever does not begin like a network is something that follows.
            let next = Member::read(&mut reader);
            members.push(next.map_err(|bad| if bad == BadWeights::NotWeights { BadWeights::Length } else { bad })?);
        }
        Ok(Net { members })
    }
}

impl Member {
    /// The weights in full.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        framed(IN_FULL, self.parameters.iter().flat_map(|value| value.to_le_bytes()))
    }

    fn to_rounded_bytes(&self) -> Vec<u8> {
        let runs = self.parameters.chunks(RUN).flat_map(|run| {
            let step = step(run);
            // The lowest number of 16 bits would be a power of two, and its step the next larger one.
            let multiple = move |value: &f32| (value / step).round().clamp(-LARGEST, LARGEST) as i16;
            let multiples = run.iter().flat_map(move |value| multiple(value).to_le_bytes());
            step.to_le_bytes().into_iter().chain(multiples)
        });
        framed(ROUNDED, runs)
    }

    /// Reads a member off the front of a file.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Member, BadWeights> {
        let bytes = reader.0;
        if reader.take().is_none_or(|magic: [u8; 8]| magic != MAGIC) {
            return Err(BadWeights::NotWeights);
        }
        let version = u32::from_le_bytes(reader.take().ok_or(BadWeights::Length)?);
        if ![IN_FULL, ROUNDED].contains(&version) {
            return Err(BadWeights::Version(version));
        }
        let layout = u64::from_le_bytes(reader.take().ok_or(BadWeights::Length)?);
        let shape = Shape::ALL.into_iter().find(|shape| layout_hash(shape.blocks) == layout);
        let shape = shape.ok_or(BadWeights::Features)?;
        let mut found = [0; 4];
        for size in &mut found {
            *size = u32::from_le_bytes(reader.take().ok_or(BadWeights::Length)?);
        }
        if found != shape.sizes() {
            let text = |shape: [u32; 4]| shape.map(|size| size.to_string()).join("-");
            return Err(BadWeights::Shape { found: text(found), expected: text(shape.sizes()) });
        }
        let count = shape.parameters();
        let parameters = if version == ROUNDED { reader.rounded(count) } else { reader.floats(count) };
        let parameters = parameters.ok_or(BadWeights::Length)?;
        let whole = &bytes[..bytes.len() - reader.0.len()];
        let sum = u64::from_le_bytes(reader.take().ok_or(BadWeights::Length)?);
        if checksum(whole) != sum {
            return Err(BadWeights::Checksum);
        }
        match parameters.iter().position(|value| !value.is_finite()) {
            Some(position) => Err(BadWeights::NotFinite(position)),
            None => Ok(shape.grow(parameters)),
        }
    }
}

/// A file of this version: what the weights fit, the weights, and the checksum.
fn framed(version: u32, weights: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(version.to_le_bytes());
    bytes.extend(layout_hash(LAYOUT.len()).to_le_bytes());
    bytes.extend(SHAPE.into_iter().flat_map(u32::to_le_bytes));
    bytes.extend(weights);
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// Of what weights in a row are multiples once they are rounded; the largest is then a number of 16 bits. It is a power of two, so
/// that what was rounded once stays as it is.
fn step(run: &[f32]) -> f32 {
    let most = run.iter().fold(0.0f32, |most, value| most.max(value.abs()));
    (f32::from_bits(most.to_bits() & EXPONENT) / 16_384.0).max(f32::MIN_POSITIVE)
}

const SHAPE: [u32; 4] = Shape::NOW.sizes();

/// The shape of a network that can be read: blocks of features were added at their end, and neurons.
#[derive(Clone, Copy)]
struct Shape {
    blocks: usize,
    hidden: usize,
}

impl Shape {
    const NOW: Shape = Shape { blocks: LAYOUT.len(), hidden: HIDDEN };
    const ALL: [Shape; 2] = [Shape::NOW, Shape { blocks: 6, hidden: 64 }];

    const fn sizes(self) -> [u32; 4] {
        [len_of(self.blocks) as u32, self.hidden as u32, INNER as u32, OUTPUTS as u32]
    }

    const fn parameters(self) -> usize {
        PARAMETERS - LEN * HIDDEN + len_of(self.blocks) * self.hidden - (HIDDEN - self.hidden) * (1 + INNER)
    }

    /// A network of today's shape that says the same: new features have no weight, and nobody listens to new neurons.
    fn grow(self, parameters: Vec<f32>) -> Member {
        if self.parameters() == PARAMETERS {
            return Member { parameters };
        }
        let mut net = Member::random(&mut StdRng::seed_from_u64(0));
        let (first, rest) = parameters.split_at(len_of(self.blocks) * self.hidden);
        let (bias, rest) = rest.split_at(self.hidden);
        let (second, rest) = rest.split_at(self.hidden * INNER);
        let mut rows = first.chunks(self.hidden);
        for row in net.parameters[Part::First.range()].chunks_mut(HIDDEN) {
            match rows.next() {
                Some(known) => row[..self.hidden].copy_from_slice(known),
                None => row[..self.hidden].fill(0.0),
            }
        }
        net.parameters[Part::FirstBias.range()][..self.hidden].copy_from_slice(bias);
        let listening = &mut net.parameters[Part::Second.range()];
        listening.fill(0.0);
        listening[..second.len()].copy_from_slice(second);
        net.parameters[Part::SecondBias.range().start..].copy_from_slice(rest);
        net
    }
}

/// Changes with every change of what a feature means.
fn layout_hash(blocks: usize) -> u64 {
    checksum(format!("{:?}", &LAYOUT[..blocks]).as_bytes())
}

/// The FNV-1a hash: against accidents, not against intent.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Takes values off the front of a file.
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl Reader<'_> {
    pub(crate) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*head)
    }

    pub(crate) fn floats(&mut self, count: usize) -> Option<Vec<f32>> {
        let (bytes, rest) = self.0.split_at_checked(4 * count)?;
        self.0 = rest;
        Some(bytes.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
    }

    /// Weights that were rounded: for each run its step, and the multiples of it.
    fn rounded(&mut self, count: usize) -> Option<Vec<f32>> {
        let mut values = Vec::new();
        while values.len() < count {
            let step = f32::from_le_bytes(self.take()?);
            let (bytes, rest) = self.0.split_at_checked(2 * RUN.min(count - values.len()))?;
            self.0 = rest;
            values.extend(bytes.as_chunks().0.iter().map(|bytes| step * f32::from(i16::from_le_bytes(*bytes))));
        }
        Some(values)
    }
}

#[cfg(test)]
mod tests {
    use super::super::estimate;
    use super::*;

    fn net() -> Net {
        Net::random(&mut StdRng::seed_from_u64(1))
    }

    /// The file with one thing changed and the checksum made to fit.
    fn changed(change: impl FnOnce(&mut Vec<u8>)) -> Result<Net, BadWeights> {
        changed_file(net().to_bytes(), change)
    }

    fn changed_file(mut bytes: Vec<u8>, change: impl FnOnce(&mut Vec<u8>)) -> Result<Net, BadWeights> {
        bytes.truncate(bytes.len() - 8);
        change(&mut bytes);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        Net::from_bytes(&bytes)
    }

    #[test]
    fn networks_survive_their_file() {
        let all = || (0..MOST_MEMBERS as u64).map(|seed| Net::random(&mut StdRng::seed_from_u64(seed)));
        let all = Net::together(all()).unwrap();
        let bytes = all.to_bytes();
        assert!(bytes.len() < 2_000_000, "it has to stay small");
        assert_eq!(Net::from_bytes(&bytes).unwrap().members.len(), MOST_MEMBERS);
        assert_eq!(Net::together([all, net()]), None, "one too many");
        assert_eq!(Net::from_bytes(&[&bytes[..], &net().to_bytes()].concat()), Err(BadWeights::Length));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 9]), Err(BadWeights::Length));
    }

    #[test]
    fn weights_are_rounded_a_little_and_once() {
        let mut member = net().members.remove(0);
        member.parameters[..RUN].fill(0.0);
        member.parameters[RUN..RUN + 2].copy_from_slice(&[-7.999_99, 1e-9]);
        member.parameters[2 * RUN..2 * RUN + 2].copy_from_slice(&[7.999_99, -8.0]);
        let rounded = Net::from_bytes(&Net::from(member.clone()).to_bytes()).unwrap();
        for (run, (before, after)) in
            member.parameters.chunks(RUN).zip(rounded.members[0].parameters.chunks(RUN)).enumerate()
        {
            let most = before.iter().fold(0.0f32, |most, value| most.max(value.abs()));
            let off = before.iter().zip(after).map(|(before, after)| (before - after).abs());
            assert!(off.fold(0.0, f32::max) <= most / 32_000.0, "run {run}");
        }
        assert_eq!(Net::from_bytes(&rounded.to_bytes()).as_ref(), Ok(&rounded));
        assert_eq!(Member::read(&mut Reader(&member.to_bytes())), Ok(member), "in full nothing is rounded");
    }

    #[test]
    fn the_embedded_network_is_sound() {
        let again = Net::from_bytes(&Net::embedded().to_bytes());
        assert!(again.as_ref() == Ok(&*Net::embedded()), "it was written as networks are written");
    }

    #[test]
    fn every_truncation_is_noticed() {
        let bytes = net().to_bytes();
        for len in (0..64).chain((64..bytes.len()).step_by(4099)).chain([bytes.len() - 1]) {
            let expected = if len < 8 { BadWeights::NotWeights } else { BadWeights::Length };
            assert_eq!(Net::from_bytes(&bytes[..len]), Err(expected), "{len} bytes");
        }
        let longer = [&bytes[..], &[0]].concat();
        assert_eq!(Net::from_bytes(&longer), Err(BadWeights::Length));
    }

    #[test]
    fn every_flipped_bit_is_noticed() {
        let good = net().to_bytes();
        for at in (0..64).chain((64..good.len()).step_by(1777)) {
            let mut bytes = good.clone();
            bytes[at] ^= 1 << (at % 8);
            assert!(Net::from_bytes(&bytes).is_err(), "byte {at}");
        }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        assert_eq!(changed(|bytes| bytes[0] = b'x'), Err(BadWeights::NotWeights));
        assert_eq!(changed(|bytes| bytes[8] = 9), Err(BadWeights::Version(9)));
        assert_eq!(changed(|bytes| bytes[12] ^= 1), Err(BadWeights::Features));
        let shape = changed(|bytes| bytes[24] ^= 3).unwrap_err().to_string();
        assert!(shape.contains(&format!("this program has {LEN}-{HIDDEN}-{INNER}-{OUTPUTS}")), "{shape}");
        for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let put = |at: usize| move |bytes: &mut Vec<u8>| bytes[at..][..4].copy_from_slice(&bad.to_le_bytes());
            let in_full = net().members[0].to_bytes();
            assert_eq!(changed_file(in_full, put(36 + 4 * 5)), Err(BadWeights::NotFinite(5)));
            assert_eq!(changed(put(36 + 4 + 2 * RUN)), Err(BadWeights::NotFinite(RUN)));
        }
    }

    #[test]
    fn an_earlier_network_says_the_same_in_todays_shape() {
        let small = Shape::ALL[1];
        let parameters: Vec<f32> = net().members.remove(0).parameters.into_iter().take(small.parameters()).collect();
        let (first, rest) = parameters.split_at(len_of(small.blocks) * small.hidden);
        let grown = small.grow(parameters.clone());
        let features: Vec<(u16, f32)> = (0..len_of(small.blocks) as u16).step_by(5).map(|at| (at, 0.5)).collect();
        let mut expected: Vec<f32> = rest[..small.hidden].to_vec();
        for (at, value) in &features {
            let row = &first[*at as usize * small.hidden..][..small.hidden];
            expected.iter_mut().zip(row).for_each(|(sum, weight)| *sum += value * weight);
        }
        let sums = grown.sparse_sums(&features);
        assert_eq!(sums[..small.hidden], expected);
        // Whatever the new neurons say, nobody listens yet; new features change none of the old ones.
        let mut others = sums;
        others[small.hidden..].fill(7.0);
        let said = |sums| estimate(&grown.layers(sums).outputs, 2);
        assert_eq!(said(&sums), said(&others));
        let with_cards: Vec<(u16, f32)> = features.into_iter().chain([(LEN as u16 - 1, 1.0)]).collect();
        assert_eq!(grown.sparse_sums(&with_cards)[..small.hidden], expected);
    }
}
