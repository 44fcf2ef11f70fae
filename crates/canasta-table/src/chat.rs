//! Chat: what the rules let partners say, and a few kind words. There are only set phrases, no free text. “May I go
//! out?” is an action of the game. The texts are translated elsewhere.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::journal::UnknownWord;

/// A phrase players can send.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// The points our side needs for its initial meld, to the partner whose turn it is.
    Minimum,
    /// A reminder to declare red threes, to the partner whose turn it is.
    RedThrees,
    /// A greeting to everyone.
    Hello,
    /// Praise to everyone.
    WellPlayed,
    /// Thanks to everyone.
    Thanks,
    /// An apology to everyone.
    Sorry,
    /// “One moment, please.”
    OneMoment,
    /// “Good game”, when the game is over.
    GoodGame,
}

impl Phrase {
    /// All phrases; those the rules allow come first.
    pub const ALL: [Self; 8] = [
        Self::Minimum,
        Self::RedThrees,
        Self::Hello,
        Self::WellPlayed,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::GoodGame,
    ];

    /// The word used in requests.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Minimum => "minimum",
            Self::RedThrees => "red-threes",
            Self::Hello => "hello",
            Self::WellPlayed => "well-played",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::OneMoment => "one-moment",
            Self::GoodGame => "good-game",
        }
    }
}

impl FromStr for Phrase {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|phrase| phrase.text() == text).ok_or(UnknownWord)
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
