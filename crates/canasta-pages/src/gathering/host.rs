//! What the host of a gathering table can do with each seat.

use canasta::Seat;
use canasta_journal::Person;
use canasta_table::scene::{Chair, Gathering};
use canasta_words::{host as words, level};
use maud::{Markup, html};

use crate::button::{do_path, one_button};
use crate::hosting::{ban, close, same, time_allowed, turned_away};
use crate::prefs::Prefs;

/// The seats one below the other, each with what can be done.
pub(super) fn host(gathering: &Gathering, prefs: &Prefs) -> Markup {
    html! {
        section.panel.hosting aria-labelledby="hosting" {
            h2 id="hosting" { "You are the host" }
            p.quiet { "Give seats to the computer, free a seat, or make somebody else the host." }
            ul {
                @for (seat, chair) in (0..).map(Seat).zip(&gathering.chairs) {
                    li.row { (one(gathering, prefs, seat, chair)) }
                }
                @for guest in gathering.standing.iter().filter(|guest| guest.person != gathering.host) {
                    li.row {
                        p.grow { b { (guest.name) } " " small { "without a seat" } }
                        (make_host(gathering, guest.person.0, &guest.name))
                        (same(&gathering.table, guest, &seated(gathering)))
                        (ban(&gathering.table, guest.person, &guest.name, None))
                    }
                }
            }
            (turned_away(&gathering.table, &gathering.turned_away))
            @if gathering.terms.clock.is_none() { (time_allowed(&gathering.table, gathering.allowed)) }
            (close(&gathering.table, words::CLOSE_BEFORE))
        }
    }
}

/// Who sits there beside the host, and could have come again with another phone.
fn seated(gathering: &Gathering) -> Vec<(Person, &str)> {
    let seated = gathering.chairs.iter().filter_map(|chair| match chair {
        Chair::Person(guest) if guest.person != gathering.host => Some((guest.person, guest.name.as_str())),
        _ => None,
    });
    seated.collect()
}

fn one(gathering: &Gathering, prefs: &Prefs, seat: Seat, chair: &Chair) -> Markup {
    let number = seat.0.to_string();
    let free = |name: &str| {
        one_button(
            &gathering.table,
            &[("what", "free"), ("seat", &number)],
            "btn",
            "Free the seat",
            Some(&format!("Free the seat of {name}")),
        )
    };
    html! {
        @match chair {
            Chair::Free => {
                p.grow { b { "Seat " (seat.0 + 1) } " " small { "free" } }
                (give(gathering, prefs, seat))
            }
            Chair::Bot { name, bot } => {
                p.grow { b { (name) } " " small { "computer, " (level::title(bot)) } }
                (free(name))
            }
            Chair::Person(guest) if guest.person == gathering.host => {
                p.grow { b { (guest.name) } " " small { "you" } }
            }
            Chair::Person(guest) => {
                p.grow { b { (guest.name) } }
                (make_host(gathering, guest.person.0, &guest.name))
                (free(&guest.name))
                (ban(&gathering.table, guest.person, &guest.name, Some(words::FOR_GOOD_BEFORE)))
            }
        }
    }
}

/// A free seat for the computer, at a level.
fn give(gathering: &Gathering, prefs: &Prefs, seat: Seat) -> Markup {
    let usual = prefs.company.all();
    html! {
        form.do.give method="post" action=(do_path(&gathering.table)) {
            input type="hidden" name="what" value="bot";
            input type="hidden" name="seat" value=(seat.0);
            select.field name="level" id={ "level-" (seat.0) } aria-label={ "Level of the computer in seat " (seat.0 + 1) } {
                @for one in level::LEVELS { option value=(one.name) selected[one.name == usual] { (one.title) } }
                @if !level::LEVELS.iter().any(|one| one.name == usual) { option value=(usual) selected { (level::title(usual)) } }
            }
            button.btn id={ "do-bot-" (seat.0) } aria-label={ "Give seat " (seat.0 + 1) " to the computer" } { "To the computer" }
        }
    }
}

fn make_host(gathering: &Gathering, person: u8, name: &str) -> Markup {
    let fields = [("what", "host"), ("player", &person.to_string())];
    one_button(&gathering.table, &fields, "btn", "Make host", Some(&format!("Make host: {name}")))
}
