//! A run kept in a file, so that it goes on where it stopped.
//!
//! JSON Lines. The first line holds everything that decides what a pair brings; every other line is a finished pair, in
//! the order in which they were finished. A line is written whole as soon as its pair is finished: a run that is stopped,
//! however hard, loses the pairs that were being played and no more. A torn last line is cut off.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use canasta_record::house::HouseRules;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ArenaError;
use crate::json;
use crate::matches::{Match, PairKind};
use crate::pair::{Forfeit, PairResult, Tally};

/// The form of the file.
const FORM: u32 = 1;

/// A file that no other run may write to. It is unlocked, and not only closed: a bot's process that is being started in the
/// same moment has the open file, too, until it runs its own program.
#[derive(Debug)]
struct Locked(File);

impl Drop for Locked {
    fn drop(&mut self) {
        // Where it cannot be unlocked, closing it has to do.
        let _ = self.0.unlock();
    }
}

/// The file of a run.
#[derive(Debug)]
pub struct Log {
    file: Locked,
    name: String,
    known: BTreeMap<u32, PairResult>,
}

impl Log {
    /// Opens the file of this match, or begins it; it is locked until the run is over.
    ///
    /// # Errors
    /// [`ArenaError::Log`]: the file cannot be read or written, another run writes to it, or it holds something else.
    pub fn open(path: &Path, of: &Match<'_>) -> Result<Self, ArenaError> {
        let name = path.display().to_string();
        let unusable = |why: &dyn Display| ArenaError::Log(format!("{name} cannot be used: {why}"));
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|why| unusable(&why))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(unusable(&"another run writes to it")),
            // Where there are no locks, no other run is kept away.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let locked = Locked(file);
        let mut file = &locked.0;
        let head = head(of);
        let Read { known, whole } = read(file, &head).map_err(|why| unusable(&why))?;
        file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0))).map_err(|why| unusable(&why))?;
        if whole == 0 {
            file.write_all(format!("{head}\n").as_bytes()).map_err(|why| unusable(&why))?;
        }
        Ok(Self { file: locked, name, known })
    }

    /// Pairs that the file holds.
    pub fn pairs(&self) -> usize {
        self.known.len()
    }

    /// The finished pairs.
    pub(crate) fn take(&mut self) -> BTreeMap<u32, PairResult> {
        core::mem::take(&mut self.known)
    }

    /// Keeps a finished pair.
    pub(crate) fn keep(&mut self, pair: u32, part: &PairResult) -> Result<(), ArenaError> {
        let line = Line { pair, tally: part.tally, forfeits: part.forfeits.clone() };
        self.file
            .0
            .write_all(format!("{}\n", json::line(&line)).as_bytes())
            .map_err(|why| ArenaError::Log(format!("{} cannot be written: {why}", self.name)))
    }
}

/// The first line of the file: everything that decides what a pair brings.
#[derive(Serialize)]
struct Head {
    arena: u32,
    version: &'static str,
    of: &'static str,
    rules: HouseRules,
    players: u8,
    bots: [String; 2],
    seed: u64,
    time_ms: Option<u128>,
}

fn head(of: &Match<'_>) -> String {
    json::line(&Head {
        arena: FORM,
        version: env!("CARGO_PKG_VERSION"),
        of: if of.pair_kind == PairKind::Deals { "deals" } else { "games" },
        rules: HouseRules::nearest(&of.table.rules),
        players: of.table.players.count(),
        bots: of.teams.each_ref().map(ToString::to_string),
        seed: of.seed,
        time_ms: of.time.map(|time| time.as_millis()),
    })
}

/// Any other line: a finished pair.
#[derive(Serialize, Deserialize)]
struct Line {
    pair: u32,
    #[serde(flatten)]
    tally: Tally,
    #[serde(rename = "told", default, skip_serializing_if = "Vec::is_empty")]
    forfeits: Vec<Forfeit>,
}

/// What the file holds.
struct Read {
    known: BTreeMap<u32, PairResult>,
    /// Bytes up to the end of the last whole line.
    whole: u64,
}

/// Reads the file; why it is none of this run, a sentence.
fn read(file: &File, head: &str) -> Result<Read, String> {
    let mut lines = BufReader::new(file);
    let mut known = BTreeMap::new();
    let mut whole = 0;
    let mut text = String::new();
    for number in 1_u32.. {
        text.clear();
        let bytes = lines.read_line(&mut text).map_err(|why| why.to_string())?;
        let (line, torn) = text.strip_suffix('\n').map_or((text.as_str(), true), |line| (line, false));
        match (number, torn) {
            // Another program's file is not cut off: a torn head begins as ours does.
            (1, true) if head.starts_with(line) => break,
            (1, _) if line != head => return Err(other(line, head)),
            (_, true) => break,
            (1, false) => {}
            (_, false) => {
                let (pair, part) = parse(line).ok_or_else(|| format!("line {number} is not an arena result"))?;
                known.entry(pair).or_insert(part);
            }
        }
        whole += canasta::must_fit::<u64>(bytes);
    }
    Ok(Read { known, whole })
}

const NO_ARENA_FILE: &str = "it is not an arena file";

/// In what the head of a file differs from what is wanted.
fn other(line: &str, head: &str) -> String {
    let parsed = [line, head].map(|text| serde_json::from_str::<Value>(text).unwrap_or_default());
    let [Value::Object(there), Value::Object(wanted)] = &parsed else { return NO_ARENA_FILE.to_owned() };
    if !there.contains_key("arena") {
        return NO_ARENA_FILE.to_owned();
    }
    let differs = wanted.iter().find(|&(key, value)| there.get(key) != Some(value));
    let Some((key, value)) = differs else { return "its first line has another format".to_owned() };
    let is = there.get(key).unwrap_or(&Value::Null);
    format!("it belongs to another run: “{key}” is {is} there and {value} here")
}

fn parse(line: &str) -> Option<(u32, PairResult)> {
    let Line { pair, tally, forfeits } = serde_json::from_str(line).ok()?;
    let part = PairResult { tally, forfeits, records: Vec::new() };
    (part.tally.deals > 0).then_some((pair, part))
}
