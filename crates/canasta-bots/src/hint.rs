//! What the turns that a player may make now are worth, found by playing them out: the data behind a hint. Words for it
//! are made elsewhere.

use canasta::{Action, Kind};

/// What a search thinks of the turns that a player may make now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hint {
    /// Best first; each differs from the others in what is done at the table. Empty only where nothing is to be decided.
    pub turns: Vec<RatedTurn>,
    /// Turns that were simulated for it.
    pub nodes: u32,
}

/// One turn, or the part of it up to the next unknown.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedTurn {
    /// What to do, in this order.
    pub actions: Vec<Action>,
    /// Points it loses against the best, at least 0; 0 for the best itself.
    pub loses: f64,
    /// The standard error of `loses`, in points.
    pub error: f64,
    /// Cannot be told apart from the best: the loss is small, or within what chance explains.
    pub equal: bool,
    /// In what share of the deals that were played out from both it came out worse than the best, from 0 to 1.
    pub worse_in: f64,
    /// What came of it in the deals that were played out.
    pub forecast: Forecast,
}

/// What came of a turn in the deals that were played out from it. Shares are from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Forecast {
    /// Deals played out.
    pub deals: u32,
    /// Cards that lie in the pile when the turn is over; 0 where the turn is not over with these acts.
    pub pile: u8,
    /// How often the next player took the pile at once.
    pub next_takes: f64,
    /// How often the other side or sides had taken the pile before the player's next turn.
    pub opponents_take: f64,
    /// How often the player's own side took the pile, in this turn or by the end of the player's next.
    pub own_side_takes: f64,
    /// How often the player's side went out, in what was played out.
    pub own_side_goes_out: f64,
    /// How often another side went out, in what was played out.
    pub opponents_go_out: f64,
    /// Canastas that the player's side had at the end of what was played out, on average.
    pub canastas: f64,
    /// Points by which the player's side was ahead of the others at the end of the deal, on average, counted from now.
    pub ahead: f64,
    /// The chance that the player's side then wins the game, on average.
    pub wins: f64,
    /// Cards that the player had in hand when another side went out, on average; 0 where none did.
    pub caught: f64,
    /// How often the player's side had a new canasta of a rank by the end of the player's next turn.
    pub canasta_of: KindShares,
    /// How often the player took the pile in their next turn with that kind on top of it: the previous player's discard.
    pub takes_with: KindShares,
    /// Cards that the pile had when the player took it in their next turn, on average; 0 where they never did.
    pub taken: f64,
}

/// A share for each kind of card.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct KindShares([f64; 16]);

impl KindShares {
    /// The share of a kind.
    pub fn of(&self, kind: Kind) -> f64 {
        self.0[kind.index()]
    }

    /// The same with another share of one kind.
    pub fn with(mut self, kind: Kind, share: f64) -> Self {
        self.0[kind.index()] = share;
        self
    }

    /// All kinds that have a share, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, f64)> {
        let shares = self.0.into_iter().enumerate();
        shares.filter_map(|(index, share)| Some((Kind::from_index(index)?, share)).filter(|_| share > 0.0))
    }

    /// What a function makes of each kind.
    pub(crate) fn from_fn(mut share: impl FnMut(Kind) -> f64) -> Self {
        Self(std::array::from_fn(|index| Kind::from_index(index).map_or(0.0, &mut share)))
    }
}
