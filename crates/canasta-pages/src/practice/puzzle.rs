//! The page of a puzzle's answer, and the list of plays to choose from for visitors without scripts. Both show the position
//! as its player sees it. The turn is played on the page in `puzzle_table`.

use canasta::{Action, Phase, Side};
use canasta_analysis::puzzles::repeat::ReviewSchedule;
use canasta_analysis::puzzles::{Progress, Puzzle, Verdict};
use canasta_assets::asset_url;
use canasta_bots::RatedTurn;
use canasta_i18n::messages::puzzle;
use canasta_i18n::rules::title;
use canasta_i18n::table::{own_side, side_name};
use canasta_i18n::{Lang, Message};
use canasta_table::position;
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::puzzle_list::name;
use crate::parts::button::token_field;
use crate::parts::frame::page;
use crate::parts::message::render;
use crate::replay::board::position_board;
use crate::settings::prefs::Prefs;
use crate::words::hint::{reason, rounded, what};

/// A puzzle and the visitor's answer.
#[derive(Clone, Copy)]
pub struct PuzzlePage<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The visitor's progress in all the puzzles.
    pub progress: &'a Progress,
    /// The judgement of the visitor's play; `None` if they haven't answered yet.
    pub verdict: Option<&'a Verdict>,
    /// For a visitor's own puzzle, the path of the replay step it comes from.
    pub moment: Option<&'a str>,
}

/// The whole document.
pub fn puzzle_page(prefs: &Prefs, shown: &PuzzlePage<'_>) -> String {
    let lang = prefs.lang;
    let puzzle = shown.puzzle;
    let Title { theme, number } = title_of(lang, puzzle, shown.progress);
    let scene = position::scene(puzzle.view.clone(), puzzle.preset, puzzle::you(lang));
    let content = html! {
        link rel="stylesheet" href=(asset_url("replay.css"));
        link rel="stylesheet" href=(asset_url("puzzles.css"));
        div {
            h1 { (render(&puzzle::page_heading(lang, &theme, number))) }
            p.quiet { (render(&situation(lang, &scene))) }
        }
        @match shown.verdict {
            Some(Verdict::Unclear(actions)) => (unclear(lang, &scene, shown, actions)),
            Some(Verdict::Offered(chosen)) => (answer(lang, &scene, shown, *chosen, None)),
            Some(Verdict::Worse(played)) => (answer(lang, &scene, shown, puzzle.turns.len(), Some(played))),
            None => {},
        }
        (position_board(lang, &scene))
        @if shown.verdict.is_none() { (question(lang, &scene, puzzle)) }
        p { a href="/puzzles" { (puzzle::to_list(lang)) } }
    };
    let heading = puzzle::page_title(lang, &theme, number);
    page(prefs, heading.as_str(), "wrap puzzle", &content, &html! {})
}

/// The parts of a puzzle's heading.
pub(super) struct Title {
    /// What it is about.
    pub(super) theme: Message,
    /// Its number within its theme.
    pub(super) number: usize,
}

pub(super) fn title_of(lang: Lang, puzzle: &Puzzle, progress: &Progress) -> Title {
    let is_own = progress.own.iter().any(|own| own.id == puzzle.id);
    let theme: Message = if is_own { puzzle::own(lang) } else { name(lang, puzzle.theme) }.into();
    Title { theme, number: progress.number(puzzle) }
}

/// The rules, such as `Standard`.
pub(super) fn rules_of(lang: Lang, scene: &Scene) -> Message {
    let usual = canasta::RuleSet::preset(&scene.rules).unwrap_or_default();
    title(lang, &scene.rules, usize::from(usual != *scene.view.table.public.rules()))
}

/// The rules and each side's points.
fn situation(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    let total = |side: Side| puzzle::total(lang, &side_name(lang, scene, side), scene.totals[side.index()]);
    let own = own_side(scene);
    let others = public.players().all_sides().filter(|side| *side != own);
    let totals: Vec<Message> = std::iter::once(own).chain(others).map(total).collect();
    puzzle::stands(lang, &rules_of(lang, scene), &totals)
}

/// What the position asks.
pub(super) fn question_text(lang: Lang, scene: &Scene) -> &'static str {
    let public = &scene.view.table.public;
    match public.phase() {
        Phase::Draw => puzzle::begins(lang),
        _ if public.this_turn().took_pile => puzzle::taken(lang),
        _ => puzzle::question(lang),
    }
}

fn question(lang: Lang, scene: &Scene, puzzle: &Puzzle) -> Markup {
    html! {
        section.panel aria-labelledby="question" {
            h2 id="question" { (question_text(lang, scene)) }
            form.options method="post" action={ "/puzzles/" (puzzle.id) } {
                (token_field())
                @for place in puzzle.order() {
                    button.btn name="turn" value=(place) { (render(&what(lang, scene, &puzzle.turns[place].actions))) }
                }
            }
        }
    }
}

/// Whether the answer was right and why, when the puzzle is due again, and what to do next. A play that wasn't offered
/// comes in `played`, after the offered ones.
fn answer(lang: Lang, scene: &Scene, shown: &PuzzlePage<'_>, chosen: usize, played: Option<&RatedTurn>) -> Markup {
    let puzzle = shown.puzzle;
    let right = chosen == 0;
    let turns: Vec<&RatedTurn> = puzzle.turns.iter().chain(played).collect();
    // Compares the best play with the selected one or, if that is the best, with the usual mistake.
    let other = if right { 1 } else { chosen };
    let pair: Vec<RatedTurn> = [0, other].into_iter().filter_map(|place| turns.get(place).copied().cloned()).collect();
    let why = reason(lang, scene, &pair);
    let again = shown.progress.schedules.get(&puzzle.id).map(|standing| due_text(lang, standing, shown.progress.today));
    html! {
        section class={ "panel answer " (if right { "right" } else { "wrong" }) } aria-labelledby="answer" {
            h2 id="answer" { @if right { (puzzle::right(lang)) } @else { (puzzle::wrong(lang)) } }
            @if !why.is_empty() { p.why-best { (render(&why)) } }
            ul.judged aria-label=(puzzle::turns(lang)) {
                @for (place, turn) in turns.into_iter().enumerate() {
                    li.best[place == 0].chosen[place == chosen] {
                        b { (render(&what(lang, scene, &turn.actions))) }
                        span {
                            @if place == 0 { (puzzle::best(lang)) } @else { (render(&puzzle::loses(lang, rounded(turn.loses)))) }
                            @if place == chosen { " · " (puzzle::your_choice(lang)) }
                        }
                    }
                }
            }
            @if let Some(again) = again { p.quiet { (render(&again)) } }
            div.row {
                (next_button(lang, shown, "btn main big"))
                a.btn href={ "/puzzles/" (puzzle.id) } { (puzzle::once_more(lang)) }
                @if let Some(moment) = shown.moment { a.btn href=(moment) { (puzzle::in_game(lang)) } }
            }
        }
    }
}

/// The answer to a play that may be as good as the best one. It doesn't count, so the solution stays hidden.
fn unclear(lang: Lang, scene: &Scene, shown: &PuzzlePage<'_>, actions: &[Action]) -> Markup {
    html! {
        section.panel.answer aria-labelledby="answer" {
            h2 id="answer" { (puzzle::unclear(lang)) }
            ul.judged aria-label=(puzzle::turns(lang)) {
                li.chosen { b { (render(&what(lang, scene, actions))) } span { (puzzle::your_choice(lang)) } }
            }
            p { (puzzle::unclear_about(lang)) }
            div.row {
                a.btn.main.big href={ "/puzzles/" (shown.puzzle.id) } { (puzzle::once_more(lang)) }
                a.btn href={ "/puzzles/" (shown.puzzle.id) "?list" } { (puzzle::choose(lang)) }
                (next_button(lang, shown, "btn"))
            }
        }
    }
}

fn next_button(lang: Lang, shown: &PuzzlePage<'_>, class: &str) -> Markup {
    html! {
        @if let Some(next) = shown.progress.next(Some(&shown.puzzle.id)) { a class=(class) href={ "/puzzles/" (next.id) } { (puzzle::go_on(lang)) } }
    }
}

fn due_text(lang: Lang, standing: &ReviewSchedule, today: i64) -> Message {
    match u64::try_from(standing.due - today) {
        Ok(days) if !standing.is_learned() => puzzle::again_in(lang, days.max(1)),
        _ => puzzle::learned(lang).into(),
    }
}
