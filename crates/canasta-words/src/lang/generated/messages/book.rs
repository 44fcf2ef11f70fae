// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/book.ftl`

use crate::{Lang, Message};
use canasta::Card;

/// “Rules. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().book_title
}

/// “`{chapter}`. Canasta”
pub fn chapter_title(lang: Lang, chapter: &str) -> Message {
    (lang.messages().book_chapter_title)(chapter)
}

/// “Rules”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().book_heading
}

/// “Canasta by five rule sets, for two to six players.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().book_about
}

/// “The rules”
pub fn part_rules(lang: Lang) -> &'static str {
    lang.messages().book_part_rules
}

/// “The five rule sets”
pub fn part_documents(lang: Lang) -> &'static str {
    lang.messages().book_part_documents
}

/// “Playing together”
pub fn part_together(lang: Lang) -> &'static str {
    lang.messages().book_part_together
}

/// “The computer players”
pub fn part_bots(lang: Lang) -> &'static str {
    lang.messages().book_part_bots
}

/// “Your own server”
pub fn part_server(lang: Lang) -> &'static str {
    lang.messages().book_part_server
}

/// “For programmers”
pub fn part_programmers(lang: Lang) -> &'static str {
    lang.messages().book_part_programmers
}

/// “In this chapter”
pub fn in_chapter(lang: Lang) -> &'static str {
    lang.messages().book_in_chapter
}

/// “Chapters”
pub fn chapters(lang: Lang) -> &'static str {
    lang.messages().book_chapters
}

/// “All chapters”
pub fn all_chapters(lang: Lang) -> &'static str {
    lang.messages().book_all_chapters
}

/// “Table”
///
/// For a screen reader: a table that scrolls.
pub fn table(lang: Lang) -> &'static str {
    lang.messages().book_table
}

/// “Text”
///
/// For a screen reader: a text that scrolls.
pub fn text(lang: Lang) -> &'static str {
    lang.messages().book_text
}

/// “Every rule”
pub fn every_rule(lang: Lang) -> &'static str {
    lang.messages().book_every_rule
}

/// “The complete rule set”
pub fn whole(lang: Lang) -> &'static str {
    lang.messages().book_whole
}

/// “Example, by `<b>``{rules}`”
pub fn example(lang: Lang, rules: &str) -> Message {
    (lang.messages().book_example)(rules)
}

/// “`{cards}`”
///
/// For a screen reader: cards that lie together.
pub fn cards(lang: Lang, cards: &[Message]) -> Message {
    (lang.messages().book_cards)(cards)
}

/// “`{card}`”
pub fn card(lang: Lang, card: Card) -> Message {
    (lang.messages().book_card)(card)
}

/// “Allowed.”
pub fn allowed(lang: Lang) -> &'static str {
    lang.messages().book_allowed
}

/// “`<b>`Not possible: `{because}`.”
pub fn not_possible(lang: Lang, because: &Message) -> Message {
    (lang.messages().book_not_possible)(because)
}

/// “`{points}` points each”
pub fn points_each(lang: Lang, points: i32) -> Message {
    (lang.messages().book_points_each)(points)
}

/// “`{points}` points”
pub fn points_together(lang: Lang, points: i32) -> Message {
    (lang.messages().book_points_together)(points)
}

/// “Wild cards: jokers and twos”
pub fn wild_cards(lang: Lang) -> &'static str {
    lang.messages().book_wild_cards
}

/// “Red threes: bonus cards”
pub fn red_threes(lang: Lang) -> &'static str {
    lang.messages().book_red_threes
}

/// “Black threes: stop cards”
pub fn black_threes(lang: Lang) -> &'static str {
    lang.messages().book_black_threes
}

/// “A meld of natural cards”
pub fn natural_meld(lang: Lang) -> &'static str {
    lang.messages().book_natural_meld
}

/// “A meld with a wild card”
pub fn mixed_meld(lang: Lang) -> &'static str {
    lang.messages().book_mixed_meld
}

/// “A natural canasta”
pub fn natural_canasta(lang: Lang) -> &'static str {
    lang.messages().book_natural_canasta
}

/// “A mixed canasta”
pub fn mixed_canasta(lang: Lang) -> &'static str {
    lang.messages().book_mixed_canasta
}
