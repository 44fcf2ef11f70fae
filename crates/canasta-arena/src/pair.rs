//! Counters for a single pair, or for all pairs together.

use canasta::{Deal, Ending, MAX_SEATS, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::matches::PairKind;
use crate::played_deal::PlayedDeal;
use crate::records::GameRecord;

/// A deal that was given up because a command crashed, timed out or broke the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "ForfeitJson", into = "ForfeitJson")]
pub struct Forfeit {
    /// The pair, counted from 0.
    pub pair: u32,
    /// The deal within the pair, counted from 0.
    pub deal: u32,
    /// The seat that gave up the deal.
    pub seat: Seat,
    /// Whether the seat belonged to the first team.
    pub by_a: bool,
    /// The report about the bot in that seat.
    pub why: String,
}

/// [`Forfeit`] as JSON, in a report or in the file that saves a run.
#[derive(Serialize, Deserialize)]
struct ForfeitJson {
    pair: u32,
    deal: u32,
    seat: u8,
    by: TeamLetter,
    why: String,
}

/// Identifies the team that gave up a deal.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TeamLetter {
    A,
    B,
}

impl From<Forfeit> for ForfeitJson {
    fn from(forfeit: Forfeit) -> Self {
        let Forfeit { pair, deal, seat, by_a, why } = forfeit;
        Self { pair, deal, seat: seat.0, by: if by_a { TeamLetter::A } else { TeamLetter::B }, why }
    }
}

impl From<ForfeitJson> for Forfeit {
    fn from(json: ForfeitJson) -> Self {
        let ForfeitJson { pair, deal, seat, by, why } = json;
        Self { pair, deal, seat: Seat(seat), by_a: matches!(by, TeamLetter::A), why }
    }
}

/// Maximum deals in a game. If there is no winner by then, the game is broken off.
pub const MAX_DEALS: u32 = 500;

/// The result of one pair, from the first team's point of view.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct PairResult {
    pub(crate) tally: Tally,
    pub(crate) forfeits: Vec<Forfeit>,
    /// Records of its games, if any are written. They aren't saved with the run.
    pub(crate) records: Vec<GameRecord>,
}

impl PairResult {
    /// Adds a finished deal and returns the points of each side.
    pub(crate) fn add(&mut self, pair: u32, played: &PlayedDeal, a_side: Side) -> [i32; MAX_SEATS] {
        let public = played.deal.public();
        let totals = played.totals();
        let others = || public.players().all_sides().filter(|&side| side != a_side).map(|side| totals[side.index()]);
        let own = totals[a_side.index()];
        let theirs: i32 = others().sum();
        let difference = own * i32::from(public.players().sides() - 1) - theirs;
        let tally = &mut self.tally;
        tally.sum += i64::from(difference);
        tally.won_a += i64::from(difference > 0);
        tally.won_b += i64::from(difference < 0);
        for other in others() {
            tally.above += i64::from(own > other);
            tally.below += i64::from(own < other);
        }
        tally.points_a += i64::from(own);
        tally.points_b += i64::from(theirs);
        tally.actions += i64::from(played.actions);
        let minimum = public.minimum(a_side);
        let counters = [&mut tally.minimum_1, &mut tally.minimum_2, &mut tally.minimum_3, &mut tally.minimum_4];
        if let Some((_, counter)) = public.rules().minimums.iter().zip(counters).find(|&(&known, _)| known == minimum) {
            *counter += 1;
        }
        match &played.given_up {
            Some((seat, why)) => {
                let by_a = public.side_of(*seat) == a_side;
                *(if by_a { &mut tally.forfeits_a } else { &mut tally.forfeits_b }) += 1;
                let deal = canasta::must_fit::<u32>(tally.deals);
                self.forfeits.push(Forfeit { pair, deal, seat: *seat, by_a, why: why.clone() });
            }
            None => tally.count_ending(&played.deal, a_side),
        }
        tally.deals += 1;
        totals
    }
}

/// Declares each counter once, so that no code can forget one. Counters that are zero are left out when a run is saved.
macro_rules! tally {
    ($($(#[$attribute:meta])+ $name:ident),+ $(,)?) => {
        /// Counters, from the first team's point of view.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
        #[serde(default)]
        pub(crate) struct Tally {
            $($(#[$attribute])+ #[serde(skip_serializing_if = "is_zero")] pub(crate) $name: i64,)+
        }

        impl Tally {
            /// Adds the other counters to these.
            pub(crate) fn merge(&mut self, other: &Self) {
                $(self.$name += other.$name;)+
            }
        }
    };
}

const fn is_zero(counter: &i64) -> bool {
    *counter == 0
}

tally! {
    /// Sum over all deals of (score − the others' average) × (number of others). It is an integer, so a bot against
    /// itself gets exactly zero.
    sum,
    /// Deals played.
    deals,
    /// Deals won: the first team's side scored more than the others' average.
    won_a,
    /// Deals lost: it scored less.
    won_b,
    /// Number of other sides that scored less than the first team's side, over all deals.
    above,
    /// Number of other sides that scored more, over all deals.
    below,
    /// Times the first team's side went out.
    out_a,
    /// Times a side of the second team went out.
    out_b,
    /// Times either team went out concealed, also counted above.
    concealed,
    /// Deals that ended because the stock was empty and no one took the pile.
    stock_exhausted,
    /// Deals that ended because the last card of the stock was a red three.
    last_red_three,
    /// Actions made by all sides.
    #[serde(rename = "acts")]
    actions,
    /// Deals that the first team's side played with the lowest minimum for its initial meld.
    minimum_1,
    /// Deals that it played with the second lowest.
    minimum_2,
    /// Deals that it played with the third lowest.
    minimum_3,
    /// Deals that it played with the highest.
    minimum_4,
    /// Points of the first team's side.
    points_a,
    /// Total points of the other sides.
    points_b,
    /// Games won by the first team's side.
    games_a,
    /// Games won by a side of the second team.
    games_b,
    /// Games that were broken off.
    unfinished,
    /// Deals the first team gave up.
    forfeits_a,
    /// Deals the second team gave up.
    forfeits_b,
}

/// The value of a pair for the first team.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PairValue {
    /// Points per deal, minus the average of the other sides.
    pub(crate) points: f64,
    /// Share of the games won, or for single deals the share of other sides that scored less.
    pub(crate) share: f64,
}

impl Tally {
    /// The value of this pair at a table with this many sides.
    pub(crate) fn value(&self, pair_kind: PairKind, sides: f64) -> PairValue {
        let others = sides - 1.0;
        let deals = self.deals.max(1) as f64;
        let share = match pair_kind {
            PairKind::Deals => 0.5 + (self.above - self.below) as f64 / (2.0 * others * deals),
            PairKind::Games => (self.games_a as f64 + self.unfinished as f64 / sides) / self.games().max(1) as f64,
        };
        PairValue { points: self.sum as f64 / others / deals, share }
    }

    /// Number of all games, including unfinished ones.
    pub(crate) const fn games(&self) -> i64 {
        self.games_a + self.games_b + self.unfinished
    }

    fn count_ending(&mut self, deal: &Deal, a_side: Side) {
        let public = deal.public();
        match public.ending() {
            Some(Ending::WentOut { seat, concealed }) => {
                let is_a = public.side_of(seat) == a_side;
                self.out_a += i64::from(is_a);
                self.out_b += i64::from(!is_a);
                self.concealed += i64::from(concealed);
            }
            Some(Ending::StockExhausted) => self.stock_exhausted += 1,
            Some(Ending::LastRedThree { .. }) => self.last_red_three += 1,
            None => {}
        }
    }
}
