//! The language of an answer: the one that the visitor has chosen, or else their browser's.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use canasta_i18n::Lang;

use crate::app::App;
use crate::config::ServerConfig;
use crate::middleware::session::stored_prefs;

/// The language of an answer.
#[derive(Clone, Copy)]
pub(crate) struct Language(pub(crate) Lang);

impl Language {
    /// The language of the answer to a request with these headers.
    pub(crate) fn of(headers: &HeaderMap, config: &ServerConfig) -> Self {
        Self::chosen(stored_prefs(headers, config).chosen_lang, headers, config)
    }

    /// The language of a visitor who has chosen this one, or none.
    pub(crate) fn chosen(chosen: Option<Lang>, headers: &HeaderMap, config: &ServerConfig) -> Self {
        let accepted = || {
            let ranges = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
            Lang::accepted(&ranges.collect::<Vec<_>>().join(","))
        };
        Self(config.lang.or(chosen).or_else(accepted).unwrap_or_default())
    }
}

impl FromRequestParts<App> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers, &app.config))
    }
}
