//! Highlights: the moments of a game that people look for in a replay.

use canasta::{Canasta, Card, CardAction, CardDeal, Ending, Kind, Public, Seat, Side};

use super::stats::DealCounter;

/// Piles from this size on are worth a look in any case, taken or frozen.
pub const LARGE_PILE: u8 = 12;

/// Something that stands out in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Milestone {
    /// A side's first meld in the deal.
    Opening {
        /// Who laid it.
        seat: Seat,
    },
    /// The pile is taken: for the first time in the deal, or a large one.
    Pile {
        /// The seat that took it.
        seat: Seat,
        /// How many cards it had.
        cards: u8,
        /// Whether it is the first of the deal.
        first: bool,
    },
    /// The first canasta of the deal.
    Canasta {
        /// Who completed it.
        seat: Seat,
        /// Of which rank.
        rank: Kind,
        /// Natural or mixed.
        canasta: Canasta,
    },
    /// The pile freezes for everybody, which was not frozen so before: by a wild card, as it is dealt, or a large one. A three
    /// that freezes a small pile is a discard like others where rules let threes freeze.
    Frozen {
        /// Who discarded; `None` where it was dealt so.
        seat: Option<Seat>,
        /// The card that freezes it.
        card: Card,
        /// How many cards were in it before that card.
        cards: u8,
    },
    /// The deal is over.
    Ended {
        /// Its number, from 1.
        deal: usize,
        /// How the deal ended.
        ending: Ending,
    },
    /// The game is over.
    Won(Side),
}

/// What stands out as the cards are dealt.
pub(super) fn dealt(deal: &CardDeal) -> Option<Milestone> {
    let public = deal.public();
    let place = public.pile().freezing_card(public.rules())?;
    deal.pile().get(place).map(|&card| Milestone::Frozen { seat: None, card, cards: canasta::must_fit::<u8>(place) })
}

/// What stands out in an act; `counter` holds what came before it.
pub(super) fn after(
    before: &Public,
    after: &Public,
    seat: Seat,
    action: &CardAction,
    counter: &DealCounter,
) -> Vec<Milestone> {
    let side = before.side_of(seat);
    let mut milestones = Vec::new();
    if let CardAction::Take { .. } = action {
        let cards = before.pile().len();
        let first = !counter.any_pile();
        if first || cards >= LARGE_PILE {
            milestones.push(Milestone::Pile { seat, cards, first });
        }
    }
    if !before.opened(side) && after.opened(side) {
        milestones.push(Milestone::Opening { seat });
    }
    let had_canasta = before.players().all_sides().any(|side| before.side_melds(side).canastas() > 0);
    let made =
        |(rank, meld): (Kind, canasta::Meld)| meld.canasta().map(|canasta| Milestone::Canasta { seat, rank, canasta });
    if !had_canasta {
        milestones.extend(after.side_melds(side).iter().find_map(made));
    }
    if let CardAction::Discard(card) = action
        && !before.pile().frozen_for_everyone(before.rules())
        && after.pile().frozen_for_everyone(after.rules())
        && (card.kind().is_wild() || before.pile().len() >= LARGE_PILE)
    {
        milestones.push(Milestone::Frozen { seat: Some(seat), card: *card, cards: before.pile().len() });
    }
    milestones
}
