//! The answer when a request or connection is over a limit. It says when to try again, and makes the browser do so
//! automatically.

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use canasta_i18n::Lang;
use canasta_i18n::notice::{self, Notice};

use crate::app::{App, MAX_BODY_BYTES};
use crate::handlers::forms::{fields_of, is_type, local_path};
use crate::middleware::guard::{add_security_headers, is_from_own_site};
use crate::middleware::language::Language;
use crate::respond::reply;
use crate::respond::reply::Format;

/// Retry delay in seconds if the server is full.
const NO_ROOM_RETRY_SECS: u64 = 5;

/// How to repeat a request.
pub(crate) enum Retry {
    /// The page's script repeats it after reading the JSON answer.
    Script,
    /// The browser follows this link.
    Link(String),
    /// The browser sends these fields to this path.
    Form(String, Vec<(String, String)>),
}

impl Retry {
    /// How to repeat a request, ignoring its body.
    pub(crate) fn link(request: &Request) -> Self {
        if Format::of_request(request) == Format::Json {
            return Self::Script;
        }
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        Self::Link(local_path(path).to_owned())
    }

    /// How to repeat a request. A form from this site is returned with its fields, to be sent again. A form from
    /// another site isn't.
    pub(crate) async fn of(app: &App, request: Request) -> Self {
        let link = Self::link(&request);
        let Self::Link(path) = link else { return link };
        let is_form = is_type(request.headers(), "application/x-www-form-urlencoded")
            || !request.headers().contains_key(header::CONTENT_TYPE);
        let is_own_form =
            is_form && request.method() == Method::POST && is_from_own_site(request.headers(), &app.config);
        if !is_own_form {
            return Self::Link(path);
        }
        let body = to_bytes(request.into_body(), MAX_BODY_BYTES).await.ok();
        match body.and_then(|body| fields_of(&body)) {
            Some(fields) => Self::Form(path, fields),
            None => Self::Link(path),
        }
    }
}

/// The answer, with `Retry-After`. The browser reloads the page automatically, and a script resends a form.
pub(crate) fn answer(lang: Lang, notice: Notice, retry: &Retry, seconds: u64) -> Response {
    let page = |path: &str, fields: Option<&[(String, String)]>| {
        let document = canasta_pages::retry_page(lang, &notice, seconds, path, fields);
        reply::with_status(notice, document)
    };
    let mut response = match retry {
        Retry::Script => reply::render_notice(reply::retry_later(notice, seconds), lang),
        Retry::Link(path) => page(path, None),
        Retry::Form(path, fields) => page(path, Some(fields)),
    };
    let headers = response.headers_mut();
    if let Retry::Link(path) = retry
        && let Ok(value) = HeaderValue::from_str(&format!("{seconds}; url={path}"))
    {
        headers.insert(HeaderName::from_static("refresh"), value);
    }
    headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// Why a connection is refused. Stored in the extensions of its requests.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NoRoom {
    /// Its address has too many connections.
    Crowded,
    /// The server has too many connections.
    Full,
}

/// Middleware: answers all requests on a refused connection, and closes the connection.
pub(crate) async fn no_room(State(app): State<App>, request: Request, next: Next) -> Response {
    let notice = match request.extensions().get() {
        None => return next.run(request).await,
        Some(NoRoom::Crowded) => notice::CROWDED,
        Some(NoRoom::Full) => notice::FULL,
    };
    let Language(lang) = Language::of(request.headers(), &app.config);
    let mut response = answer(lang, notice, &Retry::of(&app, request).await, NO_ROOM_RETRY_SECS);
    add_security_headers(response.headers_mut());
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
