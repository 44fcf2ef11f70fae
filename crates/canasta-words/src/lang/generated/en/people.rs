// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::{Message, Name, Writer};

pub(super) fn bot(level: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("the computer, ");
    w.message(level);
    w.finish()
}

pub(super) fn state(state: crate::messages::people::State, host: bool) -> Message {
    let mut w = Writer::with_capacity(27);
    match state {
        crate::messages::people::State::Here => match host {
            true => {
                w.text("here, host");
            }
            false => {
                w.text("here");
            }
        },
        crate::messages::people::State::Away => match host {
            true => {
                w.text("away, host");
            }
            false => {
                w.text("away");
            }
        },
        crate::messages::people::State::Replaced => match host {
            true => {
                w.text("away; a bot plays; host");
            }
            false => {
                w.text("away; a bot plays");
            }
        },
        crate::messages::people::State::Left => match host {
            true => {
                w.text("has left; a bot plays; host");
            }
            false => {
                w.text("has left; a bot plays");
            }
        },
        _ => match host {
            true => {
                w.text("a bot plays for you; host");
            }
            false => {
                w.text("a bot plays for you");
            }
        },
    }
    w.finish()
}

pub(super) fn stand_in_for(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("Let a bot play: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn make_host_of(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("Make host: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn play(host: bool) -> Message {
    let mut w = Writer::with_capacity(16);
    match host {
        true => {
            w.text("Play here");
        }
        false => {
            w.text("Ask to play here");
        }
    }
    w.finish()
}

pub(super) fn play_for(host: bool, name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(30);
    match host {
        true => {
            w.text("Play here: ");
            w.name(name, MESSAGES.figures_forgotten);
        }
        false => {
            w.text("Ask to play here: ");
            w.name(name, MESSAGES.figures_forgotten);
        }
    }
    w.finish()
}
