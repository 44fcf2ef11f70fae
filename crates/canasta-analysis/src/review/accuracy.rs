//! A single number that says how well a seat played.

use canasta_bots::Estimate;

/// The chance to win that a player must lose over a whole game to halve the accuracy.
pub const HALVING_LOSS: f64 = 0.25;

/// Standard errors on each side of a 95% interval.
const Z_95: f64 = 1.96;

/// The accuracy of a seat in a game: `100 × 25 ÷ (25 + lost)`, where `lost` is the chance to win, in percent, that the
/// seat's choices lost in total. A player who always finds the best play gets 100, and one who loses a quarter of a win
/// gets 50. This way beginners don't end up at 0, and differences between good players stay visible. The formula uses
/// the chance to win because some points don't matter.
///
/// All choices count, marked or not, with estimated losses above or below 0, so that chance cancels out. Suspicious
/// choices count as the second pass judged them, and all others as judged by a pass that didn't select them. That makes
/// the accuracy right on average. The interval for a single game is wide, because many choices matter too little to be
/// measured with a few deals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Accuracy {
    /// From 0 to 100.
    pub percent: f64,
    /// Lower end of the 95% interval.
    pub least: f64,
    /// Upper end of the 95% interval.
    pub most: f64,
    /// The chance to win that was lost in the game, with its standard error (1 is a whole win). It can be below 0 only
    /// by chance.
    pub lost: Estimate,
    /// The number of choices judged.
    pub choices: usize,
}

impl Accuracy {
    /// Computes the accuracy from the losses of all choices, in chances to win.
    pub(crate) fn of(losses: impl Iterator<Item = Estimate>) -> Self {
        let mut choices = 0;
        let mut sum = 0.0;
        let mut squares = 0.0;
        for loss in losses {
            choices += 1;
            sum += loss.mean;
            squares += loss.error * loss.error;
        }
        let lost = Estimate { mean: sum, error: squares.sqrt() };
        let percent = |lost: f64| 100.0 * HALVING_LOSS / (HALVING_LOSS + lost.max(0.0));
        let margin = Z_95 * lost.error;
        let [percent, least, most] = [lost.mean, lost.mean + margin, lost.mean - margin].map(percent);
        Self { percent, least, most, lost, choices }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_loss_gives_a_hundred_and_a_quarter_of_a_win_fifty() {
        let loss = |mean: f64, error: f64| Estimate { mean, error };
        let none = Accuracy::of([loss(0.0, 0.0); 9].into_iter());
        assert_eq!((none.percent, none.least, none.most, none.choices), (100.0, 100.0, 100.0, 9));
        let half = Accuracy::of([loss(0.2, 0.03), loss(0.05, 0.04)].into_iter());
        assert_eq!((half.percent, half.lost), (50.0, loss(0.25, 0.05)));
        assert!((41.0..42.0).contains(&half.least) && (62.0..63.0).contains(&half.most), "{half:?}");
        assert_eq!(Accuracy::of([loss(-0.08, 0.01)].into_iter()).percent, 100.0);
    }
}
