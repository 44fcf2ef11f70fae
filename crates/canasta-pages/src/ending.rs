//! The end of a deal, with its breakdown, and the end of a game.

use canasta::{DealScore, Side};
use canasta_table::scene::Scene;
use canasta_words::messages::evening;
use canasta_words::{Lang, points, table as words};
use maud::{Markup, html};

use crate::bar::sides;
use crate::button::one_button;
use crate::evening::{again, so_far};
use crate::new_table::{same_company, same_table};
use crate::shuffling::promised;

/// The result, in place of the table until it is looked at.
pub(crate) fn ending(lang: Lang, scene: &Scene) -> Markup {
    html! {
        main.doc.wrap.result-page id="result" tabindex="-1" {
            p.told id="fault" role="alert" {}
            @match scene.winner {
                _ if scene.lesson.is_some() => (crate::lesson::ending(lang, scene, &this_deal(scene))),
                Some(winner) => (game_end(lang, scene, winner)),
                None => (deal_end(scene)),
            }
        }
    }
}

fn deal_end(scene: &Scene) -> Markup {
    let verdict = scene.view.table.public.ending().map_or_else(String::new, |ending| words::verdict(scene, ending));
    html! {
        div { h1 { (verdict) } p.quiet { "Deal " (scene.deal) " is over. " (words::hands_left(scene)) } }
        div.two {
            (this_deal(scene))
            section.panel aria-labelledby="so-far" {
                h2 id="so-far" { "Score so far" }
                (running(scene))
                p { (next_minimum(scene)) }
                div.row {
                    (next_button(scene, "next", "btn main big"))
                    (deal_now(scene))
                    button.btn type="button" id="look" data-do="look" { "Look at the table" }
                }
                @let waiting = words::waiting(scene);
                @if !waiting.is_empty() { p.waiting { (waiting) } }
                @if let Some(seal) = &scene.around.seal { (promised(&scene.table, seal, "The next deal is promised:")) }
            }
        }
    }
}

/// The button of who is not ready for the next deal; of who is, the same without its use, so that the focus has its place.
pub(crate) fn next_button(scene: &Scene, id: &str, class: &str) -> Markup {
    let ready = scene.view.seat.is_some_and(|seat| scene.around.ready[seat.index()]);
    html! {
        @if scene.view.seat.is_some() {
            button class=(class) type="button" id=(id) data-do="next" aria-disabled=[ready.then_some("true")] {
                @if ready { "You are ready" } @else { "Next deal" }
            }
        }
    }
}

/// What the host can do who is ready and does not want to wait for the others.
fn deal_now(scene: &Scene) -> Markup {
    let ready = scene.view.seat.is_some_and(|seat| scene.around.ready[seat.index()]);
    html! { @if scene.around.is_host && ready { (one_button(&scene.table, &[("what", "deal")], "btn", "Deal now", None)) } }
}

fn game_end(lang: Lang, scene: &Scene, winner: Side) -> Markup {
    let (title, margin) = words::ended(scene, winner);
    html! {
        div { h1 { (title) } p.quiet { (margin) } }
        div.two {
            section.panel aria-label="Final score" {
                div class={ "final n" (sides(scene).len()) } {
                    @for side in by_points(scene) {
                        div.won[side == winner] {
                            span.name { (words::side_name(scene, side)) } " " b { (points(scene.totals[side.index()])) } " "
                            (outcome(scene, side, winner))
                        }
                    }
                }
                @if scene.around.again && scene.view.seat.is_some() { p { b { (evening::gathers(lang)) } } }
                div.row {
                    @if let Some(again) = again(lang, scene) { (again) } @else if scene.view.seat.is_some() { (once_more(lang, scene)) }
                    button.btn type="button" id="look" data-do="look" { "Look at the table" }
                    a.btn id="replay" href={ "/table/" (scene.table) "/replay" } { "Replay the game" }
                    a.btn href="/" { "Leave" }
                }
            }
            div.stackup {
                (so_far(lang, scene))
                section.panel aria-labelledby="sheet" { h2 id="sheet" { "Score sheet" } (running(scene)) }
            }
        }
        (this_deal(scene))
    }
}

/// The way to another table like this one, at once against the computer.
fn once_more(lang: Lang, scene: &Scene) -> Markup {
    html! {
        form method="post" action="/play" {
            @if let Some(table) = same_table(scene) {
                @let company = same_company(scene);
                input type="hidden" name="table" value=(table);
                input type="hidden" name="bots" value=(company.bots_text());
                input type="hidden" name="hints" value=(company.hints().text());
            }
            button.btn.main.big { (evening::again(lang)) }
        }
    }
}

/// The sides for the final score: two as everywhere, more by their points.
fn by_points(scene: &Scene) -> Vec<Side> {
    let mut sides = sides(scene);
    if sides.len() > 2 {
        sides.sort_by_key(|side| std::cmp::Reverse(scene.totals[side.index()]));
    }
    sides
}

/// What stands under a side's final score.
fn outcome(scene: &Scene, side: Side, winner: Side) -> String {
    let lost = side != winner;
    if lost && !words::alone(scene) {
        return if side == words::own_side(scene) || scene.view.seat.is_none() {
            "lost".to_owned()
        } else {
            words::names_of(scene, side)
        };
    }
    words::place(scene, side).to_owned()
}

/// The entries of a deal's score: name, what each is worth, the points.
type Entry = (&'static str, Option<i32>, fn(&DealScore) -> i32);

fn entries(scene: &Scene) -> Vec<(Entry, bool)> {
    let rules = &scene.view.table.public.rules();
    vec![
        (("Natural canastas", Some(rules.natural_canasta_bonus), |score| score.natural_canastas), true),
        (("Mixed canastas", Some(rules.mixed_canasta_bonus), |score| score.mixed_canastas), true),
        (("Concealed canastas", None, |score| score.concealed_canastas), false),
        (("Red threes", Some(rules.red_three_bonus), |score| score.red_threes), true),
        (("Going out", None, |score| score.going_out), true),
        (("Exact deal", None, |score| score.exact_deal), false),
        (("Penalties", None, |score| score.penalties), false),
        (("Cards melded", None, |score| score.melded), true),
        (("Cards left in hand", None, |score| score.in_hand), true),
    ]
}

/// The breakdown of the last deal: the usual entries always, the rare ones where they occur.
pub(crate) fn this_deal(scene: &Scene) -> Markup {
    let Some(scores) = scene.sheet.last() else { return html! {} };
    let sides = sides(scene);
    html! {
        section.panel aria-labelledby="this-deal" {
            h2 id="this-deal" { "This deal" }
            table class={ "result n" (sides.len()) } {
                thead { tr { td {} @for &side in &sides { th scope="col" { span.name { (words::side_name(scene, side)) } } } } }
                tbody {
                    @for ((name, each, of), usual) in entries(scene) {
                        @if usual || sides.iter().any(|side| of(&scores[side.index()]) != 0) {
                            tr {
                                th scope="row" { (name) @if let Some(each) = each { " " small { (each) " each" } } }
                                @for side in &sides { td { (or_dash(of(&scores[side.index()]))) } }
                            }
                        }
                    }
                    tr.sum {
                        th scope="row" { "This deal" }
                        @for side in &sides { td { (points(scores[side.index()].total())) } }
                    }
                }
            }
        }
    }
}

fn or_dash(n: i32) -> String {
    if n == 0 { "–".to_owned() } else { points(n) }
}

/// Each deal's points and the running total.
pub(crate) fn running(scene: &Scene) -> Markup {
    let sides = sides(scene);
    html! {
        table class={ "result n" (sides.len()) } {
            thead { tr { th scope="col" { "Deal" } @for &side in &sides { th scope="col" { span.name { (words::side_name(scene, side)) } } } } }
            tbody {
                @for (deal, scores) in scene.sheet.iter().enumerate() {
                    tr {
                        th scope="row" { (deal + 1) }
                        @for side in &sides {
                            td { small { (signed(scores[side.index()].total())) } " " span.run { (points(total_after(scene, *side, deal))) } }
                        }
                    }
                }
            }
        }
    }
}

fn total_after(scene: &Scene, side: Side, deal: usize) -> i32 {
    scene.sheet.iter().take(deal + 1).map(|scores| scores[side.index()].total()).sum()
}

pub(crate) fn signed(n: i32) -> String {
    if n > 0 { format!("+{}", points(n)) } else { points(n) }
}

/// `Next minimum: We 120, They 50. Paul deals.`
fn next_minimum(scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let dealer = public.players().after(public.dealer());
    html! {
        "Next minimum: "
        @for (place, side) in sides(scene).into_iter().enumerate() {
            @if place > 0 { ", " }
            (words::side_name(scene, side)) " " b { (public.rules().minimum(scene.totals[side.index()])) }
        }
        ". " (words::name(scene, dealer)) @if scene.view.seat == Some(dealer) { " deal." } @else { " deals." }
    }
}
