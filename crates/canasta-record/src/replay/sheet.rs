//! The score sheet of a recorded game as CSV for spreadsheets, with a line for each side of each deal.

use canasta::{DealScore, Side};

use super::Replay;
use crate::csv::{CsvStyle, without_formula};
use crate::position::ending_code;

/// A column's name, and the function that computes its value.
type Entry = (&'static str, fn(&DealScore) -> i32);

/// The columns with the parts of a side's score, under the names that the referee uses.
const ENTRIES: [Entry; 10] = [
    ("natural_canastas", |score| score.natural_canastas),
    ("mixed_canastas", |score| score.mixed_canastas),
    ("concealed_canastas", |score| score.concealed_canastas),
    ("red_threes", |score| score.red_threes),
    ("going_out", |score| score.going_out),
    ("exact_deal", |score| score.exact_deal),
    ("penalties", |score| score.penalties),
    ("melded", |score| score.melded),
    ("in_hand", |score| score.in_hand),
    ("score", DealScore::total),
];

impl Replay {
    /// The score sheet: a header, and a line for each side of each finished deal.
    pub fn csv(&self, style: CsvStyle<'_>) -> String {
        let word = |word| (style.word)(word).to_owned();
        let entries = ENTRIES.map(|(name, _)| name);
        let header = ["deal", "dealer", "side", "players"].into_iter().chain(entries).chain(["total", "ended", "out"]);
        let mut text = style.line(&header.map(word).collect::<Vec<_>>());
        let record = self.record();
        for (place, (stats, deal)) in self.stats().iter().zip(&record.deals).enumerate() {
            let totals = self.totals_after(place + 1);
            for side in self.players().all_sides() {
                let mut cells = vec![
                    (place + 1).to_string(),
                    deal.dealer.0.to_string(),
                    side.0.to_string(),
                    without_formula(&self.names(side, &word("and"))),
                ];
                cells.extend(ENTRIES.iter().map(|(_, entry)| entry(&stats.scores[side.index()]).to_string()));
                cells.push(totals[side.index()].to_string());
                cells.push(word(ending_code(stats.ending)));
                cells.push(stats.out().map_or_else(String::new, |seat| seat.0.to_string()));
                text.push_str(&style.line(&cells));
            }
        }
        text
    }

    /// The names of a side's players in one cell.
    fn names(&self, side: Side, and: &str) -> String {
        let seats = self.players().seats().filter(|&seat| self.players().side_of(seat) == side);
        let names = seats.filter_map(|seat| self.record().players.get(seat.index()));
        names.map(|player| player.name.as_str()).collect::<Vec<_>>().join(&format!(" {and} "))
    }
}
