//! What a person does at a table beside the game: forms that work without a script, and phrases.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use canasta_i18n::notice;
use canasta_live::{Handle, Request, RequestError, TableError};
use canasta_table::TableRequest;
use canasta_table::chat::Phrase;
use canasta_table::journal::Person;
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::handlers::actions::{Body, JsonBody};
use crate::handlers::forms::{FormFields, see_other};
use crate::handlers::join;
use crate::handlers::request_form::RequestForm;
use crate::handlers::table_call::call;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

/// Where a form leads once it is done.
enum Done {
    /// Back to the table.
    Here,
    /// To the start page, whose list no longer has the table.
    Start,
    /// To the table of the next game.
    NextTable(String),
}

/// `POST /table/{id}/do`: a form of a person at the table, or of a guest who joins from the lobby.
pub(crate) async fn submit(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    format: Format,
    FormFields(fields): FormFields,
) -> Response {
    let table = match app.registry.table(&id).await {
        Ok(table) => table,
        Err(why) => return format.unusable(&why),
    };
    let form = RequestForm::read(&fields);
    let Some(person) = table.person_of(visitor.guest) else {
        return match form {
            Some(RequestForm::Come) => join::from_lobby(&app, visitor, &id, table, &fields).await,
            _ => reply::page(notice::NOT_YOUR_SEAT),
        };
    };
    let request = match form.map(|form| form.request(person, &app.config.bots.names())) {
        None | Some(Ok(None)) => return format.notice(notice::NOT_UNDERSTOOD),
        Some(Ok(Some(request))) => request,
        Some(Err(refusal)) => return format.not_granted(&refusal.into(), visitor.prefs.lang),
    };
    let done = match request {
        Request::Rematch { drawn, .. } => next_game(&app, &table, person, visitor.prefs.display_name(), drawn).await,
        request => ask(&app, &id, table, request).await,
    };
    match done {
        Ok(done) => answer(format, &id, done),
        Err(why) => format.not_granted(&why, visitor.prefs.lang),
    }
}

fn answer(format: Format, id: &str, done: Done) -> Response {
    match (format, done) {
        (Format::Json, Done::NextTable(next)) => {
            reply::value(StatusCode::OK, &json!({ "done": true, "go": format!("/table/{next}") }))
        }
        (Format::Json, Done::Here | Done::Start) => reply::value(StatusCode::OK, &json!({ "done": true })),
        (Format::Page, Done::Here) => see_other(&format!("/table/{id}")),
        (Format::Page, Done::Start) => see_other("/"),
        (Format::Page, Done::NextTable(next)) => see_other(&format!("/table/{next}")),
    }
}

async fn ask(app: &App, id: &str, table: Handle, request: Request) -> Result<Done, RequestError> {
    let done = if matches!(request, Request::Hide(_)) { Done::Start } else { Done::Here };
    call(app, id, table, request).await.map(|()| done)
}

/// The next game of the same people: all who ask for it come to the same table.
async fn next_game(app: &App, table: &Handle, person: Person, name: &str, drawn: bool) -> Result<Done, RequestError> {
    table.request(Request::Rematch { person, drawn }).await?;
    let next = table.next_table().ok_or(RequestError::Gone)?;
    match keep_seat(app, table, person, name, &next).await {
        // Where another node has the next table, they choose their seat there.
        Ok(()) | Err(RequestError::Unusable(TableError::Elsewhere(_))) => Ok(Done::NextTable(next)),
        Err(why) => Err(why),
    }
}

/// Seats a person at the next table where they sat at this one, if the seat is free.
async fn keep_seat(app: &App, table: &Handle, person: Person, name: &str, next: &str) -> Result<(), RequestError> {
    let (Some(guest), Some(seat)) = (table.guest_of(person), table.seat_of_person(person)) else { return Ok(()) };
    let there = app.registry.table(next).await.map_err(RequestError::Unusable)?;
    let Some(person) = there.person_of(Some(guest)) else {
        // A player who left the game before its end is not expected at the next table, and joins like any guest.
        return call(app, next, there, Request::Join(guest, name.to_owned())).await;
    };
    if there.seat_of(Some(guest)).is_some() || there.has_begun() {
        return Ok(());
    }
    match call(app, next, there, Request::Table(person, TableRequest::Sit(seat))).await {
        // Another player has the seat: this one chooses another there.
        Ok(()) | Err(RequestError::Table(_)) => Ok(()),
        Err(why) => Err(why),
    }
}

/// `{"say": "minimum"}`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayBody {
    say: Phrase,
}

impl Body for SayBody {
    const UNREADABLE: notice::Notice = notice::NOT_SAID;
}

/// `POST /table/{id}/say`
pub(crate) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(SayBody { say: phrase }): JsonBody<SayBody>,
) -> Response {
    let table = match app.registry.table(&id).await {
        Ok(table) => table,
        Err(why) => return Format::Json.unusable(&why),
    };
    let Some(person) = table.person_of(visitor.guest) else { return reply::notice(notice::NOT_YOUR_SEAT) };
    match call(&app, &id, table, Request::Say(person, phrase)).await {
        Ok(()) => reply::value(StatusCode::OK, &json!({ "done": true })),
        Err(why) => reply::not_granted(&why, visitor.prefs.lang),
    }
}
