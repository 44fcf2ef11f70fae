//! Whether an act with faces is legal. The rules judge kinds; here stands what they cannot know (which very faces the
//! hand holds, which rank was named), and that a player hears of one thing before another.

use crate::illegal::CannotDeclare;
use crate::legal::{AfterMeld, covered};
use crate::{Act, Card, CardAct, CardDeal, CardView, Counts, DECK, Illegal, Kind, Public, faces};

impl CardDeal {
    /// Whether the player to act may do this now; the same act by kinds.
    ///
    /// # Errors
    /// What forbids it, the first in the order that stands at [`Illegal`].
    pub fn check(&self, act: &CardAct) -> Result<Act, Illegal> {
        self.judge(act).map(|judged| judged.kinds)
    }

    pub(crate) fn judge(&self, act: &CardAct) -> Result<Judged, Illegal> {
        let public = self.public();
        match public.to_act() {
            Some(seat) => judge(public, self.deal().hand(seat), self.hand(seat), act),
            None => judge(public, &Counts::NONE, &[], act),
        }
    }
}

impl CardView {
    /// Whether the player whose view this is, and who has to act, may do this now; the same act by kinds.
    ///
    /// # Errors
    /// What forbids it, as [`CardDeal::check`].
    pub fn check(&self, act: &CardAct) -> Result<Act, Illegal> {
        judge(&self.table.public, &faces::counts(&self.hand), &self.hand, act).map(|judged| judged.kinds)
    }
}

/// An act that was found legal.
pub(crate) struct Judged {
    /// The same by kinds.
    pub(crate) kinds: Act,
    /// What it leads to, if it lays cards.
    pub(crate) after: Option<AfterMeld>,
}

/// Whether the player to act, who holds `faces`, may do this; `hand` is the same by kinds.
fn judge(public: &Public, hand: &Counts, faces: &[Card], act: &CardAct) -> Result<Judged, Illegal> {
    if names_nothing(act) {
        return Err(Illegal::NothingNamed);
    }
    check_moment(public, act)?;
    match act {
        CardAct::Declare(card) => check_declared(public, faces, *card)?,
        _ => check_held(hand, faces, &act.cards())?,
    }
    if let CardAct::Take { rank: Some(rank), .. } = act
        && let Some(top) = public.pile.top().filter(|top| top != rank)
    {
        return Err(public.needs_match(hand, top));
    }
    let kinds = act.to_kinds()?;
    let after = public.judge(hand, &kinds)?;
    Ok(Judged { kinds, after })
}

/// Whether a group is named without a card, or a meld without a group.
fn names_nothing(act: &CardAct) -> bool {
    match act {
        CardAct::Meld(groups) => groups.is_empty() || groups.iter().any(|group| group.cards.is_empty()),
        CardAct::Take { more, .. } => more.iter().any(|group| group.cards.is_empty()),
        _ => false,
    }
}

/// What forbids such an act at this moment, whatever cards it names.
fn check_moment(public: &Public, act: &CardAct) -> Result<(), Illegal> {
    match act {
        CardAct::Take { .. } => public.expect_pile().map(drop),
        CardAct::Meld(_) | CardAct::Discard(_) => public.expect_play_phase(),
        CardAct::Declare(_) => public.expect_turn(),
        CardAct::Draw | CardAct::Pass | CardAct::Ask | CardAct::Answer(_) => Ok(()),
    }
}

/// Whether this is a red three that can be declared.
fn check_declared(public: &Public, hand: &[Card], card: Card) -> Result<(), Illegal> {
    let why = if !public.rules.declares_by_hand() {
        CannotDeclare::Automatic
    } else if card.kind() != Kind::RedThree {
        CannotDeclare::NotARedThree
    } else if !hand.contains(&card) {
        CannotDeclare::NotThere
    } else {
        return Ok(());
    };
    Err(Illegal::CannotDeclare(why))
}

/// Whether the hand holds all these cards: enough of each kind, and the very faces.
fn check_held(hand: &Counts, faces: &[Card], named: &[Card]) -> Result<(), Illegal> {
    // More cards than there are could overflow when they are counted by kind; some face is not there.
    if named.len() <= DECK {
        covered(hand, &faces::counts(named))?;
    }
    let count = |cards: &[Card], card| u8::try_from(cards.iter().filter(|&&c| c == card).count()).unwrap_or(u8::MAX);
    for &card in named {
        let (named, held) = (count(named, card), count(faces, card));
        if named > held {
            return Err(Illegal::NotInHand { kind: card.kind(), card: Some(card), named, held });
        }
    }
    Ok(())
}
