//! Teams: a bot for each seat of a side, in this program or a command in a process of its own.

use core::fmt;

use canasta::{Players, Seat};
use canasta_bots::{Bot, by_name};

use crate::ArenaError;

/// A bot that plays for a team.
pub(crate) enum TeamBot<'b> {
    /// A bot of this program, with the name under which it was asked for.
    Named(String, Box<dyn Bot>),
    /// A bot of the caller's.
    Borrowed(&'b dyn Bot),
    /// A command, run as a process of its own.
    Command(String),
}

impl TeamBot<'_> {
    /// The bot in this program; `None` for a command.
    pub(crate) fn in_process(&self) -> Option<&dyn Bot> {
        match self {
            Self::Named(_, bot) => Some(&**bot),
            Self::Borrowed(bot) => Some(*bot),
            Self::Command(_) => None,
        }
    }
}

impl fmt::Display for TeamBot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name, _) => f.write_str(name),
            Self::Borrowed(bot) => f.write_str(bot.name()),
            Self::Command(command) => write!(f, "{EXEC}{command}"),
        }
    }
}

/// What a bot's name begins with that is a command.
const EXEC: &str = "exec:";

/// The partners of a side, in the order of its seats. Fewer than there are seats begin again: one bot alone plays all
/// seats of its side.
pub struct Team<'b> {
    bots: Vec<TeamBot<'b>>,
}

impl<'b> Team<'b> {
    /// One bot on all seats.
    pub fn of(bot: &'b dyn Bot) -> Self {
        Self { bots: vec![TeamBot::Borrowed(bot)] }
    }

    /// Reads a team: names of bots joined by `+`, each as [`by_name`] knows it or `exec:COMMAND`. A command goes on to
    /// the end of the text, or to the next `+exec:`.
    ///
    /// # Errors
    /// [`ArenaError::UnknownBot`], [`ArenaError::NoBot`].
    pub fn read(text: &str) -> Result<Self, ArenaError> {
        let mut bots = Vec::new();
        let mut rest = Some(text);
        while let Some(text) = rest {
            let end = if text.trim_start().starts_with(EXEC) { text.find("+exec:") } else { text.find('+') };
            let (one, more) = end.map_or((text, None), |end| (&text[..end], Some(&text[end + 1..])));
            bots.push(team_bot(one.trim())?);
            rest = more;
        }
        Ok(Self { bots })
    }

    /// Reads teams with commas between them; a comma in quotation marks is a command's own.
    ///
    /// # Errors
    /// As [`Team::read`], of the first that is wrong.
    pub fn read_list(text: &str) -> Result<Vec<Self>, ArenaError> {
        parts(text).into_iter().map(Self::read).collect()
    }

    /// Reads two teams with a comma between them, as [`Team::read_list`] does.
    ///
    /// # Errors
    /// A message for the command line.
    pub fn read_two(text: &str) -> Result<[Self; 2], String> {
        match parts(text)[..] {
            [a, b] => {
                let read = |text| Self::read(text).map_err(|error| error.to_string());
                Ok([read(a)?, read(b)?])
            }
            [_] => Err("expected two teams separated by a comma, such as club,greedy".to_owned()),
            _ => Err("there is more than one comma; use --bot once for each team".to_owned()),
        }
    }

    /// The bot in a seat of this team's side.
    pub(crate) fn at(&self, players: Players, seat: Seat) -> &TeamBot<'b> {
        &self.bots[usize::from(seat.0 / players.sides()) % self.bots.len()]
    }

    /// Whether a command plays in it.
    pub(crate) fn has_command(&self) -> bool {
        self.bots.iter().any(|bot| bot.in_process().is_none())
    }

    /// Whether a side at such a table has seats for all partners.
    ///
    /// # Errors
    /// [`ArenaError::TooManyPartners`].
    pub fn check(&self, players: Players) -> Result<(), ArenaError> {
        let (partners, seats) = (self.bots.len(), players.side_size());
        if partners > usize::from(seats) {
            return Err(ArenaError::TooManyPartners { team: self.to_string(), partners, seats });
        }
        Ok(())
    }
}

/// As it is written.
impl fmt::Display for Team<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, bot) in self.bots.iter().enumerate() {
            write!(f, "{}{bot}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Team<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Team({self})")
    }
}

/// What stands between commas that are in no quotation marks.
fn parts(text: &str) -> Vec<&str> {
    let mut quoted = None;
    let apart = |letter: char| {
        match (quoted, letter) {
            (None, '"' | '\'') => quoted = Some(letter),
            (Some(open), close) if open == close => quoted = None,
            _ => {}
        }
        quoted.is_none() && letter == ','
    };
    text.split(apart).collect()
}

fn team_bot(name: &str) -> Result<TeamBot<'static>, ArenaError> {
    match name.strip_prefix(EXEC) {
        Some(command) => match canasta_protocol::exec::words(command) {
            Ok(_) => Ok(TeamBot::Command(command.to_owned())),
            Err(why) => Err(ArenaError::NoCommand { command: command.to_owned(), why }),
        },
        None if name.is_empty() => Err(ArenaError::NoBot(name.to_owned())),
        None => match by_name(name) {
            Some(bot) => Ok(TeamBot::Named(name.to_owned(), bot)),
            None => Err(ArenaError::UnknownBot(name.to_owned())),
        },
    }
}
