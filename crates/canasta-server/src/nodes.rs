//! This server as one of several that serve one database: the others, and how they are reached.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, Response, Uri};
use canasta_cluster::{ForwardError, Nodes, Secrets};
use canasta_live::Node;
use canasta_store::{NewNode, Ownership, Store};
use tokio::net::TcpListener;

/// What a server needs that is one of several.
pub struct NodeSettings {
    /// The database that they share.
    pub store: Arc<dyn Store>,
    /// Which of them has a table, in the same database.
    pub ownership: Arc<dyn Ownership>,
    /// What they prove to each other that they know.
    pub secrets: Secrets,
    /// Where the others reach this one.
    pub listener: TcpListener,
    /// What this one says of itself, the address of the listener in it.
    pub entry: NewNode,
}

impl fmt::Debug for NodeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeSettings").field("entry", &self.entry).finish_non_exhaustive()
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
