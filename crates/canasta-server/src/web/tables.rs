//! New tables: the form with its difference to the preset, and what makes a table of it.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use canasta::seating::settle;
use canasta::{Players, Seat};
use canasta_pages::{Prefs, TableForm, coming, new_table_page, new_table_parts};
use canasta_record::house::HouseRules;
use canasta_record::journal::{Chain, Entry, Occupant};
use canasta_record::words::desk;

use super::pages::{Fields, form as submitted, see_other, session, with_fields};
use super::session::{Visitor, keep};
use super::{App, reply};
use crate::chance;
use crate::config::Begun;
use crate::store::{Line, NewPerson, NewTable, SessionHash};

/// Where the one who starts a table sits.
const SOUTH: Seat = Seat(0);

/// The form as it was sent; what is missing is as it was played last. Only bots that this server offers can be chosen.
fn read(app: &App, fields: &Fields, prefs: &Prefs) -> TableForm {
    TableForm::read(fields, &prefs.choice()).with_company(fields, &prefs.company, &app.config.bots.names())
}

/// `GET /new`: the form, filled in with what was played last, or with what the address names.
pub(super) async fn form(State(app): State<App>, visitor: Visitor, uri: Uri) -> Response {
    let fields = Query::<Fields>::try_from_uri(&uri).map_or_else(|_| Fields::new(), |fields| fields.0);
    let form = read(&app, &fields, &visitor.prefs);
    reply::html(new_table_page(&visitor.prefs, &form))
}

/// `POST /new`: the form as it was sent, with its difference; only what follows from it where a script asks.
pub(super) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let fields = match submitted(&headers, body) {
        Ok(fields) => fields,
        Err(notice) => return reply::page(notice),
    };
    let form = read(&app, &fields, &visitor.prefs);
    if fields.iter().any(|(name, _)| name == "part") {
        return reply::html(new_table_parts(&form));
    }
    reply::html(new_table_page(&with_fields(visitor.prefs, &fields), &form))
}

/// `POST /play`: a table against bots, at once. What the form does not say is as it was played last.
pub(super) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let fields = match submitted(&headers, body) {
        Ok(fields) => fields,
        Err(notice) => return reply::page(notice),
    };
    // The end of a game names its table, so that "Play again" plays the same one.
    let prefs = with_fields(visitor.prefs, &fields);
    let form = read(&app, &fields, &prefs);
    if !form.is_sound() {
        let mut response = reply::html(new_table_page(&prefs, &form));
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        return response;
    }
    let prefs = prefs.with_choice(form.choice()).with_company(form.company());
    let Some((session, cookie)) = session(&app, visitor.session).await else {
        return reply::page(desk::UNAVAILABLE);
    };
    let Some(table) = new_table(&app, session, &prefs, &form) else { return reply::page(desk::UNAVAILABLE) };
    let id = table.id.clone();
    if let Err(why) = app.store.writer().open_table(table).await {
        return reply::page(reply::unwritten(&why));
    }
    let mut response = see_other(&format!("/table/{id}"));
    let cookies = [cookie, keep(&prefs)].into_iter().flatten();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The table's first entries; `None` without randomness.
fn new_table(app: &App, session: SessionHash, prefs: &Prefs, form: &TableForm) -> Option<NewTable> {
    let id = chance::hex::<16>()?;
    let (choice, players) = (form.choice(), form.players());
    let begun = match app.config.first_dealer.filter(|seat| seat.0 < players.count()) {
        Some(first_dealer) => Begun { draws: Vec::new(), first_dealer },
        None => (app.config.draw)(&choice.rules, players)?,
    };
    let came = arrivals(prefs.display_name(), form);
    let opened = Entry::Opened {
        rules: choice.preset.name.to_owned(),
        house: house(choice),
        players: seated(choice, players, &begun, came)?,
        first_dealer: begun.first_dealer,
        draws: begun.draws,
        hints: form.company().hints(),
    };
    let dealt = Entry::Dealt { deal: 1, deck: (app.config.deck)()?, asked: None };
    let (first, chain) = Line::next(&Chain::start(&id), &opened);
    let (second, _) = Line::next(&chain, &dealt);
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let created = i64::try_from(since_1970.as_millis()).ok()?;
    let people = vec![NewPerson { player: SOUTH.0, session, name: None }];
    Some(NewTable { id, invitation: None, created, lines: vec![first, second], people })
}

/// What the house changes, as the journal has it.
fn house(choice: &HouseRules) -> Option<serde_json::Value> {
    let changes = choice.changes();
    if changes.is_empty() { None } else { serde_json::to_value(changes).ok() }
}

/// Who comes to the table, the person first.
fn arrivals(name: &str, form: &TableForm) -> Vec<Occupant> {
    let person = Occupant { name: name.to_owned(), bot: None };
    let bots = form.company().bots(form.players());
    let bots = coming(name, form.players()).into_iter().zip(bots);
    let bots = bots.map(|(name, bot)| Occupant { name: name.to_owned(), bot: Some(bot.to_owned()) });
    [person].into_iter().chain(bots).collect()
}

/// The same by seat: as they came, or as the cards drawn have it.
fn seated(choice: &HouseRules, players: Players, begun: &Begun, came: Vec<Occupant>) -> Option<Vec<Occupant>> {
    if begun.draws.is_empty() {
        return Some(came);
    }
    let settled = settle(&choice.rules, players, &begun.draws).ok()?;
    let mut seated: Vec<(Seat, Occupant)> =
        (0..players.count()).map(|player| settled.seat_of(player)).zip(came).collect();
    seated.sort_by_key(|(seat, _)| *seat);
    Some(seated.into_iter().map(|(_, occupant)| occupant).collect())
}
