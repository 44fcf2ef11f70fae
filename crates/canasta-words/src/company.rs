//! The people at a table: on what terms it was opened, who is there and who is awaited, for whom a bot plays and why, who
//! paused the game, how much time there is.

use canasta::{Players, RuleSet, Seat};
use canasta_journal::{Clock, HostChange, Seats, StandIn, Terms, Watch};
use canasta_record::house;
use canasta_table::scene::{Chair, Gathering, PersonChange, Scene};

use crate::rules::preset_title;
use crate::table::{and, capital, name, waiting};
use crate::{Lang, form, hint, number};

/// Something that was agreed on: what it is about, and what was agreed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// `Seats`
    pub what: &'static str,
    /// `Everybody sits where they like.`
    pub how: String,
}

/// The rules of a table in a few words: `Bicycle / Hoyle, with one house rule`.
pub fn rules(terms: &Terms) -> String {
    let changes = RuleSet::preset(&terms.preset).map_or(0, |preset| house::changes(&preset, &terms.rules).len());
    form::rules(preset_title(&terms.preset), changes)
}

/// On what terms a table was opened, beside its rules; `allowed` is what a turn may take there now, without a clock.
pub fn agreed(terms: &Terms, allowed: Option<u32>) -> Vec<Agreed> {
    let mut all = vec![
        Agreed { what: "Seats", how: seats(terms.seats).to_owned() },
        Agreed { what: "Time", how: turn_time(terms.clock, allowed) },
        Agreed { what: "Who may look on", how: watch(terms.watch).1.to_owned() },
    ];
    let mut more = |yes: bool, what: &'static str, how: &str| {
        if yes {
            all.push(Agreed { what, how: how.to_owned() });
        }
    };
    more(terms.serious, "Serious", SERIOUS);
    more(terms.listed, "Lobby", LISTED);
    more(terms.host_returns, "Host", HOST_RETURNS);
    let (title, about) = hint::setting(Lang::EN, terms.hints);
    more(true, "Hints", &format!("{title}. {about}"));
    more(true, "Talk", talk(terms.talk));
    all
}

/// What a serious table is.
pub const SERIOUS: &str = "Who looks on sees a deal when it is over.";

/// Of a table whose host has the place again on coming back.
pub const HOST_RETURNS: &str =
    "While the host is away, another player is the host. Whoever was it before is the host again on coming back.";

/// What a table in the lobby is.
pub const LISTED: &str = "Everybody finds this table in the lobby, and may sit down while a seat is free.";

/// How the seats are found.
pub const fn seats(seats: Seats) -> &'static str {
    match seats {
        Seats::Chosen => "Everybody sits where they like.",
        Seats::Drawn => "Cards are drawn for the seats when the game begins.",
    }
}

/// What may be said.
pub const fn talk(on: bool) -> &'static str {
    if on {
        "What the rules let partners say, and a kind word: set phrases, nothing typed."
    } else {
        "Nothing but what the game asks."
    }
}

/// Who may look on: a short answer, and what it means.
pub const fn watch(watch: Watch) -> (&'static str, &'static str) {
    match watch {
        Watch::Nobody => ("Nobody", "Nobody but the players."),
        Watch::Link => {
            ("Who has the link", "Whoever has the link of the table. They see what lies open, nobody’s hand.")
        }
        Watch::Everybody => ("Everybody", "Everybody, from the lobby. They see what lies open, nobody’s hand."),
    }
}

/// How long a person may think: by the clock, or by what is `allowed` where there is none.
pub fn turn_time(clock: Option<Clock>, allowed: Option<u32>) -> String {
    clock.map_or_else(|| super::host::allowed(allowed), time)
}

/// How long a person may think by a clock.
pub fn time(clock: Clock) -> String {
    let mut text = format!("{} a turn", capital(&duration(clock.base)));
    if clock.bank > 0 {
        text.push_str(&format!(", and {} more for the whole game", duration(clock.bank)));
    }
    text.push('.');
    if clock.back > 0 {
        text.push_str(&format!(" A turn in time gives {} back.", duration(clock.back)));
    }
    text + " When the time is up, the computer makes that one move."
}

/// The same in a few letters: `45 seconds a turn`, `no clock`.
pub fn time_in_short(clock: Option<Clock>) -> String {
    clock.map_or_else(|| "no clock".to_owned(), |clock| format!("{} a turn", duration(clock.base)))
}

/// A span in figures: `45 seconds`, `3 minutes`, `1 minute 30 seconds`, `24 hours`.
pub fn duration(seconds: u32) -> String {
    let of = |n: u32, one: &str| (n > 0).then(|| format!("{n} {one}{}", if n == 1 { "" } else { "s" }));
    let parts = [of(seconds / 3600, "hour"), of(seconds / 60 % 60, "minute"), of(seconds % 60, "second")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "0 seconds".to_owned() } else { parts.join(" ") }
}

/// Who plays with whom at a table of so many, before anybody has a seat.
pub const fn together(players: Players, seats: Seats) -> &'static str {
    match (players.count(), seats) {
        (4 | 6, Seats::Drawn) => "The cards will say who plays with whom.",
        (4, Seats::Chosen) => "Partners sit opposite each other.",
        (6, Seats::Chosen) => "Every second seat plays together: three against three.",
        _ => "Everybody plays alone.",
    }
}

/// What somebody in a seat is to the viewer before the game: `your partner`, `opponent`; nothing where that is not settled.
pub fn relation(gathering: &Gathering, seat: Seat) -> &'static str {
    let players = gathering.terms.players;
    let Some(own) = gathering.seat() else { return "" };
    match gathering.terms.seats {
        _ if own == seat => "you",
        Seats::Drawn => "",
        Seats::Chosen if players.side_size() == 1 => "",
        Seats::Chosen if players.side_of(own) == players.side_of(seat) => "your partner",
        Seats::Chosen => "opponent",
    }
}

/// What is known of a seat that is free before the game: `Your partner’s seat`.
pub fn free_seat(gathering: &Gathering, seat: Seat) -> &'static str {
    if relation(gathering, seat) == "your partner" { "Free: your partner’s seat" } else { "Free" }
}

/// Who sits at a table that gathers, and how many are awaited: `Mary and Anna are here. Two seats are free.`
pub fn present(gathering: &Gathering) -> String {
    let here = gathering.chairs.iter().filter_map(|chair| match chair {
        Chair::Person(guest) if Some(guest.person) == gathering.me => Some("You"),
        Chair::Person(guest) => Some(guest.name.as_str()),
        Chair::Free | Chair::Bot { .. } => None,
    });
    let mut names: Vec<&str> = here.collect();
    names.sort_by_key(|&name| name != "You");
    let one = names.len() == 1 && names[0] != "You";
    let sits = match names.len() {
        0 => "Nobody sits here yet.".to_owned(),
        _ => format!("{} {} here.", and(&names), if one { "sits" } else { "sit" }),
    };
    format!("{sits} {}", free(gathering))
}

/// How many seats are free: `Two seats are free.`
pub fn free(gathering: &Gathering) -> String {
    match gathering.chairs.iter().filter(|chair| **chair == Chair::Free).count() {
        0 => "No seat is free.".to_owned(),
        1 => "One seat is free.".to_owned(),
        n => format!("{} seats are free.", capital(&number(n))),
    }
}

/// What the viewer is to do or wait for before the game.
pub fn awaited(gathering: &Gathering) -> String {
    let host = host_name(gathering);
    if let Some(awaited) = super::evening::awaited(gathering) {
        return awaited.to_owned();
    }
    match (gathering.is_host(), gathering.is_full()) {
        (true, true) => "Everybody is here. Begin when you like.".to_owned(),
        (true, false) => "Send the link to your friends. Begin when they are here.".to_owned(),
        (false, true) => format!("Everybody is here. {host} begins the game."),
        (false, false) => format!("{host} begins the game when everybody is here."),
    }
}

/// What the host of a table that gathers is called.
pub fn host_name(gathering: &Gathering) -> &str {
    let seated = gathering.chairs.iter().filter_map(|chair| match chair {
        Chair::Person(guest) => Some(guest),
        Chair::Free | Chair::Bot { .. } => None,
    });
    let host = seated.chain(&gathering.standing).find(|guest| guest.person == gathering.host);
    host.map_or("The host", |guest| &guest.name)
}

/// Of a table on the list of one's own that was closed before its game: whose it is.
pub fn closed_before(gathering: &Gathering) -> String {
    match gathering.is_host() {
        true => "Your table was closed before its game.".to_owned(),
        false => format!("{}’s table was closed before its game.", host_name(gathering)),
    }
}

/// The button that takes a table off one's own list, and what it means.
pub const HIDE: &str = "Take off this list";
/// What becomes of a table whose game goes on, or has not begun.
pub const HIDE_ABOUT: &str =
    "Only this list forgets the table. It stays as it is, with your seat, and its address leads there as before.";

/// Of a table that was closed: who did it, where that is known. `Anna closed this table.`
pub fn closed(by: Option<&str>) -> String {
    by.map_or_else(|| "This table was closed.".to_owned(), |name| format!("{name} closed this table."))
}

/// For a host who is about to leave a table before its game.
pub const HOST_LEAVES: &str = "Another person is the host then.";

/// How many look on: `One looks on.`; nothing where nobody does.
pub fn watchers(n: usize) -> String {
    match n {
        0 => String::new(),
        1 => "One person looks on.".to_owned(),
        n => format!("{} people look on.", capital(&number(n))),
    }
}

/// Why a bot plays for somebody: `A bot plays for Anna, who is away.`
pub fn stand_in(name: &str, why: StandIn) -> String {
    match why {
        StandIn::Missed => format!("A bot plays for {name}, who missed two turns."),
        StandIn::Away => format!("A bot plays for {name}, who is away."),
        StandIn::Asked => format!("A bot plays for {name}: the host asked for it."),
        StandIn::Left => format!("A bot plays for {name}, who left."),
    }
}

/// Why a bot plays for the viewer.
pub const fn own_stand_in(why: StandIn) -> (&'static str, &'static str) {
    const LEAD: &str = "A bot plays for you.";
    match why {
        StandIn::Missed => (LEAD, "You missed two turns. Your seat is kept."),
        StandIn::Away => (LEAD, "You were away. Your seat is kept."),
        StandIn::Asked => (LEAD, "The host asked for it while you were away."),
        StandIn::Left => (LEAD, "You left the table. You may come back."),
    }
}

/// What changed about the person in a seat: `Anna plays on another device now.`
pub fn person_change(scene: &Scene, seat: Seat, change: PersonChange) -> String {
    let you = scene.view.seat == Some(seat);
    let who = name(scene, seat);
    let (are, play) = if you { ("are", "play") } else { ("is", "plays") };
    match change {
        PersonChange::Carried => format!("{who} {play} on another device now."),
        PersonChange::TookOver => format!("{who} {play} on in this seat from now on."),
        PersonChange::Host(HostChange::Given) => format!("{who} {are} the host now."),
        PersonChange::Host(HostChange::Away) => format!("{who} {are} the host while the host is away."),
        PersonChange::Host(HostChange::Left) => format!("{who} {are} the host now: the host has left."),
        PersonChange::Host(HostChange::Back) => format!("{who} {are} back, and the host again."),
    }
}

/// That the game rests: `Anna has paused the game.`
pub fn paused(name: &str) -> String {
    format!("{name} has paused the game.")
}

/// What stands with a game that rests.
pub const PAUSED_MORE: &str = "Everything stays as it is, for days if need be. Any player may resume it.";

/// What somebody at the table is besides the cards, for the list of people: `here`, `away; a bot plays`, `the computer, Club`.
pub fn state(scene: &Scene, seat: Seat) -> String {
    let around = &scene.around;
    let Some(player) = scene.players.get(seat.index()) else { return String::new() };
    match (&player.bot, around.stand_ins[seat.index()]) {
        (Some(bot), _) => format!("the computer, {}", super::level::title(bot)),
        (None, Some(_)) if scene.view.seat == Some(seat) => "a bot plays for you".to_owned(),
        (None, Some(StandIn::Left)) => "has left; a bot plays".to_owned(),
        (None, Some(_)) => "away; a bot plays".to_owned(),
        (None, None) if scene.view.seat == Some(seat) || around.here[seat.index()] => "here".to_owned(),
        (None, None) => "away".to_owned(),
    }
}

/// What goes on around the cards and the viewer should hear: who paused, for whom a bot plays, who asks the host for
/// something, who waits for the next deal, that the game was given up. Empty mostly.
pub fn around(scene: &Scene) -> String {
    let around = &scene.around;
    let mut told: Vec<String> = around.paused.iter().map(|name| paused(name)).collect();
    let stand_ins = scene.view.table.public.players().seats().zip(around.stand_ins);
    told.extend(stand_ins.filter_map(|(seat, why)| match why? {
        why if scene.view.seat == Some(seat) => Some(own_stand_in(why).0.to_owned()),
        why => Some(stand_in(name(scene, seat), why)),
    }));
    told.extend(super::awaited::spoken(Lang::EN, scene).map(String::from));
    told.extend(around.knocks.iter().map(|knock| format!("{} {}", knock.name, super::door::asks(scene, knock))));
    told.extend([String::from(waiting(Lang::EN, scene))].into_iter().filter(|waiting| !waiting.is_empty()));
    if around.again && scene.view.seat.is_some() {
        told.push(super::evening::GATHERS.to_owned());
    }
    if around.closed {
        told.push(crate::table::closed(Lang::EN, around.closed_by.as_deref()).0.into());
    }
    told.join(" ")
}

/// For somebody who looks on.
pub const LOOKING_ON: &str = "You are looking on.";

/// The same at a serious table.
pub const LOOKING_ON_LATE: &str = "You are looking on. You see each deal when it is over.";

/// To send to somebody whose turn it is.
pub fn reminder(link: &str) -> String {
    format!("It is your turn at our canasta table: {link}")
}

/// To send with an invitation.
pub const INVITATION: &str = "Come and play canasta with us:";

/// Words of the page's script: `{}` stands for a number or a name, in order.
pub const SCRIPT_WORDS: &[(&str, &str)] = &[
    ("not-done", "No answer from the server. Try again."),
    ("copied", "Copied."),
    ("not-copied", "Select the text and copy it."),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told() {
        for (seconds, text) in [
            (45, "45 seconds"),
            (180, "3 minutes"),
            (90, "1 minute 30 seconds"),
            (86_400, "24 hours"),
            (0, "0 seconds"),
        ] {
            assert_eq!(duration(seconds), text);
        }
        assert_eq!(
            time(Clock::KIND),
            "45 seconds a turn, and 3 minutes more for the whole game. A turn in time gives 10 seconds back. When the time is up, the computer makes that one move."
        );
        assert_eq!(time_in_short(None), "no clock");
    }
}
