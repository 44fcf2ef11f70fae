//! Highlights: the steps of a game that people look for in a replay.

use canasta::{Canasta, Card, CardAction, CardDeal, Ending, Kind, Public, Seat, Side};

use super::stats::DealCounter;

/// The minimum size of a pile that is always a highlight when taken or frozen.
pub const LARGE_PILE: u8 = 12;

/// A highlight of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Milestone {
    /// A side's initial meld in the deal.
    InitialMeld {
        /// The seat that melded.
        seat: Seat,
    },
    /// The first pile taken in the deal, or a large one.
    Pile {
        /// The seat that took it.
        seat: Seat,
        /// The number of cards in the pile.
        cards: u8,
        /// Whether it is the first of the deal.
        first: bool,
    },
    /// The first canasta of the deal.
    Canasta {
        /// The seat that completed it.
        seat: Seat,
        /// The rank.
        rank: Kind,
        /// Natural or mixed.
        canasta: Canasta,
    },
    /// The pile freezes for everyone: through a wild card, at the start of the deal, or when it is large. A three that
    /// freezes a small pile isn't a highlight, because every three does so under some rules.
    Frozen {
        /// The seat that discarded; `None` at the start of the deal.
        seat: Option<Seat>,
        /// The card that freezes it.
        card: Card,
        /// The size of the pile before that card.
        cards: u8,
    },
    /// The deal is over.
    Ended {
        /// The number of the deal, from 1.
        deal: usize,
        /// How the deal ended.
        ending: Ending,
    },
    /// The game is over.
    Won(Side),
    /// The side concedes the game.
    Conceded(Side),
}

/// The highlight at the start of a deal, if there is one.
pub(super) fn at_start(deal: &CardDeal) -> Option<Milestone> {
    let public = deal.public();
    let place = public.pile().freezing_card(public.rules())?;
    deal.pile().get(place).map(|&card| Milestone::Frozen { seat: None, card, cards: canasta::must_fit::<u8>(place) })
}

/// The highlights of an action. `counter` has counted all earlier actions.
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
    if !before.has_melded(side) && after.has_melded(side) {
        milestones.push(Milestone::InitialMeld { seat });
    }
    let had_canasta = before.players().all_sides().any(|side| before.side_melds(side).canastas() > 0);
    let highlight =
        |(rank, meld): (Kind, canasta::Meld)| meld.canasta().map(|canasta| Milestone::Canasta { seat, rank, canasta });
    if !had_canasta {
        milestones.extend(after.side_melds(side).iter().find_map(highlight));
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
