//! Stats of a game, stored next to its journal so that a history doesn't have to replay every game. A [`Summary`]
//! contains no names: people are numbers, as in the journal. [`player`] shows games from one player's seat and adds
//! them up. [`export`] writes them as CSV and JSON.

pub mod export;
pub mod player;

use canasta::{Ending, Players, Seat, Side};
use serde::{Deserialize, Serialize};

/// The current format of a stored summary. Summaries in other formats are computed again from the journal.
const FORM: u32 = 1;

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SummaryPlayer {
    /// A person, by number at the table.
    Person(u8),
    /// A bot, which has no number.
    Bot {
        /// The bot's displayed name.
        name: String,
        /// The name of its level or program.
        bot: String,
    },
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealEnd {
    /// The player in this seat went out.
    Out(u8),
    /// The player in this seat went out concealed.
    Concealed(u8),
    /// The stock was exhausted, or its last card was a red three.
    Stock,
}

impl From<Ending> for DealEnd {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::WentOut { seat, concealed: false } => Self::Out(seat.0),
            Ending::WentOut { seat, concealed: true } => Self::Concealed(seat.0),
            Ending::StockExhausted | Ending::LastRedThree { .. } => Self::Stock,
        }
    }
}

/// A scored deal. Every list except `played` has one item per side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScoredDeal {
    /// Points scored.
    pub points: Vec<i32>,
    /// Natural canastas.
    pub natural: Vec<u8>,
    /// Mixed canastas.
    pub mixed: Vec<u8>,
    /// Piles taken.
    pub piles: Vec<u16>,
    /// Minimum for the initial meld.
    pub minimum: Vec<i32>,
    /// The turn of the side's initial meld, from 1; `None` if it didn't meld.
    pub opened: Vec<Option<u16>>,
    /// How the deal ended.
    pub end: DealEnd,
    /// The person who played the deal to its end, by seat; `None` for a bot, including a substitute.
    pub played: Vec<Option<u8>>,
}

/// The end of a conceded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Concession {
    /// The side that conceded.
    pub side: u8,
    /// The people who were playing then, by seat; `None` for a bot, including a substitute.
    pub played: Vec<Option<u8>>,
}

/// The stats of a game so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The format version.
    pub form: u32,
    /// The preset's name.
    pub rules: String,
    /// The number of house rules.
    pub house: usize,
    /// The players, by seat; `None` for a free seat before the game.
    pub seats: Vec<Option<SummaryPlayer>>,
    /// Whether the game counts in the stats. Lessons, practice games and games with taking back don't.
    pub counts: bool,
    /// The winning side, once the game is over.
    pub winner: Option<u8>,
    /// How the game was conceded; `None` if it wasn't.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Concession>,
    /// The scored deals.
    pub deals: Vec<ScoredDeal>,
}

impl Summary {
    /// A summary without deals. `house` is the number of house rules.
    pub fn new(rules: &str, house: usize, seats: Vec<Option<SummaryPlayer>>) -> Self {
        Self {
            form: FORM,
            rules: rules.to_owned(),
            house,
            seats,
            counts: true,
            winner: None,
            conceded: None,
            deals: Vec::new(),
        }
    }

    /// The stored form.
    pub fn text(&self) -> String {
        // Numbers, lists and strings can always be written as JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the stored form; `None` for any other format.
    pub fn read(text: &str) -> Option<Self> {
        let summary: Self = serde_json::from_str(text).ok()?;
        (summary.form == FORM && summary.is_complete()).then_some(summary)
    }

    /// Whether every list has the right length.
    fn is_complete(&self) -> bool {
        let Some(players) = self.players() else { return false };
        let sides = usize::from(players.sides());
        let seats = self.seats.len();
        let is_complete = |deal: &ScoredDeal| {
            let lists = [
                deal.points.len(),
                deal.natural.len(),
                deal.mixed.len(),
                deal.piles.len(),
                deal.minimum.len(),
                deal.opened.len(),
            ];
            lists == [sides; 6] && deal.played.len() == seats
        };
        let is_side = |side: u8| usize::from(side) < sides;
        self.winner.is_none_or(is_side)
            && self.conceded.as_ref().is_none_or(|end| is_side(end.side) && end.played.len() == seats)
            && self.deals.iter().all(is_complete)
    }

    /// The players; `None` if the number of seats is impossible. The points of the first deal show the sides.
    pub fn players(&self) -> Option<Players> {
        let by_points = self.deals.first().and_then(|deal| Players::with_sides(self.seats.len(), deal.points.len()));
        by_points.or_else(|| u8::try_from(self.seats.len()).ok().and_then(Players::new))
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: u8) -> Option<Seat> {
        let place = self.seats.iter().position(|seat| *seat == Some(SummaryPlayer::Person(person)))?;
        u8::try_from(place).ok().map(Seat)
    }

    /// The points of a side over all deals.
    pub fn total(&self, side: Side) -> i32 {
        self.deals.iter().filter_map(|deal| deal.points.get(side.index())).sum()
    }
}
