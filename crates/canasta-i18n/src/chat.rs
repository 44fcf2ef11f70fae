//! What is said at a table, in words: the phrases on their buttons, and who said what.

use canasta_table::chat::Phrase;
use canasta_table::scene::{Scene, SpokenPhrase};

use crate::messages::chat;
use crate::table::{own_side, player};
use crate::{Lang, Message};

/// A phrase as it is spoken; the minimum where it tells one.
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
    }
}

/// What a button says that lets the viewer say it.
pub fn button(lang: Lang, scene: &Scene, what: Phrase) -> Message {
    phrase(lang, what, Some(scene.view.table.public.minimum(own_side(scene))))
}

/// What a player said, without who: `Well played`.
pub fn words(lang: Lang, said: &SpokenPhrase) -> Message {
    phrase(lang, said.phrase, said.minimum)
}

/// Who said what: `Anna: Well played.`
pub fn line(lang: Lang, scene: &Scene, said: &SpokenPhrase) -> Message {
    chat::line(lang, player(scene, said.seat), &words(lang, said))
}
