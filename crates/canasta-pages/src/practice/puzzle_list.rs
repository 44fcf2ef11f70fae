//! The page that lists all puzzles by theme, with the visitor's progress.

use canasta_analysis::puzzles::{Progress, Puzzle, State, Theme, of_theme};
use canasta_assets::asset_url;
use canasta_i18n::Lang;
use canasta_i18n::messages::puzzle;
use maud::{Markup, html};

use super::puzzle::{Title, title_of};
use crate::parts::frame::page;
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// The whole document.
pub fn puzzles_page(prefs: &Prefs, progress: &Progress) -> String {
    let lang = prefs.lang;
    let content = html! {
        link rel="stylesheet" href=(asset_url("puzzles.css"));
        div {
            h1 { (puzzle::heading(lang)) }
            p.quiet { (puzzle::about(lang)) }
        }
        (today(lang, progress))
        @if !progress.own.is_empty() {
            (group(lang, progress, "own", (puzzle::own(lang), puzzle::own_about(lang)), progress.own.iter().rev()))
        }
        @for theme in Theme::ALL {
            @if of_theme(theme).next().is_some() {
                (group(lang, progress, theme.code(), (name(lang, theme), about(lang, theme)), of_theme(theme)))
            }
        }
        section.panel.key aria-labelledby="key" {
            h2 id="key" { (puzzle::key(lang)) }
            ul.numbers {
                li { (sign(State::Solved)) (puzzle::key_solved(lang)) }
                li { (sign(State::Missed)) (puzzle::key_missed(lang)) }
                li { (sign(State::Due)) (puzzle::key_due(lang)) }
            }
            p { (puzzle::when_again(lang)) }
            p { a href="/rules/puzzles" { (puzzle::how(lang)) } }
        }
    };
    page(prefs, puzzle::title(lang), "wrap puzzles", &content, &html! {})
}

/// Today's puzzles and the length of the visitor's streak in days.
fn today(lang: Lang, progress: &Progress) -> Markup {
    let (days, today) = progress.streak();
    let due = progress.due();
    let begun = progress.schedules.values().any(|standing| standing.tries > 0);
    html! {
        section.panel.today aria-label=(puzzle::heading(lang)) {
            @if days > 0 { p.streak { (render(&puzzle::streak(lang, days, today))) } }
            @if due > 0 { p { (render(&puzzle::due(lang, due))) } }
            @match progress.next(None) {
                Some(next) => {
                    @let Title { theme, number } = title_of(lang, next, progress);
                    h2 { (render(&puzzle::page_heading(lang, &theme, number))) }
                    a.btn.main.big href={ "/puzzles/" (next.id) } { @if begun { (puzzle::go_on(lang)) } @else { (puzzle::begin(lang)) } }
                },
                None => p { (puzzle::all_done(lang)) },
            }
        }
    }
}

/// Numbered puzzles under a heading.
fn group<'a>(
    lang: Lang,
    progress: &Progress,
    id: &str,
    (heading, about): (&str, &str),
    puzzles: impl Iterator<Item = &'a Puzzle>,
) -> Markup {
    let all: Vec<(usize, &Puzzle, State)> =
        (1..).zip(puzzles).map(|(number, puzzle)| (number, puzzle, progress.state(&puzzle.id))).collect();
    let solved = all.iter().filter(|(_, puzzle, _)| is_solved(progress, puzzle)).count();
    html! {
        details.panel.theme {
            summary { h2 id=(id) { (heading) } p.quiet { (about) " " (render(&puzzle::solved_of(lang, solved, all.len()))) "." } }
            ol.numbers {
                @for (number, puzzle, state) in all {
                    li { a class=(class(state)) href={ "/puzzles/" (puzzle.id) } aria-label=(puzzle::number(lang, number, number_state(state)).as_str()) { (number) (sign(state)) } }
                }
            }
        }
    }
}

fn is_solved(progress: &Progress, puzzle: &Puzzle) -> bool {
    progress.schedules.get(&puzzle.id).is_some_and(|standing| standing.is_solved())
}

const fn number_state(state: State) -> puzzle::NumberState {
    match state {
        State::New => puzzle::NumberState::New,
        State::Solved => puzzle::NumberState::Solved,
        State::Missed => puzzle::NumberState::Missed,
        State::Due => puzzle::NumberState::Due,
    }
}

const fn class(state: State) -> &'static str {
    match state {
        State::New => "new",
        State::Solved => "solved",
        State::Missed => "missed",
        State::Due => "due",
    }
}

/// A sign for the puzzle's state, so that it isn't shown by colour alone.
fn sign(state: State) -> Markup {
    let drawn = match state {
        State::New => return html! {},
        State::Solved => "M5 12.500l5 5L19 7",
        State::Missed => "M7 7l10 10M17 7L7 17",
        State::Due => "M12 5v8l5 3M12 3a9 9 0 1 0 9 9",
    };
    html! { svg class={ "icon sign " (class(state)) } viewBox="0 0 24 24" aria-hidden="true" { path d=(drawn) {} } }
}

pub(crate) fn name(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::TakingThePile => puzzle::taking_the_pile(lang),
        Theme::Feeding => puzzle::feeding(lang),
        Theme::Freezing => puzzle::freezing(lang),
        Theme::KeepingPairs => puzzle::keeping_pairs(lang),
        Theme::InitialMeld => puzzle::initial_meld(lang),
        Theme::Melding => puzzle::laying_down(lang),
        Theme::WildCards => puzzle::wild_cards(lang),
        Theme::BlackThrees => puzzle::black_threes(lang),
        Theme::GoingOut => puzzle::going_out(lang),
        Theme::Discarding => puzzle::discarding(lang),
    }
}

fn about(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::TakingThePile => puzzle::taking_the_pile_about(lang),
        Theme::Feeding => puzzle::feeding_about(lang),
        Theme::Freezing => puzzle::freezing_about(lang),
        Theme::KeepingPairs => puzzle::keeping_pairs_about(lang),
        Theme::InitialMeld => puzzle::initial_meld_about(lang),
        Theme::Melding => puzzle::laying_down_about(lang),
        Theme::WildCards => puzzle::wild_cards_about(lang),
        Theme::BlackThrees => puzzle::black_threes_about(lang),
        Theme::GoingOut => puzzle::going_out_about(lang),
        Theme::Discarding => puzzle::discarding_about(lang),
    }
}
