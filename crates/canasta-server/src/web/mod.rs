//! The router: the middleware of all requests, and what the handlers share.

mod acts;
mod address;
mod at_table;
mod calendar;
mod daily;
mod device;
mod devices;
mod fairness;
mod files;
mod forget;
mod forms;
mod forward;
mod guard;
mod hints;
mod join;
mod learn;
mod limits;
mod live;
mod lobby;
mod metrics;
mod origin;
mod pages;
mod peers;
mod private;
mod proofs;
mod puzzles;
mod replay;
mod reply;
mod request_form;
mod retry;
mod route;
mod routes;
mod session;
mod shell;
mod shown;
mod spectators;
mod table_call;
mod tables;

mod you;

use std::net::IpAddr;
use std::sync::Arc;

use crate::jobs::Reviews;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use canasta_i18n::notice;
use canasta_live::{Followers, Registry, ReplayCache, Sessions};
use canasta_store::Store;
use tokio::sync::watch;

use crate::config::ServerConfig;
use crate::daily::DailyDeals;
use crate::nodes::Cluster;
pub(crate) use address::UnknownOrigins;
pub(crate) use files::compress_files;
pub(crate) use limits::{Counters, Network};
pub(crate) use live::Permit;
pub use peers::GreetError;
pub(crate) use peers::greet;
pub(crate) use private::private_router;
pub(crate) use retry::NoRoom;
pub(crate) use spectators::OtherNodes;

/// The largest body of a request, in bytes.
const BODY: usize = 16 * 1024;

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
        router = router.layer(from_fn_with_state(app.clone(), forward::forward));
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
async fn healthz(axum::extract::State(app): axum::extract::State<App>) -> Response {
    match app.store.ping().await {
        Ok(()) => "ok".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.to_string()).into_response(),
    }
}
