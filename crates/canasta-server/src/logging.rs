//! The log for the operator: lines of text, or of JSON. Only this program's crates write to it, so that no library adds a path
//! with an invitation in it. No line may hold a card, a name or a secret; a test reads the log while a deal is played.

use std::panic;

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use tracing_subscriber::registry;

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// Lines of text, for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// What the operator has to look into.
    Error,
    /// What the operator may have to look into.
    Warn,
    /// Starts and stops, too.
    Info,
    /// Every request without its path, and the output of external bots that fail, which may hold cards of their own hands.
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

/// The subscriber that writes the log; the caller makes it the program's default.
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

/// Logs panics: where each was, and its message if that is a literal of the program. A message that is formatted at run time
/// may hold a card or a name.
pub fn log_crashes() {
    panic::set_hook(Box::new(|panic| {
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        let message = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or_default();
        tracing::error!(at, panic = message, "panicked");
    }));
}
