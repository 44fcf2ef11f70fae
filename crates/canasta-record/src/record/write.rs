//! Writes records in their canonical form.

use canasta::notation;

use super::form::VERSION;
use super::headers::date;
use super::names::{FIRST_LINE, MAX_NAME_CHARS, seat_name};
use super::notes::{Notes, remark, write_comment, write_line};
use super::source::{one_line, plain};
use super::{DealRecord, Other, Outcome, Record, Turn};
use crate::fair::hex;
use crate::house::{self, Changes};

/// The number of cards per line of a deck.
const CARDS_PER_LINE: usize = 27;

impl Record {
    /// The record as text. [`Record::read`] restores the same record if it can be written: its texts fit on one line,
    /// its other headers have unknown names, and all its proofs are for the same table.
    pub fn text(&self) -> String {
        let mut notes = Notes::of(&self.others);
        let mut text = String::new();
        notes.write(&mut text, FIRST_LINE, &format!("{FIRST_LINE} {VERSION}"));
        comments(&mut text, &self.comments);
        text.push('\n');
        for (name, value) in self.headers() {
            notes.write(&mut text, &name, &format!("{name}: {value}"));
        }
        notes.write_end(&mut text);
        for (place, deal) in self.deals.iter().enumerate() {
            text.push('\n');
            comments(&mut text, &deal.comments);
            deal.write(&mut text, place + 1);
        }
        if !self.closing.is_empty() {
            text.push('\n');
            comments(&mut text, &self.closing);
        }
        text
    }

    /// The names and values of the headers, in order.
    pub(super) fn headers(&self) -> Vec<(String, String)> {
        let mut lines = vec![("Rules".to_owned(), self.preset.clone())];
        let mut add = |name: &str, value: String| lines.push((name.to_owned(), value));
        let changes =
            house::preset(&self.preset).map_or_else(Vec::new, |preset| house::changes(&preset.rules, &self.rules));
        if !changes.is_empty() {
            // Serialising names, numbers and lists can't fail. The proofs hash exactly this text.
            add("House", serde_json::to_string(&Changes(changes)).unwrap_or_default());
        }
        let proof = self.deals.iter().find_map(|deal| deal.proof.as_ref()).map(|proof| &proof.terms.table);
        let unknown_line = || {
            self.others.iter().find_map(|other| match other {
                Other::Line(name, table) if plain(name) == "table" => Some(table),
                _ => None,
            })
        };
        if let Some(table) = proof.or_else(unknown_line).map(|table| short(table)).filter(|table| !table.is_empty()) {
            add("Table", table);
        }
        for (seat, player) in (0u8..).zip(&self.players) {
            let name = Some(short(&player.name)).filter(|name| !name.is_empty());
            add(&format!("Seat {seat}"), name.unwrap_or_else(|| seat_name(seat)));
            if let Some(bot) = player.bot.as_deref().map(short).filter(|bot| !bot.is_empty()) {
                add(&format!("Bot {seat}"), bot);
            }
        }
        if let Some(date) = self.date.as_deref().and_then(date) {
            add("Date", date);
        }
        if !self.before.is_empty() {
            add("Totals", numbers(&self.before));
        }
        let result = match self.result {
            Outcome::Unfinished => "not over".to_owned(),
            Outcome::Won(side) => format!("side {} won", side.0),
            Outcome::Conceded(side) => format!("side {} conceded", side.0),
        };
        add("Result", result);
        lines
    }
}

impl DealRecord {
    fn write(&self, text: &mut String, number: usize) {
        let mut notes = Notes::of(&self.others);
        notes.write(text, "Deal", &format!("Deal {number}"));
        for (name, value) in self.lines() {
            notes.write(text, &name, &format!("{name}: {value}"));
        }
        notes.write_end(text);
        for turn in self.turns.iter().filter(|turn| !turn.actions.is_empty()) {
            turn.write(text);
        }
        if let Some(scores) = &self.scores {
            notes.write(text, "Score", &format!("Score: {}", numbers(scores)));
        }
    }

    /// The names and values of the lines before the turns.
    pub(super) fn lines(&self) -> Vec<(String, String)> {
        let cards: Vec<String> =
            self.deck.chunks(CARDS_PER_LINE).map(|cards| notation::cards(cards).to_string()).collect();
        let mut lines = vec![("Dealer".to_owned(), self.dealer.0.to_string())];
        lines.extend(self.sits_out.map(|seat| ("Sits out".to_owned(), seat.0.to_string())));
        lines.push(("Deck".to_owned(), cards.join("\n      ")));
        let Some(proof) = &self.proof else { return lines };
        lines.push(("Seats".to_owned(), proof.terms.seats_text()));
        lines.push(("Commitment".to_owned(), hex(&proof.commitment)));
        lines.extend(proof.seed.as_ref().map(|seed| ("Seed".to_owned(), seed.to_hex())));
        let mut cuts = proof.cuts.clone();
        cuts.sort_by_key(|(seat, _)| *seat);
        lines.extend(cuts.into_iter().map(|(seat, cut)| (format!("Cut {}", seat.0), cut.to_hex())));
        lines
    }
}

impl Turn {
    fn write(&self, text: &mut String) {
        comments(text, &self.comments);
        let actions: Vec<String> = self.actions.iter().map(ToString::to_string).collect();
        let by_bot = if self.substitute { " (bot)" } else { "" };
        let remark = remark(self.remark.as_deref());
        write_line(text, format_args!("{}{by_bot}: {}{remark}", self.seat.0, actions.join("; ")));
    }
}

fn comments(text: &mut String, comments: &[String]) {
    for comment in comments {
        write_comment(text, comment);
    }
}

fn numbers(numbers: &[i32]) -> String {
    numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
}

/// A name, cut to the maximum length.
fn short(name: &str) -> String {
    one_line(&one_line(name).chars().take(MAX_NAME_CHARS).collect::<String>())
}
