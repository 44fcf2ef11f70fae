//! The host's controls before and during the game: the turn limit, a new link and code, closing the table, banning
//! people. Everything is a form and works without JavaScript.

use canasta_i18n::messages::hosting;
use canasta_i18n::{Lang, Name, turn_limit as words};
use canasta_table::journal::Person;
use canasta_table::scene::Guest;
use maud::{Markup, html};

use crate::parts::button::{request_button, request_button_with_id, request_path};
use crate::parts::message::{named, render};

/// The turn limit at a table without a clock, with buttons to change it.
pub(crate) fn turn_limit_form(lang: Lang, table: &str, allowed: Option<u32>) -> Markup {
    let listed = words::CHOICES.contains(&allowed);
    let choices = words::CHOICES.into_iter().chain((!listed).then_some(allowed));
    html! {
        h3 { (hosting::time(lang)) }
        p.quiet { (render(&words::rule(lang, allowed))) }
        form.do.times method="post" action=(request_path(table)) {
            input type="hidden" name="what" value="allow";
            @for choice in choices {
                @let seconds = choice.map_or_else(String::new, |seconds| seconds.to_string());
                button.btn name="seconds" value=(seconds) id={ "do-allow-" (seconds) } aria-pressed=(choice == allowed) { (render(&words::choice(lang, choice))) }
            }
        }
    }
}

/// The code to read aloud, or a button to create one.
pub(crate) fn spoken_code(lang: Lang, table: &str, code: Option<&(String, u64)>) -> Markup {
    html! {
        h3 { (hosting::code(lang)) }
        @match code {
            Some((code, minutes)) => {
                p { (hosting::code_tell(lang)) }
                p.code { span.sr { (spelled(code)) } @for letter in code.chars() { span aria-hidden="true" { (letter) } } }
                p.quiet { (render(&hosting::code_lasts(lang, *minutes))) }
            }
            None => {
                p.quiet { (hosting::code_about(lang)) }
                (request_button(table, &[("what", "code")], "btn", hosting::code_make(lang), None))
            }
        }
    }
}

/// Separates the code's letters with spaces, so that screen readers spell it.
fn spelled(code: &str) -> String {
    let letters: Vec<String> = code.chars().map(String::from).collect();
    letters.join(" ")
}

/// The button that replaces the link, in case the wrong people have it.
pub(crate) fn renew(lang: Lang, table: &str) -> Markup {
    html! {
        details.ask id="renewing" {
            summary { (hosting::renew(lang)) }
            p { (hosting::renew_about(lang)) }
            (request_button(table, &[("what", "renew")], "btn", hosting::renew_now(lang), Some(hosting::renew_both(lang))))
        }
    }
}

/// The button that closes the table. It asks for confirmation.
pub(crate) fn close(lang: Lang, table: &str, about: &str) -> Markup {
    html! {
        details.ask id="closing" {
            summary { (hosting::close(lang)) }
            p { (about) }
            (request_button(table, &[("what", "close")], "btn bad-btn", hosting::close_now(lang), None))
        }
    }
}

/// The button that bans a person. It asks for confirmation. `seat` says what happens to their seat, if they have one.
pub(crate) fn ban(lang: Lang, table: &str, person: Person, name: &str, seat: Option<&str>) -> Markup {
    let name = Name(name);
    html! {
        details.ask id={ "ban-" (person.0) } {
            summary aria-label=(hosting::ban_one(lang, name).as_str()) { (hosting::ban(lang)) }
            p { (hosting::ban_about(lang)) @if let Some(seat) = seat { " " (seat) } }
            (request_button(table, &[("what", "ban"), ("player", &person.0.to_string())], "btn bad-btn", hosting::ban(lang), Some(hosting::ban_now(lang, name).as_str())))
        }
    }
}

/// The banned guests, each with a button to unban them.
pub(crate) fn banned_guests(lang: Lang, table: &str, guests: &[Guest]) -> Markup {
    html! {
        @if !guests.is_empty() {
            h3 { (hosting::turned_away(lang)) }
            ul.away-list {
                @for guest in guests {
                    li.row {
                        p.grow { b { (named(lang, &guest.name)) } }
                        (request_button(table, &[("what", "let-in"), ("player", &guest.person.0.to_string())], "btn", hosting::let_in(lang), Some(hosting::let_in_one(lang, Name(&guest.name)).as_str())))
                    }
                }
            }
        }
    }
}

/// The host's list of people at the table without a seat. Each can get a seat back or be banned.
pub(crate) fn unseated_people(lang: Lang, table: &str, guests: &[Guest], players: &[(Person, &str)]) -> Markup {
    html! {
        @if !guests.is_empty() {
            h3 { (hosting::standing(lang)) }
            ul {
                @for guest in guests {
                    li.row {
                        p.grow { b { (named(lang, &guest.name)) } " " small { (render(&hosting::here(lang, guest.is_present))) } }
                        (give_back_seat(lang, table, guest, players))
                        (ban(lang, table, guest.person, &guest.name, None))
                    }
                }
            }
        }
    }
}

/// The buttons that give a person without a seat their old seat back. They ask for confirmation.
pub(crate) fn give_back_seat(lang: Lang, table: &str, guest: &Guest, players: &[(Person, &str)]) -> Markup {
    let newcomer = guest.person.0.to_string();
    let others: Vec<_> = players.iter().filter(|(person, _)| *person != guest.person).collect();
    html! {
        @if !others.is_empty() {
            details.ask id={ "same-" (newcomer) } {
                summary aria-label=(hosting::give_back_to(lang, Name(&guest.name)).as_str()) { (hosting::give_back(lang)) }
                p { (hosting::again_about(lang)) }
                div.row {
                    @for (person, player) in others {
                        @let was = person.0.to_string();
                        @let fields = [("what", "same"), ("player", newcomer.as_str()), ("was", was.as_str())];
                        (player_button(lang, table, &format!("same-{newcomer}-{was}"), &fields, player, &guest.name))
                    }
                }
            }
        }
    }
}

/// The button that identifies a newcomer as this player.
fn player_button(lang: Lang, table: &str, id: &str, fields: &[(&str, &str)], player: &str, name: &str) -> Markup {
    let label = hosting::is_again(lang, Name(player), Name(name));
    request_button_with_id(id, table, fields, "btn", render(&hosting::is(lang, Name(player))), Some(label.as_str()))
}

/// The less common answers to a join request: identify the guest as one of the players, or ban them.
pub(crate) fn rarer_answers(
    lang: Lang,
    table: &str,
    join_request: &str,
    name: &str,
    players: &[(Person, &str)],
) -> Markup {
    html! {
        @if !players.is_empty() {
            div { p { b { (hosting::again(lang)) } " " (hosting::again_about(lang)) }
            div.row {
                @for (person, player) in players {
                    @let was = person.0.to_string();
                    @let fields = [("what", "admit"), ("knock", join_request), ("was", was.as_str())];
                    (player_button(lang, table, &format!("again-{join_request}-{was}"), &fields, player, name))
                }
            } }
        }
        div { p { b { (hosting::never(lang)) } " " (hosting::ban_about(lang)) }
        (request_button_with_id(&format!("never-{join_request}"), table, &[("what", "turn-away"), ("knock", join_request), ("for-good", "yes")], "btn bad-btn", hosting::never_now(lang), Some(hosting::never_one(lang, Name(name)).as_str()))) }
    }
}
