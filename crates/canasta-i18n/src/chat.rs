//! Chat phrases, on their buttons and as players say them.

use canasta_table::chat::Phrase;
use canasta_table::scene::{Scene, SpokenPhrase};

use crate::messages::chat;
use crate::table::{own_side, player};
use crate::{Lang, Message};

fn phrase(lang: Lang, phrase: Phrase, minimum: Option<i32>) -> Message {
    match (phrase, minimum) {
        (Phrase::Minimum, Some(minimum)) => chat::minimum(lang, minimum),
        (Phrase::Minimum, None) => chat::the_minimum(lang).into(),
        (Phrase::RedThrees, _) => chat::red_threes(lang).into(),
        (Phrase::Hello, _) => chat::hello(lang).into(),
        (Phrase::WellPlayed, _) => chat::well_played(lang).into(),
        (Phrase::Thanks, _) => chat::thanks(lang).into(),
        (Phrase::Sorry, _) => chat::sorry(lang).into(),
        (Phrase::OneMoment, _) => chat::one_moment(lang).into(),
        (Phrase::GoodGame, _) => chat::good_game(lang).into(),
        (Phrase::Yes, _) => chat::yes(lang).into(),
        (Phrase::HaHa, _) => chat::ha_ha(lang).into(),
        (Phrase::Wow, _) => chat::wow(lang).into(),
        (Phrase::OhNo, _) => chat::oh_no(lang).into(),
    }
}

/// The label of the viewer's button for a phrase.
pub fn button(lang: Lang, scene: &Scene, button_phrase: Phrase) -> Message {
    phrase(lang, button_phrase, Some(scene.view.table.public.minimum(own_side(scene))))
}

/// The phrase alone: `Well played`.
pub fn phrase_text(lang: Lang, said: &SpokenPhrase) -> Message {
    phrase(lang, said.phrase, said.minimum)
}

/// The phrase and its speaker: `Anna: Well played`
pub fn line(lang: Lang, scene: &Scene, said: &SpokenPhrase) -> Message {
    chat::line(lang, player(scene, said.seat), &phrase_text(lang, said))
}
