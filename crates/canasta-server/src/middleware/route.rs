//! Properties of a route: its class for the metrics, its rate limit, and the readers of its answers.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Extensions;
use axum::middleware::Next;
use axum::response::Response;

use crate::metrics::Class;

/// The rate limit of a route, in addition to the limit on all requests from an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// No additional limit.
    None,
    /// A `POST` opens a table, or a record from which tables can be opened.
    Tables,
    /// A `POST` is an action or other request of a session at a table.
    Actions,
    /// A `POST` contains a spoken code or a code for another device. The answer to a wrong code is 404.
    Codes,
    /// The path contains a code, which can be guessed. The answer to a wrong one is 404.
    PathCodes,
    /// The path contains a secret of 128 random bits. The answer to a wrong one is 404.
    Links,
}

/// The reader of a route's answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// A person. Errors are pages.
    Person,
    /// A table's script. Errors are JSON.
    Script,
    /// A person, or a script if it asks for JSON in `Accept`.
    Either,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(crate) class: Class,
    pub(crate) limit: Limit,
    pub(crate) reader: Reader,
}

impl Route {
    /// The route of paths that aren't in the route table.
    const FILE: Self = Self { class: Class::File, limit: Limit::None, reader: Reader::Person };

    /// The route that [`attach_route`] attached to a request.
    pub(crate) fn of(extensions: &Extensions) -> Self {
        extensions.get().copied().unwrap_or(Self::FILE)
    }
}

pub(crate) type Routes = Arc<BTreeMap<&'static str, Route>>;

/// Middleware: attaches the route to a request, for the inner middleware and the handlers.
pub(crate) async fn attach_route(State(routes): State<Routes>, mut request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let route = path.and_then(|path| routes.get(path.as_str())).copied();
    request.extensions_mut().insert(route.unwrap_or(Route::FILE));
    next.run(request).await
}
