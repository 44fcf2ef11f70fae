//! Teams: a bot for each seat of a side. A bot is either built in or a command that runs in its own process.

use core::fmt;

use canasta::{Players, Seat};
use canasta_bots::{Bot, by_name};

use crate::ArenaError;
use crate::matches::Table;

pub(crate) enum TeamBot<'b> {
    /// A built-in bot, with its name as requested.
    Named(String, Box<dyn Bot>),
    /// A bot that belongs to the caller.
    Borrowed(&'b dyn Bot),
    /// A command, run as a separate process.
    Command(String),
}

impl TeamBot<'_> {
    /// The bot, if it runs in this process; `None` for a command.
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
            Self::Command(command) => write!(f, "{EXEC_PREFIX}{command}"),
        }
    }
}

/// Marks a name as a command.
const EXEC_PREFIX: &str = "exec:";

/// The partners on a side, in the order of its seats. If there are fewer partners than seats, they repeat, so a single
/// bot plays all seats of its side.
pub struct Team<'b> {
    bots: Vec<TeamBot<'b>>,
}

impl<'b> Team<'b> {
    /// A team with one bot in all seats.
    pub fn of(bot: &'b dyn Bot) -> Self {
        Self { bots: vec![TeamBot::Borrowed(bot)] }
    }

    /// Parses a team: bots joined by `+`, each a name for [`by_name`] or `exec:COMMAND`. A command extends to the end
    /// of the text or to the next `+exec:`.
    ///
    /// # Errors
    /// [`ArenaError::UnknownBot`], [`ArenaError::NoBot`].
    pub fn read(text: &str) -> Result<Self, ArenaError> {
        let mut bots = Vec::new();
        let mut rest = Some(text);
        while let Some(text) = rest {
            let end = if text.trim_start().starts_with(EXEC_PREFIX) { text.find("+exec:") } else { text.find('+') };
            let (name, more) = end.map_or((text, None), |end| (&text[..end], Some(&text[end + 1..])));
            bots.push(team_bot(name.trim())?);
            rest = more;
        }
        Ok(Self { bots })
    }

    /// Parses teams separated by commas. A comma in quotation marks belongs to the command.
    ///
    /// # Errors
    /// Like [`Team::read`], for the first invalid team.
    pub fn read_list(text: &str) -> Result<Vec<Self>, ArenaError> {
        split_at_commas(text).into_iter().map(Self::read).collect()
    }

    /// Parses exactly two teams, as [`Team::read_list`] does.
    ///
    /// # Errors
    /// A message for the command line.
    pub fn read_two(text: &str) -> Result<[Self; 2], String> {
        match split_at_commas(text)[..] {
            [a, b] => {
                let parse = |text| Self::read(text).map_err(|error| error.to_string());
                Ok([parse(a)?, parse(b)?])
            }
            [_] => Err("expected two teams separated by a comma, such as club,greedy".to_owned()),
            _ => Err("there is more than one comma; use --bot once for each team".to_owned()),
        }
    }

    /// The bot in a seat of this team's side.
    pub(crate) fn bot_at(&self, players: Players, seat: Seat) -> &TeamBot<'b> {
        &self.bots[usize::from(seat.0 / players.sides()) % self.bots.len()]
    }

    pub(crate) fn has_command(&self) -> bool {
        self.bots.iter().any(|bot| bot.in_process().is_none())
    }

    /// Checks that a side has enough seats for all partners, and that all of them play every deal.
    ///
    /// # Errors
    /// [`ArenaError::TooManyPartners`]; [`ArenaError::SitsOut`] if one of five sits out.
    pub fn check(&self, table: &Table) -> Result<(), ArenaError> {
        let players = table.players.under(&table.rules);
        if players.are_three_against_two() {
            return Err(ArenaError::SitsOut);
        }
        let partners = self.bots.len();
        let seats = players.side_size();
        if partners > usize::from(seats) {
            return Err(ArenaError::TooManyPartners { team: self.to_string(), partners, seats });
        }
        Ok(())
    }
}

/// Writes the team in the format of [`Team::read`].
impl fmt::Display for Team<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, bot) in self.bots.iter().enumerate() {
            write!(f, "{}{bot}", if index == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Team<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Team({self})")
    }
}

/// Splits at commas outside quotation marks.
fn split_at_commas(text: &str) -> Vec<&str> {
    let mut quoted = None;
    let is_separator = |letter: char| {
        match (quoted, letter) {
            (None, '"' | '\'') => quoted = Some(letter),
            (Some(open), close) if open == close => quoted = None,
            _ => {}
        }
        quoted.is_none() && letter == ','
    };
    text.split(is_separator).collect()
}

fn team_bot(name: &str) -> Result<TeamBot<'static>, ArenaError> {
    match name.strip_prefix(EXEC_PREFIX) {
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
