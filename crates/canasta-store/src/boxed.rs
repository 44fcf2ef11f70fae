//! Futures behind a pointer.

use std::pin::Pin;

/// A future behind a pointer. What opens, copies or changes a whole store returns one: an `async fn` would be compiled once more,
/// with all that it awaits, in each crate that awaits it, which made the program larger by a megabyte.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
