//! What may be said at a table: what the rules let partners say, and a kind word. Set phrases only: no text can be typed. “May I
//! go out?” is an act of the game. The sentences are made elsewhere.

use serde::{Deserialize, Serialize};

/// One thing to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// How much the side needs for its opening: to the partner whose turn it is.
    Minimum,
    /// That red threes are to be laid down: to the partner whose turn it is.
    RedThrees,
    /// A greeting, to all.
    Hello,
    /// Praise, to all.
    WellPlayed,
    /// Thanks, to all.
    Thanks,
    /// An apology, to all.
    Sorry,
    /// One moment, please.
    OneMoment,
    /// What is said when the game is over, to all.
    GoodGame,
}

impl Phrase {
    /// All, what the rules are about first.
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

    /// As it is written.
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

    /// Reads what [`Phrase::text`] writes.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.text() == text)
    }
}
