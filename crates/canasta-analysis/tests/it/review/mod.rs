//! Reviews, from outside: they add up, they find what was planted, and they are the same every time.

#![expect(clippy::unwrap_used, reason = "test helpers fail loudly")]

mod found;
mod games;
mod kept;
mod sums;
