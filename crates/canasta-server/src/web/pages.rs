//! Pages and forms.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use canasta_live::TableRequest;
use canasta_pages::{MyTable, Prefs};
use canasta_store::GuestId;
use canasta_table::scene::Showing;
use canasta_words::desk::{self, Notice};

use super::guard::fitting;
use super::origin::Origin;
use super::session::{Visitor, keep};
use super::{App, files, gather, reply};

/// Tables that the start page names.
const MINE: u32 = 12;

/// `GET /`
pub(super) async fn start(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    if !headers.contains_key(header::COOKIE) {
        // Nobody we know: there is neither a name nor a table on it.
        return files::public(&headers, canasta_pages::start_page(&visitor.prefs, &[]));
    }
    let mine = tables_of(&app, visitor.guest, MINE).await;
    reply::html(canasta_pages::start_page(&visitor.prefs, &mine))
}

/// The tables of a visitor, as they see them, the newest first. A start page without them is better than none.
pub(super) async fn tables_of(app: &App, guest: Option<GuestId>, most: u32) -> Vec<MyTable> {
    let Some(guest) = guest else { return Vec::new() };
    let mut mine = Vec::new();
    for id in app.store.listed_tables_of(guest, most).await.unwrap_or_default() {
        let Ok(table) = app.registry.table(&id).await else { continue };
        let Some(shown) = table.shown(table.viewer_of(Some(guest))) else { continue };
        // A lesson is one deal; when that is over there is nothing to go back to.
        let learnt = matches!(&*shown.showing, Showing::Game(scene)
            if scene.lesson.is_some() && scene.view.table.public.ending().is_some());
        if learnt {
            continue;
        }
        mine.push(MyTable { table: id, showing: (*shown.showing).clone(), at: table.last_at() });
    }
    mine
}

/// `GET /table/{id}`
pub(super) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    Path(id): Path<String>,
) -> Response {
    let table = match app.registry.table(&id).await {
        Ok(table) => table,
        Err(why) => return reply::page(reply::opening(&why)),
    };
    let viewer = table.viewer_of(visitor.guest);
    // Who knocks waits for the answer, also where everybody may look on.
    let shown = table.shown(viewer).filter(|_| table.knocked(visitor.guest).is_none());
    let Some(shown) = shown else { return gather::door(&table, &visitor, &id) };
    if table.seat_of(visitor.guest).is_some() {
        table.pace(visitor.prefs.pace);
    }
    reply::html(canasta_pages::showing_page(&shown.showing, &visitor.prefs, &origin))
}

/// `POST /settings`: keeps a player's choices, and goes back to where they were made.
pub(super) async fn settings(State(app): State<App>, visitor: Visitor, Sent(fields): Sent) -> Response {
    let (guest, before) = (visitor.guest, visitor.prefs.display_name().to_owned());
    let prefs = with_fields(visitor.prefs, &fields);
    let back = fields.iter().find(|(name, _)| name == "back").map_or("/", |(_, back)| local(back));
    // At the table where they say so they are called by the new name.
    if let Some(id) = back.strip_prefix("/table/").filter(|_| prefs.display_name() != before)
        && let Ok(table) = app.registry.table(id).await
        && let Some(person) = table.person_of(guest)
    {
        // A name that is not written yet can be given again.
        let _ = table.request(person, TableRequest::Rename(prefs.display_name().to_owned())).await;
    }
    entered(&prefs, None, back)
}

/// `GET /rules`
pub(super) async fn rules(visitor: Visitor, headers: HeaderMap) -> Response {
    rules_page(&visitor.prefs, None, &headers)
}

/// `GET /rules/{chapter}`
pub(super) async fn chapter(visitor: Visitor, Path(chapter): Path<String>, headers: HeaderMap) -> Response {
    rules_page(&visitor.prefs, Some(&chapter), &headers)
}

fn rules_page(prefs: &Prefs, chapter: Option<&str>, headers: &HeaderMap) -> Response {
    match canasta_pages::rules_page(prefs, chapter) {
        Some(page) => files::public(headers, page),
        None => reply::page(desk::NO_SUCH_CHAPTER),
    }
}

pub(super) fn see_other(place: &str) -> Response {
    let place = HeaderValue::from_str(place).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response()
}

/// On to a place, with the cookies of a session that is new and of what was chosen.
pub(super) fn entered(prefs: &Prefs, session: Option<HeaderValue>, place: &str) -> Response {
    let mut response = see_other(place);
    for cookie in [session, keep(prefs)].into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A path on this server; anything else becomes the start page.
pub(super) fn local(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}

/// The fields of a form, in their order.
pub(super) type Fields = Vec<(String, String)>;

/// The choices with those of a form put in.
pub(super) fn with_fields(prefs: Prefs, fields: &Fields) -> Prefs {
    prefs.with(fields.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

/// The fields of a form that was sent.
pub(super) struct Sent(pub(super) Fields);

impl FromRequest<App> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let (tell, headers) = (fitting(&request), request.headers().clone());
        form(&headers, Bytes::from_request(request, app).await).map(Self).map_err(tell)
    }
}

/// The fields of a form; none where there is no body.
fn form(headers: &HeaderMap, body: Result<Bytes, BytesRejection>) -> Result<Fields, Notice> {
    let body = whole_body(body)?;
    if body.is_empty() {
        return Ok(Fields::new());
    }
    if !is_type(headers, "application/x-www-form-urlencoded") {
        return Err(desk::WRONG_TYPE_FORM);
    }
    fields_of(&body).ok_or(desk::NOT_UNDERSTOOD)
}

/// The fields of a form's body.
pub(super) fn fields_of(body: &[u8]) -> Option<Fields> {
    let uri = format!("/?{}", std::str::from_utf8(body).ok()?).parse::<Uri>().ok()?;
    axum::extract::Query::<Fields>::try_from_uri(&uri).ok().map(|fields| fields.0)
}

/// A body that came whole and is not too large.
pub(super) fn whole_body(body: Result<Bytes, BytesRejection>) -> Result<Bytes, Notice> {
    body.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { desk::TOO_LARGE } else { desk::NOT_UNDERSTOOD }
    })
}

/// Whether the request's body is said to be of that type.
pub(super) fn is_type(headers: &HeaderMap, wanted: &str) -> bool {
    let found = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    found.is_some_and(|found| found.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(wanted))
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn one_goes_back_only_to_this_server() {
        assert_eq!(local("/table/abc?x=1"), "/table/abc?x=1");
        for elsewhere in ["", "//evil", "https://evil", "/\\evil", "table", "/a b", "/a\nb"] {
            assert_eq!(local(elsewhere), "/", "{elsewhere:?}");
        }
    }
}
