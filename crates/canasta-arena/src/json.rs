//! JSON output of the arena: one line per value, with rounded numbers.

use serde::{Serialize, Serializer};

use crate::stats::Spread;

/// Writes a value in one line.
pub(crate) fn line(value: &impl Serialize) -> String {
    // Strings, numbers and lists of them always have a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}

/// A number that is rounded to hundredths when written: an integer if it is whole, null if it is not finite.
#[derive(Clone, Copy)]
pub(crate) struct Hundredths(pub(crate) f64);

/// Above this, an `f64` can't represent every integer.
const EXACT: f64 = 9e15;

impl Serialize for Hundredths {
    #[expect(clippy::cast_possible_truncation, reason = "a whole number that an i64 holds")]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value = (self.0 * 100.0).round() / 100.0;
        if value.fract() == 0.0 && value.abs() < EXACT {
            serializer.serialize_i64(value as i64)
        } else {
            serializer.serialize_f64(value)
        }
    }
}

/// A mean with its 95% confidence interval.
#[derive(Serialize)]
pub(crate) struct Interval {
    mean: Hundredths,
    ci95: [Hundredths; 2],
}

impl Interval {
    /// The interval of `spread`, multiplied by `scale`.
    pub(crate) fn of(spread: &Spread, scale: f64) -> Self {
        let scaled = |value: f64| Hundredths(scale * value);
        Self { mean: scaled(spread.mean), ci95: spread.ci95.map(scaled) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stats_are_rounded() {
        let written = |value| line(&Hundredths(value));
        assert_eq!([0.0, -0.001, 70.0, -5000.0].map(written), ["0", "0", "70", "-5000"]);
        assert_eq!([2.0 / 3.0, -0.125, 1_234_567.894].map(written), ["0.67", "-0.13", "1234567.89"]);
        assert_eq!([f64::NAN, f64::INFINITY].map(written), ["null", "null"]);
    }
}
