//! This server as one of several that serve one database: the others, and how they are reached.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, Response, Uri};
use canasta_live::{Node, stopped};
use canasta_store::WithCauses;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::cluster::{ForwardError, Nodes, Secrets};

/// How often it is asked which nodes live: as often as they renew their leases.
const LOOK: Duration = Duration::from_secs(1);

/// What a server needs, beside a database, that is one of several.
pub struct NodeSettings {
    /// What they prove to each other that they know.
    pub secrets: Secrets,
    /// Where the others reach this one.
    pub listener: TcpListener,
    /// The address of that as the others call it, `host:port`. No other of them has the same.
    pub address: String,
}

impl fmt::Debug for NodeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeSettings").field("address", &self.address).finish_non_exhaustive()
    }
}

/// The other servers of a service.
pub(crate) struct Cluster {
    /// This one.
    pub(crate) node: Arc<Node>,
    nodes: Nodes,
}

impl Cluster {
    pub(crate) fn new(node: Arc<Node>, secrets: &Secrets) -> Self {
        Self { node, nodes: Nodes::new(secrets) }
    }

    /// Keeps in sight which nodes live, until the server stops. One whose lease has run out is not waited for any more.
    pub(crate) async fn watch_others(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failing = false;
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                _ = looks.tick() => {}
            }
            let others = self.node.others().await;
            if let Some(error) = others.as_ref().err().filter(|_| !failing) {
                tracing::warn!(error = %WithCauses(error), "failed to read which other servers live");
            }
            failing = others.is_err();
            // As long as the database does not say, nobody counts as gone.
            if let Ok(others) = others {
                self.nodes.set_living(others.into_iter().collect());
            }
        }
    }

    /// Hands a request of a client on to another node.
    pub(crate) async fn forward(
        &self,
        address: &str,
        from: IpAddr,
        request: Request<Body>,
    ) -> Result<Response<Body>, ForwardError> {
        self.nodes.forward(address, from, request).await
    }

    /// Sends another node a request of this node's own.
    pub(crate) async fn post(
        &self,
        address: &str,
        path: &'static str,
        body: String,
    ) -> Result<Response<Body>, ForwardError> {
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = Uri::from_static(path);
        self.nodes.forward(address, IpAddr::V4(Ipv4Addr::UNSPECIFIED), request).await
    }
}
