//! A sequential test: play until it is clear which of two hypotheses holds, and no longer.
//!
//! The generalised sequential probability ratio test on the means of pairs: with n pairs of mean m and variance v, the
//! logarithm of the likelihood ratio of the hypotheses h₁ against h₀ is n (h₁ − h₀)(2m − h₀ − h₁) / 2v, by normal
//! approximation. It is looked at after every pair in the order of the seed, so that the decision is the same with any
//! number of threads.

use crate::stats::Moments;

/// Two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The lower and the higher: points a deal for pairs of deals, Elo for games.
    pub hypotheses: [f64; 2],
}

/// Which hypothesis was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first of [`Sprt::hypotheses`], the smaller gain.
    Lower,
    /// The second of [`Sprt::hypotheses`], the larger gain.
    Higher,
}

/// Where a test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The logarithm of the likelihood ratio, above 0 where the higher hypothesis is likelier.
    pub ratio: f64,
    /// What is decided, if it is.
    pub verdict: Option<Verdict>,
}

impl Sprt {
    /// The share of wrong decisions, either way.
    pub const ERROR: f64 = 0.05;

    /// No decision before so many pairs: the variance must be known, too.
    pub const FEWEST: u32 = 50;

    /// The ratio at which it is decided: ln (1 − error) / error.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// Two hypotheses, the lower first; `None` unless both are finite and the second is higher.
    pub fn new(lower: f64, higher: f64) -> Option<Self> {
        (lower.is_finite() && higher.is_finite() && lower < higher).then_some(Self { hypotheses: [lower, higher] })
    }

    /// Where the test stands with these values, which are in the unit of the hypotheses.
    pub fn standing_of(&self, values: &Moments) -> Standing {
        Self::standing(self.hypotheses, values)
    }

    /// Where the test of these hypotheses (in the unit of the values) stands.
    pub(crate) fn standing(hypotheses: [f64; 2], values: &Moments) -> Standing {
        let [lower, higher] = hypotheses;
        let between = higher - lower;
        // Values that never vary (a bot against itself) are clear enough.
        let variance = values.variance().max(between * between / 100.0);
        let ratio = f64::from(values.count()) * between * (2.0 * values.mean() - lower - higher) / (2.0 * variance);
        let verdict = match ratio {
            _ if values.count() < Self::FEWEST => None,
            ratio if ratio >= Self::bound() => Some(Verdict::Higher),
            ratio if ratio <= -Self::bound() => Some(Verdict::Lower),
            _ => None,
        };
        Standing { ratio, verdict }
    }
}
