//! Acts: the steps of a turn. Each is whole: it happens or it changes nothing.

use crate::illegal::{Threes, WhichMeld};
use crate::{Counts, Illegal, Kind, Meld, Melds};

/// One step of a turn, by kinds.
///
/// ```
/// use canasta::{Act, Counts, Kind, Meld, Melds};
///
/// let kings = Melds::only(Kind::King, Meld { naturals: 3, jokers: 0, twos: 1 });
/// assert_eq!(Act::Meld(kings).to_string(), "meld K K K 2");
/// assert_eq!("take".parse::<Act>()?, Act::Take { with: Counts::NONE, more: Melds::NONE });
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Draw from the stock.
    Draw,
    /// Take the pile: its top card is melded with `with` from the hand (or goes onto the side's meld of its rank), then
    /// `more` is laid, all in one act; the rest of the pile joins the hand.
    Take {
        /// Cards of the hand that are melded with the top card.
        with: Counts,
        /// Further melds and additions from the hand.
        more: Melds,
    },
    /// Lay one or several melds, or add to melds of the side.
    Meld(Melds),
    /// Discard a card, ending the turn.
    Discard(Kind),
    /// The stock is empty and the pile is not taken: ends the deal.
    Pass,
    /// Lay down a red three by hand, where the rules ask for it.
    Declare,
    /// "Partner, may I go out?"
    Ask,
    /// The partner's answer.
    Answer(bool),
}

impl Melds {
    /// Puts groups of cards together to what one act lays. A group's rank is that of its natural cards, or the rank named
    /// in front of it (the first part).
    ///
    /// # Errors
    /// `MixedRanks` where a group holds naturals of different ranks or of another rank than the named one, but
    /// `ThreesNotMelded` for red threes among black ones; `WhichMeld` where only wild cards are named without a rank of their
    /// own, or a rank is named twice; `NothingNamed` where there is no card.
    ///
    /// ```
    /// use canasta::{Counts, Illegal, Kind, Melds};
    ///
    /// let cards: Counts = "K K 2".parse()?;
    /// let melds = Melds::from_groups([(None, cards), (Some(Kind::Queen), "X".parse()?)]).unwrap();
    /// assert_eq!(melds.to_string(), "Q: X / K K 2");
    /// let mixed = Melds::from_groups([(None, "K Q".parse()?)]);
    /// assert_eq!(mixed, Err(Illegal::MixedRanks { one: Kind::Queen, other: Kind::King }));
    /// # Ok::<(), canasta::ParseError>(())
    /// ```
    pub fn from_groups(groups: impl IntoIterator<Item = (Option<Kind>, Counts)>) -> Result<Self, Illegal> {
        let mut melds = Self::NONE;
        for (named, cards) in groups {
            let (rank, meld) = group(named, &cards)?;
            if !melds.meld(rank).is_empty() {
                return Err(Illegal::WhichMeld(WhichMeld::NamedTwice(rank)));
            }
            melds.set(rank, meld);
        }
        Ok(melds)
    }
}

fn group(named: Option<Kind>, cards: &Counts) -> Result<(Kind, Meld), Illegal> {
    if named.is_some_and(Kind::is_wild) {
        return Err(Illegal::WhichMeld(WhichMeld::NoRank));
    }
    let mut rank = named;
    for (kind, _) in cards.iter().filter(|(kind, _)| !kind.is_wild()) {
        match rank {
            None => rank = Some(kind),
            Some(known) if known == kind => {}
            Some(Kind::RedThree | Kind::BlackThree) if matches!(kind, Kind::RedThree | Kind::BlackThree) => {
                return Err(Illegal::ThreesNotMelded(Threes::Red));
            }
            Some(known) => return Err(Illegal::MixedRanks { one: known, other: kind }),
        }
    }
    let Some(rank) = rank else {
        let empty = cards.is_empty();
        return Err(if empty { Illegal::NothingNamed } else { Illegal::WhichMeld(WhichMeld::NoRank) });
    };
    if cards.is_empty() {
        return Err(Illegal::NothingNamed);
    }
    Ok((rank, Meld { naturals: cards.of(rank), jokers: cards.of(Kind::Joker), twos: cards.of(Kind::Two) }))
}
