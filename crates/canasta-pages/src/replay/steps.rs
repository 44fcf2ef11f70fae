//! Moving through a game: one action or turn back or forward, automatic playback, the slider, and jumps to deals and
//! highlights. All are links and a form; the script handles them without reloading the page.

use canasta_i18n::Message;
use canasta_i18n::messages::replay;
use canasta_i18n::replay::milestone;
use canasta_record::replay::Replay;
use maud::{Markup, html};

use super::{ReplayPage, ShownStep, link, seat_text};
use crate::parts::card::icon;
use crate::parts::message::render;

const BACK: &str = "M15 5l-7 7 7 7";
const ON: &str = "M9 5l7 7-7 7";
const TURN_BACK: &str = "M18 5l-7 7 7 7M11 5l-7 7 7 7";
const TURN_ON: &str = "M6 5l7 7-7 7M13 5l7 7-7 7";
const PLAY: &str = "M8 5l11 7-11 7z";

/// The last step of the previous turn; the first step of the game if there is none.
pub(super) fn turn_before(replay: &Replay, at: usize) -> usize {
    let moments = replay.steps();
    let Some(here) = moments.get(at) else { return 0 };
    let same =
        |index: usize| moments.get(index).is_some_and(|other| (other.deal, other.turn) == (here.deal, here.turn));
    (0..at).rev().find(|&index| !same(index)).unwrap_or(0)
}

/// The last step of the turn that the next step belongs to; the last step of the game if there is none.
pub(super) fn turn_after(replay: &Replay, at: usize) -> usize {
    let moments = replay.steps();
    let last = moments.len().saturating_sub(1);
    let Some(next) = moments.get(at + 1) else { return last };
    let same =
        |index: usize| moments.get(index).is_some_and(|other| (other.deal, other.turn) == (next.deal, next.turn));
    (at + 1..=last).take_while(|&index| same(index)).last().unwrap_or(last)
}

pub(super) fn steps(moment: &ShownStep<'_>) -> Markup {
    let page = moment.page;
    let last = moment.last;
    let lang = page.lang;
    let here = page.replay.steps().get(page.at);
    let deals = page.replay.record().deals.len();
    let place = here.map_or_else(Message::default, |here| replay::place(lang, here.deal, deals, here.turn));
    let start = page.at == 0;
    let end = page.at == last;
    html! {
        section.steps id="steps" aria-label=(replay::steps(lang)) {
            div.told { p id="told" { (render(&moment.happened)) } p.place.num { (render(&place)) } }
            form.slide method="get" action=(page.path) {
                label.sr for="at" { (replay::step(lang)) }
                input type="range" id="at" name="at" min="0" max=(last) value=(page.at) aria-valuetext=(place.as_str());
                input type="hidden" name="seat" value=(seat_text(page.seat));
                button.btn.by-hand { (replay::go(lang)) }
            }
            div.moves {
                (step("turn-back", replay::turn(lang), replay::turn_back(lang), TURN_BACK, (!start).then(|| moment.link(turn_before(page.replay, page.at)))))
                (step("back", replay::back(lang), replay::step_back(lang), BACK, (!start).then(|| moment.link(page.at - 1))))
                button.btn.main.for-script type="button" id="play" hidden { (icon(PLAY)) span.label { (replay::play(lang)) } }
                (step("on", replay::next(lang), replay::step_on(lang), ON, (!end).then(|| moment.link(page.at + 1))))
                (step("turn-on", replay::turn(lang), replay::turn_on(lang), TURN_ON, (!end).then(|| moment.link(turn_after(page.replay, page.at)))))
            }
            p.pace.for-script hidden {
                label for="pace" { (replay::speed(lang)) }
                select.field id="pace" {
                    option value="3500" { (replay::slow(lang)) }
                    option value="1800" selected { (replay::normal(lang)) }
                    option value="800" { (replay::fast(lang)) }
                }
            }
        }
    }
}

/// A link to a different step. At the start or end of the game, it is disabled but keeps its place.
fn step(id: &str, text: &str, label: &str, path: &'static str, href: Option<String>) -> Markup {
    html! {
        @match href {
            Some(href) => a.btn id=(id) href=(href) aria-label=(label) { (icon(path)) span.label { (text) } },
            None => a.btn id=(id) role="link" aria-disabled="true" aria-label=(label) { (icon(path)) span.label { (text) } },
        }
    }
}

/// The panel with links to each deal and its highlights. The links contain step numbers, which the script uses to show
/// the step.
pub(super) fn jump(page: &ReplayPage<'_>) -> Markup {
    let game = page.replay;
    let lang = page.lang;
    let here = game.steps().get(page.at).map_or(1, |moment| moment.deal);
    let deals = game.record().deals.len();
    html! {
        section.panel.jump aria-labelledby="jump" {
            h2 id="jump" { (replay::jump(lang)) }
            @for deal in 1..=deals {
                @let start = game.start_of(deal).unwrap_or(0);
                details data-deal=(deal) open[deal == here] {
                    summary { (render(&replay::deal(lang, deal))) }
                    ol {
                        li { (step_link(page, start, &replay::dealt(lang).into())) }
                        @for (at, what) in game.milestones() {
                            @if game.steps().get(*at).is_some_and(|moment| moment.deal == deal) { li { (step_link(page, *at, &milestone(lang, game.record(), what))) } }
                        }
                    }
                }
            }
        }
    }
}

fn step_link(page: &ReplayPage<'_>, at: usize, what: &Message) -> Markup {
    html! { a href=(link(page.path, at, page.seat)) data-at=(at) aria-current=[(at == page.at).then_some("true")] { (render(what)) } }
}
