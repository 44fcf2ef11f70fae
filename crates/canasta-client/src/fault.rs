//! What can go wrong between a client and its server.

use std::io;

/// Why something did not come off. Whether the server has done what it was asked, only [`Fault::Unexpected`] tells.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The address is not `http://HOST:PORT`.
    #[error("“{0}” is not an address like http://127.0.0.1:7878")]
    Address(String),
    /// What is sent does not fit into a request: a control character in an address or a cookie.
    #[error("this cannot be sent: {0}")]
    Unsendable(String),
    /// Nobody listens there.
    #[error("cannot connect: {0}")]
    Connect(io::Error),
    /// The connection ended before the whole answer was there.
    #[error("the connection was cut: {0}")]
    Cut(String),
    /// The answer did not come in time.
    #[error("no answer in time")]
    Slow,
    /// The server answered something else than was hoped for.
    #[error("the server answered {status}: {because}")]
    Unexpected {
        /// The status.
        status: u16,
        /// What it said, or the beginning of it.
        because: String,
    },
}

impl Fault {
    /// Whether nobody knows what became of the request.
    pub const fn leaves_open(&self) -> bool {
        matches!(self, Self::Connect(_) | Self::Cut(_) | Self::Slow)
    }
}
