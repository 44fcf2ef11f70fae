// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::EN;
use canasta_words::{Mark, Message, Number, Writer};

pub(super) fn count(n: Number) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.number(&EN, n);
    w.text("]");
    w.finish()
}

pub(super) fn check_about() -> Message {
    let mut w = Writer::with_capacity(613);
    w.text("[Ééṽṽééřřýý ƒƒííññííššĥĥééđ ğááɱéé çááñ ƀéé šááṽééđ ááš áá řééçóóřđ, áá ƒííļéé ţĥááţ ééñđš ŵííţĥ ");
    w.open(Mark::Code);
    w.text(".ççááñáášţáá");
    w.close();
    w.text(". Ççĥĥóóóóššéé óóññéé ĥĥééřřéé, óóřř đđřřóóƥƥ ííţţ óóññ ţţĥĥííšš ƥƥááğğéé. Ýóóúúř ƀřóóŵšééř šĥúúƒƒļééš ééṽééřý đééááļ ááğááííñ ááñđ çóóɱƥáářééš. Ííţ šééñđš ñóóţĥííñğ: ýóóúú ɱááý đííšçóóññééçţ ƒřóóɱ ţĥéé ñééţŵóóřķ ƒíířšţ.]");
    w.finish()
}

pub(super) fn no_script() -> Message {
    let mut w = Writer::with_capacity(277);
    w.text("[Ţţĥĥííšš ççĥĥééççķ ñééééđš ĴááṽááŠçřííƥţ. Ŵííţĥóóúúţ ííţ, ");
    w.open(Mark::Code);
    w.text("ççááñáášţáá ṽééřííƒý");
    w.close();
    w.text(" ááññđđ ţţĥĥéé Ƥƥýýţţĥóóñ ƥřóóğřááɱ ñááɱééđ ƀééļóóŵ đóó ţĥéé šááɱéé.]");
    w.finish()
}

pub(super) fn elsewhere_about() -> Message {
    let mut w = Writer::with_capacity(569);
    w.text("[Ííƒƒ ýýóóúú đđóó ññóóţţ ţţřřúúššţţ áá ƥááğéé ƒřóóɱ ţĥéé šááɱéé šééřṽééř ţĥááţ đééááļţ, ýóóúú çááñ çĥééçķ ŵííţĥ ");
    w.open(Mark::Code);
    w.text("ççááñáášţáá ṽééřííƒý");
    w.close();
    w.text(" óóññ ýýóóúúřř óóŵŵññ ççóóɱɱƥƥúúţţééřř, óóřř ŵŵííţţĥĥ áá ššĥĥóóřřţ Ƥýţĥóóñ ƥřóóğřááɱ ŵřííţţééñ ĵúúšţ ƒóóř ţĥííš. Ɓóóţĥ çóóɱéé ŵííţĥ ţĥéé šóóúúřçéé çóóđéé óóƒ ţĥííš ƥřóóğřááɱ.]");
    w.finish()
}
