//! Themes of puzzles.

use core::fmt;
use core::str::FromStr;

use canasta::{Action, Kind, View};
use canasta_bots::RatedTurn;

use crate::review::{Tag, tags};

/// The theme of a puzzle, determined by its usual mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Theme {
    /// Deciding whether to take the pile.
    TakingThePile,
    /// Discards that let the next player take the pile.
    Feeding,
    /// Deciding when to freeze the pile with a wild card.
    Freezing,
    /// Cards to keep together for later.
    KeepingPairs,
    /// Making the side's initial meld.
    InitialMeld,
    /// Choosing cards to meld and cards to hold back.
    Melding,
    /// Choosing how many wild cards to meld.
    WildCards,
    /// Black threes.
    BlackThrees,
    /// Deciding when to go out.
    GoingOut,
    /// Discards that fit no other theme.
    Discarding,
}

impl Theme {
    /// All themes in display order.
    pub const ALL: [Self; 10] = [
        Self::TakingThePile,
        Self::Feeding,
        Self::Discarding,
        Self::KeepingPairs,
        Self::InitialMeld,
        Self::Melding,
        Self::WildCards,
        Self::Freezing,
        Self::BlackThrees,
        Self::GoingOut,
    ];

    /// The name in files and URLs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::TakingThePile => "taking-the-pile",
            Self::Feeding => "feeding",
            Self::Freezing => "freezing",
            Self::KeepingPairs => "keeping-pairs",
            Self::InitialMeld => "opening",
            Self::Melding => "laying-down",
            Self::WildCards => "wild-cards",
            Self::BlackThrees => "black-threes",
            Self::GoingOut => "going-out",
            Self::Discarding => "discarding",
        }
    }

    /// The theme that describes the difference between the best turn and the usual mistake.
    pub fn of(view: &View, best: &RatedTurn, wrong: &RatedTurn) -> Self {
        let found = tags(view, (&wrong.actions, &wrong.forecast), (&best.actions, &best.forecast));
        let has = |any: &[Tag]| any.iter().any(|tag| found.contains(tag));
        let melds = |turn: &RatedTurn| {
            turn.actions.iter().any(|action| matches!(action, Action::Meld(_) | Action::Take { .. }))
        };
        let discards_three = |turn: &RatedTurn| turn.actions.contains(&Action::Discard(Kind::BlackThree));
        let asks = |turn: &RatedTurn| turn.actions.contains(&Action::Ask);
        let opened = view.public.has_melded(view.public.side_of(view.seat));
        if has(&[Tag::GoesOutEarly, Tag::GoesOutLate]) || asks(best) || asks(wrong) {
            Self::GoingOut
        } else if has(&[Tag::LeavesPile, Tag::TakesPile]) {
            Self::TakingThePile
        } else if has(&[Tag::FreezesLate, Tag::DiscardsWild]) {
            Self::Freezing
        } else if !opened && melds(best) != melds(wrong) {
            Self::InitialMeld
        } else if has(&[Tag::SpendsWilds, Tag::HoardsWilds]) {
            Self::WildCards
        } else if has(&[Tag::MeldsEarly, Tag::MeldsLate]) {
            Self::Melding
        } else if discards_three(best) != discards_three(wrong) {
            Self::BlackThrees
        } else if has(&[Tag::BreaksPair]) {
            Self::KeepingPairs
        } else if has(&[Tag::Feeds]) {
            Self::Feeding
        } else {
            Self::Discarding
        }
    }
}

/// Error for a text that isn't the name of a theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown theme")
    }
}

impl core::error::Error for UnknownTheme {}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(code: &str) -> Result<Self, UnknownTheme> {
        Self::ALL.into_iter().find(|theme| theme.code() == code).ok_or(UnknownTheme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_found_by_its_name() {
        for theme in Theme::ALL {
            assert_eq!(theme.code().parse(), Ok(theme));
        }
        assert_eq!("hearts".parse::<Theme>(), Err(UnknownTheme));
    }
}
