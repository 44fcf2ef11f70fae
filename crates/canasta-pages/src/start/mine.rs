//! The visitor's own tables: those that go on, the next turn first, and those that are over.

use canasta_record::day::Day;
use canasta_table::scene::{Gathering, Scene, Showing, Shuffling};
use canasta_words::messages::shuffling;
use canasta_words::{Lang, company, day, evening, points, table as words};
use maud::{Markup, html};

use super::MyTable;
use crate::bar::sides;
use crate::button::button_as;

/// The games that go on; nothing where none does.
pub(super) fn going_on(tables: &[MyTable]) -> Markup {
    let goes_on = |table: &&MyTable| !is_over(&table.showing) && !is_learnt(&table.showing);
    let mut on: Vec<&MyTable> = tables.iter().filter(goes_on).collect();
    on.sort_by_key(|table| !is_mine(&table.showing));
    html! {
        @if !on.is_empty() {
            section.panel aria-labelledby="go-on" {
                h2 id="go-on" { "Continue" }
                ul.tables { @for table in on { li.row { (one(table, "Continue")) } } }
            }
        }
    }
}

/// The games that are over; nothing where none is.
pub(super) fn over(tables: &[MyTable]) -> Markup {
    let over: Vec<&MyTable> =
        tables.iter().filter(|table| is_over(&table.showing) && !is_learnt(&table.showing)).collect();
    html! {
        @if !over.is_empty() {
            details.panel.history id="history" {
                summary { h2 { "Games played" } }
                ul.tables { @for table in over { li.row { (one(table, "Look")) } } }
                p { a href="/you" { "All your games, with figures" } }
            }
        }
    }
}

fn one(table: &MyTable, label: &str) -> Markup {
    let (title, state) = match &table.showing {
        Showing::Gathering(gathering) => of_gathering(gathering),
        Showing::Shuffling(cards) if cards.closed => {
            (of_shuffling(cards), words::closed(Lang::EN, cards.closed_by.as_deref()).0.into())
        }
        Showing::Shuffling(cards) => (of_shuffling(cards), shuffling::heading(Lang::EN).to_owned()),
        Showing::Game(scene) => (company_of(scene), of_game(scene)),
        Showing::NotYet { .. } => ("A serious table.".to_owned(), "The first deal is being played.".to_owned()),
    };
    let mine = is_mine(&table.showing);
    html! {
        p.grow {
            b { (title) }
            br;
            span.quiet.num { (state) " " (day::text(Day::of(table.at))) "." }
            @if mine { br; b.yours { "Your turn." } }
        }
        a.btn.main[mine] href={ "/table/" (table.table) } aria-label={ (label) ": " (title) } { (label) }
        @if is_over(&table.showing) && matches!(table.showing, Showing::Game(_)) { a.btn href={ "/table/" (table.table) "/replay" } aria-label={ "Replay: " (title) } { "Replay" } }
        (hide(table, &title))
    }
}

fn of_gathering(gathering: &Gathering) -> (String, String) {
    if gathering.closed {
        return (company::closed_before(gathering), company::closed(gathering.closed_by.as_deref()));
    }
    if gathering.evening.0 > 0 {
        return (evening::GATHERS.to_owned(), company::present(gathering));
    }
    let title = if gathering.is_host() {
        "Your table has not begun.".to_owned()
    } else {
        format!("{}’s table has not begun.", company::host_name(gathering))
    };
    (title, company::present(gathering))
}

/// Who sits round a table whose cards are shuffled: `With Ruth, Anna and Paul.`
fn of_shuffling(shuffling: &Shuffling) -> String {
    let own = shuffling.me.map(canasta::Seat::index);
    let others = shuffling.players.iter().enumerate().filter(|(place, _)| Some(*place) != own);
    let names: Vec<&str> = others.map(|(_, player)| player.name.as_str()).collect();
    format!("With {}.", words::and(&names))
}

/// With whom and against whom: `With Anna, against Ruth and Paul.`
fn company_of(scene: &Scene) -> String {
    let partner = words::partner(scene).map(|seat| words::name(scene, seat));
    let others: Vec<String> =
        sides(scene).into_iter().skip(1).map(|side| words::names_of(Lang::EN, scene, side).into()).collect();
    match (scene.view.seat, partner) {
        (None, _) => format!(
            "{}.",
            sides(scene)
                .into_iter()
                .map(|side| words::names_of(Lang::EN, scene, side).into())
                .collect::<Vec<String>>()
                .join(", ")
        ),
        (_, Some(partner)) => format!("With {partner}, against {}.", others.join(", ")),
        (_, None) => format!("Against {}.", others.join(", ")),
    }
}

/// How the game stands: `Deal 4. We 1,640, They 905. Ruth to play.`
fn of_game(scene: &Scene) -> String {
    let side = |side: canasta::Side| {
        format!("{} {}", words::side_name(Lang::EN, scene, side), points(scene.totals[side.index()]))
    };
    let score: Vec<String> = sides(scene).into_iter().map(side).collect();
    let state = match (scene.winner, scene.view.table.public.to_act()) {
        (Some(winner), _) => format!("{}.", words::ended(Lang::EN, scene, winner).0),
        (None, _) if scene.around.closed => words::closed(Lang::EN, scene.around.closed_by.as_deref()).0.into(),
        (None, _) if scene.around.paused.is_some() => "Paused.".to_owned(),
        (None, None) => "The deal is over.".to_owned(),
        (None, Some(seat)) if scene.view.seat == Some(seat) => String::new(),
        (None, Some(seat)) => format!("{} to play.", words::name(scene, seat)),
    };
    format!("Deal {}. {}. {state}", scene.deal, score.join(", ")).trim_end().to_owned()
}

/// Whether something is awaited of the visitor: an act, or what only the host can do.
fn is_mine(showing: &Showing) -> bool {
    match showing {
        Showing::Game(scene) => crate::around::is_mine(scene),
        Showing::Gathering(_) | Showing::Shuffling(_) | Showing::NotYet { .. } => false,
    }
}

/// A lesson has one deal; it is no game to look back at.
fn is_learnt(showing: &Showing) -> bool {
    matches!(showing, Showing::Game(scene) if scene.lesson.is_some() && scene.view.table.public.ending().is_some())
}

fn is_over(showing: &Showing) -> bool {
    is_closed(showing) || matches!(showing, Showing::Game(scene) if scene.winner.is_some())
}

/// Closed by its host, or given up.
fn is_closed(showing: &Showing) -> bool {
    match showing {
        Showing::Gathering(gathering) => gathering.closed,
        Showing::Shuffling(shuffling) => shuffling.closed,
        Showing::Game(scene) => scene.around.closed,
        Showing::NotYet { .. } => false,
    }
}

/// The way off the list: at once for a table that was closed; while one goes on, it asks first.
fn hide(table: &MyTable, title: &str) -> Markup {
    let name = format!("{}: {title}", company::HIDE);
    let button = |class| {
        button_as(
            &format!("hide-{}", table.table),
            &table.table,
            &[("what", "hide")],
            class,
            company::HIDE,
            Some(&name),
        )
    };
    html! {
        @if is_closed(&table.showing) { (button("btn")) }
        @else if !is_over(&table.showing) {
            details.ask {
                summary aria-label=(name) { (company::HIDE) }
                p.quiet { (company::HIDE_ABOUT) }
                (button("btn"))
            }
        }
    }
}
