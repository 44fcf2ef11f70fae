// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/daily.ftl`

use crate::{Lang, Message, Number};

/// “The deal of the day. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().daily_title
}

/// “The deal of the day”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().daily_heading
}

/// “Everybody who plays today gets the same cards. You have one try. Then you see how you did, beside all others and beside the Expert.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().daily_about
}

/// “One deal, classic rules for four. The computer plays your partner and your opponents at level `<b>``{level}`, in the same way for everybody. There are no hints, and the result does not count in your figures.”
pub fn rules(lang: Lang, level: &Message) -> Message {
    (lang.messages().daily_rules)(level)
}

/// “The day ends at midnight UTC, in `{left}`.”
pub fn left(lang: Lang, left: &Message) -> Message {
    (lang.messages().daily_left)(left)
}

/// “Play today’s deal”
pub fn play(lang: Lang) -> &'static str {
    lang.messages().daily_play
}

/// “Your try waits for you. It counts if you finish it before the day ends.”
pub fn playing(lang: Lang) -> &'static str {
    lang.messages().daily_playing
}

/// “Back to the table”
pub fn go_on(lang: Lang) -> &'static str {
    lang.messages().daily_go_on
}

/// “Your result”
pub fn result(lang: Lang) -> &'static str {
    lang.messages().daily_result
}

/// “Your deal is over. The computer is looking through your turns, which takes a few moments.”
pub fn counting(lang: Lang) -> &'static str {
    lang.messages().daily_counting
}

/// “Look again”
pub fn look(lang: Lang) -> &'static str {
    lang.messages().daily_look
}

/// “You gave `<b>``{lost}` points away.”
pub fn lost(lang: Lang, lost: impl Into<Number>) -> Message {
    (lang.messages().daily_lost)(lost.into())
}

/// “Points given away are what better turns would have brought, as far as that is certain. Bad cards cost you nothing here.”
pub fn lost_about(lang: Lang) -> &'static str {
    lang.messages().daily_lost_about
}

/// “Place `<b>``{place}` of `{of}`”
pub fn place(lang: Lang, place: impl Into<Number>, of: impl Into<Number>) -> Message {
    (lang.messages().daily_place)(place.into(), of.into())
}

/// “Of every 100 others, `{part}` gave more away.”
pub fn ahead(lang: Lang, part: impl Into<Number>) -> Message {
    (lang.messages().daily_ahead)(part.into())
}

/// “Nobody else has finished today’s deal yet.”
pub fn alone(lang: Lang) -> &'static str {
    lang.messages().daily_alone
}

/// “Your side scored `{own}` points, the others `{theirs}`.”
pub fn points(lang: Lang, own: i32, theirs: i32) -> Message {
    (lang.messages().daily_points)(own, theirs)
}

/// “The computer played a part of it for you, so your try does not count beside the others.”
pub fn helped(lang: Lang) -> &'static str {
    lang.messages().daily_helped
}

/// “You finished after the day had ended, so your try does not count beside the others.”
pub fn late(lang: Lang) -> &'static str {
    lang.messages().daily_late
}

/// “You gave this deal up. Tomorrow there is another one.”
pub fn given_up(lang: Lang) -> &'static str {
    lang.messages().daily_given_up
}

/// “Look at the deal again”
pub fn replay(lang: Lang) -> &'static str {
    lang.messages().daily_replay
}

/// “When the day is over you can play these cards again from there, as often as you like.”
pub fn tomorrow(lang: Lang) -> &'static str {
    lang.messages().daily_tomorrow
}

/// “Everybody today”
pub fn everybody(lang: Lang) -> &'static str {
    lang.messages().daily_everybody
}

/// “`{began}` people have begun, `{finished}` finished.”
pub fn count(lang: Lang, began: impl Into<Number>, finished: impl Into<Number>) -> Message {
    (lang.messages().daily_count)(began.into(), finished.into())
}

/// “Half of them gave away `{lost}` points or less.”
pub fn middle(lang: Lang, lost: impl Into<Number>) -> Message {
    (lang.messages().daily_middle)(lost.into())
}

/// “Points given away”
pub fn bands(lang: Lang) -> &'static str {
    lang.messages().daily_bands
}

/// “Players”
pub fn players(lang: Lang) -> &'static str {
    lang.messages().daily_players
}

/// “None”
pub fn nothing(lang: Lang) -> &'static str {
    lang.messages().daily_nothing
}

/// “`{from}` to `{to}`”
pub fn band(lang: Lang, from: impl Into<Number>, to: impl Into<Number>) -> Message {
    (lang.messages().daily_band)(from.into(), to.into())
}

/// “More than `{from}`”
pub fn beyond(lang: Lang, from: impl Into<Number>) -> Message {
    (lang.messages().daily_beyond)(from.into())
}

/// “you”
pub fn you(lang: Lang) -> &'static str {
    lang.messages().daily_you
}

/// “The computer at level `{level}`”
pub fn best(lang: Lang, level: &Message) -> Message {
    (lang.messages().daily_best)(level)
}

/// “In your place, with the same cards: `{lost}` points given away, `{own}` points to `{theirs}`.”
pub fn best_result(lang: Lang, lost: impl Into<Number>, own: i32, theirs: i32) -> Message {
    (lang.messages().daily_best_result)(lost.into(), own, theirs)
}

/// “It is still playing today’s deal. Look again in a minute.”
pub fn best_waits(lang: Lang) -> &'static str {
    lang.messages().daily_best_waits
}

/// “The fewer points given away, the better the place; where they are the same, the points ahead decide.”
pub fn order(lang: Lang) -> &'static str {
    lang.messages().daily_order
}

/// “A card to share”
pub fn share(lang: Lang) -> &'static str {
    lang.messages().daily_share
}

/// “It tells nothing of the cards.”
pub fn share_about(lang: Lang) -> &'static str {
    lang.messages().daily_share_about
}

/// “Canasta, `{date}`”
///
/// The first line of the card.
pub fn card_title(lang: Lang, date: &Message) -> Message {
    (lang.messages().daily_card_title)(date)
}

/// “Place `{place}` of `{of}`, `{lost}` points given away”
pub fn outcome(lang: Lang, place: impl Into<Number>, of: impl Into<Number>, lost: impl Into<Number>) -> Message {
    (lang.messages().daily_outcome)(place.into(), of.into(), lost.into())
}

/// “From the first turns to the last: ● nothing given away, ◐ a little, ○ 80 points or more.”
///
/// The marks are those of the card, each a stretch of the deal.
pub fn marks(lang: Lang) -> &'static str {
    lang.messages().daily_marks
}

/// “Copy”
pub fn copy(lang: Lang) -> &'static str {
    lang.messages().daily_copy
}

/// “Earlier days”
pub fn earlier(lang: Lang) -> &'static str {
    lang.messages().daily_earlier
}

/// “When a day is over its seed is told, from which its cards follow.”
pub fn seed_about(lang: Lang) -> &'static str {
    lang.messages().daily_seed_about
}

/// “How that is checked”
pub fn how(lang: Lang) -> &'static str {
    lang.messages().daily_how
}

/// “Seed”
pub fn seed(lang: Lang) -> &'static str {
    lang.messages().daily_seed
}

/// “Not played”
pub fn not_played(lang: Lang) -> &'static str {
    lang.messages().daily_not_played
}

/// “Not finished”
pub fn not_finished(lang: Lang) -> &'static str {
    lang.messages().daily_not_finished
}

/// “Today’s seed is secret. So that it stays the same, its commitment is shown already:”
pub fn promise(lang: Lang) -> &'static str {
    lang.messages().daily_promise
}

/// “The deal of `{date}`”
///
/// Also over how the deal ended.
pub fn of(lang: Lang, date: &Message) -> Message {
    (lang.messages().daily_of)(date)
}

/// “Everybody who plays on this day gets these cards. The result does not count in any figures, and nobody else can come to this table.”
pub fn no_promise(lang: Lang) -> &'static str {
    lang.messages().daily_no_promise
}

/// “To your result”
pub fn to_result(lang: Lang) -> &'static str {
    lang.messages().daily_to_result
}

/// “Deal of the day”
pub fn way(lang: Lang) -> &'static str {
    lang.messages().daily_way
}

/// “The same cards for everybody”
pub fn way_about(lang: Lang) -> &'static str {
    lang.messages().daily_way_about
}
