//! The replay: a finished game, card by card. The whole page of a moment, the part of it that is morphed at each step,
//! and what is spoken then. Everything is said in names, never as “you”: all readers of a link read the same.
//!
//! The page works by plain links; its script only saves loading it anew. The reader chooses which hands are shown, because
//! the game is over; the server decides whether a guest may read it at all.

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
use crate::parts::message::said;
use crate::parts::score::{running, sides};
use crate::settings::prefs::Prefs;

/// A game that is looked through: which, where in it, and how it is addressed.
#[derive(Clone, Copy)]
pub struct Replaying<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The game, played through.
    pub replay: &'a Replay,
    /// The number of the moment that is shown.
    pub at: usize,
    /// Whose hand is shown; `None` shows all.
    pub seat: Option<Seat>,
    /// The page's own path: `/table/…/replay` or `/replay/…`.
    pub path: &'a str,
    /// What stands before the path, as others reach it.
    pub origin: &'a str,
    /// Where the reader sat.
    pub own: Option<Seat>,
    /// Where the game was played, where that is here; `None` for a record from a file.
    pub table: Option<&'a str>,
}

/// The whole document.
pub fn replay_page(replaying: &Replaying<'_>, prefs: &Prefs) -> String {
    let moment = Moment::of(replaying);
    let sides = words::sides(prefs.lang, &replaying.replay.record().players);
    let script_words = scripts::forms(prefs.lang).iter().chain(scripts::replay(prefs.lang));
    let body = html! {
        link rel="stylesheet" href=(asset_url("replay.css"));
        (bar(&moment))
        (PreEscaped(part(&moment).into_string()))
        (around(replaying, &sides))
        p.sr id="happened" aria-live="polite" {}
        template id="words" { @for (name, text) in script_words { p data-word=(name) { (text) } } }
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("replay.js")) type="module" {}
    };
    document(prefs, replay::title(prefs.lang, &sides).as_str(), "doc replaying", &body)
}

/// The part that is morphed at each step: `#replay` and all that stands in it.
pub fn replay_part(replaying: &Replaying<'_>) -> String {
    part(&Moment::of(replaying)).into_string()
}

/// What is spoken of the moment.
pub fn replay_spoken(replaying: &Replaying<'_>) -> String {
    Moment::of(replaying).happened.into()
}

/// What the page of a moment is made of.
struct Moment<'a> {
    page: &'a Replaying<'a>,
    /// The table as a spectator sees it, with the hand that is shown.
    scene: Scene,
    /// What happened, in a sentence.
    happened: Message,
    last: usize,
}

impl<'a> Moment<'a> {
    fn of(page: &'a Replaying<'a>) -> Self {
        let moments = page.replay.moments();
        let last = moments.len().saturating_sub(1);
        let scene = named(scene_at(page.replay, page.at, page.seat));
        // With all hands open, what a player drew is said as that player saw it.
        let actor = moments.get(page.at).and_then(|moment| moment.seat);
        let happened = match (page.seat, actor) {
            (None, Some(_)) => table::announcement(page.lang, &named(scene_at(page.replay, page.at, actor))),
            _ => table::announcement(page.lang, &scene),
        };
        Self { page, scene, happened, last }
    }

    /// The address of a moment, seen as this one is.
    fn link(&self, at: usize) -> String {
        link(self.page.path, at, self.page.seat)
    }
}

/// A scene in the third person, with all players present.
fn named(mut scene: Scene) -> Scene {
    scene.view.seat = None;
    scene.around.here = [true; MAX_SEATS];
    scene
}

/// What a board shows.
struct Board<'a> {
    lang: Lang,
    scene: &'a Scene,
    /// Every hand of which anything may be shown, by seat.
    hands: Vec<Vec<Card>>,
    /// Whose hand is shown; `None` shows all.
    shown: Option<Seat>,
}

/// The address of a moment.
fn link(path: &str, at: usize, seat: Option<Seat>) -> String {
    format!("{path}?at={at}&seat={}", seat_text(seat))
}

/// As it is written in addresses: a seat's number, or `all`.
fn seat_text(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "all".to_owned(), |seat| seat.0.to_string())
}

/// Where the game is reviewed, for the reader's own seat or the one whose hand is shown.
fn review_address(page: &Replaying<'_>) -> String {
    let base = if page.table.is_some() { page.path.strip_suffix("/replay").unwrap_or(page.path) } else { page.path };
    match page.own.or(page.seat) {
        Some(seat) => format!("{base}/review?seat={}", seat.0),
        None => format!("{base}/review"),
    }
}

/// How the game ended or stands: `Anna and Paul won by 5,230 to 4,100.`
pub(crate) fn outcome(lang: Lang, replay: &Replay) -> Message {
    let totals = replay.totals().last().copied().unwrap_or_else(|| replay.totals_before());
    let totals: Vec<i32> = replay.players().all_sides().map(|side| totals[side.index()]).collect();
    words::outcome(lang, &replay.record().players, replay.winner(), &totals, replay.stats().len())
}

/// The bar: what was played, and the totals before this deal or after it.
fn bar(moment: &Moment<'_>) -> Markup {
    let scene = &moment.scene;
    let lang = moment.page.lang;
    let back = moment.page.table.map_or_else(|| "/replay".to_owned(), |table| format!("/table/{table}"));
    html! {
        header.bar {
            a.name href="/" { (replay::home(lang)) }
            p.what { (said(&replay::game(lang, &table::what_is_played(lang, scene)))) }
            (totals(moment))
            nav aria-label=(replay::bar(lang)) { a href=(back) { @if moment.page.table.is_some() { (replay::to_table(lang)) } @else { (replay::another_file(lang)) } } }
        }
    }
}

fn totals(moment: &Moment<'_>) -> Markup {
    let scene = &moment.scene;
    let lang = moment.page.lang;
    html! {
        dl.score.num id="totals" {
            @for side in sides(scene) {
                div { dt { (said(&words::side(lang, &scene.players, side))) } dd { (lang.locale().points(scene.totals[side.index()])) } }
            }
        }
    }
}

/// The totals of the bar, for the script, which puts them there.
fn table_totals(lang: Lang, scene: &Scene) -> String {
    let total = |side: Side| lang.locale().points(scene.totals[side.index()]);
    sides(scene).into_iter().map(total).collect::<Vec<_>>().join(" ")
}

/// `#replay`.
fn part(moment: &Moment<'_>) -> Markup {
    let page = moment.page;
    let moves = board::Moves::of(moment);
    html! {
        main.replay id="replay" data-at=(page.at) data-last=(moment.last) data-seat=(seat_text(page.seat)) data-path=(page.path)
            data-totals=(table_totals(page.lang, &moment.scene)) data-turn-back=(steps::turn_before(page.replay, page.at)) data-turn-on=(steps::turn_after(page.replay, page.at))
            data-hand-from=(moves.hand) data-from=(moves.table) data-flights=(moves.flights) data-spot=(spot(page.replay, page.at)) {
            h1.sr { (said(&replay::heading(page.lang, &moment.happened))) }
            (hands::choice(moment))
            (board::board(&Board { lang: page.lang, scene: &moment.scene, hands: page.replay.hands(page.at), shown: page.seat }))
            (steps::steps(moment))
            (board::log(moment))
            (panels::this_moment(moment))
        }
    }
}

/// What stays from step to step; the script moves the marks in it.
fn around(page: &Replaying<'_>, sides: &Message) -> Markup {
    let last = page.replay.moments().len().saturating_sub(1);
    let end = named(scene_at(page.replay, last, None));
    html! {
        div.wrap.around-replay id="around" {
            (steps::jump(page))
            (graph::graphs(page))
            section.panel aria-labelledby="sheet" {
                h2 id="sheet" { (replay::sheet(page.lang)) }
                p { (said(&outcome(page.lang, page.replay))) }
                @if page.replay.winner().is_some() { p { a id="to-review" href=(review_address(page)) { (replay::to_review(page.lang)) } } }
                (running(page.lang, &end))
            }
            (panels::keep(page, sides))
        }
    }
}
