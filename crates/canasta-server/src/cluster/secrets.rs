//! The secrets that nodes share, in a file with one per line.
//!
//! A node calls others with the first secret, and accepts any of them. To change the secret without downtime, append
//! the new one, move it to the top, and remove the old one. Complete each step on all nodes before the next.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::rustls::Error;

use crate::cluster::tls::Configs;

/// Minimum length of a secret. People don't have to remember it, so it can be long.
const MIN_SECRET_CHARS: usize = 32;

/// Why a file contains no usable secrets.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The file is missing, or the server isn't allowed to read it.
    #[error("cannot read {file}", file = .file.display())]
    Unreadable {
        /// Path of the file.
        file: PathBuf,
        /// The OS's error.
        #[source]
        why: io::Error,
    },
    /// The file contains only blank lines.
    #[error("{file} is empty: write a secret of at least {MIN_SECRET_CHARS} characters into it", file = .file.display())]
    Empty {
        /// Path of the file.
        file: PathBuf,
    },
    /// A secret is too short to be safe.
    #[error(
        "the secret on line {line} of {file} is too short: it needs at least {MIN_SECRET_CHARS} characters",
        file = .file.display()
    )]
    Short {
        /// Path of the file.
        file: PathBuf,
        /// Line number, from 1.
        line: usize,
    },
    /// The TLS library rejects them.
    #[error("cannot use the secrets in {file}", file = .file.display())]
    Unusable {
        /// Path of the file.
        file: PathBuf,
        /// The library's error.
        #[source]
        why: Error,
    },
}

/// The shared secrets, as last read. Clones share them.
#[derive(Clone)]
pub struct Secrets {
    file: Arc<Path>,
    current: Arc<RwLock<Configs>>,
}

impl std::fmt::Debug for Secrets {
    /// Omits the secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Secrets").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Secrets {
    /// Reads the file. Ignores blank lines and spaces around secrets.
    ///
    /// # Errors
    /// [`SecretError`], with a message for the operator.
    pub fn read(file: impl Into<PathBuf>) -> Result<Self, SecretError> {
        let file = file.into();
        let current = Arc::new(RwLock::new(configs(&file)?));
        Ok(Self { file: file.into(), current })
    }

    /// Reads the file again, for new connections.
    ///
    /// # Errors
    /// [`SecretError`]; the old secrets stay in use.
    pub fn reload(&self) -> Result<(), SecretError> {
        let configs = configs(&self.file)?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = configs;
        Ok(())
    }

    /// The current TLS settings for both ends of a connection.
    pub(crate) fn configs(&self) -> Configs {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn configs(file: &Path) -> Result<Configs, SecretError> {
    let text = std::fs::read_to_string(file).map_err(|why| SecretError::Unreadable { file: file.to_owned(), why })?;
    let lines = text.lines().map(str::trim).zip(1..).filter(|(secret, _)| !secret.is_empty());
    let secrets = lines.map(|(secret, line)| {
        if secret.chars().count() < MIN_SECRET_CHARS {
            return Err(SecretError::Short { file: file.to_owned(), line });
        }
        Ok(secret)
    });
    let secrets = secrets.collect::<Result<Vec<_>, _>>()?;
    if secrets.is_empty() {
        return Err(SecretError::Empty { file: file.to_owned() });
    }
    Configs::new(&secrets).map_err(|why| SecretError::Unusable { file: file.to_owned(), why })
}
