//! The page about fair deals. It checks records in the browser, so the server only provides the number of commitments.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use canasta_pages::CommitmentStats;

use crate::app::App;
use crate::handlers::files;
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// `GET /fairness`
pub(crate) async fn fairness(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    // The page works without the counts.
    let counts =
        app.store.commitment_counts().await.map_err(reply::read_error).ok().map(|commitments| CommitmentStats {
            made: commitments.made,
            revealed: commitments.revealed,
            outstanding: commitments.outstanding(),
        });
    files::public(&headers, canasta_pages::fairness_page(&visitor.prefs, counts))
}
