//! The panel of the people at a table: who is here, what the host can do, how others come, how one leaves.

use canasta::Seat;
use canasta_record::scene::Scene;
use canasta_record::words::company as words;
use canasta_record::words::table::name;
use maud::{Markup, html};

use super::in_company;
use crate::face::icon;
use crate::gathering::{do_path, join_link, one_button};

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
    let players = scene.view.table.public.players;
    html! {
        aside.why.people id="people" tabindex="-1" aria-labelledby="people-title" {
            button.iconbtn.close type="button" id="close-people" data-do="people" aria-label="Close the list of people" { (icon(CROSS)) }
            h2 id="people-title" { "People at this table" }
            ul {
                @for seat in players.seats() { li.row { (one(scene, seat)) } }
            }
            @if around.watchers > 0 { p.quiet { (words::watchers(around.watchers)) } }
            @if scene.view.seat.is_some() && scene.winner.is_none() { (rest(scene)) }
            (sharing(scene, origin))
            @if scene.view.seat.is_some() && scene.winner.is_none() { (leaving(scene)) }
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
        @if around.can_sit.contains(&seat) {
            (one_button(&scene.table, &[("what", "sit"), ("seat", &number)], "btn main", "Play here", Some(&format!("Play here: {}", name(scene, seat)))))
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
            h3 { "Invite" }
            input.field.whole id="link" readonly value=(link) aria-label="Link to this table" spellcheck="false";
            p.row.for-script hidden {
                button.btn type="button" id="share-link" data-share=(link) data-text=(words::INVITATION) hidden { "Share" }
                button.btn type="button" id="copy-link" data-copy="link" { "Copy" }
                span.quiet role="status" id="copied" {}
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
