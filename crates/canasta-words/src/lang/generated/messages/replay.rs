// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/replay.ftl`

use crate::{Lang, Message, Name, Number};
use canasta::{Card, Kind};

/// “`{name}`”
///
/// An item of `$players` below.
pub fn player<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().replay_player)(name)
}

/// “`{players}`”
///
/// A side, an item of `$sides` below.
pub fn side(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().replay_side)(players)
}

/// “`{one}` against `{other}`”
pub fn two_sides(lang: Lang, one: &Message, other: &Message) -> Message {
    (lang.messages().replay_two_sides)(one, other)
}

/// “`{sides}`”
///
/// Where more than two play, each for themselves; and who has a seat before a game begins.
pub fn sides(lang: Lang, sides: &[Message]) -> Message {
    (lang.messages().replay_sides)(sides)
}

/// “no players yet”
pub fn no_players(lang: Lang) -> &'static str {
    lang.messages().replay_no_players
}

/// “`{sides}`, `{rules}`.”
pub fn head(lang: Lang, sides: &Message, rules: &str) -> Message {
    (lang.messages().replay_head)(sides, rules)
}

/// “`{sides}`, `{rules}`, `{date}`.”
pub fn head_dated(lang: Lang, sides: &Message, rules: &str, date: &str) -> Message {
    (lang.messages().replay_head_dated)(sides, rules, date)
}

/// “`{points}`”
///
/// An item of `$others` and `$totals` below.
pub fn points(lang: Lang, points: i32) -> Message {
    (lang.messages().replay_points)(points)
}

/// “`{winner}` won by `{best}` to `{others}`.”
pub fn won(lang: Lang, winner: &Message, best: i32, others: &[Message]) -> Message {
    (lang.messages().replay_won)(winner, best, others)
}

/// “Not over after `{deals}` deals: `{first}` to `{others}`.”
pub fn not_over(lang: Lang, deals: impl Into<Number>, first: i32, others: &[Message]) -> Message {
    (lang.messages().replay_not_over)(deals.into(), first, others)
}

/// “Not begun.”
pub fn not_begun(lang: Lang) -> &'static str {
    lang.messages().replay_not_begun
}

/// “No deal is over.”
pub fn no_deal_over(lang: Lang) -> &'static str {
    lang.messages().replay_no_deal_over
}

/// “`{side}`: `{score}`, `{total}` in all”
///
/// What a side scored in a deal.
pub fn score(lang: Lang, side: &Message, score: i32, total: i32) -> Message {
    (lang.messages().replay_score)(side, score, total)
}

/// “The cards are dealt”
pub fn dealt(lang: Lang) -> &'static str {
    lang.messages().replay_dealt
}

/// “`{name}` opens”
pub fn opens<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().replay_opens)(name)
}

/// “`{name}` takes the first pile, `{cards}` cards”
pub fn first_pile<'a>(lang: Lang, name: Name<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().replay_first_pile)(name, cards.into())
}

/// “`{name}` takes a large pile, `{cards}` cards”
pub fn large_pile<'a>(lang: Lang, name: Name<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().replay_large_pile)(name, cards.into())
}

/// “`{name}` completes the first canasta, a mixed canasta of `{rank}`”
pub fn canasta<'a>(lang: Lang, name: Name<'a>, natural: bool, rank: Kind) -> Message {
    (lang.messages().replay_canasta)(name, natural, rank)
}

/// “`{name}` freezes the pile with `{card}`”
pub fn freezes<'a>(lang: Lang, name: Name<'a>, card: Card) -> Message {
    (lang.messages().replay_freezes)(name, card)
}

/// “`{name}` freezes a large pile, `{cards}` cards, with `{card}`”
pub fn freezes_large<'a>(lang: Lang, name: Name<'a>, cards: impl Into<Number>, card: Card) -> Message {
    (lang.messages().replay_freezes_large)(name, cards.into(), card)
}

/// “The pile is frozen from the start, by `{card}`”
pub fn frozen_from_start(lang: Lang, card: Card) -> Message {
    (lang.messages().replay_frozen_from_start)(card)
}

/// “`{name}` goes out”
pub fn goes_out<'a>(lang: Lang, name: Name<'a>, concealed: bool) -> Message {
    (lang.messages().replay_goes_out)(name, concealed)
}

/// “The stock is empty; the deal is over”
pub fn stock_empty(lang: Lang) -> &'static str {
    lang.messages().replay_stock_empty
}

/// “`{name}` draws a red three as the last card”
pub fn last_red_three<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().replay_last_red_three)(name)
}

/// “`{players}` win the game”
pub fn wins(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().replay_wins)(players)
}

/// “From here on `{name}` plays seat `{seat}`, where a bot played.”
pub fn took_over<'a>(lang: Lang, name: Name<'a>, seat: impl Into<Number>) -> Message {
    (lang.messages().replay_took_over)(name, seat.into())
}

/// “From here on `{name}` plays seat `{seat}`, where `{before}` had left.”
pub fn replaced<'a>(lang: Lang, name: Name<'a>, seat: impl Into<Number>, before: Name<'a>) -> Message {
    (lang.messages().replay_replaced)(name, seat.into(), before)
}

/// “continues from a moment of another game”
pub fn practice(lang: Lang) -> &'static str {
    lang.messages().replay_practice
}

/// “deal `{deal}` of another game, set to be played again; nothing is promised of its cards”
pub fn set(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().replay_set)(deal.into())
}

/// “the deal of the day `{date}`, the same for everybody”
pub fn daily(lang: Lang, date: &str) -> Message {
    (lang.messages().replay_daily)(date)
}

/// “`{sides}`. Canasta”
pub fn title(lang: Lang, sides: &Message) -> Message {
    (lang.messages().replay_title)(sides)
}

/// “Replay. `{happened}`”
pub fn heading(lang: Lang, happened: &Message) -> Message {
    (lang.messages().replay_heading)(happened)
}

/// “Canasta”
pub fn home(lang: Lang) -> &'static str {
    lang.messages().replay_home
}

/// “Replay”
///
/// What the links of the bar are, for a screen reader.
pub fn bar(lang: Lang) -> &'static str {
    lang.messages().replay_bar
}

/// “Replay. `{game}`”
pub fn game(lang: Lang, game: &Message) -> Message {
    (lang.messages().replay_game)(game)
}

/// “To the table”
pub fn to_table(lang: Lang) -> &'static str {
    lang.messages().replay_to_table
}

/// “Another file”
pub fn another_file(lang: Lang) -> &'static str {
    lang.messages().replay_another_file
}

/// “Score sheet”
pub fn sheet(lang: Lang) -> &'static str {
    lang.messages().replay_sheet
}

/// “Review the game: what was luck, and which turns could have been better”
///
/// Below it, once the game is over: the way to its review.
pub fn to_review(lang: Lang) -> &'static str {
    lang.messages().replay_to_review
}

/// “Whose cards are shown”
pub fn whose(lang: Lang) -> &'static str {
    lang.messages().replay_whose
}

/// “Show”
pub fn show(lang: Lang) -> &'static str {
    lang.messages().replay_show
}

/// “All`<b>` hands”
///
/// Narrow screens leave out what is between <b> and </b>.
pub fn all_hands(lang: Lang) -> Message {
    (lang.messages().replay_all_hands)()
}

/// “As `{name}` saw it”
pub fn as_seen_by<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().replay_as_seen_by)(name)
}

/// “`{name}`’s hand, `{cards}` cards”
///
/// For a screen reader, before the cards.
pub fn hand<'a>(lang: Lang, name: Name<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().replay_hand)(name, cards.into())
}

/// “`{name}`’s hand, `{cards}` cards, not shown”
pub fn hidden_hand<'a>(lang: Lang, name: Name<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().replay_hidden_hand)(name, cards.into())
}

/// “The table”
pub fn board(lang: Lang) -> &'static str {
    lang.messages().replay_board
}

/// “Stock and discard pile”
pub fn centre(lang: Lang) -> &'static str {
    lang.messages().replay_centre
}

/// “`{side}`, `{points}` points.”
///
/// For a screen reader.
pub fn side_total(lang: Lang, side: &Message, points: i32) -> Message {
    (lang.messages().replay_side_total)(side, points)
}

/// “What happened”
pub fn log(lang: Lang) -> &'static str {
    lang.messages().replay_log
}

/// “What happened in this deal”
pub fn log_label(lang: Lang) -> &'static str {
    lang.messages().replay_log_label
}

/// “Steps”
pub fn steps(lang: Lang) -> &'static str {
    lang.messages().replay_steps
}

/// “Deal `{deal}` of `{deals}`, turn `{turn}`”
pub fn place(lang: Lang, deal: impl Into<Number>, deals: impl Into<Number>, turn: impl Into<Number>) -> Message {
    (lang.messages().replay_place)(deal.into(), deals.into(), turn.into())
}

/// “Moment”
pub fn moment(lang: Lang) -> &'static str {
    lang.messages().replay_moment
}

/// “Go”
pub fn go(lang: Lang) -> &'static str {
    lang.messages().replay_go
}

/// “Turn”
///
/// The words under the four arrows, and what a screen reader says of them.
pub fn turn(lang: Lang) -> &'static str {
    lang.messages().replay_turn
}

/// “Back”
pub fn back(lang: Lang) -> &'static str {
    lang.messages().replay_back
}

/// “Next”
pub fn next(lang: Lang) -> &'static str {
    lang.messages().replay_next
}

/// “Previous turn”
pub fn turn_back(lang: Lang) -> &'static str {
    lang.messages().replay_turn_back
}

/// “Back one step”
pub fn step_back(lang: Lang) -> &'static str {
    lang.messages().replay_step_back
}

/// “Next step”
pub fn step_on(lang: Lang) -> &'static str {
    lang.messages().replay_step_on
}

/// “Next turn”
pub fn turn_on(lang: Lang) -> &'static str {
    lang.messages().replay_turn_on
}

/// “Play”
pub fn play(lang: Lang) -> &'static str {
    lang.messages().replay_play
}

/// “Speed”
pub fn speed(lang: Lang) -> &'static str {
    lang.messages().replay_speed
}

/// “Slow”
pub fn slow(lang: Lang) -> &'static str {
    lang.messages().replay_slow
}

/// “Normal”
pub fn normal(lang: Lang) -> &'static str {
    lang.messages().replay_normal
}

/// “Fast”
pub fn fast(lang: Lang) -> &'static str {
    lang.messages().replay_fast
}

/// “Keys: left and right for a step, Page Up and Page Down for a turn, Home and End for the first and the last moment, the space bar or P to play and to pause.”
pub fn keys(lang: Lang) -> &'static str {
    lang.messages().replay_keys
}

/// “Jump to”
pub fn jump(lang: Lang) -> &'static str {
    lang.messages().replay_jump
}

/// “Deal `{deal}`”
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().replay_deal)(deal.into())
}

/// “The game at a glance”
pub fn graphs(lang: Lang) -> &'static str {
    lang.messages().replay_graphs
}

/// “Totals”
pub fn totals(lang: Lang) -> &'static str {
    lang.messages().replay_totals
}

/// “Cards in each hand”
pub fn sizes(lang: Lang) -> &'static str {
    lang.messages().replay_sizes
}

/// “Deal”
///
/// Before the numbers of the deals, under a graph.
pub fn axis(lang: Lang) -> &'static str {
    lang.messages().replay_axis
}

/// “to win `<b>``{points}`”
pub fn goal(lang: Lang, points: i32) -> Message {
    (lang.messages().replay_goal)(points)
}

/// “up to `{cards}`”
pub fn up_to(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().replay_up_to)(cards.into())
}

/// “Totals after each deal.”
///
/// For a screen reader; the sides follow, a sentence each.
pub fn totals_spoken(lang: Lang) -> &'static str {
    lang.messages().replay_totals_spoken
}

/// “`{side}`: `{totals}`.”
pub fn totals_of(lang: Lang, side: &Message, totals: &[Message]) -> Message {
    (lang.messages().replay_totals_of)(side, totals)
}

/// “`{name}` held `{most}` cards at most, in deal `{deal}`.”
///
/// For a screen reader.
pub fn sizes_spoken<'a>(lang: Lang, name: Name<'a>, most: impl Into<Number>, deal: impl Into<Number>) -> Message {
    (lang.messages().replay_sizes_spoken)(name, most.into(), deal.into())
}

/// “Left at the end of each deal: `{counts}`.”
pub fn sizes_left(lang: Lang, counts: &[Message]) -> Message {
    (lang.messages().replay_sizes_left)(counts)
}

/// “`{cards}`”
pub fn count(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().replay_count)(cards.into())
}

/// “This moment”
pub fn this_moment(lang: Lang) -> &'static str {
    lang.messages().replay_this_moment
}

/// “Link to it”
pub fn link(lang: Lang) -> &'static str {
    lang.messages().replay_link
}

/// “Share”
pub fn share(lang: Lang) -> &'static str {
    lang.messages().replay_share
}

/// “Copy”
pub fn copy(lang: Lang) -> &'static str {
    lang.messages().replay_copy
}

/// “The link works as long as the server keeps the file: for hours or days, not forever.”
pub fn link_fades(lang: Lang) -> &'static str {
    lang.messages().replay_link_fades
}

/// “Play on from here”
pub fn play_on_heading(lang: Lang) -> &'static str {
    lang.messages().replay_play_on_heading
}

/// “Whose hand will you play?”
pub fn whose_hand(lang: Lang) -> &'static str {
    lang.messages().replay_whose_hand
}

/// “You play one hand as it is now, and the computer plays the others. The table is for practice: its result does not count in your figures.”
pub fn play_on_about(lang: Lang) -> &'static str {
    lang.messages().replay_play_on_about
}

/// “Play on”
pub fn play_on(lang: Lang) -> &'static str {
    lang.messages().replay_play_on
}

/// “Bot `{n}`”
///
/// The name of a bot in a table that goes on from a moment, where no other name is left.
pub fn bot(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().replay_bot)(n.into())
}

/// “The game is over here. Step back to play on from an earlier moment.”
pub fn over_here(lang: Lang) -> &'static str {
    lang.messages().replay_over_here
}

/// “This record begins in the middle of a game: each side had points already, from deals that are not in it. A table here begins with no points, so you cannot play on from this game.”
pub fn no_beginning(lang: Lang) -> &'static str {
    lang.messages().replay_no_beginning
}

/// “Keep the game”
pub fn keep(lang: Lang) -> &'static str {
    lang.messages().replay_keep
}

/// “Played on `{day}`.”
pub fn played_on(lang: Lang, day: &Message) -> Message {
    (lang.messages().replay_played_on)(day)
}

/// “The record is a text that people and programs can read: `{sides}`, every deal and every act.”
pub fn record_about(lang: Lang, sides: &Message) -> Message {
    (lang.messages().replay_record_about)(sides)
}

/// “Download the record”
pub fn download(lang: Lang) -> &'static str {
    lang.messages().replay_download
}

/// “Score sheet for a spreadsheet”
pub fn spreadsheet(lang: Lang) -> &'static str {
    lang.messages().replay_spreadsheet
}

/// “Open another file”
pub fn open_another(lang: Lang) -> &'static str {
    lang.messages().replay_open_another
}

/// “Were these deals fair? Check them”
pub fn check(lang: Lang) -> &'static str {
    lang.messages().replay_check
}

/// “Replay a game from a file. Canasta”
pub fn open_title(lang: Lang) -> &'static str {
    lang.messages().replay_open_title
}

/// “Replay a game from a file”
pub fn open_heading(lang: Lang) -> &'static str {
    lang.messages().replay_open_heading
}

/// “Choose a record of a game, a file that ends in .canasta, or drop it on this page. Every act is checked against the rules; then you see the game card by card.”
pub fn open_about(lang: Lang) -> &'static str {
    lang.messages().replay_open_about
}

/// “The file”
pub fn open_file(lang: Lang) -> &'static str {
    lang.messages().replay_open_file
}

/// “Or paste the text of a record”
pub fn open_or_paste(lang: Lang) -> &'static str {
    lang.messages().replay_open_or_paste
}

/// “The text of a record”
pub fn open_text(lang: Lang) -> &'static str {
    lang.messages().replay_open_text
}

/// “Replay it”
pub fn open(lang: Lang) -> &'static str {
    lang.messages().replay_open
}

/// “The server keeps it in memory for a while, for anyone with the link, and does not store it on disk.”
pub fn open_kept(lang: Lang) -> &'static str {
    lang.messages().replay_open_kept
}

/// “No longer here”
pub fn gone_heading(lang: Lang) -> &'static str {
    lang.messages().replay_gone_heading
}

/// “This record is no longer here: the server keeps opened files only for a while. Choose the file again.”
pub fn gone(lang: Lang) -> &'static str {
    lang.messages().replay_gone
}

/// “This file is not a record of a game that this program can read.”
pub fn unreadable(lang: Lang) -> &'static str {
    lang.messages().replay_unreadable
}

/// “This record can be read, but the game in it does not follow the rules.”
pub fn not_by_the_rules(lang: Lang) -> &'static str {
    lang.messages().replay_not_by_the_rules
}
