//! Names and speed of the bots at a table.

use canasta::Players;

/// In the order in which they are given. A person's own name is skipped.
const NAMES: [&str; 6] = ["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo"];

/// Speed of the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Slow enough to follow every card.
    Slow,
    /// About as fast as a person.
    #[default]
    Normal,
    /// Just slow enough to see.
    Fast,
}

impl Pace {
    const ALL: [(Self, &str); 3] = [(Self::Slow, "slow"), (Self::Normal, "normal"), (Self::Fast, "fast")];

    /// The word used in settings and forms.
    pub fn text(self) -> &'static str {
        Self::ALL.into_iter().find(|&(pace, _)| pace == self).map_or("normal", |(_, text)| text)
    }

    /// Reads the word that [`Pace::text`] returns.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|&(_, known)| known == text).map(|(pace, _)| pace)
    }
}

/// Names for the bots of a table with one person, who may have one of these names.
pub fn bot_names(person: &str, players: Players) -> Vec<&'static str> {
    let others = NAMES.iter().copied().filter(|name| !name.eq_ignore_ascii_case(person));
    others.take(usize::from(players.count()) - 1).collect()
}
