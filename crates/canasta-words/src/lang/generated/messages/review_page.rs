// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/review-page.ftl`

use crate::{Lang, Message, Name, Number, Player};

/// “Review of a game. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().review_page_title
}

/// “Review of the game”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().review_page_heading
}

/// “Review”
///
/// The way to the page, at the end of a game and in the list of games.
pub fn link(lang: Lang) -> &'static str {
    lang.messages().review_page_link
}

/// “Review: `{outcome}`”
///
/// The same for a screen reader, of one game of many.
pub fn one(lang: Lang, outcome: &Message) -> Message {
    (lang.messages().review_page_one)(outcome)
}

/// “Reviewed for”
///
/// Over the names of all players.
pub fn whose(lang: Lang) -> &'static str {
    lang.messages().review_page_whose
}

/// “you”
pub fn you(lang: Lang) -> &'static str {
    lang.messages().review_page_you
}

/// “To the replay”
pub fn to_replay(lang: Lang) -> &'static str {
    lang.messages().review_page_to_replay
}

/// “How a review works, and how sure it is”
pub fn book(lang: Lang) -> &'static str {
    lang.messages().review_page_book
}

/// “In points”
pub fn points(lang: Lang) -> &'static str {
    lang.messages().review_page_points
}

/// “In the chance to win”
pub fn chance(lang: Lang) -> &'static str {
    lang.messages().review_page_chance
}

/// “At the beginning”
pub fn at_first(lang: Lang) -> &'static str {
    lang.messages().review_page_at_first
}

/// “Luck”
pub fn luck(lang: Lang) -> &'static str {
    lang.messages().review_page_luck
}

/// “Own choices”
pub fn play(lang: Lang) -> &'static str {
    lang.messages().review_page_play
}

/// “In all”
pub fn result(lang: Lang) -> &'static str {
    lang.messages().review_page_result
}

/// “At the end”
pub fn at_last(lang: Lang) -> &'static str {
    lang.messages().review_page_at_last
}

/// “Luck cost `{seat}` `<b>``{points}` points: the cards, and what the others did.”
pub fn luck_points<'a>(lang: Lang, seat: Player<'a>, gain: bool, points: i32) -> Message {
    (lang.messages().review_page_luck_points)(seat, gain, points)
}

/// “`{seat}`’s own choices cost `<b>``{points}`.”
pub fn play_points<'a>(lang: Lang, seat: Player<'a>, points: i32) -> Message {
    (lang.messages().review_page_play_points)(seat, points)
}

/// “Points are what the player’s side scored more than the other side.”
pub fn points_about(lang: Lang, several: bool) -> Message {
    (lang.messages().review_page_points_about)(several)
}

/// “Luck lowered `{seat}`’s chance to win by `<b>``{percent}`%.”
pub fn luck_chance<'a>(lang: Lang, seat: Player<'a>, gain: bool, percent: i32) -> Message {
    (lang.messages().review_page_luck_chance)(seat, gain, percent)
}

/// “`{seat}`’s own choices lowered it by `<b>``{percent}`%.”
pub fn play_chance<'a>(lang: Lang, seat: Player<'a>, percent: i32) -> Message {
    (lang.messages().review_page_play_chance)(seat, percent)
}

/// “Accuracy”
pub fn accuracy(lang: Lang) -> &'static str {
    lang.messages().review_page_accuracy
}

/// “`<b>``{accuracy}` of 100”
pub fn of_hundred(lang: Lang, accuracy: impl Into<Number>) -> Message {
    (lang.messages().review_page_of_hundred)(accuracy.into())
}

/// “100 is the best turn every time; 50 is a quarter of a win given away. One game cannot tell it exactly: it lies between `{least}` and `{most}`, most likely.”
pub fn accuracy_about(lang: Lang, least: impl Into<Number>, most: impl Into<Number>) -> Message {
    (lang.messages().review_page_accuracy_about)(least.into(), most.into())
}

/// “The chance to win, from the first deal to the last”
pub fn curve(lang: Lang) -> &'static str {
    lang.messages().review_page_curve
}

/// “`{seat}`’s chance to win was `{before}` at the beginning, and after each deal `{after}`.”
///
/// For screen readers.
pub fn curve_spoken<'a>(lang: Lang, seat: Player<'a>, before: &Message, after: &[Message]) -> Message {
    (lang.messages().review_page_curve_spoken)(seat, before, after)
}

/// “No single turn and no single card changed the chance to win by 5% or more.”
pub fn even(lang: Lang) -> &'static str {
    lang.messages().review_page_even
}

/// “The sentences speak to `{player}`: “you” is `{player}`.”
pub fn you_is<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().review_page_you_is)(player)
}

/// “No turn lost enough, for certain, to be worth mentioning.”
pub fn no_marks(lang: Lang) -> &'static str {
    lang.messages().review_page_no_marks
}

/// “What `{player}` saw”
///
/// What lies beside a marked turn, for screen readers.
pub fn moment<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().review_page_moment)(player)
}

/// “See it in the replay”
pub fn see(lang: Lang) -> &'static str {
    lang.messages().review_page_see
}

/// “Play on from here”
pub fn play_on(lang: Lang) -> &'static str {
    lang.messages().review_page_play_on
}

/// “See it in the replay: deal `{deal}`, turn `{turn}`”
///
/// For screen readers, of one turn of many.
pub fn see_one(lang: Lang, deal: impl Into<Number>, turn: impl Into<Number>) -> Message {
    (lang.messages().review_page_see_one)(deal.into(), turn.into())
}

/// “Play on from here: deal `{deal}`, turn `{turn}`”
pub fn play_on_one(lang: Lang, deal: impl Into<Number>, turn: impl Into<Number>) -> Message {
    (lang.messages().review_page_play_on_one)(deal.into(), turn.into())
}

/// “Deal by deal”
pub fn deals(lang: Lang) -> &'static str {
    lang.messages().review_page_deals
}

/// “Deal `{deal}`”
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().review_page_deal)(deal.into())
}

/// “Where it came from”
pub fn cause(lang: Lang) -> &'static str {
    lang.messages().review_page_cause
}

/// “Points”
pub fn in_points(lang: Lang) -> &'static str {
    lang.messages().review_page_in_points
}

/// “Chance to win”
pub fn in_chance(lang: Lang) -> &'static str {
    lang.messages().review_page_in_chance
}

/// “Luck: the cards dealt”
pub fn cause_dealt(lang: Lang) -> &'static str {
    lang.messages().review_page_cause_dealt
}

/// “Luck: own cards drawn”
pub fn cause_draw(lang: Lang) -> &'static str {
    lang.messages().review_page_cause_draw
}

/// “Luck: what `{player}` did”
pub fn cause_turn<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().review_page_cause_turn)(player)
}

/// “Luck: turns that a bot played”
pub fn cause_stand_in(lang: Lang) -> &'static str {
    lang.messages().review_page_cause_stand_in
}

/// “Luck: the count at the end”
pub fn cause_end(lang: Lang) -> &'static str {
    lang.messages().review_page_cause_end
}

/// “Own choices: what they lost for certain”
pub fn lost(lang: Lang) -> &'static str {
    lang.messages().review_page_lost
}

/// “The computer is going through the game”
pub fn working(lang: Lang) -> &'static str {
    lang.messages().review_page_working
}

/// “It plays on from every choice of `{player}`, many hundred times, with what could be known then. That takes half a minute or so; longer while others wait, because games that are being played come first.”
pub fn working_about<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().review_page_working_about)(player)
}

/// “`{percent}`% is done.”
pub fn done(lang: Lang, percent: impl Into<Number>) -> Message {
    (lang.messages().review_page_done)(percent.into())
}

/// “`{before}` other reviews come before it.”
pub fn queued(lang: Lang, before: impl Into<Number>) -> Message {
    (lang.messages().review_page_queued)(before.into())
}

/// “You may leave this page: the review is made all the same, and kept.”
pub fn leave(lang: Lang) -> &'static str {
    lang.messages().review_page_leave
}

/// “You may leave this page. The review of a record that was opened is kept for a while only.”
///
/// Of a record from a file.
pub fn leave_record(lang: Lang) -> &'static str {
    lang.messages().review_page_leave_record
}

/// “Progress of the review”
pub fn progress(lang: Lang) -> &'static str {
    lang.messages().review_page_progress
}

/// “There is no review now”
///
/// Over why there is no review.
pub fn none(lang: Lang) -> &'static str {
    lang.messages().review_page_none
}

/// “The review is ready.”
///
/// Spoken once.
pub fn ready(lang: Lang) -> &'static str {
    lang.messages().review_page_ready
}

/// “This game has no winner, because it was not played to its end. Only a finished game can be reviewed.”
pub fn not_finished(lang: Lang) -> &'static str {
    lang.messages().review_page_not_finished
}

/// “You have asked for as many reviews as can be made for one player at a time. Come back when one of them is done.”
pub fn too_many(lang: Lang) -> &'static str {
    lang.messages().review_page_too_many
}

/// “Many reviews are waiting on this server, and there is no room for another one now. Please try again later.”
pub fn busy(lang: Lang) -> &'static str {
    lang.messages().review_page_busy
}

/// “This game could not be reviewed: something went wrong here, and it is not your fault.”
pub fn failed(lang: Lang) -> &'static str {
    lang.messages().review_page_failed
}

/// “Try again”
pub fn again(lang: Lang) -> &'static str {
    lang.messages().review_page_again
}

/// “What your reviews find”
pub fn habits(lang: Lang) -> &'static str {
    lang.messages().review_page_habits
}

/// “In `{games}` games of yours that were reviewed, turns that lost something for certain:”
pub fn habits_about(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().review_page_habits_about)(games.into())
}

/// “In the games of yours that were reviewed, none of five common mistakes was found for certain: broken pairs, feeding the next player, hoarded wild cards, freezing too late, going out too early.”
pub fn habits_none(lang: Lang) -> &'static str {
    lang.messages().review_page_habits_none
}

/// “You broke a pair `<b>``{times}` times.”
pub fn habit_breaks_pair(lang: Lang, times: impl Into<Number>) -> Message {
    (lang.messages().review_page_habit_breaks_pair)(times.into())
}

/// “You fed the next player `<b>``{times}` times.”
pub fn habit_feeds(lang: Lang, times: impl Into<Number>) -> Message {
    (lang.messages().review_page_habit_feeds)(times.into())
}

/// “You hoarded wild cards `<b>``{times}` times.”
pub fn habit_hoards(lang: Lang, times: impl Into<Number>) -> Message {
    (lang.messages().review_page_habit_hoards)(times.into())
}

/// “You froze the pile too late, or not at all, `<b>``{times}` times.”
pub fn habit_freezes_late(lang: Lang, times: impl Into<Number>) -> Message {
    (lang.messages().review_page_habit_freezes_late)(times.into())
}

/// “You went out too early `<b>``{times}` times.”
pub fn habit_goes_out_early(lang: Lang, times: impl Into<Number>) -> Message {
    (lang.messages().review_page_habit_goes_out_early)(times.into())
}

/// “In your last ten games more often than before: `{now}` times a game, before `{before}`.”
///
/// The last ten games beside the ones before, behind the sentence above.
pub fn trend_more(lang: Lang, now: &str, before: &str) -> Message {
    (lang.messages().review_page_trend_more)(now, before)
}

/// “In your last ten games less often than before: `{now}` times a game, before `{before}`.”
pub fn trend_less(lang: Lang, now: &str, before: &str) -> Message {
    (lang.messages().review_page_trend_less)(now, before)
}

/// “In your last ten games about as often as before.”
pub fn trend_same(lang: Lang) -> &'static str {
    lang.messages().review_page_trend_same
}
