//! Players of many styles, to train with.

use canasta::{Rng, SeedRng};
use canasta_bots::{Style, Weights};

/// Factors by which the numbers of a style differ from those it begins with.
const FACTORS: [f64; 7] = [0.3, 0.6, 0.8, 1.0, 1.25, 1.7, 3.0];

/// How somebody plays: as usual, or, as often as `own` of 100, in a style of their own.
pub(crate) fn style<'a>(usual: Style<'a>, rng: &mut SeedRng, own: u32) -> Style<'a> {
    if rng.below(100) >= own {
        return usual;
    }
    let begin = match rng.below(4) {
        0 | 1 => usual.weights,
        2 => Weights::UNTUNED,
        _ => Weights::BEGINNER,
    };
    // Some differ a little, some greatly.
    let (from, many) = [(3, 1), (2, 3), (1, 5), (0, 7)][rng.below(4) as usize];
    let mut numbers = begin.numbers();
    let mut place = 0;
    for &(_, count) in Weights::GROUPS {
        let factor = FACTORS[from + rng.below(many) as usize];
        for number in &mut numbers[place..place + count] {
            *number *= factor;
        }
        place += count;
    }
    Style { weights: begin.with_numbers(&numbers), remembers: rng.below(3) > 0, evaluator: None }
}
