//! “Learn by playing”: the table of a lesson is opened like any other, with the lesson's deck and script.

use axum::extract::State;
use axum::response::Response;
use canasta_table::lesson;

use super::App;
use super::forms::{FormFields, with_fields};
use super::reply::ErrorPage;
use super::session::Visitor;
use super::tables::Opening;

/// `POST /learn`: opens a lesson's table.
pub(super) async fn learn(
    State(app): State<App>,
    visitor: Visitor,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let prefs = with_fields(visitor.prefs, &fields);
    let entries = lesson::opening();
    Opening { guest: visitor.guest, device: visitor.device, prefs, invitation: None, entries }.open(&app).await
}
