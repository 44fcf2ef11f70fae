//! What players have entered about a deal.

use canasta::{DealScore, Players, RuleSet, Seat, Side, SideResult};
use serde::{Deserialize, Serialize};

/// Who went out. In JSON: `"nobody"` or `{"seat": 2, "concealed": false}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoingOut {
    /// Nobody went out.
    Nobody,
    /// A player did.
    #[serde(untagged)]
    Player {
        /// The player's seat.
        seat: Seat,
        /// Whether they melded their whole hand in one turn, as the rule set defines it.
        #[serde(default)]
        concealed: bool,
    },
}

/// A deal as far as it has been entered. `None` is a question that nobody has answered yet. It counts as 0 in the points so far,
/// but not in the checks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DealEntry {
    /// The dealer. `None` if the players don't keep track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
    /// Who went out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub going_out: Option<GoingOut>,
    /// Whether the dealer picked up exactly the cards needed.
    pub exact_deal: bool,
    /// By side.
    pub sides: Vec<SideEntry>,
}

/// What has been entered about a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SideEntry {
    /// Canastas without wild cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub natural_canastas: Option<u8>,
    /// Canastas with wild cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mixed_canastas: Option<u8>,
    /// Canastas of either kind that were melded as a whole. Only asked for if the rules have a bonus for them.
    pub concealed_canastas: u8,
    /// Red threes on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red_threes: Option<u8>,
    /// Red threes that were declared late or never. Only asked for if the rules have a penalty for them.
    pub undeclared_red_threes: u8,
    /// Black threes melded when going out. Only asked for if the rules have a bonus for them.
    pub black_threes: u8,
    /// Points of the cards melded, without bonuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub melded: Option<i32>,
    /// Points of the cards left in hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<i32>,
    /// How often each line of the table's own counts. A missing number hasn't been entered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Option<u8>>,
}

/// A line that the table has added to the sheet, such as a bonus for a canasta of twos. The engine doesn't know about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnLine {
    /// What it counts.
    pub name: String,
    /// Points for each.
    pub points: i32,
}

/// The score of a side for a deal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SideScore {
    /// The engine's score.
    #[serde(flatten)]
    pub deal: DealScore,
    /// Points for the table's own lines.
    pub lines: i32,
    /// The sum of all entries.
    pub total: i32,
}

impl SideScore {
    /// The sum of two scores. Absurd points of a table's own lines can reach the limit of a number.
    pub(crate) fn plus(&self, other: &Self) -> Self {
        let sum = i32::saturating_add;
        let deal = DealScore {
            natural_canastas: sum(self.deal.natural_canastas, other.deal.natural_canastas),
            mixed_canastas: sum(self.deal.mixed_canastas, other.deal.mixed_canastas),
            concealed_canastas: sum(self.deal.concealed_canastas, other.deal.concealed_canastas),
            red_threes: sum(self.deal.red_threes, other.deal.red_threes),
            going_out: sum(self.deal.going_out, other.deal.going_out),
            exact_deal: sum(self.deal.exact_deal, other.deal.exact_deal),
            penalties: sum(self.deal.penalties, other.deal.penalties),
            melded: sum(self.deal.melded, other.deal.melded),
            in_hand: sum(self.deal.in_hand, other.deal.in_hand),
        };
        Self { deal, lines: sum(self.lines, other.lines), total: sum(self.total, other.total) }
    }
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

    /// Whether the player who went out did so concealed.
    pub(crate) fn is_concealed(&self) -> bool {
        matches!(self.going_out, Some(GoingOut::Player { concealed: true, .. }))
    }

    /// Whether a player of this side went out.
    pub(crate) fn went_out(&self, players: Players, side: Side) -> bool {
        self.out().is_some_and(|seat| players.side_of(seat) == side)
    }

    /// The score of each side, with 0 for what hasn't been entered.
    pub fn scores(&self, rules: &RuleSet, lines: &[OwnLine], players: Players) -> Vec<SideScore> {
        let score = |side: Side| {
            let deal = rules.score(&self.result(players, side));
            let counts = self.sides.get(side.index()).map_or(&[][..], |entry| &entry.lines);
            let points = |(line, count): (&OwnLine, &Option<u8>)| line.points * i32::from(count.unwrap_or_default());
            let lines = lines.iter().zip(counts).map(points).sum();
            SideScore { total: deal.total() + lines, deal, lines }
        };
        players.all_sides().map(score).collect()
    }

    fn result(&self, players: Players, side: Side) -> SideResult {
        let entry = self.sides.get(side.index()).cloned().unwrap_or_default();
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
            black_threes: entry.black_threes,
            went_out: self.went_out(players, side),
            concealed: self.is_concealed(),
            exact_deal: self.exact_deal && self.dealer.is_some_and(|dealer| players.side_of(dealer) == side),
            melded,
            in_hand: entry.in_hand.unwrap_or_default(),
        }
    }
}
