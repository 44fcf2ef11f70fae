// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/arena-report.ftl`

use crate::{Lang, Message, Number};

/// “`{a}` against `{b}`: `{points}` points a deal (95 %: `{low}` to `{high}`)”
pub fn points(lang: Lang, a: &str, b: &str, points: &str, low: &str, high: &str) -> Message {
    (lang.messages().arena_report_points)(a, b, points, low, high)
}

/// “`{pairs}` pairs of duplicate deals (`{deals}` deals of `{players}` players, `{rules}`), seed `{seed}`”
pub fn deals(
    lang: Lang,
    pairs: impl Into<Number>,
    deals: impl Into<Number>,
    players: impl Into<Number>,
    rules: &Message,
    seed: impl Into<Number>,
) -> Message {
    (lang.messages().arena_report_deals)(pairs.into(), deals.into(), players.into(), rules, seed.into())
}

/// “`{pairs}` pairs of duplicate games (`{deals}` deals of `{players}` players, `{rules}`; `{a_game}` a game), seed `{seed}`”
pub fn games(
    lang: Lang,
    pairs: impl Into<Number>,
    deals: impl Into<Number>,
    players: impl Into<Number>,
    rules: &Message,
    a_game: &str,
    seed: impl Into<Number>,
) -> Message {
    (lang.messages().arena_report_games)(pairs.into(), deals.into(), players.into(), rules, a_game, seed.into())
}

/// “`{preset}` with `{changes}` house rules”
///
/// Stands in the two messages above.
pub fn house_rules(lang: Lang, preset: &str, changes: impl Into<Number>) -> Message {
    (lang.messages().arena_report_house_rules)(preset, changes.into())
}

/// “games won: `{a}` `{won_a}`, `{b}` `{won_b}`, unfinished `{unfinished}` (`{a}` `{share}` %, 95 %: `{low}` to `{high}`)”
pub fn games_won(
    lang: Lang,
    a: &str,
    won_a: impl Into<Number>,
    b: &str,
    won_b: impl Into<Number>,
    unfinished: impl Into<Number>,
    share: &str,
    low: &str,
    high: &str,
) -> Message {
    (lang.messages().arena_report_games_won)(a, won_a.into(), b, won_b.into(), unfinished.into(), share, low, high)
}

/// “deals won: `{a}` `{won_a}`, `{b}` `{won_b}`”
pub fn deals_won(lang: Lang, a: &str, won_a: impl Into<Number>, b: &str, won_b: impl Into<Number>) -> Message {
    (lang.messages().arena_report_deals_won)(a, won_a.into(), b, won_b.into())
}

/// “own points a deal: `{a}` `{points_a}`, `{b}` `{points_b}`”
pub fn own_points(lang: Lang, a: &str, points_a: &str, b: &str, points_b: &str) -> Message {
    (lang.messages().arena_report_own_points)(a, points_a, b, points_b)
}

/// “Elo from deals won: `{elo}` (95 %: `{low}` to `{high}`)”
pub fn elo(lang: Lang, games: bool, elo: &str, low: &str, high: &str) -> Message {
    (lang.messages().arena_report_elo)(games, elo, low, high)
}

/// “unbounded”
///
/// Stands in the message above for a figure where all was won, or nothing.
pub fn elo_unbounded(lang: Lang) -> &'static str {
    lang.messages().arena_report_elo_unbounded
}

/// “ended by `{a}` going out `{out_a}`, `{b}` going out `{out_b}` (concealed `{concealed}`), stock exhausted `{exhausted}`, last red three `{red_three}`”
pub fn endings(
    lang: Lang,
    a: &str,
    out_a: impl Into<Number>,
    b: &str,
    out_b: impl Into<Number>,
    concealed: impl Into<Number>,
    exhausted: impl Into<Number>,
    red_three: impl Into<Number>,
) -> Message {
    (lang.messages().arena_report_endings)(
        a,
        out_a.into(),
        b,
        out_b.into(),
        concealed.into(),
        exhausted.into(),
        red_three.into(),
    )
}

/// “`{acts}` acts a deal”
pub fn acts(lang: Lang, acts: &str) -> Message {
    (lang.messages().arena_report_acts)(acts)
}

/// “test: `{accepted}` points a deal accepted against `{other}` (log likelihood ratio `{ratio}` after `{pairs}` pairs)”
pub fn decided(lang: Lang, games: bool, accepted: &str, other: &str, ratio: &str, pairs: impl Into<Number>) -> Message {
    (lang.messages().arena_report_decided)(games, accepted, other, ratio, pairs.into())
}

/// “test: not decided between `{lower}` and `{higher}` points a deal (log likelihood ratio `{ratio}` after `{pairs}` pairs)”
pub fn undecided(lang: Lang, games: bool, lower: &str, higher: &str, ratio: &str, pairs: impl Into<Number>) -> Message {
    (lang.messages().arena_report_undecided)(games, lower, higher, ratio, pairs.into())
}

/// “given up: `{a}` `{by_a}`, `{b}` `{by_b}`”
pub fn given_up(lang: Lang, a: &str, by_a: impl Into<Number>, b: &str, by_b: impl Into<Number>) -> Message {
    (lang.messages().arena_report_given_up)(a, by_a.into(), b, by_b.into())
}

/// “pair `{pair}`, deal `{deal}`: `{why}`”
///
/// Stands indented below the message above.
pub fn forfeit(lang: Lang, pair: impl Into<Number>, deal: impl Into<Number>, why: &str) -> Message {
    (lang.messages().arena_report_forfeit)(pair.into(), deal.into(), why)
}

/// “… and `{more}` more”
///
/// Stands below the messages above.
pub fn more_forfeits(lang: Lang, more: impl Into<Number>) -> Message {
    (lang.messages().arena_report_more_forfeits)(more.into())
}

/// “not reproducible: `{time}` ms a decision, by the clock”
pub fn by_the_clock(lang: Lang, time: impl Into<Number>) -> Message {
    (lang.messages().arena_report_by_the_clock)(time.into())
}

/// “Seat `{seat}` gave this deal up: `{why}`”
///
/// A comment at the end of a record.
pub fn seat_gave_up(lang: Lang, seat: impl Into<Number>, why: &str) -> Message {
    (lang.messages().arena_report_seat_gave_up)(seat.into(), why)
}
