//! The bots at a table as its people know them: their names, and how fast they act.

use canasta::Players;

/// The names in the order in which they are given; one is left out if the person has the same name.
const NAMES: [&str; 6] = ["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo"];

/// How fast the bots act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Time to follow every card.
    Slow,
    /// A person's pace.
    #[default]
    Normal,
    /// As fast as the eye follows.
    Fast,
}

impl Pace {
    const ALL: [(Self, &str); 3] = [(Self::Slow, "slow"), (Self::Normal, "normal"), (Self::Fast, "fast")];

    /// As it is kept and sent.
    pub fn text(self) -> &'static str {
        Self::ALL.into_iter().find(|&(pace, _)| pace == self).map_or("normal", |(_, text)| text)
    }

    /// Reads the text again.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|&(_, known)| known == text).map(|(pace, _)| pace)
    }
}

/// The names of the bots at a table of so many players, for a person of that name.
pub fn bot_names(person: &str, players: Players) -> Vec<&'static str> {
    let others = NAMES.iter().copied().filter(|name| !name.eq_ignore_ascii_case(person));
    others.take(usize::from(players.count()) - 1).collect()
}
