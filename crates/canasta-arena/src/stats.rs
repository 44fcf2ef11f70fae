//! Means and their intervals, and Elo.

/// A mean and how far it can be trusted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// The mean of the sample, in its unit.
    pub mean: f64,
    /// The 95 % interval: the mean ± 1.96 standard errors.
    pub ci95: [f64; 2],
}

impl Spread {
    /// Of values that do not depend on each other. Fewer than two values give no width.
    pub fn of(values: &[f64]) -> Self {
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments.spread()
    }
}

/// The mean and the variance of values as they come (Welford 1962). The same values in the same order give the same
/// bits; values with the signs turned give them with the sign turned.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Moments {
    count: u32,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// One value more.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / f64::from(self.count);
        self.squares += before * (value - self.mean);
    }

    /// How many values.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The mean of the values so far; 0 of none.
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// Their variance, as of a sample; 0 of fewer than two.
    pub fn variance(&self) -> f64 {
        if self.count > 1 { self.squares / f64::from(self.count - 1) } else { 0.0 }
    }

    /// The mean with its interval.
    pub fn spread(&self) -> Spread {
        let error = (self.variance() / f64::from(self.count.max(1))).sqrt();
        Spread { mean: self.mean, ci95: [self.mean - 1.96 * error, self.mean + 1.96 * error] }
    }

    /// The mean of shares, with an interval that stays between 0 and 1. Where all is won, or nothing, the values do not
    /// vary, and the interval ends 3 / (number of values) away (the rule of three).
    pub fn share(&self) -> Spread {
        let Spread { mean, ci95: [low, high] } = self.spread();
        let three = 3.0 / f64::from(self.count.max(1));
        let low = if mean >= 1.0 { 1.0 - three } else { low };
        let high = if mean <= 0.0 { three } else { high };
        Spread { mean, ci95: [low.clamp(0.0, 1.0), high.clamp(0.0, 1.0)] }
    }
}

/// A difference in Elo's points with its 95 % interval; `None` is unbounded (all won, or nothing).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference that the share of points won stands for.
    pub mean: Option<f64>,
    /// The lower and the upper bound of the interval.
    pub ci95: [Option<f64>; 2],
}

impl Elo {
    /// From the share of what can be won against `others` alike: 400 log₁₀ of the odds for one against one, which are
    /// share × others ÷ (1 − share).
    pub fn of(share: &Spread, others: f64) -> Self {
        let elo = |share: f64| {
            let elo = 400.0 * (share * others / (1.0 - share)).log10();
            elo.is_finite().then_some(elo)
        };
        Self { mean: elo(share.mean), ci95: share.ci95.map(elo) }
    }

    /// The share that such a difference in Elo's points wins against `others` alike.
    pub fn share(elo: f64, others: f64) -> f64 {
        let odds = 10_f64.powf(elo / 400.0);
        odds / (odds + others)
    }
}
