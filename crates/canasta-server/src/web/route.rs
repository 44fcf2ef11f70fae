//! What is known of a request by its path alone: what counts it, what limits it, who reads the answer.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Extensions;
use axum::middleware::Next;
use axum::response::Response;

use crate::metrics::Class;

/// What a request is counted as, beside any request of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Limit {
    /// As nothing else.
    None,
    /// What is posted opens a table, or has a record played through, from which a table may go on.
    Tables,
    /// What is posted is done at a table by a session.
    Acts,
    /// What is posted is a code for a few people's ears, or for another device; a wrong one is answered by 404.
    Codes,
    /// A link with 128 random bits; a wrong one is answered by 404.
    Links,
}

/// Who reads the answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reader {
    /// A person: what goes wrong is shown as a page.
    Person,
    /// A script at a table: what goes wrong is JSON.
    Script,
    /// A person, or a script that says in `Accept` that it wants JSON.
    Either,
}

/// What is known of a request by its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Route {
    pub(super) class: Class,
    pub(super) limit: Limit,
    pub(super) reader: Reader,
}

impl Route {
    /// What has no line in the table.
    const FILE: Self = Self { class: Class::File, limit: Limit::None, reader: Reader::Person };

    /// Of a request that has come through [`matched`].
    pub(super) fn of(extensions: &Extensions) -> Self {
        extensions.get().copied().unwrap_or(Self::FILE)
    }
}

/// The lines by their paths.
pub(super) type Routes = Arc<BTreeMap<&'static str, Route>>;

/// Around everything: tells those inside which line it is.
pub(super) async fn matched(State(routes): State<Routes>, mut request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let route = path.and_then(|path| routes.get(path.as_str())).copied();
    request.extensions_mut().insert(route.unwrap_or(Route::FILE));
    next.run(request).await
}
