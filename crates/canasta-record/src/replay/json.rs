//! A recorded game as JSON for other programs, with the whole record and its stats. The book describes the format in
//! “Replaying a game”.

use canasta::{MAX_SEATS, notation};
use serde::Serialize;

use super::Replay;
use crate::fair::{Proof, hex};
use crate::house::{self, Changes};
use crate::position::ending_code;
use crate::record::DealRecord;
use crate::score::SideScore;

/// The version of the format.
const FORMAT_VERSION: u32 = 1;

#[derive(Serialize)]
struct Game<'r> {
    canasta_game: u32,
    rules: &'r str,
    house: Changes,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<&'r str>,
    players: Vec<Player<'r>>,
    before: Vec<i32>,
    winner: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conceded: Option<u8>,
    totals: Vec<i32>,
    deals: Vec<Deal<'r>>,
}

#[derive(Serialize)]
struct Player<'r> {
    seat: usize,
    side: u8,
    name: &'r str,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<&'r str>,
}

#[derive(Serialize)]
struct Deal<'r> {
    deal: usize,
    dealer: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    sits_out: Option<u8>,
    deck: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofJson<'r>>,
    turns: Vec<Turn<'r>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<End>,
}

#[derive(Serialize)]
struct ProofJson<'r> {
    table: &'r str,
    seats: String,
    commitment: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    cuts: Vec<Cut>,
}

#[derive(Serialize)]
struct Cut {
    seat: u8,
    cut: String,
}

#[derive(Serialize)]
struct Turn<'r> {
    seat: u8,
    /// Whether a bot acted for a person.
    #[serde(rename = "stand_in")]
    substitute: bool,
    #[serde(rename = "acts")]
    actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<&'r str>,
}

/// The end of a deal. Lists are by side.
#[derive(Serialize)]
struct End {
    ended: &'static str,
    out: Option<u8>,
    turns: usize,
    scores: Vec<SideScore>,
    totals: Vec<i32>,
    natural_canastas: Vec<u8>,
    mixed_canastas: Vec<u8>,
    piles: Vec<u16>,
    minimums: Vec<i32>,
    #[serde(rename = "opened")]
    initial_meld_turns: Vec<Option<u16>>,
}

impl Replay {
    /// The whole game as JSON, with line breaks.
    pub fn json(&self) -> String {
        let record = self.record();
        let preset = house::preset(&record.preset);
        let changes = preset.map_or_else(Vec::new, |preset| house::changes(&preset.rules, &record.rules));
        let players = self.players().seats().zip(&record.players).map(|(seat, player)| Player {
            seat: seat.index(),
            side: self.players().side_of(seat).0,
            name: &player.name,
            bot: player.bot.as_deref(),
        });
        let game = Game {
            canasta_game: FORMAT_VERSION,
            rules: &record.preset,
            house: Changes(changes),
            date: record.date.as_deref(),
            players: players.collect(),
            before: self.by_side(&self.totals_before()),
            winner: self.winner().map(|side| side.0),
            conceded: self.conceded().map(|side| side.0),
            totals: self.by_side(&self.totals_after(record.deals.len())),
            deals: record.deals.iter().enumerate().map(|(place, deal)| self.deal_json(place, deal)).collect(),
        };
        // Serialising strings, numbers and lists can't fail.
        serde_json::to_string_pretty(&game).unwrap_or_default() + "\n"
    }

    fn deal_json<'r>(&self, place: usize, deal: &'r DealRecord) -> Deal<'r> {
        let turns = deal.turns.iter().map(|turn| Turn {
            seat: turn.seat.0,
            substitute: turn.substitute,
            actions: turn.actions.iter().map(ToString::to_string).collect(),
            remark: turn.remark.as_deref(),
        });
        let end = self.stats().get(place).map(|stats| End {
            ended: ending_code(stats.ending),
            out: stats.out().map(|seat| seat.0),
            turns: stats.turns,
            scores: self.players().all_sides().map(|side| SideScore::from(&stats.scores[side.index()])).collect(),
            totals: self.by_side(&self.totals_after(place + 1)),
            natural_canastas: self.by_side(&stats.natural),
            mixed_canastas: self.by_side(&stats.mixed),
            piles: self.by_side(&stats.piles),
            minimums: self.by_side(&stats.minimums),
            initial_meld_turns: self.by_side(&stats.initial_meld_turns),
        });
        Deal {
            deal: place + 1,
            dealer: deal.dealer.0,
            sits_out: self.dealt_deals.get(place).and_then(|deal| Some(deal.dealt.public().players().sits_out()?.0)),
            deck: notation::cards(&deal.deck).to_string(),
            proof: deal.proof.as_ref().map(proof_json),
            turns: turns.collect(),
            end,
        }
    }

    fn by_side<T: Copy>(&self, values: &[T; MAX_SEATS]) -> Vec<T> {
        self.players().all_sides().map(|side| values[side.index()]).collect()
    }
}

fn proof_json(proof: &Proof) -> ProofJson<'_> {
    ProofJson {
        table: &proof.terms.table,
        seats: proof.terms.seats_text(),
        commitment: hex(&proof.commitment),
        seed: proof.seed.as_ref().map(crate::fair::Seed::to_hex),
        cuts: proof.cuts.iter().map(|(seat, cut)| Cut { seat: seat.0, cut: cut.to_hex() }).collect(),
    }
}
