//! A sequential test: pairs are played only until one of two hypotheses is clearly better.
//!
//! This is the generalised sequential probability ratio test on the means of pairs. For n pairs with mean m and
//! variance v, the log-likelihood ratio of the hypothesis h₁ against h₀ is n (h₁ − h₀)(2m − h₀ − h₁) / 2v, by normal
//! approximation. It is checked after every pair, in the order of the pairs, so the decision doesn't depend on the
//! number of threads.

use crate::stats::Moments;

/// Two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower and the higher hypothesis, in points per deal for pairs of deals and in Elo for games.
    pub hypotheses: [f64; 2],
}

/// The accepted hypothesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first of [`Sprt::hypotheses`], with the smaller gain.
    Lower,
    /// The second of [`Sprt::hypotheses`], with the larger gain.
    Higher,
}

/// The status of a test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtStatus {
    /// The log-likelihood ratio. It is positive if the higher hypothesis is likelier.
    pub ratio: f64,
    /// The decision, once there is one.
    pub verdict: Option<Verdict>,
}

impl Sprt {
    /// The probability of wrongly accepting either hypothesis.
    pub const ERROR: f64 = 0.05;

    /// Minimum number of pairs before a decision, to estimate the variance.
    pub const MIN_PAIRS: u32 = 50;

    /// The ratio needed for a decision: ln (1 − error) / error.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// A test of two hypotheses, the lower one first. `None` unless both are finite and the second is higher.
    pub fn new(lower: f64, higher: f64) -> Option<Self> {
        (lower.is_finite() && higher.is_finite() && lower < higher).then_some(Self { hypotheses: [lower, higher] })
    }

    /// The status of the test after these values, which have the same unit as the hypotheses.
    pub fn status_of(&self, values: &Moments) -> SprtStatus {
        Self::status_for(self.hypotheses, values)
    }

    /// The status of a test of these hypotheses, which have the same unit as the values.
    pub(crate) fn status_for(hypotheses: [f64; 2], values: &Moments) -> SprtStatus {
        let [lower, higher] = hypotheses;
        let gap = higher - lower;
        // The variance has a lower bound, because the values of a bot against itself never vary.
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
