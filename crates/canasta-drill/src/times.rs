//! Quantiles of measured times.

use std::time::Duration;

/// The quantile of the times for a share from 0 to 1.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an index")]
pub fn quantile(times: &[Duration], share: f64) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

/// Minimum, median, p90 and maximum.
pub fn spread(times: &[Duration]) -> String {
    let [min, median, p90, max] = [0.0, 0.5, 0.9, 1.0].map(|share| quantile(times, share).as_millis());
    format!("{min} / {median} / {p90} / {max} ms")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calculates_quantiles() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let quantiles = [0.5, 0.99, 1.0].map(|share| quantile(&times, share).as_millis());
        assert_eq!(quantiles, [50, 99, 100]);
        assert_eq!(spread(&times[89..]), "1 / 6 / 10 / 11 ms");
        assert_eq!(spread(&[]), "0 / 0 / 0 / 0 ms");
    }
}
