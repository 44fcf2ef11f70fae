//! Journals survive round trips.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod journals;
