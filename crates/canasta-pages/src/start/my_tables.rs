//! The visitor's tables: those in progress, starting with those where it is the visitor's turn, and those that are
//! over.

use canasta_i18n::messages::start;
use canasta_i18n::{Lang, Message, day, start as words};
use canasta_record::day::Day;
use canasta_table::scene::Screen;
use maud::{Markup, html};

use super::MyTable;
use crate::parts::button::request_button_with_id;
use crate::parts::message::render;
use crate::parts::score::sides;

/// Whether there is a game for the visitor to return to.
pub(super) fn is_in_progress(table: &MyTable) -> bool {
    !is_over(&table.screen) && !is_finished_lesson(&table.screen)
}

/// The list of games in progress. If there is only one, the large button already opens it, so just its hide button is
/// shown.
pub(super) fn tables_in_progress(lang: Lang, tables: &[MyTable]) -> Markup {
    let mut on: Vec<&MyTable> = tables.iter().filter(|table| is_in_progress(table)).collect();
    on.sort_by_key(|table| !is_mine(&table.screen));
    html! {
        @if let [only] = on[..] {
            (hide(only, [start::hide_only(lang), start::hide_only_about(lang)], None))
        } @else if !on.is_empty() {
            section.panel aria-labelledby="go-on" {
                h2 id="go-on" { (start::go_on(lang)) }
                ul.tables { @for table in on { li.row { (table_row(lang, table)) } } }
            }
        }
    }
}

/// The list of finished games; empty if there are none.
pub(super) fn over(lang: Lang, tables: &[MyTable]) -> Markup {
    let over: Vec<&MyTable> =
        tables.iter().filter(|table| is_over(&table.screen) && !is_finished_lesson(&table.screen)).collect();
    html! {
        @if !over.is_empty() {
            details.panel.history id="history" {
                summary { h2 { (start::over(lang)) } }
                ul.tables { @for table in over { li.row { (table_row(lang, table)) } } }
                p { a href="/you" { (start::all_games(lang)) } }
            }
        }
    }
}

/// The table's title and state.
pub(super) fn title_and_state(lang: Lang, screen: &Screen) -> (Message, Message) {
    match screen {
        Screen::WaitingRoom(waiting_room) => words::waiting_room(lang, waiting_room),
        Screen::Shuffling(shuffling) => words::shuffling(lang, shuffling),
        Screen::Game(scene) => words::game(lang, scene, &sides(scene)),
        Screen::Covered(cover) => words::game(lang, cover.scene(), &sides(cover.scene())),
        Screen::NotYet { .. } => words::hidden_table(lang),
    }
}

fn table_row(lang: Lang, table: &MyTable) -> Markup {
    let (title, state) = title_and_state(lang, &table.screen);
    let mine = is_mine(&table.screen);
    let over = is_over(&table.screen);
    let (label, name) = match &table.screen {
        _ if over => (start::look(lang), start::look_at(lang, &title)),
        Screen::WaitingRoom(_) => (start::open(lang), start::open_table(lang, &title)),
        _ => (start::resume(lang), start::resume_table(lang, &title)),
    };
    let date = start::date(lang, &day::date(lang, Day::of(table.at)));
    html! {
        p.grow {
            b { (render(&title)) }
            br;
            span.quiet.num { (render(&state)) " " span.date { (render(&date)) } }
            @if mine { br; b.yours { (start::your_turn(lang)) } }
        }
        a.btn href={ "/table/" (table.table) } aria-label=(name.as_str()) { (label) }
        @if over && matches!(table.screen, Screen::Game(_)) {
            a.btn href={ "/table/" (table.table) "/replay" } aria-label=(start::replay_table(lang, &title).as_str()) { (start::replay(lang)) }
        }
        (hide(table, [start::hide(lang), start::hide_about(lang)], Some(start::hide_table(lang, &title).as_str())))
    }
}

pub(super) fn is_mine(screen: &Screen) -> bool {
    match screen {
        Screen::Game(scene) => crate::table::is_mine(scene),
        Screen::Covered(cover) => cover.scene().view.table.public.to_act() == Some(cover.seat),
        Screen::WaitingRoom(_) | Screen::Shuffling(_) | Screen::NotYet { .. } => false,
    }
}

/// A lesson has only one deal, so it isn't listed as a finished game.
fn is_finished_lesson(screen: &Screen) -> bool {
    matches!(screen, Screen::Game(scene) if scene.lesson.is_some() && scene.view.table.public.ending().is_some())
}

fn is_over(screen: &Screen) -> bool {
    is_closed(screen) || matches!(screen, Screen::Game(scene) if scene.is_over())
}

/// Whether the host closed the table or its game was abandoned.
fn is_closed(screen: &Screen) -> bool {
    match screen {
        Screen::WaitingRoom(waiting_room) => waiting_room.closed,
        Screen::Shuffling(shuffling) => shuffling.closed,
        Screen::Game(scene) => scene.status.closed,
        Screen::Covered(_) | Screen::NotYet { .. } => false,
    }
}

/// The button that hides the table from the list. It asks for confirmation if the table's game is in progress. `name`
/// is the button's accessible name.
fn hide(table: &MyTable, [label, about]: [&str; 2], name: Option<&str>) -> Markup {
    let id = format!("hide-{}", table.table);
    let fields = [("what", "hide")];
    let button = || request_button_with_id(&id, &table.table, &fields, "btn", label, name);
    html! {
        @if is_closed(&table.screen) { (button()) }
        @else if !is_over(&table.screen) {
            details.ask {
                summary aria-label=[name] { (label) }
                p.quiet { (about) }
                (button())
            }
        }
    }
}
