//! What the host of a table can do, before its game and in it: say how long a turn may take, renew link and code, close the
//! table, turn people away for good and let them in again. Everything is a form and works without script.

use canasta_journal::Person;
use canasta_table::scene::Guest;
use canasta_words::host as words;
use maud::{Markup, html};

use crate::button::{button_as, do_path, one_button};

/// How long a turn may take where there is no clock, with the answers to choose from.
pub(crate) fn time_allowed(table: &str, allowed: Option<u32>) -> Markup {
    let listed = words::TIMES.contains(&allowed);
    let choices = words::TIMES.into_iter().chain((!listed).then_some(allowed));
    html! {
        h3 { "Time for a turn" }
        p.quiet { (words::allowed(allowed)) }
        form.do.times method="post" action=(do_path(table)) {
            input type="hidden" name="what" value="allow";
            @for choice in choices {
                @let seconds = choice.map_or_else(String::new, |seconds| seconds.to_string());
                button.btn name="seconds" value=(seconds) id={ "do-allow-" (seconds) } aria-pressed=(choice == allowed) { (words::time_choice(choice)) }
            }
        }
    }
}

/// The code to speak, or the way to one.
pub(crate) fn spoken_code(table: &str, code: Option<&(String, u64)>) -> Markup {
    html! {
        h3 { "On the telephone" }
        @match code {
            Some((code, minutes)) => {
                p { (words::CODE_TELL) }
                p.code { span.sr { (spelled(code)) } @for letter in code.chars() { span aria-hidden="true" { (letter) } } }
                p.quiet { (words::code_lasts(*minutes)) }
            }
            None => {
                p.quiet { (words::CODE_ABOUT) }
                (one_button(table, &[("what", "code")], "btn", "Make a code", None))
            }
        }
    }
}

/// A code as it is read out letter by letter.
fn spelled(code: &str) -> String {
    let letters: Vec<String> = code.chars().map(String::from).collect();
    letters.join(" ")
}

/// A new link in place of the one that somebody has who should not.
pub(crate) fn renew(table: &str) -> Markup {
    html! {
        details.ask id="renewing" {
            summary { "New link and code" }
            p { (words::RENEW_ABOUT) }
            (one_button(table, &[("what", "renew")], "btn", "Make them new", Some("Make a new link and code")))
        }
    }
}

/// The end of the table, which asks first.
pub(crate) fn close(table: &str, about: &str) -> Markup {
    html! {
        details.ask id="closing" {
            summary { "Close the table" }
            p { (about) }
            (one_button(table, &[("what", "close")], "btn bad-btn", "Close it for everybody", None))
        }
    }
}

/// Turns somebody away for good, which asks first. `seat` says what becomes of their seat, if they have one.
pub(crate) fn ban(table: &str, person: Person, name: &str, seat: Option<&str>) -> Markup {
    html! {
        details.ask id={ "ban-" (person.0) } {
            summary aria-label={ "Turn away for good: " (name) } { "Turn away for good" }
            p { (words::FOR_GOOD) @if let Some(seat) = seat { " " (seat) } }
            (one_button(table, &[("what", "ban"), ("player", &person.0.to_string())], "btn bad-btn", "Turn away for good", Some(&format!("Turn away for good, now: {name}"))))
        }
    }
}

/// Who was turned away for good, each with the way back.
pub(crate) fn turned_away(table: &str, guests: &[Guest]) -> Markup {
    html! {
        @if !guests.is_empty() {
            h3 { (words::TURNED_AWAY) }
            ul.away-list {
                @for guest in guests {
                    li.row {
                        p.grow { b { (guest.name) } }
                        (one_button(table, &[("what", "let-in"), ("player", &guest.person.0.to_string())], "btn", "Let in again", Some(&format!("Let in again: {}", guest.name))))
                    }
                }
            }
        }
    }
}

/// Who came and has no seat, as the host sees them: whether they are a player again, and turned away for good.
pub(crate) fn standing(table: &str, guests: &[Guest], players: &[(Person, &str)]) -> Markup {
    html! {
        @if !guests.is_empty() {
            h3 { (words::STANDING) }
            ul {
                @for guest in guests {
                    li.row {
                        p.grow { b { (guest.name) } " " small { @if guest.here { "here" } @else { "not here" } } }
                        (same(table, guest, players))
                        (ban(table, guest.person, &guest.name, None))
                    }
                }
            }
        }
    }
}

/// Says of somebody without a seat that they are a player again, which asks first.
pub(crate) fn same(table: &str, guest: &Guest, players: &[(Person, &str)]) -> Markup {
    let newcomer = guest.person.0.to_string();
    let others: Vec<_> = players.iter().filter(|(person, _)| *person != guest.person).collect();
    html! {
        @if !others.is_empty() {
            details.ask id={ "same-" (newcomer) } {
                summary aria-label={ "Give a seat back: " (guest.name) } { "Give a seat back" }
                p { (words::AGAIN_ABOUT) }
                div.row {
                    @for (person, player) in others {
                        @let was = person.0.to_string();
                        (button_as(&format!("same-{newcomer}-{was}"), table, &[("what", "same"), ("player", &newcomer), ("was", &was)], "btn", &format!("It is {player}"), Some(&format!("It is {player}, who plays again: {}", guest.name))))
                    }
                }
            }
        }
    }
}

/// The rarer answers to somebody who knocks or asks: that they are a player again, and no for good.
pub(crate) fn rarer_answers(table: &str, knock: &str, name: &str, players: &[(Person, &str)]) -> Markup {
    html! {
        @if !players.is_empty() {
            div { p { b { "Is it one of you again?" } " " (words::AGAIN_ABOUT) }
            div.row {
                @for (person, player) in players {
                    @let was = person.0.to_string();
                    (button_as(&format!("again-{knock}-{was}"), table, &[("what", "admit"), ("knock", knock), ("was", &was)], "btn", &format!("It is {player}"), Some(&format!("It is {player}, who plays again: {name}"))))
                }
            } }
        }
        div { p { b { "For good?" } " " (words::FOR_GOOD) }
        (button_as(&format!("never-{knock}"), table, &[("what", "turn-away"), ("knock", knock), ("for-good", "yes")], "btn bad-btn", "No, for good", Some(&format!("No, for good: {name}")))) }
    }
}
