//! Reviews through the public API: they add up, find planted mistakes and are reproducible.

#![expect(clippy::unwrap_used, reason = "test helpers fail loudly")]

mod games;
mod mistakes;
mod stored;
mod sums;
