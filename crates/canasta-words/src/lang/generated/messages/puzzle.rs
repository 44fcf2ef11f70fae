// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/puzzle.ftl`

use crate::{Lang, Message, Number};

/// “Puzzles. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().puzzle_title
}

/// “Puzzles”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().puzzle_heading
}

/// “A position from a game, a few turns to choose from, and one of them is the best.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().puzzle_about
}

/// “Solve a puzzle”
pub fn begin(lang: Lang) -> &'static str {
    lang.messages().puzzle_begin
}

/// “Next puzzle”
pub fn go_on(lang: Lang) -> &'static str {
    lang.messages().puzzle_go_on
}

/// “`{due}` puzzles come again today.”
pub fn due(lang: Lang, due: impl Into<Number>) -> Message {
    (lang.messages().puzzle_due)(due.into())
}

/// “You have solved puzzles on `{days}` days in a row. Solve one today, and the row goes on.”
pub fn streak(lang: Lang, days: impl Into<Number>, today: bool) -> Message {
    (lang.messages().puzzle_streak)(days.into(), today)
}

/// “A puzzle that you solve comes again after 1, 3, 7 and 21 days. One that you miss comes again tomorrow.”
pub fn when_again(lang: Lang) -> &'static str {
    lang.messages().puzzle_when_again
}

/// “You have tried every puzzle. Those that come again will be offered here on their day.”
pub fn all_done(lang: Lang) -> &'static str {
    lang.messages().puzzle_all_done
}

/// “`{solved}` of `{all}` solved”
pub fn solved_of(lang: Lang, solved: impl Into<Number>, all: impl Into<Number>) -> Message {
    (lang.messages().puzzle_solved_of)(solved.into(), all.into())
}

/// `$state` of [`number`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberState {
    /// The variant `[new]`.
    New,
    /// The variant `[solved]`.
    Solved,
    /// The variant `[missed]`.
    Missed,
    /// The variant `[due]`.
    Due,
}

/// “Puzzle `{number}`, comes again today”
///
/// A puzzle in the list, for a screen reader.
pub fn number(lang: Lang, number: impl Into<Number>, state: NumberState) -> Message {
    (lang.messages().puzzle_number)(number.into(), state)
}

/// “solved”
pub fn key_solved(lang: Lang) -> &'static str {
    lang.messages().puzzle_key_solved
}

/// “missed”
pub fn key_missed(lang: Lang) -> &'static str {
    lang.messages().puzzle_key_missed
}

/// “comes again today”
pub fn key_due(lang: Lang) -> &'static str {
    lang.messages().puzzle_key_due
}

/// “What the marks mean”
pub fn key(lang: Lang) -> &'static str {
    lang.messages().puzzle_key
}

/// “How the puzzles were found”
pub fn how(lang: Lang) -> &'static str {
    lang.messages().puzzle_how
}

/// “All puzzles”
pub fn to_list(lang: Lang) -> &'static str {
    lang.messages().puzzle_to_list
}

/// “Taking the pile”
pub fn taking_the_pile(lang: Lang) -> &'static str {
    lang.messages().puzzle_taking_the_pile
}

/// “To take it or to draw, and with which cards.”
pub fn taking_the_pile_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_taking_the_pile_about
}

/// “Not feeding the pile”
pub fn feeding(lang: Lang) -> &'static str {
    lang.messages().puzzle_feeding
}

/// “A discard that the next player can use gives away the whole pile.”
pub fn feeding_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_feeding_about
}

/// “Freezing the pile”
pub fn freezing(lang: Lang) -> &'static str {
    lang.messages().puzzle_freezing
}

/// “When to discard a wild card, and when not.”
pub fn freezing_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_freezing_about
}

/// “Keeping pairs”
pub fn keeping_pairs(lang: Lang) -> &'static str {
    lang.messages().puzzle_keeping_pairs
}

/// “Which cards to hold together for later.”
pub fn keeping_pairs_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_keeping_pairs_about
}

/// “The first meld”
pub fn opening(lang: Lang) -> &'static str {
    lang.messages().puzzle_opening
}

/// “When to open for your side, and when to wait.”
pub fn opening_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_opening_about
}

/// “Laying down”
pub fn laying_down(lang: Lang) -> &'static str {
    lang.messages().puzzle_laying_down
}

/// “What to lay down, and what to hold back.”
pub fn laying_down_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_laying_down_about
}

/// “Wild cards”
pub fn wild_cards(lang: Lang) -> &'static str {
    lang.messages().puzzle_wild_cards
}

/// “How many of them to spend.”
pub fn wild_cards_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_wild_cards_about
}

/// “Black threes”
pub fn black_threes(lang: Lang) -> &'static str {
    lang.messages().puzzle_black_threes
}

/// “They stop the next player for one turn: when is that turn?”
pub fn black_threes_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_black_threes_about
}

/// “Going out”
pub fn going_out(lang: Lang) -> &'static str {
    lang.messages().puzzle_going_out
}

/// “To end the deal, or to play on.”
pub fn going_out_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_going_out_about
}

/// “What to discard”
pub fn discarding(lang: Lang) -> &'static str {
    lang.messages().puzzle_discarding
}

/// “One card is the best to part with.”
pub fn discarding_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_discarding_about
}

/// “From your own games”
pub fn own(lang: Lang) -> &'static str {
    lang.messages().puzzle_own
}

/// “Turns of yours that a review marked as mistakes.”
pub fn own_about(lang: Lang) -> &'static str {
    lang.messages().puzzle_own_about
}

/// “`{theme}`, puzzle `{number}`. Canasta”
pub fn page_title(lang: Lang, theme: &Message, number: impl Into<Number>) -> Message {
    (lang.messages().puzzle_page_title)(theme, number.into())
}

/// “`{theme}`, puzzle `{number}`”
pub fn page_heading(lang: Lang, theme: &Message, number: impl Into<Number>) -> Message {
    (lang.messages().puzzle_page_heading)(theme, number.into())
}

/// “You”
///
/// The name of the reader's seat on the board.
pub fn you(lang: Lang) -> &'static str {
    lang.messages().puzzle_you
}

/// “`{rules}`. Points before this deal: `{totals}`.”
///
/// Over the board: the rules, and where the game stands.
pub fn stands(lang: Lang, rules: &Message, totals: &[Message]) -> Message {
    (lang.messages().puzzle_stands)(rules, totals)
}

/// “`{side}` `{points}`”
pub fn total(lang: Lang, side: &Message, points: i32) -> Message {
    (lang.messages().puzzle_total)(side, points)
}

/// “Your turn begins. What do you do?”
pub fn begins(lang: Lang) -> &'static str {
    lang.messages().puzzle_begins
}

/// “You have drawn. What do you play?”
pub fn question(lang: Lang) -> &'static str {
    lang.messages().puzzle_question
}

/// “You have taken the pile. What do you play?”
pub fn taken(lang: Lang) -> &'static str {
    lang.messages().puzzle_taken
}

/// “Right!”
pub fn right(lang: Lang) -> &'static str {
    lang.messages().puzzle_right
}

/// “Not the best turn.”
pub fn wrong(lang: Lang) -> &'static str {
    lang.messages().puzzle_wrong
}

/// “The turns”
pub fn turns(lang: Lang) -> &'static str {
    lang.messages().puzzle_turns
}

/// “Best”
pub fn best(lang: Lang) -> &'static str {
    lang.messages().puzzle_best
}

/// “Your choice”
pub fn your_choice(lang: Lang) -> &'static str {
    lang.messages().puzzle_your_choice
}

/// “loses about `{points}` points”
pub fn loses(lang: Lang, points: impl Into<Number>) -> Message {
    (lang.messages().puzzle_loses)(points.into())
}

/// “This puzzle comes again in `{days}` days.”
pub fn again_in(lang: Lang, days: impl Into<Number>) -> Message {
    (lang.messages().puzzle_again_in)(days.into())
}

/// “You have solved this puzzle every time it came. It will not come again by itself.”
pub fn learned(lang: Lang) -> &'static str {
    lang.messages().puzzle_learned
}

/// “Look at it again”
pub fn once_more(lang: Lang) -> &'static str {
    lang.messages().puzzle_once_more
}

/// “To that moment of your game”
pub fn in_game(lang: Lang) -> &'static str {
    lang.messages().puzzle_in_game
}
