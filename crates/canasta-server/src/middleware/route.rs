//! What follows from a request's path alone: its kind for the metrics, its limit, and the reader of the answer.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Extensions;
use axum::middleware::Next;
use axum::response::Response;

use crate::metrics::Class;

/// The limit that counts a request, beside the limit of all requests of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// No other limit.
    None,
    /// A `POST` opens a table, or a record, from which a table can be opened.
    Tables,
    /// A `POST` is an act or a request of a session at a table.
    Actions,
    /// A `POST` is a spoken code, or a code for another device; a wrong one is answered with 404.
    Codes,
    /// A link with 128 random bits; a wrong one is answered with 404.
    Links,
}

/// The reader of the answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// A person: errors are pages.
    Person,
    /// A table's script: errors are JSON.
    Script,
    /// A person, or a script that says in `Accept` that it wants JSON.
    Either,
}

/// What follows from a request's path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(crate) class: Class,
    pub(crate) limit: Limit,
    pub(crate) reader: Reader,
}

impl Route {
    /// The route of paths without a line in the table.
    const FILE: Self = Self { class: Class::File, limit: Limit::None, reader: Reader::Person };

    /// The route that [`attach_route`] attached to a request.
    pub(crate) fn of(extensions: &Extensions) -> Self {
        extensions.get().copied().unwrap_or(Self::FILE)
    }
}

/// The routes by their paths.
pub(crate) type Routes = Arc<BTreeMap<&'static str, Route>>;

/// Middleware: attaches the route to the request, for all middleware and handlers inside.
pub(crate) async fn attach_route(State(routes): State<Routes>, mut request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let route = path.and_then(|path| routes.get(path.as_str())).copied();
    request.extensions_mut().insert(route.unwrap_or(Route::FILE));
    next.run(request).await
}
