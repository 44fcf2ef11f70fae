//! The end of a deal with its points, and the end of a game.

mod curve;
mod decoration;
mod hands;
mod points;
mod practice;

use canasta::Side;
use canasta_i18n::messages::{ending, highlight, nav, review_page, session_score, table};
use canasta_i18n::table::{self as words, ScoreEntry};
use canasta_i18n::{Lang, Message};
use canasta_record::fair::hex;
use canasta_table::highlights::{Highlight, HighlightKind};
use canasta_table::scene::{DealCommitment, Scene};
use maud::{Markup, html};

use curve::curve;
use hands::laid_open;

use super::lesson;
use super::menu::fair_deal_link;
use crate::friends::session::{again, so_far};
use crate::parts::button::request_button;
use crate::parts::card::{back, still_face};
use crate::parts::message::render;
use crate::parts::score::{or_dash, points, running, side_headings, sides};
use crate::start::level_offer::after_game;
use crate::start::new_table::{same_company, same_table};
use crate::start::table_form::yes_no;

/// The result. It covers the table until the viewer asks to see the table.
pub(super) fn ending(lang: Lang, scene: &Scene) -> Markup {
    let game = scene.winner.is_some() && scene.lesson.is_none();
    html! {
        main.result-page.game[game] id="result" tabindex="-1" {
            p.told id="fault" role="alert" {}
            @if scene.lesson.is_some() { (lesson::ending(lang, scene, &deal_points(lang, scene))) }
            @else if let Some(set) = &scene.set { (practice::set_deal(lang, scene, set, &deal_points(lang, scene))) }
            @else if let Some(day) = scene.daily { (practice::daily_deal(lang, scene, day, &deal_points(lang, scene))) }
            @else if let Some(winner) = scene.winner { (game_end(lang, scene, winner)) }
            @else { (deal_end(lang, scene)) }
        }
    }
}

fn deal_end(lang: Lang, scene: &Scene) -> Markup {
    let how = scene.view.table.public.ending();
    let verdict = how.map_or_else(Message::default, |how| words::verdict(lang, scene, how));
    html! {
        header.verdict {
            p.over-line { (render(&ending::deal(lang, scene.deal))) }
            h1 { (render(&verdict)) }
            p.quiet { (render(&words::hands_left(lang, scene))) }
        }
        div.tale tabindex="0" role="group" aria-label=(ending::brought(lang)) {
            section.pad.brought aria-labelledby="brought" { h2 id="brought" { (ending::brought(lang)) } (deal_points(lang, scene)) }
            (highlights(lang, scene))
            section.pad.so-far aria-labelledby="so-far" {
                h2 id="so-far" { (ending::so_far(lang)) }
                (curve(lang, scene))
                p.next-minimum { (render(&next_minimum(lang, scene))) }
                (stats(lang, scene))
                @if let Some(commitment) = &scene.status.commitment { (next_commitment(lang, &scene.table, commitment)) }
            }
        }
        div.go {
            @if scene.status.closed {
                p.waiting { (ended_early(lang, scene)) }
            } @else {
                @let waiting = words::ready_status_of_others(lang, scene);
                @if !waiting.is_empty() { p.waiting { (render(&waiting)) } }
            }
            div.row {
                @if scene.status.closed { (closed_game_links(lang, scene)) } @else { (next_button(lang, scene, "next", true)) (deal_now(lang, scene)) }
                button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
            }
        }
    }
}

/// The last deal's points, and the cards left in hands.
fn deal_points(lang: Lang, scene: &Scene) -> Markup {
    html! { (points::points_table(lang, scene)) (laid_open(lang, scene)) }
}

/// The numbers behind the bars and the chart, as tables.
fn stats(lang: Lang, scene: &Scene) -> Markup {
    html! {
        details id="figures" { summary { (ending::all_deals(lang)) } (running(lang, scene)) }
        @if scene.winner.is_none() && sides(scene).len() > 2 { details id="points" { summary { (ending::its_points(lang)) } (this_deal(lang, scene)) } }
    }
}

/// The button for the next deal. After a click it stays, disabled, so that it keeps the focus.
pub(super) fn next_button(lang: Lang, scene: &Scene, id: &str, big: bool) -> Markup {
    let ready = scene.view.seat.is_some_and(|seat| scene.status.ready[seat.index()]);
    html! {
        @if scene.view.seat.is_some() {
            button.btn.main.big[big] type="button" id=(id) data-do="next" aria-disabled=[ready.then_some("true")] {
                (if ready { ending::you_are_ready(lang) } else { ending::next_deal(lang) })
            }
        }
    }
}

/// A button for the host, once ready, to deal without waiting for the others.
fn deal_now(lang: Lang, scene: &Scene) -> Markup {
    let ready = scene.view.seat.is_some_and(|seat| scene.status.ready[seat.index()]);
    html! { @if scene.status.is_host && ready { (request_button(&scene.table, &[("what", "deal")], "btn", ending::deal_now(lang), None)) } }
}

fn game_end(lang: Lang, scene: &Scene, winner: Side) -> Markup {
    let (title, margin) = words::game_result(lang, scene, winner);
    let won = scene.view.seat.is_some() && winner == words::own_side(scene);
    html! {
        div.tale tabindex="0" role="group" aria-label=(ending::how_it_went(lang)) {
            @if won { (decoration::rays()) (decoration::shower()) }
            header.verdict {
                (decoration::courts(lang))
                h1 { (render(&title)) }
                p.quiet { (render(&margin)) }
                (final_score(lang, scene, winner))
                @if scene.status.has_rematch && scene.view.seat.is_some() { p { b { (session_score::gathers(lang)) } } }
                div.row.go {
                    @if let Some(again) = again(lang, scene) { (again) } @else if scene.view.seat.is_some() { (play_again_form(lang, scene)) }
                    a.btn id="replay" href={ "/table/" (scene.table) "/replay" } { (ending::replay(lang)) }
                    @if scene.conceded.is_none() { a.btn id="review" href={ "/table/" (scene.table) "/review" } { (review_page::link(lang)) } }
                    button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
                    a.btn href="/" { (table::leave(lang)) }
                    @if again(lang, scene).is_none() { (after_game(lang, scene)) }
                }
            }
            (highlights(lang, scene))
            @if !scene.sheet.is_empty() {
                section.pad.so-far aria-labelledby="so-far" { h2 id="so-far" { (ending::how_it_went(lang)) } (curve(lang, scene)) (stats(lang, scene)) }
            }
            (so_far(lang, scene))
            // A deal that was conceded has no points.
            @if scene.view.table.public.ending().is_some() {
                section.pad.brought aria-labelledby="brought" {
                    h2 id="brought" { (ending::last_deal(lang)) }
                    (deal_points(lang, scene))
                }
            }
        }
    }
}

/// Each side's total. The winner's is gold.
fn final_score(lang: Lang, scene: &Scene, winner: Side) -> Markup {
    html! {
        div class={ "final n" (sides(scene).len()) } role="group" aria-label=(ending::final_score(lang)) {
            @for side in by_points(scene) {
                div.won[side == winner] {
                    span.name { (render(&words::side_name(lang, scene, side))) } " " b { (points(lang, scene.totals[side.index()])) } " "
                    span.who { (render(&outcome(lang, scene, side, winner))) }
                }
            }
        }
    }
}

/// The button that opens a table like this one. A game against the computer starts immediately.
fn play_again_form(lang: Lang, scene: &Scene) -> Markup {
    html! {
        form method="post" action="/play" {
            @if let Some(table) = same_table(scene) {
                @let company = same_company(scene);
                input type="hidden" name="table" value=(table);
                input type="hidden" name="bots" value=(company.bots_text());
                input type="hidden" name="hints" value=(company.hints().text());
                input type="hidden" name="take_back" value=(yes_no(company.take_back()));
            }
            button.btn.main.big { (session_score::again(lang)) }
        }
    }
}

/// The sides in the order of the final score: the usual order for two sides, descending totals for more.
fn by_points(scene: &Scene) -> Vec<Side> {
    let mut sides = sides(scene);
    if sides.len() > 2 {
        sides.sort_by_key(|side| std::cmp::Reverse(scene.totals[side.index()]));
    }
    sides
}

/// The text under a side's final score: its players or its result.
fn outcome(lang: Lang, scene: &Scene, side: Side, winner: Side) -> Message {
    if words::plays_alone(scene) {
        return words::place(lang, scene, side);
    }
    if scene.view.seat.is_some() {
        return words::names_of(lang, scene, side);
    }
    if side == winner { words::place(lang, scene, side) } else { ending::lost(lang).into() }
}

/// The highlights with their cards. After the game, each links to its step in the replay. A game in progress has no
/// replay yet.
fn highlights(lang: Lang, scene: &Scene) -> Markup {
    let title = if scene.winner.is_some() { highlight::of_game(lang) } else { highlight::of_deal(lang) };
    html! {
        @if !scene.highlights.is_empty() {
            section.pad.moments aria-labelledby="moments" {
                h2 id="moments" { (title) }
                ul {
                    @for highlight in &scene.highlights {
                        @let (headline, line) = words::highlight(lang, scene, highlight);
                        li {
                            span.pics aria-hidden="true" { (pictures(lang, highlight)) }
                            p {
                                @if scene.winner.is_some() { a href={ "/table/" (scene.table) "/replay?at=" (highlight.at) } { (render(&headline)) } }
                                @else { b { (render(&headline)) } }
                                " " small { (render(&line)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A highlight's cards. For a pile, a card back stands for the cards under the top card.
fn pictures(lang: Lang, highlight: &Highlight) -> Markup {
    let pile = matches!(highlight.kind, HighlightKind::Pile { .. } | HighlightKind::Lost { .. });
    html! { @if pile { (back()) } @for &card in &highlight.cards { (still_face(lang, card)) } }
}

/// The breakdown of the last deal. Rare entries are listed only if they occurred.
fn this_deal(lang: Lang, scene: &Scene) -> Markup {
    let Some(scores) = scene.sheet.last() else { return html! {} };
    let sides = sides(scene);
    html! {
        table class={ "result n" (sides.len()) } {
            thead { tr { td {} (side_headings(lang, scene)) } }
            tbody {
                @for ScoreEntry { name, points_each, amount, is_always_shown } in words::score_entries(lang, scene) {
                    @if is_always_shown || sides.iter().any(|side| amount(&scores[side.index()]) != 0) {
                        tr {
                            th scope="row" { (name) @if let Some(each) = points_each { " " small { (ending::each(lang, each)) } } }
                            @for side in &sides { td { (or_dash(lang, amount(&scores[side.index()]))) } }
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

/// `Next minimum: We 120 and They 50. Paul deals.`
fn next_minimum(lang: Lang, scene: &Scene) -> Message {
    let rules = scene.view.table.public.rules();
    let side_minimum = |side: Side| {
        let minimum = rules.minimum(scene.totals[side.index()]);
        ending::side_minimum(lang, &words::side_name(lang, scene, side), minimum)
    };
    let minimums: Vec<Message> = sides(scene).into_iter().map(side_minimum).collect();
    Message::sentences([&ending::next_minimum(lang, &minimums), &words::next_dealer(lang, scene)])
}

/// The text for a game that was closed without a winner.
pub(super) fn ended_early(lang: Lang, scene: &Scene) -> Markup {
    let (lead, rest) = words::closing_message(lang, scene.status.closed_by.as_deref());
    html! { b { (render(&lead)) } " " (rest) }
}

/// The links for a game that was closed without a winner.
pub(super) fn closed_game_links(lang: Lang, scene: &Scene) -> Markup {
    html! {
        a.btn.main href="/" { (nav::to_start(lang)) }
        a.btn id="replay" href={ "/table/" (scene.table) "/replay" } { (ending::replay(lang)) }
    }
}

/// The commitment for the next deal, which only the script reads, and a link to the page about fair deals.
fn next_commitment(lang: Lang, table: &str, commitment: &DealCommitment) -> Markup {
    html! {
        p data-commitment-table=(table) data-commitment-deal=(commitment.deal) data-commitment=(hex(&commitment.commitment)) {
            (fair_deal_link(lang))
        }
    }
}
