//! How well a seat played, as one number.

use canasta_bots::Estimate;

/// The chance to win whose loss, in the whole game, halves the accuracy.
pub const HALF: f64 = 0.25;

/// Standard errors on each side of a 95 % interval.
const SIDE: f64 = 1.96;

/// How well a seat played a game: `100 × 25 ÷ (25 + lost)`, where `lost` is the chance to win, in percent, that all its choices
/// together lost. Who always plays the best turn has 100, who loses a quarter of a win has 50; so a beginner's is not 0, and what
/// separates good players is seen. By the chance and not by points, because points that change nothing are well lost.
///
/// All choices are in it, marked or not, with their losses as they were estimated, above 0 or below, so that chance cancels
/// out. What was suspicious is counted as the second look judged it, all else by a look that had no part in saying what is
/// suspicious; so it is right on average. The interval is wide for a single game: much of what a seat chooses makes a difference
/// that a few deals cannot tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Accuracy {
    /// From 0 to 100.
    pub percent: f64,
    /// The lower end of its 95 % interval.
    pub least: f64,
    /// The upper end.
    pub most: f64,
    /// The chance to win that was lost in the game (1 is a whole win), with the standard error. Below 0 by chance alone.
    pub lost: Estimate,
    /// Choices that were judged.
    pub choices: usize,
}

impl Accuracy {
    /// From the losses of all choices, as chances to win.
    pub(crate) fn of(losses: impl Iterator<Item = Estimate>) -> Self {
        let (mut choices, mut sum, mut squares) = (0, 0.0, 0.0);
        for loss in losses {
            choices += 1;
            sum += loss.mean;
            squares += loss.error * loss.error;
        }
        let lost = Estimate { mean: sum, error: squares.sqrt() };
        let percent = |lost: f64| 100.0 * HALF / (HALF + lost.max(0.0));
        let wide = SIDE * lost.error;
        let [percent, least, most] = [lost.mean, lost.mean + wide, lost.mean - wide].map(percent);
        Self { percent, least, most, lost, choices }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_loses_nothing_has_a_hundred_and_who_loses_a_quarter_of_a_win_has_fifty() {
        let loss = |mean: f64, error: f64| Estimate { mean, error };
        let none = Accuracy::of([loss(0.0, 0.0); 9].into_iter());
        assert_eq!((none.percent, none.least, none.most, none.choices), (100.0, 100.0, 100.0, 9));
        let half = Accuracy::of([loss(0.2, 0.03), loss(0.05, 0.04)].into_iter());
        assert_eq!((half.percent, half.lost), (50.0, loss(0.25, 0.05)));
        assert!((41.0..42.0).contains(&half.least) && (62.0..63.0).contains(&half.most), "{half:?}");
        assert_eq!(Accuracy::of([loss(-0.08, 0.01)].into_iter()).percent, 100.0);
    }
}
