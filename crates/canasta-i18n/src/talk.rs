//! What is said at a table, in words: the phrases on their buttons, and who said what.

use canasta_table::scene::{Scene, SpokenPhrase};
use canasta_table::talk::Phrase;

use crate::messages::talk;
use crate::table::{own_side, player};
use crate::{Lang, Message};

/// A phrase as it is spoken; the minimum where it tells one.
fn phrase(lang: Lang, phrase: Phrase, minimum: Option<i32>) -> Message {
    match (phrase, minimum) {
        (Phrase::Minimum, Some(minimum)) => talk::minimum(lang, minimum),
        (Phrase::Minimum, None) => talk::the_minimum(lang).into(),
        (Phrase::RedThrees, _) => talk::red_threes(lang).into(),
        (Phrase::Hello, _) => talk::hello(lang).into(),
        (Phrase::WellPlayed, _) => talk::well_played(lang).into(),
        (Phrase::Thanks, _) => talk::thanks(lang).into(),
        (Phrase::Sorry, _) => talk::sorry(lang).into(),
        (Phrase::OneMoment, _) => talk::one_moment(lang).into(),
        (Phrase::GoodGame, _) => talk::good_game(lang).into(),
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
    talk::line(lang, player(scene, said.seat), &words(lang, said))
}
