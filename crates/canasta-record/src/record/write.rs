//! Writes a record, always in the same way.

use std::fmt::Write as _;

use super::form::{VERSION, is_name};
use super::head::{Head, LONGEST, date, nobody};
use super::read::is_deal_line;
use super::source::{comment_line, one_line, plain};
use super::{DealRecord, Outcome, Record, Turn};
use crate::fair::{Proof, hex};
use crate::house::{self, Changes};
use crate::notation::{act_text, cards_text};

/// Cards of the deck in a line.
const A_LINE: usize = 27;

impl Record {
    /// The record as text. [`Record::read`] reads it as the same record, if the record is one that can be written: its
    /// texts are such as fit into a line, its other headers have names that this program does not know, and all its
    /// proofs are of one table.
    pub fn text(&self) -> String {
        let mut text = format!("Canasta record {VERSION}\n");
        comments(&mut text, &self.comments);
        text.push('\n');
        self.headers(&mut text);
        for (place, deal) in self.deals.iter().enumerate() {
            text.push('\n');
            comments(&mut text, &deal.comments);
            line(&mut text, format_args!("Deal {}", place + 1));
            deal.write(&mut text);
        }
        if !self.closing.is_empty() {
            text.push('\n');
            comments(&mut text, &self.closing);
        }
        text
    }

    fn headers(&self, text: &mut String) {
        line(text, format_args!("Rules: {}", self.preset));
        let changes =
            house::preset(&self.preset).map_or_else(Vec::new, |preset| house::changes(&preset.rules, &self.rules));
        if !changes.is_empty() {
            // Names, numbers and lists of them always have a JSON form. The proofs hash it just so.
            let json = serde_json::to_string(&Changes(changes)).unwrap_or_default();
            line(text, format_args!("House: {json}"));
        }
        let proof = self.deals.iter().find_map(|deal| deal.proof.as_ref());
        if let Some(proof) = proof {
            line(text, format_args!("Table: {}", short(&proof.pledge.table)));
        }
        for (seat, player) in (0u8..).zip(&self.players) {
            let name = Some(short(&player.name)).filter(|name| !name.is_empty());
            line(text, format_args!("Seat {seat}: {}", name.unwrap_or_else(|| nobody(seat))));
            if let Some(bot) = player.bot.as_deref().map(short).filter(|bot| !bot.is_empty()) {
                line(text, format_args!("Bot {seat}: {bot}"));
            }
        }
        if let Some(date) = self.date.as_deref().and_then(date) {
            line(text, format_args!("Date: {date}"));
        }
        if !self.before.is_empty() {
            line(text, format_args!("Totals: {}", numbers(&self.before)));
        }
        match self.result {
            Outcome::Unfinished => text.push_str("Result: not over\n"),
            Outcome::Won(side) => line(text, format_args!("Result: side {} won", side.0)),
        }
        for (name, value) in &self.others {
            let free = !Head::knows(&plain(name)) || proof.is_none() && plain(name) == "table";
            other(text, name, value, free);
        }
    }
}

impl DealRecord {
    fn write(&self, text: &mut String) {
        line(text, format_args!("Dealer: {}", self.dealer.0));
        for (place, cards) in self.deck.chunks(A_LINE).enumerate() {
            text.push_str(if place == 0 { "Deck: " } else { "      " });
            line(text, format_args!("{}", cards_text(cards)));
        }
        if let Some(proof) = &self.proof {
            promise(text, proof);
        }
        for (name, value) in &self.others {
            other(text, name, value, !Head::knows(&plain(name)));
        }
        for turn in self.turns.iter().filter(|turn| !turn.acts.is_empty()) {
            turn.write(text);
        }
        if let Some(scores) = &self.scores {
            line(text, format_args!("Score: {}", numbers(scores)));
        }
    }
}

impl Turn {
    fn write(&self, text: &mut String) {
        comments(text, &self.comments);
        let acts: Vec<String> = self.acts.iter().map(act_text).collect();
        let by_bot = if self.stand_in { " (bot)" } else { "" };
        let remark = self.remark.as_deref().map(comment_line).filter(|remark| !remark.is_empty());
        let remark = remark.map_or_else(String::new, |remark| format!("  # {remark}"));
        line(text, format_args!("{}{by_bot}: {}{remark}", self.seat.0, acts.join("; ")));
    }
}

fn promise(text: &mut String, proof: &Proof) {
    line(text, format_args!("Seats: {}", proof.pledge.seats_text()));
    line(text, format_args!("Commitment: {}", hex(&proof.commitment)));
    if let Some(seed) = &proof.seed {
        line(text, format_args!("Seed: {}", seed.text()));
    }
    let mut cuts = proof.cuts.clone();
    cuts.sort_by_key(|(seat, _)| *seat);
    for (seat, cut) in cuts {
        line(text, format_args!("Cut {}: {}", seat.0, cut.text()));
    }
}

fn comments(text: &mut String, comments: &[String]) {
    for comment in comments {
        let comment = comment_line(comment);
        line(text, format_args!("#{}{comment}", if comment.is_empty() { "" } else { " " }));
    }
}

/// A line that this program does not know. One whose name would make it another line is left out.
fn other(text: &mut String, name: &str, value: &str, free: bool) {
    let name = one_line(name);
    if free && is_name(&name) && !is_deal_line(&plain(&name)) {
        let value = one_line(value);
        line(text, format_args!("{name}:{}{value}", if value.is_empty() { "" } else { " " }));
    }
}

fn numbers(numbers: &[i32]) -> String {
    numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
}

/// A name that is not too long.
fn short(name: &str) -> String {
    one_line(&one_line(name).chars().take(LONGEST).collect::<String>())
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = writeln!(text, "{line}");
}
