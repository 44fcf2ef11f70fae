//! Counts of how deals ended.

use canasta::{Deal, Ending};
use serde::Serialize;

/// Number of deals for each kind of ending.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct EndingCounts {
    /// Deals that ended with a player going out.
    pub went_out: u32,
    /// Deals that ended with a player going out concealed, also counted in `went_out`.
    pub concealed: u32,
    /// Deals that ended because the stock was empty and no one took the pile.
    pub stock_exhausted: u32,
    /// Deals that ended because the last card of the stock was a red three.
    pub last_red_three: u32,
}

impl EndingCounts {
    /// Counts a deal if it has ended.
    pub(crate) fn count(&mut self, deal: &Deal) {
        match deal.public().ending() {
            Some(Ending::WentOut { concealed, .. }) => {
                self.went_out += 1;
                self.concealed += u32::from(concealed);
            }
            Some(Ending::StockExhausted) => self.stock_exhausted += 1,
            Some(Ending::LastRedThree { .. }) => self.last_red_three += 1,
            None => {}
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.went_out += other.went_out;
        self.concealed += other.concealed;
        self.stock_exhausted += other.stock_exhausted;
        self.last_red_three += other.last_red_three;
    }
}
