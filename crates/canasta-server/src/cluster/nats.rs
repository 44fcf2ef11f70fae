//! A client of NATS, as far as servers need it to tell each other short texts on one subject: the core protocol, at most once.
//!
//! It is a text protocol of seven verbs, and this is all of it that is used: `CONNECT`, `SUB`, `PUB` and `MSG`, `PING` and `PONG`,
//! `INFO` and `-ERR`. A client library would bring JetStream, keys and stores with it. Nothing is kept for a server that is away: what
//! is published then is lost, and the connection is made again until it holds.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use canasta_live::spawn;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The port where none is named.
const PORT: u16 = 4222;
/// How long connecting may take, and writing.
const PATIENCE: Duration = Duration::from_secs(3);
/// The pause before a connection is made again.
const AGAIN: Duration = Duration::from_millis(500);
/// How often the other end is asked whether it is there.
const PING: Duration = Duration::from_secs(5);
/// A server that has said nothing for so long is gone: three questions went without an answer.
const SILENCE: Duration = Duration::from_secs(16);
/// The longest line, in bytes. A server's `INFO` has some hundreds, a large cluster's some thousands.
const LINE: u64 = 64 * 1024;
/// The longest text, in bytes. A server takes a megabyte unless it is set up otherwise.
const TEXT: usize = 32 * 1024;
/// How many texts may wait to be sent, and to be heard.
const QUEUE: usize = 256;

/// Where a NATS server is, and who one is there.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress {
    host: String,
    port: u16,
    tls: bool,
    /// A user and password, or a token alone.
    login: Option<(String, Option<String>)>,
}

/// An address of no NATS server. It is not repeated, because a password may be in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no address of a NATS server")]
pub struct NatsAddressError;

impl NatsAddress {
    /// Reads `nats://HOST:PORT`, or `tls://` for an encrypted connection; before the host may stand `USER:PASSWORD@` or `TOKEN@`.
    ///
    /// # Errors
    /// [`NatsAddressError`].
    pub fn read(text: &str) -> Result<Self, NatsAddressError> {
        let (scheme, rest) = text.split_once("://").ok_or(NatsAddressError)?;
        let tls = match scheme {
            "nats" => false,
            "tls" => true,
            _ => return Err(NatsAddressError),
        };
        let (login, place) = match rest.rsplit_once('@') {
            None => (None, rest),
            Some(("", _)) => return Err(NatsAddressError),
            Some((login, place)) => match login.split_once(':') {
                Some((user, password)) => (Some((user.to_owned(), Some(password.to_owned()))), place),
                None => (Some((login.to_owned(), None)), place),
            },
        };
        let place = place.strip_suffix('/').unwrap_or(place);
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !host.ends_with(':') && (!host.contains(':') || host.ends_with(']')) => {
                (host, port.parse().ok().filter(|port| *port > 0).ok_or(NatsAddressError)?)
            }
            _ => (place, PORT),
        };
        let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:_".contains(&byte);
        if host.is_empty() || !host.bytes().all(plain) {
            return Err(NatsAddressError);
        }
        Ok(Self { host: host.to_owned(), port, tls, login })
    }
}

impl fmt::Debug for NatsAddress {
    /// Without the login.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsAddress").field("host", &self.host).field("port", &self.port).finish_non_exhaustive()
    }
}

/// A connection to a NATS server that is made again whenever it is lost. Dropped, it ends.
pub struct Nats {
    publish: mpsc::Sender<String>,
    heard: broadcast::Sender<Arc<str>>,
}

impl Nats {
    /// The longest text that can be published, in bytes.
    pub const LONGEST: usize = TEXT;

    /// Connects, in a task of its own, to publish and hear on this subject. A server that cannot be reached is tried again until it
    /// can. Needs a Tokio runtime.
    #[must_use]
    pub fn start(address: NatsAddress, subject: &'static str) -> Self {
        let (publish, publishing) = mpsc::channel(QUEUE);
        let heard = broadcast::Sender::new(QUEUE);
        spawn(Box::pin(keep(address, subject, publishing, heard.clone())));
        Self { publish, heard }
    }

    /// Publishes a text; it is lost where there is no connection.
    pub fn publish(&self, text: String) {
        // A full queue means that it does not go out.
        let _ = self.publish.try_send(text);
    }

    /// Gives `hear` every text that others publish, from now on and for ever. Some are lost to one that is slow.
    pub async fn listen(&self, hear: &(dyn for<'t> Fn(&'t str) + Send + Sync)) {
        let mut heard = self.heard.subscribe();
        loop {
            match heard.recv().await {
                Ok(text) => hear(&text),
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                // The sender is here.
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }
}

/// Keeps a connection until nobody can publish any more.
async fn keep(
    address: NatsAddress,
    subject: &'static str,
    mut publishing: mpsc::Receiver<String>,
    heard: broadcast::Sender<Arc<str>>,
) {
    let mut lost = false;
    while !publishing.is_closed() {
        let why = match timeout(PATIENCE, connect(&address)).await {
            Ok(Ok(connection)) => {
                tracing::info!("connected to NATS");
                lost = false;
                // What waited is old.
                while publishing.try_recv().is_ok() {}
                connection.run(subject, &mut publishing, &heard).await
            }
            Ok(Err(why)) => why,
            Err(_) => io::Error::new(io::ErrorKind::TimedOut, format!("no answer within {} s", PATIENCE.as_secs())),
        };
        if publishing.is_closed() {
            return;
        }
        if !lost {
            tracing::warn!(%why, "NATS cannot be reached; tables of other servers are looked at every second until it can");
        }
        lost = true;
        sleep(AGAIN).await;
    }
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// A connection on which the server knows who this is.
struct Connection(BufReader<Box<dyn Stream>>);

async fn connect(address: &NatsAddress) -> io::Result<Connection> {
    let stream = TcpStream::connect((address.host.as_str(), address.port)).await?;
    // Texts are to leave at once.
    stream.set_nodelay(true)?;
    let mut plain = BufReader::new(stream);
    let info = line(&mut plain).await?;
    let info = info.strip_prefix("INFO ").ok_or_else(|| io::Error::other("what answers there is no NATS server"))?;
    let info: Value = serde_json::from_str(info).map_err(io::Error::other)?;
    let tls = address.tls || info["tls_required"] == true;
    let stream: Box<dyn Stream> = if tls {
        let name = ServerName::try_from(address.host.clone()).map_err(io::Error::other)?;
        Box::new(connector()?.connect(name, plain.into_inner()).await?)
    } else {
        Box::new(plain.into_inner())
    };
    let mut stream = BufReader::new(stream);
    let greeting = format!("CONNECT {}\r\nPING\r\n", options(address, tls));
    stream.write_all(greeting.as_bytes()).await?;
    stream.flush().await?;
    loop {
        match line(&mut stream).await?.as_str() {
            "PONG" => return Ok(Connection(stream)),
            refused if refused.starts_with("-ERR") => return Err(io::Error::other(refused.to_owned())),
            _ => {}
        }
    }
}

/// What the server is told of this client.
fn options(address: &NatsAddress, tls: bool) -> Value {
    let mut options = json!({
        "verbose": false, "pedantic": false, "tls_required": tls, "name": "canasta", "lang": "rust",
        "version": env!("CARGO_PKG_VERSION"), "protocol": 1, "echo": false,
    });
    match &address.login {
        None => {}
        Some((user, Some(password))) => (options["user"], options["pass"]) = (json!(user), json!(password)),
        Some((token, None)) => options["auth_token"] = json!(token),
    }
    options
}

/// Connects over TLS to servers whose certificates this machine trusts.
fn connector() -> io::Result<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(io::Error::other)?.with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// The next line, without its end.
async fn line(stream: &mut (impl tokio::io::AsyncBufRead + Unpin)) -> io::Result<String> {
    let mut line = Vec::new();
    let read = stream.take(LINE).read_until(b'\n', &mut line).await?;
    match line.strip_suffix(b"\n") {
        Some(text) => Ok(String::from_utf8_lossy(text.strip_suffix(b"\r").unwrap_or(text)).into_owned()),
        None if read == 0 => Err(io::ErrorKind::UnexpectedEof.into()),
        None => Err(io::Error::other("a line without an end")),
    }
}

impl Connection {
    /// Publishes and hears until the connection is lost, or nobody can publish any more; why.
    async fn run(
        self,
        subject: &str,
        publishing: &mut mpsc::Receiver<String>,
        heard: &broadcast::Sender<Arc<str>>,
    ) -> io::Error {
        let (read, write) = tokio::io::split(self.0);
        let (answer, answers) = mpsc::channel(4);
        let done = tokio::select! {
            done = hear(BufReader::new(read), heard, answer) => done,
            done = tell(write, subject, publishing, answers) => done,
        };
        done.err().unwrap_or_else(|| io::Error::other("the connection has ended"))
    }
}

/// Hears texts; where the server asks whether this end is there, `answer` is told.
async fn hear(
    mut stream: impl tokio::io::AsyncBufRead + Unpin,
    heard: &broadcast::Sender<Arc<str>>,
    answer: mpsc::Sender<()>,
) -> io::Result<()> {
    loop {
        let silent = |_| io::Error::new(io::ErrorKind::TimedOut, "it has been silent");
        let line = timeout(SILENCE, line(&mut stream)).await.map_err(silent)??;
        let mut words = line.split(' ').filter(|word| !word.is_empty());
        match words.next().unwrap_or_default() {
            "MSG" => {
                // Without a length it is refused as too long.
                let length: usize = words.next_back().and_then(|length| length.parse().ok()).unwrap_or(usize::MAX);
                if length > TEXT {
                    return Err(io::Error::other("a text that is too long"));
                }
                // Its end is one of a line.
                let mut text = vec![0; length + 2];
                stream.read_exact(&mut text).await?;
                text.truncate(length);
                // An error means that nobody listens.
                let _ = heard.send(String::from_utf8_lossy(&text).into());
            }
            // A full queue has an answer in it already.
            "PING" => drop(answer.try_send(())),
            "-ERR" => return Err(io::Error::other(line)),
            _ => {}
        }
    }
}

/// Subscribes, and then publishes what there is.
async fn tell(
    mut stream: impl AsyncWrite + Unpin,
    subject: &str,
    publishing: &mut mpsc::Receiver<String>,
    mut answers: mpsc::Receiver<()>,
) -> io::Result<()> {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut next = format!("SUB {subject} 1\r\n");
    loop {
        let sent = async {
            stream.write_all(next.as_bytes()).await?;
            stream.flush().await
        };
        timeout(PATIENCE, sent).await.map_err(|_| io::Error::new(io::ErrorKind::TimedOut, "it does not read"))??;
        next = tokio::select! {
            text = publishing.recv() => match text {
                Some(text) => format!("PUB {subject} {}\r\n{text}\r\n", text.len()),
                None => return Ok(()),
            },
            Some(()) = answers.recv() => "PONG\r\n".to_owned(),
            _ = pings.tick() => "PING\r\n".to_owned(),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_or_refused() {
        let check = |text: &str, expect: &str| {
            let read = NatsAddress::read(text).map(|NatsAddress { host, port, tls, login }| {
                let login =
                    login.map(|(user, password)| password.map_or(user.clone(), |word| format!("{user} {word}")));
                [Some(host), Some(port.to_string()), tls.then(|| "tls".to_owned()), login]
            });
            let read = read.map(|parts| parts.into_iter().flatten().collect::<Vec<_>>().join(", "));
            assert_eq!(read.unwrap_or_default(), expect, "{text}");
        };
        check("nats://nats.example", "nats.example, 4222");
        check("nats://nats.example:4333/", "nats.example, 4333");
        check("tls://10.0.0.5", "10.0.0.5, 4222, tls");
        check("nats://[2001:db8::1]:4333", "2001:db8::1, 4333");
        check("nats://token@nats.example", "nats.example, 4222, token");
        check("nats://anna:p@ss:word@h:1", "h, 1, anna p@ss:word");
        for wrong in ["", "nats.example", "http://h", "nats://", "nats://h:0", "nats://h:x", "nats://@h", "nats://a b"]
        {
            check(wrong, "");
        }
        let shown = format!("{:?}", NatsAddress::read("nats://anna:secret@h").unwrap());
        assert!(!shown.contains("secret") && !shown.contains("anna"), "{shown}");
    }

    /// What a server says, cut anywhere, and what is heard of it.
    #[tokio::test]
    async fn texts_are_heard_whatever_stands_between_them() {
        let said = "INFO {}\r\nMSG canasta.news 1 4\r\nt 7\n\r\n+OK\r\nPING\r\nMSG canasta.news 1 reply 0\r\n\r\nMSG  canasta.news  1  3\r\nu 8\r\n";
        let (mut server, client) = tokio::io::duplex(3);
        let writing = tokio::spawn(async move { server.write_all(said.as_bytes()).await.unwrap() });
        let heard = broadcast::Sender::new(8);
        let (mut texts, (answer, mut answers)) = (heard.subscribe(), mpsc::channel(1));
        let end = hear(BufReader::new(client), &heard, answer).await.unwrap_err();
        assert_eq!(end.kind(), io::ErrorKind::UnexpectedEof);
        writing.await.unwrap();
        for expect in ["t 7\n", "", "u 8"] {
            assert_eq!(&*texts.recv().await.unwrap(), expect);
        }
        assert_eq!(answers.recv().await, Some(()));
    }

    #[tokio::test]
    async fn what_is_no_protocol_ends_the_connection() {
        for (said, why) in [
            ("-ERR 'Authorization Violation'\r\n", "Authorization Violation"),
            ("MSG canasta.news 1 99999999\r\n", "too long"),
            ("MSG canasta.news 1 many\r\n", "too long"),
        ] {
            let heard = broadcast::Sender::new(8);
            let end = hear(said.as_bytes(), &heard, mpsc::channel(1).0).await.unwrap_err();
            assert!(end.to_string().contains(why), "{end}");
        }
    }
}
