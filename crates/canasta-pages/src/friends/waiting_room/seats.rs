//! The seats around a small table, with the viewer's own seat at the bottom.

use canasta::Seat;
use canasta_i18n::company as words;
use canasta_i18n::level;
use canasta_i18n::messages::waiting_room::{self, PersonWho};
use canasta_table::scene::{WaitingRoom, WaitingRoomSeat};
use maud::{Markup, html};

use crate::parts::button::{request_button, request_path, token_field};
use crate::parts::frame::name_field;
use crate::parts::message::{named, render};
use crate::settings::prefs::Prefs;

pub(super) fn round_table(table: &WaitingRoom, prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    let players = table.terms.players;
    let bottom = table.seat().unwrap_or_default();
    let seats = [bottom].into_iter().chain(players.seats_after(bottom).filter(|&seat| seat != bottom));
    // Guests from the lobby enter a name before they sit down.
    let stranger = table.me.is_none() && table.terms.listed && table.unreserved() > 0;
    html! {
        @if stranger {
            form.stranger method="post" action=(request_path(&table.table)) {
                (token_field())
                input type="hidden" name="what" value="come";
                (name_field(prefs, "name"))
                button.btn.main.big { (waiting_room::sit_down(lang)) }
            }
        }
        ol class={ "round p" (players.count()) } {
            @for (place, seat) in seats.enumerate() {
                @if let Some(chair) = table.seats.get(seat.index()) { (seat_item(table, prefs, seat, chair, place)) }
            }
            li.felt aria-hidden="true" {}
        }
    }
}

fn seat_item(table: &WaitingRoom, prefs: &Prefs, seat: Seat, chair: &WaitingRoomSeat, place: usize) -> Markup {
    let lang = prefs.lang;
    let number = seat.0.to_string();
    let own = table.seat() == Some(seat);
    let class = match chair {
        WaitingRoomSeat::Free => "chair free",
        _ if own => "chair me",
        _ => "chair",
    };
    let relation = words::relation(table, seat);
    let ours = relation == PersonWho::Partner;
    html! {
        li class={ (class) " at-" (place) @if ours { " ours" } } id={ "chair-" (seat.0) } {
            @match chair {
                WaitingRoomSeat::Free => {
                    b.who { (words::free_seat(lang, table, seat)) }
                    @if table.me.is_some() {
                        (request_button(&table.table, &[("what", "sit"), ("seat", &number)], "btn", waiting_room::sit(lang), Some(waiting_room::sit_in(lang, seat.0 + 1).as_str())))
                    }
                }
                WaitingRoomSeat::Person(guest) => {
                    b.who { (named(lang, &guest.name)) } " "
                    small {
                        (render(&waiting_room::person(lang, relation, guest.person == table.host)))
                        @if !guest.is_present && !own { " " (waiting_room::not_here(lang)) }
                    }
                    @if own { (request_button(&table.table, &[("what", "stand")], "btn", waiting_room::stand(lang), None)) }
                }
                WaitingRoomSeat::Bot { name, bot } => {
                    b.who { (name) } " "
                    small { (render(&waiting_room::bot(lang, &level::name(lang, bot)))) }
                }
            }
        }
    }
}
