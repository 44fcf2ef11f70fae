//! A run kept in a file, so that it goes on where it stopped.
//!
//! JSON Lines. The first line holds everything that decides what a pair brings; every other line is a finished pair, in
//! the order in which they were finished. A line is written whole as soon as its pair is finished: whoever stops the run,
//! however hard, loses what was in flight and no more. A torn last line is cut off.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use canasta::Seat;
use canasta_record::house::HouseRules;
use canasta_words::Lang;
use canasta_words::messages::arena;
use serde_json::Value;

use crate::ArenaError;
use crate::json::{self, Object};
use crate::matches::{Match, PairKind};
use crate::pair::{Forfeit, PairResult};

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
        let unusable =
            |why: &dyn Display| ArenaError::Log(arena::log_unusable(Lang::EN, &name, &why.to_string()).into());
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|why| unusable(&why))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(unusable(&arena::log_locked(Lang::EN))),
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
        let line = format!("{}\n", line(pair, part));
        self.file
            .0
            .write_all(line.as_bytes())
            .map_err(|why| ArenaError::Log(arena::log_unwritable(Lang::EN, &self.name, &why.to_string()).into()))
    }
}

/// Everything that decides what a pair brings.
fn head(of: &Match<'_>) -> String {
    let mut json = Object::new();
    json.number("arena", f64::from(FORM));
    json.text("version", env!("CARGO_PKG_VERSION"));
    json.text("of", if of.pair_kind == PairKind::Deals { "deals" } else { "games" });
    json.raw("rules", &HouseRules::nearest(&of.table.rules).text());
    json.number("players", f64::from(of.table.players.count()));
    let bots = of.teams.each_ref().map(ToString::to_string);
    json.texts("bots", &bots.each_ref().map(String::as_str));
    json.raw("seed", &of.seed.to_string());
    json.raw("time_ms", &of.time.map_or_else(json::null, |time| time.as_millis().to_string()));
    json.end()
}

/// A finished pair; counters at nothing are left out.
fn line(pair: u32, part: &PairResult) -> String {
    let mut json = Object::new();
    json.number("pair", f64::from(pair));
    let mut tally = part.tally;
    for (name, counter) in tally.counters().filter(|(_, counter)| **counter != 0) {
        json.raw(name, &counter.to_string());
    }
    if !part.forfeits.is_empty() {
        json.raw("told", &json::list(part.forfeits.iter().map(Forfeit::json)));
    }
    json.end()
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
            // Nothing of another's is cut off: a torn head begins as ours does.
            (1, true) if head.starts_with(line) => break,
            (1, _) if line != head => return Err(other(line, head)),
            (_, true) => break,
            (1, false) => {}
            (_, false) => {
                let (pair, part) = parse(line).ok_or_else(|| arena::log_no_result(Lang::EN, number))?;
                known.entry(pair).or_insert(part);
            }
        }
        whole += u64::try_from(bytes).unwrap_or(u64::MAX);
    }
    Ok(Read { known, whole })
}

/// In what the head of a file differs from what is wanted.
fn other(line: &str, head: &str) -> String {
    let parsed = [line, head].map(|text| serde_json::from_str::<Value>(text).unwrap_or_default());
    let [Value::Object(there), Value::Object(wanted)] = &parsed else {
        return arena::log_no_file(Lang::EN).to_owned();
    };
    if !there.contains_key("arena") {
        return arena::log_no_file(Lang::EN).to_owned();
    }
    let differs = wanted.iter().find(|&(key, value)| there.get(key) != Some(value));
    let Some((key, value)) = differs else { return arena::log_other_form(Lang::EN).to_owned() };
    let is = there.get(key).unwrap_or(&Value::Null);
    arena::log_other_run(Lang::EN, key, &is.to_string(), &value.to_string()).into()
}

fn parse(line: &str) -> Option<(u32, PairResult)> {
    let Ok(Value::Object(object)) = serde_json::from_str(line) else { return None };
    let number = |key: &str| object.get(key).and_then(Value::as_i64);
    let pair = u32::try_from(number("pair")?).ok()?;
    let mut part = PairResult::default();
    for (name, counter) in part.tally.counters() {
        *counter = number(name).unwrap_or(0);
    }
    for told in object.get("told").and_then(Value::as_array).into_iter().flatten() {
        let number = |key: &str| told.get(key).and_then(Value::as_u64);
        part.forfeits.push(Forfeit {
            pair,
            deal: u32::try_from(number("deal")?).ok()?,
            seat: Seat(u8::try_from(number("seat")?).ok()?),
            by_a: told.get("by")? == "a",
            why: told.get("why")?.as_str()?.to_owned(),
        });
    }
    (part.tally.deals > 0).then_some((pair, part))
}
