//! What goes on around the cards of a game: absent players, pauses, phrases, time, and the panel of the people. The markup
//! does not depend on the time, which the page's script fills in.

mod door;
mod people;
mod talk;

use canasta::Seat;
use canasta_i18n::delay::{self, Offer};
use canasta_i18n::messages::{company, scripts};
use canasta_i18n::{Lang, Name, company as words, table};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::button::{button_as, one_button};
use crate::closed::{ended_early, ways_on};
use crate::said::said;
pub(crate) use door::strip as door;
pub(crate) use people::{button as people_button, panel as people};
pub(crate) use talk::{button as say_button, heard, last_said, phrases, said_at};

/// The words that the pages' scripts put together, where no table is.
pub fn script_words(lang: Lang) -> Markup {
    html! { template id="words" { @for (name, text) in scripts::forms(lang).iter().chain(scripts::connection(lang)) { p data-word=(name) { (text) } } } }
}

/// Whether the viewer is to act, and can: the game does not rest.
pub(crate) fn is_mine(scene: &Scene) -> bool {
    scene.is_mine() && scene.around.paused.is_none() && !scene.around.closed
}

/// The same where the viewer plays as well: not while a bot does that for them.
pub(crate) fn may_act(scene: &Scene) -> bool {
    is_mine(scene) && scene.view.seat.is_some_and(|seat| scene.around.stand_ins[seat.index()].is_none())
}

/// Whether other people have to do with this table: they sit here, may come, or watch.
pub(crate) fn in_company(scene: &Scene) -> bool {
    let around = &scene.around;
    let people = scene.players.iter().filter(|player| player.bot.is_none()).count();
    people > 1 || around.invitation.is_some() || around.spectators > 0 || scene.view.seat.is_none()
}

/// What stands in the place of the line above the hand while the game rests or a bot plays for the viewer.
pub(crate) fn banner(lang: Lang, scene: &Scene) -> Option<Markup> {
    let seated = scene.view.seat;
    if scene.around.closed {
        return Some(
            html! { div.say.asked.banner id="say" { span { (ended_early(lang, scene)) } (ways_on(lang, scene)) } },
        );
    }
    if let Some(name) = &scene.around.paused {
        return Some(html! {
            div.say.asked.banner id="say" {
                span { b { (said(&company::paused(lang, Name(name)))) } }
                @if seated.is_some() || scene.around.is_host { (one_button(&scene.table, &[("what", "resume")], "btn main", company::resume(lang), None)) }
            }
        });
    }
    let Some(why) = seated.and_then(|seat| scene.around.stand_ins[seat.index()]) else { return waits(lang, scene) };
    Some(html! {
        div.say.asked.banner id="say" {
            span { b { (company::own_stand_in(lang)) } " " (said(&words::own_stand_in(lang, why))) }
            (one_button(&scene.table, &[("what", "back")], "btn main", company::come_back(lang), None))
        }
    })
}

/// The same while a turn takes too long: what the others may do.
fn waits(lang: Lang, scene: &Scene) -> Option<Markup> {
    let line = delay::delay(lang, scene)?;
    Some(html! {
        div.say.asked.banner.awaits id="say" {
            span { b { (said(&line.lead)) } " " (said(&line.rest)) }
            @match line.offer {
                Some(Offer::Agree) => (button_as("say-agree", &scene.table, &[("what", "agree")], "btn main", Offer::Agree.label(lang), None)),
                Some(offer @ Offer::StandIn(seat)) => {
                    @let number = seat.0.to_string();
                    (button_as("say-stand-in", &scene.table, &[("what", "stand-in"), ("seat", &number)], "btn main", offer.label(lang), None))
                }
                None => {}
            }
        }
    })
}

/// The class of a plate whose player is away or has a bot play.
pub(crate) fn plate_class(scene: &Scene, seat: Seat) -> &'static str {
    let away = scene.around.stand_ins[seat.index()].is_some() || table::not_here(scene, seat);
    if away { " away" } else { "" }
}

/// Where the script shows how much of a seat's time has gone by; only where that seat's time runs.
pub(crate) fn time_bar(scene: &Scene, seat: Seat) -> Markup {
    let runs = scene.around.running_clock.is_some_and(|ticking| ticking.seat == seat);
    html! { @if runs { span.time data-seat=(seat.0) aria-hidden="true" { i {} } } }
}
