//! The host's controls for each seat in the waiting room.

use canasta::Seat;
use canasta_i18n::messages::{hosting, people, waiting_room};
use canasta_i18n::{Lang, Name, level};
use canasta_table::journal::Person;
use canasta_table::scene::{WaitingRoom, WaitingRoomSeat};
use maud::{Markup, html};

use crate::friends::hosting::{ban, banned_guests, close, give_back_seat, turn_limit_form};
use crate::parts::button::{request_button, request_path};
use crate::parts::message::{named, render};
use crate::settings::prefs::Prefs;

/// The list of seats, each with the host's controls for it.
pub(super) fn host(table: &WaitingRoom, prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    html! {
        section.panel.hosting aria-labelledby="hosting" {
            h2 id="hosting" { (waiting_room::hosting(lang)) }
            p.quiet { (waiting_room::hosting_about(lang, !table.is_full())) }
            ul {
                @for (seat, state) in (0..).map(Seat).zip(&table.seats) {
                    li.row { (seat_row(table, prefs, seat, state)) }
                }
                @for guest in table.standing.iter().filter(|guest| guest.person != table.host) {
                    li.row {
                        p.grow { b { (named(lang, &guest.name)) } " " small { (waiting_room::standing(lang)) } }
                        (make_host(lang, table, guest.person.0, &guest.name))
                        (give_back_seat(lang, &table.table, guest, &seated(table)))
                        (ban(lang, &table.table, guest.person, &guest.name, None))
                    }
                }
            }
            (banned_guests(lang, &table.table, &table.banned))
            @if table.terms.clock.is_none() { (turn_limit_form(lang, &table.table, table.allowed)) }
            (close(lang, &table.table, hosting::close_before(lang)))
        }
    }
}

/// Everyone with a seat except the host. A newcomer can be one of them on a different device.
fn seated(table: &WaitingRoom) -> Vec<(Person, &str)> {
    let seated = table.seats.iter().filter_map(|state| match state {
        WaitingRoomSeat::Person(guest) if guest.person != table.host => Some((guest.person, guest.name.as_str())),
        _ => None,
    });
    seated.collect()
}

fn seat_row(table: &WaitingRoom, prefs: &Prefs, seat: Seat, state: &WaitingRoomSeat) -> Markup {
    let lang = prefs.lang;
    let number = seat.0.to_string();
    let free = |name: &str| {
        let fields = [("what", "free"), ("seat", number.as_str())];
        let label = waiting_room::free_of(lang, Name(name));
        request_button(&table.table, &fields, "btn", waiting_room::free(lang), Some(label.as_str()))
    };
    html! {
        @match state {
            WaitingRoomSeat::Free => {
                p.grow { b { (render(&waiting_room::seat(lang, seat.0 + 1))) } " " small { (waiting_room::seat_free(lang)) } }
                (bot_form(table, prefs, seat))
            }
            WaitingRoomSeat::Bot { name, bot } => {
                p.grow { b { (name) } " " small { (render(&waiting_room::bot(lang, &level::name(lang, bot)))) } }
                (free(name))
            }
            WaitingRoomSeat::Person(guest) if guest.person == table.host => {
                p.grow { b { (named(lang, &guest.name)) } " " small { (waiting_room::you(lang)) } }
            }
            WaitingRoomSeat::Person(guest) => {
                p.grow { b { (named(lang, &guest.name)) } }
                (make_host(lang, table, guest.person.0, &guest.name))
                (free(&guest.name))
                (ban(lang, &table.table, guest.person, &guest.name, Some(hosting::ban_seat_free(lang))))
            }
        }
    }
}

/// Gives a free seat to a bot of the selected level.
fn bot_form(table: &WaitingRoom, prefs: &Prefs, seat: Seat) -> Markup {
    let lang = prefs.lang;
    let usual = prefs.company.all();
    html! {
        form.do.give method="post" action=(request_path(&table.table)) {
            input type="hidden" name="what" value="bot";
            input type="hidden" name="seat" value=(seat.0);
            select.field name="level" id={ "level-" (seat.0) } aria-label=(waiting_room::level(lang, seat.0 + 1).as_str()) {
                @for bot in level::NAMES { option value=(bot) selected[*bot == usual] { (level::name(lang, bot)) } }
                @if !level::NAMES.contains(&usual) { option value=(usual) selected { (level::name(lang, usual)) } }
            }
            button.btn id={ "do-bot-" (seat.0) } aria-label=(waiting_room::seat_to_bot(lang, seat.0 + 1).as_str()) { (waiting_room::to_bot(lang)) }
        }
    }
}

fn make_host(lang: Lang, table: &WaitingRoom, person: u8, name: &str) -> Markup {
    let fields = [("what", "host"), ("player", &person.to_string())];
    let label = people::make_host_of(lang, Name(name));
    request_button(&table.table, &fields, "btn", people::make_host(lang), Some(label.as_str()))
}
