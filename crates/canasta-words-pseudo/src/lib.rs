//! The pseudo-language of the tests: English with accents on every letter, at least 40 % longer, in brackets. In it a word
//! that does not come from the messages is seen at once, and so is what has no room to grow. `cargo xtask words` makes it
//! from English.
//!
//! It is a crate of its own so that the released program, which does not depend on it, cannot contain it.

#[allow(
    clippy::match_same_arms,
    clippy::single_match,
    clippy::too_many_arguments,
    clippy::too_many_lines,
    reason = "as long, and as much alike, as the messages are"
)]
mod generated;

use canasta_words::{Lang, Language, locale};

static LANGUAGE: Language = Language { tag: "en-XA", locale: &locale::EN, messages: &generated::MESSAGES };

/// The pseudo-language. Its tag is the one that browsers know for such languages.
pub const PSEUDO: Lang = Lang::of(&LANGUAGE);
