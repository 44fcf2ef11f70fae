// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Name, Number, Player, Writer};

pub(super) fn one(outcome: &Message) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[Řřééṽííééŵ: ");
    w.message(outcome);
    w.text("]");
    w.finish()
}

pub(super) fn luck_points(seat: Player<'_>, gain: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(167);
    w.text("[");
    match seat {
        Player::You => match gain {
            true => {
                w.text("Ļļúúçķ ğááṽéé ýóóúú ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" ƥƥóóííññţţšš: ţţĥĥéé ççáářřđš, ááñđ ŵĥááţ ţĥéé óóţĥééřš đííđ.");
            }
            false => {
                w.text("Ļļúúççķ çóóšţ ýóóúú ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" ƥƥóóííññţţšš: ţţĥĥéé ççáářřđš, ááñđ ŵĥááţ ţĥéé óóţĥééřš đííđ.");
            }
        },
        Player::Other(seat) => match gain {
            true => {
                w.text("Ļļúúçķ ğááṽéé ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text(" ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" ƥƥóóííññţţšš: ţţĥĥéé ççáářřđš, ááñđ ŵĥááţ ţĥéé óóţĥééřš đííđ.");
            }
            false => {
                w.text("Ļļúúççķ çóóšţ ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text(" ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(" ƥƥóóííññţţšš: ţţĥĥéé ççáářřđš, ááñđ ŵĥááţ ţĥéé óóţĥééřš đííđ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn play_points(seat: Player<'_>, points: i32) -> Message {
    let mut w = Writer::with_capacity(133);
    w.text("[");
    match seat {
        Player::You => match points {
            0 => {
                w.text("Ýýóóúúřř óóŵŵññ çĥóóííçééš çóóšţ ýóóúú ñóóţĥííñğ ţĥááţ ííš çééřţááííñ.");
            }
            _ => {
                w.text("Ýýóóúúřř óóŵñ çĥóóííçééš çóóšţ ýóóúú ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(".");
            }
        },
        Player::Other(seat) => match points {
            0 => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’šš óóŵŵññ ççĥĥóóííççééš çóóšţ ñóóţĥííñğ ţĥááţ ííš çééřţááííñ.");
            }
            _ => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’šš óóŵŵññ çĥóóííçééš çóóšţ ");
                w.open(Mark::Strong);
                w.points(&EN, points);
                w.close();
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn points_about(several: bool) -> Message {
    let mut w = Writer::with_capacity(178);
    w.text("[");
    match several {
        true => {
            w.text("Ƥƥóóííññţţšš áářřéé ŵŵĥááţ ţĥéé ƥļááýééř šçóóřééđ ɱóóřéé ţĥááñ ţĥéé óóţĥééřš, óóñ ááṽééřááğéé.");
        }
        false => {
            w.text("Ƥƥóóííññţţšš áářřéé ŵŵĥĥááţ ţĥéé ƥļááýééř’š šííđéé šçóóřééđ ɱóóřéé ţĥááñ ţĥéé óóţĥééř šííđéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn luck_chance(seat: Player<'_>, gain: bool, percent: i32) -> Message {
    let mut w = Writer::with_capacity(116);
    w.text("[");
    match seat {
        Player::You => match gain {
            true => {
                w.text("Ļļúúççķķ řřááííšééđ ýóóúúř çĥááñçéé ţóó ŵííñ ƀý ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
            false => {
                w.text("Ļļúúççķķ ļļóóŵééřééđ ýóóúúř çĥááñçéé ţóó ŵííñ ƀý ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
        Player::Other(seat) => match gain {
            true => {
                w.text("Ļļúúçķ řááííšééđ ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’šš ççĥĥááññçéé ţóó ŵííñ ƀý ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
            false => {
                w.text("Ļļúúççķ ļóóŵééřééđ ");
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’šš ççĥĥááññçéé ţóó ŵííñ ƀý ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn play_chance(seat: Player<'_>, percent: i32) -> Message {
    let mut w = Writer::with_capacity(155);
    w.text("[");
    match seat {
        Player::You => match percent {
            0 => {
                w.text("Ýýóóúúřř óóŵŵññ ççĥóóííçééš ļóóŵééřééđ ííţ ƀý ñóóţĥííñğ ţĥááţ ííš çééřţááííñ.");
            }
            _ => {
                w.text("Ýýóóúúřř óóŵŵñ çĥóóííçééš ļóóŵééřééđ ííţ ƀý ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
        Player::Other(seat) => match percent {
            0 => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’šš óóŵŵññ ççĥĥóóííççééšš ļóóŵééřééđ ííţ ƀý ñóóţĥííñğ ţĥááţ ííš çééřţááííñ.");
            }
            _ => {
                w.name(seat, MESSAGES.figures_forgotten);
                w.text("’šš óóŵŵññ ççĥóóííçééš ļóóŵééřééđ ííţ ƀý ");
                w.open(Mark::Strong);
                w.points(&EN, percent);
                w.text("%");
                w.close();
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn of_hundred(accuracy: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("[");
    w.open(Mark::Strong);
    w.number(&EN, accuracy);
    w.close();
    w.text(" óóóƒƒƒ 100]");
    w.finish()
}

pub(super) fn accuracy_about(least: Number, most: Number) -> Message {
    let mut w = Writer::with_capacity(379);
    w.text("[100 ííšš ţţĥĥéé ƀƀééššţţ ţţúúřřññ ééṽṽééřřýý ţííɱéé; 50 ííš áá ʠúúáářţééř óóƒ áá ŵííñ ğííṽééñ ááŵááý. Óóñéé ğááɱéé çááññóóţ ţééļļ ííţ ééẋááçţļý: ííţ ļííééš ƀééţŵééééñ ");
    w.number(&EN, least);
    w.text(" ááññđ ");
    w.number(&EN, most);
    w.text(", ɱɱóóššţţ ļííķééļý.]");
    w.finish()
}

pub(super) fn curve_spoken(seat: Player<'_>, before: &Message, after: &[Message]) -> Message {
    let mut w = Writer::with_capacity(196);
    w.text("[");
    match seat {
        Player::You => {
            w.text("Ýýóóúúřř ççĥááñçéé ţóó ŵííñ ŵááš ");
            w.message(before);
            w.text(" ááţţ ţţĥĥéé ƀƀééğííññííñğ, ááñđ ááƒţééř ééááçĥ đééááļ ");
            w.list(" ááññđ ", after);
            w.text(".");
        }
        Player::Other(seat) => {
            w.name(seat, MESSAGES.figures_forgotten);
            w.text("’šš ççĥĥááññçéé ţóó ŵííñ ŵááš ");
            w.message(before);
            w.text(" ááţţ ţţĥĥéé ƀƀééğííññííñğ, ááñđ ááƒţééř ééááçĥ đééááļ ");
            w.list(" ááññđ ", after);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn you_is(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(129);
    w.text("[Ţţĥĥéé ššééñţééñçééš šƥééááķ ţóó ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(": “ýýýóóóúúú” íííššš ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(".]");
    w.finish()
}

pub(super) fn moment(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[Ŵŵĥááţ ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ššááŵ]");
    w.finish()
}

pub(super) fn see_one(deal: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(112);
    w.text("[Ššéééé ííţţ ííñ ţĥéé řééƥļááý: đééááļ ");
    w.number(&EN, deal);
    w.text(", ţţúúřřñ ");
    w.number(&EN, turn);
    w.text("]");
    w.finish()
}

pub(super) fn play_on_one(deal: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[Ƥƥļļááýý óóñ ƒřóóɱ ĥééřéé: đééááļ ");
    w.number(&EN, deal);
    w.text(", ţţúúřřñ ");
    w.number(&EN, turn);
    w.text("]");
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text("]");
    w.finish()
}

pub(super) fn cause_turn(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("[Ļļúúççķķ: ŵĥááţ ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" đđííđ]");
    w.finish()
}

pub(super) fn working_about(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(512);
    w.text("[Ííţţ ƥƥļļááýýš óóñ ƒřóóɱ ééṽééřý çĥóóííçéé óóƒ ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(", ɱɱááññýý ĥĥúúññđđřřééđđ ţţííɱɱééšš, ŵŵííţţĥĥ ŵŵĥĥááţţ ççóóúúļđ ƀéé ķñóóŵñ ţĥééñ. Ţĥááţ ţááķééš ĥááļƒ áá ɱííñúúţéé óóř šóó; ļóóñğééř ŵĥííļéé óóţĥééřš ŵááííţ, ƀééçááúúšéé ğááɱééš ţĥááţ áářéé ƀééííñğ ƥļááýééđ çóóɱéé ƒíířšţ.]");
    w.finish()
}

pub(super) fn done(percent: Number) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    w.number(&EN, percent);
    w.text("% ííšš đóóñéé.]");
    w.finish()
}

pub(super) fn queued(before: Number) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("[");
    match before.0 {
        0 => {
            w.text("Ííţţ ççóóɱééš ñééẋţ.");
        }
        _ => match EN.plural(before.0) {
            Plural::One => {
                w.text("Óóññéé óóţĥééř řééṽííééŵ çóóɱééš ƀééƒóóřéé ííţ.");
            }
            _ => {
                w.number(&EN, before);
                w.text(" óóţţĥééř řééṽííééŵš çóóɱéé ƀééƒóóřéé ííţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn habits_about(games: Number) -> Message {
    let mut w = Writer::with_capacity(218);
    w.text("[");
    match EN.plural(games.0) {
        Plural::One => {
            w.text("Ííññ ţţĥĥéé óóññéé ğğááɱɱéé óóƒƒ ýýóóúúřš ţĥááţ ŵááš řééṽííééŵééđ, ţúúřñš ţĥááţ ļóóšţ šóóɱééţĥííñğ ƒóóř çééřţááííñ:");
        }
        _ => {
            w.text("Ííññ ");
            w.number(&EN, games);
            w.text(" ğğááɱɱééšš óóƒƒ ýýóóúúřřšš ţţĥááţ ŵééřéé řééṽííééŵééđ, ţúúřñš ţĥááţ ļóóšţ šóóɱééţĥííñğ ƒóóř çééřţááííñ:");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn habit_breaks_pair(times: Number) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[");
    match EN.plural(times.0) {
        Plural::One => {
            w.text("Ýóóúú ƀřóóķéé áá ƥááííř ");
            w.open(Mark::Strong);
            w.text("óóñçéé");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("Ýóóúú ƀřóóķéé áá ƥááííř ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" ţţííɱééš");
            w.close();
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn habit_feeds(times: Number) -> Message {
    let mut w = Writer::with_capacity(96);
    w.text("[");
    match EN.plural(times.0) {
        Plural::One => {
            w.text("Ýýóóúú ƒƒééđđ ţĥéé ñééẋţ ƥļááýééř ");
            w.open(Mark::Strong);
            w.text("óóñçéé");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("Ýýóóúú ƒƒééđđ ţĥéé ñééẋţ ƥļááýééř ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" ţţííɱééš");
            w.close();
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn habit_hoards(times: Number) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("[");
    match EN.plural(times.0) {
        Plural::One => {
            w.text("Ýýóóúú ĥĥóóáářřđééđ ŵííļđ çáářđš ");
            w.open(Mark::Strong);
            w.text("óóñçéé");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("Ýýóóúú ĥĥóóáářřđééđ ŵííļđ çáářđš ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" ţţííɱééš");
            w.close();
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn habit_freezes_late(times: Number) -> Message {
    let mut w = Writer::with_capacity(144);
    w.text("[");
    match EN.plural(times.0) {
        Plural::One => {
            w.text("Ýýóóúú ƒƒřřóóžéé ţĥéé ƥííļéé ţóóóó ļááţéé, óóř ñóóţ ááţ ááļļ, ");
            w.open(Mark::Strong);
            w.text("óóñçéé");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("Ýýóóúú ƒƒřřóóžéé ţĥéé ƥííļéé ţóóóó ļááţéé, óóř ñóóţ ááţ ááļļ, ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" ţţííɱééš");
            w.close();
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn habit_goes_out_early(times: Number) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("[");
    match EN.plural(times.0) {
        Plural::One => {
            w.text("Ýýóóúú ŵééñţ óóúúţ ţóóóó ééáářļý ");
            w.open(Mark::Strong);
            w.text("óóñçéé");
            w.close();
            w.text(".");
        }
        _ => {
            w.text("Ýýóóúú ŵééñţ óóúúţ ţóóóó ééáářļý ");
            w.open(Mark::Strong);
            w.number(&EN, times);
            w.text(" ţţííɱééš");
            w.close();
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn trend_more(now: &str, before: &str) -> Message {
    let mut w = Writer::with_capacity(205);
    w.text("[Ííññ ýýóóúúřř ļļáášţ ţééñ ğááɱééš ɱóóřéé óóƒţééñ ţĥááñ ƀééƒóóřéé: ");
    w.isolated(now);
    w.text(" ţţííɱééš áá ğááɱéé, ƀééƒóóřéé ");
    w.isolated(before);
    w.text(".]");
    w.finish()
}

pub(super) fn trend_less(now: &str, before: &str) -> Message {
    let mut w = Writer::with_capacity(205);
    w.text("[Ííññ ýýóóúúřř ļļááššţ ţééñ ğááɱééš ļééšš óóƒţééñ ţĥááñ ƀééƒóóřéé: ");
    w.isolated(now);
    w.text(" ţţííɱééš áá ğááɱéé, ƀééƒóóřéé ");
    w.isolated(before);
    w.text(".]");
    w.finish()
}
