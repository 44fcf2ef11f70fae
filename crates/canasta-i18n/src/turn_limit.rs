//! How long a turn may take at a table, as its host chooses it.

use crate::messages::hosting;
use crate::{Lang, Message, time};

/// What a turn may take where there is no clock: a few answers to choose from, in seconds. `None` is no limit.
pub const CHOICES: [Option<u32>; 6] = [Some(60), Some(120), Some(300), Some(900), Some(86_400), None];

/// One of them as a button: `2 minutes`, `No limit`.
pub fn choice(lang: Lang, seconds: Option<u32>) -> Message {
    seconds.map_or_else(|| hosting::no_limit(lang).into(), |seconds| time::span(lang, seconds))
}

/// What a turn may take at a table without a clock, and what happens then.
pub fn rule(lang: Lang, seconds: Option<u32>) -> Message {
    seconds
        .map_or_else(|| hosting::unlimited(lang).into(), |seconds| hosting::allowed(lang, &time::span(lang, seconds)))
}
