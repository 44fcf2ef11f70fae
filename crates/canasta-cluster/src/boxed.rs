//! Futures behind a pointer.

use std::pin::Pin;

/// A future behind a pointer, so that it is compiled here, where code is kept small, and not in the crate that awaits it.
pub(crate) type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
