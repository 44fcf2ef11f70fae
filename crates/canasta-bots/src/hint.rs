//! The data behind a hint: values of the turns a player can choose from, found by playouts. Other crates put them into
//! words.

use canasta::{Action, Kind};

/// Values of the turns a player can choose from, found by a search.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hint {
    /// Best first (of equally good ones, a plain one), each with a different result on the table. Empty only if there is
    /// nothing to decide.
    pub turns: Vec<RatedTurn>,
    /// Simulated decisions.
    pub nodes: u32,
}

/// One turn, or the part of it up to the next unknown.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedTurn {
    /// The actions, in order.
    pub actions: Vec<Action>,
    /// Points lost compared with the best turn; 0 for the best itself, never negative.
    pub loses: f64,
    /// The standard error of `loses`, in points.
    pub error: f64,
    /// Whether the turn is as good as the best: the loss is small or could be chance.
    pub equal: bool,
    /// Share of the common playouts with a worse result than for the best turn, from 0 to 1.
    pub worse_in: f64,
    /// What happened in its playouts.
    pub forecast: Forecast,
}

/// What happened in a turn's playouts. Shares are from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Forecast {
    /// Number of playouts.
    pub deals: u32,
    /// Cards in the pile when the turn is over; 0 if these actions don't end the turn.
    pub pile: u8,
    /// Frequency of the next player taking the pile at once.
    pub next_takes: f64,
    /// Frequency of opponents taking the pile before the player's next turn.
    pub opponents_take: f64,
    /// Frequency of the player's side taking the pile, in this turn or by the end of the player's next.
    pub own_side_takes: f64,
    /// Frequency of the player's side going out.
    pub own_side_goes_out: f64,
    /// Frequency of another side going out.
    pub opponents_go_out: f64,
    /// Mean number of canastas of the player's side at the end of the playout.
    pub canastas: f64,
    /// Mean final lead of the player's side in points, counted from now.
    pub ahead: f64,
    /// Mean chance that the player's side then wins the game.
    pub wins: f64,
    /// Mean number of cards the player still held when another side went out; 0 if none did.
    pub caught: f64,
    /// Frequency, by rank, of the player's side completing a canasta by the end of the player's next turn.
    pub canasta_of: KindShares,
    /// Frequency, by upcard, of the player taking the pile in their next turn. The upcard is the previous player's
    /// discard.
    pub takes_with: KindShares,
    /// Mean size of the pile when the player took it in their next turn; 0 if they never did.
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

    /// A copy with a different share for one kind.
    pub fn with(mut self, kind: Kind, share: f64) -> Self {
        self.0[kind.index()] = share;
        self
    }

    /// All kinds with a nonzero share.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, f64)> {
        let shares = self.0.into_iter().enumerate();
        shares.filter_map(|(index, share)| Some((Kind::from_index(index)?, share)).filter(|_| share > 0.0))
    }

    pub(crate) fn from_fn(mut share: impl FnMut(Kind) -> f64) -> Self {
        Self(std::array::from_fn(|index| Kind::from_index(index).map_or(0.0, &mut share)))
    }
}
