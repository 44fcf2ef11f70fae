//! Players of many styles for training.

use canasta::{Rng, SeedRng};
use canasta_bots::{Style, Weights};

/// Factors for varying the weights.
const FACTORS: [f64; 7] = [0.3, 0.6, 0.8, 1.0, 1.25, 1.7, 3.0];

/// The default style or, with a probability of `own` percent, a random one.
pub(crate) fn style<'a>(default: Style<'a>, rng: &mut SeedRng, own: u32) -> Style<'a> {
    if rng.next_below(100) >= own {
        return default;
    }
    let begin = match rng.next_below(4) {
        0 | 1 => default.weights,
        2 => Weights::UNTUNED,
        _ => Weights::EAGER,
    };
    // Some styles differ slightly, others strongly.
    let (from, many) = [(3, 1), (2, 3), (1, 5), (0, 7)][rng.next_below(4) as usize];
    let mut numbers = begin.numbers();
    let mut index = 0;
    for &(_, count) in Weights::GROUPS {
        let factor = FACTORS[from + rng.next_below(many) as usize];
        for number in &mut numbers[index..index + count] {
            *number *= factor;
        }
        index += count;
    }
    Style { weights: begin.with_numbers(&numbers), remembers: rng.next_below(3) > 0, evaluator: None }
}
