//! A person's browser: pages, forms, actions, and the WebSocket of a table.

mod live;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use canasta::CardAction;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use hyper::http::request::Builder;
use hyper::{HeaderMap, Request};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Deserialize;
use serde_json::json;

pub use self::live::{LiveConnection, LiveMessage};
use crate::page;

const MAX_IDLE_CONNECTIONS: usize = 256;
const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("cannot send this request: {0}")]
    Unsendable(#[from] hyper::http::Error),
    /// The server may or may not have carried out the request.
    #[error("no answer: {0}")]
    NoAnswer(String),
    #[error("the server answered {status}: {because}")]
    Unexpected { status: u16, because: String },
}

impl ClientError {
    pub const fn outcome_unknown(&self) -> bool {
        matches!(self, Self::NoAnswer(_))
    }

    pub fn no_answer(why: impl Into<anyhow::Error>) -> Self {
        Self::NoAnswer(format!("{:#}", why.into()))
    }
}

/// A server and its connection pool. Clones share the pool.
#[derive(Clone)]
pub struct Endpoint {
    /// `HOST:PORT`
    host: Arc<str>,
    timeout: Duration,
    http: legacy::Client<HttpConnector, Full<Bytes>>,
}

impl Endpoint {
    /// The server at `HOST:PORT`. Each request fails if it isn't answered within the timeout.
    pub fn new(host: &str, timeout: Duration) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let mut http = legacy::Client::builder(TokioExecutor::new());
        Self { host: host.into(), timeout, http: http.pool_max_idle_per_host(MAX_IDLE_CONNECTIONS).build(connector) }
    }

    /// Sends a request, and repeats it only if the server closed the connection before any part of the request was
    /// sent.
    async fn send(&self, request: Request<Full<Bytes>>) -> Result<Reply, ClientError> {
        let exchange = async {
            let (head, body) = self.http.request(request).await.map_err(ClientError::no_answer)?.into_parts();
            let body = body.collect().await.map_err(ClientError::no_answer)?.to_bytes();
            Ok(Reply { status: head.status.as_u16(), headers: head.headers, body })
        };
        tokio::time::timeout(self.timeout, exchange).await.map_err(ClientError::no_answer)?
    }
}

pub struct Reply {
    pub status: u16,
    headers: HeaderMap,
    pub body: Bytes,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    fn unexpected(&self) -> ClientError {
        ClientError::Unexpected { status: self.status, because: self.text().chars().take(300).collect() }
    }
}

/// The server's answer to an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The action is durable, as the entry with this number.
    Done(u64),
    /// The action is illegal, or is based on an older state of the table. Nothing has changed.
    Refused(String),
    /// Any other status.
    Unable(u16, String),
}

impl Answer {
    fn from_reply(reply: &Reply) -> Self {
        #[derive(Deserialize, Default)]
        #[serde(default)]
        struct Body {
            n: Option<u64>,
            refused: Option<String>,
            stale: bool,
            because: String,
        }
        let Body { n, refused, stale, because } = serde_json::from_slice(&reply.body).unwrap_or_default();
        match n {
            Some(n) if reply.status == 200 => Self::Done(n),
            _ if refused.is_some() || stale => Self::Refused(because),
            _ => Self::Unable(reply.status, because),
        }
    }
}

/// One person's browser. A clone is another window of it.
#[derive(Clone)]
pub struct Client {
    pub server: Endpoint,
    cookies: BTreeMap<String, String>,
}

impl Client {
    /// A new person, unknown to the server.
    pub const fn new(server: Endpoint) -> Self {
        Self { server, cookies: BTreeMap::new() }
    }

    /// The same person at another server.
    pub fn at_server(&self, server: &Endpoint) -> Self {
        Self { server: server.clone(), cookies: self.cookies.clone() }
    }

    pub async fn page(&mut self, path: &str) -> Result<String, ClientError> {
        let reply = self.send(self.request("GET", path), String::new()).await?;
        if reply.status == 200 { Ok(reply.text()) } else { Err(reply.unexpected()) }
    }

    /// Loads a page or file with the compression that browsers ask for.
    pub async fn compressed(&mut self, path: &str) -> Result<Reply, ClientError> {
        self.send(self.request("GET", path).header(ACCEPT_ENCODING, "gzip, deflate, br"), String::new()).await
    }

    /// Submits a form that opens or joins a table. Returns the table's path.
    pub async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String, ClientError> {
        let reply = self.send(self.posting(path, FORM), form(fields)).await?;
        match reply.headers.get(LOCATION).and_then(|to| to.to_str().ok()) {
            Some(to) if reply.status == 303 => Ok(to.to_owned()),
            _ => Err(reply.unexpected()),
        }
    }

    /// Joins a table with the secret of its invitation. Returns the table's path.
    pub async fn join(&mut self, secret: &str, name: &str) -> Result<String, ClientError> {
        self.submit(&format!("/join/{secret}"), &[("name", name)]).await
    }

    /// The secret of the invitation on a table's page; `None` if the page shows none.
    pub async fn invitation(&mut self, table: &str) -> Result<Option<String>, ClientError> {
        Ok(page::invitation(&self.page(table).await?))
    }

    /// Sends a request that isn't an action, such as begin, pause or close.
    pub async fn table_request(&mut self, table: &str, fields: &[(&str, &str)]) -> Result<(), ClientError> {
        let request = self.posting(&format!("{table}/do"), FORM).header(ACCEPT, JSON);
        let reply = self.send(request, form(fields)).await?;
        if matches!(reply.status, 200..=299 | 303) { Ok(()) } else { Err(reply.unexpected()) }
    }

    /// Takes an action after seeing `n` entries of the journal; `None` asks for the next deal. The server carries out
    /// each ID only once.
    pub async fn action(
        &mut self,
        table: &str,
        id: &str,
        n: u64,
        action: Option<&CardAction>,
    ) -> Result<Answer, ClientError> {
        let (verb, body) = match action {
            Some(action) => ("act", json!({ "id": id, "n": n, "act": action.to_string() })),
            None => ("next", json!({ "id": id, "n": n, "cut": "c7".repeat(16) })),
        };
        let request = self.posting(&format!("{table}/{verb}"), JSON);
        Ok(Answer::from_reply(&self.send(request, body.to_string()).await?))
    }

    /// Opens the WebSocket of a table.
    pub async fn live(&self, table: &str) -> Result<LiveConnection, ClientError> {
        LiveConnection::open(&self.server, table, &self.cookie()).await
    }

    fn request(&self, method: &str, path: &str) -> Builder {
        Request::builder().method(method).uri(format!("http://{}{path}", self.server.host))
    }

    fn posting(&self, path: &str, content: &str) -> Builder {
        let origin = format!("http://{}", self.server.host);
        self.request("POST", path).header(ORIGIN, origin).header(CONTENT_TYPE, content)
    }

    /// Sends a request with the person's cookies, and stores the cookies in the answer.
    async fn send(&mut self, mut request: Builder, body: String) -> Result<Reply, ClientError> {
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, self.cookie());
        }
        let reply = self.server.send(request.body(body.into())?).await?;
        let set = reply.headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
        for (name, rest) in set.filter_map(|cookie| cookie.split_once('=')) {
            self.cookies.insert(name.to_owned(), rest.split(';').next().unwrap_or_default().to_owned());
        }
        Ok(reply)
    }

    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }
}

fn form(fields: &[(&str, &str)]) -> String {
    // Encoding pairs of strings can't fail.
    serde_urlencoded::to_string(fields).unwrap_or_default()
}
