//! Quantiles of measured times.

use std::time::Duration;

/// The time that this share of the times does not exceed.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a list"
)]
pub fn quantile(times: &[Duration], share: f64) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

/// The least, the median, p90 and the greatest.
pub fn spread(times: &[Duration]) -> String {
    let [least, half, most, all] = [0.0, 0.5, 0.9, 1.0].map(|share| quantile(times, share).as_millis());
    format!("{least} / {half} / {most} / {all} ms")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_quantiles_of_all_times() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let quantiles = [0.5, 0.99, 1.0].map(|share| quantile(&times, share).as_millis());
        assert_eq!(quantiles, [50, 99, 100]);
        assert_eq!(spread(&times[89..]), "1 / 6 / 10 / 11 ms");
        assert_eq!(spread(&[]), "0 / 0 / 0 / 0 ms");
    }
}
