//! The page of all puzzles: by what they are about, with how far the visitor is.

use canasta_assets::at;
use canasta_pages::{page, said};
use canasta_prefs::Prefs;
use canasta_puzzles::{Progress, Puzzle, State, Theme, of_theme};
use canasta_words::Lang;
use canasta_words::messages::puzzle as words;
use maud::{Markup, html};

/// The whole document.
pub fn puzzles_page(prefs: &Prefs, progress: &Progress) -> String {
    let lang = prefs.lang;
    let content = html! {
        link rel="stylesheet" href=(at("puzzles.css"));
        div {
            h1 { (words::heading(lang)) }
            p.quiet { (words::about(lang)) }
        }
        (today(lang, progress))
        @if !progress.own.is_empty() {
            (group(lang, progress, "own", (words::own(lang), words::own_about(lang)), progress.own.iter().rev()))
        }
        @for theme in Theme::ALL {
            @if of_theme(theme).next().is_some() {
                (group(lang, progress, theme.code(), (name(lang, theme), about(lang, theme)), of_theme(theme)))
            }
        }
        section.panel.key aria-labelledby="key" {
            h2 id="key" { (words::key(lang)) }
            ul.numbers {
                li { (sign(State::Solved)) (words::key_solved(lang)) }
                li { (sign(State::Missed)) (words::key_missed(lang)) }
                li { (sign(State::Due)) (words::key_due(lang)) }
            }
            p { (words::when_again(lang)) }
            p { a href="/rules/puzzles" { (words::how(lang)) } }
        }
    };
    page(prefs, words::title(lang), "wrap puzzles", &content, &html! {})
}

/// What there is to do today, and how many days in a row something was done.
fn today(lang: Lang, progress: &Progress) -> Markup {
    let (days, today) = progress.streak();
    let due = progress.due();
    let begun = progress.standings.values().any(|standing| standing.tries > 0);
    html! {
        section.panel.today aria-label=(words::heading(lang)) {
            @if days > 0 { p.streak { (said(&words::streak(lang, days, today))) } }
            @if due > 0 { p { (said(&words::due(lang, due))) } }
            @match progress.next(None) {
                Some(next) => div.row { a.btn.main.big href={ "/puzzles/" (next.id) } { @if begun { (words::go_on(lang)) } @else { (words::begin(lang)) } } },
                None => p { (words::all_done(lang)) },
            }
        }
    }
}

/// Puzzles under a heading, each by its number.
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
        section.panel.theme aria-labelledby=(id) {
            div { h2 id=(id) { (heading) } p.quiet { (about) " " (said(&words::solved_of(lang, solved, all.len()))) "." } }
            ol.numbers {
                @for (number, puzzle, state) in all {
                    li { a class=(class(state)) href={ "/puzzles/" (puzzle.id) } aria-label=(words::number(lang, shown(state), number).as_str()) { (number) (sign(state)) } }
                }
            }
        }
    }
}

fn is_solved(progress: &Progress, puzzle: &Puzzle) -> bool {
    progress.standings.get(&puzzle.id).is_some_and(|standing| standing.is_solved())
}

const fn shown(state: State) -> words::NumberState {
    match state {
        State::New => words::NumberState::New,
        State::Solved => words::NumberState::Solved,
        State::Missed => words::NumberState::Missed,
        State::Due => words::NumberState::Due,
    }
}

// not for people: names of classes
const fn class(state: State) -> &'static str {
    match state {
        State::New => "new",
        State::Solved => "solved",
        State::Missed => "missed",
        State::Due => "due",
    }
}

/// What marks a puzzle besides its colour.
fn sign(state: State) -> Markup {
    let drawn = match state {
        State::New => return html! {},
        State::Solved => "M5 12.500l5 5L19 7",
        State::Missed => "M7 7l10 10M17 7L7 17",
        State::Due => "M12 5v8l5 3M12 3a9 9 0 1 0 9 9",
    };
    html! { svg class={ "icon sign " (class(state)) } viewBox="0 0 24 24" aria-hidden="true" { path d=(drawn) {} } }
}

/// A theme's heading.
pub(crate) fn name(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::TakingThePile => words::taking_the_pile(lang),
        Theme::Feeding => words::feeding(lang),
        Theme::Freezing => words::freezing(lang),
        Theme::KeepingPairs => words::keeping_pairs(lang),
        Theme::Opening => words::opening(lang),
        Theme::LayingDown => words::laying_down(lang),
        Theme::WildCards => words::wild_cards(lang),
        Theme::BlackThrees => words::black_threes(lang),
        Theme::GoingOut => words::going_out(lang),
        Theme::Discarding => words::discarding(lang),
    }
}

fn about(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::TakingThePile => words::taking_the_pile_about(lang),
        Theme::Feeding => words::feeding_about(lang),
        Theme::Freezing => words::freezing_about(lang),
        Theme::KeepingPairs => words::keeping_pairs_about(lang),
        Theme::Opening => words::opening_about(lang),
        Theme::LayingDown => words::laying_down_about(lang),
        Theme::WildCards => words::wild_cards_about(lang),
        Theme::BlackThrees => words::black_threes_about(lang),
        Theme::GoingOut => words::going_out_about(lang),
        Theme::Discarding => words::discarding_about(lang),
    }
}
