//! Submitted forms, and the redirects that answer them.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use canasta_i18n::notice::{self, Notice};
use canasta_pages::Prefs;

use crate::app::App;
use crate::middleware::session::CookieNames;
use crate::respond::reply::Format;

pub(crate) fn see_other(path: &str) -> Response {
    let path = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, path)]).into_response()
}

/// A redirect that sets the cookies for a new session and the visitor's preferences.
pub(crate) fn redirect_with_cookies(
    names: &CookieNames,
    prefs: &Prefs,
    session: Option<HeaderValue>,
    path: &str,
) -> Response {
    let mut response = see_other(path);
    for cookie in [session, names.prefs_header(prefs)].into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The path if it leads to this server, otherwise the start page.
pub(crate) fn local_path(path: &str) -> &str {
    let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_plain && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}

/// The fields of a form, in order.
pub(crate) type Fields = Vec<(String, String)>;

/// The trimmed value of a field. Empty if there is no such field.
pub(crate) fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// The visitor's preferences, updated from a form.
pub(crate) fn with_fields(prefs: Prefs, fields: &Fields) -> Prefs {
    prefs.with(fields.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

pub(crate) fn has_field(fields: &Fields, name: &str) -> bool {
    fields.iter().any(|(key, _)| key == name)
}

/// Extractor for the fields of a query. Empty if the query can't be parsed.
pub(crate) struct QueryFields(pub(crate) Fields);

impl FromRequestParts<App> for QueryFields {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self(Query::try_from_uri(&parts.uri).map_or_else(|_| Fields::new(), |Query(fields)| fields)))
    }
}

/// Extractor for the fields of a form.
pub(crate) struct FormFields(pub(crate) Fields);

impl FromRequest<App> for FormFields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let format = Format::of_request(&request);
        let headers = request.headers().clone();
        form(&headers, Bytes::from_request(request, app).await).map(Self).map_err(|notice| format.notice(notice))
    }
}

/// The fields of a form. Empty if there is no body.
fn form(headers: &HeaderMap, body: Result<Bytes, BytesRejection>) -> Result<Fields, Notice> {
    let body = whole_body(body)?;
    if body.is_empty() {
        return Ok(Fields::new());
    }
    if !is_type(headers, "application/x-www-form-urlencoded") {
        return Err(notice::WRONG_TYPE_FORM);
    }
    fields_of(&body).ok_or(notice::NOT_UNDERSTOOD)
}

/// Parses a form's body.
pub(crate) fn fields_of(body: &[u8]) -> Option<Fields> {
    let uri = format!("/?{}", std::str::from_utf8(body).ok()?).parse::<Uri>().ok()?;
    Query::try_from_uri(&uri).ok().map(|Query(fields)| fields)
}

/// The body. An error if it is incomplete or too large.
pub(crate) fn whole_body(body: Result<Bytes, BytesRejection>) -> Result<Bytes, Notice> {
    body.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { notice::TOO_LARGE } else { notice::NOT_UNDERSTOOD }
    })
}

/// Whether the request's body has this content type.
pub(crate) fn is_type(headers: &HeaderMap, wanted: &str) -> bool {
    let found = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    found.is_some_and(|found| found.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(wanted))
}

#[cfg(test)]
mod tests {
    use super::local_path;

    #[test]
    fn a_form_redirects_only_to_this_server() {
        assert_eq!(local_path("/table/abc?x=1"), "/table/abc?x=1");
        for outside in ["", "//evil", "https://evil", "/\\evil", "table", "/a b", "/a\nb"] {
            assert_eq!(local_path(outside), "/", "{outside:?}");
        }
    }
}
