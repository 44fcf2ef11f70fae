// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/start.ftl`

use crate::{Lang, Message, Name, Number, Player};

/// “Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().start_title
}

/// “For two to six players. No account, no advertisements, no chips.”
///
/// Under everything.
pub fn promise(lang: Lang) -> &'static str {
    lang.messages().start_promise
}

/// “Play”
pub fn play(lang: Lang) -> &'static str {
    lang.messages().start_play
}

/// “Play a new game”
///
/// The same where another game waits.
pub fn play_new(lang: Lang) -> &'static str {
    lang.messages().start_play_new
}

/// “`{players}` Rules: `{rules}`. `{levels}`”
pub fn game(lang: Lang, players: &Message, rules: &Message, levels: &Message) -> Message {
    (lang.messages().start_game)(players, rules, levels)
}

/// “`{rules}`. `{levels}`”
///
/// The same in short, where another game waits.
pub fn game_short(lang: Lang, rules: &Message, levels: &Message) -> Message {
    (lang.messages().start_game_short)(rules, levels)
}

/// “Change”
///
/// The link beside what would be played.
pub fn change(lang: Lang) -> &'static str {
    lang.messages().start_change
}

/// “Ways to play”
///
/// What the list of ways to play is, for a screen reader.
pub fn ways(lang: Lang) -> &'static str {
    lang.messages().start_ways
}

/// “Have you played Canasta?”
pub fn question(lang: Lang) -> &'static str {
    lang.messages().start_question
}

/// “Never”
pub fn never(lang: Lang) -> &'static str {
    lang.messages().start_never
}

/// “Learn by playing”
pub fn never_about(lang: Lang) -> &'static str {
    lang.messages().start_never_about
}

/// “Long ago”
pub fn long_ago(lang: Lang) -> &'static str {
    lang.messages().start_long_ago
}

/// “Easy opponents, with hints”
pub fn long_ago_about(lang: Lang) -> &'static str {
    lang.messages().start_long_ago_about
}

/// “Often”
pub fn often(lang: Lang) -> &'static str {
    lang.messages().start_often
}

/// “Opponents at club level”
pub fn often_about(lang: Lang) -> &'static str {
    lang.messages().start_often_about
}

/// “Harder opponents`<b>`: `{level}`”
pub fn harder(lang: Lang, level: &Message) -> Message {
    (lang.messages().start_harder)(level)
}

/// “You have won your last three games.”
pub fn harder_about(lang: Lang) -> &'static str {
    lang.messages().start_harder_about
}

/// “Easier opponents`<b>`: `{level}`”
pub fn easier(lang: Lang, level: &Message) -> Message {
    (lang.messages().start_easier)(level)
}

/// “You have lost your last three games.”
pub fn easier_about(lang: Lang) -> &'static str {
    lang.messages().start_easier_about
}

/// “Learn by playing”
pub fn learn(lang: Lang) -> &'static str {
    lang.messages().start_learn
}

/// “A first deal that explains itself, in ten minutes.”
pub fn learn_about(lang: Lang) -> &'static str {
    lang.messages().start_learn_about
}

/// “Play with friends”
pub fn friends(lang: Lang) -> &'static str {
    lang.messages().start_friends
}

/// “Make a table and send its link, or enter a code.”
pub fn friends_about(lang: Lang) -> &'static str {
    lang.messages().start_friends_about
}

/// “One position, one best turn: find it.”
///
/// Under the heading of the puzzles.
pub fn puzzles_about(lang: Lang) -> &'static str {
    lang.messages().start_puzzles_about
}

/// “The lobby”
pub fn lobby(lang: Lang) -> &'static str {
    lang.messages().start_lobby
}

/// “Tables that anyone may join or watch.”
pub fn lobby_about(lang: Lang) -> &'static str {
    lang.messages().start_lobby_about
}

/// “Play with friends. Canasta”
pub fn friends_title(lang: Lang) -> &'static str {
    lang.messages().start_friends_title
}

/// “Your friends need only a browser, on any device.”
pub fn friends_page_about(lang: Lang) -> &'static str {
    lang.messages().start_friends_page_about
}

/// “Make a table”
pub fn make_heading(lang: Lang) -> &'static str {
    lang.messages().start_make_heading
}

/// “Make a table”
pub fn make_table(lang: Lang) -> &'static str {
    lang.messages().start_make_table
}

/// “You get a link to send, and a code to read out.”
pub fn make_about(lang: Lang) -> &'static str {
    lang.messages().start_make_about
}

/// “Other rules and players”
pub fn other(lang: Lang) -> &'static str {
    lang.messages().start_other
}

/// “Enter a code”
pub fn code_heading(lang: Lang) -> &'static str {
    lang.messages().start_code_heading
}

/// “Games in progress”
pub fn go_on(lang: Lang) -> &'static str {
    lang.messages().start_go_on
}

/// “Games played”
pub fn over(lang: Lang) -> &'static str {
    lang.messages().start_over
}

/// “All your games, with figures”
pub fn all_games(lang: Lang) -> &'static str {
    lang.messages().start_all_games
}

/// “Continue”
pub fn resume(lang: Lang) -> &'static str {
    lang.messages().start_resume
}

/// “Continue: `{table}`”
///
/// For a screen reader, which tells one link from another.
pub fn resume_table(lang: Lang, table: &Message) -> Message {
    (lang.messages().start_resume_table)(table)
}

/// “Open”
///
/// Of a table whose game has not begun.
pub fn open(lang: Lang) -> &'static str {
    lang.messages().start_open
}

/// “Open: `{table}`”
///
/// For a screen reader, which tells one link from another.
pub fn open_table(lang: Lang, table: &Message) -> Message {
    (lang.messages().start_open_table)(table)
}

/// “View”
pub fn look(lang: Lang) -> &'static str {
    lang.messages().start_look
}

/// “View: `{table}`”
///
/// For a screen reader, which tells one link from another.
pub fn look_at(lang: Lang, table: &Message) -> Message {
    (lang.messages().start_look_at)(table)
}

/// “Replay”
pub fn replay(lang: Lang) -> &'static str {
    lang.messages().start_replay
}

/// “Replay: `{table}`”
///
/// For a screen reader, which tells one link from another.
pub fn replay_table(lang: Lang, table: &Message) -> Message {
    (lang.messages().start_replay_table)(table)
}

/// “Remove from this list”
pub fn hide(lang: Lang) -> &'static str {
    lang.messages().start_hide
}

/// “Remove from this list: `{table}`”
///
/// For a screen reader, which tells one button from another.
pub fn hide_table(lang: Lang, table: &Message) -> Message {
    (lang.messages().start_hide_table)(table)
}

/// “The table is removed from this list only. It stays as it is, with your seat, and its link still works.”
pub fn hide_about(lang: Lang) -> &'static str {
    lang.messages().start_hide_about
}

/// “Remove this game”
///
/// Of the only game there is, which the large button continues.
pub fn hide_only(lang: Lang) -> &'static str {
    lang.messages().start_hide_only
}

/// “It is removed from this page only. The table stays as it is, with your seat, and its link still works.”
pub fn hide_only_about(lang: Lang) -> &'static str {
    lang.messages().start_hide_only_about
}

/// “Your turn.”
pub fn your_turn(lang: Lang) -> &'static str {
    lang.messages().start_your_turn
}

/// “`{date}`.”
///
/// When something happened at the table last.
pub fn date(lang: Lang, date: &Message) -> Message {
    (lang.messages().start_date)(date)
}

/// “Your table has not begun.”
pub fn own_table(lang: Lang) -> &'static str {
    lang.messages().start_own_table
}

/// “`{host}`’s table has not begun.”
pub fn table_of<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().start_table_of)(host)
}

/// “A serious table.”
pub fn serious(lang: Lang) -> &'static str {
    lang.messages().start_serious
}

/// “With `{partners}`, against `{opponents}`.”
pub fn with_against(lang: Lang, partners: &[Message], opponents: &[Message]) -> Message {
    (lang.messages().start_with_against)(partners, opponents)
}

/// “With `{players}`.”
pub fn with(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().start_with)(players)
}

/// “Against `{opponents}`.”
pub fn against(lang: Lang, opponents: &[Message]) -> Message {
    (lang.messages().start_against)(opponents)
}

/// “`{one}` against `{other}`.”
///
/// A game that the reader watches.
pub fn sides(lang: Lang, one: &[Message], other: &[Message]) -> Message {
    (lang.messages().start_sides)(one, other)
}

/// “`{players}`.”
///
/// A game that the reader watches, in which everyone plays alone.
pub fn players(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().start_players)(players)
}

/// “`{name}`”
///
/// Item of the lists above.
pub fn name<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().start_name)(name)
}

/// “Deal `{deal}`.”
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().start_deal)(deal.into())
}

/// “We `{we}`, they `{they}`.”
pub fn score(lang: Lang, we: i32, they: i32) -> Message {
    (lang.messages().start_score)(we, they)
}

/// “`{players}`.”
pub fn score_alone(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().start_score_alone)(players)
}

/// “`{player}` `{points}`”
///
/// Item of $players in `start-score-alone`.
pub fn score_of<'a>(lang: Lang, player: Player<'a>, points: i32) -> Message {
    (lang.messages().start_score_of)(player, points)
}

/// “`{one}` `{one_points}`, `{other}` `{other_points}`.”
///
/// A game that the reader watches.
pub fn score_sides(lang: Lang, one: &[Message], one_points: i32, other: &[Message], other_points: i32) -> Message {
    (lang.messages().start_score_sides)(one, one_points, other, other_points)
}

/// “`{result}`.”
pub fn ended(lang: Lang, result: &Message) -> Message {
    (lang.messages().start_ended)(result)
}

/// “Paused.”
pub fn paused(lang: Lang) -> &'static str {
    lang.messages().start_paused
}

/// “The deal is over.”
pub fn deal_over(lang: Lang) -> &'static str {
    lang.messages().start_deal_over
}

/// “`{player}` is to play.”
pub fn to_play<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().start_to_play)(player)
}
