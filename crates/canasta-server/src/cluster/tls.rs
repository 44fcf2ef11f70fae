//! TLS 1.3 between nodes. Each end proves that it knows a secret with a raw public key (RFC 7250) in place of a
//! certificate. The key pair is derived from the secret, so only nodes that know the secret have it.

use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use tokio_rustls::rustls::client::AlwaysResolvesClientRawPublicKeys;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls13_signature_with_raw_key};
use tokio_rustls::rustls::pki_types::{
    CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, SubjectPublicKeyInfoDer, UnixTime,
};
use tokio_rustls::rustls::server::AlwaysResolvesServerRawPublicKeys;
use tokio_rustls::rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::version::TLS13;
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, DistinguishedName, Error, PeerIncompatible, ServerConfig,
    SignatureScheme,
};
use tokio_rustls::{TlsAcceptor, TlsConnector};

/// Hashed with the secret, so that the key differs from any other key derived from it.
const KEY_CONTEXT: &[u8] = b"canasta: the key of a node, 1\n";

/// PKCS #8 header of an Ed25519 key (RFC 8410). The key's 32 bytes follow it.
const PKCS8_HEADER: [u8; 16] =
    [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];

/// TLS settings for both ends of a connection between nodes.
#[derive(Clone)]
pub(crate) struct Configs {
    pub(crate) connector: TlsConnector,
    pub(crate) acceptor: TlsAcceptor,
}

impl Configs {
    /// This node presents the first secret's key, and accepts the key of any of them.
    pub(crate) fn new(secrets: &[&str]) -> Result<Self, Error> {
        let provider = Arc::new(ring::default_provider());
        let keys = secrets.iter().map(|secret| key(secret, &provider)).collect::<Result<Vec<_>, _>>()?;
        let own_key = keys.first().cloned().ok_or(Error::General("no secret".to_owned()))?;
        let accepted = keys.iter().map(|key| key.end_entity_cert().map(|key| key.clone().into_owned()));
        let others = Arc::new(AcceptedKeys { keys: accepted.collect::<Result<_, _>>()?, provider });
        let builder = ClientConfig::builder_with_provider(Arc::clone(&others.provider));
        let client = builder
            .with_protocol_versions(&[&TLS13])?
            .dangerous()
            .with_custom_certificate_verifier(Arc::clone(&others) as Arc<dyn ServerCertVerifier>)
            .with_client_cert_resolver(Arc::new(AlwaysResolvesClientRawPublicKeys::new(Arc::clone(&own_key))));
        let builder = ServerConfig::builder_with_provider(Arc::clone(&others.provider));
        let server = builder
            .with_protocol_versions(&[&TLS13])?
            .with_client_cert_verifier(others)
            .with_cert_resolver(Arc::new(AlwaysResolvesServerRawPublicKeys::new(own_key)));
        Ok(Self { connector: Arc::new(client).into(), acceptor: Arc::new(server).into() })
    }
}

/// The key pair derived from a secret, with the public key in place of a certificate.
fn key(secret: &str, provider: &CryptoProvider) -> Result<Arc<CertifiedKey>, Error> {
    let seed = Sha256::new().chain_update(KEY_CONTEXT).chain_update(secret).finalize();
    let der = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from([&PKCS8_HEADER[..], &seed[..]].concat()));
    let signing = provider.key_provider.load_private_key(der)?;
    let public = signing.public_key().ok_or(Error::General("a key without its public half".to_owned()))?;
    let public = CertificateDer::from(public.to_vec());
    Ok(Arc::new(CertifiedKey::new(vec![public], signing)))
}

#[derive(Debug)]
struct AcceptedKeys {
    keys: Vec<CertificateDer<'static>>,
    provider: Arc<CryptoProvider>,
}

impl AcceptedKeys {
    fn check(&self, key: &CertificateDer<'_>) -> Result<(), Error> {
        let known = self.keys.iter().any(|known| known.as_ref() == key.as_ref());
        if known { Ok(()) } else { Err(CertificateError::UnknownIssuer.into()) }
    }
}

/// Signature checks, the same for both ends.
macro_rules! signatures {
    () => {
        fn verify_tls12_signature(
            &self,
            _: &[u8],
            _: &CertificateDer<'_>,
            _: &DigitallySignedStruct,
        ) -> Result<HandshakeSignatureValid, Error> {
            // Nodes only use TLS 1.3.
            Err(PeerIncompatible::Tls12NotOffered.into())
        }

        fn verify_tls13_signature(
            &self,
            message: &[u8],
            key: &CertificateDer<'_>,
            signed: &DigitallySignedStruct,
        ) -> Result<HandshakeSignatureValid, Error> {
            let key = SubjectPublicKeyInfoDer::from(key.as_ref());
            verify_tls13_signature_with_raw_key(message, &key, signed, &self.provider.signature_verification_algorithms)
        }

        fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
            self.provider.signature_verification_algorithms.supported_schemes()
        }

        fn requires_raw_public_keys(&self) -> bool {
            true
        }
    };
}

impl ServerCertVerifier for AcceptedKeys {
    fn verify_server_cert(
        &self,
        key: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        self.check(key).map(|()| ServerCertVerified::assertion())
    }

    signatures!();
}

impl ClientCertVerifier for AcceptedKeys {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        key: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        self.check(key).map(|()| ClientCertVerified::assertion())
    }

    signatures!();
}
