// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::EN;
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn step(step: Number, steps: Number) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[Ššţééƥ ");
    w.number(&EN, step);
    w.text(" óóƒƒ ");
    w.number(&EN, steps);
    w.text(".]");
    w.finish()
}

pub(super) fn to_play(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ííšš ţţóó ƥļááý.]");
    w.finish()
}

pub(super) fn mixed_about(points: i32) -> Message {
    let mut w = Writer::with_capacity(159);
    w.text("[Ýýóóúúřř ššééṽṽééññ ķķííñğš ĥááṽéé áá ŵííļđ çáářđ ááɱóóñğ ţĥééɱ: ");
    w.points(&EN, points);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn red_threes_about(ours: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(240);
    w.text("[100 ƥƥóóííññţţš ééááçĥ: ýóóúú ğóóţ ");
    w.points(&EN, ours);
    w.text(", ááññđđ ţţĥééý ");
    w.points(&EN, theirs);
    w.text(". Áá ššííđđéé ŵŵííţţĥóóúúţ áá ɱééļđ ŵóóúúļđ ļóóšéé ţĥééɱ ííñšţééááđ.]");
    w.finish()
}

pub(super) fn going_out_about(points: i32) -> Message {
    let mut w = Writer::with_capacity(107);
    w.text("[Ýýóóúú ŵééñţ óóúúţ: ");
    w.points(&EN, points);
    w.text(" ƥƥóóííññţš ƒóóř ýóóúúř šííđéé.]");
    w.finish()
}

pub(super) fn melded_about(ours: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(316);
    w.text("[Ééṽṽééřřýý ççáářřđđ ļļááííđđ đđóóŵŵññ ççóóúúññţţšš: ĵóóķééř 50, ţŵóó ááñđ ááçéé 20, ķííñğ ţóó ééííğĥţ 10, ţĥéé óóţĥééřš 5. Ýóóúú ļááííđ đóóŵñ ");
    w.points(&EN, ours);
    w.text(" ƥƥóóííññţţš, ţĥééý ");
    w.points(&EN, theirs);
    w.text(".]");
    w.finish()
}

pub(super) fn in_hand_about(ours: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(264);
    w.text("[Ŵŵĥĥááţţ ííšš ššţţííļļ ííñ áá ĥááñđ çóóúúñţš ááğááííñšţ ííţš šííđéé: ");
    w.points(&EN, ours);
    w.text(" ƒƒóóřř ýýóóúú, ƒƒřřóóɱɱ Ááññáá’š çáářđš, ááñđ ");
    w.points(&EN, theirs);
    w.text(" ƒƒóóřř ţĥééɱ.]");
    w.finish()
}
