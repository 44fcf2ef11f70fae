//! The panel about the people at a table: who is here, the host's controls, the invitation, leaving.

use canasta::Seat;
use canasta_i18n::messages::{company, hosting, people};
use canasta_i18n::table::{name_of, player_name};
use canasta_i18n::{Lang, company as words, join_request};
use canasta_table::journal::Person;
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::friends::hosting::{ban, banned_guests, close, renew, spoken_code, turn_limit_form, unseated_people};
use crate::friends::waiting_room::join_link;
use crate::parts::button::{close_button, leaving, request_button};
use crate::parts::message::render;

/// The button in the menu and the bar; empty if the table has bots only.
pub(super) fn button(lang: Lang, scene: &Scene) -> Markup {
    html! { @if in_company(scene) { button.btn type="button" id="menu-people" data-do="people" { (people::open(lang)) } } }
}

/// Whether people at other devices play at this table, can join it, or watch.
fn in_company(scene: &Scene) -> bool {
    let status = &scene.status;
    if status.is_device_shared {
        return false;
    }
    let people = scene.players.iter().filter(|player| player.bot.is_none()).count();
    people > 1 || status.invitation.is_some() || status.spectators > 0 || scene.view.seat.is_none()
}

pub(super) fn panel(lang: Lang, scene: &Scene, origin: &str) -> Markup {
    if !in_company(scene) {
        return html! {};
    }
    let status = &scene.status;
    let players = scene.view.table.public.players();
    html! {
        aside.why.people id="people" tabindex="-1" aria-labelledby="people-title" {
            (close_button("people", "people", people::close(lang)))
            h2 id="people-title" { (people::title(lang)) }
            ul {
                @for seat in players.seats() { li.row { (seat_row(lang, scene, seat)) } }
            }
            @if status.spectators > 0 { p.quiet { (render(&words::spectators(lang, status.spectators))) } }
            @let is_running = scene.winner.is_none() && !status.closed;
            @if status.is_host && is_running { (unseated_people(lang, &scene.table, &status.standing, &players_of(scene))) }
            @if status.is_host { (banned_guests(lang, &scene.table, &status.banned)) }
            @if is_running && (scene.view.seat.is_some() || status.is_host) { (pause_section(lang, scene)) }
            @if is_running && status.is_host && status.clock.is_none() { (turn_limit_form(lang, &scene.table, status.allowed)) }
            @else if is_running { h3 { (hosting::time(lang)) } p.quiet { (render(&words::turn_time(lang, status.clock, status.allowed))) } }
            (sharing(lang, scene, origin))
            @if is_running && scene.view.seat.is_some() { (leaving(&scene.table, people::leave(lang), people::leave_about(lang), people::leave_now(lang))) }
            @if is_running && status.is_host { (close(lang, &scene.table, hosting::close_about(lang))) }
        }
    }
}

/// A seat and what the viewer can do with it.
fn seat_row(lang: Lang, scene: &Scene, seat: Seat) -> Markup {
    let status = &scene.status;
    let person = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    let own = scene.view.seat == Some(seat);
    let number = seat.0.to_string();
    let over = scene.winner.is_some();
    let who = name_of(scene, seat);
    html! {
        p.grow { b { (render(&player_name(lang, scene, seat))) } " " small { (render(&words::state(lang, scene, seat))) } }
        @if status.is_host && person && !own && !over {
            @if status.substitutes[seat.index()].is_none() && !status.present[seat.index()] {
                (request_button(&scene.table, &[("what", "stand-in"), ("seat", &number)], "btn", people::substitute(lang), Some(people::substitute_for(lang, who).as_str())))
            }
            // Only a person who is present can become the host.
            @if let Some(person) = status.persons[seat.index()].filter(|_| status.present[seat.index()]) {
                (request_button(&scene.table, &[("what", "host"), ("player", &person.0.to_string())], "btn", people::make_host(lang), Some(people::make_host_of(lang, who).as_str())))
            }
        }
        @if status.can_sit.contains(&seat) { (take_over_button(lang, scene, seat)) }
        @if let Some(person) = status.persons[seat.index()].filter(|_| status.is_host && person && !own && !over) {
            (ban(lang, &scene.table, person, who.0, Some(hosting::ban_bot_plays(lang))))
        }
    }
}

/// Everyone with a seat except the host. A newcomer can be one of them on a different device.
pub(super) fn players_of(scene: &Scene) -> Vec<(Person, &str)> {
    let seats = scene.view.table.public.players().seats().filter(|&seat| scene.status.host != Some(seat));
    seats.filter_map(|seat| Some((scene.status.persons[seat.index()]?, name_of(scene, seat).0))).collect()
}

/// The button to take over a hand. The host takes over directly; others ask the host.
fn take_over_button(lang: Lang, scene: &Scene, seat: Seat) -> Markup {
    let status = &scene.status;
    let number = seat.0.to_string();
    let label = people::play_for(lang, status.is_host, name_of(scene, seat));
    html! {
        @if status.asked_for == Some(seat) {
            p.quiet { (render(&join_request::own_request(lang, scene, seat))) }
            (request_button(&scene.table, &[("what", "withdraw")], "btn", people::withdraw(lang), None))
        } @else {
            (request_button(&scene.table, &[("what", "sit"), ("seat", &number)], "btn", render(&people::play(lang, status.is_host)), Some(label.as_str())))
        }
    }
}

fn pause_section(lang: Lang, scene: &Scene) -> Markup {
    html! {
        @if scene.status.paused.is_some() {
            p.quiet { (company::paused_about(lang)) }
        } @else if scene.status.is_host {
            (request_button(&scene.table, &[("what", "pause")], "btn", people::pause(lang), None))
            p.quiet { (people::pause_about(lang)) }
        }
    }
}

/// Links to share: the invitation and the “your turn” reminder.
fn sharing(lang: Lang, scene: &Scene, origin: &str) -> Markup {
    let invitation = scene.status.invitation.as_ref().map(|secret| join_link(origin, secret));
    let table = format!("{origin}/table/{}", scene.table);
    let reminder = company::reminder(lang, &table);
    html! {
        @if let Some(link) = invitation {
            h3 { (people::link(lang)) }
            input.field.whole id="link" readonly value=(link) aria-label=(people::link(lang)) spellcheck="false";
            p.row.for-script hidden {
                button.btn type="button" id="share-link" data-share=(link) data-text=(company::invitation(lang)) hidden { (people::share(lang)) }
                button.btn type="button" id="copy-link" data-copy="link" { (people::copy(lang)) }
                span.quiet role="status" id="copied" {}
            }
            @if scene.status.is_host && scene.winner.is_none() && !scene.status.closed {
                (renew(lang, &scene.table))
                (spoken_code(lang, &scene.table, scene.status.code.as_ref()))
            }
        }
        @if scene.view.seat.is_some() && scene.winner.is_none() {
            h3 { (people::for_days(lang)) }
            p.quiet { (people::reminder_about(lang)) }
            input.field.whole id="reminder" readonly value=(reminder.as_str()) aria-label=(people::reminder(lang)) spellcheck="false";
            div.row {
                span.row.for-script hidden {
                    button.btn type="button" id="share-reminder" data-share=(table) data-text=(reminder.as_str()) hidden { (people::reminder_share(lang)) }
                    button.btn type="button" id="copy-reminder" data-copy="reminder" { (people::copy(lang)) }
                }
                form method="post" action="/calendar" { button.btn { (people::calendar(lang)) } }
            }
        }
    }
}
