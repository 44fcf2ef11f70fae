//! The replay: a finished game, card by card. This module makes the whole page of a step, the part that is morphed from
//! step to step, and its spoken text. All readers of a link get the same text, so players have names and are never
//! “you”.
//!
//! The page works with plain links; its script only avoids reloading it. Readers choose which hands they see, because
//! the game is over. The server decides whether a guest may read it at all.

pub(crate) mod board;
pub(crate) mod graph;
mod hands;
mod panels;
pub(crate) mod record_file;
mod steps;

use canasta::{Card, MAX_SEATS, Seat, Side};
use canasta_assets::asset_url;
use canasta_i18n::messages::{replay, scripts};
use canasta_i18n::{Lang, Message, replay as words, table};
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use canasta_table::scene::Scene;
use maud::{Markup, PreEscaped, html};

use graph::spot;

use crate::parts::frame::document;
use crate::parts::message::render;
use crate::parts::score::{running, sides};
use crate::settings::prefs::Prefs;

/// A replayed game, the current step, and the page's address.
#[derive(Clone, Copy)]
pub struct ReplayPage<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The replayed game.
    pub replay: &'a Replay,
    /// The number of the current step.
    pub at: usize,
    /// The seat of the visible hand; `None` shows all hands.
    pub seat: Option<Seat>,
    /// The page's path: `/table/…/replay` or `/replay/…`.
    pub path: &'a str,
    /// This server's public address, used in links.
    pub origin: &'a str,
    /// The reader's seat.
    pub own: Option<Seat>,
    /// The table, if the game was played here; `None` for a record from a file.
    pub table: Option<&'a str>,
}

/// The whole document.
pub fn replay_page(replaying: &ReplayPage<'_>, prefs: &Prefs) -> String {
    let moment = ShownStep::of(replaying);
    let sides = words::sides(prefs.lang, replaying.replay.players(), &replaying.replay.record().players);
    let script_words = scripts::forms(prefs.lang).iter().chain(scripts::replay(prefs.lang));
    let body = html! {
        link rel="stylesheet" href=(asset_url("replay.css"));
        (bar(&moment))
        (PreEscaped(replay_body(&moment).into_string()))
        (fixed_panels(replaying, &sides))
        p.sr id="happened" aria-live="polite" {}
        template id="words" { @for (name, text) in script_words { p data-word=(name) { (text) } } }
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("replay.js")) type="module" {}
    };
    document(prefs, replay::title(prefs.lang, &sides).as_str(), "doc replaying", &body)
}

/// The part that the script morphs from step to step: `#replay`.
pub fn replay_part(replaying: &ReplayPage<'_>) -> String {
    replay_body(&ShownStep::of(replaying)).into_string()
}

/// Text for the live region.
pub fn replay_spoken(replaying: &ReplayPage<'_>) -> String {
    ShownStep::of(replaying).happened.into()
}

/// Everything that a page shows about its step.
struct ShownStep<'a> {
    page: &'a ReplayPage<'a>,
    /// The table as a spectator sees it, plus the visible hand.
    scene: Scene,
    happened: Message,
    last: usize,
}

impl<'a> ShownStep<'a> {
    fn of(page: &'a ReplayPage<'a>) -> Self {
        let moments = page.replay.steps();
        let last = moments.len().saturating_sub(1);
        let scene = in_third_person(scene_at(page.replay, page.at, page.seat));
        // If all hands are visible, describe a draw as its player saw it.
        let actor = moments.get(page.at).and_then(|moment| moment.seat);
        let happened = match (page.seat, actor) {
            (None, Some(_)) => table::announcement(page.lang, &in_third_person(scene_at(page.replay, page.at, actor))),
            _ => table::announcement(page.lang, &scene),
        };
        Self { page, scene, happened, last }
    }

    /// The address of a different step, with the same hand visible.
    fn link(&self, at: usize) -> String {
        link(self.page.path, at, self.page.seat)
    }
}

/// The scene as told in the third person, with all players present.
fn in_third_person(mut scene: Scene) -> Scene {
    scene.view.seat = None;
    scene.status.present = [true; MAX_SEATS];
    scene
}

/// The content of a board.
struct Board<'a> {
    lang: Lang,
    scene: &'a Scene,
    /// Hands by seat, with only the cards the reader may see.
    hands: Vec<Vec<Card>>,
    /// The seat of the visible hand; `None` shows all hands.
    shown: Option<Seat>,
    /// A seat of the side at the bottom; `None` is the first side.
    own: Option<Seat>,
}

/// The address of a step.
fn link(path: &str, at: usize, seat: Option<Seat>) -> String {
    format!("{path}?at={at}&seat={}", seat_text(seat))
}

/// A seat as written in addresses: its number, or `all`.
fn seat_text(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "all".to_owned(), |seat| seat.0.to_string())
}

/// The address of the game's review for the reader's own seat, or else for the seat of the visible hand.
fn review_address(page: &ReplayPage<'_>) -> String {
    let base = if page.table.is_some() { page.path.strip_suffix("/replay").unwrap_or(page.path) } else { page.path };
    match page.own.or(page.seat) {
        Some(seat) => format!("{base}/review?seat={}", seat.0),
        None => format!("{base}/review"),
    }
}

/// The game's result or current score: `Anna and Paul won by 5,230 to 4,100.`
pub(crate) fn outcome(lang: Lang, replay: &Replay) -> Message {
    let totals = replay.totals().last().copied().unwrap_or_else(|| replay.totals_before());
    let totals: Vec<i32> = replay.players().all_sides().map(|side| totals[side.index()]).collect();
    words::outcome(lang, &replay.record().players, replay.outcome(), &totals, replay.stats().len())
}

/// The top bar: the game, and the totals before or after this deal.
fn bar(moment: &ShownStep<'_>) -> Markup {
    let scene = &moment.scene;
    let lang = moment.page.lang;
    let back = moment.page.table.map_or_else(|| "/replay".to_owned(), |table| format!("/table/{table}"));
    html! {
        header.bar {
            a.name href="/" { (replay::home(lang)) }
            p.what { (render(&replay::game(lang, &table::game_title(lang, scene)))) }
            (totals(moment))
            nav aria-label=(replay::bar(lang)) { a href=(back) { @if moment.page.table.is_some() { (replay::to_table(lang)) } @else { (replay::another_file(lang)) } } }
        }
    }
}

fn totals(moment: &ShownStep<'_>) -> Markup {
    let scene = &moment.scene;
    let lang = moment.page.lang;
    html! {
        dl.score.num id="totals" {
            @for side in sides(scene) {
                div { dt { (render(&words::side(lang, scene.view.table.public.players(), &scene.players, side))) } dd { (lang.locale().points(scene.totals[side.index()])) } }
            }
        }
    }
}

/// The totals in the bar, for the script to update.
fn table_totals(lang: Lang, scene: &Scene) -> String {
    let total = |side: Side| lang.locale().points(scene.totals[side.index()]);
    sides(scene).into_iter().map(total).collect::<Vec<_>>().join(" ")
}

/// `#replay`.
fn replay_body(moment: &ShownStep<'_>) -> Markup {
    let page = moment.page;
    let moves = board::CardMoves::of(moment);
    html! {
        main.replay id="replay" data-at=(page.at) data-last=(moment.last) data-seat=(seat_text(page.seat)) data-path=(page.path)
            data-totals=(table_totals(page.lang, &moment.scene)) data-turn-back=(steps::turn_before(page.replay, page.at)) data-turn-on=(steps::turn_after(page.replay, page.at))
            data-hand-from=(moves.hand) data-from=(moves.table) data-flights=(moves.flights) data-spot=(spot(page.replay, page.at)) {
            h1.sr { (render(&replay::heading(page.lang, &moment.happened))) }
            (hands::choice(moment))
            (board::board(&Board { lang: page.lang, scene: &moment.scene, hands: page.replay.hands(page.at), shown: page.seat, own: page.own.or(page.seat) }))
            (steps::steps(moment))
            (board::log(moment))
            (panels::step_panel(moment))
        }
    }
}

/// The panels that are the same at every step. The script only moves the marks in them.
fn fixed_panels(page: &ReplayPage<'_>, sides: &Message) -> Markup {
    let last = page.replay.steps().len().saturating_sub(1);
    let end = in_third_person(scene_at(page.replay, last, None));
    html! {
        div.wrap.around-replay id="around" {
            (steps::jump(page))
            (graph::graphs(page))
            section.panel aria-labelledby="sheet" {
                h2 id="sheet" { (replay::sheet(page.lang)) }
                p { (render(&outcome(page.lang, page.replay))) }
                @if page.replay.winner().is_some() && page.replay.conceded().is_none() { p { a id="to-review" href=(review_address(page)) { (replay::to_review(page.lang)) } } }
                (running(page.lang, &end))
            }
            (panels::files_panel(page, sides))
        }
    }
}
