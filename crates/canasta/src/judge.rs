//! Legality of actions with faces. The rules judge kinds. This module checks what depends on faces (which ones the hand
//! holds, which rank was named), and decides which refusal comes first.

use crate::illegal::CannotDeclare;
use crate::legal::check_covered;
use crate::{Action, Card, CardAction, CardDeal, CardView, Counts, DECK_SIZE, Illegal, Kind, Public, faces};

impl CardDeal {
    /// Whether the action is legal for the player to act. Returns the action by kind.
    ///
    /// # Errors
    /// Returns the reason that comes first in the order given for [`Illegal`].
    pub fn check(&self, action: &CardAction) -> Result<Action, Illegal> {
        let kinds = self.resolve_kinds(action)?;
        let hand = self.public().to_act().map_or(&Counts::NONE, |seat| self.deal().hand(seat));
        self.public().check(hand, &kinds).map(|()| kinds)
    }

    /// The action by kind, after all checks that need faces. The rules are not applied yet.
    pub(crate) fn resolve_kinds(&self, action: &CardAction) -> Result<Action, Illegal> {
        let public = self.public();
        match public.to_act() {
            Some(seat) => resolve_kinds(public, self.deal().hand(seat), self.hand(seat), action),
            None => resolve_kinds(public, &Counts::NONE, &[], action),
        }
    }
}

impl CardView {
    /// Whether the action is legal. The view must be that of the player to act. Returns the action by kind.
    ///
    /// # Errors
    /// Returns the same errors as [`CardDeal::check`].
    pub fn check(&self, action: &CardAction) -> Result<Action, Illegal> {
        let hand = faces::counts(&self.hand);
        let kinds = resolve_kinds(&self.table.public, &hand, &self.hand, action)?;
        self.table.public.check(&hand, &kinds).map(|()| kinds)
    }
}

/// The action by kind, after checking the cards it names. Both `hand` and `faces` are the hand of the player to act.
fn resolve_kinds(public: &Public, hand: &Counts, faces: &[Card], action: &CardAction) -> Result<Action, Illegal> {
    if is_empty(action) {
        return Err(Illegal::NothingNamed);
    }
    check_phase(public, action)?;
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

/// Whether a group has no cards, or a meld action has no groups.
fn is_empty(action: &CardAction) -> bool {
    match action {
        CardAction::Meld(groups) => groups.is_empty() || groups.iter().any(|group| group.cards.is_empty()),
        CardAction::Take { more, .. } => more.iter().any(|group| group.cards.is_empty()),
        _ => false,
    }
}

/// Checks that the current phase allows this type of action, whatever its cards.
fn check_phase(public: &Public, action: &CardAction) -> Result<(), Illegal> {
    match action {
        CardAction::Take { .. } => public.expect_pile().map(drop),
        CardAction::Meld(_) | CardAction::Discard(_) => public.expect_play_phase(),
        CardAction::Declare(_) => public.expect_turn(),
        CardAction::Draw | CardAction::Pass | CardAction::Ask | CardAction::Answer(_) => Ok(()),
    }
}

/// Checks that this is a red three that can be declared.
fn check_declared(public: &Public, hand: &[Card], card: Card) -> Result<(), Illegal> {
    let why = if !public.rules.declares_by_hand() {
        CannotDeclare::Automatic
    } else if card.kind() != Kind::RedThree {
        CannotDeclare::NotARedThree
    } else if !hand.contains(&card) {
        CannotDeclare::NotHeld
    } else {
        return Ok(());
    };
    Err(Illegal::CannotDeclare(why))
}

/// Checks that the hand holds all these cards: enough of each kind, and the exact faces.
fn check_held(hand: &Counts, faces: &[Card], named: &[Card]) -> Result<(), Illegal> {
    // Counting more cards by kind than exist could overflow. The check of faces below rejects them.
    if named.len() <= DECK_SIZE {
        check_covered(hand, &faces::counts(named))?;
    }
    // An action can name any number of cards, hence the saturating count.
    let count = |cards: &[Card], card| u8::try_from(cards.iter().filter(|&&c| c == card).count()).unwrap_or(u8::MAX);
    for &card in named {
        let named = count(named, card);
        let held = count(faces, card);
        if named > held {
            return Err(Illegal::NotInHand { kind: card.kind(), card: Some(card), named, held });
        }
    }
    Ok(())
}
