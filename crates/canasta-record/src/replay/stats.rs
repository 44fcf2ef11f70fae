//! The stats of a deal.

use canasta::{Canasta, CardAction, CardDeal, DealScore, Ending, MAX_SEATS, Public, Seat};

/// The stats of a finished deal. Lists are by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealStats {
    /// The scores.
    pub scores: [DealScore; MAX_SEATS],
    /// How the deal ended.
    pub ending: Ending,
    /// The number of natural canastas.
    pub natural: [u8; MAX_SEATS],
    /// The number of mixed canastas.
    pub mixed: [u8; MAX_SEATS],
    /// The number of piles taken.
    pub piles: [u16; MAX_SEATS],
    /// The minimums of the initial meld.
    pub minimums: [i32; MAX_SEATS],
    /// The turn of the side's initial meld, from 1; `None` if it made none.
    pub initial_meld_turns: [Option<u16>; MAX_SEATS],
    /// The number of turns, for all players together.
    pub turns: usize,
}

impl DealStats {
    /// The seat that went out; `None` if no one did.
    pub const fn out(&self) -> Option<Seat> {
        match self.ending {
            Ending::WentOut { seat, .. } => Some(seat),
            Ending::StockExhausted | Ending::LastRedThree { .. } => None,
        }
    }
}

/// Counts events while a deal is replayed from a record or a journal.
#[derive(Clone, Copy, Default, Debug)]
pub struct DealCounter {
    piles: [u16; MAX_SEATS],
    initial_meld_turns: [Option<u16>; MAX_SEATS],
    /// The number of finished turns, by side.
    turns: [u16; MAX_SEATS],
}

impl DealCounter {
    /// Counts an action of a seat, from the public part of the deal before and after it.
    pub fn enter(&mut self, before: &Public, after: &Public, seat: Seat, action: &CardAction) {
        let side = before.side_of(seat);
        if let CardAction::Take { .. } = action {
            self.piles[side.index()] += 1;
        }
        if !before.has_melded(side) && after.has_melded(side) {
            self.initial_meld_turns[side.index()] = Some(self.turns[side.index()] + 1);
        }
        self.turns[before.side().index()] += u16::from(before.turn() != after.turn() || after.ending().is_some());
    }

    /// Whether the pile has been taken in this deal.
    pub(super) fn any_pile(&self) -> bool {
        self.piles.iter().any(|&piles| piles > 0)
    }

    /// The stats of a deal that has ended.
    pub fn stats(&self, deal: &CardDeal, ending: Ending) -> DealStats {
        let public = deal.public();
        let canastas = |canasta: Canasta| {
            let mut counts = [0; MAX_SEATS];
            for side in public.players().all_sides() {
                let melds = public.side_melds(side).iter();
                let count = melds.filter(|(_, meld)| meld.canasta() == Some(canasta)).count();
                counts[side.index()] = canasta::must_fit::<u8>(count);
            }
            counts
        };
        let mut minimums = [0; MAX_SEATS];
        for side in public.players().all_sides() {
            minimums[side.index()] = public.minimum(side);
        }
        DealStats {
            scores: deal.deal().score(),
            ending,
            natural: canastas(Canasta::Natural),
            mixed: canastas(Canasta::Mixed),
            piles: self.piles,
            minimums,
            initial_meld_turns: self.initial_meld_turns,
            turns: self.turns.iter().map(|&turns| usize::from(turns)).sum(),
        }
    }
}
