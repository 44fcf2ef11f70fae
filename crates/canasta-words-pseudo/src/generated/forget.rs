// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Mark, Message, Writer};

pub(super) fn figures() -> Message {
    let mut w = Writer::with_capacity(199);
    w.text("[Ééṽṽééřřýýţţĥĥííññğ úúñđééř “Ýóóúúř ğááɱééš”. Ýóóúú çááñ ááļšóó đééļééţéé óóñļý ţĥááţ, ");
    w.open(Mark::Link);
    w.text("óóññ ííţš ƥááğéé");
    w.close();
    w.text(".]");
    w.finish()
}

pub(super) fn way_back() -> Message {
    let mut w = Writer::with_capacity(366);
    w.text(
        "[Ýýóóúúřř ŵŵááýý ƀƀááççķķ: ññóó ţţááƀļéé ŵííļļ ķñóóŵ ýóóúú ááñý ɱóóřéé, ííñ ţĥííš ƀřóóŵšééř óóř óóñ ááñý óóƒ ",
    );
    w.open(Mark::Link);
    w.text("ýóóúúř đééṽííçééš");
    w.close();
    w.text(". Áá ƀƀóóţţ ƥƥļļááýýš óóñ ƒóóř ýóóúú ííñ ğááɱééš ţĥááţ áářéé ñóóţ óóṽééř.]");
    w.finish()
}
