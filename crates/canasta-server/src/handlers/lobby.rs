//! The lobby: tables that are open to all, and how many people are there now. It lists tables with an open screen only.

use axum::extract::State;
use axum::response::Response;
use canasta::Players;
use canasta_live::Handle;
use canasta_pages::{Listed, LobbyCounts};
use canasta_table::journal::{Clock, Watch};
use canasta_table::scene::{WaitingRoom, WaitingRoomSeat};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::cluster::peers::{self, NodeRequest};
use crate::handlers::forms::{QueryFields, has_field};
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// The most tables that the lobby lists.
const MOST: usize = 60;

/// `GET /lobby`; with `?part=1` only the part that changes.
pub(crate) async fn lobby(State(app): State<App>, visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let (listed, counts) = of_all_nodes(&app).await;
    if has_field(&fields, "part") {
        return reply::html(canasta_pages::lobby_part(&listed, counts, visitor.prefs.lang));
    }
    reply::html(canasta_pages::lobby_page(&listed, counts, &visitor.prefs))
}

/// What is in the lobby of this node, as other nodes read it.
#[derive(Default, Serialize, Deserialize)]
struct Part {
    /// Tables that gather, tables that are played at, people.
    counts: [usize; 3],
    lines: Vec<Line>,
}

/// A line of the lobby, as other nodes read it.
#[derive(Serialize, Deserialize)]
struct Line {
    table: String,
    preset: String,
    house_rules: usize,
    players: u8,
    /// Persons with a seat, bots, free seats, spectators.
    counts: [usize; 4],
    host_name: String,
    clock: Option<Clock>,
    playing: bool,
    may_watch: bool,
}

impl Line {
    fn of(listed: Listed) -> Self {
        let Listed { table, preset, house_rules, players, host_name, clock, playing, may_watch, .. } = listed;
        let counts = [listed.seated, listed.bots, listed.free, listed.spectators];
        Self { table, preset, house_rules, players: players.count(), counts, host_name, clock, playing, may_watch }
    }

    fn listed(self) -> Option<Listed> {
        let Self { table, preset, house_rules, players, host_name, clock, playing, may_watch, .. } = self;
        let [seated, bots, free, spectators] = self.counts;
        let players = Players::new(players)?;
        #[rustfmt::skip]
        let listed = Listed {
            table, preset, house_rules, players, seated, bots, free, host_name, clock, playing, spectators, may_watch,
        };
        Some(listed)
    }
}

/// The lobby of this node, for another one.
pub(crate) async fn of_this_node(app: &App) -> String {
    let (listed, counts) = look(app).await;
    let counts = [counts.waiting_room, counts.playing, counts.people];
    let part = Part { counts, lines: listed.into_iter().map(Line::of).collect() };
    serde_json::to_string(&part).unwrap_or_default()
}

/// The lobby of all nodes. One that does not answer is left out; its tables are back as soon as it does, or others have them.
async fn of_all_nodes(app: &App) -> (Vec<Listed>, LobbyCounts) {
    let (mut listed, mut counts) = look(app).await;
    for part in peers::ask_all(app, &NodeRequest::Lobby).await.0 {
        let Part { counts: [waiting_room, playing, people], lines } = serde_json::from_str(&part).unwrap_or_default();
        counts.waiting_room += waiting_room;
        counts.playing += playing;
        counts.people += people;
        listed.extend(lines.into_iter().filter_map(Line::listed));
    }
    sort(&mut listed);
    (listed, counts)
}

async fn look(app: &App) -> (Vec<Listed>, LobbyCounts) {
    let mut counts = LobbyCounts::default();
    let mut listed = Vec::new();
    for table in app.registry.live() {
        let (people, strangers) = table.window_counts();
        counts.people += people;
        let counted = if table.has_begun() { &mut counts.playing } else { &mut counts.waiting_room };
        *counted += usize::from(people > 0);
        if let Some(one) = line(&table, people, strangers).await {
            listed.push(one);
        }
    }
    sort(&mut listed);
    (listed, counts)
}

/// Tables with room come first, then by name, so that lines keep their places.
fn sort(listed: &mut Vec<Listed>) {
    listed.sort_by(|a, b| (a.free == 0, a.playing, &a.table).cmp(&(b.free == 0, b.playing, &b.table)));
    listed.truncate(MOST);
}

/// The lobby's line for a table, if it has one: a listed table before its game, or a table that all may watch.
async fn line(table: &Handle, people: usize, strangers: usize) -> Option<Listed> {
    if people == 0 {
        return None;
    }
    let seen = table.preview().await?;
    let waiting_room = !seen.begun;
    let may_watch = seen.terms.watch == Watch::Everybody;
    let may_join = seen.terms.listed && waiting_room;
    if !may_watch && !may_join {
        return None;
    }
    let count = |is: fn(&WaitingRoomSeat) -> bool| seen.seats.iter().filter(|seat| is(seat)).count();
    Some(Listed {
        table: seen.table.clone(),
        preset: seen.terms.preset.clone(),
        house_rules: canasta_i18n::company::house_rules(&seen.terms),
        players: seen.terms.players,
        seated: count(|chair| matches!(chair, WaitingRoomSeat::Person(_))),
        bots: count(|chair| matches!(chair, WaitingRoomSeat::Bot { .. })),
        free: count(|chair| *chair == WaitingRoomSeat::Free),
        host_name: host(&seen),
        clock: seen.terms.clock,
        playing: !waiting_room,
        may_watch,
        spectators: strangers,
    })
}

/// The name of the host.
fn host(seen: &WaitingRoom) -> String {
    let seated = seen.seats.iter().filter_map(|chair| match chair {
        WaitingRoomSeat::Person(guest) => Some(guest),
        _ => None,
    });
    let host = seated.chain(&seen.standing).find(|guest| guest.person == seen.host);
    host.map_or_else(String::new, |guest| guest.name.clone())
}
