//! What is said at a table, in words: the phrases on their buttons, and who said what.

use canasta_table::scene::{Said, Scene};
use canasta_table::talk::Phrase;

use crate::points;
use crate::table::{name, own_side};

/// The button that opens the phrases.
pub const BUTTON: &str = "Say";

/// Over the phrases.
pub const TITLE: &str = "Say something";

/// Over what was said.
pub const HEARD: &str = "What was said";

/// For the button that closes the phrases.
pub const CLOSE: &str = "Close what can be said";

/// A phrase as it is spoken; the minimum where it tells one.
pub fn phrase(phrase: Phrase, minimum: Option<i32>) -> String {
    match phrase {
        Phrase::Minimum => format!("We need {}", minimum.map_or_else(|| "the minimum".to_owned(), points)),
        Phrase::RedThrees => "Remember the red threes".to_owned(),
        Phrase::Hello => "Hello".to_owned(),
        Phrase::WellPlayed => "Well played".to_owned(),
        Phrase::Thanks => "Thank you".to_owned(),
        Phrase::Sorry => "Sorry".to_owned(),
        Phrase::OneMoment => "One moment, please".to_owned(),
        Phrase::GoodGame => "Good game".to_owned(),
    }
}

/// What a button says that lets the viewer say it.
pub fn button(scene: &Scene, what: Phrase) -> String {
    let minimum = scene.view.table.public.minimum(own_side(scene));
    phrase(what, (what == Phrase::Minimum).then_some(minimum))
}

/// What somebody said, without who: `Well played`.
pub fn words(said: &Said) -> String {
    phrase(said.phrase, said.minimum)
}

/// Who said what: `Anna: Well played.`
pub fn line(scene: &Scene, said: &Said) -> String {
    format!("{}: {}.", name(scene, said.seat), words(said))
}

/// Words of the page's script: `{}` stands for a number or a name, in order.
pub const SCRIPT_WORDS: &[(&str, &str)] = &[("nothing-to-say", "There is nothing to say just now.")];
