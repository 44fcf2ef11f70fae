//! The ways through a game: back and on by actions and by turns, playing, the slider, and jumps to deals and highlights. All are links
//! and a form; the script serves them without loading the page again.

use canasta_i18n::Message;
use canasta_i18n::messages::replay;
use canasta_i18n::replay::milestone;
use canasta_record::replay::Replay;
use maud::{Markup, html};

use super::{Moment, Replaying, link, seat_text};
use crate::parts::card::icon;
use crate::parts::message::said;

const BACK: &str = "M15 5l-7 7 7 7";
const ON: &str = "M9 5l7 7-7 7";
const TURN_BACK: &str = "M18 5l-7 7 7 7M11 5l-7 7 7 7";
const TURN_ON: &str = "M6 5l7 7-7 7M13 5l7 7-7 7";
const PLAY: &str = "M8 5l11 7-11 7z";

/// The end of the turn before the one in which a moment stands; the first moment before all turns.
pub(super) fn turn_before(replay: &Replay, at: usize) -> usize {
    let moments = replay.moments();
    let Some(here) = moments.get(at) else { return 0 };
    let same = |one: usize| moments.get(one).is_some_and(|other| (other.deal, other.turn) == (here.deal, here.turn));
    (0..at).rev().find(|&one| !same(one)).unwrap_or(0)
}

/// The end of the turn in which the next moment stands; the last moment after all turns.
pub(super) fn turn_after(replay: &Replay, at: usize) -> usize {
    let moments = replay.moments();
    let last = moments.len().saturating_sub(1);
    let Some(next) = moments.get(at + 1) else { return last };
    let same = |one: usize| moments.get(one).is_some_and(|other| (other.deal, other.turn) == (next.deal, next.turn));
    (at + 1..=last).take_while(|&one| same(one)).last().unwrap_or(last)
}

/// The section with all of them.
pub(super) fn steps(moment: &Moment<'_>) -> Markup {
    let (page, last, lang) = (moment.page, moment.last, moment.page.lang);
    let here = page.replay.moments().get(page.at);
    let deals = page.replay.record().deals.len();
    let place = here.map_or_else(Message::default, |here| replay::place(lang, here.deal, deals, here.turn));
    let start = page.at == 0;
    let end = page.at == last;
    html! {
        section.steps id="steps" aria-label=(replay::steps(lang)) {
            div.told { p id="told" { (said(&moment.happened)) } p.place.num { (said(&place)) } }
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

/// A link that steps; at the end of its way it stays where it is and leads nowhere.
fn step(id: &str, text: &str, label: &str, path: &str, href: Option<String>) -> Markup {
    html! {
        @match href {
            Some(href) => a.btn id=(id) href=(href) aria-label=(label) { (icon(path)) span.label { (text) } },
            None => a.btn id=(id) role="link" aria-disabled="true" aria-label=(label) { (icon(path)) span.label { (text) } },
        }
    }
}

/// The panel with the jumps: to each deal, and in it to its highlights. The links name their moment, so that the script can go there.
pub(super) fn jump(page: &Replaying<'_>) -> Markup {
    let game = page.replay;
    let lang = page.lang;
    let here = game.moments().get(page.at).map_or(1, |moment| moment.deal);
    let deals = game.record().deals.len();
    html! {
        section.panel.jump aria-labelledby="jump" {
            h2 id="jump" { (replay::jump(lang)) }
            @for deal in 1..=deals {
                @let start = game.start_of(deal).unwrap_or(0);
                details data-deal=(deal) open[deal == here] {
                    summary { (said(&replay::deal(lang, deal))) }
                    ol {
                        li { (to(page, start, &replay::dealt(lang).into())) }
                        @for (at, what) in game.milestones() {
                            @if game.moments().get(*at).is_some_and(|moment| moment.deal == deal) { li { (to(page, *at, &milestone(lang, game.record(), what))) } }
                        }
                    }
                }
            }
        }
    }
}

fn to(page: &Replaying<'_>, at: usize, what: &Message) -> Markup {
    html! { a href=(link(page.path, at, page.seat)) data-at=(at) aria-current=[(at == page.at).then_some("true")] { (said(what)) } }
}
