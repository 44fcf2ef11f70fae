//! A game in figures: what is kept of it beside its journal, so that a history need not be played through each time it is
//! looked at. A [`Summary`] has no names of people: persons are numbers in it, as in the journal. [`player`] looks at games from one
//! player's seat and adds them up, [`export`] writes them as CSV and JSON. How a journal becomes a summary is
//! `canasta-table`'s business.

pub mod export;
pub mod player;

use canasta::{Ending, Players, Seat, Side};
use serde::{Deserialize, Serialize};

/// The present form of a stored summary. One of another form is made anew from its journal.
const FORM: u32 = 1;

/// The player in a seat of a finished or stored game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SummaryPlayer {
    /// A person, by the number at the table.
    Person(u8),
    /// A bot, which has no number.
    Bot {
        /// What it is called.
        name: String,
        /// The level or program, by its name.
        bot: String,
    },
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealEnd {
    /// The player in this seat went out.
    Out(u8),
    /// The same, with the whole hand in one turn.
    Concealed(u8),
    /// The stock was empty, or its last card a red three.
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

/// A deal that was scored. Every list has an entry a side, but for `played`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScoredDeal {
    /// The points that each side scored.
    pub points: Vec<i32>,
    /// How many natural canastas each side had.
    pub natural: Vec<u8>,
    /// How many mixed canastas each side had.
    pub mixed: Vec<u8>,
    /// How often the pile was taken.
    pub piles: Vec<u16>,
    /// The points that each side needed for its opening.
    pub minimum: Vec<i32>,
    /// In which of its turns the side opened, from 1; `None` where it did not.
    pub opened: Vec<Option<u16>>,
    /// How it ended.
    pub end: DealEnd,
    /// Which person played the deal to its end, by seat; `None` for a bot, also for one that stood in.
    pub played: Vec<Option<u8>>,
}

/// A game in figures, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The form that it is written in.
    pub form: u32,
    /// The preset's name.
    pub rules: String,
    /// How many rules the house has changed.
    pub house: usize,
    /// The players, by seat; `None` for a free seat, before the game.
    pub seats: Vec<Option<SummaryPlayer>>,
    /// Whether it stands in figures: a lesson and a practice table do not.
    pub counts: bool,
    /// Which side has won, once the game is over.
    pub winner: Option<u8>,
    /// The deals that were scored.
    pub deals: Vec<ScoredDeal>,
}

impl Summary {
    /// Of a table without deals, where so many rules differ from the preset's.
    pub fn new(rules: &str, house: usize, seats: Vec<Option<SummaryPlayer>>) -> Self {
        Self { form: FORM, rules: rules.to_owned(), house, seats, counts: true, winner: None, deals: Vec::new() }
    }

    /// As it is stored.
    pub fn text(&self) -> String {
        // Numbers, lists and text are always JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what `text` writes; `None` for any other form.
    pub fn read(text: &str) -> Option<Self> {
        let summary: Self = serde_json::from_str(text).ok()?;
        (summary.form == FORM && summary.is_whole()).then_some(summary)
    }

    /// Whether every list has as many entries as it must have.
    fn is_whole(&self) -> bool {
        let Some(players) = self.players() else { return false };
        let (sides, seats) = (usize::from(players.sides()), self.seats.len());
        let whole = |deal: &ScoredDeal| {
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
        self.winner.is_none_or(|side| usize::from(side) < sides) && self.deals.iter().all(whole)
    }

    /// How many play.
    pub fn players(&self) -> Option<Players> {
        u8::try_from(self.seats.len()).ok().and_then(Players::new)
    }

    /// Where a person sits.
    pub fn seat_of(&self, person: u8) -> Option<Seat> {
        let place = self.seats.iter().position(|seat| *seat == Some(SummaryPlayer::Person(person)))?;
        u8::try_from(place).ok().map(Seat)
    }

    /// The points of a side over all deals.
    pub fn total(&self, side: Side) -> i32 {
        self.deals.iter().filter_map(|deal| deal.points.get(side.index())).sum()
    }
}
