//! “Learn by playing”: the panel that replaces the line above the hand, and the end of the lesson.

use canasta_i18n::messages::{ending, lesson};
use canasta_i18n::{Lang, lesson as words};
use canasta_table::scene::{Lesson, Scene};
use maud::{Markup, html};

use crate::parts::message::render;

/// The current step: what to do and why, and buttons that go back a step or do it for the learner.
pub(super) fn panel(lang: Lang, scene: &Scene, lesson: &Lesson) -> Markup {
    let (lead, rest) = words::panel(lang, scene, lesson);
    let wanted: Vec<String> = lesson.wanted.iter().map(ToString::to_string).collect();
    let mine = !wanted.is_empty();
    html! {
        div.lesson id="lesson" role="group" aria-label=(lesson::title(lang)) data-wanted=[mine.then(|| wanted.join(";"))]
            data-nudge=[words::step(lesson).filter(|_| mine).map(|step| (step.reminder)(lang))] {
            p.told { span.title { (lesson::panel(lang)) " " } b { (render(&lead)) } " " (rest) }
            @if lesson.step > 1 {
                form method="post" action="/learn" {
                    input type="hidden" name="step" value=(lesson.step - 1);
                    button.btn id="lesson-back" { (lesson::back(lang)) }
                }
            }
            @if let Some(action) = wanted.first() {
                button.btn type="button" id="lesson-skip" data-do="send" data-action=(action) { (lesson::skip(lang)) }
            }
        }
    }
}

/// The end of the lesson: the score with a sentence about each entry, and suggestions for what to do next. `counted` is
/// the table of the deal's points.
pub(super) fn ending(lang: Lang, scene: &Scene, counted: &Markup) -> Markup {
    let own = scene.view.table.public.side_of(scene.viewpoint());
    let other = scene.view.table.public.players().all_sides().find(|&side| side != own).unwrap_or(own);
    let entries = scene.sheet.last().map(|sheet| words::score(lang, &sheet[own.index()], &sheet[other.index()]));
    html! {
        header.verdict { h1 { (lesson::ended(lang)) } p.quiet { (lesson::ended_about(lang)) } }
        div.tale tabindex="0" role="group" aria-label=(ending::brought(lang)) {
            section.pad.brought aria-labelledby="brought" { h2 id="brought" { (ending::brought(lang)) } (counted) }
            section.pad aria-labelledby="meaning" {
                h2 id="meaning" { (lesson::score(lang)) }
                dl.meaning { @for (name, sentence) in entries.unwrap_or_default() { div { dt { (name) } dd { (render(&sentence)) } } } }
            }
        }
        div.go {
            div.row {
                form method="post" action="/play" { button.btn.main.big id="lesson-play" { (lesson::play(lang)) } }
                form method="post" action="/learn" { button.btn id="lesson-again" { (lesson::again(lang)) } }
                button.btn type="button" id="look" data-do="look" { (ending::look(lang)) }
            }
        }
    }
}
