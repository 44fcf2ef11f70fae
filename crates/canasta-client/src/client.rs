//! One person: their cookies, and what they may ask of a server.

use std::collections::BTreeMap;

use bytes::Bytes;
use hyper::Request;
use hyper::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use serde::Deserialize;
use serde_json::json;

use crate::{Events, Fault, Reply, Wire, form};

/// What the server says to an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done, and durable: so many entries has the journal with it.
    Done {
        /// The number of its entry.
        n: u64,
    },
    /// The rules forbid it; nothing has changed.
    Refused {
        /// Which rule.
        code: String,
        /// What a person reads.
        because: String,
    },
    /// It was made looking at an older state; nothing has changed.
    Stale,
    /// Anything else.
    Unable {
        /// The status.
        status: u16,
        /// What it said.
        because: String,
    },
}

/// What may stand in the answer to an act.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Said {
    n: Option<u64>,
    refused: Option<String>,
    stale: bool,
    because: String,
}

/// One person on the way to a server. A clone is another window of the same browser.
#[derive(Clone)]
pub struct Client {
    wire: Wire,
    cookies: BTreeMap<String, String>,
}

impl Client {
    /// Somebody whom the server does not know yet.
    pub const fn new(wire: Wire) -> Self {
        Self { wire, cookies: BTreeMap::new() }
    }

    /// The same person on the way to another server, or to the same one at another address.
    #[must_use]
    pub fn at(&self, wire: &Wire) -> Self {
        Self { wire: wire.clone(), cookies: self.cookies.clone() }
    }

    /// Somebody else on the way to the same server, who was never there before.
    #[must_use]
    pub fn stranger(&self) -> Self {
        Self::new(self.wire.clone())
    }

    /// A page's text.
    ///
    /// # Errors
    /// The connection's, or that there is no such page.
    pub async fn page(&mut self, path: &str) -> Result<String, Fault> {
        let reply = self.send(Request::get(path), Bytes::new()).await?;
        if reply.status == 200 { Ok(reply.text()) } else { Err(reply.unexpected()) }
    }

    /// What is at a path, packed as browsers ask for it, whatever its status.
    ///
    /// # Errors
    /// The connection's.
    pub async fn packed(&mut self, path: &str) -> Result<Reply, Fault> {
        self.send(Request::get(path).header(ACCEPT_ENCODING, "gzip, deflate, br"), Bytes::new()).await
    }

    /// Opens a table against bots at once, from the form with these fields; its path.
    ///
    /// # Errors
    /// The connection's, or that the form was refused.
    pub async fn play(&mut self, fields: &[(&str, &str)]) -> Result<String, Fault> {
        self.led("/play", fields).await
    }

    /// Opens a table that waits for people; its path.
    ///
    /// # Errors
    /// The connection's, or that the form was refused.
    pub async fn gather(&mut self, fields: &[(&str, &str)]) -> Result<String, Fault> {
        self.led("/gather", fields).await
    }

    /// Comes to a table by its invitation's secret; the table's path.
    ///
    /// # Errors
    /// The connection's, or that the invitation does not hold.
    pub async fn join(&mut self, secret: &str, name: &str) -> Result<String, Fault> {
        self.led(&format!("/join/{secret}"), &[("name", name)]).await
    }

    /// The secret of the invitation that stands on a table's page; nothing if there is none.
    ///
    /// # Errors
    /// The connection's, or that there is no such page.
    pub async fn invitation(&mut self, table: &str) -> Result<Option<String>, Fault> {
        Ok(invitation(&self.page(table).await?))
    }

    /// Does something at a table that is not an act: sits, begins, pauses…
    ///
    /// # Errors
    /// The connection's, or that the table refused.
    pub async fn command(&mut self, table: &str, fields: &[(&str, &str)]) -> Result<(), Fault> {
        let request = self.posting(&format!("{table}/do"), "application/x-www-form-urlencoded");
        let reply = self.send(request.header(ACCEPT, "application/json"), form::written(fields)).await?;
        if matches!(reply.status, 200..=299 | 303) { Ok(()) } else { Err(reply.unexpected()) }
    }

    /// Acts at a table, having seen `n` entries, under a name of its own. Sent again under that name it is done once.
    ///
    /// # Errors
    /// The connection's.
    pub async fn act(&mut self, table: &str, id: &str, n: u64, act: &str) -> Result<Answer, Fault> {
        self.ask(&format!("{table}/act"), json!({ "id": id, "n": n, "act": act }).to_string()).await
    }

    /// Asks for the next deal, or the first one, as [`Client::act`] acts, and adds a cut to it. It is dealt once
    /// everybody who is there has asked.
    ///
    /// # Errors
    /// The connection's, or that the system gives no randomness.
    pub async fn next_deal(&mut self, table: &str, id: &str, n: u64) -> Result<Answer, Fault> {
        self.ask(&format!("{table}/next"), json!({ "id": id, "n": n, "cut": cut()? }).to_string()).await
    }

    /// Opens the table's live connection.
    ///
    /// # Errors
    /// The connection's, or that the server does not let this person watch.
    pub async fn live(&self, table: &str) -> Result<Events, Fault> {
        Events::open(&self.wire, table, &self.cookie()).await
    }

    async fn ask(&mut self, path: &str, body: String) -> Result<Answer, Fault> {
        let reply = self.send(self.posting(path, "application/json"), body).await?;
        Ok(answer(&reply))
    }

    /// Where a form leads.
    async fn led(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String, Fault> {
        let request = self.posting(path, "application/x-www-form-urlencoded");
        let reply = self.send(request, form::written(fields)).await?;
        let to = reply.header("location");
        if reply.status == 303 && !to.is_empty() { Ok(to.to_owned()) } else { Err(reply.unexpected()) }
    }

    fn posting(&self, path: &str, content: &str) -> hyper::http::request::Builder {
        Request::post(path).header(CONTENT_TYPE, content).header(ORIGIN, format!("http://{}", self.wire.host()))
    }

    /// Sends a request with the cookies, and keeps those that come with the answer.
    async fn send(
        &mut self,
        mut request: hyper::http::request::Builder,
        body: impl Into<Bytes>,
    ) -> Result<Reply, Fault> {
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, self.cookie());
        }
        let reply = self.wire.send(request, body).await?;
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
fn cut() -> Result<String, Fault> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|why| Fault::Unsendable(why.to_string()))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn answer(reply: &Reply) -> Answer {
    let said: Said = serde_json::from_slice(&reply.body).unwrap_or_default();
    match said {
        Said { n: Some(n), .. } if reply.status == 200 => Answer::Done { n },
        Said { refused: Some(code), because, .. } => Answer::Refused { code, because },
        Said { stale: true, .. } => Answer::Stale,
        Said { because, .. } => Answer::Unable { status: reply.status, because },
    }
}

/// The 32 letters after `/join/`.
fn invitation(page: &str) -> Option<String> {
    page.match_indices("/join/").find_map(|(at, before)| {
        let rest = &page[at + before.len()..];
        let secret: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
        (secret.len() == 32).then_some(secret)
    })
}

#[cfg(test)]
mod tests {
    use hyper::HeaderMap;

    use super::*;

    fn check(status: u16, body: &'static str, expect: &Answer) {
        let reply = Reply { status, headers: HeaderMap::new(), body: Bytes::from_static(body.as_bytes()) };
        assert_eq!(answer(&reply), *expect);
    }

    #[test]
    fn a_cut_is_another_one_each_time() {
        let (one, other) = (cut().unwrap(), cut().unwrap());
        assert!(one.len() == 32 && one.bytes().all(|byte| byte.is_ascii_hexdigit()) && one != other);
    }

    #[test]
    fn answers_are_read() {
        check(200, r#"{"n":17}"#, &Answer::Done { n: 17 });
        check(503, r#"{"n":17}"#, &Answer::Unable { status: 503, because: String::new() });
        check(409, r#"{"stale":true,"because":"b"}"#, &Answer::Stale);
        let refused = Answer::Refused { code: "not-in-hand".to_owned(), because: "b".to_owned() };
        check(409, r#"{"refused":"not-in-hand","because":"b","rule":"turn"}"#, &refused);
        check(500, "<html>", &Answer::Unable { status: 500, because: String::new() });
    }

    #[test]
    fn an_invitation_is_found() {
        let secret = "0123456789abcdef0123456789abcdef";
        let page = format!("<a href=\"/join/\">with a code</a> <a href=\"http://a:1/join/{secret}\">");
        assert_eq!(invitation(&page).as_deref(), Some(secret));
        assert_eq!(invitation("/join/0123"), None);
    }
}
