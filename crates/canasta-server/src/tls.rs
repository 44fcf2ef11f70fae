//! HTTPS with a certificate file and a key file, which can be reloaded after a renewal.

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

/// Why the files can't be used for HTTPS.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file is missing, or the server isn't allowed to read it.
    #[error("cannot read {file}", file = .file.display())]
    Unreadable {
        /// Path of the file.
        file: PathBuf,
        /// The OS's error.
        #[source]
        why: io::Error,
    },
    /// A file doesn't contain what is expected.
    #[error("{file} holds no {what} in PEM (a text with “-----BEGIN {begin}”)", file = .file.display())]
    Missing {
        /// Path of the file.
        file: PathBuf,
        /// What was expected: a certificate or a key.
        what: &'static str,
        /// End of the PEM line that begins such a block.
        begin: &'static str,
    },
    /// Both files are valid, but the key doesn't belong to the certificate.
    #[error("the key in {key} does not match the certificate in {cert}", key = .key.display(), cert = .cert.display())]
    KeyMismatch {
        /// The certificate file.
        cert: PathBuf,
        /// The key file.
        key: PathBuf,
    },
    /// The TLS library rejects them for another reason.
    #[error("cannot use {cert} and {key} for HTTPS", cert = .cert.display(), key = .key.display())]
    Unusable {
        /// The certificate file.
        cert: PathBuf,
        /// The key file.
        key: PathBuf,
        /// The library's error.
        #[source]
        why: Error,
    },
}

/// HTTPS with a certificate and its key. Clones share them.
#[derive(Clone)]
pub struct Tls {
    certificate: Arc<ReloadableCert>,
    acceptor: TlsAcceptor,
}

impl Tls {
    /// Reads the certificate chain and the key.
    ///
    /// # Errors
    /// [`TlsError`], with a message for the operator.
    pub fn read(cert: impl Into<PathBuf>, key: impl Into<PathBuf>) -> Result<Self, TlsError> {
        let provider = Arc::new(ring::default_provider());
        let cert = cert.into();
        let key = key.into();
        let pair = RwLock::new(Arc::new(read_pair(&cert, &key, &provider)?));
        let unusable = |why| TlsError::Unusable { cert: cert.clone(), key: key.clone(), why };
        let versions = ServerConfig::builder_with_provider(Arc::clone(&provider));
        let builder = versions.with_safe_default_protocol_versions().map_err(unusable)?.with_no_client_auth();
        let certificate = Arc::new(ReloadableCert { cert, key, provider, pair });
        let mut config = builder.with_cert_resolver(Arc::clone(&certificate) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { certificate, acceptor: TlsAcceptor::from(Arc::new(config)) })
    }

    /// Reads the files again, for new connections.
    ///
    /// # Errors
    /// [`TlsError`]; the old certificate stays in use.
    pub fn reload(&self) -> Result<(), TlsError> {
        let ReloadableCert { cert, key, provider, pair: current } = &*self.certificate;
        let pair = Arc::new(read_pair(cert, key, provider)?);
        *current.write().unwrap_or_else(PoisonError::into_inner) = pair;
        Ok(())
    }

    /// Performs the TLS handshake with a client.
    pub async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor.accept(stream).await
    }
}

/// The current certificate, used for any host name.
struct ReloadableCert {
    cert: PathBuf,
    key: PathBuf,
    provider: Arc<CryptoProvider>,
    pair: RwLock<Arc<CertifiedKey>>,
}

impl std::fmt::Debug for ReloadableCert {
    /// Omits the key.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ReloadableCert").field("cert", &self.cert).finish_non_exhaustive()
    }
}

impl ResolvesServerCert for ReloadableCert {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.pair.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

fn read_pair(cert: &Path, key: &Path, provider: &CryptoProvider) -> Result<CertifiedKey, TlsError> {
    let no_certificate = || TlsError::Missing { file: cert.to_owned(), what: "certificate", begin: "CERTIFICATE-----" };
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&read_file(cert)?).collect();
    let chain = chain.ok().filter(|chain| !chain.is_empty()).ok_or_else(no_certificate)?;
    let no_key = |_: pem::Error| TlsError::Missing { file: key.to_owned(), what: "key", begin: "PRIVATE KEY-----" };
    let secret = PrivateKeyDer::from_pem_slice(&read_file(key)?).map_err(no_key)?;
    CertifiedKey::from_der(chain, secret, provider).map_err(|why| {
        let cert = cert.to_owned();
        let key = key.to_owned();
        match why {
            Error::InconsistentKeys(_) => TlsError::KeyMismatch { cert, key },
            why => TlsError::Unusable { cert, key, why },
        }
    })
}

fn read_file(file: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(file).map_err(|why| TlsError::Unreadable { file: file.to_owned(), why })
}
