//! A table's WebSocket: the messages to one screen.

use futures_util::StreamExt as _;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::{ClientError, Endpoint};

/// Small, because a drill may hold thousands of connections.
const READ_BUFFER_BYTES: usize = 4 * 1024;

/// One message from the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveMessage {
    /// The number of journal entries that it reflects; 0 if unknown.
    pub n: u64,
    /// The size, including the frame header.
    pub bytes: u64,
    /// Whether it contains the whole page instead of a patch.
    pub whole: bool,
}

impl LiveMessage {
    fn parse(text: &str) -> Self {
        #[derive(Deserialize, Default)]
        struct Head {
            #[serde(default)]
            n: u64,
            patch: Option<IgnoredAny>,
        }
        let Head { n, patch } = serde_json::from_str(text).unwrap_or_default();
        let head = match text.len() {
            ..126 => 2,
            126..=0xffff => 4,
            _ => 10,
        };
        Self { n, bytes: canasta::must_fit::<u64>(head + text.len()), whole: patch.is_none() }
    }
}

pub struct LiveConnection(WebSocketStream<TcpStream>);

impl LiveConnection {
    pub(super) async fn open(server: &Endpoint, table: &str, cookie: &str) -> Result<Self, ClientError> {
        let uri = format!("ws://{}{table}/live?patch", server.host).parse().map_err(hyper::http::Error::from)?;
        let mut request = ClientRequestBuilder::new(uri).with_header("origin", format!("http://{}", server.host));
        if !cookie.is_empty() {
            request = request.with_header("cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
        let opening = async {
            let stream = TcpStream::connect(&*server.host).await?;
            stream.set_nodelay(true)?;
            client_async_with_config(request, stream, Some(config)).await
        };
        match timeout(server.timeout, opening).await.map_err(ClientError::no_answer)? {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(reply)) => {
                let because = String::from_utf8_lossy(reply.body().as_deref().unwrap_or_default()).into_owned();
                Err(ClientError::Unexpected { status: reply.status().as_u16(), because })
            }
            Err(why) => Err(ClientError::no_answer(why)),
        }
    }

    /// Waits for the next message; `None` once the connection has ended.
    pub async fn next(&mut self) -> Option<LiveMessage> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(LiveMessage::parse(&text)),
                Ok(Message::Close(_)) | Err(_) => return None,
                // The library answers pings.
                Ok(_) => {}
            }
        }
    }
}
