//! The score sheet of a recorded game as CSV for spreadsheets, with a line for each side of each deal.

use std::fmt::Write as _;

use canasta::{DealScore, Side};

use super::Replay;
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
    /// The score sheet: a header, and a line for each side of each finished deal. Line breaks follow RFC 4180.
    pub fn csv(&self) -> String {
        let mut text = "deal,dealer,side,players".to_owned();
        for (name, _) in ENTRIES {
            text.push(',');
            text.push_str(name);
        }
        text.push_str(",total,ended,out\r\n");
        let record = self.record();
        for (place, (stats, deal)) in self.stats().iter().zip(&record.deals).enumerate() {
            let totals = self.totals_after(place + 1);
            let out = stats.out().map_or_else(String::new, |seat| seat.0.to_string());
            for side in self.players().all_sides() {
                let names = cell(&self.names(side));
                // Writing to a string can't fail.
                let _ = write!(text, "{},{},{},{names}", place + 1, deal.dealer.0, side.0);
                for (_, entry) in ENTRIES {
                    let _ = write!(text, ",{}", entry(&stats.scores[side.index()]));
                }
                let _ = write!(text, ",{},{},{out}\r\n", totals[side.index()], ending_code(stats.ending));
            }
        }
        text
    }

    /// The names of a side's players in one cell.
    fn names(&self, side: Side) -> String {
        let seats = self.players().seats().filter(|&seat| self.players().side_of(seat) == side);
        let names = seats.filter_map(|seat| self.record().players.get(seat.index()));
        names.map(|player| player.name.as_str()).collect::<Vec<_>>().join(" and ")
    }
}

/// Quotes a text as one cell. A name that starts like a formula gets a prefix, so that a spreadsheet doesn't evaluate
/// it.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = text.replace('"', "\"\"");
    format!("\"{}{text}\"", if is_formula { "'" } else { "" })
}
