//! What the server writes down for whoever runs it: lines of text, or of JSON. Only the server's own words, so that no
//! library adds a path with an invitation in it. No line may hold a card, a name or a secret; a test reads them while a deal
//! is played.

use std::panic;

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use tracing_subscriber::registry;

/// How lines look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// For people.
    Text,
    /// For programs: an object a line.
    Json,
}

/// How much is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// What needs somebody.
    Error,
    /// What may.
    Warn,
    /// Starts and stops, too.
    Info,
    /// Every request, without its path, and what failing programs said: that may hold cards of their own hands.
    Debug,
}

impl LogLevel {
    const fn filter(self) -> LevelFilter {
        match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
        }
    }
}

/// What takes the lines down; to be made the program's own.
pub fn logger<W>(form: LogForm, level: LogLevel, writer: W) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let ours = Targets::new().with_target("canasta", level.filter());
    let lines = fmt::layer().with_writer(writer).with_ansi(false).with_target(false);
    match form {
        LogForm::Text => Box::new(registry().with(lines.with_filter(ours))),
        LogForm::Json => Box::new(registry().with(lines.json().flatten_event(true).with_filter(ours))),
    }
}

/// A crash becomes a line as well: where it was, and what it said if that stands in the program as it is. What is put
/// together when it happens may hold anything.
pub fn log_crashes() {
    panic::set_hook(Box::new(|crash| {
        let at = crash.location().map(ToString::to_string).unwrap_or_default();
        let said = crash.payload().downcast_ref::<&'static str>().copied().unwrap_or_default();
        tracing::error!(at, said, "a crash");
    }));
}
