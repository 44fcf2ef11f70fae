//! `canasta export`: stored games as records, score sheets and JSON, with and without a running server.

use std::fs;

use canasta_record::csv::CsvStyle;
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::Replay;
use canasta_table::journal::{Chain, Entry};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use crate::games::journal;
use crate::process::{Home, Serving, check_refused, run, text};

async fn connect(home: &Home) -> SqliteConnection {
    SqliteConnectOptions::new().filename(home.path().join("canasta.db")).connect().await.unwrap()
}

/// Writes journals to the store in a data directory, like a server would.
fn store(home: &Home, tables: &[(&str, Vec<Entry>)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = connect(home).await;
        for ((id, entries), created) in tables.iter().zip(1_795_305_600_000_i64..) {
            let sql = "INSERT INTO tables (id, created) VALUES (?, ?)";
            sqlx::query(sql).bind(*id).bind(created).execute(&mut connection).await.unwrap();
            let mut chain = Chain::start(id);
            for entry in entries {
                chain = chain.with(&entry.text());
                let sql = "INSERT INTO journal (table_id, n, entry, hash, at) VALUES (?, ?, ?, ?, ?)";
                let line = sqlx::query(sql).bind(*id).bind(i64::try_from(chain.len()).unwrap());
                line.bind(entry.text()).bind(&chain.last()[..]).bind(created).execute(&mut connection).await.unwrap();
            }
        }
        connection.close().await.unwrap();
    });
}

/// A server's data directory with these journals.
pub(crate) fn home_with(tables: &[(&str, Vec<Entry>)]) -> Home {
    let home = Home::new();
    assert_eq!(Serving::start_on(&home).signal("-TERM").0, Some(0));
    store(&home, tables);
    home
}

/// The output of a command that succeeds without errors.
fn exported(home: &Home, args: &[&str]) -> String {
    let output = run(&[&["export", "--data", home.text()], args].concat());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
    text(&output.stdout).to_owned()
}

#[test]
fn exports_a_game_in_every_format() {
    let home = home_with(&[("3fa9c0", journal(1, 40))]);
    let before = fs::read(home.path().join("canasta.db")).unwrap();
    let record = exported(&home, &["3fa9c0"]);
    let read = Record::read(&record).unwrap();
    assert!(matches!(read.result, Outcome::Won(_)), "{record}");
    assert_eq!((read.date.as_deref(), read.preset.as_str()), (Some("2026-11-22"), "hoyle"));
    let replay = Replay::of(read).unwrap();
    assert_eq!(exported(&home, &["3f", "--format", "csv"]), replay.csv(CsvStyle::DOCUMENTED));
    // `--as` is the option's old name.
    assert_eq!(exported(&home, &["3fa9c0", "--as", "json"]), replay.json());

    let file = home.path().join("evening.canasta");
    let path = file.to_str().unwrap();
    assert_eq!(exported(&home, &["3fa9c0", "--out", path]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), record);
    let args = ["export", "--data", home.text(), "3fa9c0", "--out", path];
    check_refused(&args, "evening.canasta already exists");
    let output = run(&["replay", path]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    assert!(text(&output.stdout).contains(" won "), "{}", text(&output.stdout));
    // The store is unchanged, and there are no additional files.
    assert!(fs::read(home.path().join("canasta.db")).unwrap() == before);
    let names = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(names, ["canasta.db", "canasta.lock", "evening.canasta"]);
}

#[test]
fn lists_tables_newest_first_despite_a_damaged_one() {
    let mut broken = journal(3, 1);
    broken.remove(1);
    let tables = [("aa01", journal(1, 40)), ("aa02", journal(2, 1)), ("bb03", journal(2, 0)), ("bb04", broken)];
    let home = home_with(&tables);
    let list = exported(&home, &[]);
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 4, "{list}");
    assert!(lines[0].starts_with("bb04  cannot read table bb04: "), "{list}");
    assert_eq!(lines[1], "bb03  2026-11-22  Anna and Paul against Ruth and Ida  hoyle  No deals finished.");
    let unfinished = "aa02  2026-11-22  Anna and Paul against Ruth and Ida  hoyle  Unfinished after one deal: ";
    assert!(lines[2].starts_with(unfinished), "{list}");
    assert!(lines[3].starts_with("aa01  ") && lines[3].contains(" won "), "{list}");

    let refused = |table, message| check_refused(&["export", "--data", home.text(), table], message);
    refused("aa", "several tables begin with “aa”");
    refused("cc", "there is no table “cc”");
    refused("%", "there is no table “%”");
    for (table, message) in [("bb03", "table bb03 has no finished deals"), ("bb04", "cannot read")] {
        let output = run(&["export", "--data", home.text(), table]);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""), "{table}");
        assert!(text(&output.stderr).contains(message), "{}", text(&output.stderr));
    }
}

#[test]
fn exports_finished_deals_while_the_server_runs() {
    let home = home_with(&[("3fa9c0", journal(4, 2))]);
    let serving = Serving::start_on(&home);
    let (head, _) = serving.ask("POST", "/play", "", "");
    let id = head.lines().find_map(|line| line.strip_prefix("location: /table/")).unwrap().to_owned();
    let list = exported(&home, &[]);
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.lines().next().unwrap().starts_with(&id) && list.contains("No deals finished"), "{list}");
    assert_eq!(Record::read(&exported(&home, &["3fa9c0"])).unwrap().deals.len(), 2);
    assert_eq!(serving.ask("GET", "/healthz", "", "").0.lines().next(), Some("HTTP/1.1 200 OK"));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

#[test]
fn lists_a_waiting_room_without_sides() {
    let home = Home::new();
    let serving = Serving::start_on(&home);
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let (head, _) = serving.ask("POST", "/gather", form, "name=Anna");
    let id = head.lines().find_map(|line| line.strip_prefix("location: /table/")).unwrap().to_owned();
    let list = exported(&home, &[]);
    assert!(
        list.starts_with(&id) && list.ends_with("  Anna  wahhi  Not started.\n") && list.lines().count() == 1,
        "{list}"
    );
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

#[cfg(unix)]
#[test]
fn an_exported_record_is_private_under_any_umask() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = home_with(&[("3fa9c0", journal(1, 1))]);
    for mask in ["000", "777"] {
        let file = home.path().join(format!("{mask}.canasta"));
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &format!("umask {mask}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_canasta")]);
        let args = ["export", "--data", home.text(), "3fa9c0", "--out", file.to_str().unwrap()];
        assert!(shell.args(args).status().unwrap().success());
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "{mask}");
    }
}

#[test]
fn reports_a_directory_without_games() {
    let home = Home::new();
    check_refused(&["export", "--data", home.text()], "there are no games: ");
    check_refused(&["export", "--data", home.text(), "--format", "csv"], "required");
    check_refused(&["export", "--data", home.text(), "aa", "--format", "pdf"], "pdf");
    fs::write(home.path().join("canasta.db"), "Dear diary, this is no database.").unwrap();
    check_refused(&["export", "--data", home.text()], "is not a database");
}

#[test]
fn exports_all_score_pads() {
    let home = Home::new();
    let serving = Serving::start_on(&home);
    let event = format!(
        "{{\"id\":\"{}\",\"clock\":1,\"at\":1,\n \"device\":\"{}\",\"kind\":\"settled\",\"query\":\"{}\"}}",
        "a".repeat(32),
        "b".repeat(16),
        "d".repeat(32)
    );
    for pad in ["1", "2"] {
        let body = format!(
            "{{\"pad\":\"{}\",\"device\":\"{}\",\"secret\":\"{}\",\"events\":[{event}]}}",
            pad.repeat(32),
            "b".repeat(16),
            "c".repeat(64)
        );
        let (head, body) = serving.ask("POST", "/pad/sync", "Content-Type: application/json\r\n", &body);
        assert!(head.starts_with("HTTP/1.1 200"), "{head}{body}");
    }
    let lines = exported(&home, &["--pads"]);
    let pads: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(pads.len(), 2, "{lines}");
    let event: serde_json::Value = serde_json::from_str(&event).unwrap();
    assert!(pads.iter().all(|pad| pad["events"][0] == event && pad["code"].as_str().unwrap().len() == 6), "{lines}");
    let file = home.path().join("pads.jsonl");
    let path = file.to_str().unwrap();
    assert_eq!(exported(&home, &["--pads", "--out", path]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), lines);
    check_refused(&["export", "--data", home.text(), "--pads", "--out", path], "already exists");
    check_refused(&["export", "--pads", "3fa9"], "cannot be used with");
    check_refused(&["export", "--out", "x"], "required");
    let saved = run(&["backup", "--data", home.text(), home.path().join("copy.db").to_str().unwrap()]);
    assert!(text(&saved.stdout).contains("0 entries, and 2 score pads saved to"), "{}", text(&saved.stdout));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}
