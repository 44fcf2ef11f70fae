//! Requests for tables that another node has: sent there, and the answer brought back, whatever the route is.
//!
//! A handler that meets with such a table answers as where a table cannot be used, and the answer says which node has it. So no
//! handler knows anything of other nodes, and a table that has moved in the midst of a request is found like any other. What was
//! sent on once is sent on by no other node: that one says that the table is not there (any more), and the first node looks again.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use canasta_i18n::notice;
use canasta_store::WithCauses;

use crate::app::{App, BODY, Peer};
use crate::cluster::nodes::Cluster;
use crate::cluster::{ForwardError, Forwarded};
use crate::middleware::limits::client_address;
use crate::respond::reply::{Elsewhere, Format};

/// How often a request is sent on at most: to the node that had the table, and to the one that has it since.
const TRIES: u32 = 2;
/// The path of the one route that takes more than usual. It belongs to no table.
const RECORD: &str = "/replay";
/// On an answer to another node: the table is not here.
const NOT_HERE: HeaderName = HeaderName::from_static("canasta-not-here");

/// Middleware: sends a request on, if its table is at another node.
pub(crate) async fn forward(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(cluster) = &app.cluster else { return next.run(request).await };
    if request.extensions().get::<Forwarded>().is_some() {
        let response = next.run(request).await;
        return if place(&response).is_some() { not_here() } else { response };
    }
    if request.uri().path() == RECORD {
        return next.run(request).await;
    }
    let format = Format::of_request(&request);
    let kept = match Kept::of(request).await {
        Ok(kept) => kept,
        Err(too_large) => return format.notice(if too_large { notice::TOO_LARGE } else { notice::NOT_UNDERSTOOD }),
    };
    let from = from(&app, &kept.head);
    // Each try begins with this node, which may take the table itself where the other one is gone.
    for _ in 0..TRIES {
        let response = next.clone().run(kept.request()).await;
        let Some(address) = place(&response) else { return response };
        match sent_on(cluster, &address, from, &kept).await {
            Ok(Some(answer)) => return answer,
            Ok(None) => {}
            // It may have happened. Who sends the same act again is told, under its id, what came of it.
            Err(()) => return format.notice(notice::UNAVAILABLE),
        }
    }
    let response = next.run(kept.request()).await;
    if place(&response).is_some() { format.notice(notice::MOVING) } else { response }
}

/// The answer of another node; none where it did nothing. The error is that nobody knows.
async fn sent_on(cluster: &Cluster, address: &str, from: IpAddr, kept: &Kept) -> Result<Option<Response>, ()> {
    match cluster.forward(address, from, kept.request()).await {
        Ok(answer) => Ok(Some(answer).filter(|answer| !answer.headers().contains_key(NOT_HERE))),
        Err(error @ ForwardError::Unknown { .. }) => {
            tracing::warn!(error = %WithCauses(&error), "another node did not answer");
            Err(())
        }
        Err(error) => {
            tracing::debug!(error = %WithCauses(&error), "another node was not reached");
            if matches!(error, ForwardError::Refused(_)) {
                cluster.node.presume_ended(address).await;
            }
            Ok(None)
        }
    }
}

/// Where the table of a request is, if it is not here.
fn place(response: &Response) -> Option<Arc<str>> {
    response.extensions().get::<Elsewhere>().map(|Elsewhere(address)| Arc::clone(address))
}

fn not_here() -> Response {
    let mut response = StatusCode::MISDIRECTED_REQUEST.into_response();
    response.headers_mut().insert(NOT_HERE, HeaderValue::from_static("1"));
    response
}

/// The address of the client, as the limits know it. A request that came through no connection has none.
fn from(app: &App, head: &Parts) -> IpAddr {
    let peer = head.extensions.get::<Peer>();
    peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| {
        client_address(peer.0, &head.headers, &app.config.access.proxies)
    })
}

/// A request that may be sent more than once.
struct Kept {
    /// With the socket that it may become: clones of a head share it.
    head: Parts,
    body: Bytes,
}

impl Kept {
    /// Reads the body. The error is whether it is too large.
    async fn of(request: Request) -> Result<Self, bool> {
        let (head, body) = request.into_parts();
        let too_large = |why: axum::Error| {
            std::error::Error::source(&why).is_some_and(|why| why.is::<http_body_util::LengthLimitError>())
        };
        let body = to_bytes(body, BODY).await.map_err(too_large)?;
        Ok(Self { head, body })
    }

    fn request(&self) -> Request {
        Request::from_parts(self.head.clone(), Body::from(self.body.clone()))
    }
}
