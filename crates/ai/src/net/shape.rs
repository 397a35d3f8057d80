//! The shape of the network.

use std::ops::Range;

use runestones_rules::Seat;

use crate::features::LEN;

/// Neurons of the first hidden layer.
pub(crate) const HIDDEN: usize = 128;
/// Neurons of the second hidden layer.
pub(crate) const INNER: usize = 32;
/// A chance to win and a final score for each seat.
pub(crate) const OUTPUTS: usize = 2 * Seat::MOST;

/// How many weights and biases there are.
pub(crate) const PARAMETERS: usize = Part::ThirdBias.range().end;

/// A part of the parameters; weights lie by input, then by output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    First,
    FirstBias,
    Second,
    SecondBias,
    Third,
    ThirdBias,
}

impl Part {
    /// All parts, as they follow each other.
    pub(crate) const ALL: [Part; 6] =
        [Part::First, Part::FirstBias, Part::Second, Part::SecondBias, Part::Third, Part::ThirdBias];

    const fn len(self) -> usize {
        match self {
            Part::First => LEN * HIDDEN,
            Part::FirstBias => HIDDEN,
            Part::Second => HIDDEN * INNER,
            Part::SecondBias => INNER,
            Part::Third => INNER * OUTPUTS,
            Part::ThirdBias => OUTPUTS,
        }
    }

    /// Where the part lies among all parameters.
    pub(crate) const fn range(self) -> Range<usize> {
        let mut start = 0;
        let mut part = 0;
        while part < self as usize {
            start += Part::ALL[part].len();
            part += 1;
        }
        start..start + self.len()
    }
}
