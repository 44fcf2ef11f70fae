//! This server as a member of a cluster, and its view of the other nodes.

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

use crate::cluster::{ForwardError, NodeClient, Secrets};

/// How often to poll the list of live nodes. Nodes renew their leases at the same interval.
const LIVE_NODES_INTERVAL: Duration = Duration::from_secs(1);

/// Settings of a server in a cluster, apart from the database.
pub struct NodeSettings {
    /// Secrets shared by the nodes.
    pub secrets: Secrets,
    /// Private listener of this node.
    pub listener: TcpListener,
    /// The listener's `host:port`, as the other nodes see it. Unique in the cluster.
    pub address: String,
}

impl fmt::Debug for NodeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeSettings").field("address", &self.address).finish_non_exhaustive()
    }
}

/// The other servers in the cluster, as seen by this one.
pub(crate) struct Cluster {
    /// This server.
    pub(crate) node: Arc<Node>,
    client: NodeClient,
}

impl Cluster {
    pub(crate) fn new(node: Arc<Node>, secrets: &Secrets) -> Self {
        Self { node, client: NodeClient::new(secrets) }
    }

    /// Tracks which nodes are live, until the server stops. Requests to a node with an expired lease fail at once.
    pub(crate) async fn watch_others(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        let mut ticks = interval(LIVE_NODES_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut is_failing = false;
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                _ = ticks.tick() => {}
            }
            let others = self.node.others().await;
            if let Some(error) = others.as_ref().err().filter(|_| !is_failing) {
                tracing::warn!(error = %WithCauses(error), "failed to read the list of live servers");
            }
            is_failing = others.is_err();
            // If the database doesn't answer, the last list stays in use.
            if let Ok(others) = others {
                self.client.set_live(others.into_iter().collect());
            }
        }
    }

    pub(crate) async fn forward(
        &self,
        address: &str,
        from: IpAddr,
        request: Request<Body>,
    ) -> Result<Response<Body>, ForwardError> {
        self.client.forward(address, from, request).await
    }

    /// Sends a request that doesn't come from a client.
    pub(crate) async fn post(
        &self,
        address: &str,
        path: &'static str,
        body: String,
    ) -> Result<Response<Body>, ForwardError> {
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = Uri::from_static(path);
        self.client.forward(address, IpAddr::V4(Ipv4Addr::UNSPECIFIED), request).await
    }
}
