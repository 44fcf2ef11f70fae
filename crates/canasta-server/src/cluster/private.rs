//! The private listener's routes: the public ones, and one for requests from other nodes.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::routing::post;
use canasta_store::{GuestId, NodeId, SessionHash};

use crate::app::{App, router};
use crate::cluster::peers::{self, NODE_PATH, NodeRequest};
use crate::cluster::spectators;
use crate::handlers::{forget, lobby};

pub(crate) fn private_router(app: App) -> Router {
    let visitors = router(app.clone());
    Router::new().route(NODE_PATH, post(answer)).with_state(app).fallback_service(visitors)
}

async fn answer(State(app): State<App>, body: String) -> Response {
    let Ok(request) = serde_json::from_str(&body) else { return StatusCode::BAD_REQUEST.into_response() };
    let done = match request {
        NodeRequest::ForgetAt { guest, table } => {
            // If the table has moved, the calling node looks up its owner again.
            matches!(forget::forget_here(&app, GuestId(guest), &table).await, Ok(Ok(())))
        }
        NodeRequest::ForgetJoinRequests { guest } => {
            forget::forget_join_requests_here(&app, GuestId(guest)).await;
            app.sessions.guest_forgotten(GuestId(guest));
            true
        }
        NodeRequest::DeviceAdded { guest, table } => {
            forget::add_device_here(&app, GuestId(guest), &table).await.is_none()
        }
        NodeRequest::SessionChanged { session } => {
            app.sessions.session_changed(SessionHash(session));
            true
        }
        NodeRequest::Ping => true,
        NodeRequest::CallBack { address } => match peers::call_back(&app, &address).await {
            Ok(()) => true,
            Err(why) => return (StatusCode::BAD_GATEWAY, why).into_response(),
        },
        NodeRequest::LiveStatus { node, tables } => {
            return spectators::live_status(&app, NodeId(node), tables).await.into_response();
        }
        NodeRequest::Lobby => return lobby::of_this_node(&app).await.into_response(),
    };
    let status = if done { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    status.into_response()
}
