//! What the program says to people: whole messages with typed arguments, by language.
//!
//! The messages are written in `messages/LANGUAGE/*.ftl` (Fluent). `cargo xtask words` checks them and compiles them to the
//! functions of [`messages`], which this crate commits; nothing is looked up or parsed while the program runs. No I/O and
//! no clock: the language comes in as a [`Lang`]. The other modules choose the message for what there is to say.
//!
//! ```
//! use canasta_words::{Lang, messages::refusal};
//!
//! let why = refusal::below_minimum(Lang::EN, 90, 1075);
//! assert_eq!(why, "the opening needs 90 points; this makes 1,075");
//! ```

mod argument;
pub mod around;
pub mod company;
pub mod day;
pub mod delay;
pub mod devices;
pub mod door;
pub mod evening;
pub mod example;
pub mod fair;
pub mod figures;
pub mod form;
pub mod hint;
mod lang;
pub mod lesson;
pub mod level;
pub mod locale;
mod message;
pub mod not_in_view;
pub mod notice;
pub mod position;
pub mod protocol;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod review;
pub mod review_page;
pub mod rules;
pub mod scenario;
pub mod start;
pub mod table;
pub mod talk;
pub mod time;
pub mod turn_limit;

pub use argument::{Name, Number, Player};
pub use lang::{Lang, Language, Messages, messages};
pub use message::{Mark, Markup, Message, Piece, Writer};
