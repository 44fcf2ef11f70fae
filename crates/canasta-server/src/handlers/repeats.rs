//! Forms that are sent twice, by a double click or because the answer was lost, take effect once.
//!
//! Each page has a new random token, which its forms send along. A visitor without a session gets one that is derived
//! from the token, so sending the form again leads to the same guest, on any server and after a restart.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::Uri;
use canasta_live::chance;
use canasta_pages::{EMPTY_TOKEN, TOKEN_FIELD};
use canasta_record::fair;
use canasta_store::GuestId;
use sha2::{Digest as _, Sha256};
use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::handlers::forms::{Fields, field};

const TOKEN_DIGITS: usize = 32;
/// How long a form with a token counts as the same.
const TOKEN_LIFETIME: Duration = Duration::from_secs(600);
/// How long a form without a token counts as the same. Longer than a double click.
const DOUBLE_CLICK: Duration = Duration::from_secs(1);
/// Maximum number of forms remembered. Beyond it, forms take effect each time.
const MAX_FORMS: usize = 1000;

/// Fills in the tokens of a page's forms. The page must not be shared or cached.
pub(crate) fn with_tokens(document: String) -> String {
    if !document.contains(EMPTY_TOKEN) {
        return document;
    }
    match chance::random_hex::<16>() {
        Some(token) => document.replace(EMPTY_TOKEN, &EMPTY_TOKEN.replace("\"\"", &format!("\"{token}\""))),
        None => document,
    }
}

/// The token of the page from which a form was sent.
pub(crate) struct FormToken(String);

impl FormToken {
    /// `None` for a page without tokens.
    pub(crate) fn of(fields: &Fields) -> Option<Self> {
        let token = field(fields, TOKEN_FIELD);
        let is_token = token.len() == TOKEN_DIGITS && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Self(token.to_owned()))
    }

    /// The secret of the session that starts with this form.
    pub(crate) fn session_secret(&self) -> String {
        fair::hex(&Sha256::digest(format!("canasta session from form {}", self.0)))
    }
}

/// A submitted form, to recognise it if it is sent again.
pub(crate) struct SentForm {
    pub(crate) token: Option<FormToken>,
    /// Hash of its path and fields.
    hash: [u8; 32],
}

impl SentForm {
    pub(crate) fn new(uri: &Uri, fields: &Fields) -> Self {
        let hash = Sha256::digest(format!("{uri} {fields:?}")).into();
        Self { token: FormToken::of(fields), hash }
    }
}

/// Where forms have led to, until someone opens that page.
#[derive(Default)]
pub(crate) struct AnsweredForms(Mutex<FormsByGuest>);

/// Answered forms by the guest who sent them and their hash.
type FormsByGuest = BTreeMap<([u8; 16], [u8; 32]), AnsweredForm>;

struct AnsweredForm {
    since: Instant,
    lifetime: Duration,
    path: Arc<OnceCell<String>>,
}

impl AnsweredForms {
    /// The path that a guest's form leads to. If the same form was sent a moment ago, returns the same path without
    /// carrying it out again.
    pub(crate) async fn once<E>(
        &self,
        guest: GuestId,
        form: &SentForm,
        carry_out: impl Future<Output = Result<String, E>>,
    ) -> Result<String, E> {
        let lifetime = if form.token.is_some() { TOKEN_LIFETIME } else { DOUBLE_CLICK };
        let path = {
            let mut forms = self.lock();
            forms.retain(|_, form| form.since.elapsed() < form.lifetime);
            if forms.len() < MAX_FORMS {
                let new = || AnsweredForm { since: Instant::now(), lifetime, path: Arc::default() };
                Arc::clone(&forms.entry((guest.0, form.hash)).or_insert_with(new).path)
            } else {
                Arc::default()
            }
        };
        path.get_or_try_init(|| carry_out).await.cloned()
    }

    /// A guest has opened a page, so the answer that led there has arrived. If they send the form again, they mean it.
    pub(crate) fn arrived(&self, path: &str) {
        self.lock().retain(|_, form| form.path.get().is_none_or(|known| known != path));
    }

    // A panic can't leave the map half changed, so a poisoned lock is fine.
    fn lock(&self) -> MutexGuard<'_, FormsByGuest> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
