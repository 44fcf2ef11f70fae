//! The router with the middleware of all requests, and the state that handlers share.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use canasta_i18n::notice;
use canasta_live::{Followers, Registry, ReplayCache, Sessions};
use canasta_store::Store;
use tokio::sync::watch;

use crate::cluster::handoff;
use crate::cluster::nodes::Cluster;
use crate::config::ServerConfig;
use crate::handlers::files;
use crate::jobs::Reviews;
use crate::jobs::daily::DailyDeals;
use crate::middleware::address::UnknownOrigins;
use crate::middleware::limits::Counters;
use crate::middleware::{guard, limits, metrics, retry, route};
use crate::respond::reply;
use crate::routes;

/// The largest body of a request, in bytes.
pub(crate) const BODY: usize = 16 * 1024;

/// The address of the client, or of its proxy; an extension of each request.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// What the handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) registry: Arc<Registry>,
    pub(crate) config: Arc<ServerConfig>,
    /// The deal of each day.
    pub(crate) daily: Arc<DailyDeals>,
    /// Games that are being replayed.
    pub(crate) replays: Arc<ReplayCache>,
    /// Reviews of games that are over.
    pub(crate) reviews: Arc<Reviews>,
    /// Origins that are not the server's address, as far as they were logged.
    pub(crate) unknown_origins: Arc<UnknownOrigins>,
    /// How often clients have asked, for the limits.
    pub(crate) counters: Arc<Counters>,
    /// The other nodes, where there are several.
    pub(crate) cluster: Option<Arc<Cluster>>,
    /// The tables of other nodes that spectators watch here, where there are several.
    pub(crate) followers: Option<Arc<Followers>>,
    /// True once the server stops.
    pub(crate) stop: watch::Receiver<bool>,
}

/// The server's routes with all middleware.
pub(crate) fn router(app: App) -> Router {
    let (router, routes) = routes::routes();
    let mut router = router
        .fallback(files::file)
        .method_not_allowed_fallback(async || reply::page(notice::WRONG_METHOD))
        .layer(DefaultBodyLimit::max(BODY));
    // A server that is alone sends nothing on.
    if app.cluster.is_some() {
        router = router.layer(from_fn_with_state(app.clone(), handoff::forward));
    }
    router
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), limits::limited))
        .layer(from_fn_with_state(app.clone(), guard::guarded))
        .layer(from_fn_with_state(app.clone(), metrics::count))
        .layer(from_fn_with_state(app.clone(), retry::no_room))
        .layer(from_fn_with_state(routes, route::attach_route))
        .with_state(app)
}

/// `GET /healthz`: whether the store can be written.
pub(crate) async fn healthz(axum::extract::State(app): axum::extract::State<App>) -> Response {
    match app.store.ping().await {
        Ok(()) => "ok".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.to_string()).into_response(),
    }
}
