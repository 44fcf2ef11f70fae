//! The arena and the bench, from outside.

mod arena;
mod bench;
