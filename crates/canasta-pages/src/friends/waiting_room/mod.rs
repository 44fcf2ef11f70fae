//! The waiting room of a table before its game: seats, invitation, the host's controls and the terms. Everything is a
//! form and works without JavaScript.

mod host;
mod invitation;
mod seats;

use canasta_i18n::messages::{join_request, nav, waiting_room};
use canasta_i18n::{Lang, Message, Name, company as words, session_score};
use canasta_table::journal::Person;
use canasta_table::scene::{WaitingRoom, WaitingRoomSeat};
use maud::{Markup, html};

use host::host;
use invitation::invitation;

use crate::friends::hosting::{rarer_answers, renew, spoken_code};
use crate::friends::session::games;
use crate::parts::button::{MAIN, leading_button, leaving as leaving_button, request_button};
use crate::parts::frame::{fan, new_tab};
use crate::parts::message::render;
use crate::rules::house::table_rules_path;
use crate::settings::prefs::Prefs;

pub(crate) fn waiting_room_title(lang: Lang, table: &WaitingRoom) -> Message {
    waiting_room::title(lang, Name(words::host_name(lang, table)))
}

/// The part that the server pushes and the script morphs.
pub(crate) fn waiting_room_body(table: &WaitingRoom, prefs: &Prefs, origin: &str) -> Markup {
    let lang = prefs.lang;
    let title = if table.is_host() {
        waiting_room::own(lang).into()
    } else {
        waiting_room::of(lang, Name(words::host_name(lang, table)))
    };
    html! {
        main.wrap.waiting-room[!table.closed].narrow[table.closed] id="showing" data-showing="gathering" data-table=(table.table) data-n=(table.n) {
            @if table.closed { (fan(lang)) }
            div.over { h1 { (render(&title)) } @if !table.closed { p.quiet { @if let Some(number) = session_score::game_number(lang, table) { (render(&number)) " " } (render(&words::next_step(lang, table))) } } }
            p.told id="fault" role="alert" {}
            @if table.closed { (closed(lang, table)) } @else {
            (join_requests(lang, table))
            section.panel.sitting aria-labelledby="sitting" {
                h2 id="sitting" { (waiting_room::seats(lang)) }
                p.quiet { (words::partnerships(lang, table.terms.players, table.terms.seats)) }
                (seats::round_table(table, prefs))
                (unseated_people(lang, table))
                (begin(table, prefs))
            }
            @if let Some(secret) = &table.invitation { (invitation(lang, &join_link(origin, secret), !table.is_full(), code(lang, table))) }
            (games(lang, &table.session_score, &html! {}))
            @if table.is_host() { (host(table, prefs)) }
            (terms(lang, table))
            (leaving(lang, table))
            }
        }
    }
}

/// Replaces the whole waiting room if the table was closed before its game.
fn closed(lang: Lang, table: &WaitingRoom) -> Markup {
    html! {
        section.panel {
            p { b { (render(&words::closed(lang, table.closed_by.as_deref()))) } }
            div.row {
                a.btn.main href="/" { (nav::to_start(lang)) }
                @if table.me.is_some() { (hide_button(lang, table)) }
            }
        }
    }
}

pub(crate) fn join_link(origin: &str, secret: &str) -> String {
    format!("{origin}/join/{secret}")
}

/// The join requests, which only the host sees.
fn join_requests(lang: Lang, table: &WaitingRoom) -> Markup {
    let people = table.seats.iter().filter_map(|seat| match seat {
        WaitingRoomSeat::Person(guest) => Some(guest),
        WaitingRoomSeat::Free | WaitingRoomSeat::Bot { .. } => None,
    });
    let people = people.chain(&table.standing).filter(|guest| guest.person != table.host);
    let people: Vec<(Person, &str)> = people.map(|guest| (guest.person, guest.name.as_str())).collect();
    html! {
        @if table.is_host() && !table.join_requests.is_empty() {
            section.panel.join-requests aria-labelledby="join-requests" {
                h2 id="join-requests" { (waiting_room::join_requests(lang)) }
                ul {
                    @for join_request in &table.join_requests {
                        @let id = join_request.id.to_string();
                        li.row {
                            p.grow { (render(&join_request::to_join(lang, Name(&join_request.name)))) }
                            (request_button(&table.table, &[("what", "admit"), ("knock", &id)], "btn main", waiting_room::let_in(lang), Some(waiting_room::let_in_one(lang, Name(&join_request.name)).as_str())))
                            (request_button(&table.table, &[("what", "turn-away"), ("knock", &id)], "btn", waiting_room::turn_away(lang), Some(waiting_room::turn_away_one(lang, Name(&join_request.name)).as_str())))
                            details.answers id={ "answers-" (id) } {
                                summary.btn aria-label=(join_request::answers_to(lang, Name(&join_request.name)).as_str()) { (join_request::answers(lang)) }
                                div.answer-list { (rarer_answers(lang, &table.table, &id, &join_request.name, &people)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn unseated_people(lang: Lang, table: &WaitingRoom) -> Markup {
    let others = session_score::without_seat(lang, table);
    let missing = session_score::missing_players(lang, table);
    let me = table.me.is_some() && table.seat().is_none();
    html! {
        @if me { p { (render(&waiting_room::no_seat(lang, table.is_full()))) } }
        @if !missing.is_empty() { p { (render(&missing)) } }
        @if !others.is_empty() { p.quiet { (render(&others)) } }
        @if table.spectators > 0 { p.quiet { (render(&words::spectators(lang, table.spectators))) } }
    }
}

/// The host's button to start the game.
fn begin(table: &WaitingRoom, prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    let level = prefs.company.all();
    // Until a friend has joined, sharing the link is the main action.
    let alone = table.seats.iter().filter(|seat| matches!(seat, WaitingRoomSeat::Person(_))).count() < 2;
    let class = if alone { "btn" } else { MAIN };
    html! {
        @if table.is_host() {
            div.row.begin {
                @if table.is_full() {
                    (request_button(&table.table, &[("what", "begin")], MAIN, waiting_room::begin(lang), None))
                } @else {
                    (request_button(&table.table, &[("what", "begin"), ("fill", level)], class, waiting_room::begin_filled(lang), None))
                }
            }
        }
    }
}

/// The code to read aloud and the button for a new link. Only the host sees them.
fn code(lang: Lang, table: &WaitingRoom) -> Option<Markup> {
    table.is_host().then(|| {
        html! {
            div.spoken { (spoken_code(lang, &table.table, table.code.as_ref())) (renew(lang, &table.table)) }
        }
    })
}

fn terms(lang: Lang, table: &WaitingRoom) -> Markup {
    let terms = &table.terms;
    html! {
        section.panel.terms aria-labelledby="terms" {
            h2 id="terms" { (waiting_room::played(lang)) }
            p { a href=(table_rules_path(&terms.preset, &terms.rules, terms.players)) target="_blank" { (render(&words::rules(lang, terms))) (new_tab(lang)) } }
            dl.agreed { @for term in words::agreed_terms(lang, terms, table.allowed) { div { dt { (term.label) } dd { (render(&term.text)) } } } }
        }
    }
}

/// The button that hides the table from the visitor's list of tables and opens that list.
fn hide_button(lang: Lang, table: &WaitingRoom) -> Markup {
    leading_button(&table.table, "hide", waiting_room::hide(lang))
}

fn leaving(lang: Lang, table: &WaitingRoom) -> Markup {
    let people = table.seats.iter().filter(|seat| matches!(seat, WaitingRoomSeat::Person(_))).count();
    let others = people + table.standing.len() > 1;
    let seated = table.seat().is_some();
    html! {
        @if table.me.is_some() && !seated && !table.is_host() {
            div { (hide_button(lang, table)) }
        } @else if table.me.is_some() && (others || !table.is_host()) {
            (leaving_button(&table.table, waiting_room::leave(lang), render(&waiting_room::leave_about(lang, seated, table.is_host())), waiting_room::leave_now(lang)))
        }
    }
}
