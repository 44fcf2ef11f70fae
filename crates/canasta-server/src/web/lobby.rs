//! The lobby: tables that are open to all, and how many people are there now. It lists tables with an open screen only.

use axum::extract::State;
use axum::response::Response;
use canasta_journal::Watch;
use canasta_live::Handle;
use canasta_pages::{Listed, LobbyCounts};
use canasta_table::scene::{Gathering, GatheringSeat};

use super::forms::{QueryFields, has_field};
use super::session::Visitor;
use super::{App, reply};

/// The most tables that the lobby lists.
const MOST: usize = 60;

/// `GET /lobby`; with `?part=1` only the part that changes.
pub(super) async fn lobby(State(app): State<App>, visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let (listed, counts) = look(&app).await;
    if has_field(&fields, "part") {
        return reply::html(canasta_pages::lobby_part(&listed, counts, visitor.prefs.lang));
    }
    reply::html(canasta_pages::lobby_page(&listed, counts, &visitor.prefs))
}

async fn look(app: &App) -> (Vec<Listed>, LobbyCounts) {
    let mut counts = LobbyCounts::default();
    let mut listed = Vec::new();
    for table in app.registry.live() {
        let (people, strangers) = table.window_counts();
        counts.people += people;
        let counted = if table.has_begun() { &mut counts.playing } else { &mut counts.gathering };
        *counted += usize::from(people > 0);
        if let Some(one) = line(&table, people, strangers).await {
            listed.push(one);
        }
    }
    // Tables with room come first, then by name, so that lines keep their places.
    listed.sort_by(|a, b| (a.free == 0, a.playing, &a.table).cmp(&(b.free == 0, b.playing, &b.table)));
    listed.truncate(MOST);
    (listed, counts)
}

/// The lobby's line for a table, if it has one: a listed table before its game, or a table that all may watch.
async fn line(table: &Handle, people: usize, strangers: usize) -> Option<Listed> {
    if people == 0 {
        return None;
    }
    let seen = table.preview().await?;
    let gathering = !seen.begun;
    let may_watch = seen.terms.watch == Watch::Everybody;
    let may_join = seen.terms.listed && gathering;
    if !may_watch && !may_join {
        return None;
    }
    let count = |is: fn(&GatheringSeat) -> bool| seen.seats.iter().filter(|seat| is(seat)).count();
    Some(Listed {
        table: seen.table.clone(),
        preset: seen.terms.preset.clone(),
        house_rules: canasta_words::company::house_rules(&seen.terms),
        players: seen.terms.players,
        seated: count(|chair| matches!(chair, GatheringSeat::Person(_))),
        bots: count(|chair| matches!(chair, GatheringSeat::Bot { .. })),
        free: count(|chair| *chair == GatheringSeat::Free),
        host_name: host(&seen),
        clock: seen.terms.clock,
        playing: !gathering,
        may_watch,
        spectators: strangers,
    })
}

/// The name of the host.
fn host(seen: &Gathering) -> String {
    let seated = seen.seats.iter().filter_map(|chair| match chair {
        GatheringSeat::Person(guest) => Some(guest),
        _ => None,
    });
    let host = seated.chain(&seen.standing).find(|guest| guest.person == seen.host);
    host.map_or_else(String::new, |guest| guest.name.clone())
}
