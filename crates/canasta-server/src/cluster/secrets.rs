//! The secrets that nodes share, in a file: one on each line.
//!
//! A node calls others with the first secret, and accepts any of them from others. So a secret is changed without a stop, each
//! step on all nodes before the next: add the new one as the last line, move it to the first, remove the old one.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::rustls::Error;

use crate::cluster::tls::Configs;

/// The fewest characters of a secret. Nobody remembers it, so it can be long.
const SHORTEST: usize = 32;

/// Why a file holds no secrets that can be used.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The file is missing, or the server may not read it.
    #[error("{file} cannot be read", file = .file.display())]
    Unreadable {
        /// The path of the file.
        file: PathBuf,
        /// The system's error.
        #[source]
        why: io::Error,
    },
    /// The file has no line with text.
    #[error("{file} is empty: write a secret of at least {SHORTEST} characters into it", file = .file.display())]
    Empty {
        /// The path of the file.
        file: PathBuf,
    },
    /// A secret could be guessed.
    #[error(
        "the secret on line {line} of {file} is too short: it needs at least {SHORTEST} characters",
        file = .file.display()
    )]
    Short {
        /// The path of the file.
        file: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
    /// The library refuses them.
    #[error("the secrets in {file} cannot be used", file = .file.display())]
    Unusable {
        /// The path of the file.
        file: PathBuf,
        /// The library's error.
        #[source]
        why: Error,
    },
}

/// The secrets that nodes share, as they were read last. Clones share them.
#[derive(Clone)]
pub struct Secrets {
    file: Arc<Path>,
    current: Arc<RwLock<Configs>>,
}

impl std::fmt::Debug for Secrets {
    /// Without the secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Secrets").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Secrets {
    /// Reads the file. Spaces around a secret and empty lines do not count.
    ///
    /// # Errors
    /// [`SecretError`], a sentence for the operator.
    pub fn read(file: impl Into<PathBuf>) -> Result<Self, SecretError> {
        let file = file.into();
        let current = Arc::new(RwLock::new(configs(&file)?));
        Ok(Self { file: file.into(), current })
    }

    /// Reads the file again, for connections from now on.
    ///
    /// # Errors
    /// [`SecretError`]; what was read before stays in use.
    pub fn read_again(&self) -> Result<(), SecretError> {
        let configs = configs(&self.file)?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = configs;
        Ok(())
    }

    /// What the two ends of a connection check each other with, now.
    pub(crate) fn configs(&self) -> Configs {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn configs(file: &Path) -> Result<Configs, SecretError> {
    let text = std::fs::read_to_string(file).map_err(|why| SecretError::Unreadable { file: file.to_owned(), why })?;
    let lines = text.lines().map(str::trim).zip(1..).filter(|(secret, _)| !secret.is_empty());
    let secrets = lines.map(|(secret, line)| {
        if secret.chars().count() < SHORTEST {
            return Err(SecretError::Short { file: file.to_owned(), line });
        }
        Ok(secret)
    });
    let secrets = secrets.collect::<Result<Vec<_>, _>>()?;
    if secrets.is_empty() {
        return Err(SecretError::Empty { file: file.to_owned() });
    }
    Configs::of(&secrets).map_err(|why| SecretError::Unusable { file: file.to_owned(), why })
}
