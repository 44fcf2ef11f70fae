//! What is answered to a request that comes too often: a page or a sentence, when to try again, and what is needed to try
//! again without anybody's doing.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::response::Response;
use canasta_record::words::desk;
use serde_json::json;

use super::guard::{comes_from_here, fitting_page};
use super::pages::{fields_of, is_type, local};
use super::{App, BODY, reply};

/// How a browser tries again.
pub(super) enum Again {
    /// A script does; it reads JSON.
    Script,
    /// By following this link.
    Link(String),
    /// By sending this form.
    Form(String, Vec<(String, String)>),
}

impl Again {
    /// For who asked for a page, or can.
    pub(super) fn link(request: &Request) -> Self {
        if !fitting_page(request) {
            return Self::Script;
        }
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        Self::Link(local(path).to_owned())
    }

    /// For any request. A form of ours is given back as it came, to be sent again; one of another site is not.
    pub(super) async fn of(app: &App, request: Request) -> Self {
        let link = Self::link(&request);
        let Self::Link(path) = link else { return link };
        let form = is_type(request.headers(), "application/x-www-form-urlencoded")
            || !request.headers().contains_key(header::CONTENT_TYPE);
        let ours = form && request.method() == Method::POST && comes_from_here(request.headers(), &app.config);
        if !ours {
            return Self::Link(path);
        }
        let body = to_bytes(request.into_body(), BODY).await.ok();
        match body.and_then(|body| fields_of(&body)) {
            Some(fields) => Self::Form(path, fields),
            None => Self::Link(path),
        }
    }
}

/// The answer, with `Retry-After`. A page that was asked for is loaded again by itself, a form is sent again by a script.
pub(super) fn again(asked: &Again, wait: Duration) -> Response {
    let seconds = wait.as_secs() + 1;
    let notice = desk::TOO_OFTEN;
    let page = |path: &str, fields: Option<&[(String, String)]>| {
        let document = canasta_pages::again_page(&notice, seconds, path, fields);
        reply::with_status(notice, document)
    };
    let mut response = match asked {
        Again::Script => {
            let body = json!({ "because": notice.sentence, "again": seconds });
            reply::value(reply::status(notice), &body)
        }
        Again::Link(path) => page(path, None),
        Again::Form(path, fields) => page(path, Some(fields)),
    };
    let headers = response.headers_mut();
    if let Again::Link(path) = asked
        && let Ok(value) = HeaderValue::from_str(&format!("{seconds}; url={path}"))
    {
        headers.insert(HeaderName::from_static("refresh"), value);
    }
    headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}
