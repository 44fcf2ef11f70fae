//! `canasta export`: stored games as records, sheets and JSON, beside a server that runs and without one.

use std::fs;

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

/// Puts journals into the store of a data directory, as a server would have written them.
fn keep(home: &Home, tables: &[(&str, Vec<Entry>)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut store = connect(home).await;
        for ((id, entries), created) in tables.iter().zip(1_795_305_600_000_i64..) {
            let sql = "INSERT INTO tables (id, created) VALUES (?, ?)";
            sqlx::query(sql).bind(*id).bind(created).execute(&mut store).await.unwrap();
            let mut chain = Chain::start(id);
            for entry in entries {
                chain = chain.with(&entry.text());
                let sql = "INSERT INTO journal (table_id, n, entry, hash, at) VALUES (?, ?, ?, ?, ?)";
                let line = sqlx::query(sql).bind(*id).bind(i64::try_from(chain.len()).unwrap());
                line.bind(entry.text()).bind(&chain.last()[..]).bind(created).execute(&mut store).await.unwrap();
            }
        }
        store.close().await.unwrap();
    });
}

/// A data directory as a server leaves it, with these journals.
pub(crate) fn home_with(tables: &[(&str, Vec<Entry>)]) -> Home {
    let home = Home::new();
    assert_eq!(Serving::on(&home).signal("-TERM").0, Some(0));
    keep(&home, tables);
    home
}

/// What it prints where all goes well.
fn exported(home: &Home, args: &[&str]) -> String {
    let output = run(&[&["export", "--data", home.text()], args].concat());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
    text(&output.stdout).to_owned()
}

#[test]
fn a_whole_game_comes_out_in_every_form_and_is_replayed() {
    let home = home_with(&[("3fa9c0", journal(1, 40))]);
    let before = fs::read(home.path().join("canasta.db")).unwrap();
    let record = exported(&home, &["3fa9c0"]);
    let read = Record::read(&record).unwrap();
    assert!(matches!(read.result, Outcome::Won(_)), "{record}");
    assert_eq!((read.date.as_deref(), read.preset.as_str()), (Some("2026-11-22"), "hoyle"));
    let replay = Replay::of(read).unwrap();
    assert_eq!(exported(&home, &["3f", "--as", "csv"]), replay.csv());
    assert_eq!(exported(&home, &["3fa9c0", "--as", "json"]), replay.json());

    let file = home.path().join("evening.canasta");
    let path = file.to_str().unwrap();
    assert_eq!(exported(&home, &["3fa9c0", "--out", path]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), record);
    let args = ["export", "--data", home.text(), "3fa9c0", "--out", path];
    check_refused(&args, "already exists and is not overwritten");
    let output = run(&["replay", path]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    assert!(text(&output.stdout).contains(" won by "), "{}", text(&output.stdout));
    // Nothing was written, and nothing was left lying.
    assert!(fs::read(home.path().join("canasta.db")).unwrap() == before);
    let names = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(names, ["canasta.db", "canasta.lock", "evening.canasta"]);
}

/// The newest first; a broken one is no reason not to list the others.
#[test]
fn tables_are_listed() {
    let mut broken = journal(3, 1);
    broken.remove(1);
    let tables = [("aa01", journal(1, 40)), ("aa02", journal(2, 1)), ("bb03", journal(2, 0)), ("bb04", broken)];
    let home = home_with(&tables);
    let list = exported(&home, &[]);
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 4, "{list}");
    assert!(lines[0].starts_with("bb04  the table bb04 cannot be read: "), "{list}");
    assert_eq!(lines[1], "bb03  2026-11-22  Anna and Paul against Ruth and Ida  hoyle  No deal is over.");
    let told = "aa02  2026-11-22  Anna and Paul against Ruth and Ida  hoyle  Not over after one deal: ";
    assert!(lines[2].starts_with(told), "{list}");
    assert!(lines[3].starts_with("aa01  ") && lines[3].contains(" won by "), "{list}");

    let refused = |table, says| check_refused(&["export", "--data", home.text(), table], says);
    refused("aa", "several tables begin with “aa”");
    refused("cc", "there is no table “cc”");
    refused("%", "there is no table “%”");
    for (table, says) in [("bb03", "no deal at table bb03 is over yet"), ("bb04", "cannot be read")] {
        let output = run(&["export", "--data", home.text(), table]);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""), "{table}");
        assert!(text(&output.stderr).contains(says), "{}", text(&output.stderr));
    }
}

/// While the server runs and people play, it exports what is over and disturbs no game.
#[test]
fn beside_a_running_server() {
    let home = home_with(&[("3fa9c0", journal(4, 2))]);
    let serving = Serving::on(&home);
    let (head, _) = serving.ask("POST", "/play", "", "");
    let id = head.lines().find_map(|line| line.strip_prefix("location: /table/")).unwrap().to_owned();
    let list = exported(&home, &[]);
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.lines().next().unwrap().starts_with(&id) && list.contains("No deal is over"), "{list}");
    assert_eq!(Record::read(&exported(&home, &["3fa9c0"])).unwrap().deals.len(), 2);
    assert_eq!(serving.ask("GET", "/healthz", "", "").0.lines().next(), Some("HTTP/1.1 200 OK"));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

/// A table where people still come together has no sides yet.
#[test]
fn a_table_that_was_not_begun() {
    let home = Home::new();
    let serving = Serving::on(&home);
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let (head, _) = serving.ask("POST", "/gather", form, "name=Anna");
    let id = head.lines().find_map(|line| line.strip_prefix("location: /table/")).unwrap().to_owned();
    let list = exported(&home, &[]);
    assert!(
        list.starts_with(&id) && list.ends_with("  Anna  hoyle  Not begun.\n") && list.lines().count() == 1,
        "{list}"
    );
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

/// What is written holds the cards of a game: it is its owner's alone under any mask.
#[cfg(unix)]
#[test]
fn an_exported_record_is_its_owners_alone() {
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
fn where_there_are_no_games() {
    let home = Home::new();
    check_refused(&["export", "--data", home.text()], "there are no games: ");
    check_refused(&["export", "--data", home.text(), "--as", "csv"], "required");
    check_refused(&["export", "--data", home.text(), "aa", "--as", "pdf"], "pdf");
    fs::write(home.path().join("canasta.db"), "Dear diary, this is no database.").unwrap();
    check_refused(&["export", "--data", home.text()], "is not a database");
}
