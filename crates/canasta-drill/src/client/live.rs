//! A table's live connection: the messages to one screen, as they come.

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

use super::endpoint::Endpoint;
use super::error::ClientError;

/// Bytes of a connection's read buffer: a drill may hold thousands of connections.
const READ: usize = 4 * 1024;

/// One message from the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveMessage {
    /// How many entries of the journal it shows; 0 where it does not say.
    pub n: u64,
    /// Its size with the frame's head, in bytes.
    pub bytes: u64,
    /// Whether it holds the whole page, and not only a patch.
    pub whole: bool,
}

#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    n: u64,
    patch: Option<IgnoredAny>,
}

/// The size of a frame in bytes: a server's message has two, four or ten bytes before its text.
fn frame_size(text: usize) -> u64 {
    let text = canasta::must_fit::<u64>(text);
    text + if text < 126 {
        2
    } else if text <= 0xffff {
        4
    } else {
        10
    }
}

/// A live connection.
pub struct LiveConnection {
    socket: WebSocketStream<TcpStream>,
}

impl LiveConnection {
    pub(super) async fn open(endpoint: &Endpoint, table: &str, cookie: &str) -> Result<Self, ClientError> {
        let unsendable = |why: &dyn std::fmt::Display| ClientError::Unsendable(why.to_string());
        let request = format!("ws://{}{table}/live?patch", endpoint.host()).into_client_request();
        let mut request = request.map_err(|why| unsendable(&why))?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(|why| unsendable(&why));
        if !cookie.is_empty() {
            request.headers_mut().insert(COOKIE, header(cookie)?);
        }
        request.headers_mut().insert(ORIGIN, header(&format!("http://{}", endpoint.host()))?);
        let config = WebSocketConfig::default().read_buffer_size(READ);
        let handshake = client_async_with_config(request, endpoint.connect().await?, Some(config));
        match timeout(endpoint.patience(), handshake).await.map_err(|_| ClientError::Slow)? {
            Ok((socket, _)) => Ok(Self { socket }),
            Err(Error::Http(reply)) => {
                let because = reply.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default().into_owned();
                Err(ClientError::Unexpected { status: reply.status().as_u16(), because })
            }
            Err(why) => Err(ClientError::Cut(why.to_string())),
        }
    }

    /// The next message; `None` once the server has ended the connection. Waits as long as it takes.
    pub async fn next(&mut self) -> Option<LiveMessage> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let head = serde_json::from_str::<Head>(&text).ok();
                    let (n, patch) = head.map_or((0, None), |head| (head.n, head.patch));
                    return Some(LiveMessage { n, bytes: frame_size(text.len()), whole: patch.is_none() });
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                // Pings are answered by the library.
                Some(Ok(_)) => {}
            }
        }
    }
}
