//! What a node asks the other ones for: what goes on around tables that it follows, to forget a guest at a table or at the door, to
//! tell a table of a device, to read a session again, and what of theirs is in the lobby.

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

/// Where nodes ask each other; only the private listener has it.
pub(crate) const PATH: &str = "/node";
/// The largest answer of a node, in bytes.
const ANSWER: usize = 256 * 1024;
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// The same, of a node that is called back: the one that asked for it still waits then.
const CALL_BACK: Duration = Duration::from_secs(2);
/// How often it is called at most.
const CALLS: u32 = 3;

/// What a node asks another one for.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum NodeRequest {
    /// To forget a guest at a table that it has.
    ForgetAt { guest: [u8; 16], table: String },
    /// To forget a guest who knocks at its tables, or was turned away there, and whose sessions have ended.
    #[serde(rename = "ForgetKnocks")]
    ForgetJoinRequests { guest: [u8; 16] },
    /// To tell a table that it has of a further device of a guest.
    DeviceAdded { guest: [u8; 16], table: String },
    /// To ask the database again whose this session is.
    SessionChanged { session: [u8; 32] },
    /// What of its tables is in the lobby.
    Lobby,
    /// What goes on around these tables, which a node of this id follows for so many windows of spectators.
    LiveStatus { node: [u8; 16], tables: Vec<(String, usize)> },
    /// To call back the node at this address, which starts.
    CallBack { address: String },
    /// Nothing, but an answer.
    Ping,
}

/// Why a server cannot be one of several.
#[derive(Debug, thiserror::Error)]
pub enum GreetError {
    /// Another node does not know its secret.
    #[error(
        "the server at {0} does not know the secret of this one: both need the same line in their files of secrets"
    )]
    Secret(String),
    /// Another node cannot reach it.
    #[error("the server at {other} cannot reach this one at {own}: {why}")]
    NotReached {
        /// The address of the other node.
        other: String,
        /// The address that this one gave.
        own: String,
        /// What went wrong there.
        why: String,
    },
}

/// Why a node did not do what it was asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotDone {
    /// Its process has ended, and with it whatever it had in its memory.
    Ended,
    /// It did not do it, or did not say so.
    Unknown,
}

/// Asks the node at an address; what it answers.
pub(crate) async fn ask(app: &App, address: &str, request: &NodeRequest) -> Result<String, NotDone> {
    ask_by(app.cluster.as_ref().ok_or(NotDone::Unknown)?, address, request).await
}

/// The same, of one that knows nothing but the other nodes.
pub(crate) async fn ask_by(cluster: &Cluster, address: &str, request: &NodeRequest) -> Result<String, NotDone> {
    let body = serde_json::to_string(request).map_err(|_| NotDone::Unknown)?;
    let asked = async {
        let answer = match cluster.post(address, PATH, body).await {
            Ok(answer) => answer,
            Err(ForwardError::Refused(_)) => return Err(NotDone::Ended),
            Err(error) => {
                tracing::debug!(error = %WithCauses(&error), "a node was not asked");
                return Err(NotDone::Unknown);
            }
        };
        let status = answer.status();
        if status != StatusCode::OK {
            tracing::debug!(address, status = status.as_u16(), "a node did not do what it was asked for");
            return Err(NotDone::Unknown);
        }
        let body = to_bytes(answer.into_body(), ANSWER).await.map_err(|error| unreadable(address, &error))?;
        String::from_utf8(body.to_vec()).map_err(|error| unreadable(address, &error))
    };
    timeout(PATIENCE, asked).await.unwrap_or_else(|late| Err(unreadable(address, &late)))
}

fn unreadable(address: &str, error: &dyn Error) -> NotDone {
    tracing::debug!(address, error = %WithCauses(error), "failed to read the answer of a node");
    NotDone::Unknown
}

/// Asks each other node to call this one back at an address. A node that does not answer may be one that was killed a moment ago,
/// and is in nobody's way.
pub(crate) async fn greet(app: &App, own: &str) -> Result<(), GreetError> {
    let Some(cluster) = &app.cluster else { return Ok(()) };
    let others = reply::or_nothing(cluster.node.others().await);
    for other in others {
        let body = serde_json::to_string(&NodeRequest::CallBack { address: own.to_owned() }).unwrap_or_default();
        let answer = match timeout(PATIENCE, cluster.post(&other, PATH, body)).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(ForwardError::Stranger(_))) => return Err(GreetError::Secret(other)),
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
            let why = to_bytes(answer.into_body(), ANSWER).await.unwrap_or_default();
            let why = String::from_utf8_lossy(&why).into_owned();
            return Err(GreetError::NotReached { other, own: own.to_owned(), why });
        }
    }
    Ok(())
}

/// Calls a node that starts; why that failed. Another process may have been at its address until a moment ago: what goes to that
/// one gets no answer, and is sent again.
pub(crate) async fn call_back(app: &App, address: &str) -> Result<(), String> {
    let Some(cluster) = &app.cluster else { return Ok(()) };
    let body = serde_json::to_string(&NodeRequest::Ping).unwrap_or_default();
    let mut calls = 0;
    let called = async {
        loop {
            calls += 1;
            match cluster.post(address, PATH, body.clone()).await {
                Err(ForwardError::Unknown { .. }) if calls < CALLS => {}
                done => return done,
            }
        }
    };
    match timeout(CALL_BACK, called).await {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(WithCauses(&error).to_string()),
        Err(late) => Err(late.to_string()),
    }
}

/// Asks all other nodes at once; the answers of those that gave one, and whether all of them did that have not ended.
pub(crate) async fn ask_all(app: &App, request: &NodeRequest) -> (Vec<String>, bool) {
    let Some(cluster) = &app.cluster else { return (Vec::new(), true) };
    let others = match cluster.node.others().await {
        Ok(others) => others,
        Err(error) => {
            reply::unread(error);
            return (Vec::new(), false);
        }
    };
    let mut asked = tokio::task::JoinSet::new();
    for address in others {
        let (app, request) = (app.clone(), request.clone());
        asked.spawn(async move { ask(&app, &address, &request).await });
    }
    let answers = asked.join_all().await;
    let all = answers.iter().all(|answer| !matches!(answer, Err(NotDone::Unknown)));
    (answers.into_iter().flatten().collect(), all)
}

/// A session has changed: its screens end at every node. A node that does not hear of it asks the database after some seconds.
pub(crate) async fn session_changed(app: &App, session: SessionHash) {
    app.sessions.session_changed(session);
    ask_all(app, &NodeRequest::SessionChanged { session: session.0 }).await;
}

/// Every node forgets a guest at its doors, and their sessions.
pub(crate) async fn forget_join_requests(app: &App, guest: GuestId) -> Result<(), NotDone> {
    let (_, all) = ask_all(app, &NodeRequest::ForgetJoinRequests { guest: guest.0 }).await;
    if all { Ok(()) } else { Err(NotDone::Unknown) }
}
