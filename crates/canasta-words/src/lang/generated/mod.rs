// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! What `cargo xtask words` makes of `messages/`.

mod en;
pub mod messages;
mod table;

pub(crate) use en::MESSAGES as EN_MESSAGES;
pub use table::Messages;
