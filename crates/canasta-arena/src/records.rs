//! Records of games, or of single deals.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use canasta::{Seat, Side};
use canasta_record::house::HouseRules;
use canasta_record::record::{DealRecord, Other, Outcome, Player, Record};

use crate::ArenaError;
use crate::matches::{Match, PairKind};
use crate::played_deal::PlayedDeal;
use crate::starts::Start;

/// A directory for records.
#[derive(Debug)]
pub struct RecordDirectory {
    directory: PathBuf,
}

impl RecordDirectory {
    /// Creates the directory if it is missing. It may contain files only if they come from an earlier part of the same
    /// run (`resumes`), because every run uses the same file names.
    ///
    /// # Errors
    /// [`ArenaError::Record`]: it can't be used.
    pub fn open(directory: &Path, resumes: bool) -> Result<Self, ArenaError> {
        let unusable = |why: &dyn core::fmt::Display| {
            ArenaError::Record(format!("cannot use {} for records: {why}", directory.display()))
        };
        fs::create_dir_all(directory).map_err(|why| unusable(&why))?;
        let mut entries = fs::read_dir(directory).map_err(|why| unusable(&why))?;
        if !resumes && entries.next().is_some() {
            return Err(unusable(&"it already has files in it"));
        }
        Ok(Self { directory: directory.to_owned() })
    }

    /// Writes each record to its own file.
    pub(crate) fn write(&self, records: &[GameRecord]) -> Result<(), ArenaError> {
        for record in records {
            let path = self.directory.join(&record.file);
            let written = File::create(&path).and_then(|mut file| file.write_all(record.record.text().as_bytes()));
            written.map_err(|why| ArenaError::Record(format!("cannot write {}: {why}", path.display())))?;
        }
        Ok(())
    }
}

/// The record of a game, or of a single deal, with its file name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameRecord {
    file: String,
    record: Record,
}

impl GameRecord {
    /// Starts a record, before the first deal.
    pub(crate) fn new(arena_match: &Match<'_>, pair: u32, a_side: Side, start: &Start) -> Self {
        let players = arena_match.table.players;
        let nearest = HouseRules::nearest(&arena_match.table.rules);
        let player = |seat: Seat| {
            // A command can contain line breaks, but a name is a single line.
            let name = arena_match.bot_at(a_side, seat).to_string().split_whitespace().collect::<Vec<_>>().join(" ");
            Player { name: name.clone(), bot: Some(name) }
        };
        let side = a_side.0;
        let event = match arena_match.pair_kind {
            PairKind::Deals => "canasta arena, single deals",
            PairKind::Games => "canasta arena, games",
        };
        let others = [
            ("Event", event.to_owned()),
            ("Seed", arena_match.seed.to_string()),
            ("Pair", pair.to_string()),
            ("First team", format!("side {side}")),
        ];

        let before = match arena_match.pair_kind {
            PairKind::Games => Vec::new(),
            PairKind::Deals => start.scores[..usize::from(players.sides())].to_vec(),
        };
        let record = Record {
            comments: Vec::new(),
            preset: nearest.preset.name.to_owned(),
            rules: arena_match.table.rules,
            players: players.seats().map(player).collect(),
            date: None,
            before,
            result: Outcome::Unfinished,
            others: others.map(|(name, value)| Other::Line(name.to_owned(), value)).to_vec(),
            deals: Vec::new(),
            closing: Vec::new(),
        };
        Self { file: format!("pair-{pair:07}-side-{side}.canasta"), record }
    }

    /// Adds a deal. If it was given up, it ends with the last action made.
    pub(crate) fn add(&mut self, start: &Start, played: &PlayedDeal) {
        let public = played.deal.public();
        let scores = played.deal.score();
        let scores: Vec<i32> = public.players().all_sides().map(|side| scores[side.index()].total()).collect();
        if let Some((seat, why)) = &played.given_up {
            let why = why.split_whitespace().collect::<Vec<_>>().join(" ");
            self.record.closing.push(format!("Seat {} gave this deal up: {why}", seat.0));
        }
        self.record.deals.push(DealRecord {
            comments: Vec::new(),
            dealer: start.dealer,
            sits_out: public.players().sits_out(),
            deck: start.deck(),
            proof: None,
            others: Vec::new(),
            turns: played.turns.clone(),
            scores: public.ending().is_some().then_some(scores),
        });
        self.record.result = self.winner().map_or(Outcome::Unfinished, Outcome::Won);
    }

    fn winner(&self) -> Option<Side> {
        let Record { rules, players, before, deals, .. } = &self.record;
        let players = u8::try_from(players.len()).ok().and_then(canasta::Players::new)?.under(rules);
        let mut totals = [0; canasta::MAX_SEATS];
        for scores in deals.iter().filter_map(|deal| deal.scores.as_ref()).chain([before]) {
            for (total, score) in totals.iter_mut().zip(scores) {
                *total += score;
            }
        }
        deals.last()?.scores.as_ref()?;
        canasta::winner(rules, players, deals.len(), &totals)
    }
}
