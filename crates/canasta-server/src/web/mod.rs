//! What every request goes through, and what the handlers share.

mod acts;
mod address;
mod again;
mod at_table;
mod calendar;
mod device;
mod devices;
mod fairness;
mod files;
mod forget;
mod forms;
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
mod patch;
mod proofs;
mod replay;
mod reply;
mod route;
mod routes;
mod session;
mod table_call;
mod table_form;
mod tables;
mod you;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use canasta_live::{Registry, Sessions, Shelf};
use canasta_store::Store;
use canasta_words::desk;
use tokio::sync::watch;

use crate::config::ServerConfig;
pub(crate) use address::Misaddressed;
pub(crate) use again::NoRoom;
pub(crate) use files::pack;
pub(crate) use limits::{Counters, Home};
pub(crate) use live::Permit;

/// The largest body of a request.
const BODY: usize = 16 * 1024;

/// Who connected.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// What the handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) registry: Arc<Registry>,
    pub(crate) config: Arc<ServerConfig>,
    /// Games that are looked at again.
    pub(crate) shelf: Arc<Shelf>,
    /// Addresses by which people came that are not the server's.
    pub(crate) misaddressed: Arc<Misaddressed>,
    /// How often everybody has asked.
    pub(crate) counters: Arc<Counters>,
    /// Becomes true when the server stops.
    pub(crate) stop: watch::Receiver<bool>,
}

/// All that the server answers.
pub(crate) fn router(app: App) -> Router {
    let (router, routes) = routes::routes();
    router
        .fallback(files::file)
        .method_not_allowed_fallback(async || reply::page(desk::WRONG_METHOD))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), limits::limited))
        .layer(from_fn_with_state(app.clone(), guard::whole))
        .layer(from_fn_with_state(app.clone(), metrics::counted))
        .layer(from_fn_with_state(app.clone(), again::no_room))
        .layer(from_fn_with_state(routes, route::matched))
        .with_state(app)
}

/// Whether the server can do what it is for: the writer lives.
async fn healthz(axum::extract::State(app): axum::extract::State<App>) -> Response {
    match app.store.ping().await {
        Ok(()) => "ok".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.to_string()).into_response(),
    }
}
