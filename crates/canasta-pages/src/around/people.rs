//! The panel of the people at a table: who is here, what the host can do, how others come, how one leaves.

use canasta::Seat;
use canasta_table::scene::Scene;
use canasta_words::table::name;
use canasta_words::{company as words, door, host};
use maud::{Markup, html};

use super::door::players_of;
use super::in_company;
use crate::button::{do_path, one_button};
use crate::face::icon;
use crate::gathering::join_link;
use crate::hosting::{ban, close, renew, spoken_code, standing, time_allowed, turned_away};

const CROSS: &str = "M6 6l12 12M18 6 6 18";

/// The entry in the menu and the bar; nothing where one plays with the computer alone.
pub(crate) fn button(scene: &Scene, class: &str, id: &str) -> Markup {
    html! { @if in_company(scene) { button class=(class) type="button" id=(id) data-do="people" { "People" } } }
}

/// The panel, shown when asked for.
pub(crate) fn people(scene: &Scene, origin: &str) -> Markup {
    if !in_company(scene) {
        return html! {};
    }
    let around = &scene.around;
    let players = scene.view.table.public.players();
    html! {
        aside.why.people id="people" tabindex="-1" aria-labelledby="people-title" {
            button.iconbtn.close type="button" id="close-people" data-do="people" aria-label="Close the list of people" { (icon(CROSS)) }
            h2 id="people-title" { "People at this table" }
            ul {
                @for seat in players.seats() { li.row { (one(scene, seat)) } }
            }
            @if around.watchers > 0 { p.quiet { (words::watchers(around.watchers)) } }
            @let on = scene.winner.is_none() && !around.closed;
            @if around.is_host && on { (standing(&scene.table, &around.standing, &players_of(scene))) }
            @if around.is_host { (turned_away(&scene.table, &around.turned_away)) }
            @if on && (scene.view.seat.is_some() || around.is_host) { (rest(scene)) }
            @if on && around.is_host && around.clock.is_none() { (time_allowed(&scene.table, around.allowed)) }
            @else if on { h3 { "Time for a turn" } p.quiet { (words::turn_time(around.clock, around.allowed)) } }
            (sharing(scene, origin))
            @if on && scene.view.seat.is_some() { (leaving(scene)) }
            @if on && around.is_host { (close(&scene.table, host::CLOSE_ABOUT)) }
        }
    }
}

/// One seat, with what the viewer can do about it.
fn one(scene: &Scene, seat: Seat) -> Markup {
    let around = &scene.around;
    let person = scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    let own = scene.view.seat == Some(seat);
    let number = seat.0.to_string();
    let over = scene.winner.is_some();
    html! {
        p.grow {
            b { (name(scene, seat)) } " "
            small { (words::state(scene, seat)) @if around.host == Some(seat) { ", host" } }
        }
        @if around.is_host && person && !own && !over {
            @if around.stand_ins[seat.index()].is_none() && !around.here[seat.index()] {
                (one_button(&scene.table, &[("what", "stand-in"), ("seat", &number)], "btn", "Let a bot play", Some(&format!("Let a bot play: {}", name(scene, seat)))))
            }
            // Who is not there cannot be asked whether they want to be the host.
            @if let Some(person) = around.persons[seat.index()].filter(|_| around.here[seat.index()]) {
                (one_button(&scene.table, &[("what", "host"), ("player", &person.0.to_string())], "btn", "Make host", Some(&format!("Make host: {}", name(scene, seat)))))
            }
        }
        @if around.can_sit.contains(&seat) { (playing_on(scene, seat)) }
        @if let Some(person) = around.persons[seat.index()].filter(|_| around.is_host && person && !own && !over) {
            (ban(&scene.table, person, name(scene, seat), Some(host::FOR_GOOD_SEAT)))
        }
    }
}

/// What somebody without a seat can do about a hand that may be played on: the host at once, others by asking the host.
fn playing_on(scene: &Scene, seat: Seat) -> Markup {
    let around = &scene.around;
    let label = if around.is_host { "Play here" } else { "Ask to play here" };
    let number = seat.0.to_string();
    html! {
        @if around.asked_for == Some(seat) {
            p.quiet { (door::asked(scene, seat)) }
            (one_button(&scene.table, &[("what", "withdraw")], "btn", "Take it back", None))
        } @else {
            (one_button(&scene.table, &[("what", "sit"), ("seat", &number)], "btn", label, Some(&format!("{label}: {}", name(scene, seat)))))
        }
    }
}

/// A rest for the game, for days if need be.
fn rest(scene: &Scene) -> Markup {
    html! {
        @if scene.around.paused.is_some() {
            p.quiet { (words::PAUSED_MORE) }
        } @else if scene.around.is_host {
            (one_button(&scene.table, &[("what", "pause")], "btn", "Pause the game", None))
            p.quiet { "For a while or for days: everything stays as it is." }
        }
    }
}

/// Links to give to others: to come, and that it is their turn.
fn sharing(scene: &Scene, origin: &str) -> Markup {
    let invitation = scene.around.invitation.as_ref().map(|secret| join_link(origin, secret));
    let table = format!("{origin}/table/{}", scene.table);
    html! {
        @if let Some(link) = invitation {
            h3 { "Link to this table" }
            input.field.whole id="link" readonly value=(link) aria-label="Link to this table" spellcheck="false";
            p.row.for-script hidden {
                button.btn type="button" id="share-link" data-share=(link) data-text=(words::INVITATION) hidden { "Share" }
                button.btn type="button" id="copy-link" data-copy="link" { "Copy" }
                span.quiet role="status" id="copied" {}
            }
            @if scene.around.is_host && scene.winner.is_none() && !scene.around.closed {
                (renew(&scene.table))
                (spoken_code(&scene.table, scene.around.code.as_ref()))
            }
        }
        @if scene.view.seat.is_some() && scene.winner.is_none() {
            h3 { "For days" }
            p.quiet { "Send this to whoever is to play, or put your own turns into your calendar." }
            input.field.whole id="reminder" readonly value=(words::reminder(&table)) aria-label="A reminder to send" spellcheck="false";
            div.row {
                span.row.for-script hidden {
                    button.btn type="button" id="share-reminder" data-share=(table) data-text=(words::reminder(&table)) hidden { "Share a reminder" }
                    button.btn type="button" id="copy-reminder" data-copy="reminder" { "Copy" }
                }
                form method="post" action="/calendar" { button.btn { "My calendar link" } }
            }
        }
    }
}

/// The way out, which asks first.
fn leaving(scene: &Scene) -> Markup {
    html! {
        details.leaving id="leaving" {
            summary { "Give up your seat" }
            p { "A bot plays on for you. You may come back as long as the game goes on." }
            form method="post" action=(do_path(&scene.table)) {
                input type="hidden" name="what" value="leave";
                button.btn id="do-leave" { "Give it up" }
            }
        }
    }
}
