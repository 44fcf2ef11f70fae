// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Name, Number, Writer};

pub(super) fn reading(left: Number, all: Number) -> Message {
    let mut w = Writer::with_capacity(205);
    w.text("[Ýýóóúúř ğááɱééš áářéé ƀééííñğ řééááđ: ");
    w.number(&EN, left);
    w.text(" óóƒƒ ");
    w.number(&EN, all);
    w.text(" ţţóó ğğóó. Ţţĥĥííšš ƥƥááğéé řééƒřééšĥééš ƀý ííţšééļƒ.]");
    w.finish()
}

pub(super) fn list_about(games: Number) -> Message {
    let mut w = Writer::with_capacity(81);
    w.text("[");
    w.number(&EN, games);
    w.text(" ííññ ááļļļļ, ţţĥĥéé ñééŵééšţ ƒíířšţ.]");
    w.finish()
}

pub(super) fn page(page: Number, pages: Number) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[Ƥááğéé ");
    w.number(&EN, page);
    w.text(" óóƒƒ ");
    w.number(&EN, pages);
    w.text("]");
    w.finish()
}

pub(super) fn all_games(games: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("[Ááļļļ ");
    w.number(&EN, games);
    w.text(" ğğááɱééš]");
    w.finish()
}

pub(super) fn on(day: &Message) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("[Óóññ ");
    w.message(day);
    w.text(".]");
    w.finish()
}

pub(super) fn from_to(first: &Message, last: &Message) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[Ƒƒřóóɱ ");
    w.message(first);
    w.text(" ţţóó ");
    w.message(last);
    w.text(".]");
    w.finish()
}

pub(super) fn outcome(
    place: canasta_words::messages::figures::OutcomePlace,
    sides: Number,
    total: i32,
    best: i32,
) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[");
    match place {
        canasta_words::messages::figures::OutcomePlace::Won => {
            w.text("Ŵŵóóñ, ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
        canasta_words::messages::figures::OutcomePlace::Lost => {
            w.text("Ļļóóššţ, ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
        canasta_words::messages::figures::OutcomePlace::Second => {
            w.text("Ššééçóóñđ óóƒ ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
        canasta_words::messages::figures::OutcomePlace::Third => {
            w.text("Ţţĥĥíířđ óóƒ ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
        canasta_words::messages::figures::OutcomePlace::Fourth => {
            w.text("Ƒƒóóúúřţĥ óóƒ ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
        canasta_words::messages::figures::OutcomePlace::Fifth => {
            w.text("Ƒƒííƒƒţĥ óóƒ ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
        _ => {
            w.text("Ššííẋẋţĥ óóƒ ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(", ");
            w.points(&EN, total);
            w.text(" ţţóó ");
            w.points(&EN, best);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn player(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn with(partners: &[Message], opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[Ŵŵííţĥ ");
    w.list(" ááññđ ", partners);
    w.text(", ááğğááííñšţ ");
    w.list(" ááññđ ", opponents);
    w.text(".]");
    w.finish()
}

pub(super) fn against(opponents: &[Message]) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[Ááğğááííñšţ ");
    w.list(" ááññđ ", opponents);
    w.text(".]");
    w.finish()
}

pub(super) fn when(rules: &Message, changes: Number, day: &Message) -> Message {
    let mut w = Writer::with_capacity(92);
    w.text("[");
    match changes.0 {
        0 => {
            w.message(rules);
            w.text(". ");
            w.message(day);
            w.text(".");
        }
        _ => match EN.plural(changes.0) {
            Plural::One => {
                w.message(rules);
                w.text(", ŵŵííţţĥ óóñéé ĥóóúúšéé řúúļéé. ");
                w.message(day);
                w.text(".");
            }
            _ => {
                w.message(rules);
                w.text(", ŵŵííţţĥ ");
                w.spelled(&EN, &tables::NUMBER, changes);
                w.text(" ĥĥóóúúšéé řúúļééš. ");
                w.message(day);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn replay_one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Řřééƥƥļááý: ");
    w.message(outcome);
    w.text("]");
    w.finish()
}

pub(super) fn record_one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[Đđóóŵŵññļóóááđ ţĥéé řééçóóřđ: ");
    w.message(outcome);
    w.text("]");
    w.finish()
}

pub(super) fn again_one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("[Ƥƥļááý áá đééááļ ááğááííñ: ");
    w.message(outcome);
    w.text("]");
    w.finish()
}

pub(super) fn headline(games: Number, won: Number) -> Message {
    let mut w = Writer::with_capacity(81);
    w.text("[");
    match EN.plural(games.0) {
        Plural::One => match won.0 {
            0 => {
                w.text("1 ğğááɱɱéé, ññóóţ ŵóóñ.");
            }
            _ => {
                w.text("1 ğğááɱɱéé, ŵóóñ.");
            }
        },
        _ => match won.0 {
            0 => {
                w.number(&EN, games);
                w.text(" ğğááɱɱééšš, ñóóñéé ŵóóñ ýééţ.");
            }
            _ => {
                w.number(&EN, games);
                w.text(" ğğááɱɱééš, ");
                w.number(&EN, won);
                w.text(" óóƒƒ ţţĥĥééɱ ŵóóñ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn won_of(won: Number, games: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[");
    w.number(&EN, won);
    w.text(" óóƒƒ ");
    w.number(&EN, games);
    w.text("]");
    w.finish()
}

pub(super) fn of_deals(deals: Number) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("óóƒƒ ");
            w.number(&EN, deals);
            w.text(" đééááļ");
        }
        _ => {
            w.text("óóƒƒ ");
            w.number(&EN, deals);
            w.text(" đđééááļš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn they(canastas: &Message) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[ţţĥééý ");
    w.message(canastas);
    w.text("]");
    w.finish()
}

pub(super) fn best_deal(deal: Number, opponents: &[Message], day: &Message) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(" ááğğááííñšţ ");
    w.list(" ááññđ ", opponents);
    w.text(", ");
    w.message(day);
    w.text("]");
    w.finish()
}

pub(super) fn share(percent: Number) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.number(&EN, percent);
    w.text("%]");
    w.finish()
}

pub(super) fn margins(games: Number) -> Message {
    let mut w = Writer::with_capacity(234);
    w.text("[Ýýóóúúř ļáášţ ");
    w.number(&EN, games);
    w.text(
        " ğğááɱɱééšš: ŵŵííññšš ááƀƀóóṽṽéé ţĥéé ļííñéé, ļóóššééš ƀééļóóŵ ííţ, ééááçĥ ƀý ííţš ɱáářğííñ ííñ ƥóóííñţš.]",
    );
    w.finish()
}

pub(super) fn run(games: Number) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    w.spelled(&EN, &tables::NUMBER_CAPITAL, games);
    w.text(" ŵŵííññšš ííñ áá řóóŵ šóó ƒáář.]");
    w.finish()
}

pub(super) fn longest_run(games: Number) -> Message {
    let mut w = Writer::with_capacity(96);
    w.text("[Ļļóóññğğééššţ ŵííññííñğ šţřééááķ: ");
    w.spelled(&EN, &tables::NUMBER, games);
    w.text(" ğğááɱééš.]");
    w.finish()
}

pub(super) fn margins_spoken(games: Number, won: Number, newest: &[Message]) -> Message {
    let mut w = Writer::with_capacity(165);
    w.text("[Ţţĥĥéé ļáášţ ");
    w.spelled(&EN, &tables::NUMBER, games);
    w.text(" ğğááɱɱééš, ");
    w.number(&EN, won);
    w.text(" óóƒƒ ţţĥĥééɱɱ ŵŵóóññ. Ţĥéé ñééŵééšţ ƒíířšţ: ");
    w.list(" ááññđ ", newest);
    w.text(".]");
    w.finish()
}

pub(super) fn won_by(points: i32) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[ŵŵóóññ ƀý ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn lost_by(points: i32) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[ļļóóššţţ ƀý ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn mean_line(deals: Number) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("[Ţţĥĥéé ļļííññéé ííš ţĥéé ɱééááñ óóƒ ţĥéé ļáášţ ");
    w.spelled(&EN, &tables::NUMBER, deals);
    w.text(" đđééááļš.]");
    w.finish()
}

pub(super) fn middle(low: i32, high: i32) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("[Ţţĥĥéé ɱɱííđđđđļéé ĥááļƒ óóƒ ţĥééɱ šçóóřééđ ");
    w.points(&EN, low);
    w.text(" ţţóó ");
    w.points(&EN, high);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn deals_spoken(deals: Number, worst: i32, best: i32, mean: &Message) -> Message {
    let mut w = Writer::with_capacity(181);
    w.text("[Ƥƥóóííñţš óóƒ ");
    w.spelled(&EN, &tables::NUMBER, deals);
    w.text(" đđééááļļšš óóṽééř ţííɱéé: ƒřóóɱ ");
    w.points(&EN, worst);
    w.text(" ţţóó ");
    w.points(&EN, best);
    w.text(", ");
    w.message(mean);
    w.text(" óóñ ááṽééřááğéé.]");
    w.finish()
}

pub(super) fn mean_spoken(deals: Number, first: i32, last: i32) -> Message {
    let mut w = Writer::with_capacity(144);
    w.text("[Ţţĥéé ɱééááñ óóƒ ");
    w.spelled(&EN, &tables::NUMBER, deals);
    w.text(" đđééááļļš ƀééğááñ ááţ ");
    w.points(&EN, first);
    w.text(" ááññđđ ííš ");
    w.points(&EN, last);
    w.text(" ññóóŵ.]");
    w.finish()
}

pub(super) fn histogram(width: i32) -> Message {
    let mut w = Writer::with_capacity(150);
    w.text("[Ĥĥóóŵŵ ɱɱááññýý đđééááļļš šçóóřééđ ĥóóŵ ɱúúçĥ, ííñ šţééƥš óóƒ ");
    w.points(&EN, width);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn histogram_bar(from: i32, to: i32, deals: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    w.points(&EN, from);
    w.text(" ţţóó ");
    w.points(&EN, to);
    w.text(": ");
    w.number(&EN, deals);
    w.text(".]");
    w.finish()
}

pub(super) fn natural(mean: &Message) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    w.open(Mark::Strong);
    w.message(mean);
    w.close();
    w.text(" ññááţúúřááļ]");
    w.finish()
}

pub(super) fn mixed(mean: &Message) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[");
    w.open(Mark::Strong);
    w.message(mean);
    w.close();
    w.text(" ɱɱííẋééđ]");
    w.finish()
}

pub(super) fn piles(ours: &Message, theirs: &Message) -> Message {
    let mut w = Writer::with_capacity(108);
    w.text("[Ƥƥííļļééš ţááķééñ ƥééř đééááļ: ŵéé ");
    w.message(ours);
    w.text(", ţţĥĥééý ");
    w.message(theirs);
    w.text(".]");
    w.finish()
}

pub(super) fn way(deals: Number, concealed: Number) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("[");
    match concealed.0 {
        0 => {
            w.open(Mark::Strong);
            w.number(&EN, deals);
            w.close();
        }
        _ => {
            w.open(Mark::Strong);
            w.number(&EN, deals);
            w.close();
            w.text(", ");
            w.spelled(&EN, &tables::NUMBER, concealed);
            w.text(" çóóñçééááļééđ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn computer(level: &Message) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[Ţţĥĥéé çóóɱƥúúţééř: ");
    w.message(level);
    w.text("]");
    w.finish()
}

pub(super) fn forget() -> Message {
    let mut w = Writer::with_capacity(169);
    w.text("[Ţţóó ƀƀéé ƒƒóóřřğğóóţţţééñ çóóɱƥļééţééļý, ííñ ğááɱééš ííñ ƥřóóğřééšš ţóóóó: ");
    w.open(Mark::Link);
    w.text("Ƒƒóóřğééţ ɱéé");
    w.close();
    w.text(".]");
    w.finish()
}
