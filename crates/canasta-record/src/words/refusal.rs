//! Refusals of texts that cannot be read as acts. Refusals by the rules are in `canasta-words`.

use canasta_words::{Lang, Message, messages::refusal};

pub use canasta_words::refusal::{Refusal, code, of};

use crate::notation::{Unreadable, shortened};

/// A text that is no act; nothing was judged.
pub fn unreadable(lang: Lang, unreadable: &Unreadable) -> Refusal {
    let because: Message = match unreadable {
        Unreadable::Nothing => refusal::unread_nothing(lang).into(),
        Unreadable::Word(word) => refusal::unread_word(lang, &shortened(word)),
        Unreadable::Card(text) => refusal::unread_card(lang, &shortened(text)),
        Unreadable::Rank(text) => refusal::unread_rank(lang, &shortened(text)),
        Unreadable::EmptyGroup => refusal::nothing_named(lang).into(),
        Unreadable::OneCard { word, named } => refusal::unread_one_card(lang, word, *named),
        Unreadable::Alone { word, extra } => refusal::unread_alone(lang, word, &shortened(extra)),
    };
    Refusal { code: "unreadable", because: because.into(), rule: "turn" }
}
