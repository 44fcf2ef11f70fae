//! The section on the deals: each deal's result and what caused it.

use canasta::Seat;
use canasta_analysis::review::{Cause, LuckAndSkill, RoundedDeal, RoundedReview, SeatReview};
use canasta_i18n::messages::{review, review_page};
use canasta_i18n::{Lang, Message, Name};
use maud::{Markup, html};

use super::{ReviewPage, percent as percent_text, points as points_text};
use crate::parts::message::render;

pub(super) fn deals(
    lang: Lang,
    reviewing: &ReviewPage<'_>,
    found: &SeatReview,
    points: &RoundedReview,
    percent: &RoundedReview,
) -> Markup {
    let deals = points.deals.iter().zip(&percent.deals);
    html! {
        section.panel.by-deal aria-labelledby="by-deal" {
            h2 id="by-deal" { (review_page::deals(lang)) }
            @for (number, (points, percent)) in (1..=found.deals.len()).zip(deals) {
                details open[found.deals.len() == 1] {
                    summary { (render(&deal_heading(lang, number, &points.parts))) }
                    (causes(lang, reviewing, number, points, percent))
                }
            }
        }
    }
}

/// `Deal 2: +340 points. Luck +400, own choices −60.`
fn deal_heading(lang: Lang, number: usize, parts: &LuckAndSkill) -> Message {
    let [result, luck, skill] = [parts.result, parts.luck, parts.skill].map(|n| points_text(lang, n));
    review::deal(lang, number, &result, &luck, &skill)
}

/// A row for each cause of luck, a row for the points lost by the player's choices, and the sum.
fn causes(
    lang: Lang,
    reviewing: &ReviewPage<'_>,
    number: usize,
    points: &RoundedDeal,
    percent: &RoundedDeal,
) -> Markup {
    let row = |what: &Message, points: i64, percent: i64| {
        html! {
            tr {
                th scope="row" { (render(what)) }
                td { (render(&points_text(lang, points))) }
                td { (render(&percent_text(lang, percent))) }
            }
        }
    };
    html! {
        table.result {
            caption.sr { (render(&review_page::deal(lang, number))) }
            thead { tr { th scope="col" { (review_page::cause(lang)) } th scope="col" { (review_page::in_points(lang)) } th scope="col" { (review_page::in_chance(lang)) } } }
            tbody {
                @for ((cause, points), (_, percent)) in points.causes.iter().zip(&percent.causes) {
                    (row(&cause_name(lang, |seat| reviewing.name(seat), *cause), *points, *percent))
                }
                (row(&review_page::lost(lang).into(), points.parts.skill, percent.parts.skill))
                (row(&review_page::result(lang).into(), points.parts.result, percent.parts.result))
            }
        }
    }
}

/// The row heading for a cause of luck.
fn cause_name<'a>(lang: Lang, name: impl Fn(Seat) -> Name<'a>, cause: Cause) -> Message {
    match cause {
        Cause::Dealt => review_page::cause_dealt(lang).into(),
        Cause::Draw | Cause::Replacement => review_page::cause_draw(lang).into(),
        Cause::Turn(seat) | Cause::Answer(seat) => review_page::cause_turn(lang, name(seat)),
        Cause::Substitute => review_page::cause_substitute(lang).into(),
        Cause::End => review_page::cause_end(lang).into(),
    }
}
