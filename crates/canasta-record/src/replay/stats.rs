//! What is counted of a deal.

use canasta::{Canasta, CardAction, CardDeal, DealScore, Ending, MAX_SEATS, Public, Seat};

/// What is counted of a finished deal; lists are by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealStats {
    /// What each side scored.
    pub scores: [DealScore; MAX_SEATS],
    /// How it ended.
    pub ending: Ending,
    /// Natural canastas.
    pub natural: [u8; MAX_SEATS],
    /// Mixed canastas.
    pub mixed: [u8; MAX_SEATS],
    /// Piles taken.
    pub piles: [u16; MAX_SEATS],
    /// The opening minimums.
    pub minimums: [i32; MAX_SEATS],
    /// In which of its turns, from 1, a side opened; `None` where it did not.
    pub opened: [Option<u16>; MAX_SEATS],
    /// Turns of all players together.
    pub turns: usize,
}

impl DealStats {
    /// The seat that went out; `None` where the stock ended the deal.
    pub const fn out(&self) -> Option<Seat> {
        match self.ending {
            Ending::WentOut { seat, .. } => Some(seat),
            Ending::StockExhausted | Ending::LastRedThree { .. } => None,
        }
    }
}

/// Counts while a deal is played, in a replay or as a journal is folded.
#[derive(Clone, Copy, Default, Debug)]
pub struct DealCounter {
    piles: [u16; MAX_SEATS],
    opened: [Option<u16>; MAX_SEATS],
    /// Turns that are over, by side.
    turns: [u16; MAX_SEATS],
}

impl DealCounter {
    /// Counts an act of a seat that was done, from the public part of the deal before and after it.
    pub fn enter(&mut self, before: &Public, after: &Public, seat: Seat, action: &CardAction) {
        let side = before.side_of(seat);
        if let CardAction::Take { .. } = action {
            self.piles[side.index()] += 1;
        }
        if !before.opened(side) && after.opened(side) {
            self.opened[side.index()] = Some(self.turns[side.index()] + 1);
        }
        self.turns[before.side().index()] += u16::from(before.turn() != after.turn() || after.ending().is_some());
    }

    /// Whether the pile was taken in this deal.
    pub(super) fn any_pile(&self) -> bool {
        self.piles.iter().any(|&piles| piles > 0)
    }

    /// All that was counted, once the deal has ended.
    pub fn stats(&self, deal: &CardDeal, ending: Ending) -> DealStats {
        let public = deal.public();
        let canastas = |wanted: Canasta| {
            let mut counts = [0; MAX_SEATS];
            for side in public.players().all_sides() {
                let melds = public.side_melds(side).iter();
                let count = melds.filter(|(_, meld)| meld.canasta() == Some(wanted)).count();
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
            opened: self.opened,
            turns: self.turns.iter().map(|&turns| usize::from(turns)).sum(),
        }
    }
}
