//! `canasta backup` and `canasta restore`, with and without a running server.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::process::{Home, Serving, canasta, check_refused, from, run, text};

/// A guest's table and the cookie that opens it.
struct Seat {
    table: String,
    cookie: String,
}

impl Seat {
    fn take(serving: &Serving) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let (head, _) = serving.ask("POST", "/play", &from(NEXT.fetch_add(1, Ordering::Relaxed)), "");
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        let cookie = header("set-cookie: canasta_session_").split(';').next().unwrap();
        Self { table: header("location: ").to_owned(), cookie: format!("Cookie: canasta_session_{cookie}\r\n") }
    }

    /// Whether the server shows the table to its guest.
    fn is_there(&self, serving: &Serving) -> bool {
        let (head, page) = serving.ask("GET", &self.table, &self.cookie, "");
        head.starts_with("HTTP/1.1 200 ") && page.contains("data-n=\"")
    }
}

/// A server behind a proxy, so that requests can appear to come from many addresses.
fn serve(home: &Home) -> Serving {
    let args = ["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--data", home.text()];
    Serving::start(canasta().args(args))
}

/// Runs a command that succeeds, and returns its only line of output.
fn summary(args: &[&str]) -> String {
    let output = run(args);
    let line = text(&output.stdout);
    let errors = text(&output.stderr);
    assert!(output.status.success() && errors.is_empty() && line.lines().count() == 1, "{args:?}: {line}{errors}");
    line.trim_end().to_owned()
}

/// The numbers of tables and entries in a command's summary.
fn counts(summary: &str) -> (u64, u64) {
    let words: Vec<&str> = summary.split(' ').collect();
    assert!(words[1].starts_with("table") && words[4].starts_with("entr"), "{summary}");
    (words[0].parse().unwrap(), words[3].parse().unwrap())
}

fn file(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_backup_made_while_people_play_is_complete() {
    let home = Home::new();
    let new = Home::new();
    let serving = serve(&home);
    let early = Seat::take(&serving);
    let to = home.path().join("copy.db");
    let others_play = AtomicBool::new(true);
    let (saved, opened) = std::thread::scope(|scope| {
        let others = scope.spawn(|| {
            let mut opened = 0;
            while others_play.load(Ordering::Relaxed) {
                Seat::take(&serving);
                opened += 1;
            }
            opened
        });
        let saved = summary(&["backup", "--data", home.text(), file(&to)]);
        // A second backup, to a directory, is named after the current time.
        let again = summary(&["backup", "--data", home.text(), home.text()]);
        others_play.store(false, Ordering::Relaxed);
        assert!(counts(&again) >= counts(&saved) && again.contains("canasta-2"), "{again}");
        (saved, others.join().unwrap())
    });
    let (tables, entries) = counts(&saved);
    assert!((1..=opened + 1).contains(&tables) && entries > tables, "{saved}, {opened} opened");
    assert!(saved.ends_with(&format!(" saved to {}", to.display())), "{saved}");
    // This table is opened after the backup, so the backup doesn't contain it.
    let late = Seat::take(&serving);
    serving.kill();

    let restored = summary(&["restore", file(&to), "--data", new.text()]);
    assert_eq!(counts(&restored), (tables, entries));
    let serving = serve(&new);
    assert!(early.is_there(&serving) && !late.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));

    // Restores to the original directory, whose previous games are kept, including the write-ahead log.
    let refused = ["restore", file(&to), "--data", home.text()];
    check_refused(&refused, "holds games already; --replace keeps them");
    let restored = summary(&["restore", file(&to), "--data", home.text(), "--replace"]);
    let before = restored.split_once("the previous games are now in ").unwrap().1.to_owned();
    let serving = serve(&home);
    assert!(early.is_there(&serving) && !late.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
    summary(&["restore", &before, "--data", home.text(), "--replace"]);
    let serving = serve(&home);
    assert!(early.is_there(&serving) && late.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

#[test]
fn a_backup_is_private_and_overwrites_nothing() {
    let home = Home::new();
    check_refused(&["backup", "--data", home.text(), "/nowhere/copy.db"], "there are no games: ");
    serve(&home).signal("-TERM");
    let to = home.path().join("copy.db");
    summary(&["backup", "--data", home.text(), file(&to)]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let bytes = fs::read(&to).unwrap();
    let args = ["backup", "--data", home.text(), file(&to)];
    check_refused(&args, "already exists and is not overwritten");
    assert!(fs::read(&to).unwrap() == bytes);
    let nowhere = run(&["backup", "--data", home.text(), "/nowhere/at/all.db"]);
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(text(&nowhere.stderr).starts_with("canasta: cannot write /nowhere/at/all.db.part: "));
    let names = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(names, ["canasta.db", "canasta.lock", "copy.db"]);
}

#[test]
fn refuses_to_restore_over_a_running_server_or_from_a_damaged_backup() {
    let home = Home::new();
    let new = Home::new();
    let serving = serve(&home);
    let seat = Seat::take(&serving);
    let to = home.path().join("copy.db");
    summary(&["backup", "--data", home.text(), file(&to)]);
    for more in [&[][..], &["--replace"]] {
        let args = [&["restore", file(&to), "--data", home.text()][..], more].concat();
        check_refused(&args, "in use by another Canasta server");
    }
    assert!(seat.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));

    let restore = |from: &Path| run(&["restore", file(from), "--data", new.text()]);
    let diary = home.path().join("diary");
    fs::write(&diary, "Dear diary, this is no database.").unwrap();
    let output = restore(&diary);
    assert!(text(&output.stderr).contains("is not a database"), "{output:?}");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(restore(&home.path().join("nothing")).status.code(), Some(2));
    // Tries half of the file, and the file with one page changed.
    let bytes = fs::read(&to).unwrap();
    for damage in [&bytes[..bytes.len() / 2], &[&bytes[..4096], &vec![7; 4096], &bytes[8192..]].concat()] {
        let damaged = home.path().join("damaged.db");
        fs::write(&damaged, damage).unwrap();
        let output = restore(&damaged);
        let error = text(&output.stderr);
        assert!(error.contains("is damaged: ") || error.contains("is damaged; "), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(!new.path().join("canasta.db").exists());
    }
    let left = fs::read_dir(new.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(left.into_iter().all(|name| name == "canasta.lock"));
}

#[test]
fn copies_a_damaged_table_unchanged_and_reports_it() {
    let home = Home::new();
    let new = Home::new();
    let serving = serve(&home);
    let first = Seat::take(&serving);
    let second = Seat::take(&serving);
    assert_eq!(serving.signal("-TERM").0, Some(0));
    let database = home.path().join("canasta.db");
    let mut bytes = fs::read(&database).unwrap();
    // Damages the first entry in the file, of either table. It is still JSON, but it doesn't match its hash.
    let at = bytes.windows(8).position(|bytes| bytes == b"\"entry\":").unwrap();
    bytes[at + 1] = b'E';
    fs::write(&database, bytes).unwrap();
    let to = home.path().join("copy.db");
    for args in [&["backup", "--data", home.text(), file(&to)], &["restore", file(&to), "--data", new.text()]] {
        let output = run(args);
        let line = text(&output.stdout);
        let warning = text(&output.stderr);
        assert!(output.status.success() && line.starts_with("2 tables with "), "{line}{warning}");
        assert!(
            warning.contains(" was already damaged and was copied unchanged: journal entry ")
                && warning.lines().count() == 1,
            "{warning}"
        );
    }
    let serving = serve(&new);
    assert!(first.is_there(&serving) != second.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}
