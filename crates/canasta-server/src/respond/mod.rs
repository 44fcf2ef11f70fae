//! Answers to requests, and messages for open screens.

pub(crate) mod reply;
pub(crate) mod screen;
