//! What people do at a table outside the game: forms, which work without a script, and chat phrases.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use canasta_i18n::notice;
use canasta_live::{Handle, Request, RequestError, TableError};
use canasta_store::GuestId;
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

/// The page that a form redirects to.
enum Destination {
    Table,
    /// The start page, which no longer lists the table.
    StartPage,
    NextTable(String),
}

/// `GET /table/{id}/do`: someone reloads the answer to a form.
pub(crate) async fn to_table(Path(id): Path<String>) -> Response {
    see_other(&format!("/table/{id}"))
}

/// `POST /table/{id}/do`: a form from a person at the table, or from a guest who joins through the lobby.
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
    let destination = match request {
        Request::Rematch { drawn, .. } => next_game(&app, &table, person, visitor.prefs.display_name(), drawn).await,
        request => ask(&app, &id, table, request).await,
    };
    match destination {
        Ok(destination) => answer(format, &id, destination),
        Err(why) => format.not_granted(&why, visitor.prefs.lang),
    }
}

fn answer(format: Format, id: &str, destination: Destination) -> Response {
    match (format, destination) {
        (Format::Json, Destination::NextTable(next)) => {
            reply::json(StatusCode::OK, &json!({ "done": true, "go": format!("/table/{next}") }))
        }
        (Format::Json, Destination::Table | Destination::StartPage) => {
            reply::json(StatusCode::OK, &json!({ "done": true }))
        }
        (Format::Page, Destination::Table) => see_other(&format!("/table/{id}")),
        (Format::Page, Destination::StartPage) => see_other("/"),
        (Format::Page, Destination::NextTable(next)) => see_other(&format!("/table/{next}")),
    }
}

async fn ask(app: &App, id: &str, table: Handle, request: Request) -> Result<Destination, RequestError> {
    let destination = if matches!(request, Request::Hide(_)) { Destination::StartPage } else { Destination::Table };
    call(app, id, table, request).await.map(|()| destination)
}

/// The next game for the same people. Everyone who asks for it gets the same table.
async fn next_game(
    app: &App,
    table: &Handle,
    person: Person,
    name: &str,
    drawn: bool,
) -> Result<Destination, RequestError> {
    table.request(Request::Rematch { person, drawn }).await?;
    let next = table.next_table().ok_or(RequestError::Gone)?;
    let kept = match table.guest_of(person).filter(|guest| table.is_device_shared(Some(*guest))) {
        Some(guest) => begin_at_shared_device(app, guest, &next).await,
        None => keep_seat(app, table, person, name, &next).await,
    };
    match kept {
        // If another node owns the next table, the person chooses their seat there.
        Ok(()) | Err(RequestError::Unusable(TableError::OtherNode(_))) => Ok(Destination::NextTable(next)),
        Err(why) => Err(why),
    }
}

/// Begins the next game at a shared device, where everyone is seated already. Otherwise the host begins it.
async fn begin_at_shared_device(app: &App, guest: GuestId, next: &str) -> Result<(), RequestError> {
    let table = app.registry.table(next).await.map_err(RequestError::Unusable)?;
    let Some(person) = table.person_of(Some(guest)).filter(|_| !table.has_begun()) else { return Ok(()) };
    call(app, next, table, Request::Table(person, TableRequest::Begin)).await
}

/// Gives a person the same seat at the next table, if it is free.
async fn keep_seat(app: &App, table: &Handle, person: Person, name: &str, next: &str) -> Result<(), RequestError> {
    let (Some(guest), Some(seat)) = (table.guest_of(person), table.seat_of_person(person)) else { return Ok(()) };
    let next_table = app.registry.table(next).await.map_err(RequestError::Unusable)?;
    let Some(person) = next_table.person_of(Some(guest)) else {
        // A player who left the game early isn't expected at the next table, and joins like any guest.
        return call(app, next, next_table, Request::Join(guest, name.to_owned())).await;
    };
    if next_table.seat_of(Some(guest)).is_some() || next_table.has_begun() {
        return Ok(());
    }
    match call(app, next, next_table, Request::Table(person, TableRequest::Sit(seat))).await {
        // Someone else has the seat. The person chooses a different one there.
        Ok(()) | Err(RequestError::Table(_)) => Ok(()),
        Err(why) => Err(why),
    }
}

/// For example `{"say": "minimum"}`.
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
    match call(&app, &id, table, Request::Chat(person, phrase)).await {
        Ok(()) => reply::json(StatusCode::OK, &json!({ "done": true })),
        Err(why) => reply::not_granted(&why, visitor.prefs.lang),
    }
}
