// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::EN;
use canasta_words::{Message, Number, Writer};

pub(super) fn ready(address: &str, data: &str) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[Ççááññáášţáá ííš řééááđý: ");
    w.isolated(address);
    w.text(" (ğğááɱɱééš ííñ ");
    w.isolated(data);
    w.text(")]");
    w.finish()
}

pub(super) fn public(address: &str) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[Ƥƥééóóƥļéé řééááçĥ ííţ ááţ ");
    w.isolated(address);
    w.text("]");
    w.finish()
}

pub(super) fn at_home(address: &str) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[Ƥƥĥĥóóñééš ííñ ţĥéé ĥóóúúšéé: ");
    w.isolated(address);
    w.text("]");
    w.finish()
}

pub(super) fn plain_http(address: &str) -> Message {
    let mut w = Writer::with_capacity(420);
    w.text("[ƥƥļļááííññ ĥţţƥ óóñ ");
    w.isolated(address);
    w.text(": ƒƒííññéé ááţţ ĥĥóóɱɱéé; óóññ ţţĥĥéé ííññţţééřřññééţţ óóţţĥĥééřřšš ççóóúúļļđ řééááđ ţĥéé çáářđš ááñđ ţááķéé šééááţš, šóó ţĥééřéé úúšéé --ƥúúƀļííç-úúřļ ƀééĥííñđ áá ƥřóóẋý, óóř --ţļš-çééřţ ááñđ --ţļš-ķééý]");
    w.finish()
}

pub(super) fn no_signals(why: &str) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("[ççááññññóóţţ ļííšţééñ ƒóóř šííğñááļš: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn cannot_listen(why: &str) -> Message {
    let mut w = Writer::with_capacity(53);
    w.text("[ççááñññóóţ ļííšţééñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn short_token(letters: Number) -> Message {
    let mut w = Writer::with_capacity(210);
    w.text("[ţţĥĥéé ţţóóķķééñ ƒóóř /ɱééţřííçš ñééééđš ");
    w.number(&EN, letters);
    w.text(" ļļééţţţţééřřšš óóř ɱóóřéé, šóó ţĥááţ ííţ çááññóóţ ƀéé ğúúééššééđ]");
    w.finish()
}

pub(super) fn bot_form(argument: &str) -> Message {
    let mut w = Writer::with_capacity(115);
    w.text("[--ƀƀóóţţ ţţááķķééšš ÑÁáṀÉé=ééẋééç:ÇÓóṀṀÁáÑĐ, ñóóţ “");
    w.isolated(argument);
    w.text("”]");
    w.finish()
}

pub(super) fn bot_not_offered(why: &str) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[--ƀƀƀóóóţţţ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn public_url_form(address: &str) -> Message {
    let mut w = Writer::with_capacity(215);
    w.text(
        "[áá ƥƥúúƀƀļļííçç ááđđđđřřééšššš ííšš ĥĥţţţţƥƥšš://ĤÓóŠŢ óóř ĥţţƥš://ĤÓóŠŢ:ƤÓóŘŢ ááñđ ñóóţĥííñğ ɱóóřéé, ñóóţ “",
    );
    w.isolated(address);
    w.text("”]");
    w.finish()
}

pub(super) fn limit_range(most: Number, number: &str) -> Message {
    let mut w = Writer::with_capacity(133);
    w.text("[áá ļļííɱɱííţţ ííšš áá ŵĥóóļéé ñúúɱƀééř ƒřóóɱ 1 ţóó ");
    w.plain(most);
    w.text(", ññóóţţ ");
    w.isolated(number);
    w.text("]");
    w.finish()
}

pub(super) fn limit_form(most: Number, text: &str) -> Message {
    let mut w = Writer::with_capacity(145);
    w.text("[áá ļļííɱɱííţţ ííšš áá ŵĥóóļéé ñúúɱƀééř ƒřóóɱ 1 ţóó ");
    w.plain(most);
    w.text(", ñññóóóţţţ “");
    w.isolated(text);
    w.text("”]");
    w.finish()
}
