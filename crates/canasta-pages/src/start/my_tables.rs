//! The visitor's own tables: those that go on, the next turn first, and those that are over.

use canasta_i18n::messages::start;
use canasta_i18n::{Lang, Message, day, start as words};
use canasta_record::day::Day;
use canasta_table::scene::Screen;
use maud::{Markup, html};

use super::MyTable;
use crate::parts::button::button_as;
use crate::parts::message::said;
use crate::parts::score::sides;

/// Whether there is something to go back to.
pub(super) fn goes_on(table: &MyTable) -> bool {
    !is_over(&table.screen) && !is_learnt(&table.screen)
}

/// The games that go on, where there are several; of a single one, which the large button continues, only the way off the list.
pub(super) fn going_on(lang: Lang, tables: &[MyTable]) -> Markup {
    let mut on: Vec<&MyTable> = tables.iter().filter(|table| goes_on(table)).collect();
    on.sort_by_key(|table| !is_mine(&table.screen));
    html! {
        @if let [only] = on[..] {
            (hide(only, [start::hide_only(lang), start::hide_only_about(lang)], None))
        } @else if !on.is_empty() {
            section.panel aria-labelledby="go-on" {
                h2 id="go-on" { (start::go_on(lang)) }
                ul.tables { @for table in on { li.row { (one(lang, table)) } } }
            }
        }
    }
}

/// The games that are over; nothing where none is.
pub(super) fn over(lang: Lang, tables: &[MyTable]) -> Markup {
    let over: Vec<&MyTable> =
        tables.iter().filter(|table| is_over(&table.screen) && !is_learnt(&table.screen)).collect();
    html! {
        @if !over.is_empty() {
            details.panel.history id="history" {
                summary { h2 { (start::over(lang)) } }
                ul.tables { @for table in over { li.row { (one(lang, table)) } } }
                p { a href="/you" { (start::all_games(lang)) } }
            }
        }
    }
}

/// Which table it is, and how it stands.
pub(super) fn described(lang: Lang, screen: &Screen) -> (Message, Message) {
    match screen {
        Screen::WaitingRoom(waiting_room) => words::waiting_room(lang, waiting_room),
        Screen::Shuffling(shuffling) => words::shuffling(lang, shuffling),
        Screen::Game(scene) => words::game(lang, scene, &sides(scene)),
        Screen::NotYet { .. } => words::not_yet(lang),
    }
}

fn one(lang: Lang, table: &MyTable) -> Markup {
    let (title, state) = described(lang, &table.screen);
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
            b { (said(&title)) }
            br;
            span.quiet.num { (said(&state)) " " span.date { (said(&date)) } }
            @if mine { br; b.yours { (start::your_turn(lang)) } }
        }
        a.btn href={ "/table/" (table.table) } aria-label=(name.as_str()) { (label) }
        @if over && matches!(table.screen, Screen::Game(_)) {
            a.btn href={ "/table/" (table.table) "/replay" } aria-label=(start::replay_table(lang, &title).as_str()) { (start::replay(lang)) }
        }
        (hide(table, [start::hide(lang), start::hide_about(lang)], Some(start::hide_table(lang, &title).as_str())))
    }
}

/// Whether something is awaited of the visitor: an act, or what only the host can do.
pub(super) fn is_mine(screen: &Screen) -> bool {
    match screen {
        Screen::Game(scene) => crate::table::is_mine(scene),
        Screen::WaitingRoom(_) | Screen::Shuffling(_) | Screen::NotYet { .. } => false,
    }
}

/// A lesson has one deal; it is no game to look back at.
fn is_learnt(screen: &Screen) -> bool {
    matches!(screen, Screen::Game(scene) if scene.lesson.is_some() && scene.view.table.public.ending().is_some())
}

fn is_over(screen: &Screen) -> bool {
    is_closed(screen) || matches!(screen, Screen::Game(scene) if scene.is_over())
}

/// Closed by its host, or given up.
fn is_closed(screen: &Screen) -> bool {
    match screen {
        Screen::WaitingRoom(waiting_room) => waiting_room.closed,
        Screen::Shuffling(shuffling) => shuffling.closed,
        Screen::Game(scene) => scene.around.closed,
        Screen::NotYet { .. } => false,
    }
}

/// The way off the list, with its words, and a name that tells it from others: at once for a table that was closed; while one goes on, it asks first.
fn hide(table: &MyTable, [label, about]: [&str; 2], name: Option<&str>) -> Markup {
    let id = format!("hide-{}", table.table);
    let fields = [("what", "hide")];
    let button = || button_as(&id, &table.table, &fields, "btn", label, name);
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
