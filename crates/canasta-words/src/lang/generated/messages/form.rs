// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/form.ftl`

use crate::{Lang, Message, Number};

/// “A new table. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().form_title
}

/// “A new table”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().form_heading
}

/// “Choose the rules and the number of players. Every rule can be changed.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().form_about
}

/// “Start the table”
pub fn start(lang: Lang) -> &'static str {
    lang.messages().form_start
}

/// “Invite friends”
pub fn invite(lang: Lang) -> &'static str {
    lang.messages().form_invite
}

/// “Show the difference”
pub fn show(lang: Lang) -> &'static str {
    lang.messages().form_show
}

/// “Undo changes”
pub fn undo(lang: Lang) -> &'static str {
    lang.messages().form_undo
}

/// “Yes”
pub fn yes(lang: Lang) -> &'static str {
    lang.messages().form_yes
}

/// “No”
pub fn no(lang: Lang) -> &'static str {
    lang.messages().form_no
}

/// “Rules”
pub fn rules(lang: Lang) -> &'static str {
    lang.messages().form_rules
}

/// “Players”
pub fn players(lang: Lang) -> &'static str {
    lang.messages().form_players
}

/// “These rules cover this number of players.”
///
/// Under a number of players: the document has rules for it.
pub fn described(lang: Lang) -> &'static str {
    lang.messages().form_described
}

/// “Filled in from the common rules.”
///
/// Under a number of players: the document says nothing about it.
pub fn filled_in(lang: Lang) -> &'static str {
    lang.messages().form_filled_in
}

/// “This table”
pub fn this_table(lang: Lang) -> &'static str {
    lang.messages().form_this_table
}

/// “You and two partners against three opponents, played by the computer.”
pub fn who(lang: Lang, players: impl Into<Number>) -> Message {
    (lang.messages().form_who)(players.into())
}

/// “Your table plays `{rules}` as it is.”
pub fn same(lang: Lang, rules: &Message) -> Message {
    (lang.messages().form_same)(rules)
}

/// “Your table differs from `{rules}`:”
///
/// Above a list of the differences.
pub fn differs(lang: Lang, rules: &Message) -> Message {
    (lang.messages().form_differs)(rules)
}

/// “Your changes make no difference at this table, which plays `{rules}` as it is.”
///
/// What is changed has no meaning with so many players, or beside the other rules.
pub fn no_part(lang: Lang, rules: &Message) -> Message {
    (lang.messages().form_no_part)(rules)
}

/// “Instead of: `{rule}`”
pub fn instead(lang: Lang, rule: &Message) -> Message {
    (lang.messages().form_instead)(rule)
}

/// “How `{rules}` is played”
///
/// The link to the preset's chapter.
pub fn how_played(lang: Lang, rules: &Message) -> Message {
    (lang.messages().form_how_played)(rules)
}

/// “House rules”
pub fn house_rules(lang: Lang) -> &'static str {
    lang.messages().form_house_rules
}

/// “Open a heading to change its rules. Everything else stays as the rule set has it.”
pub fn house_rules_about(lang: Lang) -> &'static str {
    lang.messages().form_house_rules_about
}

/// “`{changes}` house rules”
///
/// Beside a heading: how many of its rules are changed.
pub fn changes(lang: Lang, changes: impl Into<Number>) -> Message {
    (lang.messages().form_changes)(changes.into())
}

/// “In the rules book:”
///
/// Followed by links to chapters.
pub fn in_the_book(lang: Lang) -> &'static str {
    lang.messages().form_in_the_book
}

/// “Makes no difference at this table.”
pub fn idle(lang: Lang) -> &'static str {
    lang.messages().form_idle
}

/// “`{low}` to `{high}`”
///
/// Beside a number: its bounds.
pub fn bounds(lang: Lang, low: i32, high: i32) -> Message {
    (lang.messages().form_bounds)(low, high)
}

/// “For `{players}` players”
pub fn for_players(lang: Lang, players: impl Into<Number>) -> Message {
    (lang.messages().form_for_players)(players.into())
}

/// “Below 0”
///
/// A total before the deal, for which the opening has a minimum.
pub fn total_below(lang: Lang) -> &'static str {
    lang.messages().form_total_below
}

/// “From 0”
pub fn total_zero(lang: Lang) -> &'static str {
    lang.messages().form_total_zero
}

/// “From 1,500”
pub fn total_middle(lang: Lang) -> &'static str {
    lang.messages().form_total_middle
}

/// “From 3,000”
pub fn total_high(lang: Lang) -> &'static str {
    lang.messages().form_total_high
}

/// “Play with friends”
pub fn friends(lang: Lang) -> &'static str {
    lang.messages().form_friends
}

/// ““Invite friends” makes a table with a link to send. You need not choose anything here.”
pub fn friends_about(lang: Lang) -> &'static str {
    lang.messages().form_friends_about
}

/// “Seats, time, and who may watch”
pub fn friends_more(lang: Lang) -> &'static str {
    lang.messages().form_friends_more
}

/// “changed”
///
/// Beside a heading under which something is not as usual.
pub fn changed(lang: Lang) -> &'static str {
    lang.messages().form_changed
}

/// “Seats”
pub fn seats(lang: Lang) -> &'static str {
    lang.messages().form_seats
}

/// “As the rules say”
pub fn seats_by_rules(lang: Lang) -> &'static str {
    lang.messages().form_seats_by_rules
}

/// “Everyone sits where they like”
pub fn seats_chosen(lang: Lang) -> &'static str {
    lang.messages().form_seats_chosen
}

/// “Cards are drawn for them”
pub fn seats_drawn(lang: Lang) -> &'static str {
    lang.messages().form_seats_drawn
}

/// “Time for a turn”
pub fn clock(lang: Lang) -> &'static str {
    lang.messages().form_clock
}

/// “No clock”
pub fn clock_none(lang: Lang) -> &'static str {
    lang.messages().form_clock_none
}

/// “Relaxed”
pub fn clock_relaxed(lang: Lang) -> &'static str {
    lang.messages().form_clock_relaxed
}

/// “Quick”
pub fn clock_quick(lang: Lang) -> &'static str {
    lang.messages().form_clock_quick
}

/// “Custom”
pub fn clock_own(lang: Lang) -> &'static str {
    lang.messages().form_clock_own
}

/// “Seconds per turn”
pub fn clock_turn(lang: Lang) -> &'static str {
    lang.messages().form_clock_turn
}

/// “Extra seconds for the whole game”
pub fn clock_game(lang: Lang) -> &'static str {
    lang.messages().form_clock_game
}

/// “Increment (seconds)”
pub fn clock_increment(lang: Lang) -> &'static str {
    lang.messages().form_clock_increment
}

/// “When a turn takes too long”
pub fn long_turn(lang: Lang) -> &'static str {
    lang.messages().form_long_turn
}

/// “Without a clock, no player is hurried. After this time, the others may let a bot act. For a game over several days, choose “No limit”.”
pub fn long_turn_about(lang: Lang) -> &'static str {
    lang.messages().form_long_turn_about
}

/// “Who may watch”
pub fn watch(lang: Lang) -> &'static str {
    lang.messages().form_watch
}

/// “A serious game”
pub fn serious(lang: Lang) -> &'static str {
    lang.messages().form_serious
}

/// “In the lobby”
pub fn listed(lang: Lang) -> &'static str {
    lang.messages().form_listed
}

/// “Talk”
pub fn talk(lang: Lang) -> &'static str {
    lang.messages().form_talk
}

/// “Host again on return”
pub fn host_returns(lang: Lang) -> &'static str {
    lang.messages().form_host_returns
}

/// “While the host is away, another player is the host. With “Yes”, a host who comes back is the host again.”
pub fn host_returns_about(lang: Lang) -> &'static str {
    lang.messages().form_host_returns_about
}

/// “Hints”
pub fn hints(lang: Lang) -> &'static str {
    lang.messages().form_hints
}

/// “On your turn, a button shows the three best plays, what each loses against the best, and why.”
pub fn hints_about(lang: Lang) -> &'static str {
    lang.messages().form_hints_about
}

/// “Please correct this first”
pub fn faults(lang: Lang) -> &'static str {
    lang.messages().form_faults
}

/// “Some answers need correcting”
pub fn faulty(lang: Lang) -> &'static str {
    lang.messages().form_faulty
}

/// “No answer from the server.”
pub fn no_answer(lang: Lang) -> &'static str {
    lang.messages().form_no_answer
}

/// “There are no rules called “`{typed}`”.”
pub fn no_such_rules(lang: Lang, typed: &str) -> Message {
    (lang.messages().form_no_such_rules)(typed)
}

/// “Two to six can play, not “`{typed}`”.”
pub fn not_so_many(lang: Lang, typed: &str) -> Message {
    (lang.messages().form_not_so_many)(typed)
}

/// “`{question}`: enter a whole number from `{low}` to `{high}`, not “`{typed}`”.”
pub fn takes_number(lang: Lang, question: &Message, low: i32, high: i32, typed: &str) -> Message {
    (lang.messages().form_takes_number)(question, low, high, typed)
}

/// “`{question}`: choose one of the answers offered, not “`{typed}`”.”
pub fn not_offered(lang: Lang, question: &Message, typed: &str) -> Message {
    (lang.messages().form_not_offered)(question, typed)
}

/// “Time for a turn: enter whole seconds, at least 5 a turn and at most a day; the increment cannot be more than the extra time for the whole game.”
pub fn clock_takes(lang: Lang) -> &'static str {
    lang.messages().form_clock_takes
}

/// “Rules of this table:”
///
/// Followed by a link to the rules.
pub fn rules_of_table(lang: Lang) -> &'static str {
    lang.messages().form_rules_of_table
}

/// “Differences”
pub fn differences(lang: Lang) -> &'static str {
    lang.messages().form_differences
}
