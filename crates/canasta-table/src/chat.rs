//! Chat: remarks that the rules allow between partners, and a few kind words. There are only set phrases, no free text.
//! “May I go out?” is not chat but an action of the game. The texts are in `canasta-i18n`.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::journal::UnknownWord;

/// A phrase players can send.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Tells the partner whose turn it is how many points our initial meld needs.
    Minimum,
    /// Reminds the partner whose turn it is to declare red threes.
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
    /// A happy face.
    Yes,
    /// A laughing face.
    HaHa,
    /// A surprised face.
    Wow,
    /// A sad face.
    OhNo,
}

impl Phrase {
    /// All phrases, first those that depend on the rules.
    pub const ALL: [Self; 12] = [
        Self::Minimum,
        Self::RedThrees,
        Self::Hello,
        Self::WellPlayed,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::GoodGame,
        Self::Yes,
        Self::HaHa,
        Self::Wow,
        Self::OhNo,
    ];

    /// Whether the phrase is shown as a face.
    pub const fn is_reaction(self) -> bool {
        matches!(self, Self::Yes | Self::HaHa | Self::Wow | Self::OhNo)
    }

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
            Self::Yes => "yes",
            Self::HaHa => "ha-ha",
            Self::Wow => "wow",
            Self::OhNo => "oh-no",
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
