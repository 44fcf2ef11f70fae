//! HTTPS with a certificate and its key, read from files at the start, and again when they were renewed. Addresses and cookies
//! are elsewhere.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{Error, ServerConfig};
use tokio_rustls::server::TlsStream;

/// Why files cannot be used for HTTPS.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file is missing, or the server may not read it.
    #[error("{file} cannot be read", file = .file.display())]
    Unreadable {
        /// The path of the file.
        file: PathBuf,
        /// The system's error.
        #[source]
        why: io::Error,
    },
    /// A file holds something else.
    #[error("{file} holds no {what} in PEM (a text with “-----BEGIN {begin}”)", file = .file.display())]
    Nothing {
        /// The path of the file.
        file: PathBuf,
        /// What should be in it: a certificate or a key.
        what: &'static str,
        /// The end of the line with which that begins.
        begin: &'static str,
    },
    /// Both files are sound, but they do not belong together.
    #[error("the key in {key} is not that of the certificate in {cert}", key = .key.display(), cert = .cert.display())]
    Strangers {
        /// The certificate's file.
        cert: PathBuf,
        /// The key's file.
        key: PathBuf,
    },
    /// The library refuses them for another reason.
    #[error("{cert} and {key} cannot be used for https", cert = .cert.display(), key = .key.display())]
    Unusable {
        /// The certificate's file.
        cert: PathBuf,
        /// The key's file.
        key: PathBuf,
        /// The library's error.
        #[source]
        why: Error,
    },
}

/// HTTPS with a certificate and its key. Clones share them.
#[derive(Clone)]
pub struct Tls {
    renewed: Arc<Renewed>,
    acceptor: TlsAcceptor,
}

impl Tls {
    /// Reads both files: the certificate with its chain, and the key.
    ///
    /// # Errors
    /// [`TlsError`], a sentence for the operator.
    pub fn read(cert: impl Into<PathBuf>, key: impl Into<PathBuf>) -> Result<Self, TlsError> {
        let provider = Arc::new(ring::default_provider());
        let (cert, key) = (cert.into(), key.into());
        let pair = RwLock::new(Arc::new(pair(&cert, &key, &provider)?));
        let unusable = |why| TlsError::Unusable { cert: cert.clone(), key: key.clone(), why };
        let versions = ServerConfig::builder_with_provider(Arc::clone(&provider));
        let builder = versions.with_safe_default_protocol_versions().map_err(unusable)?.with_no_client_auth();
        let renewed = Arc::new(Renewed { cert, key, provider, pair });
        let mut config = builder.with_cert_resolver(Arc::clone(&renewed) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { renewed, acceptor: TlsAcceptor::from(Arc::new(config)) })
    }

    /// Reads the files again, for connections from now on.
    ///
    /// # Errors
    /// [`TlsError`]; what was read before stays in use.
    pub fn read_again(&self) -> Result<(), TlsError> {
        let Renewed { cert, key, provider, pair: current } = &*self.renewed;
        let pair = Arc::new(pair(cert, key, provider)?);
        *current.write().unwrap_or_else(PoisonError::into_inner) = pair;
        Ok(())
    }

    /// Shakes hands with a client.
    pub async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor.accept(stream).await
    }
}

/// The present certificate, for any host name.
struct Renewed {
    cert: PathBuf,
    key: PathBuf,
    provider: Arc<CryptoProvider>,
    pair: RwLock<Arc<CertifiedKey>>,
}

impl std::fmt::Debug for Renewed {
    /// Without the key.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Renewed").field("cert", &self.cert).finish_non_exhaustive()
    }
}

impl ResolvesServerCert for Renewed {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.pair.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

fn pair(cert: &Path, key: &Path, provider: &CryptoProvider) -> Result<CertifiedKey, TlsError> {
    let no_certificate = || TlsError::Nothing { file: cert.to_owned(), what: "certificate", begin: "CERTIFICATE-----" };
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&bytes(cert)?).collect();
    let chain = chain.ok().filter(|chain| !chain.is_empty()).ok_or_else(no_certificate)?;
    let no_key = |_: pem::Error| TlsError::Nothing { file: key.to_owned(), what: "key", begin: "PRIVATE KEY-----" };
    let secret = PrivateKeyDer::from_pem_slice(&bytes(key)?).map_err(no_key)?;
    CertifiedKey::from_der(chain, secret, provider).map_err(|why| {
        let (cert, key) = (cert.to_owned(), key.to_owned());
        match why {
            Error::InconsistentKeys(_) => TlsError::Strangers { cert, key },
            why => TlsError::Unusable { cert, key, why },
        }
    })
}

fn bytes(file: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(file).map_err(|why| TlsError::Unreadable { file: file.to_owned(), why })
}
