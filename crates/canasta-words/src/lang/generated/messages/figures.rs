// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/figures.ftl`

use crate::{Lang, Message, Name, Number};

/// “Your games. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().figures_title
}

/// “Your games”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().figures_heading
}

/// “No games yet.”
pub fn none_heading(lang: Lang) -> &'static str {
    lang.messages().figures_none_heading
}

/// “When a game is over, it appears here with its result.”
pub fn none_about(lang: Lang) -> &'static str {
    lang.messages().figures_none_about
}

/// “Play now”
pub fn play_now(lang: Lang) -> &'static str {
    lang.messages().figures_play_now
}

/// “A game counts when it is over and you played at least one deal of it to its end. Lessons, practice from a moment of another game, deals played again and unfinished games do not count.”
pub fn what_counts(lang: Lang) -> &'static str {
    lang.messages().figures_what_counts
}

/// “A cookie in this browser lets this page find them.”
pub fn cookie(lang: Lang) -> &'static str {
    lang.messages().figures_cookie
}

/// “Your games are being read: `{left}` of `{all}` to go. This page refreshes by itself.”
pub fn reading(lang: Lang, left: impl Into<Number>, all: impl Into<Number>) -> Message {
    (lang.messages().figures_reading)(left.into(), all.into())
}

/// “All your games. Canasta”
pub fn list_title(lang: Lang) -> &'static str {
    lang.messages().figures_list_title
}

/// “All your games”
pub fn list_heading(lang: Lang) -> &'static str {
    lang.messages().figures_list_heading
}

/// “`{games}` in all, the newest first.”
pub fn list_about(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().figures_list_about)(games.into())
}

/// “Games”
///
/// What the list is, for a screen reader.
pub fn list(lang: Lang) -> &'static str {
    lang.messages().figures_list
}

/// “Pages”
pub fn pages(lang: Lang) -> &'static str {
    lang.messages().figures_pages
}

/// “Newer games”
pub fn newer(lang: Lang) -> &'static str {
    lang.messages().figures_newer
}

/// “Older games”
pub fn older(lang: Lang) -> &'static str {
    lang.messages().figures_older
}

/// “Page `{page}` of `{pages}`”
pub fn page(lang: Lang, page: impl Into<Number>, pages: impl Into<Number>) -> Message {
    (lang.messages().figures_page)(page.into(), pages.into())
}

/// “To the figures”
pub fn to_figures(lang: Lang) -> &'static str {
    lang.messages().figures_to_figures
}

/// “Newest games”
pub fn newest(lang: Lang) -> &'static str {
    lang.messages().figures_newest
}

/// “All `{games}` games”
pub fn all_games(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().figures_all_games)(games.into())
}

/// “On `{day}`.”
pub fn on(lang: Lang, day: &Message) -> Message {
    (lang.messages().figures_on)(day)
}

/// “From `{first}` to `{last}`.”
pub fn from_to(lang: Lang, first: &Message, last: &Message) -> Message {
    (lang.messages().figures_from_to)(first, last)
}

/// `$place` of [`outcome`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutcomePlace {
    /// The variant `[won]`.
    Won,
    /// The variant `[lost]`.
    Lost,
    /// The variant `[second]`.
    Second,
    /// The variant `[third]`.
    Third,
    /// The variant `[fourth]`.
    Fourth,
    /// The variant `[fifth]`.
    Fifth,
    /// The variant `[sixth]`.
    Sixth,
}

/// “Sixth of `{sides}`, `{total}` to `{best}`”
///
/// How a game came out.
pub fn outcome(lang: Lang, place: OutcomePlace, sides: impl Into<Number>, total: i32, best: i32) -> Message {
    (lang.messages().figures_outcome)(place, sides.into(), total, best)
}

/// “`{name}`”
///
/// An item of `$partners` and `$opponents` below.
pub fn player<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().figures_player)(name)
}

/// “Former player”
///
/// A person who asked to be forgotten. Stands wherever the person’s name would: in lists, on plates, in sentences.
pub fn forgotten(lang: Lang) -> &'static str {
    lang.messages().figures_forgotten
}

/// “With `{partners}`, against `{opponents}`.”
pub fn with(lang: Lang, partners: &[Message], opponents: &[Message]) -> Message {
    (lang.messages().figures_with)(partners, opponents)
}

/// “Against `{opponents}`.”
pub fn against(lang: Lang, opponents: &[Message]) -> Message {
    (lang.messages().figures_against)(opponents)
}

/// “`{rules}`, with `{changes}` house rules. `{day}`.”
pub fn when(lang: Lang, rules: &Message, changes: impl Into<Number>, day: &Message) -> Message {
    (lang.messages().figures_when)(rules, changes.into(), day)
}

/// “Replay”
pub fn replay(lang: Lang) -> &'static str {
    lang.messages().figures_replay
}

/// “Replay: `{outcome}`”
///
/// For a screen reader, which tells one link from another.
pub fn replay_one(lang: Lang, outcome: &Message) -> Message {
    (lang.messages().figures_replay_one)(outcome)
}

/// “Record”
pub fn record(lang: Lang) -> &'static str {
    lang.messages().figures_record
}

/// “Download the record: `{outcome}`”
///
/// For a screen reader.
pub fn record_one(lang: Lang, outcome: &Message) -> Message {
    (lang.messages().figures_record_one)(outcome)
}

/// “Play a deal again”
pub fn again(lang: Lang) -> &'static str {
    lang.messages().figures_again
}

/// “Play a deal again: `{outcome}`”
///
/// For a screen reader.
pub fn again_one(lang: Lang, outcome: &Message) -> Message {
    (lang.messages().figures_again_one)(outcome)
}

/// “`{games}` games, `{won}` of them won.”
pub fn headline(lang: Lang, games: impl Into<Number>, won: impl Into<Number>) -> Message {
    (lang.messages().figures_headline)(games.into(), won.into())
}

/// “At a glance”
pub fn glance(lang: Lang) -> &'static str {
    lang.messages().figures_glance
}

/// “Games won”
pub fn games_won(lang: Lang) -> &'static str {
    lang.messages().figures_games_won
}

/// “`{won}` of `{games}`”
pub fn won_of(lang: Lang, won: impl Into<Number>, games: impl Into<Number>) -> Message {
    (lang.messages().figures_won_of)(won.into(), games.into())
}

/// “Points per deal”
pub fn points(lang: Lang) -> &'static str {
    lang.messages().figures_points
}

/// “of `{deals}` deals”
pub fn of_deals(lang: Lang, deals: impl Into<Number>) -> Message {
    (lang.messages().figures_of_deals)(deals.into())
}

/// “Canastas per deal”
pub fn canastas(lang: Lang) -> &'static str {
    lang.messages().figures_canastas
}

/// “they `{canastas}`”
pub fn they(lang: Lang, canastas: &Message) -> Message {
    (lang.messages().figures_they)(canastas)
}

/// “Best deal”
pub fn best(lang: Lang) -> &'static str {
    lang.messages().figures_best
}

/// “Deal `{deal}` against `{opponents}`, `{day}`”
pub fn best_deal(lang: Lang, deal: impl Into<Number>, opponents: &[Message], day: &Message) -> Message {
    (lang.messages().figures_best_deal)(deal.into(), opponents, day)
}

/// “`{percent}`%”
///
/// A share of a hundred.
pub fn share(lang: Lang, percent: impl Into<Number>) -> Message {
    (lang.messages().figures_share)(percent.into())
}

/// “–”
///
/// In place of a number that is not known yet.
pub fn nothing(lang: Lang) -> &'static str {
    lang.messages().figures_nothing
}

/// “Your last `{games}` games: wins above the line, losses below it, each by its margin in points.”
pub fn margins(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().figures_margins)(games.into())
}

/// “`{games}` wins in a row so far.”
pub fn run(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().figures_run)(games.into())
}

/// “Longest winning streak: `{games}` games.”
pub fn longest_run(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().figures_longest_run)(games.into())
}

/// “The last `{games}` games, `{won}` of them won. The newest first: `{newest}`.”
///
/// For a screen reader.
pub fn margins_spoken(lang: Lang, games: impl Into<Number>, won: impl Into<Number>, newest: &[Message]) -> Message {
    (lang.messages().figures_margins_spoken)(games.into(), won.into(), newest)
}

/// “won by `{points}`”
///
/// An item of `$newest`.
pub fn won_by(lang: Lang, points: i32) -> Message {
    (lang.messages().figures_won_by)(points)
}

/// “lost by `{points}`”
///
/// An item of `$newest`.
pub fn lost_by(lang: Lang, points: i32) -> Message {
    (lang.messages().figures_lost_by)(points)
}

/// “Each dot is one of your deals, the oldest on the left.”
pub fn dots(lang: Lang) -> &'static str {
    lang.messages().figures_dots
}

/// “The line is the mean of the last `{deals}` deals.”
pub fn mean_line(lang: Lang, deals: impl Into<Number>) -> Message {
    (lang.messages().figures_mean_line)(deals.into())
}

/// “The middle half of them scored `{low}` to `{high}` points.”
pub fn middle(lang: Lang, low: i32, high: i32) -> Message {
    (lang.messages().figures_middle)(low, high)
}

/// “Points of `{deals}` deals over time: from `{worst}` to `{best}`, `{mean}` on average.”
///
/// For a screen reader.
pub fn deals_spoken(lang: Lang, deals: impl Into<Number>, worst: i32, best: i32, mean: &Message) -> Message {
    (lang.messages().figures_deals_spoken)(deals.into(), worst, best, mean)
}

/// “The mean of `{deals}` deals began at `{first}` and is `{last}` now.”
pub fn mean_spoken(lang: Lang, deals: impl Into<Number>, first: i32, last: i32) -> Message {
    (lang.messages().figures_mean_spoken)(deals.into(), first, last)
}

/// “How many deals scored how much, in steps of `{width}` points.”
pub fn histogram(lang: Lang, width: i32) -> Message {
    (lang.messages().figures_histogram)(width)
}

/// “Deals by points.”
///
/// For a screen reader; the steps follow, a sentence each.
pub fn histogram_spoken(lang: Lang) -> &'static str {
    lang.messages().figures_histogram_spoken
}

/// “`{from}` to `{to}`: `{deals}`.”
pub fn histogram_bar(lang: Lang, from: i32, to: i32, deals: impl Into<Number>) -> Message {
    (lang.messages().figures_histogram_bar)(from, to, deals.into())
}

/// “We”
pub fn we(lang: Lang) -> &'static str {
    lang.messages().figures_we
}

/// “They”
pub fn they_row(lang: Lang) -> &'static str {
    lang.messages().figures_they_row
}

/// “`<b>``{mean}` natural”
pub fn natural(lang: Lang, mean: &Message) -> Message {
    (lang.messages().figures_natural)(mean)
}

/// “`<b>``{mean}` mixed”
pub fn mixed(lang: Lang, mean: &Message) -> Message {
    (lang.messages().figures_mixed)(mean)
}

/// “Piles taken per deal: we `{ours}`, they `{theirs}`.”
pub fn piles(lang: Lang, ours: &Message, theirs: &Message) -> Message {
    (lang.messages().figures_piles)(ours, theirs)
}

/// “With more than two sides, “they” means each of the others.”
pub fn each_side(lang: Lang) -> &'static str {
    lang.messages().figures_each_side
}

/// “How your deals ended”
pub fn endings(lang: Lang) -> &'static str {
    lang.messages().figures_endings
}

/// “You went out”
pub fn you_out(lang: Lang) -> &'static str {
    lang.messages().figures_you_out
}

/// “Your partner went out”
pub fn partner_out(lang: Lang) -> &'static str {
    lang.messages().figures_partner_out
}

/// “An opponent went out”
pub fn opponent_out(lang: Lang) -> &'static str {
    lang.messages().figures_opponent_out
}

/// “The stock ran out”
pub fn stock_out(lang: Lang) -> &'static str {
    lang.messages().figures_stock_out
}

/// “`<b>``{deals}`, `{concealed}` concealed”
pub fn way(lang: Lang, deals: impl Into<Number>, concealed: impl Into<Number>) -> Message {
    (lang.messages().figures_way)(deals.into(), concealed.into())
}

/// “Partners”
pub fn partners(lang: Lang) -> &'static str {
    lang.messages().figures_partners
}

/// “With”
pub fn partner(lang: Lang) -> &'static str {
    lang.messages().figures_partner
}

/// “Games”
pub fn partner_games(lang: Lang) -> &'static str {
    lang.messages().figures_partner_games
}

/// “Won”
pub fn partner_won(lang: Lang) -> &'static str {
    lang.messages().figures_partner_won
}

/// “The computer: `{level}`”
pub fn computer(lang: Lang, level: &Message) -> Message {
    (lang.messages().figures_computer)(level)
}

/// “Openings”
pub fn openings(lang: Lang) -> &'static str {
    lang.messages().figures_openings
}

/// “Needed”
pub fn needed(lang: Lang) -> &'static str {
    lang.messages().figures_needed
}

/// “Deals”
pub fn deals(lang: Lang) -> &'static str {
    lang.messages().figures_deals
}

/// “Opened”
pub fn opened(lang: Lang) -> &'static str {
    lang.messages().figures_opened
}

/// “Turn”
pub fn in_turn(lang: Lang) -> &'static str {
    lang.messages().figures_in_turn
}

/// ““Turn” is the turn in which your side opened, on average.”
pub fn in_turn_about(lang: Lang) -> &'static str {
    lang.messages().figures_in_turn_about
}

/// “This history is yours”
pub fn yours(lang: Lang) -> &'static str {
    lang.messages().figures_yours
}

/// “What each figure means”
pub fn meaning(lang: Lang) -> &'static str {
    lang.messages().figures_meaning
}

/// “Download as a table (CSV)”
pub fn csv(lang: Lang) -> &'static str {
    lang.messages().figures_csv
}

/// “Download as JSON”
pub fn json(lang: Lang) -> &'static str {
    lang.messages().figures_json
}

/// “Delete this history”
pub fn delete(lang: Lang) -> &'static str {
    lang.messages().figures_delete
}

/// “Every finished game is removed from this page and its figures.”
pub fn goes_games(lang: Lang) -> &'static str {
    lang.messages().figures_goes_games
}

/// “At those tables, the others see “Former player” in place of your name, and what you said is deleted.”
pub fn goes_name(lang: Lang) -> &'static str {
    lang.messages().figures_goes_name
}

/// “After that, you can find those games again only through records that you have downloaded.”
pub fn goes_way(lang: Lang) -> &'static str {
    lang.messages().figures_goes_way
}

/// “You keep your games in progress and your settings. The cards and scores of finished games stay, without your name: they are the other players’ games, too.”
pub fn stays(lang: Lang) -> &'static str {
    lang.messages().figures_stays
}

/// “This cannot be undone.”
pub fn for_good(lang: Lang) -> &'static str {
    lang.messages().figures_for_good
}

/// “To be forgotten completely, in games in progress too: `<a>`Forget me.”
///
/// The link leads to “Forget me”.
pub fn forget(lang: Lang) -> Message {
    (lang.messages().figures_forget)()
}
