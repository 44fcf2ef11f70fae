//! Requests between nodes: the live status of followed tables, forgetting a guest, a new device at a table, a changed
//! session, and the lobby.

use std::error::Error;
use std::time::Duration;

use axum::body::to_bytes;
use axum::http::StatusCode;
use canasta_store::{GuestId, SessionHash, WithCauses};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use crate::app::App;
use crate::cluster::ForwardError;
use crate::cluster::nodes::Cluster;
use crate::respond::reply;

/// Path of requests between nodes. Only the private listener serves it.
pub(crate) const NODE_PATH: &str = "/node";
const MAX_ANSWER_BYTES: usize = 256 * 1024;
const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// Timeout for calling back a starting node. Shorter than [`ANSWER_TIMEOUT`], because that node is waiting for the
/// answer.
const CALL_BACK_TIMEOUT: Duration = Duration::from_secs(2);
/// Maximum number of calls to a starting node.
const MAX_CALLS: u32 = 3;

/// A request from one node to another.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum NodeRequest {
    /// Forget a guest at one of its tables.
    ForgetAt { guest: [u8; 16], table: String },
    /// Forget a guest's join requests and bans at its tables, and end their sessions.
    #[serde(rename = "ForgetKnocks")]
    ForgetJoinRequests { guest: [u8; 16] },
    /// A guest at one of its tables has a new device.
    DeviceAdded { guest: [u8; 16], table: String },
    /// Read this session from the database again.
    SessionChanged { session: [u8; 32] },
    /// Report its tables for the lobby.
    Lobby,
    /// Report the live status of these tables. The node with this id follows them for that many spectator windows each.
    LiveStatus { node: [u8; 16], tables: Vec<(String, usize)> },
    /// Call back the starting node at this address.
    CallBack { address: String },
    /// Do nothing but answer.
    Ping,
}

/// Why a server can't join a cluster.
#[derive(Debug, thiserror::Error)]
pub enum GreetError {
    /// Another node doesn't know its secret.
    #[error("the server at {0} does not know the secret of this one: both need the same line in their secret files")]
    Secret(String),
    /// Another node can't reach it.
    #[error("the server at {other} cannot reach this one at {own}: {why}")]
    Unreachable {
        /// The other node's address.
        other: String,
        /// This server's address, as given to the other node.
        own: String,
        /// The error that the other node reported.
        why: String,
    },
}

/// Why a node didn't carry out a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PeerError {
    /// Its process has ended, so nothing in its memory is left.
    Ended,
    /// Any other failure. The request might have been carried out.
    Unknown,
}

/// Sends a request to the node at an address, and returns its answer.
pub(crate) async fn ask(app: &App, address: &str, request: &NodeRequest) -> Result<String, PeerError> {
    ask_node(app.cluster.as_ref().ok_or(PeerError::Unknown)?, address, request).await
}

/// [`ask`] for callers without an [`App`].
pub(crate) async fn ask_node(cluster: &Cluster, address: &str, request: &NodeRequest) -> Result<String, PeerError> {
    let body = serde_json::to_string(request).map_err(|_| PeerError::Unknown)?;
    let request = async {
        let answer = match cluster.post(address, NODE_PATH, body).await {
            Ok(answer) => answer,
            Err(ForwardError::Refused(_)) => return Err(PeerError::Ended),
            Err(error) => {
                tracing::debug!(error = %WithCauses(&error), "failed to ask a node");
                return Err(PeerError::Unknown);
            }
        };
        let status = answer.status();
        if status != StatusCode::OK {
            tracing::debug!(address, status = status.as_u16(), "a node did not carry out a request");
            return Err(PeerError::Unknown);
        }
        let body = to_bytes(answer.into_body(), MAX_ANSWER_BYTES).await.map_err(|error| unreadable(address, &error))?;
        String::from_utf8(body.to_vec()).map_err(|error| unreadable(address, &error))
    };
    timeout(ANSWER_TIMEOUT, request).await.unwrap_or_else(|late| Err(unreadable(address, &late)))
}

fn unreadable(address: &str, error: &dyn Error) -> PeerError {
    tracing::debug!(address, error = %WithCauses(error), "failed to read the answer of a node");
    PeerError::Unknown
}

/// Asks each other node to call this one back at `own`. Skips nodes that don't answer: they might just have been
/// killed.
pub(crate) async fn greet(app: &App, own: &str) -> Result<(), GreetError> {
    let Some(cluster) = &app.cluster else { return Ok(()) };
    let others = reply::or_default(cluster.node.others().await);
    for other in others {
        let body = serde_json::to_string(&NodeRequest::CallBack { address: own.to_owned() }).unwrap_or_default();
        let answer = match timeout(ANSWER_TIMEOUT, cluster.post(&other, NODE_PATH, body)).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(ForwardError::WrongSecret(_))) => return Err(GreetError::Secret(other)),
            Ok(Err(error)) => {
                tracing::warn!(error = %WithCauses(&error), "another server of this database does not answer");
                continue;
            }
            Err(_) => {
                tracing::warn!(address = other, "another server of this database does not answer");
                continue;
            }
        };
        if answer.status() != StatusCode::OK {
            let why = to_bytes(answer.into_body(), MAX_ANSWER_BYTES).await.unwrap_or_default();
            let why = String::from_utf8_lossy(&why).into_owned();
            return Err(GreetError::Unreachable { other, own: own.to_owned(), why });
        }
    }
    Ok(())
}

/// Calls a starting node. The error says why that failed. Repeats the call, because a connection may still lead to the
/// previous process at that address.
pub(crate) async fn call_back(app: &App, address: &str) -> Result<(), String> {
    let Some(cluster) = &app.cluster else { return Ok(()) };
    let body = serde_json::to_string(&NodeRequest::Ping).unwrap_or_default();
    let mut calls = 0;
    let answer = async {
        loop {
            calls += 1;
            match cluster.post(address, NODE_PATH, body.clone()).await {
                Err(ForwardError::Unknown { .. }) if calls < MAX_CALLS => {}
                answer => return answer,
            }
        }
    };
    match timeout(CALL_BACK_TIMEOUT, answer).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(WithCauses(&error).to_string()),
        Err(late) => Err(late.to_string()),
    }
}

/// Asks all other nodes at once. Returns their answers, and whether every running node answered.
pub(crate) async fn ask_all(app: &App, request: &NodeRequest) -> (Vec<String>, bool) {
    let Some(cluster) = &app.cluster else { return (Vec::new(), true) };
    let others = match cluster.node.others().await {
        Ok(others) => others,
        Err(error) => {
            reply::read_error(error);
            return (Vec::new(), false);
        }
    };
    let mut requests = tokio::task::JoinSet::new();
    for address in others {
        let app = app.clone();
        let request = request.clone();
        requests.spawn(async move { ask(&app, &address, &request).await });
    }
    let answers = requests.join_all().await;
    let all_answered = answers.iter().all(|answer| !matches!(answer, Err(PeerError::Unknown)));
    (answers.into_iter().flatten().collect(), all_answered)
}

/// Closes a changed session's screens on all nodes. A node that misses the request reads the session from the database
/// a few seconds later.
pub(crate) async fn session_changed(app: &App, session: SessionHash) {
    app.sessions.session_changed(session);
    ask_all(app, &NodeRequest::SessionChanged { session: session.0 }).await;
}

/// Makes all nodes forget a guest's join requests and sessions.
pub(crate) async fn forget_join_requests(app: &App, guest: GuestId) -> Result<(), PeerError> {
    let (_, all_answered) = ask_all(app, &NodeRequest::ForgetJoinRequests { guest: guest.0 }).await;
    if all_answered { Ok(()) } else { Err(PeerError::Unknown) }
}
