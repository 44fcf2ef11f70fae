//! A puzzle's position at a table. The turn is played with the table's own hand and buttons (`puzzle.js`).

use canasta_analysis::puzzles::{PlayedTurn, Progress, Puzzle};
use canasta_assets::asset_url;
use canasta_i18n::messages::{puzzle, table};
use canasta_i18n::{Lang, Message};
use canasta_table::position;
use canasta_table::scene::{Scene, SeenEvent};
use maud::{Markup, html};

use super::puzzle::{Title, question_text, rules_of, title_of};
use crate::parts::button::token_field;
use crate::parts::frame::{AT_TABLE, document};
use crate::parts::message::render;
use crate::parts::scripts::table_words;
use crate::settings::prefs::Prefs;
use crate::table::log::LogCache;
use crate::table::menu::task_menu;
use crate::table::{Task, body, event_text, turn_text};

/// A puzzle's table after some actions.
#[derive(Clone, Copy)]
pub struct PuzzleTable<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The visitor's progress in all the puzzles.
    pub progress: &'a Progress,
    /// The turn so far.
    pub played: &'a PlayedTurn,
}

/// The whole document.
pub fn puzzle_table_page(prefs: &Prefs, shown: &PuzzleTable<'_>) -> String {
    let lang = prefs.lang;
    let scene = scene(lang, shown);
    let path = format!("/puzzles/{}", shown.puzzle.id);
    let Title { theme, number } = title_of(lang, shown.puzzle, shown.progress);
    let entries = html! {
        a.btn href={ (path) "?list" } { (puzzle::choose(lang)) }
        a.btn href="/puzzles" { (puzzle::to_list(lang)) }
    };
    let markup = html! {
        link id="later-sheet" rel="stylesheet" href=(asset_url("later.css"));
        (table_part(lang, shown, &scene))
        p.sr id="happened" aria-live="polite" {}
        p.sr id="turn" aria-live="assertive" { (turn_text(lang, &scene)) }
        noscript { p.noscript { (table::needs_script(lang)) " " a href={ (path) "?list" } { (puzzle::choose(lang)) } } }
        form id="answer" method="post" action=(path) hidden { (token_field()) input type="hidden" name="played"; }
        (task_menu(lang, &scene, &path, &entries))
        script src=(table_words(lang).url) defer {}
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("puzzle.js")) type="module" {}
    };
    document(prefs, puzzle::page_title(lang, &theme, number).as_str(), AT_TABLE, &markup)
}

/// The part that changes with each action: `#table`, and the texts for the two live regions.
pub fn puzzle_table_part(lang: Lang, shown: &PuzzleTable<'_>) -> (String, [String; 2]) {
    let scene = scene(lang, shown);
    (table_part(lang, shown, &scene).into_string(), [event_text(lang, &scene), turn_text(lang, &scene)])
}

fn table_part(lang: Lang, shown: &PuzzleTable<'_>, scene: &Scene) -> Markup {
    let Title { theme, number } = title_of(lang, shown.puzzle, shown.progress);
    let title = puzzle::page_heading(lang, &theme, number);
    let path = format!("/puzzles/{}", shown.puzzle.id);
    let start = position::scene(shown.puzzle.view.clone(), shown.puzzle.preset, puzzle::you(lang));
    let has_begun = !shown.played.actions.is_empty();
    // It has the place and the ID of a lesson's panel, which explains a table in the same way.
    let panel = html! {
        div.lesson id="lesson" role="group" aria-label=(title.as_str()) {
            p.told { b { (question_text(lang, &start)) } " " (render(&rules(lang, scene))) }
            @if has_begun { a.btn id="start-again" href=(path) { (puzzle::start_again(lang)) } }
            @else { a.btn id="choose" href={ (path) "?list" } { (puzzle::choose(lang)) } }
        }
    };
    body(lang, scene, "", Some(&Task { title, panel }), &mut LogCache::default())
}

fn rules(lang: Lang, scene: &Scene) -> Message {
    puzzle::rules(lang, &rules_of(lang, scene))
}

/// The table as a game against bots would show it. Its number is that of the actions so far.
fn scene(lang: Lang, shown: &PuzzleTable<'_>) -> Scene {
    let PuzzleTable { puzzle, played, .. } = shown;
    let mut scene = position::scene(played.view.clone(), puzzle.preset, puzzle::you(lang));
    scene.table.clone_from(&puzzle.id);
    scene.n = played.actions.len() as u64;
    let seat = puzzle.seat();
    for (number, player) in scene.players.iter_mut().enumerate() {
        player.bot = (number != seat.index()).then(|| OTHERS.to_owned());
    }
    let steps = played.steps.iter().map(|step| step.seen_by(Some(seat)));
    scene.log = steps.map(|step| SeenEvent::Step { step, substitute: false }).collect();
    scene
}

/// The level in the other seats, which never act.
const OTHERS: &str = "club";
