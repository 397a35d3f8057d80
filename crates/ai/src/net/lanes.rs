//! Sums of many rows of weights, several numbers at a time.
//!
//! The compiler turns loops over eight numbers into vector instructions (SIMD) by itself, but not loops over whole rows: so rows
//! are cut into blocks whose sums stay in registers. Every number is added up in the same order on every processor, so all of
//! them come to the same sums, bit by bit.

/// The numbers that are worked on at once.
const LANES: usize = 8;
/// The sums of so many lanes fit into the registers of any processor we know.
const BLOCK: usize = 4 * LANES;

/// Adds rows to sums, each times its factor.
pub(super) fn add_rows<'a, const N: usize>(
    sums: &mut [f32; N],
    rows: &(impl Iterator<Item = (f32, &'a [f32; N])> + Clone),
) {
    const { assert!(N.is_multiple_of(LANES), "rows are cut into lanes") };
    let (blocks, rest) = sums.as_chunks_mut::<BLOCK>();
    for (block, sums) in blocks.iter_mut().enumerate() {
        add_block(sums, rows.clone().map(|(factor, row)| (factor, &row[block * BLOCK..])));
    }
    let done = N / BLOCK * BLOCK;
    for (block, sums) in rest.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
        add_block(sums, rows.clone().map(|(factor, row)| (factor, &row[done + block * LANES..])));
    }
}

fn add_block<'a, const N: usize>(sums: &mut [f32; N], rows: impl Iterator<Item = (f32, &'a [f32])>) {
    let mut lanes: [[f32; LANES]; BLOCK / LANES] = [[0.0; LANES]; BLOCK / LANES];
    let parts = sums.as_chunks_mut::<LANES>().0;
    for (lanes, part) in lanes.iter_mut().zip(&*parts) {
        *lanes = *part;
    }
    for (factor, row) in rows {
        for (lanes, row) in lanes.iter_mut().zip(row[..N].as_chunks::<LANES>().0) {
            *lanes = std::array::from_fn(|at| lanes[at] + factor * row[at]);
        }
    }
    for (part, lanes) in parts.iter_mut().zip(lanes) {
        *part = lanes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As one would write it without a thought about speed.
    fn plainly<const N: usize>(sums: &mut [f32; N], rows: &[(f32, [f32; N])]) {
        for (factor, row) in rows {
            for (sum, value) in sums.iter_mut().zip(row) {
                *sum += factor * value;
            }
        }
    }

    fn check<const N: usize>() {
        let number = |at: usize| ((at * 7919) % 1000) as f32 / 300.0 - 1.5;
        let rows: Vec<(f32, [f32; N])> =
            (0..9).map(|row| (number(row), std::array::from_fn(|at| number(31 * row + at)))).collect();
        let (mut sums, mut expected) = ([0.25; N], [0.25; N]);
        add_rows(&mut sums, &rows.iter().map(|(factor, row)| (*factor, row)));
        plainly(&mut expected, &rows);
        assert_eq!(sums.map(f32::to_bits), expected.map(f32::to_bits), "rows of {N}");
    }

    #[test]
    fn blocks_add_up_to_the_same_bits() {
        check::<8>();
        check::<32>();
        check::<72>();
        check::<128>();
    }
}
