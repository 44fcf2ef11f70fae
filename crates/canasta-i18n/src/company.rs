//! The terms of a table and its people: presence, free seats, spectators and substitutes.

use canasta::{Players, RuleSet, Seat};
use canasta_record::house;
use canasta_table::journal::{Clock, Hints, Seats, Substitute, Terms, Watch};
use canasta_table::scene::{Scene, WaitingRoom, WaitingRoomSeat};

use crate::messages::company::{self, HintsAboutKind, SubstituteWhy, WhySubstitute};
use crate::messages::people::{self, State};
use crate::messages::waiting_room::PersonWho;
use crate::rules::title;
use crate::session_score::waits_for_others;
use crate::time::span;
use crate::{Lang, Message, Name, level, messages, turn_limit};

/// One of a table's terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgreedTerm {
    /// `Seats`
    pub label: &'static str,
    /// `Players choose their own seats.`
    pub text: Message,
}

/// A summary of a table's rules: `Bicycle / Hoyle, with one house rule`.
pub fn rules(lang: Lang, terms: &Terms) -> Message {
    title(lang, &terms.preset, house_rules(terms))
}

/// The number of house rules.
pub fn house_rules(terms: &Terms) -> usize {
    RuleSet::preset(&terms.preset).map_or(0, |preset| house::changes(&preset, &terms.rules).len())
}

/// The terms of a table, apart from its rules. `allowed` is the current turn limit in seconds of a table without a clock.
pub fn agreed_terms(lang: Lang, terms: &Terms, allowed: Option<u32>) -> Vec<AgreedTerm> {
    let seats = match terms.seats {
        Seats::Chosen => company::seats_chosen(lang),
        Seats::Drawn => company::seats_drawn(lang),
    };
    let watch = match terms.watch {
        Watch::Nobody => company::watch_nobody(lang),
        Watch::Link => company::watch_link(lang),
        Watch::Everybody => company::watch_everybody(lang),
    };
    let hints = match terms.hints {
        Hints::Practice => HintsAboutKind::Practice,
        Hints::Everybody => HintsAboutKind::Everybody,
        Hints::None => HintsAboutKind::None,
    };
    let chat = if terms.chat { company::chat_on(lang) } else { company::chat_off(lang) };
    let all = [
        (true, company::seats(lang), seats.into()),
        (true, company::time(lang), turn_time(lang, terms.clock, allowed)),
        (true, company::watch(lang), watch.into()),
        (terms.competitive, company::competitive(lang), company::competitive_about(lang).into()),
        (terms.listed, company::lobby(lang), company::lobby_about(lang).into()),
        (terms.host_returns, company::host(lang), company::host_returns(lang).into()),
        (true, company::hints(lang), company::hints_about(lang, hints)),
        (true, company::chat(lang), chat.into()),
    ];
    all.into_iter().filter(|(is_shown, ..)| *is_shown).map(|(_, label, text)| AgreedTerm { label, text }).collect()
}

/// The label of a spectator setting.
pub fn watch_choice(lang: Lang, watch: Watch) -> &'static str {
    match watch {
        Watch::Nobody => company::may_watch_nobody(lang),
        Watch::Link => company::may_watch_link(lang),
        Watch::Everybody => company::may_watch_everybody(lang),
    }
}

/// The time for a turn: that of the clock, or `allowed` seconds without a clock.
pub fn turn_time(lang: Lang, clock: Option<Clock>, allowed: Option<u32>) -> Message {
    clock.map_or_else(|| turn_limit::rule(lang, allowed), |clock| clock_time(lang, clock))
}

/// The time a clock gives for a turn.
pub fn clock_time(lang: Lang, clock: Clock) -> Message {
    let base = span(lang, clock.base);
    let turn = match clock.bank {
        0 => company::clock(lang, &base),
        bank => company::clock_bank(lang, &base, &span(lang, bank)),
    };
    let increment = match clock.back {
        0 => Message::default(),
        back => company::clock_increment(lang, &span(lang, back)),
    };
    Message::sentences([&turn, &increment, &company::clock_out(lang).into()])
}

/// How partners are found at a table of this size.
pub fn partnerships(lang: Lang, players: Players, seats: Seats) -> &'static str {
    match (players.count(), seats) {
        (4 | 6, Seats::Drawn) => company::pairs_drawn(lang),
        (4, Seats::Chosen) => company::pairs_opposite(lang),
        (6, Seats::Chosen) => company::pairs_threes(lang),
        (5, Seats::Drawn) if players.are_three_against_two() => company::pairs_three_against_two_drawn(lang),
        (5, Seats::Chosen) if players.are_three_against_two() => company::pairs_three_against_two(lang),
        _ => company::pairs_none(lang),
    }
}

/// The person in a seat as the viewer sees them before the game. `Unknown` until the seats are settled.
pub fn relation(waiting_room: &WaitingRoom, seat: Seat) -> PersonWho {
    let players = waiting_room.terms.players;
    let Some(own) = waiting_room.seat() else { return PersonWho::Unknown };
    match waiting_room.terms.seats {
        _ if own == seat => PersonWho::You,
        Seats::Drawn => PersonWho::Unknown,
        Seats::Chosen if players.side_size() == 1 => PersonWho::Unknown,
        Seats::Chosen if players.side_of(own) == players.side_of(seat) => PersonWho::Partner,
        Seats::Chosen => PersonWho::Opponent,
    }
}

/// A free seat before the game: `Free: your partner’s seat`.
pub fn free_seat(lang: Lang, waiting_room: &WaitingRoom, seat: Seat) -> &'static str {
    match relation(waiting_room, seat) {
        PersonWho::Partner => company::seat_of_partner(lang),
        _ => company::seat_free(lang),
    }
}

/// The seated people and the number of free seats: `At the table: Mary and Anna. Two seats are free.`
pub fn seating_summary(lang: Lang, waiting_room: &WaitingRoom) -> Message {
    let others = waiting_room.seats.iter().filter_map(|chair| match chair {
        WaitingRoomSeat::Person(guest) if Some(guest.person) != waiting_room.me => Some(guest.name.as_str()),
        WaitingRoomSeat::Person(_) | WaitingRoomSeat::Free | WaitingRoomSeat::Bot { .. } => None,
    });
    let you = waiting_room.seat().map(|_| company::sitting_you(lang).into());
    let people: Vec<Message> =
        you.into_iter().chain(others.map(|name| company::sitting_name(lang, Name(name)))).collect();
    Message::sentences([&company::sitting(lang, &people), &free_seats(lang, waiting_room)])
}

/// `Two seats are free.`
fn free_seats(lang: Lang, waiting_room: &WaitingRoom) -> Message {
    company::free(lang, waiting_room.seats.iter().filter(|chair| **chair == WaitingRoomSeat::Free).count())
}

/// The next step for the viewer before the game.
pub fn next_step(lang: Lang, waiting_room: &WaitingRoom) -> Message {
    if waits_for_others(waiting_room) {
        return messages::session_score::others_asked(lang).into();
    }
    let host = Name(host_name(lang, waiting_room));
    match (waiting_room.is_host(), waiting_room.is_full()) {
        (true, true) => company::begin(lang).into(),
        (true, false) => company::invite(lang).into(),
        (false, true) => company::host_begins(lang, host),
        (false, false) => company::host_waits(lang, host),
    }
}

/// The name of the host of a waiting room.
pub fn host_name(lang: Lang, waiting_room: &WaitingRoom) -> &str {
    let seated = waiting_room.seats.iter().filter_map(|chair| match chair {
        WaitingRoomSeat::Person(guest) => Some(guest),
        WaitingRoomSeat::Free | WaitingRoomSeat::Bot { .. } => None,
    });
    let host = seated.chain(&waiting_room.standing).find(|guest| guest.person == waiting_room.host);
    host.map_or(company::the_host(lang), |guest| &guest.name)
}

/// The title of a table that was closed before its game, on the viewer's list.
pub fn closed_table_title(lang: Lang, waiting_room: &WaitingRoom) -> Message {
    match waiting_room.is_host() {
        true => company::closed_own(lang).into(),
        false => company::closed_before(lang, Name(host_name(lang, waiting_room))),
    }
}

/// `Anna closed this table.`, or a sentence without the name if it is not known.
pub fn closed(lang: Lang, by: Option<&str>) -> Message {
    by.map_or_else(|| company::closed(lang).into(), |name| company::closed_by(lang, Name(name)))
}

/// `One person is watching.`; empty without spectators.
pub fn spectators(lang: Lang, people: usize) -> Message {
    if people == 0 { Message::default() } else { company::spectators(lang, people) }
}

/// Why a bot plays for a person: `A bot plays for Anna, who is away.`
pub(crate) fn substitute(lang: Lang, name: Name<'_>, why: Substitute) -> Message {
    let why = match why {
        Substitute::Missed => SubstituteWhy::Missed,
        Substitute::Away => SubstituteWhy::Away,
        Substitute::Asked => SubstituteWhy::Asked,
        Substitute::Left => SubstituteWhy::Left,
    };
    company::substitute(lang, name, why)
}

/// Why a bot plays for the viewer, after [`company::own_substitute`].
pub fn own_substitute(lang: Lang, why: Substitute) -> Message {
    let why = match why {
        Substitute::Missed => WhySubstitute::Missed,
        Substitute::Away => WhySubstitute::Away,
        Substitute::Asked => WhySubstitute::Asked,
        Substitute::Left => WhySubstitute::Left,
    };
    company::why_substitute(lang, why)
}

/// A player's state in the list of people: `here`, `away; a bot plays`, `the computer, Club`.
pub fn state(lang: Lang, scene: &Scene, seat: Seat) -> Message {
    let status = &scene.status;
    let Some(player) = scene.players.get(seat.index()) else { return Message::default() };
    let own = scene.view.seat == Some(seat);
    let state = match (&player.bot, status.substitutes[seat.index()]) {
        (Some(bot), _) => return people::bot(lang, &level::name(lang, bot)),
        (None, Some(_)) if own => State::Yours,
        (None, Some(Substitute::Left)) => State::Left,
        (None, Some(_)) => State::Replaced,
        (None, None) if own || status.present[seat.index()] => State::Here,
        (None, None) => State::Away,
    };
    people::state(lang, state, status.host == Some(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn describes_the_time_of_a_clock() {
        assert_eq!(
            clock_time(Lang::EN, Clock::KIND),
            "45 seconds per turn, plus a time bank of 3 minutes. 10 seconds added for each turn played in time. If you run out of time, a bot plays for you."
        );
        let plain = Clock { base: 90, bank: 0, back: 0 };
        assert_eq!(
            clock_time(Lang::EN, plain),
            "1 minute and 30 seconds per turn. If you run out of time, a bot plays for you."
        );
    }
}
