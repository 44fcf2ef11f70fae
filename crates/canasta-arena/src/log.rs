//! Saves a run to a file so that it can be resumed.
//!
//! The format is JSON Lines. The first line contains everything that determines the result of a pair. Every other line
//! is a finished pair, in the order they finished. Each line is written as soon as its pair is finished, so a run that
//! is killed loses only the pairs in progress. If the last line is torn, it is cut off.

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

const FORMAT_VERSION: u32 = 1;

/// A file that no other run can write to. It is unlocked explicitly, because closing it isn't enough: if a bot is just
/// being started, its process also holds the file open until it executes the bot's program.
#[derive(Debug)]
struct LockedFile(File);

impl Drop for LockedFile {
    fn drop(&mut self) {
        // If unlocking fails, closing the file has to do.
        let _ = self.0.unlock();
    }
}

/// The file that saves a run.
#[derive(Debug)]
pub struct Log {
    file: LockedFile,
    name: String,
    known: BTreeMap<u32, PairResult>,
}

impl Log {
    /// Opens or creates the file of a match. It is locked until the run is over.
    ///
    /// # Errors
    /// [`ArenaError::Log`]: the file can't be read or written, another run writes to it, or it contains something else.
    pub fn open(path: &Path, arena_match: &Match<'_>) -> Result<Self, ArenaError> {
        let name = path.display().to_string();
        let unusable = |why: &dyn Display| ArenaError::Log(format!("cannot use {name}: {why}"));
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|why| unusable(&why))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(unusable(&"another run writes to it")),
            // On systems without locks, nothing keeps other runs out.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let locked = LockedFile(file);
        let mut file = &locked.0;
        let head = head(arena_match);
        let Contents { known, complete_bytes } = read_contents(file, &head).map_err(|why| unusable(&why))?;
        file.set_len(complete_bytes).and_then(|()| file.seek(SeekFrom::End(0))).map_err(|why| unusable(&why))?;
        if complete_bytes == 0 {
            file.write_all(format!("{head}\n").as_bytes()).map_err(|why| unusable(&why))?;
        }
        Ok(Self { file: locked, name, known })
    }

    /// Number of pairs in the file.
    pub fn pairs(&self) -> usize {
        self.known.len()
    }

    /// Takes the finished pairs out of the log.
    pub(crate) fn take_known(&mut self) -> BTreeMap<u32, PairResult> {
        core::mem::take(&mut self.known)
    }

    pub(crate) fn append(&mut self, pair: u32, result: &PairResult) -> Result<(), ArenaError> {
        let line = Line { pair, tally: result.tally, forfeits: result.forfeits.clone() };
        self.file
            .0
            .write_all(format!("{}\n", json::line(&line)).as_bytes())
            .map_err(|why| ArenaError::Log(format!("cannot write {}: {why}", self.name)))
    }
}

/// The first line of the file: everything that determines the result of a pair.
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

fn head(arena_match: &Match<'_>) -> String {
    json::line(&Head {
        arena: FORMAT_VERSION,
        version: env!("CARGO_PKG_VERSION"),
        of: if arena_match.pair_kind == PairKind::Deals { "deals" } else { "games" },
        rules: HouseRules::nearest(&arena_match.table.rules),
        players: arena_match.table.players.count(),
        bots: arena_match.teams.each_ref().map(ToString::to_string),
        seed: arena_match.seed,
        time_ms: arena_match.time.map(|time| time.as_millis()),
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

struct Contents {
    known: BTreeMap<u32, PairResult>,
    /// Bytes up to the end of the last complete line.
    complete_bytes: u64,
}

/// Reads the file. If it doesn't belong to this run, the error explains why.
fn read_contents(file: &File, head: &str) -> Result<Contents, String> {
    let mut lines = BufReader::new(file);
    let mut known = BTreeMap::new();
    let mut complete_bytes = 0;
    let mut text = String::new();
    for number in 1_u32.. {
        text.clear();
        let bytes = lines.read_line(&mut text).map_err(|why| why.to_string())?;
        let (line, torn) = text.strip_suffix('\n').map_or((text.as_str(), true), |line| (line, false));
        match (number, torn) {
            // A torn first line may be cut off only if it starts like ours. Otherwise it is another program's file.
            (1, true) if head.starts_with(line) => break,
            (1, _) if line != head => return Err(difference(line, head)),
            (_, true) => break,
            (1, false) => {}
            (_, false) => {
                let (pair, result) = parse(line).ok_or_else(|| format!("line {number} is not an arena result"))?;
                known.entry(pair).or_insert(result);
            }
        }
        complete_bytes += canasta::must_fit::<u64>(bytes);
    }
    Ok(Contents { known, complete_bytes })
}

const NOT_AN_ARENA_FILE: &str = "it is not an arena file";

/// Describes the first difference between the file's first line and the expected one.
fn difference(line: &str, head: &str) -> String {
    let parsed = [line, head].map(|text| serde_json::from_str::<Value>(text).unwrap_or_default());
    let [Value::Object(found), Value::Object(wanted)] = &parsed else { return NOT_AN_ARENA_FILE.to_owned() };
    if !found.contains_key("arena") {
        return NOT_AN_ARENA_FILE.to_owned();
    }
    let first_difference = wanted.iter().find(|&(key, value)| found.get(key) != Some(value));
    let Some((key, value)) = first_difference else { return "its first line has another format".to_owned() };
    let actual = found.get(key).unwrap_or(&Value::Null);
    format!("it belongs to another run: “{key}” is {actual} there and {value} here")
}

fn parse(line: &str) -> Option<(u32, PairResult)> {
    let Line { pair, tally, forfeits } = serde_json::from_str(line).ok()?;
    let result = PairResult { tally, forfeits, records: Vec::new() };
    (result.tally.deals > 0).then_some((pair, result))
}
