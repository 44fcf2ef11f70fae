//! The line above the hand while the game is paused, a bot plays for the viewer, or a turn takes too long.

use canasta_i18n::delay::{self, Offer};
use canasta_i18n::messages::company;
use canasta_i18n::{Lang, Name, company as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::ending::{closed_game_links, ended_early};
use crate::parts::button::{request_button, request_button_with_id};
use crate::parts::message::render;

/// `None` if the usual line about the turn applies.
pub(super) fn banner(lang: Lang, scene: &Scene) -> Option<Markup> {
    let seated = scene.view.seat;
    if scene.status.closed {
        return Some(
            html! { div.say.banner id="say" { span { (ended_early(lang, scene)) } (closed_game_links(lang, scene)) } },
        );
    }
    if let Some(name) = &scene.status.paused {
        return Some(html! {
            div.say.banner id="say" {
                span { b { (render(&company::paused(lang, Name(name)))) } }
                @if seated.is_some() || scene.status.is_host { (request_button(&scene.table, &[("what", "resume")], "btn main", company::resume(lang), None)) }
            }
        });
    }
    let Some(why) = seated.and_then(|seat| scene.status.substitutes[seat.index()]) else {
        return delay_banner(lang, scene);
    };
    Some(html! {
        div.say.banner id="say" {
            span { b { (company::own_substitute(lang)) } " " (render(&words::own_substitute(lang, why))) }
            (request_button(&scene.table, &[("what", "back")], "btn main", company::come_back(lang), None))
        }
    })
}

/// The other players' choices while a turn takes too long.
fn delay_banner(lang: Lang, scene: &Scene) -> Option<Markup> {
    let line = delay::delay(lang, scene)?;
    Some(html! {
        div.say.banner.awaits id="say" {
            span { b { (render(&line.lead)) } " " (render(&line.rest)) }
            @match line.offer {
                Some(Offer::Agree) => (request_button_with_id("say-agree", &scene.table, &[("what", "agree")], "btn main", Offer::Agree.label(lang), None)),
                Some(offer @ Offer::Substitute(seat)) => {
                    @let number = seat.0.to_string();
                    (request_button_with_id("say-stand-in", &scene.table, &[("what", "stand-in"), ("seat", &number)], "btn main", offer.label(lang), None))
                }
                None => {}
            }
        }
    })
}
