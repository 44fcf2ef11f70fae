// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn points(a: &str, b: &str, points: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(98);
    w.isolated(a);
    w.text(" against ");
    w.isolated(b);
    w.text(": ");
    w.isolated(points);
    w.text(" points a deal (95 %: ");
    w.isolated(low);
    w.text(" to ");
    w.isolated(high);
    w.text(")");
    w.finish()
}

pub(super) fn deals(pairs: Number, deals: Number, players: Number, rules: &Message, seed: Number) -> Message {
    let mut w = Writer::with_capacity(115);
    match EN.plural(pairs.0) {
        Plural::One => {
            w.plain(pairs);
            w.text(" pair of duplicate deals (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("), seed ");
            w.plain(seed);
        }
        _ => {
            w.plain(pairs);
            w.text(" pairs of duplicate deals (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("), seed ");
            w.plain(seed);
        }
    }
    w.finish()
}

pub(super) fn games(
    pairs: Number,
    deals: Number,
    players: Number,
    rules: &Message,
    a_game: &str,
    seed: Number,
) -> Message {
    let mut w = Writer::with_capacity(136);
    match EN.plural(pairs.0) {
        Plural::One => {
            w.plain(pairs);
            w.text(" pair of duplicate games (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("; ");
            w.isolated(a_game);
            w.text(" a game), seed ");
            w.plain(seed);
        }
        _ => {
            w.plain(pairs);
            w.text(" pairs of duplicate games (");
            w.plain(deals);
            w.text(" deals of ");
            w.plain(players);
            w.text(" players, ");
            w.message(rules);
            w.text("; ");
            w.isolated(a_game);
            w.text(" a game), seed ");
            w.plain(seed);
        }
    }
    w.finish()
}

pub(super) fn house_rules(preset: &str, changes: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    match EN.plural(changes.0) {
        Plural::One => {
            w.isolated(preset);
            w.text(" with one house rule");
        }
        _ => {
            w.isolated(preset);
            w.text(" with ");
            w.plain(changes);
            w.text(" house rules");
        }
    }
    w.finish()
}

pub(super) fn games_won(
    a: &str,
    won_a: Number,
    b: &str,
    won_b: Number,
    unfinished: Number,
    share: &str,
    low: &str,
    high: &str,
) -> Message {
    let mut w = Writer::with_capacity(154);
    match unfinished.0 {
        0 => {
            w.text("games won: ");
            w.isolated(a);
            w.text(" ");
            w.plain(won_a);
            w.text(", ");
            w.isolated(b);
            w.text(" ");
            w.plain(won_b);
            w.text(" (");
            w.isolated(a);
            w.text(" ");
            w.isolated(share);
            w.text(" %, 95 %: ");
            w.isolated(low);
            w.text(" to ");
            w.isolated(high);
            w.text(")");
        }
        _ => {
            w.text("games won: ");
            w.isolated(a);
            w.text(" ");
            w.plain(won_a);
            w.text(", ");
            w.isolated(b);
            w.text(" ");
            w.plain(won_b);
            w.text(", unfinished ");
            w.plain(unfinished);
            w.text(" (");
            w.isolated(a);
            w.text(" ");
            w.isolated(share);
            w.text(" %, 95 %: ");
            w.isolated(low);
            w.text(" to ");
            w.isolated(high);
            w.text(")");
        }
    }
    w.finish()
}

pub(super) fn deals_won(a: &str, won_a: Number, b: &str, won_b: Number) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("deals won: ");
    w.isolated(a);
    w.text(" ");
    w.plain(won_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ");
    w.plain(won_b);
    w.finish()
}

pub(super) fn own_points(a: &str, points_a: &str, b: &str, points_b: &str) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("own points a deal: ");
    w.isolated(a);
    w.text(" ");
    w.isolated(points_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ");
    w.isolated(points_b);
    w.finish()
}

pub(super) fn elo(games: bool, elo: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    match games {
        true => {
            w.text("Elo from games won: ");
            w.isolated(elo);
            w.text(" (95 %: ");
            w.isolated(low);
            w.text(" to ");
            w.isolated(high);
            w.text(")");
        }
        false => {
            w.text("Elo from deals won: ");
            w.isolated(elo);
            w.text(" (95 %: ");
            w.isolated(low);
            w.text(" to ");
            w.isolated(high);
            w.text(")");
        }
    }
    w.finish()
}

pub(super) fn endings(
    a: &str,
    out_a: Number,
    b: &str,
    out_b: Number,
    concealed: Number,
    exhausted: Number,
    red_three: Number,
) -> Message {
    let mut w = Writer::with_capacity(165);
    w.text("ended by ");
    w.isolated(a);
    w.text(" going out ");
    w.plain(out_a);
    w.text(", ");
    w.isolated(b);
    w.text(" going out ");
    w.plain(out_b);
    w.text(" (concealed ");
    w.plain(concealed);
    w.text("), stock exhausted ");
    w.plain(exhausted);
    w.text(", last red three ");
    w.plain(red_three);
    w.finish()
}

pub(super) fn acts(acts: &str) -> Message {
    let mut w = Writer::with_capacity(24);
    w.isolated(acts);
    w.text(" acts a deal");
    w.finish()
}

pub(super) fn decided(games: bool, accepted: &str, other: &str, ratio: &str, pairs: Number) -> Message {
    let mut w = Writer::with_capacity(123);
    match games {
        true => {
            w.text("test: ");
            w.isolated(accepted);
            w.text(" Elo accepted against ");
            w.isolated(other);
            w.text(" (log likelihood ratio ");
            w.isolated(ratio);
            w.text(" after ");
            w.plain(pairs);
            w.text(" pairs)");
        }
        false => {
            w.text("test: ");
            w.isolated(accepted);
            w.text(" points a deal accepted against ");
            w.isolated(other);
            w.text(" (log likelihood ratio ");
            w.isolated(ratio);
            w.text(" after ");
            w.plain(pairs);
            w.text(" pairs)");
        }
    }
    w.finish()
}

pub(super) fn undecided(games: bool, lower: &str, higher: &str, ratio: &str, pairs: Number) -> Message {
    let mut w = Writer::with_capacity(130);
    match games {
        true => {
            w.text("test: not decided between ");
            w.isolated(lower);
            w.text(" and ");
            w.isolated(higher);
            w.text(" Elo (log likelihood ratio ");
            w.isolated(ratio);
            w.text(" after ");
            w.plain(pairs);
            w.text(" pairs)");
        }
        false => {
            w.text("test: not decided between ");
            w.isolated(lower);
            w.text(" and ");
            w.isolated(higher);
            w.text(" points a deal (log likelihood ratio ");
            w.isolated(ratio);
            w.text(" after ");
            w.plain(pairs);
            w.text(" pairs)");
        }
    }
    w.finish()
}

pub(super) fn given_up(a: &str, by_a: Number, b: &str, by_b: Number) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("given up: ");
    w.isolated(a);
    w.text(" ");
    w.plain(by_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ");
    w.plain(by_b);
    w.finish()
}

pub(super) fn forfeit(pair: Number, deal: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("pair ");
    w.plain(pair);
    w.text(", deal ");
    w.plain(deal);
    w.text(": ");
    w.isolated(why);
    w.finish()
}

pub(super) fn more_forfeits(more: Number) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("… and ");
    w.plain(more);
    w.text(" more");
    w.finish()
}

pub(super) fn by_the_clock(time: Number) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("not reproducible: ");
    w.plain(time);
    w.text(" ms a decision, by the clock");
    w.finish()
}

pub(super) fn seat_gave_up(seat: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("Seat ");
    w.plain(seat);
    w.text(" gave this deal up: ");
    w.isolated(why);
    w.finish()
}
