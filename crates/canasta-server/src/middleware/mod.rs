//! Middleware and extractors for many routes.

pub(crate) mod address;
pub(crate) mod guard;
pub(crate) mod language;
pub(crate) mod limits;
pub(crate) mod link;
pub(crate) mod metrics;
pub(crate) mod origin;
pub(crate) mod retry;
pub(crate) mod route;
pub(crate) mod session;
