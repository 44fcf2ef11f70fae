//! What is answered to a request that comes too often, or on a connection too many: a page or a sentence, when to try again, and what is needed to try
//! again without anybody's doing.

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use canasta_words::Lang;
use canasta_words::desk::{self, Notice};

use super::forms::{fields_of, is_type, local};
use super::guard::{always, comes_from_here};
use super::reply::Format;
use super::{App, BODY, reply};

/// After so many seconds a browser tries again that found no room.
const ROOM: u64 = 5;

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
        if Format::of_request(request) == Format::Json {
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
pub(super) fn again(lang: Lang, notice: Notice, asked: &Again, seconds: u64) -> Response {
    let page = |path: &str, fields: Option<&[(String, String)]>| {
        let document = canasta_pages::again_page(lang, &notice, seconds, path, fields);
        reply::with_status(notice, document)
    };
    let mut response = match asked {
        Again::Script => reply::in_words(reply::later(notice, seconds), lang),
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

/// Why there is no room for a connection; comes with each of its requests.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NoRoom {
    /// Its address has as many as one may have.
    Crowded,
    /// There are as many as there may be.
    Full,
}

/// Around everything: on a connection for which there is no room, that is the answer, and the end of the connection.
pub(super) async fn no_room(State(app): State<App>, request: Request, next: Next) -> Response {
    let notice = match request.extensions().get() {
        None => return next.run(request).await,
        Some(NoRoom::Crowded) => desk::CROWDED,
        Some(NoRoom::Full) => desk::FULL,
    };
    let mut response = again(app.config.lang, notice, &Again::of(&app, request).await, ROOM);
    always(response.headers_mut());
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
