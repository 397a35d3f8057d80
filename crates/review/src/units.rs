//! Whole numbers in place of fractions, so that sums are exact.

use runestones_rules::Seat;

/// Certainty. A chance is a whole number of millionths.
pub const WHOLE: i32 = 1_000_000;

/// A tenth of a per cent: what people are shown.
pub const TENTH: i32 = WHOLE / 1000;

/// A number for each seat; those of empty seats are 0.
pub type BySeat = [i32; Seat::MOST];

/// What changed from one to the other.
pub fn difference(after: BySeat, before: BySeat) -> BySeat {
    std::array::from_fn(|at| after[at] - before[at])
}

/// The two together.
pub fn sum(one: BySeat, other: BySeat) -> BySeat {
    std::array::from_fn(|at| one[at] + other[at])
}

/// Divides every part and rounds, so that the sum of the results is the sum of the parts divided (the method of largest
/// remainders). The sum of the parts has to be a multiple of the divisor. Of equal remainders the first is rounded up.
pub(crate) fn share_out(parts: [i64; Seat::MOST], divisor: i64) -> BySeat {
    let whole = parts.map(|part| part.div_euclid(divisor));
    let rests = parts.map(|part| part.rem_euclid(divisor));
    let mut order: [usize; Seat::MOST] = std::array::from_fn(|at| at);
    order.sort_by_key(|at| std::cmp::Reverse(rests[*at]));
    let missing = usize::try_from(rests.iter().sum::<i64>() / divisor).unwrap_or_default();
    let mut shared = whole.map(|part| part as i32);
    order[..missing].iter().for_each(|at| shared[*at] += 1);
    shared
}

/// In tenths of a per cent, with the sum kept; it has to be a whole number of tenths.
pub(crate) fn in_tenths(millionths: BySeat) -> BySeat {
    share_out(millionths.map(i64::from), i64::from(TENTH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_out_stays_together() {
        for (parts, divisor, expected) in [
            ([1, 1, 1, 0], 3, [1, 0, 0, 0]),
            ([-1, 1, 0, 0], 1000, [-1, 1, 0, 0].map(|_| 0)),
            ([-600, 600, 0, 0], 1000, [-1, 1, 0, 0]),
            ([333_334, 333_333, 333_333, 0], 1000, [334, 333, 333, 0]),
            ([-1500, 700, 800, 0], 1000, [-2, 1, 1, 0]),
        ] {
            let shared = share_out(parts, divisor);
            assert_eq!(shared, expected, "{parts:?}");
            assert_eq!(shared.iter().map(|part| i64::from(*part)).sum::<i64>() * divisor, parts.iter().sum::<i64>());
        }
    }
}
