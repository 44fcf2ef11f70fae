//! Journals as they are written and read.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod journals;
