//! Talks to a Canasta server as a browser does: pages, forms, acts, and a table's live connection. A [`Client`] is one
//! person with their cookies; an [`Endpoint`] is the server. Nothing here knows the rules: acts are text.

mod endpoint;
mod error;
mod form;
mod live;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use bytes::Bytes;
use hyper::Request;
use hyper::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use serde::Deserialize;
use serde_json::json;

pub use self::endpoint::{Endpoint, Reply};
pub use self::error::ClientError;
pub use self::live::{LiveConnection, LiveMessage};

/// The server's answer to an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done, and durable.
    Done {
        /// The number of its entry in the journal.
        n: u64,
    },
    /// The rules forbid it; nothing has changed.
    Refused {
        /// The code of the rule.
        code: String,
        /// The sentence that a player reads.
        because: String,
    },
    /// It was chosen from an older state of the table; nothing has changed.
    Stale,
    /// Any other answer.
    Unable {
        /// The HTTP status of that answer.
        status: u16,
        /// The sentence that came with it; empty where there was none.
        because: String,
    },
}

/// All fields that the answer to an act may have.
#[derive(Deserialize, Default)]
#[serde(default)]
struct ActReply {
    n: Option<u64>,
    refused: Option<String>,
    stale: bool,
    because: String,
}

/// One person's browser at a server. A clone is another window of it.
#[derive(Clone)]
pub struct Client {
    endpoint: Endpoint,
    cookies: BTreeMap<String, String>,
}

impl Client {
    /// A person whom the server does not know yet.
    pub const fn new(endpoint: Endpoint) -> Self {
        Self { endpoint, cookies: BTreeMap::new() }
    }

    /// The same person at another server, or at the same server under another address.
    #[must_use]
    pub fn at(&self, endpoint: &Endpoint) -> Self {
        Self { endpoint: endpoint.clone(), cookies: self.cookies.clone() }
    }

    /// Another person at the same server, who was never there before.
    #[must_use]
    pub fn newcomer(&self) -> Self {
        Self::new(self.endpoint.clone())
    }

    /// A page's text.
    ///
    /// # Errors
    /// The connection's, or that there is no such page.
    pub async fn page(&mut self, path: &str) -> Result<String, ClientError> {
        let reply = self.send(Request::get(path), Bytes::new()).await?;
        if reply.status == 200 { Ok(reply.text()) } else { Err(reply.unexpected()) }
    }

    /// The answer at a path, compressed as browsers ask for it, whatever its status.
    ///
    /// # Errors
    /// The connection's.
    pub async fn compressed(&mut self, path: &str) -> Result<Reply, ClientError> {
        self.send(Request::get(path).header(ACCEPT_ENCODING, "gzip, deflate, br"), Bytes::new()).await
    }

    /// Opens a table against bots from the form with these fields; returns the table's path.
    ///
    /// # Errors
    /// The connection's, or that the form was refused.
    pub async fn play(&mut self, fields: &[(&str, &str)]) -> Result<String, ClientError> {
        self.redirected("/play", fields).await
    }

    /// Opens a table that waits for people; returns its path.
    ///
    /// # Errors
    /// The connection's, or that the form was refused.
    pub async fn gather(&mut self, fields: &[(&str, &str)]) -> Result<String, ClientError> {
        self.redirected("/gather", fields).await
    }

    /// Joins a table by the secret of its invitation; returns the table's path.
    ///
    /// # Errors
    /// The connection's, or that there is no such invitation.
    pub async fn join(&mut self, secret: &str, name: &str) -> Result<String, ClientError> {
        self.redirected(&format!("/join/{secret}"), &[("name", name)]).await
    }

    /// The secret of the invitation on a table's page; `None` if the page shows none.
    ///
    /// # Errors
    /// The connection's, or that there is no such page.
    pub async fn invitation(&mut self, table: &str) -> Result<Option<String>, ClientError> {
        Ok(invitation(&self.page(table).await?))
    }

    /// Sends a request to a table that is not an act: to sit, begin, pause …
    ///
    /// # Errors
    /// The connection's, or that the table refused.
    pub async fn table_request(&mut self, table: &str, fields: &[(&str, &str)]) -> Result<(), ClientError> {
        let request = self.posting(&format!("{table}/do"), "application/x-www-form-urlencoded");
        let reply = self.send(request.header(ACCEPT, "application/json"), form::encode(fields)).await?;
        if matches!(reply.status, 200..=299 | 303) { Ok(()) } else { Err(reply.unexpected()) }
    }

    /// Acts at a table, having seen `n` entries of its journal. An act that is sent again under the same id is done once.
    ///
    /// # Errors
    /// The connection's.
    pub async fn act(&mut self, table: &str, id: &str, n: u64, act: &str) -> Result<Answer, ClientError> {
        self.ask(&format!("{table}/act"), json!({ "id": id, "n": n, "act": act }).to_string()).await
    }

    /// Asks for the next deal, or the first, and adds a random cut to it; `id` and `n` as in [`Client::act`]. The table deals
    /// once all players who are there have asked.
    ///
    /// # Errors
    /// The connection's, or that the system gives no randomness.
    pub async fn next_deal(&mut self, table: &str, id: &str, n: u64) -> Result<Answer, ClientError> {
        self.ask(&format!("{table}/next"), json!({ "id": id, "n": n, "cut": cut()? }).to_string()).await
    }

    /// Opens the table's live connection.
    ///
    /// # Errors
    /// The connection's, or that the server does not let this person watch.
    pub async fn live(&self, table: &str) -> Result<LiveConnection, ClientError> {
        LiveConnection::open(&self.endpoint, table, &self.cookie()).await
    }

    async fn ask(&mut self, path: &str, body: String) -> Result<Answer, ClientError> {
        let reply = self.send(self.posting(path, "application/json"), body).await?;
        Ok(answer(&reply))
    }

    /// Sends a form and returns the path to which the answer redirects.
    async fn redirected(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String, ClientError> {
        let request = self.posting(path, "application/x-www-form-urlencoded");
        let reply = self.send(request, form::encode(fields)).await?;
        let to = reply.header("location");
        if reply.status == 303 && !to.is_empty() { Ok(to.to_owned()) } else { Err(reply.unexpected()) }
    }

    fn posting(&self, path: &str, content: &str) -> hyper::http::request::Builder {
        Request::post(path).header(CONTENT_TYPE, content).header(ORIGIN, format!("http://{}", self.endpoint.host()))
    }

    /// Sends a request with the person's cookies, and keeps the cookies of the answer.
    async fn send(
        &mut self,
        mut request: hyper::http::request::Builder,
        body: impl Into<Bytes>,
    ) -> Result<Reply, ClientError> {
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, self.cookie());
        }
        let reply = self.endpoint.send(request, body).await?;
        for cookie in reply.headers.get_all(SET_COOKIE) {
            let text = cookie.to_str().unwrap_or_default();
            if let Some((name, rest)) = text.split_once('=') {
                let value = rest.split(';').next().unwrap_or_default();
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        Ok(reply)
    }

    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }
}

/// 16 random bytes in hexadecimal.
fn cut() -> Result<String, ClientError> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|why| ClientError::Unsendable(why.to_string()))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn answer(reply: &Reply) -> Answer {
    let body: ActReply = serde_json::from_slice(&reply.body).unwrap_or_default();
    match body {
        ActReply { n: Some(n), .. } if reply.status == 200 => Answer::Done { n },
        ActReply { refused: Some(code), because, .. } => Answer::Refused { code, because },
        ActReply { stale: true, .. } => Answer::Stale,
        ActReply { because, .. } => Answer::Unable { status: reply.status, because },
    }
}

/// The 32 hexadecimal digits after `/join/`.
fn invitation(page: &str) -> Option<String> {
    page.match_indices("/join/").find_map(|(at, before)| {
        let rest = &page[at + before.len()..];
        let secret: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
        (secret.len() == 32).then_some(secret)
    })
}
