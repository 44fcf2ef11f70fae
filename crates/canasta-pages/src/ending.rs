//! The end of a deal, with its breakdown, and the end of a game.

use canasta::Side;
use canasta_table::scene::Scene;
use canasta_words::messages::{ending, evening, table};
use canasta_words::table::{self as words, Entry};
use canasta_words::{Lang, Message};
use maud::{Markup, html};

use crate::bar::{side_headings, sides};
use crate::button::one_button;
use crate::evening::{again, so_far};
use crate::level_offer::after_game;
use crate::new_table::{same_company, same_table};
use crate::said::said;
use crate::shuffling::commitment;

/// The result, in place of the table until it is looked at.
pub(crate) fn ending(lang: Lang, scene: &Scene) -> Markup {
    html! {
        main.doc.wrap.result-page id="result" tabindex="-1" {
            p.told id="fault" role="alert" {}
            @match scene.winner {
                _ if scene.lesson.is_some() => (crate::lesson::ending(lang, scene, &this_deal(lang, scene))),
                Some(winner) => (game_end(lang, scene, winner)),
                None => (deal_end(lang, scene)),
            }
        }
    }
}

fn deal_end(lang: Lang, scene: &Scene) -> Markup {
    let how = scene.view.table.public.ending();
    let verdict = how.map_or_else(Message::default, |how| words::verdict(lang, scene, how));
    let over = Message::sentences([&ending::deal_over(lang, scene.deal), &words::hands_left(lang, scene)]);
    html! {
        div { h1 { (said(&verdict)) } p.quiet { (said(&over)) } }
        div.two {
            (this_deal(lang, scene))
            section.panel aria-labelledby="so-far" {
                h2 id="so-far" { (ending::score_so_far(lang)) }
                (running(lang, scene))
                p { (said(&next_minimum(lang, scene))) }
                div.row {
                    (next_button(lang, scene, "next", true))
                    (deal_now(lang, scene))
                    button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
                }
                @let waiting = words::waiting(lang, scene);
                @if !waiting.is_empty() { p.waiting { (said(&waiting)) } }
                @if let Some(seal) = &scene.around.seal { (commitment(lang, &scene.table, seal, &ending::next_commitment(lang, &words::seal(seal)))) }
            }
        }
    }
}

/// The button for the next deal. It stays, without use, when its player is ready, so that the focus keeps its place.
pub(crate) fn next_button(lang: Lang, scene: &Scene, id: &str, big: bool) -> Markup {
    let ready = scene.view.seat.is_some_and(|seat| scene.around.ready[seat.index()]);
    html! {
        @if scene.view.seat.is_some() {
            button.btn.main.big[big] type="button" id=(id) data-do="next" aria-disabled=[ready.then_some("true")] {
                (if ready { ending::you_are_ready(lang) } else { ending::next_deal(lang) })
            }
        }
    }
}

/// A host who is ready need not wait for the others.
fn deal_now(lang: Lang, scene: &Scene) -> Markup {
    let ready = scene.view.seat.is_some_and(|seat| scene.around.ready[seat.index()]);
    html! { @if scene.around.is_host && ready { (one_button(&scene.table, &[("what", "deal")], "btn", ending::deal_now(lang), None)) } }
}

fn game_end(lang: Lang, scene: &Scene, winner: Side) -> Markup {
    let (title, margin) = words::ended(lang, scene, winner);
    html! {
        div { h1 { (said(&title)) } p.quiet { (said(&margin)) } }
        div.two {
            section.panel aria-label=(ending::final_score(lang)) {
                div class={ "final n" (sides(scene).len()) } {
                    @for side in by_points(scene) {
                        div.won[side == winner] {
                            span.name { (said(&words::side_name(lang, scene, side))) } " " b { (points(lang, scene.totals[side.index()])) } " "
                            (said(&outcome(lang, scene, side, winner)))
                        }
                    }
                }
                @if scene.around.again && scene.view.seat.is_some() { p { b { (evening::gathers(lang)) } } }
                div.row {
                    @if let Some(again) = again(lang, scene) { (again) } @else if scene.view.seat.is_some() { (once_more(lang, scene)) }
                    button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
                    a.btn id="replay" href={ "/table/" (scene.table) "/replay" } { (ending::replay(lang)) }
                    a.btn href="/" { (table::leave(lang)) }
                }
            }
            div.stackup {
                (so_far(lang, scene))
                section.panel aria-labelledby="sheet" { h2 id="sheet" { (ending::score_sheet(lang)) } (running(lang, scene)) }
            }
        }
        (this_deal(lang, scene))
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
        (after_game(lang, scene))
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
fn outcome(lang: Lang, scene: &Scene, side: Side, winner: Side) -> Message {
    let lost = side != winner;
    if lost && !words::alone(scene) {
        return if side == words::own_side(scene) || scene.view.seat.is_none() {
            ending::lost(lang).into()
        } else {
            words::names_of(lang, scene, side)
        };
    }
    words::place(lang, scene, side)
}

/// The breakdown of the last deal: the usual entries always, the rare ones where they occur.
pub(crate) fn this_deal(lang: Lang, scene: &Scene) -> Markup {
    let Some(scores) = scene.sheet.last() else { return html! {} };
    let sides = sides(scene);
    html! {
        section.panel aria-labelledby="this-deal" {
            h2 id="this-deal" { (ending::this_deal(lang)) }
            table class={ "result n" (sides.len()) } {
                thead { tr { td {} (side_headings(lang, scene)) } }
                tbody {
                    @for Entry { name, each, of, usual } in words::entries(lang, scene) {
                        @if usual || sides.iter().any(|side| of(&scores[side.index()]) != 0) {
                            tr {
                                th scope="row" { (name) @if let Some(each) = each { " " small { (ending::each(lang, each)) } } }
                                @for side in &sides { td { (or_dash(lang, of(&scores[side.index()]))) } }
                            }
                        }
                    }
                    tr.sum {
                        th scope="row" { (ending::this_deal(lang)) }
                        @for side in &sides { td { (points(lang, scores[side.index()].total())) } }
                    }
                }
            }
        }
    }
}

fn points(lang: Lang, n: i32) -> String {
    lang.locale().points(n)
}

fn or_dash(lang: Lang, n: i32) -> String {
    if n == 0 { "–".to_owned() } else { points(lang, n) }
}

/// Each deal's points and the running total.
pub(crate) fn running(lang: Lang, scene: &Scene) -> Markup {
    let sides = sides(scene);
    html! {
        table class={ "result n" (sides.len()) } {
            thead { tr { th scope="col" { (ending::deals(lang)) } (side_headings(lang, scene)) } }
            tbody {
                @for (deal, scores) in scene.sheet.iter().enumerate() {
                    tr {
                        th scope="row" { (deal + 1) }
                        @for side in &sides {
                            td { small { (signed(lang, scores[side.index()].total())) } " " span.run { (points(lang, total_after(scene, *side, deal))) } }
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

pub(crate) fn signed(lang: Lang, n: i32) -> String {
    if n > 0 { format!("+{}", points(lang, n)) } else { points(lang, n) }
}

/// `Next minimum: We 120 and They 50. Paul deals.`
fn next_minimum(lang: Lang, scene: &Scene) -> Message {
    let rules = scene.view.table.public.rules();
    let one = |side: Side| {
        let minimum = rules.minimum(scene.totals[side.index()]);
        ending::side_minimum(lang, &words::side_name(lang, scene, side), minimum)
    };
    let minimums: Vec<Message> = sides(scene).into_iter().map(one).collect();
    Message::sentences([&ending::next_minimum(lang, &minimums), &words::next_dealer(lang, scene)])
}
