//! “Learn by playing”: a lesson's table is opened like any other, with the lesson's deck and script.

use axum::extract::State;
use axum::response::Response;
use canasta_table::lesson;
use canasta_words::desk;

use super::forms::{Sent, entered, with_fields};
use super::session::{Visitor, welcome};
use super::tables::founded;
use super::{App, reply};

/// `POST /learn`: a lesson's table, at once.
pub(super) async fn learn(State(app): State<App>, visitor: Visitor, Sent(fields): Sent) -> Response {
    let prefs = with_fields(visitor.prefs, &fields);
    let (guest, cookie) = match welcome(&app, visitor.guest, visitor.device).await {
        Ok(welcome) => welcome,
        Err(notice) => return reply::page(notice),
    };
    let Some(table) = founded(&app, guest, prefs.display_name(), None, lesson::opening()) else {
        return reply::page(desk::UNAVAILABLE);
    };
    let place = format!("/table/{}", table.id);
    if let Err(why) = app.store.open_table(table).await {
        return reply::page(reply::unwritten(why));
    }
    entered(&prefs, cookie, &place)
}
