//! The page about fair deals. It checks records in the browser, so the server only provides numbers, and the commitment
//! and seeds for the deal of the day.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use canasta_i18n::notice::Notice;
use canasta_pages::{CommitmentStats, DailySeeds};
use canasta_record::fair::hex;

use crate::app::App;
use crate::handlers::daily::EARLIER_DAYS;
use crate::handlers::files;
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// `GET /fairness`
pub(crate) async fn fairness(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    // The page works without what can't be read.
    let counts =
        app.store.commitment_counts().await.map_err(reply::read_error).ok().map(|commitments| CommitmentStats {
            made: commitments.made,
            revealed: commitments.revealed,
            outstanding: commitments.outstanding(),
        });
    let seeds = daily_seeds(&app).await.ok();
    files::public(&headers, canasta_pages::fairness_page(&visitor.prefs, counts, seeds.as_ref()))
}

async fn daily_seeds(app: &App) -> Result<DailySeeds, Notice> {
    let today = app.daily.today().await?.deal;
    let mut earlier = Vec::new();
    for day in (today.day - EARLIER_DAYS..today.day).rev() {
        if let Some(stored) = app.daily.day(day).await? {
            earlier.push((day, stored.seed.to_hex()));
        }
    }
    Ok(DailySeeds { commitment: hex(&today.commitment()), earlier })
}
