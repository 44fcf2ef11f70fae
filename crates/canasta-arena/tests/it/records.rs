//! Records of the arena's games. Every game can be replayed, and recording doesn't change the results.

use std::fs;
use std::path::{Path, PathBuf};

use canasta::{Players, RuleSet};
use canasta_arena::{ArenaError, Match, PairKind, RecordDirectory, Report, RunOptions, Table, Team};
use canasta_record::record::{Other, Outcome, Record};
use canasta_record::replay::Replay;

/// A directory that is removed after the test.
struct TempPath(PathBuf);

impl TempPath {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("records-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    /// The records in the directory, with their file names.
    fn records(&self) -> Vec<(String, Record)> {
        let read = |entry: std::io::Result<fs::DirEntry>| {
            let entry = entry.unwrap();
            let text = fs::read_to_string(entry.path()).unwrap();
            let record = Record::read(&text).unwrap();
            assert_eq!(record.text(), text);
            (entry.file_name().into_string().unwrap(), record)
        };
        let mut records: Vec<_> = fs::read_dir(&self.0).unwrap().map(read).collect();
        records.sort_by(|one, other| one.0.cmp(&other.0));
        records
    }
}

impl Drop for TempPath {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn new_match(table: Table, teams: [&str; 2], pair_kind: PairKind) -> Match<'static> {
    let mut played = Match::single_deals(table, teams.map(|team| Team::read(team).unwrap()), 5);
    played.pair_kind = pair_kind;
    played
}

fn run(played: &Match<'_>, pairs: u32, directory: Option<&TempPath>) -> Result<Report, ArenaError> {
    let mut options = RunOptions::new(pairs, 2);
    options.directory = directory.map(|directory| RecordDirectory::open(&directory.0, false)).transpose()?;
    played.run(options)
}

#[test]
fn records_single_deals() {
    for players in 2..=6 {
        let table = Table { rules: RuleSet::CLASSIC, players: Players::new(players).unwrap() };
        let played = new_match(table, ["club", "greedy"], PairKind::Deals);
        let directory = TempPath::new(&format!("deals-{players}"));
        let report = run(&played, 3, Some(&directory)).unwrap();
        assert_eq!(report, run(&played, 3, None).unwrap(), "records change nothing");
        let records = directory.records();
        assert_eq!(records.len(), 3 * usize::from(table.players.sides()));
        assert_eq!(records[1].0, "pair-0000000-side-1.canasta");
        let mut own = 0;
        let mut deals = 0;
        for (name, record) in records {
            let side = name.as_bytes()[name.find("side-").unwrap() + 5] - b'0';
            assert_eq!(record.preset, "classic");
            assert_eq!(record.before.len(), usize::from(table.players.sides()));
            assert!(record.others.contains(&Other::Line("First team".to_owned(), format!("side {side}"))));
            for seat in table.players.seats() {
                let club = table.players.side_of(seat).0 == side;
                assert_eq!(record.players[seat.index()].name, if club { "club" } else { "greedy" });
            }
            let replay = Replay::of(record).unwrap();
            own += replay.stats()[0].scores[usize::from(side)].total();
            deals += 1;
        }
        let mean = f64::from(own) / f64::from(deals);
        assert!((report.own_points[0] - mean).abs() < 1e-6, "{players} players: {mean}\n{report}");
    }
}

#[test]
fn records_games() {
    let played = new_match(Table::HOYLE, ["club", "greedy+random"], PairKind::Games);
    let directory = TempPath::new("games");
    let report = run(&played, 2, Some(&directory)).unwrap();
    assert_eq!(report, run(&played, 2, None).unwrap());
    let records = directory.records();
    assert_eq!(records.len(), 4);
    let mut deals = 0;
    let mut won = 0;
    for (side, (_, record)) in (0..).zip(&records) {
        deals += record.deals.len();
        won += u32::from(record.result == Outcome::Won(canasta::Side(side % 2)));
        let replay = Replay::of(record.clone()).unwrap();
        assert!(replay.winner().is_some() && record.result == Outcome::Won(replay.winner().unwrap()));
    }
    assert_eq!(u32::try_from(deals).unwrap(), report.deals);
    assert_eq!(won, report.games.unwrap().won[0]);
}

#[test]
fn records_house_rules() {
    let rules = RuleSet { game_points: 1500, ..RuleSet::WAHHI };
    let table = Table { rules, players: Players::new(3).unwrap() };
    let directory = TempPath::new("house");
    run(&new_match(table, ["greedy", "random"], PairKind::Games), 1, Some(&directory)).unwrap();
    for (_, record) in directory.records() {
        assert_eq!((record.preset.as_str(), record.rules), ("wahhi", rules));
        assert!(Replay::of(record).is_ok());
    }
}

#[cfg(unix)]
#[test]
fn records_deals_that_were_given_up() {
    let crashes = "exec:sh -c 'read -r hello; exit 3'";
    let directory = TempPath::new("forfeits");
    let report = run(&new_match(Table::HOYLE, ["greedy", crashes], PairKind::Games), 1, Some(&directory)).unwrap();
    assert_eq!(report.forfeits, [0, 2]);
    for (_, record) in directory.records() {
        assert_eq!((record.result, record.deals.len(), &record.deals[0].scores), (Outcome::Unfinished, 1, &None));
        assert!(record.closing[0].contains(" gave this deal up: "), "{:?}", record.closing);
        assert!(Replay::of(record).unwrap().stats().is_empty());
    }
}

#[test]
fn does_not_overwrite_other_records() {
    let directory = TempPath::new("there");
    fs::create_dir_all(&directory.0).unwrap();
    fs::write(directory.0.join("pair-0000000-side-0.canasta"), "mine").unwrap();
    let rejection = RecordDirectory::open(&directory.0, false).unwrap_err().to_string();
    let expected = format!("cannot use {} for records: it already has files in it", directory.0.display());
    assert_eq!(rejection, expected);
    assert!(RecordDirectory::open(&directory.0, true).is_ok(), "a resumed run adds to its own");
    assert!(RecordDirectory::open(&directory.0.join("pair-0000000-side-0.canasta"), true).is_err());
    assert_eq!(fs::read_to_string(directory.0.join("pair-0000000-side-0.canasta")).unwrap(), "mine");
}
