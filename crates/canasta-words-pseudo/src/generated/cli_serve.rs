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

pub(super) fn ready_on_database(address: &str) -> Message {
    let mut w = Writer::with_capacity(149);
    w.text("[Ççááññáášţáá ííš řééááđý: ");
    w.isolated(address);
    w.text(" (ğğááɱɱééšš ííññ áá ƤóóšţğřééŠɊĻ đááţááƀáášéé)]");
    w.finish()
}

pub(super) fn ready_on_shared_database(address: &str, private: &str) -> Message {
    let mut w = Writer::with_capacity(268);
    w.text("[Ççááññáášţáá ííš řééááđý: ");
    w.isolated(address);
    w.text(" (ğğááɱɱééšš ííññ áá ƤƥóóššţţğğřééŠɊĻ đááţááƀáášéé; šééřṽééřš ţĥááţ šĥáářéé ííţ řééááçĥ ţĥííš óóñéé ááţ ");
    w.isolated(private);
    w.text(")]");
    w.finish()
}

pub(super) fn public(address: &str) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("[Ƥƥúúƀƀļļííç ááđđřééšš: ");
    w.isolated(address);
    w.text("]");
    w.finish()
}

pub(super) fn at_home(address: &str) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[Óóññ ýýóóúúř ĥóóɱéé ñééţŵóóřķ: ");
    w.isolated(address);
    w.text("]");
    w.finish()
}

pub(super) fn plain_http(address: &str) -> Message {
    let mut w = Writer::with_capacity(425);
    w.text("[ƥƥļļááííññ ĤŢŢƤ óóñ ");
    w.isolated(address);
    w.text(" ííšš ƒƒííññéé ááţţ ĥĥóóɱɱéé; óóññ ţţĥĥéé ííññţţééřřññééţţ, óóţţĥĥééřřšš ççóóúúļđ šéééé ţĥéé çáářđš ááñđ ţááķéé šééááţš, šóó úúšéé --ƥúúƀļííç-úúřļ ƀééĥííñđ áá ƥřóóẋý ţĥééřéé, óóř --ţļš-çééřţ ááñđ --ţļš-ķééý]");
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
    let mut w = Writer::with_capacity(232);
    w.text("[ţţĥĥéé ţţóóķķééññ ƒóóř /ɱééţřííçš ɱúúšţ ĥááṽéé ááţ ļééáášţ ");
    w.number(&EN, letters);
    w.text(" ççĥĥáářřááççţţééřš, šóó ţĥááţ ííţ çááññóóţ ƀéé ğúúééššééđ]");
    w.finish()
}

pub(super) fn private_everywhere(address: &str) -> Message {
    let mut w = Writer::with_capacity(347);
    w.text("[--ƥƥřřííṽááţéé-ļííšţééñ ");
    w.isolated(address);
    w.text(" ííšš ééṽṽééřřýý ññééţţŵŵóóřřķķ óóƒƒ ţţĥĥííšš ɱááçĥííñéé, šóó ţĥéé óóţĥééř šééřṽééřš ñééééđ --ƥřííṽááţéé-ááđđřééšš, ţĥéé óóñéé ƀý ŵĥííçĥ ţĥééý řééááçĥ ííţ]");
    w.finish()
}

pub(super) fn private_address_form(address: &str) -> Message {
    let mut w = Writer::with_capacity(115);
    w.text("[--ƥƥřřííṽṽááţţéé-ááđđđđřééšš ííš ĤÓóŠŢ:ƤÓóŘŢ, ñóóţ “");
    w.isolated(address);
    w.text("”]");
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
