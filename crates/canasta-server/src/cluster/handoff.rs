//! Forwards requests for tables that another node owns, on any route.
//!
//! A handler that encounters such a table answers as if the table were unusable, and attaches the owner's address to
//! the answer. So handlers don't need to know about other nodes, and a table that moves during a request is still
//! found. A forwarded request isn't forwarded again. If the table has moved, the second node says so, and the first one
//! looks it up again.

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

use crate::app::{App, MAX_BODY_BYTES, Peer};
use crate::cluster::nodes::Cluster;
use crate::cluster::{ForwardError, Forwarded};
use crate::middleware::limits::client_address;
use crate::respond::reply::{Format, RemoteTable};

/// Maximum number of nodes a request is forwarded to: the table's owner, and the next owner if it has moved.
const MAX_FORWARDS: u32 = 2;
/// The only route with a larger body limit. Its requests don't belong to a table.
const RECORD_PATH: &str = "/replay";
/// Header that tells the forwarding node that the table isn't here.
const NOT_HERE: HeaderName = HeaderName::from_static("canasta-not-here");

/// Middleware: forwards a request if another node owns its table.
pub(crate) async fn forward(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(cluster) = &app.cluster else { return next.run(request).await };
    if request.extensions().get::<Forwarded>().is_some() {
        let response = next.run(request).await;
        return if owner_elsewhere(&response).is_some() { not_here() } else { response };
    }
    if request.uri().path() == RECORD_PATH {
        return next.run(request).await;
    }
    let format = Format::of_request(&request);
    let buffered = match BufferedRequest::read(request).await {
        Ok(buffered) => buffered,
        Err(too_large) => return format.notice(if too_large { notice::TOO_LARGE } else { notice::NOT_UNDERSTOOD }),
    };
    let client = client_of(&app, &buffered.head);
    // Every attempt starts on this node, which can acquire the table if its owner is gone.
    for _ in 0..MAX_FORWARDS {
        let response = next.clone().run(buffered.request()).await;
        let Some(address) = owner_elsewhere(&response) else { return response };
        match forward_to(cluster, &address, client, &buffered).await {
            Ok(Some(answer)) => return answer,
            Ok(None) => {}
            // The request might have been carried out. If the client resends an action with the same id, it gets the
            // result.
            Err(()) => return format.notice(notice::UNAVAILABLE),
        }
    }
    let response = next.run(buffered.request()).await;
    if owner_elsewhere(&response).is_some() { format.notice(notice::MOVING) } else { response }
}

/// Another node's answer, or `None` if it didn't carry out the request. `Err` if that is unknown.
async fn forward_to(
    cluster: &Cluster,
    address: &str,
    client: IpAddr,
    buffered: &BufferedRequest,
) -> Result<Option<Response>, ()> {
    match cluster.forward(address, client, buffered.request()).await {
        Ok(answer) => Ok(Some(answer).filter(|answer| !answer.headers().contains_key(NOT_HERE))),
        Err(error @ ForwardError::Unknown { .. }) => {
            tracing::warn!(error = %WithCauses(&error), "another node did not answer");
            Err(())
        }
        Err(error) => {
            tracing::debug!(error = %WithCauses(&error), "failed to reach another node");
            if matches!(error, ForwardError::Refused(_)) {
                cluster.node.presume_ended(address).await;
            }
            Ok(None)
        }
    }
}

/// The owner's address if another node owns the request's table.
fn owner_elsewhere(response: &Response) -> Option<Arc<str>> {
    response.extensions().get::<RemoteTable>().map(|RemoteTable(address)| Arc::clone(address))
}

fn not_here() -> Response {
    let mut response = StatusCode::MISDIRECTED_REQUEST.into_response();
    response.headers_mut().insert(NOT_HERE, HeaderValue::from_static("1"));
    response
}

/// The client's address, as seen by the rate limits. Unspecified if the request didn't come through a connection.
fn client_of(app: &App, head: &Parts) -> IpAddr {
    let peer = head.extensions.get::<Peer>();
    peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| {
        client_address(peer.0, &head.headers, &app.config.access.proxies)
    })
}

/// A request that can be sent several times.
struct BufferedRequest {
    /// Includes the socket if the request opens one. Clones share it.
    head: Parts,
    body: Bytes,
}

impl BufferedRequest {
    /// Reads the body. The error is `true` if it is too large.
    async fn read(request: Request) -> Result<Self, bool> {
        let (head, body) = request.into_parts();
        let too_large = |why: axum::Error| {
            std::error::Error::source(&why).is_some_and(|why| why.is::<http_body_util::LengthLimitError>())
        };
        let body = to_bytes(body, MAX_BODY_BYTES).await.map_err(too_large)?;
        Ok(Self { head, body })
    }

    fn request(&self) -> Request {
        Request::from_parts(self.head.clone(), Body::from(self.body.clone()))
    }
}
