//! Means, their confidence intervals, and Elo.

/// A mean with its confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// The mean of the sample.
    pub mean: f64,
    /// The 95% confidence interval: the mean ± 1.96 standard errors.
    pub ci95: [f64; 2],
}

impl Spread {
    /// The mean of independent values, with its interval. With fewer than two values, the interval has no width.
    pub fn of(values: &[f64]) -> Self {
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments.spread()
    }
}

/// Running mean and variance of values (Welford 1962). The same values in the same order give exactly the same results,
/// bit for bit. Negated values give the same mean with the opposite sign.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Moments {
    count: u32,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / f64::from(self.count);
        self.squares += before * (value - self.mean);
    }

    /// Number of values.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The mean so far; 0 if there are no values.
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// The sample variance; 0 with fewer than two values.
    pub fn variance(&self) -> f64 {
        if self.count > 1 { self.squares / f64::from(self.count - 1) } else { 0.0 }
    }

    /// The mean with its interval.
    pub fn spread(&self) -> Spread {
        let error = (self.variance() / f64::from(self.count.max(1))).sqrt();
        Spread { mean: self.mean, ci95: [self.mean - 1.96 * error, self.mean + 1.96 * error] }
    }

    /// The mean of shares, with an interval between 0 and 1. If the shares are all 0 or all 1, the values don't vary.
    /// The far end of the interval is then 3 / (number of values) away (the rule of three).
    pub fn share(&self) -> Spread {
        let Spread { mean, ci95: [low, high] } = self.spread();
        let rule_of_three = 3.0 / f64::from(self.count.max(1));
        let low = if mean >= 1.0 { 1.0 - rule_of_three } else { low };
        let high = if mean <= 0.0 { rule_of_three } else { high };
        Spread { mean, ci95: [low.clamp(0.0, 1.0), high.clamp(0.0, 1.0)] }
    }
}

/// An Elo difference with its 95% confidence interval; `None` means unbounded (all or none won).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference that corresponds to the share won.
    pub mean: Option<f64>,
    /// The lower and upper bounds of the interval.
    pub ci95: [Option<f64>; 2],
}

impl Elo {
    /// The Elo difference that corresponds to a share won against `others` equal opponents: 400 log₁₀ of the odds
    /// against a single opponent, which are share × others ÷ (1 − share).
    pub fn of(share: &Spread, others: f64) -> Self {
        let elo = |share: f64| {
            let elo = 400.0 * (share * others / (1.0 - share)).log10();
            elo.is_finite().then_some(elo)
        };
        Self { mean: elo(share.mean), ci95: share.ci95.map(elo) }
    }

    /// The share that a player with this Elo difference wins against `others` equal opponents.
    pub fn share(elo: f64, others: f64) -> f64 {
        let odds = 10_f64.powf(elo / 400.0);
        odds / (odds + others)
    }
}
