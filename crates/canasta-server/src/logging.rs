//! The operator's log, as text or JSON. Only this program's own crates write to it, so that no library can log a path
//! with an invitation. No line may contain a card, a name or a secret. A test plays a deal and checks the log.

use std::panic;

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::{Layer, SubscriberExt as _};
use tracing_subscriber::registry;

/// Format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Lines of text, for people.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// Minimum severity of log messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// Problems that the operator has to look into.
    Error,
    /// Also problems that the operator may have to look into.
    Warn,
    /// Also starts and stops.
    Info,
    /// Also every request, without its path, and the output of external bots that fail. That output can contain cards
    /// of the bots' own hands.
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

/// The subscriber that writes the log. The caller installs it as the default.
pub fn logger<W>(form: LogFormat, level: LogLevel, writer: W) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let ours = Targets::new().with_target("canasta", level.filter());
    let lines = fmt::layer().with_writer(writer).with_ansi(false).with_target(false);
    match form {
        LogFormat::Text => Box::new(registry().with(lines.with_filter(ours))),
        LogFormat::Json => Box::new(registry().with(lines.json().flatten_event(true).with_filter(ours))),
    }
}

/// Logs the location of panics, and the message if it is a string literal. A formatted message might contain a card or
/// a name.
pub fn log_crashes() {
    panic::set_hook(Box::new(|panic| {
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        let message = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or_default();
        tracing::error!(at, panic = message, "panicked");
    }));
}
