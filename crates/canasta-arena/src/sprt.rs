//! A sequential test: play only until one of two hypotheses is clearly better.
//!
//! This is the generalised sequential probability ratio test on the means of pairs. With n pairs of mean m and variance
//! v, the log likelihood ratio of the hypotheses h₁ against h₀ is n (h₁ − h₀)(2m − h₀ − h₁) / 2v, by normal
//! approximation. It is checked after every pair in the order of the seed, so that the decision is the same with any
//! number of threads.

use crate::stats::Moments;

/// Two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower and the higher: points per deal for pairs of deals, Elo for games.
    pub hypotheses: [f64; 2],
}

/// The accepted hypothesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first of [`Sprt::hypotheses`], the smaller gain.
    Lower,
    /// The second of [`Sprt::hypotheses`], the larger gain.
    Higher,
}

/// The status of a test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtStatus {
    /// The log likelihood ratio, positive if the higher hypothesis is likelier.
    pub ratio: f64,
    /// The decision, if there is one.
    pub verdict: Option<Verdict>,
}

impl Sprt {
    /// The probability of a wrong decision, either way.
    pub const ERROR: f64 = 0.05;

    /// Minimum number of pairs before a decision, to estimate the variance.
    pub const MIN_PAIRS: u32 = 50;

    /// The ratio needed for a decision: ln (1 − error) / error.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// Two hypotheses, the lower first. `None` unless both are finite and the second is higher.
    pub fn new(lower: f64, higher: f64) -> Option<Self> {
        (lower.is_finite() && higher.is_finite() && lower < higher).then_some(Self { hypotheses: [lower, higher] })
    }

    /// The status of the test for these values, in the unit of the hypotheses.
    pub fn status_of(&self, values: &Moments) -> SprtStatus {
        Self::status_for(self.hypotheses, values)
    }

    /// The status of a test of these hypotheses, in the unit of the values.
    pub(crate) fn status_for(hypotheses: [f64; 2], values: &Moments) -> SprtStatus {
        let [lower, higher] = hypotheses;
        let gap = higher - lower;
        // A lower bound, for values that never vary (a bot against itself).
        let variance = values.variance().max(gap * gap / 100.0);
        let ratio = f64::from(values.count()) * gap * (2.0 * values.mean() - lower - higher) / (2.0 * variance);
        let verdict = match ratio {
            _ if values.count() < Self::MIN_PAIRS => None,
            ratio if ratio >= Self::bound() => Some(Verdict::Higher),
            ratio if ratio <= -Self::bound() => Some(Verdict::Lower),
            _ => None,
        };
        SprtStatus { ratio, verdict }
    }
}
