// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/review.ftl`

use crate::{Lang, Message, Name, Number};

/// “`{points}`”
///
/// A number of points with its sign, as below.
pub fn signed(lang: Lang, points: i32, gain: bool) -> Message {
    (lang.messages().review_signed)(points, gain)
}

/// “`{percent}`%”
///
/// The same for a chance.
pub fn signed_percent(lang: Lang, percent: i32, gain: bool) -> Message {
    (lang.messages().review_signed_percent)(percent, gain)
}

/// “Points over the others: `{result}`. Luck `{luck}`, own choices `{skill}`.”
pub fn points(lang: Lang, result: &Message, luck: &Message, skill: &Message) -> Message {
    (lang.messages().review_points)(result, luck, skill)
}

/// “Chance to win: `{before}` at the beginning, and not won. Luck `{luck}`, own choices `{skill}`.”
pub fn chance(lang: Lang, before: &Message, won: bool, luck: &Message, skill: &Message) -> Message {
    (lang.messages().review_chance)(before, won, luck, skill)
}

/// “Deal `{deal}`: `{result}` points. Luck `{luck}`, own choices `{skill}`.”
pub fn deal(lang: Lang, deal: impl Into<Number>, result: &Message, luck: &Message, skill: &Message) -> Message {
    (lang.messages().review_deal)(deal.into(), result, luck, skill)
}

/// “Accuracy `{accuracy}` of 100 (between `{least}` and `{most}`, as far as one game can tell).”
///
/// How well somebody played, 100 being best; from one game that cannot be told exactly.
pub fn accuracy(lang: Lang, accuracy: impl Into<Number>, least: impl Into<Number>, most: impl Into<Number>) -> Message {
    (lang.messages().review_accuracy)(accuracy.into(), least.into(), most.into())
}

/// “There was nothing to choose in this game.”
pub fn nothing_chosen(lang: Lang) -> &'static str {
    lang.messages().review_nothing_chosen
}

/// “`{blunders}` blunders”
///
/// The items of `review-counts`.
pub fn blunders(lang: Lang, blunders: impl Into<Number>) -> Message {
    (lang.messages().review_blunders)(blunders.into())
}

/// “`{mistakes}` mistakes”
pub fn mistakes(lang: Lang, mistakes: impl Into<Number>) -> Message {
    (lang.messages().review_mistakes)(mistakes.into())
}

/// “`{inaccuracies}` inaccuracies”
pub fn inaccuracies(lang: Lang, inaccuracies: impl Into<Number>) -> Message {
    (lang.messages().review_inaccuracies)(inaccuracies.into())
}

/// “`{choices}` choices: `{marks}`.”
pub fn counts(lang: Lang, marks: &[Message], choices: impl Into<Number>) -> Message {
    (lang.messages().review_counts)(marks, choices.into())
}

/// “Where the game turned”
pub fn turning_points(lang: Lang) -> &'static str {
    lang.messages().review_turning_points
}

/// “Deal `{deal}`, `{cause}`: chance to win down by `{percent}`%.”
pub fn turned(lang: Lang, deal: impl Into<Number>, cause: &Message, percent: impl Into<Number>, up: bool) -> Message {
    (lang.messages().review_turned)(deal.into(), cause, percent.into(), up)
}

/// “the cards dealt”
///
/// What happened: stands inside a sentence.
pub fn cause_dealt(lang: Lang) -> &'static str {
    lang.messages().review_cause_dealt
}

/// “a card drawn”
pub fn cause_draw(lang: Lang) -> &'static str {
    lang.messages().review_cause_draw
}

/// “a card for a red three”
pub fn cause_replacement(lang: Lang) -> &'static str {
    lang.messages().review_cause_replacement
}

/// “the turn of `{player}`”
pub fn cause_turn<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().review_cause_turn)(player)
}

/// “the answer of `{player}`”
pub fn cause_answer<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().review_cause_answer)(player)
}

/// “a bot’s turn”
pub fn cause_stand_in(lang: Lang) -> &'static str {
    lang.messages().review_cause_stand_in
}

/// “the count at the end”
pub fn cause_end(lang: Lang) -> &'static str {
    lang.messages().review_cause_end
}

/// “an own choice”
pub fn cause_choice(lang: Lang) -> &'static str {
    lang.messages().review_cause_choice
}

/// “Turns that could have been better”
pub fn marks(lang: Lang) -> &'static str {
    lang.messages().review_marks
}

/// `$grade` of [`mark`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkGrade {
    /// The variant `[inaccuracy]`.
    Inaccuracy,
    /// The variant `[mistake]`.
    Mistake,
    /// The variant `[blunder]`.
    Blunder,
}

/// “Deal `{deal}`, turn `{turn}`: a blunder, `{loss}`.”
pub fn mark(lang: Lang, grade: MarkGrade, deal: impl Into<Number>, turn: impl Into<Number>, loss: &Message) -> Message {
    (lang.messages().review_mark)(grade, deal.into(), turn.into(), loss)
}

/// “about `{points}` points”
///
/// What a turn lost: inside a sentence; also in `hint-loses`.
pub fn lost_points(lang: Lang, points: impl Into<Number>) -> Message {
    (lang.messages().review_lost_points)(points.into())
}

/// “`{percent}`% of the chance to win”
pub fn lost_chance(lang: Lang, percent: &str) -> Message {
    (lang.messages().review_lost_chance)(percent)
}

/// “Played: `{turn}`”
pub fn played(lang: Lang, turn: &Message) -> Message {
    (lang.messages().review_played)(turn)
}

/// “Better: `{turn}`”
pub fn better(lang: Lang, turn: &Message) -> Message {
    (lang.messages().review_better)(turn)
}

/// “The turn `{tags}`.”
pub fn tags(lang: Lang, tags: &[Message]) -> Message {
    (lang.messages().review_tags)(tags)
}

/// “broke a pair”
pub fn tag_breaks_pair(lang: Lang) -> &'static str {
    lang.messages().review_tag_breaks_pair
}

/// “fed the next player”
pub fn tag_feeds(lang: Lang) -> &'static str {
    lang.messages().review_tag_feeds
}

/// “discarded a card for a meld”
pub fn tag_discards_meldable(lang: Lang) -> &'static str {
    lang.messages().review_tag_discards_meldable
}

/// “discarded a wild card”
pub fn tag_discards_wild(lang: Lang) -> &'static str {
    lang.messages().review_tag_discards_wild
}

/// “did not freeze the pile”
pub fn tag_freezes_late(lang: Lang) -> &'static str {
    lang.messages().review_tag_freezes_late
}

/// “spent wild cards”
pub fn tag_spends_wilds(lang: Lang) -> &'static str {
    lang.messages().review_tag_spends_wilds
}

/// “kept wild cards back”
pub fn tag_hoards_wilds(lang: Lang) -> &'static str {
    lang.messages().review_tag_hoards_wilds
}

/// “left a pile that was worth taking”
pub fn tag_leaves_pile(lang: Lang) -> &'static str {
    lang.messages().review_tag_leaves_pile
}

/// “took a pile that was better left alone”
pub fn tag_takes_pile(lang: Lang) -> &'static str {
    lang.messages().review_tag_takes_pile
}

/// “laid cards down too early”
pub fn tag_lays_early(lang: Lang) -> &'static str {
    lang.messages().review_tag_lays_early
}

/// “kept cards that were better laid down”
pub fn tag_lays_late(lang: Lang) -> &'static str {
    lang.messages().review_tag_lays_late
}

/// “went out too early”
pub fn tag_goes_out_early(lang: Lang) -> &'static str {
    lang.messages().review_tag_goes_out_early
}

/// “did not go out”
pub fn tag_goes_out_late(lang: Lang) -> &'static str {
    lang.messages().review_tag_goes_out_late
}
