//! The turn limit of a table, which its host chooses.

use crate::messages::hosting;
use crate::{Lang, Message, time};

/// The offered turn limits of a table without a clock, in seconds. `None` for no limit.
pub const CHOICES: [Option<u32>; 6] = [Some(60), Some(120), Some(300), Some(900), Some(86_400), None];

/// The label of a choice: `2 minutes`, `No limit`.
pub fn choice(lang: Lang, seconds: Option<u32>) -> Message {
    seconds.map_or_else(|| hosting::no_limit(lang).into(), |seconds| time::span(lang, seconds))
}

/// The turn limit of a table without a clock, and what happens after it.
pub fn rule(lang: Lang, seconds: Option<u32>) -> Message {
    seconds
        .map_or_else(|| hosting::unlimited(lang).into(), |seconds| hosting::allowed(lang, &time::span(lang, seconds)))
}
