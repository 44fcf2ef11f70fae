// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/bench.ftl`

use crate::{Lang, Message, Number};

/// “`{deals}` deals/s, `{acts}` acts/s (random play of `{players}` players, one thread)”
pub fn speed(lang: Lang, deals: &str, acts: &str, players: impl Into<Number>) -> Message {
    (lang.messages().bench_speed)(deals, acts, players.into())
}

/// “`{deals}` deals and `{acts}` acts in `{seconds}` s, seed `{seed}`”
pub fn played(
    lang: Lang,
    deals: impl Into<Number>,
    acts: impl Into<Number>,
    seconds: &str,
    seed: impl Into<Number>,
) -> Message {
    (lang.messages().bench_played)(deals.into(), acts.into(), seconds, seed.into())
}

/// “`{acts}` acts a deal, `{points}` points a side”
pub fn means(lang: Lang, acts: &str, points: &str) -> Message {
    (lang.messages().bench_means)(acts, points)
}

/// “ended by going out `{out}` (concealed `{concealed}`), stock exhausted `{exhausted}`, last red three `{red_three}`”
pub fn endings(
    lang: Lang,
    out: impl Into<Number>,
    concealed: impl Into<Number>,
    exhausted: impl Into<Number>,
    red_three: impl Into<Number>,
) -> Message {
    (lang.messages().bench_endings)(out.into(), concealed.into(), exhausted.into(), red_three.into())
}

/// “`{rate}`/s: `{count}` deals drawn that fit what a seat sees, in `{seconds}` s”
pub fn worlds(lang: Lang, rate: &str, count: impl Into<Number>, seconds: &str) -> Message {
    (lang.messages().bench_worlds)(rate, count.into(), seconds)
}

/// “`{rate}`/s: `{count}` hands for which the turns worth considering were listed, in `{seconds}` s”
pub fn turns(lang: Lang, rate: &str, count: impl Into<Number>, seconds: &str) -> Message {
    (lang.messages().bench_turns)(rate, count.into(), seconds)
}

/// “`{rate}`/s: `{count}` decisions simulated in the play-outs of a search, in `{seconds}` s”
pub fn nodes(lang: Lang, rate: &str, count: impl Into<Number>, seconds: &str) -> Message {
    (lang.messages().bench_nodes)(rate, count.into(), seconds)
}

/// “`{bot}`: `{rate}` decisions/s, `{most_of_them}` ms at most (95 %), `{decisions}` decisions”
pub fn level(lang: Lang, bot: &str, rate: &str, most_of_them: &str, decisions: impl Into<Number>) -> Message {
    (lang.messages().bench_level)(bot, rate, most_of_them, decisions.into())
}

/// “`{bot}` within `{budget}` ms: over by `{most_of_them}` ms (95 %), `{worst}` ms (most), `{decisions}` decisions”
pub fn overrun(
    lang: Lang,
    bot: &str,
    budget: &str,
    most_of_them: &str,
    worst: &str,
    decisions: impl Into<Number>,
) -> Message {
    (lang.messages().bench_overrun)(bot, budget, most_of_them, worst, decisions.into())
}
