//! Names and speed of the bots at a table.

use core::fmt;
use core::str::FromStr;

use canasta::Players;

use crate::journal::UnknownWord;

/// Bot names, in order of use. The name of the person at the table is skipped.
const NAMES: [&str; 6] = ["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo"];

/// Speed of the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Slow enough to follow every card.
    Slow,
    /// About as fast as a person.
    #[default]
    Normal,
    /// Just slow enough to notice each action.
    Fast,
}

impl Pace {
    const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// The word used in settings and forms.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }
}

impl FromStr for Pace {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|pace| pace.text() == text).ok_or(UnknownWord)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Bot names for a table with one person. No bot gets the person's name.
pub fn bot_names(person: &str, players: Players) -> Vec<&'static str> {
    bot_names_beside(&[person], players)
}

/// Bot names for a table with these people. No bot gets a person's name.
pub fn bot_names_beside(people: &[&str], players: Players) -> Vec<&'static str> {
    let is_free = |name: &&str| !people.iter().any(|person| name.eq_ignore_ascii_case(person));
    NAMES.into_iter().filter(is_free).take(usize::from(players.count()).saturating_sub(people.len())).collect()
}
