//! “Learn by playing”. A lesson's table is like any other, except for the lesson's deck and script.

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use canasta_table::lesson;

use crate::app::App;
use crate::handlers::forms::{FormFields, with_fields};
use crate::handlers::repeats::SentForm;
use crate::handlers::tables::PlannedTable;
use crate::middleware::session::Visitor;
use crate::respond::reply::ErrorPage;

/// Bot level for a first game after the lesson.
const EASIEST_LEVEL: &str = "beginner";

/// `POST /learn`: opens a table for the lesson. The field `step` makes it begin at a later step, to go back by one.
pub(crate) async fn learn(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let mut prefs = with_fields(visitor.prefs.clone(), &fields);
    if prefs.table.is_empty() {
        // Visitors who haven't played yet get the easiest opponents after the lesson.
        let company = prefs.company.clone().with_all(EASIEST_LEVEL).among(&app.config.bots.names());
        prefs = prefs.clone().with_choice(&prefs.choice()).with_company(&company);
    }
    let step = fields.iter().find(|(name, _)| name == "step").and_then(|(_, step)| step.parse().ok()).unwrap_or(1);
    let entries = lesson::opening(step);
    PlannedTable { visitor, prefs, form: SentForm::new(&uri, &fields), invitation: None, entries, others: Vec::new() }
        .open(&app)
        .await
}
