//! The lobby: tables that are open to everyone, a seat at one of them, and the number of people online. Lists a table
//! only while someone has it open.

use std::cmp::Reverse;

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use canasta::{Players, Seat};
use canasta_live::{Handle, Request};
use canasta_pages::{ListedTable, LobbyCounts};
use canasta_table::TableRequest;
use canasta_table::journal::{Clock, Watch};
use canasta_table::scene::{WaitingRoom, WaitingRoomSeat};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::cluster::peers::{self, NodeRequest};
use crate::handlers::forms::{FormFields, QueryFields, field, has_field, redirect_with_cookies, see_other};
use crate::handlers::repeats::{FormToken, SentForm};
use crate::handlers::table_call::call;
use crate::handlers::tables;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

const MAX_TABLES: usize = 60;

/// `GET /lobby`: the page, or only its changing part with `?part=1`.
pub(crate) async fn lobby(State(app): State<App>, visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let (listed, counts) = of_all_nodes(&app).await;
    if has_field(&fields, "part") {
        return reply::html(canasta_pages::lobby_part(&listed, counts, visitor.prefs.lang));
    }
    reply::html(canasta_pages::lobby_page(&listed, counts, &visitor.prefs))
}

/// `POST /lobby`: seats the visitor at a table in the lobby: instead of a bot in a game, on a free seat before one, or
/// else at a new table, at which bots play until people come. With the field `table`, only that table is considered.
pub(crate) async fn seat(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let (mut listed, _) = local_lobby(&app).await;
    let wanted = field(&fields, "table");
    listed.retain(|table| table.may_join && (table.playing || table.free > 0));
    listed.retain(|table| wanted.is_empty() || table.table == wanted);
    listed.sort_by_key(|table| (Reverse(table.playing), Reverse(table.seated)));
    for ListedTable { table: id, .. } in listed {
        let Ok(table) = app.registry.table(&id).await else { continue };
        if table.person_of(visitor.guest).is_some() {
            return Ok(see_other(&format!("/table/{id}")));
        }
        let (guest, cookie) = visitor.guest_or_new(&app, FormToken::of(&fields).as_ref()).await?;
        let name = visitor.prefs.display_name().to_owned();
        if call(&app, &id, table.clone(), Request::Join(guest, name)).await.is_err() {
            continue;
        }
        // In a game, a newcomer takes a bot's seat. If someone else just did, the visitor can watch.
        if let (Some(person), None) = (table.person_of(Some(guest)), table.seat_of(Some(guest)))
            && let Some(seat) = bot_seat(&table).await
        {
            let _ = call(&app, &id, table, Request::Table(person, TableRequest::Sit(seat))).await;
        }
        return Ok(redirect_with_cookies(&visitor.cookie_names, &visitor.prefs, cookie, &format!("/table/{id}")));
    }
    if !wanted.is_empty() {
        // The table has filled up, or is on another node.
        return Ok(see_other(&format!("/table/{wanted}")));
    }
    tables::open_for_everyone(&app, visitor, SentForm::new(&uri, &fields)).await
}

/// The first seat with a bot.
async fn bot_seat(table: &Handle) -> Option<Seat> {
    let preview = table.preview().await?;
    (0..)
        .map(Seat)
        .zip(&preview.seats)
        .find(|(_, chair)| matches!(chair, WaitingRoomSeat::Bot { .. }))
        .map(|(seat, _)| seat)
}

/// A node's lobby in the form sent to other nodes.
#[derive(Default, Serialize, Deserialize)]
struct NodeLobby {
    /// Number of waiting rooms, tables with a game, and people.
    counts: [usize; 3],
    lines: Vec<SentTable>,
}

/// A table in the lobby, in the form sent to other nodes.
#[derive(Serialize, Deserialize)]
struct SentTable {
    table: String,
    preset: String,
    house_rules: usize,
    players: u8,
    /// Number of people with a seat, bots, free seats, and spectators.
    counts: [usize; 4],
    host_name: String,
    clock: Option<Clock>,
    playing: bool,
    /// Older servers don't send it; they only list tables for joining before the game.
    #[serde(default)]
    may_join: bool,
    may_watch: bool,
}

impl SentTable {
    fn new(listed: ListedTable) -> Self {
        let ListedTable { table, preset, house_rules, players, host_name, clock, playing, may_join, may_watch, .. } =
            listed;
        let counts = [listed.seated, listed.bots, listed.free, listed.spectators];
        let players = players.count();
        Self { table, preset, house_rules, players, counts, host_name, clock, playing, may_join, may_watch }
    }

    fn into_listed(self) -> Option<ListedTable> {
        let Self { table, preset, house_rules, players, host_name, clock, playing, may_join, may_watch, .. } = self;
        let [seated, bots, free, spectators] = self.counts;
        let players = Players::new(players)?;
        #[rustfmt::skip]
        let listed = ListedTable {
            table, preset, house_rules, players, seated, bots, free, host_name, clock, playing, spectators, may_join,
            may_watch,
        };
        Some(listed)
    }
}

/// This node's lobby, for another node.
pub(crate) async fn of_this_node(app: &App) -> String {
    let (listed, counts) = local_lobby(app).await;
    let counts = [counts.waiting_room, counts.playing, counts.people];
    let part = NodeLobby { counts, lines: listed.into_iter().map(SentTable::new).collect() };
    serde_json::to_string(&part).unwrap_or_default()
}

/// The lobby of all nodes. Omits nodes that don't answer. Their tables are back when they answer again, or when other
/// nodes acquire the tables.
async fn of_all_nodes(app: &App) -> (Vec<ListedTable>, LobbyCounts) {
    let (mut listed, mut counts) = local_lobby(app).await;
    for part in peers::ask_all(app, &NodeRequest::Lobby).await.0 {
        let NodeLobby { counts: [waiting_room, playing, people], lines } =
            serde_json::from_str(&part).unwrap_or_default();
        counts.waiting_room += waiting_room;
        counts.playing += playing;
        counts.people += people;
        listed.extend(lines.into_iter().filter_map(SentTable::into_listed));
    }
    sort(&mut listed);
    (listed, counts)
}

async fn local_lobby(app: &App) -> (Vec<ListedTable>, LobbyCounts) {
    let mut counts = LobbyCounts::default();
    let mut listed = Vec::new();
    for table in app.registry.live() {
        let (people, strangers) = table.window_counts();
        counts.people += people;
        let count = if table.has_begun() { &mut counts.playing } else { &mut counts.waiting_room };
        *count += usize::from(people > 0);
        if let Some(entry) = entry(&table, people, strangers).await {
            listed.push(entry);
        }
    }
    sort(&mut listed);
    (listed, counts)
}

/// Sorts tables with free seats first, then waiting rooms before games. Otherwise by id, so that the order is stable.
fn sort(listed: &mut Vec<ListedTable>) {
    listed.sort_by(|a, b| (a.free == 0, a.playing, &a.table).cmp(&(b.free == 0, b.playing, &b.table)));
    listed.truncate(MAX_TABLES);
}

/// A table's entry in the lobby: for a listed table with a seat to take, or one that everyone may watch. `None` for
/// others and for games that are over.
async fn entry(table: &Handle, people: usize, strangers: usize) -> Option<ListedTable> {
    if people == 0 {
        return None;
    }
    let preview = table.preview().await.filter(|preview| !preview.over && !preview.closed)?;
    let waiting_room = !preview.begun;
    let may_watch = preview.terms.watch == Watch::Everybody;
    let count = |is: fn(&WaitingRoomSeat) -> bool| preview.seats.iter().filter(|seat| is(seat)).count();
    let bots = count(|chair| matches!(chair, WaitingRoomSeat::Bot { .. }));
    let may_join = preview.terms.listed && (waiting_room || bots > 0);
    if !may_watch && !may_join {
        return None;
    }
    Some(ListedTable {
        table: preview.table.clone(),
        preset: preview.terms.preset.clone(),
        house_rules: canasta_i18n::company::house_rules(&preview.terms),
        players: preview.terms.players,
        seated: count(|chair| matches!(chair, WaitingRoomSeat::Person(_))),
        bots,
        free: preview.unreserved(),
        host_name: host(&preview),
        clock: preview.terms.clock,
        playing: !waiting_room,
        may_join,
        may_watch,
        spectators: strangers,
    })
}

fn host(preview: &WaitingRoom) -> String {
    let seated = preview.seats.iter().filter_map(|chair| match chair {
        WaitingRoomSeat::Person(guest) => Some(guest),
        _ => None,
    });
    let host = seated.chain(&preview.standing).find(|guest| guest.person == preview.host);
    host.map_or_else(String::new, |guest| guest.name.clone())
}
