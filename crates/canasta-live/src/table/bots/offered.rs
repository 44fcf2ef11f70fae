//! The bots on offer at a table: the levels, and the programs that the operator named at startup. Nothing that comes
//! with a request is ever run.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use canasta_bots::Bot;

/// Maximum length of a bot's name.
const MAX_NAME_BYTES: usize = 24;

/// Kind of a bot.
#[derive(Clone)]
pub enum BotKind {
    /// A built-in bot. It has no memory, so one instance serves every seat.
    BuiltIn(Arc<dyn Bot>),
    /// A process per seat, started with this command.
    Process(Arc<str>),
}

/// A bot that hosts can choose.
#[derive(Clone)]
pub struct OfferedBot {
    pub name: String,
    /// Maximum thinking time per decision. The bot's actions always wait this long, so that their timing reveals
    /// nothing.
    pub think_time: Duration,
    pub kind: BotKind,
}

/// The bots on offer.
#[derive(Clone)]
pub struct Bots {
    offered: Vec<OfferedBot>,
}

/// Why a bot can't be offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotOfferError {
    /// The name isn't allowed in a journal or a form.
    Name(String),
    /// There is already a bot with that name.
    Twice(String),
    /// The command can't be run.
    Command {
        /// The bot's name.
        name: String,
        /// The reason, as a sentence about “it”.
        error: String,
    },
}

impl fmt::Display for BotOfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => {
                write!(
                    f,
                    "“{name}” cannot be a bot's name: use 1 to {MAX_NAME_BYTES} lower-case letters, digits and hyphens"
                )
            }
            Self::Twice(name) => write!(f, "there is a bot called “{name}” already"),
            Self::Command { name, error } => write!(f, "cannot offer the bot “{name}”: {error}"),
        }
    }
}

impl std::error::Error for BotOfferError {}

impl Bots {
    /// The built-in levels, and the adaptive bot, which chooses among them.
    pub fn levels() -> Self {
        let level = |&name: &&str| {
            let kind = BotKind::BuiltIn(Arc::from(canasta_bots::by_name(name)?));
            Some(OfferedBot { name: name.to_owned(), think_time: max_think_time(name), kind })
        };
        Self { offered: canasta_bots::LEVELS.iter().chain(&["adaptive"]).filter_map(level).collect() }
    }

    /// Adds a built-in bot, replacing one with the same name.
    #[must_use]
    pub fn with_bot(mut self, name: &str, think_time: Duration, bot: Arc<dyn Bot>) -> Self {
        let offered = OfferedBot { name: name.to_owned(), think_time, kind: BotKind::BuiltIn(bot) };
        match self.offered.iter_mut().find(|known| known.name == name) {
            Some(known) => *known = offered,
            None => self.offered.push(offered),
        }
        self
    }

    /// Adds a program, which runs as one process per seat. Starts and stops it once as a test, so that a missing
    /// program is reported now rather than when a host has chosen it.
    ///
    /// # Errors
    /// [`BotOfferError`].
    pub fn with_command(mut self, name: &str, command: &str) -> Result<Self, BotOfferError> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || name.len() > MAX_NAME_BYTES || !name.bytes().all(plain) {
            return Err(BotOfferError::Name(name.to_owned()));
        }
        if self.find(name).is_some() || canasta_bots::by_name(name).is_some() {
            return Err(BotOfferError::Twice(name.to_owned()));
        }
        canasta_protocol::exec::can_start(command).map_err(|error| BotOfferError::Command {
            name: name.to_owned(),
            error: canasta_protocol::exec::explain(&error),
        })?;
        let kind = BotKind::Process(Arc::from(command));
        self.offered.push(OfferedBot { name: name.to_owned(), think_time: Duration::ZERO, kind });
        Ok(self)
    }

    /// Names of the bots: the weakest level first, the operator's programs last.
    pub fn names(&self) -> Vec<String> {
        self.offered.iter().map(|offered| offered.name.clone()).collect()
    }

    /// Whether any bot is a program.
    pub fn has_processes(&self) -> bool {
        self.offered.iter().any(|offered| matches!(offered.kind, BotKind::Process(_)))
    }

    fn find(&self, name: &str) -> Option<&OfferedBot> {
        self.offered.iter().find(|offered| offered.name == name)
    }

    /// The bot with this name in a journal. A built-in bot can still play if it is no longer on offer.
    pub fn named(&self, name: &str) -> Option<OfferedBot> {
        self.find(name).cloned().or_else(|| {
            let kind = BotKind::BuiltIn(Arc::from(canasta_bots::by_name(name)?));
            Some(OfferedBot { name: name.to_owned(), think_time: max_think_time(name), kind })
        })
    }
}

/// Maximum thinking time of a built-in bot per decision.
fn max_think_time(name: &str) -> Duration {
    Duration::from_millis(match name.split('@').next() {
        // The adaptive bot takes the same time at all levels, so that the time doesn't reveal its current level.
        Some("expert" | "adaptive") => 1000,
        // The other bots decide almost instantly.
        _ => 50,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_only_programs_that_start() {
        let bots = Bots::levels();
        assert!(bots.named("club").is_some() && bots.named("greedy").is_some() && bots.named("unknown").is_none());
        let with = bots.clone().with_command("my-bot", "sh 'my bot.sh'").unwrap();
        assert_eq!(with.names().last().map(String::as_str), Some("my-bot"));
        assert!(with.has_processes() && !bots.has_processes());
        for (name, command) in [
            ("", "x"),
            ("My Bot", "x"),
            ("a/b", "x"),
            ("club", "x"),
            ("random", "x"),
            ("b", "'"),
            ("c", " "),
            ("d", "no-such-program --deep"),
        ] {
            let Err(error) = bots.clone().with_command(name, command) else { panic!("{name}={command}") };
            assert!(!error.to_string().is_empty());
        }
        let error = bots.with_command("mine", "no-such-program --deep").err().unwrap().to_string();
        let expected = "cannot offer the bot “mine”: cannot start its program “no-such-program”: ";
        assert!(error.starts_with(expected), "{error}");
        assert_eq!(with.with_command("my-bot", "x").err(), Some(BotOfferError::Twice("my-bot".to_owned())));
    }
}
