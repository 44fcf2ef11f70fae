//! What players have entered about a deal.

use canasta::{DealScore, Players, RuleSet, Seat, Side, SideResult};

/// Who went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoingOut {
    /// Nobody went out.
    Nobody,
    /// A player did.
    Player {
        /// The player's seat.
        seat: Seat,
        /// Whether they melded their whole hand in one turn, as the rule set defines it.
        concealed: bool,
    },
}

/// A deal as far as it has been entered. `None` is a question that nobody has answered yet. It counts as 0 in the points so far,
/// but not in the checks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DealEntry {
    /// The dealer. `None` if the players don't keep track.
    pub dealer: Option<Seat>,
    /// Who went out.
    pub going_out: Option<GoingOut>,
    /// Whether the dealer picked up exactly the cards needed.
    pub exact_deal: bool,
    /// By side.
    pub sides: Vec<SideEntry>,
}

/// What has been entered about a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideEntry {
    /// Canastas without wild cards.
    pub natural_canastas: Option<u8>,
    /// Canastas with wild cards.
    pub mixed_canastas: Option<u8>,
    /// Canastas of either kind that were melded as a whole. Only asked for if the rules have a bonus for them.
    pub concealed_canastas: u8,
    /// Red threes on the table.
    pub red_threes: Option<u8>,
    /// Red threes that were declared late or never. Only asked for if the rules have a penalty for them.
    pub undeclared_red_threes: u8,
    /// Points of the cards melded, without bonuses.
    pub melded: Option<i32>,
    /// Points of the cards left in hands.
    pub in_hand: Option<i32>,
}

impl SideEntry {
    /// The number of canastas; `None` until both kinds have been entered.
    pub fn canastas(&self) -> Option<u8> {
        Some(self.natural_canastas?.saturating_add(self.mixed_canastas?))
    }
}

impl DealEntry {
    /// An entry without answers.
    pub fn new(players: Players, dealer: Option<Seat>) -> Self {
        let sides = vec![SideEntry::default(); usize::from(players.sides())];
        Self { dealer, sides, ..Self::default() }
    }

    /// The seat of the player who went out.
    pub(crate) fn out(&self) -> Option<Seat> {
        match self.going_out? {
            GoingOut::Nobody => None,
            GoingOut::Player { seat, .. } => Some(seat),
        }
    }

    /// Whether a player of this side went out.
    pub(crate) fn went_out(&self, players: Players, side: Side) -> bool {
        self.out().is_some_and(|seat| players.side_of(seat) == side)
    }

    /// The score of each side, with 0 for what hasn't been entered.
    pub fn scores(&self, rules: &RuleSet, players: Players) -> Vec<DealScore> {
        players.all_sides().map(|side| rules.score(&self.result(players, side))).collect()
    }

    fn result(&self, players: Players, side: Side) -> SideResult {
        let entry = self.sides.get(side.index()).copied().unwrap_or_default();
        let natural_canastas = entry.natural_canastas.unwrap_or_default();
        let mixed_canastas = entry.mixed_canastas.unwrap_or_default();
        let melded = entry.melded.unwrap_or_default();
        SideResult {
            natural_canastas,
            mixed_canastas,
            concealed_canastas: entry.concealed_canastas,
            has_melded: melded > 0 || natural_canastas > 0 || mixed_canastas > 0,
            red_threes: entry.red_threes.unwrap_or_default(),
            undeclared_red_threes: entry.undeclared_red_threes,
            went_out: self.went_out(players, side),
            concealed: matches!(self.going_out, Some(GoingOut::Player { concealed: true, .. })),
            exact_deal: self.exact_deal && self.dealer.is_some_and(|dealer| players.side_of(dealer) == side),
            melded,
            in_hand: entry.in_hand.unwrap_or_default(),
            ..SideResult::default()
        }
    }
}
