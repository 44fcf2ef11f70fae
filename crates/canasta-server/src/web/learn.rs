//! “Learn by playing”: a lesson's table is opened like any other, with the lesson's deck and script.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use canasta_record::journal::Chain;
use canasta_record::words::desk;
use canasta_table::lesson;

use super::pages::{form, see_other, session, with_fields};
use super::session::{Visitor, keep};
use super::{App, reply};
use crate::chance;
use crate::store::{Line, NewPerson, NewTable, SessionHash};

/// `POST /learn`: a lesson's table, at once.
pub(super) async fn learn(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let fields = match form(&headers, body) {
        Ok(fields) => fields,
        Err(notice) => return reply::page(notice),
    };
    let prefs = with_fields(visitor.prefs, &fields);
    let Some((session, cookie)) = session(&app, visitor.session).await else {
        return reply::page(desk::UNAVAILABLE);
    };
    let Some(table) = new_lesson(session, prefs.display_name()) else { return reply::page(desk::UNAVAILABLE) };
    let place = format!("/table/{}", table.id);
    if let Err(why) = app.store.writer().open_table(table).await {
        return reply::page(reply::unwritten(&why));
    }
    let mut response = see_other(&place);
    for cookie in [cookie, keep(&prefs)].into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The first entries of a lesson's table; `None` without randomness for its address.
fn new_lesson(session: SessionHash, name: &str) -> Option<NewTable> {
    let id = chance::hex::<16>()?;
    let [opened, dealt] = lesson::opening(name);
    let (first, chain) = Line::next(&Chain::start(&id), &opened);
    let (second, _) = Line::next(&chain, &dealt);
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let created = i64::try_from(since_1970.as_millis()).ok()?;
    let people = vec![NewPerson { player: lesson::LEARNER.0, session, name: None }];
    Some(NewTable { id, invitation: None, created, lines: vec![first, second], people })
}
