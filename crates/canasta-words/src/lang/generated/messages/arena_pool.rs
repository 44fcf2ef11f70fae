// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/arena-pool.ftl`

use crate::{Lang, Message, Number};

/// “pool of `{members}`, `{pairs}` pairs of duplicate deals against each (`{deals}` deals of `{players}` players, `{rules}`), seed `{seed}`”
pub fn deals(
    lang: Lang,
    members: impl Into<Number>,
    pairs: impl Into<Number>,
    deals: impl Into<Number>,
    players: impl Into<Number>,
    rules: &Message,
    seed: impl Into<Number>,
) -> Message {
    (lang.messages().arena_pool_deals)(members.into(), pairs.into(), deals.into(), players.into(), rules, seed.into())
}

/// “pool of `{members}`, `{pairs}` pairs of duplicate games against each (`{deals}` deals of `{players}` players, `{rules}`), seed `{seed}`”
pub fn games(
    lang: Lang,
    members: impl Into<Number>,
    pairs: impl Into<Number>,
    deals: impl Into<Number>,
    players: impl Into<Number>,
    rules: &Message,
    seed: impl Into<Number>,
) -> Message {
    (lang.messages().arena_pool_games)(members.into(), pairs.into(), deals.into(), players.into(), rules, seed.into())
}

/// “points a deal, ± half of the 95 % interval”
///
/// The title of a table.
pub fn points(lang: Lang) -> &'static str {
    lang.messages().arena_pool_points
}

/// “points a deal more than `{first}` on the same cards”
///
/// The title of a table.
pub fn points_less(lang: Lang, first: &str) -> Message {
    (lang.messages().arena_pool_points_less)(first)
}

/// “chance to win a game: percent of the games won, less an even share”
///
/// The title of a table.
pub fn chance(lang: Lang) -> &'static str {
    lang.messages().arena_pool_chance
}

/// “percent of the games won more than `{first}` on the same cards”
///
/// The title of a table.
pub fn chance_less(lang: Lang, first: &str) -> Message {
    (lang.messages().arena_pool_chance_less)(first)
}

/// “mean”
///
/// The name of a line.
pub fn mean(lang: Lang) -> &'static str {
    lang.messages().arena_pool_mean
}

/// “minimum”
///
/// The name of a line: against which opponent the bot did worst.
pub fn minimum(lang: Lang) -> &'static str {
    lang.messages().arena_pool_minimum
}

/// “`{bot}` gave up `{deals}` deals”
pub fn given_up(lang: Lang, bot: &str, deals: impl Into<Number>) -> Message {
    (lang.messages().arena_pool_given_up)(bot, deals.into())
}
