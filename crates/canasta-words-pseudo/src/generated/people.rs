// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::{Message, Name, Writer};

pub(super) fn bot(level: &Message) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[ţţĥĥéé çóóɱƥúúţééř, ");
    w.message(level);
    w.text("]");
    w.finish()
}

pub(super) fn state(state: canasta_words::messages::people::State, host: bool) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[");
    match state {
        canasta_words::messages::people::State::Here => match host {
            true => {
                w.text("ĥĥééřéé, ĥóóšţ");
            }
            false => {
                w.text("ĥééřéé");
            }
        },
        canasta_words::messages::people::State::Away => match host {
            true => {
                w.text("ááŵŵááý, ĥóóšţ");
            }
            false => {
                w.text("ááŵááý");
            }
        },
        canasta_words::messages::people::State::Replaced => match host {
            true => {
                w.text("ááŵŵááýý; áá ƀƀóóţţ ƥļááýš; ĥóóšţ");
            }
            false => {
                w.text("ááŵŵááýý; áá ƀóóţ ƥļááýš");
            }
        },
        canasta_words::messages::people::State::Left => match host {
            true => {
                w.text("ĥĥáášš ļļééƒƒţţ; áá ƀóóţ ƥļááýš; ĥóóšţ");
            }
            false => {
                w.text("ĥĥáášš ļļééƒƒţ; áá ƀóóţ ƥļááýš");
            }
        },
        _ => match host {
            true => {
                w.text("áá ƀƀóóţţ ƥƥļááýš ƒóóř ýóóúú; ĥóóšţ");
            }
            false => {
                w.text("áá ƀƀóóţţ ƥļááýš ƒóóř ýóóúú");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn stand_in_for(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("[Ļļééţţ áá ƀƀóóţ ƥļááý: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn make_host_of(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[Ṁṁááķķéé ĥóóšţ: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text("]");
    w.finish()
}

pub(super) fn play(host: bool) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[");
    match host {
        true => {
            w.text("Ƥƥļááý ĥééřéé");
        }
        false => {
            w.text("Ááššķķ ţóó ƥļááý ĥééřéé");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn play_for(host: bool, name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("[");
    match host {
        true => {
            w.text("Ƥƥļļááý ĥééřéé: ");
            w.name(name, MESSAGES.figures_forgotten);
        }
        false => {
            w.text("Ááššķķ ţţóó ƥļááý ĥééřéé: ");
            w.name(name, MESSAGES.figures_forgotten);
        }
    }
    w.text("]");
    w.finish()
}
