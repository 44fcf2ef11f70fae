// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn points(a: &str, b: &str, points: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(150);
    w.text("[");
    w.isolated(a);
    w.text(" ááğğááííñšţ ");
    w.isolated(b);
    w.text(": ");
    w.isolated(points);
    w.text(" ƥƥóóííññţţšš áá đééááļ (95 %: ");
    w.isolated(low);
    w.text(" ţţóó ");
    w.isolated(high);
    w.text(")]");
    w.finish()
}

pub(super) fn deals(pairs: Number, deals: Number, players: Number, rules: &Message, seed: Number) -> Message {
    let mut w = Writer::with_capacity(202);
    w.text("[");
    match EN.plural(pairs.0) {
        Plural::One => {
            w.plain(pairs);
            w.text(" ƥƥááíířř óóƒ đúúƥļííçááţéé đééááļš (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("), ššééééđđ ");
            w.plain(seed);
        }
        _ => {
            w.plain(pairs);
            w.text(" ƥƥááíířřš óóƒ đúúƥļííçááţéé đééááļš (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("), ššééééđđ ");
            w.plain(seed);
        }
    }
    w.text("]");
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
    let mut w = Writer::with_capacity(232);
    w.text("[");
    match EN.plural(pairs.0) {
        Plural::One => {
            w.plain(pairs);
            w.text(" ƥƥááíířř óóƒ đúúƥļííçááţéé ğááɱééš (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("; ");
            w.isolated(a_game);
            w.text(" áá ğğááɱéé), šééééđ ");
            w.plain(seed);
        }
        _ => {
            w.plain(pairs);
            w.text(" ƥƥááíířřš óóƒ đúúƥļííçááţéé ğááɱééš (");
            w.plain(deals);
            w.text(" đđééááļš óóƒ ");
            w.plain(players);
            w.text(" ƥƥļļááýééřš, ");
            w.message(rules);
            w.text("; ");
            w.isolated(a_game);
            w.text(" áá ğğááɱéé), šééééđ ");
            w.plain(seed);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn house_rules(preset: &str, changes: Number) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("[");
    match EN.plural(changes.0) {
        Plural::One => {
            w.isolated(preset);
            w.text(" ŵííţĥ óóñéé ĥóóúúšéé řúúļéé");
        }
        _ => {
            w.isolated(preset);
            w.text(" ŵŵííţţĥ ");
            w.plain(changes);
            w.text(" ĥóóúúšéé řúúļééš");
        }
    }
    w.text("]");
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
    let mut w = Writer::with_capacity(202);
    w.text("[");
    match unfinished.0 {
        0 => {
            w.text("ğğááɱɱééš ŵóóñ: ");
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
            w.text(" ţţóó ");
            w.isolated(high);
            w.text(")");
        }
        _ => {
            w.text("ğğááɱɱééš ŵóóñ: ");
            w.isolated(a);
            w.text(" ");
            w.plain(won_a);
            w.text(", ");
            w.isolated(b);
            w.text(" ");
            w.plain(won_b);
            w.text(", úúññƒƒííñííšĥééđ ");
            w.plain(unfinished);
            w.text(" (");
            w.isolated(a);
            w.text(" ");
            w.isolated(share);
            w.text(" %, 95 %: ");
            w.isolated(low);
            w.text(" ţţóó ");
            w.isolated(high);
            w.text(")");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn deals_won(a: &str, won_a: Number, b: &str, won_b: Number) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[đđééááļļš ŵóóñ: ");
    w.isolated(a);
    w.text(" ");
    w.plain(won_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ");
    w.plain(won_b);
    w.text("]");
    w.finish()
}

pub(super) fn own_points(a: &str, points_a: &str, b: &str, points_b: &str) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[óóŵŵññ ƥóóííñţš áá đééááļ: ");
    w.isolated(a);
    w.text(" ");
    w.isolated(points_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ");
    w.isolated(points_b);
    w.text("]");
    w.finish()
}

pub(super) fn elo(games: bool, elo: &str, low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(108);
    w.text("[");
    match games {
        true => {
            w.text("Ééļļóó ƒƒřóóɱ ğááɱééš ŵóóñ: ");
            w.isolated(elo);
            w.text(" (95 %: ");
            w.isolated(low);
            w.text(" ţţóó ");
            w.isolated(high);
            w.text(")");
        }
        false => {
            w.text("Ééļļóó ƒƒřóóɱ đééááļš ŵóóñ: ");
            w.isolated(elo);
            w.text(" (95 %: ");
            w.isolated(low);
            w.text(" ţţóó ");
            w.isolated(high);
            w.text(")");
        }
    }
    w.text("]");
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
    let mut w = Writer::with_capacity(294);
    w.text("[ééññđđééđ ƀý ");
    w.isolated(a);
    w.text(" ğğóóííñğ óóúúţ ");
    w.plain(out_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ğğóóííñğ óóúúţ ");
    w.plain(out_b);
    w.text(" (ççóóñçééááļééđ ");
    w.plain(concealed);
    w.text("), ššţţóóççķ ééẋĥááúúšţééđ ");
    w.plain(exhausted);
    w.text(", ļļááššţţ řééđ ţĥřéééé ");
    w.plain(red_three);
    w.text("]");
    w.finish()
}

pub(super) fn acts(acts: &str) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[");
    w.isolated(acts);
    w.text(" ááççţš áá đééááļ]");
    w.finish()
}

pub(super) fn decided(games: bool, accepted: &str, other: &str, ratio: &str, pairs: Number) -> Message {
    let mut w = Writer::with_capacity(247);
    w.text("[");
    match games {
        true => {
            w.text("ţţééššţ: ");
            w.isolated(accepted);
            w.text(" Ééļļóó ááççééƥţééđ ááğááííñšţ ");
            w.isolated(other);
            w.text(" (ļļóóğ ļííķééļííĥóóóóđ řááţííóó ");
            w.isolated(ratio);
            w.text(" ááƒƒţééř ");
            w.plain(pairs);
            w.text(" ƥƥááíířš)");
        }
        false => {
            w.text("ţţééššţ: ");
            w.isolated(accepted);
            w.text(" ƥƥóóííññţš áá đééááļ ááççééƥţééđ ááğááííñšţ ");
            w.isolated(other);
            w.text(" (ļļóóğ ļííķééļííĥóóóóđ řááţííóó ");
            w.isolated(ratio);
            w.text(" ááƒƒţééř ");
            w.plain(pairs);
            w.text(" ƥƥááíířš)");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn undecided(games: bool, lower: &str, higher: &str, ratio: &str, pairs: Number) -> Message {
    let mut w = Writer::with_capacity(263);
    w.text("[");
    match games {
        true => {
            w.text("ţţééššţţ: ñóóţ đééçííđééđ ƀééţŵééééñ ");
            w.isolated(lower);
            w.text(" ááññđ ");
            w.isolated(higher);
            w.text(" Ééļóó (ļóóğ ļííķééļííĥóóóóđ řááţííóó ");
            w.isolated(ratio);
            w.text(" ááƒƒţééř ");
            w.plain(pairs);
            w.text(" ƥƥááíířš)");
        }
        false => {
            w.text("ţţééššţţ: ñóóţ đééçííđééđ ƀééţŵééééñ ");
            w.isolated(lower);
            w.text(" ááññđ ");
            w.isolated(higher);
            w.text(" ƥƥóóííñţš áá đééááļ (ļóóğ ļííķééļííĥóóóóđ řááţííóó ");
            w.isolated(ratio);
            w.text(" ááƒƒţééř ");
            w.plain(pairs);
            w.text(" ƥƥááíířš)");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn given_up(a: &str, by_a: Number, b: &str, by_b: Number) -> Message {
    let mut w = Writer::with_capacity(80);
    w.text("[ğğííṽééñ úúƥ: ");
    w.isolated(a);
    w.text(" ");
    w.plain(by_a);
    w.text(", ");
    w.isolated(b);
    w.text(" ");
    w.plain(by_b);
    w.text("]");
    w.finish()
}

pub(super) fn forfeit(pair: Number, deal: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[ƥááííř ");
    w.plain(pair);
    w.text(", đđééááļ ");
    w.plain(deal);
    w.text(": ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn more_forfeits(more: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[… ááññđđ ");
    w.plain(more);
    w.text(" ɱóóřéé]");
    w.finish()
}

pub(super) fn by_the_clock(time: Number) -> Message {
    let mut w = Writer::with_capacity(136);
    w.text("[ññóóţţ řééƥřóóđúúçííƀļéé: ");
    w.plain(time);
    w.text(" ɱɱšš áá đđééççííššííóóñ, ƀý ţĥéé çļóóçķ]");
    w.finish()
}

pub(super) fn seat_gave_up(seat: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("[Šééááţ ");
    w.plain(seat);
    w.text(" ğğááṽṽéé ţĥííš đééááļ úúƥ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}
