//! The state shared by all handlers, and the router with the middleware that wraps every request.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use canasta_i18n::notice;
use canasta_live::{Followers, Registry, ReplayCache, Sessions};
use canasta_store::Store;
use tokio::sync::watch;

use crate::cluster::handoff;
use crate::cluster::nodes::Cluster;
use crate::config::ServerConfig;
use crate::handlers::files;
use crate::handlers::repeats::AnsweredForms;
use crate::jobs::Reviews;
use crate::jobs::daily::DailyDeals;
use crate::jobs::verdicts::Verdicts;
use crate::middleware::address::UnknownOrigins;
use crate::middleware::limits::Counters;
use crate::middleware::{guard, limits, link, metrics, retry, route, session};
use crate::respond::reply;
use crate::routes;

/// Maximum size of a request body, in bytes.
pub(crate) const MAX_BODY_BYTES: usize = 16 * 1024;

/// Address of the client or its proxy. Stored in the extensions of each request.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) registry: Arc<Registry>,
    pub(crate) config: Arc<ServerConfig>,
    pub(crate) daily: Arc<DailyDeals>,
    pub(crate) replays: Arc<ReplayCache>,
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) verdicts: Arc<Verdicts>,
    pub(crate) answered_forms: Arc<AnsweredForms>,
    /// Foreign origins that have already been logged.
    pub(crate) unknown_origins: Arc<UnknownOrigins>,
    /// The rate limits' token buckets.
    pub(crate) counters: Arc<Counters>,
    /// The other nodes. `None` outside a cluster.
    pub(crate) cluster: Option<Arc<Cluster>>,
    /// Tables of other nodes that spectators watch here. `None` outside a cluster.
    pub(crate) followers: Option<Arc<Followers>>,
    pub(crate) stop: watch::Receiver<bool>,
}

pub(crate) fn router(app: App) -> Router {
    let (router, routes) = routes::routes();
    let mut router = router
        .fallback(files::file)
        .method_not_allowed_fallback(async || reply::page(notice::WRONG_METHOD))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    // Requests are only forwarded in a cluster.
    if app.cluster.is_some() {
        router = router.layer(from_fn_with_state(app.clone(), handoff::forward));
    }
    router
        .layer(from_fn(link::undecorate))
        .layer(from_fn(session::renew_cookies))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), limits::rate_limit))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), metrics::count))
        .layer(from_fn_with_state(app.clone(), retry::no_room))
        .layer(from_fn_with_state(routes, route::attach_route))
        .with_state(app)
}

/// `GET /healthz`: checks that the store is writable.
pub(crate) async fn healthz(axum::extract::State(app): axum::extract::State<App>) -> Response {
    match app.store.ping().await {
        Ok(()) => "ok".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.to_string()).into_response(),
    }
}
