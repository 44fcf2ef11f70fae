//! Whether an act with faces is legal. The rules judge kinds; here stands what they cannot know (which very faces the
//! hand holds, which rank was named), and that a player hears of one thing before another.

use crate::illegal::CannotDeclare;
use crate::legal::covered;
use crate::{Action, Card, CardAction, CardDeal, CardView, Counts, DECK, Illegal, Kind, Public, faces};

impl CardDeal {
    /// Whether the player to act may do this now; the same act by kinds.
    ///
    /// # Errors
    /// What forbids it, the first in the order that stands at [`Illegal`].
    pub fn check(&self, action: &CardAction) -> Result<Action, Illegal> {
        let kinds = self.by_kinds(action)?;
        let hand = self.public().to_act().map_or(&Counts::NONE, |seat| self.deal().hand(seat));
        self.public().check(hand, &kinds).map(|()| kinds)
    }

    /// The act by kinds, once all is checked that the rules cannot know of cards; the rules are not asked yet.
    pub(crate) fn by_kinds(&self, action: &CardAction) -> Result<Action, Illegal> {
        let public = self.public();
        match public.to_act() {
            Some(seat) => by_kinds(public, self.deal().hand(seat), self.hand(seat), action),
            None => by_kinds(public, &Counts::NONE, &[], action),
        }
    }
}

impl CardView {
    /// Whether the player whose view this is, and who has to act, may do this now; the same act by kinds.
    ///
    /// # Errors
    /// What forbids it, as [`CardDeal::check`].
    pub fn check(&self, action: &CardAction) -> Result<Action, Illegal> {
        let hand = faces::counts(&self.hand);
        let kinds = by_kinds(&self.table.public, &hand, &self.hand, action)?;
        self.table.public.check(&hand, &kinds).map(|()| kinds)
    }
}

/// The act by kinds, if nothing speaks against the cards it names; the player to act holds `faces`, and `hand` by kinds.
fn by_kinds(public: &Public, hand: &Counts, faces: &[Card], action: &CardAction) -> Result<Action, Illegal> {
    if names_nothing(action) {
        return Err(Illegal::NothingNamed);
    }
    check_moment(public, action)?;
    match action {
        CardAction::Declare(card) => check_declared(public, faces, *card)?,
        _ => check_held(hand, faces, &action.cards())?,
    }
    if let CardAction::Take { rank: Some(rank), .. } = action
        && let Some(top) = public.pile.top().filter(|top| top != rank)
    {
        return Err(public.needs_match(hand, top));
    }
    action.to_kinds()
}

/// Whether a group is named without a card, or a meld without a group.
fn names_nothing(action: &CardAction) -> bool {
    match action {
        CardAction::Meld(groups) => groups.is_empty() || groups.iter().any(|group| group.cards.is_empty()),
        CardAction::Take { more, .. } => more.iter().any(|group| group.cards.is_empty()),
        _ => false,
    }
}

/// What forbids such an act at this moment, whatever cards it names.
fn check_moment(public: &Public, action: &CardAction) -> Result<(), Illegal> {
    match action {
        CardAction::Take { .. } => public.expect_pile().map(drop),
        CardAction::Meld(_) | CardAction::Discard(_) => public.expect_play_phase(),
        CardAction::Declare(_) => public.expect_turn(),
        CardAction::Draw | CardAction::Pass | CardAction::Ask | CardAction::Answer(_) => Ok(()),
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
    // An act can name any number of cards.
    let count = |cards: &[Card], card| u8::try_from(cards.iter().filter(|&&c| c == card).count()).unwrap_or(u8::MAX);
    for &card in named {
        let (named, held) = (count(named, card), count(faces, card));
        if named > held {
            return Err(Illegal::NotInHand { kind: card.kind(), card: Some(card), named, held });
        }
    }
    Ok(())
}
