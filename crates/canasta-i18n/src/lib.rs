//! All texts for people: messages with typed arguments, by language.
//!
//! The messages are in `messages/TAG/*.ftl` (Fluent). The build script compiles them to the functions of [`messages`] and to one
//! data table per language. The other modules choose the message for a scene, a record or a refusal. No I/O and no clock: callers
//! pass the language as a [`Lang`].
//!
//! ```
//! use canasta_i18n::{Lang, messages::refusal};
//!
//! let why = refusal::below_minimum(Lang::EN, 90, 1075);
//! assert_eq!(why, "your initial meld needs 90 points; this is 1,075");
//! ```

pub mod announcements;
mod argument;
pub mod company;
mod compiled;
pub mod csv;
pub mod day;
pub mod delay;
pub mod devices;
pub mod example;
pub mod form;
pub mod join_request;
mod lang;
pub mod lesson;
pub mod level;
pub mod locale;
mod message;
pub mod session_score;
pub mod stats;
#[allow(
    clippy::cast_possible_truncation,
    clippy::too_many_arguments,
    unused_imports,
    reason = "generated: casts of indexes below 60, and as many arguments as a message has"
)]
pub mod messages {
    //! One function per message. The build script compiles them from `messages/`.

    use crate::compiled::prelude;

    include!(concat!(env!("OUT_DIR"), "/functions.rs"));
}
pub mod chat;
pub mod notice;
pub mod position;
mod pseudo;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod start;
pub mod table;
pub mod time;
pub mod turn_limit;

pub use argument::{Name, Number, Player};
pub use lang::Lang;
pub use message::{Mark, Markup, Message, Piece, Writer};
