//! The seats round a small table, the viewer's own at the bottom.

use canasta::Seat;
use canasta_table::scene::{Chair, Gathering};
use canasta_words::{company as words, level};
use maud::{Markup, html};

use crate::button::{do_path, one_button};
use crate::name::NAME_LENGTH;
use crate::prefs::Prefs;

/// The round table.
pub(super) fn round(gathering: &Gathering, prefs: &Prefs) -> Markup {
    let players = gathering.terms.players;
    let bottom = gathering.seat().unwrap_or_default();
    let seats = [bottom].into_iter().chain(players.seats_after(bottom).filter(|&seat| seat != bottom));
    // Who finds the table in the lobby says a name.
    let stranger = gathering.me.is_none() && gathering.terms.listed && !gathering.is_full();
    html! {
        @if stranger {
            form.stranger method="post" action=(do_path(&gathering.table)) {
                input type="hidden" name="what" value="come";
                p.name-field {
                    label for="name" { "Your name" }
                    input.field id="name" name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest";
                }
                button.btn.main.big { "Sit down" }
            }
        }
        ol class={ "round p" (players.count()) } {
            @for (place, seat) in seats.enumerate() {
                @if let Some(chair) = gathering.chairs.get(seat.index()) { (one(gathering, seat, chair, place)) }
            }
            li.felt aria-hidden="true" {}
        }
    }
}

fn one(gathering: &Gathering, seat: Seat, chair: &Chair, place: usize) -> Markup {
    let number = seat.0.to_string();
    let seat_name = format!("seat {}", seat.0 + 1);
    let own = gathering.seat() == Some(seat);
    let class = match chair {
        Chair::Free => "chair free",
        _ if own => "chair me",
        _ => "chair",
    };
    let ours = words::relation(gathering, seat) == "your partner";
    html! {
        li class={ (class) " at-" (place) @if ours { " ours" } } id={ "chair-" (seat.0) } {
            @match chair {
                Chair::Free => {
                    b.who { (words::free_seat(gathering, seat)) }
                    @if gathering.me.is_some() {
                        (one_button(&gathering.table, &[("what", "sit"), ("seat", &number)], "btn", "Sit here", Some(&format!("Sit here, {seat_name}"))))
                    }
                }
                Chair::Person(guest) => {
                    b.who { (guest.name) } " "
                    small {
                        (words::relation(gathering, seat))
                        @if guest.person == gathering.host { @if !words::relation(gathering, seat).is_empty() { ", " } "host" }
                        @if !guest.here && !own { " (not here now)" }
                    }
                    @if own { (one_button(&gathering.table, &[("what", "stand")], "btn", "Stand up", None)) }
                }
                Chair::Bot { name, bot } => {
                    b.who { (name) } " "
                    small { "computer, " (level::title(bot)) }
                }
            }
        }
    }
}
