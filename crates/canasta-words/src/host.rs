//! What the host of a table reads about it: how long a turn may take, link and code, closing it, turning people away.

use crate::company::duration;
use crate::number;

/// What a turn may take where there is no clock: a few answers to choose from, in seconds. `None` is no limit.
pub const TIMES: [Option<u32>; 6] = [Some(60), Some(120), Some(300), Some(900), Some(86_400), None];

/// One of them as a button: `2 minutes`, `No limit`.
pub fn time_choice(seconds: Option<u32>) -> String {
    seconds.map_or_else(|| "No limit".to_owned(), duration)
}

/// What a turn may take at a table without a clock, and what happens then.
pub fn allowed(seconds: Option<u32>) -> String {
    match seconds {
        Some(seconds) => {
            format!("A turn may take {}; then the others may let the computer make that move.", span(seconds))
        }
        None => "As long as everybody likes, for days if need be.".to_owned(),
    }
}

/// A span as it is said: `two minutes`, `45 seconds`, `24 hours`.
pub fn span(seconds: u32) -> String {
    let so_many = |n: u32, unit: &str| {
        format!("{} {unit}{}", number(usize::try_from(n).unwrap_or(usize::MAX)), if n == 1 { "" } else { "s" })
    };
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => so_many(seconds, "second"),
        (0, minutes, 0) => so_many(minutes, "minute"),
        (hours, 0, 0) => so_many(hours, "hour"),
        _ => duration(seconds),
    }
}

/// Beside the button that makes a new link.
pub const RENEW_ABOUT: &str = "The old link and the old code lead nowhere then. Whoever is at the table stays.";

/// Beside the button that closes a table whose game is on.
pub const CLOSE_ABOUT: &str =
    "The game ends here for everybody, without a winner, and nobody can go on with it. It can still be looked at.";

/// The same before the game.
pub const CLOSE_BEFORE: &str = "Nobody can come or play here any more.";

/// What it means to be turned away for good.
pub const FOR_GOOD: &str = "They cannot come, nor look on, until you let them in again.";

/// What becomes of their seat in the game.
pub const FOR_GOOD_SEAT: &str = "A bot plays on in their seat.";

/// What becomes of their seat before the game.
pub const FOR_GOOD_BEFORE: &str = "Their seat becomes free.";

/// Over the names of those who came and have no seat.
pub const STANDING: &str = "At the table without a seat";

/// Over the names of those who were turned away for good.
pub const TURNED_AWAY: &str = "Turned away for good";

/// What a spoken code is for, where there is none.
pub const CODE_ABOUT: &str = "Six letters to tell somebody. Who types them knocks, and you let them in.";

/// What to do with one.
pub const CODE_TELL: &str = "Tell this code. Your friends type it on the start page, and you let them in.";

/// How long a code is still good: `Good for 12 more minutes.`
pub fn code_lasts(minutes: u64) -> String {
    format!("Good for {minutes} more {}.", if minutes == 1 { "minute" } else { "minutes" })
}

/// Why somebody is offered as the one who asks.
pub const AGAIN_ABOUT: &str =
    "For somebody who lost their seat with a phone or a browser. Whoever holds that seat now loses it.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_said() {
        for (seconds, said) in [
            (45, "45 seconds"),
            (60, "one minute"),
            (120, "two minutes"),
            (90, "1 minute 30 seconds"),
            (86_400, "24 hours"),
            (3600, "one hour"),
        ] {
            assert_eq!(span(seconds), said);
        }
    }
}
