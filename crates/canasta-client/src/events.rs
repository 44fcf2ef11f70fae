//! A table's live connection: what one screen is told, as it comes.

use futures_util::StreamExt as _;
use hyper::header::{COOKIE, HeaderValue, ORIGIN};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::{Fault, Wire};

/// What is read at a time: a client may hold thousands of these.
const READ: usize = 4 * 1024;

/// One message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Entries of the journal that it shows; 0 where it does not say.
    pub n: u64,
    /// Bytes that it took on the wire.
    pub bytes: u64,
    /// Whether it has the whole state, or only what changed.
    pub whole: bool,
}

#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    n: u64,
    patch: Option<IgnoredAny>,
}

/// A message of a server has two, four or ten bytes before its text.
fn on_the_wire(text: usize) -> u64 {
    let text = u64::try_from(text).unwrap_or(u64::MAX);
    text + if text < 126 {
        2
    } else if text <= 0xffff {
        4
    } else {
        10
    }
}

/// A live connection.
pub struct Events {
    socket: WebSocketStream<TcpStream>,
}

impl Events {
    pub(crate) async fn open(wire: &Wire, table: &str, cookie: &str) -> Result<Self, Fault> {
        let unsendable = |why: &dyn std::fmt::Display| Fault::Unsendable(why.to_string());
        let request = format!("ws://{}{table}/live?patch", wire.host()).into_client_request();
        let mut request = request.map_err(|why| unsendable(&why))?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(|why| unsendable(&why));
        if !cookie.is_empty() {
            request.headers_mut().insert(COOKIE, header(cookie)?);
        }
        request.headers_mut().insert(ORIGIN, header(&format!("http://{}", wire.host()))?);
        let config = WebSocketConfig::default().read_buffer_size(READ);
        let shaken = client_async_with_config(request, wire.connect().await?, Some(config));
        match timeout(wire.patience(), shaken).await.map_err(|_| Fault::Slow)? {
            Ok((socket, _)) => Ok(Self { socket }),
            Err(Error::Http(reply)) => {
                let because = reply.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default().into_owned();
                Err(Fault::Unexpected { status: reply.status().as_u16(), because })
            }
            Err(why) => Err(Fault::Cut(why.to_string())),
        }
    }

    /// The next message; `None` once the server has ended the connection. Waits as long as it takes.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let head = serde_json::from_str::<Head>(&text).ok();
                    let (n, patch) = head.map_or((0, None), |head| (head.n, head.patch));
                    return Some(Event { n, bytes: on_the_wire(text.len()), whole: patch.is_none() });
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                // Pings are answered by the library.
                Some(Ok(_)) => {}
            }
        }
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        // The other end may be gone already.
        let _ = self.socket.close(None).await;
    }
}
