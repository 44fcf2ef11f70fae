// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/caption.ftl`

use crate::{Lang, Message, Number};
use canasta::Kind;

/// “drew `{cards}` cards”
pub fn drew(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().caption_drew)(cards.into())
}

/// “drew”
pub fn drew_brief(lang: Lang) -> &'static str {
    lang.messages().caption_drew_brief
}

/// “took the pile of `{cards}`”
pub fn took(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().caption_took)(cards.into())
}

/// “took `{cards}`”
pub fn took_brief(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().caption_took_brief)(cards.into())
}

/// “laid down `{rank}`”
pub fn laid(lang: Lang, rank: Kind) -> Message {
    (lang.messages().caption_laid)(rank)
}

/// “laid”
pub fn laid_brief(lang: Lang) -> &'static str {
    lang.messages().caption_laid_brief
}

/// “laid down `{melds}` melds”
pub fn laid_several(lang: Lang, melds: impl Into<Number>) -> Message {
    (lang.messages().caption_laid_several)(melds.into())
}

/// “canasta of `{rank}`”
pub fn canasta(lang: Lang, natural: bool, rank: Kind) -> Message {
    (lang.messages().caption_canasta)(natural, rank)
}

/// “canasta”
pub fn canasta_brief(lang: Lang) -> &'static str {
    lang.messages().caption_canasta_brief
}

/// “laid down a red three”
pub fn red_three(lang: Lang) -> &'static str {
    lang.messages().caption_red_three
}

/// “bonus”
///
/// Red threes are worth bonus points.
pub fn red_three_brief(lang: Lang) -> &'static str {
    lang.messages().caption_red_three_brief
}

/// “discarded `{kind}`”
pub fn discarded(lang: Lang, kind: Kind) -> Message {
    (lang.messages().caption_discarded)(kind)
}

/// “`{kind}`”
pub fn discarded_brief(lang: Lang, kind: Kind) -> Message {
    (lang.messages().caption_discarded_brief)(kind)
}

/// “a three”
///
/// The same of a black three, which is too long for a small plate.
pub fn discarded_black_three_brief(lang: Lang) -> &'static str {
    lang.messages().caption_discarded_black_three_brief
}

/// “froze the pile”
pub fn froze(lang: Lang) -> &'static str {
    lang.messages().caption_froze
}

/// “froze it”
pub fn froze_brief(lang: Lang) -> &'static str {
    lang.messages().caption_froze_brief
}

/// “passed”
pub fn passed(lang: Lang) -> &'static str {
    lang.messages().caption_passed
}

/// “may I go out?”
pub fn asked(lang: Lang) -> &'static str {
    lang.messages().caption_asked
}

/// “may I?”
pub fn asked_brief(lang: Lang) -> &'static str {
    lang.messages().caption_asked_brief
}

/// “said no”
pub fn answered(lang: Lang, yes: bool) -> Message {
    (lang.messages().caption_answered)(yes)
}

/// “Since your last turn”
pub fn since(lang: Lang) -> &'static str {
    lang.messages().caption_since
}

/// “Close what happened since your last turn”
pub fn since_close(lang: Lang) -> &'static str {
    lang.messages().caption_since_close
}

/// “No one has played since your last turn.”
pub fn since_nothing(lang: Lang) -> &'static str {
    lang.messages().caption_since_nothing
}

/// “Step by step”
pub fn since_steps(lang: Lang) -> &'static str {
    lang.messages().caption_since_steps
}

/// “Back”
pub fn since_back(lang: Lang) -> &'static str {
    lang.messages().caption_since_back
}

/// “Next”
pub fn since_on(lang: Lang) -> &'static str {
    lang.messages().caption_since_on
}

/// “`{at}` of `{of}`”
pub fn since_at(lang: Lang, at: impl Into<Number>, of: impl Into<Number>) -> Message {
    (lang.messages().caption_since_at)(at.into(), of.into())
}
