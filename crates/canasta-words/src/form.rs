//! What the form for a new table says: who plays, in what the table differs from its preset, what cannot be read.

use canasta::Players;

use super::{number, points};

/// Over the choice of who may be given hints.
pub const HINTS: &str = "Hints";

/// What a hint is.
pub const HINTS_ABOUT: &str = "On your turn a button shows the three best things to do, what each loses, and why.";

/// What a level is, where one that there is not was asked for.
pub const LEVEL: &str = "The computer plays";

/// Over what concerns tables with friends alone.
pub const FRIENDS: &str = "Play with friends";

/// How one plays with friends.
pub const FRIENDS_ABOUT: &str =
    "“Invite friends” makes a table with a link to send. Nothing needs to be chosen for it.";

/// Opens the choices for such a table.
pub const FRIENDS_MORE: &str = "Seats, time, and who may look on";

/// Beside a heading under which something is not as usual.
pub const CHANGED: &str = "changed";

/// The button that makes a table for friends.
pub const INVITE: &str = "Invite friends";

/// How the seats are found: the question and its answers.
pub const SEATS: &str = "Seats";
/// As the rules have it.
pub const SEATS_BY_RULES: &str = "As the rules have it";
/// By choice.
pub const SEATS_CHOSEN: &str = "Everybody sits where they like";
/// By cards.
pub const SEATS_DRAWN: &str = "Cards are drawn for them";

/// How long a person may think: the question and its answers.
pub const CLOCK: &str = "Time for a turn";
/// No bound.
pub const CLOCK_NONE: &str = "No clock";
/// [`canasta_journal::Clock::KIND`].
pub const CLOCK_KIND: &str = "Kind";
/// [`canasta_journal::Clock::QUICK`].
pub const CLOCK_QUICK: &str = "Quick";
/// Numbers of one's own.
pub const CLOCK_OWN: &str = "My own numbers";
/// What those numbers may be.
pub const CLOCK_TAKES: &str = "Time for a turn: whole seconds, at least 5 a turn, at most a day; what comes back is not more than the time for the whole game.";

/// What a turn may take where there is no clock: the question, and what it means.
pub const ALLOWED: &str = "When a turn takes long";
/// What comes of it.
pub const ALLOWED_ABOUT: &str = "Without a clock nobody is hurried. After this time the others may let the computer make that one move. Choose no limit for a game by correspondence.";

/// Whether a host who was away has the place again: the question, and what it means.
pub const HOST_RETURNS: &str = "The host comes back";
/// What comes of it.
pub const HOST_RETURNS_ABOUT: &str =
    "While the host is away, another player is the host. With yes, whoever was the host is it again on coming back.";

/// Who may look on: the question.
pub const WATCH: &str = "Who may look on";

/// Whether those who look on see a deal when it is over: the question.
pub const SERIOUS: &str = "A serious game";

/// Whether the lobby names the table: the question.
pub const LISTED: &str = "In the lobby";

/// Whether something may be said: the question, and what it means.
pub const TALK: &str = "Talk";
/// What may be said.
pub const TALK_ABOUT: &str = "What the rules let partners say, and a kind word: set phrases, nothing typed.";

/// Letters of somebody's own that are repeated at most.
const SHOWN: usize = 40;

/// So many players: `four players`.
pub fn players(players: Players) -> String {
    format!("{} players", number(players.count().into()))
}

/// Who plays with and against whom, for the one who starts the table.
pub const fn who(players: Players) -> &'static str {
    match players.count() {
        2 => "You against one opponent, played by the computer.",
        3 => "You against two others, each alone, played by the computer.",
        4 => "You and a partner against two opponents, played by the computer.",
        5 => "You against four others, each alone, played by the computer.",
        _ => "You and two partners against three opponents, played by the computer.",
    }
}

/// The rules of a table in a few words: the preset's title, and whether the house changes it.
pub fn rules(title: &str, changes: usize) -> String {
    match changes {
        0 => title.to_owned(),
        _ => format!("{title}, with {}", house_rules(changes)),
    }
}

/// So many changes: `one house rule`, `no house rule`.
pub fn house_rules(changes: usize) -> String {
    format!("{} house {}", number(changes), if changes < 2 { "rule" } else { "rules" })
}

/// Above the list of differences.
pub fn differs(title: &str) -> String {
    format!("Your table differs from {title}:")
}

/// In place of the list.
pub fn same(title: &str) -> String {
    format!("Your table plays {title} as it is.")
}

/// In place of the list where only rules are changed that have no meaning at this table.
pub fn without_meaning(title: &str) -> String {
    format!("What you changed plays no part at this table, which plays {title} as it is.")
}

/// A preset that there is not.
pub fn no_such_rules(typed: &str) -> String {
    format!("There are no rules called “{}”.", shown(typed))
}

/// A number of players that there is not.
pub fn not_so_many(typed: &str) -> String {
    format!("Two to six can play, not “{}”.", shown(typed))
}

/// Something else than a number within bounds.
pub fn takes_number(label: &str, low: i32, high: i32, typed: &str) -> String {
    format!("{label}: a whole number from {} to {}, not “{}”.", points(low), points(high), shown(typed))
}

/// Something else than what is offered.
pub fn not_offered(label: &str, typed: &str) -> String {
    format!("{label}: one of the answers offered, not “{}”.", shown(typed))
}

fn shown(typed: &str) -> String {
    match typed.char_indices().nth(SHOWN) {
        None => typed.to_owned(),
        Some((end, _)) => format!("{}…", &typed[..end]),
    }
}
