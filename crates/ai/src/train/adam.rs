//! Adam: steps whose size adapts to each weight, since some features are seen in every position and others rarely.

const FIRST_MOMENT: f32 = 0.9;
const SECOND_MOMENT: f32 = 0.999;
const TINY: f32 = 1e-8;

/// The running moments of the gradient.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Adam {
    pub(super) steps: u64,
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
}

impl Adam {
    pub(super) fn new(parameters: usize) -> Adam {
        Adam { steps: 0, mean: vec![0.0; parameters], square: vec![0.0; parameters] }
    }

    /// Moves the parameters against the gradient.
    pub(super) fn step(&mut self, parameters: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as f32;
        let mean_scale = 1.0 / (1.0 - FIRST_MOMENT.powf(steps));
        let square_scale = 1.0 / (1.0 - SECOND_MOMENT.powf(steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((parameter, gradient), (mean, square)) in parameters.iter_mut().zip(gradient).zip(moments) {
            *mean = FIRST_MOMENT * *mean + (1.0 - FIRST_MOMENT) * gradient;
            *square = SECOND_MOMENT * *square + (1.0 - SECOND_MOMENT) * gradient * gradient;
            *parameter -= rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + TINY);
        }
    }
}
