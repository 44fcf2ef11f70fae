//! The bots on offer at a table: the levels, and the programs that the operator named at the start of the server. Nothing that comes
//! with a request is ever run.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use canasta_bots::Bot;

/// Longest name of a bot.
const NAME: usize = 24;

/// How a bot decides.
#[derive(Clone)]
pub enum BotKind {
    /// A bot of this program; it has no memory, so one sits in every seat.
    BuiltIn(Arc<dyn Bot>),
    /// A process of its own for each seat, started with this command.
    Process(Arc<str>),
}

/// A bot that may be chosen.
#[derive(Clone)]
pub struct OfferedBot {
    pub name: String,
    /// How long it may think about a decision. Its acts wait so long in any case, so that their moment tells nothing.
    pub think_time: Duration,
    pub kind: BotKind,
}

/// Which bots may be chosen at a table.
#[derive(Clone)]
pub struct Bots {
    offered: Vec<OfferedBot>,
}

/// Why a bot cannot be offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOffered {
    /// The name is none that a journal and a form may hold.
    Name(String),
    /// There is already a bot of that name.
    Twice(String),
    /// The command cannot be run.
    Command {
        /// The bot's name.
        name: String,
        /// Why not, a sentence about “it”.
        why: String,
    },
}

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => {
                write!(f, "“{name}” cannot be a bot's name: it takes 1 to {NAME} small letters, digits and hyphens")
            }
            Self::Twice(name) => write!(f, "there is a bot called “{name}” already"),
            Self::Command { name, why } => write!(f, "the bot “{name}” cannot be offered: {why}"),
        }
    }
}

impl std::error::Error for NotOffered {}

impl Bots {
    /// The built-in levels, and the bot that chooses among them.
    pub fn levels() -> Self {
        let level = |&name: &&str| {
            let kind = BotKind::BuiltIn(Arc::from(canasta_bots::by_name(name)?));
            Some(OfferedBot { name: name.to_owned(), think_time: level_time(name), kind })
        };
        Self { offered: canasta_bots::LEVELS.iter().chain(&["adaptive"]).filter_map(level).collect() }
    }

    /// The same with a bot of this program, in place of the one of that name if there is one.
    #[must_use]
    pub fn with_bot(mut self, name: &str, think_time: Duration, bot: Arc<dyn Bot>) -> Self {
        let offered = OfferedBot { name: name.to_owned(), think_time, kind: BotKind::BuiltIn(bot) };
        match self.offered.iter_mut().find(|known| known.name == name) {
            Some(known) => *known = offered,
            None => self.offered.push(offered),
        }
        self
    }

    /// The same with a program, a process for each seat that it plays. It is started once, and ended at once, so that a
    /// program that is not there is reported now and not when a host has chosen it.
    ///
    /// # Errors
    /// [`NotOffered`].
    pub fn with_command(mut self, name: &str, command: &str) -> Result<Self, NotOffered> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || name.len() > NAME || !name.bytes().all(plain) {
            return Err(NotOffered::Name(name.to_owned()));
        }
        if self.find(name).is_some() || canasta_bots::by_name(name).is_some() {
            return Err(NotOffered::Twice(name.to_owned()));
        }
        canasta_protocol::exec::can_start(command)
            .map_err(|why| NotOffered::Command { name: name.to_owned(), why: canasta_protocol::exec::explain(&why) })?;
        let kind = BotKind::Process(Arc::from(command));
        self.offered.push(OfferedBot { name: name.to_owned(), think_time: Duration::ZERO, kind });
        Ok(self)
    }

    /// The names of the bots: the weakest level first, the operator's programs last.
    pub fn names(&self) -> Vec<String> {
        self.offered.iter().map(|offered| offered.name.clone()).collect()
    }

    /// Whether one of the bots is a program.
    pub fn has_processes(&self) -> bool {
        self.offered.iter().any(|offered| matches!(offered.kind, BotKind::Process(_)))
    }

    fn find(&self, name: &str) -> Option<&OfferedBot> {
        self.offered.iter().find(|offered| offered.name == name)
    }

    /// The bot that a journal names. One that is no longer offered, but is known to this program, plays on.
    pub fn named(&self, name: &str) -> Option<OfferedBot> {
        self.find(name).cloned().or_else(|| {
            let kind = BotKind::BuiltIn(Arc::from(canasta_bots::by_name(name)?));
            Some(OfferedBot { name: name.to_owned(), think_time: level_time(name), kind })
        })
    }
}

/// How long a bot of this program may think about a decision.
fn level_time(name: &str) -> Duration {
    Duration::from_millis(match name.split('@').next() {
        // How long it takes must not tell at which level it plays.
        Some("expert" | "adaptive") => 1000,
        // The others decide at once, or nearly so.
        _ => 50,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sound_programs_are_offered() {
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
            let Err(why) = bots.clone().with_command(name, command) else { panic!("{name}={command}") };
            assert!(!why.to_string().is_empty());
        }
        let why = bots.with_command("mine", "no-such-program --deep").err().unwrap().to_string();
        let told = "the bot “mine” cannot be offered: its program “no-such-program” cannot be started: ";
        assert!(why.starts_with(told), "{why}");
        assert_eq!(with.with_command("my-bot", "x").err(), Some(NotOffered::Twice("my-bot".to_owned())));
    }
}
