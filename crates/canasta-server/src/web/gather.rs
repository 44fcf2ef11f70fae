//! Tables of friends: opened, joined by a link or a spoken code, arranged before and in the game. Forms that work without
//! a script; a script that asks for JSON is answered with it.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use canasta::Seat;
use canasta_journal::{Entry, Person, SeatedPlayer};
use canasta_live::chance::{self, CODE_LENGTH, CODE_LETTERS};
use canasta_live::{Admission, DoorRequest, Handle, KnockState, Request, RequestError};
use canasta_pages::Prefs;
use canasta_store::{GuestId, WriteError};
use canasta_table::talk::Phrase;
use canasta_table::{TableRefusal, TableRequest};
use canasta_words::messages::error;
use canasta_words::{Lang, desk};
use serde::Deserialize;
use serde_json::json;

use super::acts::{Body, JsonBody};
use super::forms::{Fields, Sent, entered, see_other, with_fields};
use super::guard::JSON;
use super::session::{Visitor, welcome};
use super::tables::{founded, read};
use super::{App, reply};

/// `POST /gather`: a table for friends, with the one who opens it in the first seat.
pub(super) async fn gather(State(app): State<App>, visitor: Visitor, Sent(fields): Sent) -> Response {
    let prefs = with_fields(visitor.prefs, &fields);
    let form = read(&app, &fields, &prefs);
    if !form.is_sound() {
        let mut response = reply::html(canasta_pages::new_table_page(&prefs, &form));
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        return response;
    }
    let prefs = prefs.with_form(&form);
    let (guest, cookie) = match welcome(&app, visitor.guest, visitor.device).await {
        Ok(welcome) => welcome,
        Err(notice) => return reply::page(notice),
    };
    let host = Entry::Sat { seat: Seat::default(), who: SeatedPlayer::Person(Person::HOST) };
    let entries = vec![Entry::Opened(Box::new(form.terms())), Entry::Came(Person::HOST), host];
    let table = chance::hex::<16>()
        .and_then(|invitation| founded(&app, guest, prefs.display_name(), Some(invitation), entries));
    let Some(table) = table else { return reply::page(desk::UNAVAILABLE) };
    let place = format!("/table/{}", table.id);
    if let Err(why) = app.store.open_table(table).await {
        return reply::page(reply::unwritten(why));
    }
    entered(&prefs, cookie, &place)
}

/// `GET /join/{secret}`
pub(super) async fn invited(State(app): State<App>, visitor: Visitor, Path(secret): Path<String>) -> Response {
    let (id, table) = match by_invitation(&app, &secret).await {
        Ok(found) => found,
        Err(notice) => return reply::page(notice),
    };
    if table.person_of(visitor.guest).is_some() {
        return see_other(&format!("/table/{id}"));
    }
    if table.knock_state(visitor.guest) == Some(KnockState::Barred) {
        return reply::html(canasta_pages::turned_away_for_good_page(&visitor.prefs));
    }
    match table.preview().await {
        Some(seen) => reply::html(canasta_pages::join_page(&seen, &visitor.prefs, &secret, None)),
        None => reply::page(desk::UNAVAILABLE),
    }
}

/// `POST /join/{secret}`: sits down, where a seat is free.
pub(super) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
    Sent(fields): Sent,
) -> Response {
    let (id, table) = match by_invitation(&app, &secret).await {
        Ok(found) => found,
        Err(notice) => return reply::page(notice),
    };
    let prefs = with_fields(visitor.prefs, &fields);
    let (guest, cookie) = match welcome(&app, visitor.guest, visitor.device).await {
        Ok(welcome) => welcome,
        Err(notice) => return reply::page(notice),
    };
    match ask(&app, &id, table, TableCall::Come(guest, prefs.display_name().to_owned())).await {
        Ok(()) => entered(&prefs, cookie, &format!("/table/{id}")),
        Err(why) => refused(prefs.lang, &why),
    }
}

/// The table of an invitation.
async fn by_invitation(app: &App, secret: &str) -> Result<(String, Handle), desk::Notice> {
    let found = app.store.table_by_invitation(secret).await.map_err(|_| desk::UNAVAILABLE)?;
    let id = found.ok_or(desk::NO_SUCH_INVITATION)?;
    let table = app.registry.table(&id).await.map_err(|why| reply::unusable(why))?;
    Ok((id, table))
}

/// `GET /join`: where a spoken code is typed.
pub(super) async fn code(visitor: Visitor) -> Response {
    reply::html(canasta_pages::code_page(&visitor.prefs, None))
}

/// `POST /join`: a spoken code only knocks.
pub(super) async fn knock(State(app): State<App>, visitor: Visitor, Sent(fields): Sent) -> Response {
    let prefs = with_fields(visitor.prefs, &fields);
    let told = |status: StatusCode, why: &'static str| {
        let mut response = reply::html(canasta_pages::code_page(&prefs, Some(why)));
        *response.status_mut() = status;
        response
    };
    // What is not found is counted as a failed try.
    let unknown = || told(StatusCode::NOT_FOUND, desk::table_refusal(prefs.lang, TableRefusal::NoSuchCode));
    let Some(code) = clean_code(field(&fields, "code"), CODE_LENGTH) else { return unknown() };
    let id = match app.store.table_by_code(&code, chance::now()).await {
        Ok(Some(id)) => id,
        Ok(None) => return unknown(),
        Err(_) => return reply::page(desk::UNAVAILABLE),
    };
    let table = match app.registry.table(&id).await {
        Ok(table) => table,
        Err(why) => return reply::page(reply::unusable(why)),
    };
    let (guest, cookie) = match welcome(&app, visitor.guest, visitor.device).await {
        Ok(welcome) => welcome,
        Err(notice) => return reply::page(notice),
    };
    match ask(&app, &id, table, TableCall::Knock(guest, prefs.display_name().to_owned())).await {
        Ok(()) => entered(&prefs, cookie, &format!("/table/{id}")),
        Err(RequestError::Table(why)) => told(StatusCode::CONFLICT, desk::table_refusal(prefs.lang, why)),
        Err(why) => refused(prefs.lang, &why),
    }
}

/// A code of so many letters as people type it: in any case, with spaces or hyphens between.
pub(super) fn clean_code(text: &str, length: usize) -> Option<String> {
    let letters = text.bytes().filter(|byte| !b" -.".contains(byte)).map(|byte| byte.to_ascii_uppercase());
    let code: Vec<u8> = letters.take(length + 1).collect();
    let is_code = code.len() == length && code.iter().all(|letter| CODE_LETTERS.contains(letter));
    is_code.then(|| code.into_iter().map(char::from).collect())
}

/// What is sent to a table; all of it can be sent twice.
#[derive(Clone)]
enum TableCall {
    Come(GuestId, String),
    Knock(GuestId, String),
    Request(Person, Request),
    Forget(Person),
    Carried(Person),
}

/// Asks a table; one that has just left the memory is brought in again.
async fn ask(app: &App, id: &str, mut table: Handle, call: TableCall) -> Result<(), RequestError> {
    for _ in 0..3 {
        let done = match call.clone() {
            TableCall::Come(guest, name) => table.come(guest, name).await,
            TableCall::Knock(guest, name) => table.knock(guest, name).await,
            TableCall::Request(person, request) => table.request(person, request).await,
            TableCall::Forget(person) => table.forget(person).await,
            TableCall::Carried(person) => table.carried(person).await,
        };
        match done {
            Ok(_) => return Ok(()),
            Err(RequestError::Gone | RequestError::Write(WriteError::Conflict)) => {
                tokio::task::yield_now().await;
                table = app.registry.table(id).await.map_err(|_| RequestError::Gone)?;
            }
            Err(why) => return Err(why),
        }
    }
    Err(RequestError::Gone)
}

pub(super) fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// `POST /table/{id}/do`: everything that is done around the game.
pub(super) async fn table_request(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(fields): Sent,
) -> Response {
    let for_script = headers.get(header::ACCEPT).is_some_and(|accept| accept == JSON);
    let lang = visitor.prefs.lang;
    let tell = |why: &RequestError| if for_script { reply::not_granted(why, lang) } else { refused(lang, why) };
    let table = match app.registry.table(&id).await {
        Ok(table) => table,
        Err(why) if for_script => return reply::notice(reply::unusable(why)),
        Err(why) => return reply::page(reply::unusable(why)),
    };
    let Some(person) = table.person_of(visitor.guest) else {
        return comes_in(&app, visitor, &id, table, &fields).await;
    };
    if field(&fields, "what") == "again" {
        return play_on(&app, &table, person, &visitor.prefs, &fields, for_script).await;
    }
    let Some(request) = requested(&app, &fields) else {
        return if for_script { reply::notice(desk::NOT_UNDERSTOOD) } else { reply::page(desk::NOT_UNDERSTOOD) };
    };
    let request = match request {
        Ok(request) => request,
        Err(why) => return tell(&RequestError::Table(why)),
    };
    match ask(&app, &id, table, TableCall::Request(person, request)).await {
        Ok(()) if for_script => reply::value(StatusCode::OK, &json!({ "done": true })),
        // The list from which it was taken.
        Ok(()) if field(&fields, "what") == "hide" => see_other("/"),
        Ok(()) => see_other(&format!("/table/{id}")),
        Err(why) => tell(&why),
    }
}

/// The next game of the same people: whoever asks comes to the same table, in the seat that they had.
async fn play_on(
    app: &App,
    table: &Handle,
    person: Person,
    prefs: &Prefs,
    fields: &Fields,
    for_script: bool,
) -> Response {
    let done = match table.again(person, field(fields, "seats") == "drawn").await {
        Ok(next) => take_seat(app, table, person, prefs.display_name(), &next).await.map(|()| format!("/table/{next}")),
        Err(why) => Err(why),
    };
    match done {
        Ok(place) if for_script => reply::value(StatusCode::OK, &json!({ "done": true, "go": place })),
        Ok(place) => see_other(&place),
        Err(why) if for_script => reply::not_granted(&why, prefs.lang),
        Err(why) => refused(prefs.lang, &why),
    }
}

/// Sits down at the next table where one sat at this one, if nobody does.
async fn take_seat(app: &App, table: &Handle, person: Person, name: &str, next: &str) -> Result<(), RequestError> {
    let (Some(guest), Some(seat)) = (table.guest_of(person), table.seat_of_person(person)) else { return Ok(()) };
    let there = app.registry.table(next).await.map_err(|_| RequestError::Gone)?;
    let Some(me) = there.person_of(Some(guest)) else {
        // Who had left the game before its end was not asked, and comes all the same.
        return ask(app, next, there, TableCall::Come(guest, name.to_owned())).await;
    };
    if there.seat_of(Some(guest)).is_some() || there.has_begun() {
        return Ok(());
    }
    match ask(app, next, there, TableCall::Request(me, Request::Table(TableRequest::Sit(seat)))).await {
        // The seat was given to another: they choose one.
        Ok(()) | Err(RequestError::Table(_)) => Ok(()),
        Err(why) => Err(why),
    }
}

/// How a guest who knocks is let in; `None` where the fields say nothing that there is.
fn admission(fields: &Fields) -> Option<Admission> {
    Some(match (field(fields, "seat"), field(fields, "was")) {
        ("", "") => Admission::Come,
        (seat, "") => {
            Admission::Seat(seat.parse().ok().map(Seat).filter(|seat| usize::from(seat.0) < canasta::MAX_SEATS)?)
        }
        ("", was) => Admission::Again(was.parse().ok().map(Person)?),
        _ => return None,
    })
}

/// A guest from the lobby sits down at a table that is open to all.
async fn comes_in(app: &App, visitor: Visitor, id: &str, table: Handle, fields: &Fields) -> Response {
    let open = matches!(&table.preview().await, Some(seen) if seen.terms.listed);
    if field(fields, "what") != "come" || !open {
        return reply::page(desk::NOT_YOUR_SEAT);
    }
    let prefs = with_fields(visitor.prefs, fields);
    let (guest, cookie) = match welcome(app, visitor.guest, visitor.device).await {
        Ok(welcome) => welcome,
        Err(notice) => return reply::page(notice),
    };
    match ask(app, id, table, TableCall::Come(guest, prefs.display_name().to_owned())).await {
        Ok(()) => entered(&prefs, cookie, &format!("/table/{id}")),
        Err(why) => refused(prefs.lang, &why),
    }
}

/// What the fields ask for; `None` where they ask for nothing that there is.
fn requested(app: &App, fields: &Fields) -> Option<Result<Request, TableRefusal>> {
    let seat = || field(fields, "seat").parse().ok().map(Seat).filter(|seat| usize::from(seat.0) < canasta::MAX_SEATS);
    let person = || field(fields, "player").parse().ok().map(Person);
    let knock = || field(fields, "knock").parse().ok();
    let bot = |name: &str| {
        let offered = app.config.bots.names().iter().any(|offered| offered == name);
        if offered { Ok(name.to_owned()) } else { Err(TableRefusal::NoSuchBot) }
    };
    let door = |request: DoorRequest| Some(Ok(Request::Door(request)));
    let request = match field(fields, "what") {
        "sit" => TableRequest::Sit(seat()?),
        "stand" => TableRequest::Stand,
        "bot" => match bot(field(fields, "level")) {
            Ok(bot) => TableRequest::SeatBot { seat: seat()?, bot },
            Err(why) => return Some(Err(why)),
        },
        "free" => TableRequest::Free(seat()?),
        "begin" => match field(fields, "fill") {
            "" => TableRequest::Begin,
            fill => return Some(bot(fill).map(Request::FillAndBegin)),
        },
        "pause" => TableRequest::Pause,
        "resume" => TableRequest::Resume,
        "host" => TableRequest::MakeHost(person()?),
        "stand-in" => TableRequest::StandIn(seat()?),
        "leave" => TableRequest::Leave,
        "back" => TableRequest::Back,
        "ban" => TableRequest::TurnAway(person()?),
        "let-in" => TableRequest::LetIn(person()?),
        "allow" => TableRequest::Allow(match field(fields, "seconds") {
            "" => None,
            seconds => Some(seconds.parse().ok()?),
        }),
        "close" => TableRequest::Close,
        "deal" => return Some(Ok(Request::Deal)),
        "agree" => return Some(Ok(Request::Agree)),
        "hide" => return Some(Ok(Request::Hide)),
        "code" => return door(DoorRequest::NewCode),
        "renew" => return door(DoorRequest::NewInvitation),
        "admit" => return door(DoorRequest::Admit(knock()?, admission(fields)?)),
        "turn-away" => {
            return door(DoorRequest::TurnAway { knock: knock()?, for_good: field(fields, "for-good") == "yes" });
        }
        "same" => {
            let was = field(fields, "was").parse().ok().map(Person)?;
            return door(DoorRequest::Same { newcomer: person()?, was });
        }
        "withdraw" => return door(DoorRequest::Withdraw),
        _ => return None,
    };
    Some(Ok(Request::Table(request)))
}

/// `{"say": "minimum"}`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SayBody {
    say: Phrase,
}

impl Body for SayBody {
    const UNREADABLE: desk::Notice = desk::NOT_SAID;
}

/// `POST /table/{id}/say`
pub(super) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(SayBody { say }): JsonBody<SayBody>,
) -> Response {
    let table = match app.registry.table(&id).await {
        Ok(table) => table,
        Err(why) => return reply::notice(reply::unusable(why)),
    };
    let Some(person) = table.person_of(visitor.guest) else { return reply::notice(desk::NOT_YOUR_SEAT) };
    match table.request(person, Request::Say(say)).await {
        Ok(_) => reply::value(StatusCode::OK, &json!({ "done": true })),
        Err(why) => reply::not_granted(&why, visitor.prefs.lang),
    }
}

/// A request that was not granted, as a page.
fn refused(lang: Lang, why: &RequestError) -> Response {
    let sentence = match why {
        RequestError::Table(why) => desk::table_refusal(lang, *why),
        RequestError::Write(why) => return reply::page(reply::unwritten(*why)),
        _ => return reply::page(desk::UNAVAILABLE),
    };
    let document = canasta_pages::error_page(lang, 409, error::title_not_now(lang), sentence);
    let mut response = reply::html(document);
    *response.status_mut() = StatusCode::CONFLICT;
    response
}

/// `GET /forget`
pub(super) async fn ask_to_forget(visitor: Visitor) -> Response {
    reply::html(canasta_pages::forget_page(&visitor.prefs))
}

/// Tables of which somebody is told that they are forgotten.
const ALL: u32 = 1000;

/// `POST /forget`: a bot plays on in every seat, names and talk are deleted, and so is the guest with all devices. Nothing is
/// left in this browser.
pub(super) async fn forget(State(app): State<App>, visitor: Visitor) -> Response {
    if let Err(notice) = forget_all(&app, &visitor).await {
        return reply::page(notice);
    }
    let mut response = reply::html(canasta_pages::forgotten_page());
    // Where there is https the browser does it; elsewhere, and of what it does not know, the page's script.
    let everything = HeaderValue::from_static("\"cache\", \"storage\"");
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), everything);
    for cookie in super::session::no_cookies(&app.config) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The guest, and those whom only this device kept apart.
async fn forget_all(app: &App, visitor: &Visitor) -> Result<(), desk::Notice> {
    let (Some(guest), Some(session)) = (visitor.guest, visitor.session) else { return Ok(()) };
    let apart = app.store.kept_apart(session).await.map_err(|_| desk::UNAVAILABLE)?;
    // It goes back to none of them.
    app.store.drop_kept_apart(session).await.map_err(reply::unwritten)?;
    for other in apart {
        if !app.store.is_reachable(other).await.map_err(|_| desk::UNAVAILABLE)? {
            forget_guest(app, other).await?;
        }
    }
    forget_guest(app, guest).await
}

async fn forget_guest(app: &App, guest: GuestId) -> Result<(), desk::Notice> {
    let tables = app.store.tables_of(guest, ALL).await.map_err(|_| desk::UNAVAILABLE)?;
    tell_forgotten(app, guest, tables.into_iter().map(|(id, _)| id)).await?;
    // Who knocks, and who is nobody any more at a table that has turned them away, is known to the table's task alone.
    for table in app.registry.live() {
        if table.knock_state(Some(guest)).is_some() {
            let _ = table.go_from_door(guest).await;
        }
    }
    app.store.forget_guest(guest).await.map_err(reply::unwritten)?;
    app.sessions.gone(guest);
    Ok(())
}

/// Tells tables that somebody is forgotten there.
pub(super) async fn tell_forgotten(
    app: &App,
    guest: GuestId,
    tables: impl IntoIterator<Item = String>,
) -> Result<(), desk::Notice> {
    for id in tables {
        // A quarantined table has no one to tell; what lies beside its journal goes all the same.
        let Ok(table) = app.registry.table(&id).await else { continue };
        let Some(person) = table.person_of(Some(guest)) else { continue };
        if let Err(RequestError::Write(why)) = ask(app, &id, table, TableCall::Forget(person)).await {
            return Err(reply::unwritten(why));
        }
    }
    Ok(())
}

/// Tables of which somebody is told that they go on there with another device: the newest.
const CARRIED: u32 = 100;

/// Tells the tables at which a guest sits that they have one device more. The device has its session already: a table that
/// cannot write is not told, and nothing is lost by it.
pub(super) async fn tell_carried(app: &App, guest: GuestId) {
    let Ok(tables) = app.store.unfinished_tables_of(guest, CARRIED).await else { return };
    for id in tables {
        let Ok(table) = app.registry.table(&id).await else { continue };
        let Some(person) = table.person_of(Some(guest)) else { continue };
        let _ = ask(app, &id, table, TableCall::Carried(person)).await;
    }
}

/// `GET /table/{id}` for somebody who may not look: a door, and how it went with those who knocked.
pub(super) fn door(table: &Handle, visitor: &Visitor, id: &str) -> Response {
    match table.knock_state(visitor.guest) {
        Some(KnockState::Waiting) => reply::html(canasta_pages::knocked_page(&visitor.prefs, id)),
        Some(KnockState::Barred) => reply::html(canasta_pages::turned_away_for_good_page(&visitor.prefs)),
        Some(KnockState::TurnedAway) => reply::html(canasta_pages::turned_away_page(&visitor.prefs)),
        None => {
            let mut response = reply::html(canasta_pages::door_page(&visitor.prefs));
            *response.status_mut() = StatusCode::FORBIDDEN;
            response
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        for typed in ["ABCDEF", "abc def", "Abc-Def", " a b c d e f ", "ABC.DEF"] {
            assert_eq!(clean_code(typed, CODE_LENGTH).as_deref(), Some("ABCDEF"), "{typed}");
        }
        for wrong in ["", "ABCDE", "ABCDEFG", "ABCDE1", "ABCDEI", "ÄBCDEF", "ABC_DEF"] {
            assert_eq!(clean_code(wrong, CODE_LENGTH), None, "{wrong}");
        }
    }
}
