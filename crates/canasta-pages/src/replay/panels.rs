//! The panel for a step (its link, playing on from it) and the panel for the game (its record and score sheet as
//! files).

use canasta::Seat;
use canasta_i18n::messages::{replay, set_deal};
use canasta_i18n::{Message, Name, replay as words};
use maud::{Markup, html};

use super::{ReplayPage, ShownStep, link};
use crate::parts::button::token_field;
use crate::parts::message::render;

/// A link to this step, and playing on from it.
pub(super) fn step_panel(moment: &ShownStep<'_>) -> Markup {
    let page = moment.page;
    let lang = page.lang;
    let url = format!("{}{}", page.origin, link(page.path, page.at, page.seat));
    html! {
        section.panel.this-moment aria-labelledby="this-moment" {
            h2 id="this-moment" { (replay::this_step(lang)) }
            div.halves {
                div.half {
                    label for="link" { (replay::link(lang)) }
                    input.field.whole id="link" readonly value=(url) spellcheck="false";
                    p.row.for-script hidden {
                        button.btn type="button" id="share-link" data-share=(url) data-text=(moment.happened.as_str()) hidden { (replay::share(lang)) }
                        button.btn type="button" id="copy-link" data-copy="link" { (replay::copy(lang)) }
                        span.quiet role="status" id="copied" {}
                    }
                    @if page.table.is_none() { p.quiet { (replay::link_fades(lang)) } }
                }
                div.half {
                    h3 { (replay::play_on_heading(lang)) }
                    @if let Some(why) = why_not_play_on(moment) { p.quiet id="play-on" { (why) } } @else { (play_on(moment)) }
                    (whole_deal_link(moment))
                }
            }
        }
    }
}

/// The reason why the reader can't play on from here; `None` if they can.
fn why_not_play_on(moment: &ShownStep<'_>) -> Option<&'static str> {
    let lang = moment.page.lang;
    if moment.page.replay.totals_before().iter().any(|&total| total != 0) {
        Some(replay::no_beginning(lang))
    } else {
        moment.scene.winner.is_some().then_some(replay::over_here(lang))
    }
}

fn play_on(moment: &ShownStep<'_>) -> Markup {
    let page = moment.page;
    let lang = page.lang;
    let players = &page.replay.record().players;
    let chosen = page.own.or(page.seat).or(moment.scene.view.table.public.to_act()).unwrap_or_default();
    html! {
        form.play-on id="play-on" method="post" action=(page.path) {
            (token_field())
            input type="hidden" name="at" value=(page.at);
            fieldset.seg {
                legend { (replay::whose_hand(lang)) }
                @for seat in page.replay.players().seats() { (radio(seat, words::name(players, seat), seat == chosen)) }
            }
            p.quiet { (replay::play_on_about(lang)) }
            div.row { button.btn.main { (replay::play_on(lang)) } }
        }
    }
}

/// A link to play this whole deal again, if the game was played on this server.
fn whole_deal_link(moment: &ShownStep<'_>) -> Markup {
    let page = moment.page;
    let deal = page.replay.steps()[moment.page.replay.nearest(page.at)].deal;
    html! {
        @if page.table.is_some() && !page.replay.stats().is_empty() {
            p { a id="whole-deal" href={ (page.path) "/again?deal=" (deal) } { (set_deal::whole_deal(moment.page.lang)) } }
        }
    }
}

fn radio(seat: Seat, name: Name<'_>, chosen: bool) -> Markup {
    html! { label { input type="radio" name="seat" value=(seat.0) checked[chosen]; span { bdi { (name.0) } } } }
}

/// The record and the score sheet as files, and a link for checking the deals.
pub(super) fn files_panel(page: &ReplayPage<'_>, sides: &Message) -> Markup {
    let lang = page.lang;
    let base = page.path.strip_suffix("/replay").unwrap_or(page.path);
    let played_on = page.replay.record().date.as_deref().map(|date| replay::played_on(lang, &words::day(lang, date)));
    let has_proofs = page.replay.record().deals.iter().any(|deal| deal.proof.is_some());
    html! {
        section.panel aria-labelledby="take-along" {
            h2 id="take-along" { (replay::keep(lang)) }
            p.quiet { @if let Some(played_on) = &played_on { (render(played_on)) " " } (render(&replay::record_about(lang, sides))) }
            div.row {
                a.btn href={ (base) "/record" } download { (replay::download(lang)) }
                a.btn href={ (base) "/sheet.csv" } download { (replay::spreadsheet(lang)) }
                a.btn href="/replay" { (replay::open_another(lang)) }
            }
            @if has_proofs { p { a href="/fairness" { (replay::check(lang)) } } }
            p.quiet.keys-line { (replay::keys(lang)) }
        }
    }
}
