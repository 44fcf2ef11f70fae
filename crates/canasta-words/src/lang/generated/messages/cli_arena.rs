// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli-arena.ftl`

use crate::{Lang, Message, Number};

/// “The two teams; the bots are `{bots}`, and exec:COMMAND”
///
/// The help of --bots.
pub fn bots(lang: Lang, bots: &str) -> Message {
    (lang.messages().cli_arena_bots)(bots)
}

/// “expected two numbers separated by a comma, the lower first, such as 0,20”
pub fn wants_bounds(lang: Lang) -> &'static str {
    lang.messages().cli_arena_wants_bounds
}

/// “two teams are needed, each with its own --bot; there are `{teams}`”
pub fn wants_two_teams(lang: Lang, teams: impl Into<Number>) -> Message {
    (lang.messages().cli_arena_wants_two_teams)(teams.into())
}

/// “every deal was forfeited, so the result does not show who plays better”
pub fn all_forfeited(lang: Lang) -> &'static str {
    lang.messages().cli_arena_all_forfeited
}

/// “`{done}` of `{pairs}` pairs, `{time}` left”
pub fn progress(lang: Lang, done: &str, pairs: &str, time: &str) -> Message {
    (lang.messages().cli_arena_progress)(done, pairs, time)
}

/// “`{figures}`”
pub fn so_far(lang: Lang, figures: &[Message]) -> Message {
    (lang.messages().cli_arena_so_far)(figures)
}

/// “`{points}` points a deal (95 %: `{low}` to `{high}`)”
pub fn points(lang: Lang, points: &str, low: &str, high: &str) -> Message {
    (lang.messages().cli_arena_points)(points, low, high)
}

/// “`{share}` % of the games (`{low}` to `{high}`)”
pub fn games(lang: Lang, share: &str, low: &str, high: &str) -> Message {
    (lang.messages().cli_arena_games)(share, low, high)
}

/// “log likelihood ratio `{ratio}` of ±`{bound}`”
pub fn ratio(lang: Lang, ratio: &str, bound: &str) -> Message {
    (lang.messages().cli_arena_ratio)(ratio, bound)
}

/// “`{bot}` `{points}` ± `{half}` points a deal”
pub fn pool_mean(lang: Lang, bot: &str, points: &str, half: &str) -> Message {
    (lang.messages().cli_arena_pool_mean)(bot, points, half)
}

/// “the engine refused a listed act: `{why}`”
pub fn engine_refused(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_arena_engine_refused)(why)
}

/// “Measure only this part; may be repeated. The parts: `{parts}` \[default: all\]”
///
/// The help of --only.
pub fn only(lang: Lang, parts: &str) -> Message {
    (lang.messages().cli_arena_only)(parts)
}

/// “there is no such part; the parts are `{parts}`”
pub fn no_such_part(lang: Lang, parts: &str) -> Message {
    (lang.messages().cli_arena_no_such_part)(parts)
}

/// “expected a number of seconds above 0, at most `{most}`”
pub fn wants_seconds(lang: Lang, most: impl Into<Number>) -> Message {
    (lang.messages().cli_arena_wants_seconds)(most.into())
}
