//! What can go wrong between a client and its server.

use std::io;

/// Why a request failed. Only after [`ClientError::Unexpected`] is it certain what the server did with it.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address is not `http://HOST:PORT`.
    #[error("“{0}” is not an address like http://127.0.0.1:7878")]
    Address(String),
    /// The request cannot be written: a control character in an address or a cookie, or no randomness for a cut.
    #[error("this request cannot be sent: {0}")]
    Unsendable(String),
    /// No server listens at the address.
    #[error("cannot connect: {0}")]
    Connect(io::Error),
    /// The connection ended before the whole answer was there.
    #[error("the connection was cut: {0}")]
    Cut(String),
    /// The answer did not come in time.
    #[error("no answer in time")]
    Slow,
    /// The server answered something other than what was expected.
    #[error("the server answered {status}: {because}")]
    Unexpected {
        /// The status code.
        status: u16,
        /// The body, or its first 300 characters.
        because: String,
    },
}

impl ClientError {
    /// Whether the server may or may not have done what it was asked.
    pub const fn outcome_unknown(&self) -> bool {
        matches!(self, Self::Connect(_) | Self::Cut(_) | Self::Slow)
    }
}

impl From<io::Error> for ClientError {
    fn from(why: io::Error) -> Self {
        Self::Cut(why.to_string())
    }
}

impl From<hyper::Error> for ClientError {
    fn from(why: hyper::Error) -> Self {
        Self::Cut(why.to_string())
    }
}
