//! What one pair brought, counted; and all of them together.

use canasta::{Deal, Ending, MAX_SEATS, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::matches::PairKind;
use crate::played::PlayedDeal;
use crate::records::GameRecord;

/// A deal that was given up, because a command crashed, was silent for too long or did what may not be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Forfeit {
    /// The pair, counted from 0.
    pub pair: u32,
    /// The deal of the pair, counted from 0.
    pub deal: u32,
    /// The seat that gave it up.
    pub seat: Seat,
    /// Whether the seat was the first team's.
    pub by_a: bool,
    /// The report of the bot in that seat.
    pub why: String,
}

/// [`Forfeit`] as JSON, in a report and in the file of a run.
#[derive(Serialize, Deserialize)]
struct Written {
    pair: u32,
    deal: u32,
    seat: u8,
    by: By,
    why: String,
}

/// Which team gave a deal up.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum By {
    A,
    B,
}

impl From<Forfeit> for Written {
    fn from(forfeit: Forfeit) -> Self {
        let Forfeit { pair, deal, seat, by_a, why } = forfeit;
        Self { pair, deal, seat: seat.0, by: if by_a { By::A } else { By::B }, why }
    }
}

impl From<Written> for Forfeit {
    fn from(written: Written) -> Self {
        let Written { pair, deal, seat, by, why } = written;
        Self { pair, deal, seat: Seat(seat), by_a: matches!(by, By::A), why }
    }
}

/// A game that no side has won after so many deals is broken off.
pub const MOST_DEALS: u32 = 500;

/// What one pair brought, seen from the first team.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct PairResult {
    pub(crate) tally: Tally,
    /// Deals that were given up.
    pub(crate) forfeits: Vec<Forfeit>,
    /// The records of its games, where they are written; not in the file of a run.
    pub(crate) records: Vec<GameRecord>,
}

impl PairResult {
    /// Adds a deal that is over; what it was worth to each side.
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
            None => tally.ended(&played.deal, a_side),
        }
        tally.deals += 1;
        totals
    }
}

/// Counters with names: one list of them, so that no place forgets one. In the file of a run those at zero are left out.
macro_rules! tally {
    ($($(#[$attribute:meta])+ $name:ident),+ $(,)?) => {
        /// What is counted while playing, seen from the first team.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
        #[serde(default)]
        pub(crate) struct Tally {
            $($(#[$attribute])+ #[serde(skip_serializing_if = "is_zero")] pub(crate) $name: i64,)+
        }

        impl Tally {
            /// Adds all counters.
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
    /// Over all deals (score − the others' average) × (number of others); whole, so that a bot against itself comes to
    /// nothing exactly.
    sum,
    /// How many deals were played.
    deals,
    /// Deals in which the first team's side scored more than the others' average.
    won_a,
    /// Deals in which it scored less.
    won_b,
    /// Other sides that scored less than the first team's, over all deals.
    above,
    /// Other sides that scored more.
    below,
    /// The first team's side went out.
    out_a,
    /// A side of the second team went out.
    out_b,
    /// Of those, concealed.
    concealed,
    /// The stock was empty and the pile was not taken.
    stock_exhausted,
    /// The last card of the stock was a red three.
    last_red_three,
    /// Acts of all sides.
    #[serde(rename = "acts")]
    actions,
    /// Deals that the first team's side played with the lowest opening minimum.
    minimum_1,
    /// With the second.
    minimum_2,
    /// With the third.
    minimum_3,
    /// With the highest.
    minimum_4,
    /// Points of the first team's side.
    points_a,
    /// Points of the other sides together.
    points_b,
    /// Games that the first team's side won.
    games_a,
    /// Games that a side of the second team won.
    games_b,
    /// Games that were broken off.
    unfinished,
    /// Deals that the first team gave up.
    forfeits_a,
    /// Deals that the second team gave up.
    forfeits_b,
}

/// What a pair is worth to the first team.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PairValue {
    /// Points a deal more than the average of the other sides.
    pub(crate) points: f64,
    /// The share of games won, or of other sides that scored less.
    pub(crate) share: f64,
}

impl Tally {
    /// What the pair is worth, at a table with so many sides.
    pub(crate) fn value(&self, pair_kind: PairKind, sides: f64) -> PairValue {
        let (others, deals) = (sides - 1.0, self.deals.max(1) as f64);
        let share = match pair_kind {
            PairKind::Deals => 0.5 + (self.above - self.below) as f64 / (2.0 * others * deals),
            PairKind::Games => (self.games_a as f64 + self.unfinished as f64 / sides) / self.games().max(1) as f64,
        };
        PairValue { points: self.sum as f64 / others / deals, share }
    }

    /// Games, however they ended.
    pub(crate) const fn games(&self) -> i64 {
        self.games_a + self.games_b + self.unfinished
    }

    fn ended(&mut self, deal: &Deal, a_side: Side) {
        let public = deal.public();
        match public.ending() {
            Some(Ending::WentOut { seat, concealed }) => {
                let a = public.side_of(seat) == a_side;
                self.out_a += i64::from(a);
                self.out_b += i64::from(!a);
                self.concealed += i64::from(concealed);
            }
            Some(Ending::StockExhausted) => self.stock_exhausted += 1,
            Some(Ending::LastRedThree { .. }) => self.last_red_three += 1,
            None => {}
        }
    }
}
