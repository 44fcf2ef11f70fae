//! `canasta backup` and `canasta restore`, while the server writes and while it does not.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::process::{Home, Serving, canasta, check_refused, from, run, text};

/// A guest's table: its path, the cookie that opens it, and the page as it was.
struct Seat {
    table: String,
    cookie: String,
}

impl Seat {
    fn take(serving: &Serving) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let (head, _) = serving.ask("POST", "/play", &from(NEXT.fetch_add(1, Ordering::Relaxed)), "");
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        let cookie = header("set-cookie: canasta_session=").split(';').next().unwrap();
        Self { table: header("location: ").to_owned(), cookie: format!("Cookie: canasta_session={cookie}\r\n") }
    }

    /// Whether the server shows the table to who sits there.
    fn is_there(&self, serving: &Serving) -> bool {
        let (head, page) = serving.ask("GET", &self.table, &self.cookie, "");
        head.starts_with("HTTP/1.1 200 ") && page.contains("data-n=\"")
    }
}

/// A server behind a proxy, so that those who come can be many.
fn serve(home: &Home) -> Serving {
    let args = ["serve", "--listen", "127.0.0.1:0", "--proxy", "127.0.0.1", "--data", home.text()];
    Serving::start(canasta().args(args))
}

/// Runs it, and it says this of what it did.
fn does(args: &[&str]) -> String {
    let output = run(args);
    let (said, errors) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success() && errors.is_empty() && said.lines().count() == 1, "{args:?}: {said}{errors}");
    said.trim_end().to_owned()
}

/// Tables and entries, as it prints them.
fn counts(said: &str) -> (u64, u64) {
    let words: Vec<&str> = said.split(' ').collect();
    assert!(words[1].starts_with("table") && words[4].starts_with("entr"), "{said}");
    (words[0].parse().unwrap(), words[3].parse().unwrap())
}

fn file(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn games_survive_in_a_backup_that_was_made_while_others_played() {
    let (home, new) = (Home::new(), Home::new());
    let serving = serve(&home);
    let early = Seat::take(&serving);
    let (to, go_on) = (home.path().join("copy.db"), AtomicBool::new(true));
    let (said, opened) = std::thread::scope(|scope| {
        let others = scope.spawn(|| {
            let mut opened = 0;
            while go_on.load(Ordering::Relaxed) {
                Seat::take(&serving);
                opened += 1;
            }
            opened
        });
        let said = does(&["backup", "--data", home.text(), file(&to)]);
        // One more, into a directory: it finds a name for itself.
        let again = does(&["backup", "--data", home.text(), home.text()]);
        go_on.store(false, Ordering::Relaxed);
        assert!(counts(&again) >= counts(&said) && again.contains("canasta-2"), "{again}");
        (said, others.join().unwrap())
    });
    let (tables, entries) = counts(&said);
    assert!((1..=opened + 1).contains(&tables) && entries > tables, "{said}, {opened} opened");
    assert!(said.ends_with(&format!(" saved in {}", to.display())), "{said}");
    // It is of one moment: what came later is not in it.
    let late = Seat::take(&serving);
    serving.kill();

    let restored = does(&["restore", file(&to), "--data", new.text()]);
    assert_eq!(counts(&restored), (tables, entries));
    let serving = serve(&new);
    assert!(early.is_there(&serving) && !late.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));

    // And into the directory where it came from; what was there is kept, its log included.
    let refused = ["restore", file(&to), "--data", home.text()];
    check_refused(&refused, "holds games already; --replace keeps them");
    let restored = does(&["restore", file(&to), "--data", home.text(), "--replace"]);
    let before = restored.split_once("the games that were there before are now in ").unwrap().1.to_owned();
    let serving = serve(&home);
    assert!(early.is_there(&serving) && !late.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
    does(&["restore", &before, "--data", home.text(), "--replace"]);
    let serving = serve(&home);
    assert!(early.is_there(&serving) && late.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}

#[test]
fn a_backup_is_its_owners_alone_and_overwrites_nothing() {
    let home = Home::new();
    check_refused(&["backup", "--data", home.text(), "/nowhere/copy.db"], "there are no games: ");
    serve(&home).signal("-TERM");
    let to = home.path().join("copy.db");
    does(&["backup", "--data", home.text(), file(&to)]);
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
    assert!(text(&nowhere.stderr).starts_with("canasta: /nowhere/at/all.db.part cannot be written: "));
    let names = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(names, ["canasta.db", "canasta.lock", "copy.db"]);
}

#[test]
fn nothing_is_restored_over_a_running_server_or_from_what_is_no_backup() {
    let (home, new) = (Home::new(), Home::new());
    let serving = serve(&home);
    let seat = Seat::take(&serving);
    let to = home.path().join("copy.db");
    does(&["backup", "--data", home.text(), file(&to)]);
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
    // Half of it; and whole, but with a page that is not what it was.
    let bytes = fs::read(&to).unwrap();
    for damage in [&bytes[..bytes.len() / 2], &[&bytes[..4096], &vec![7; 4096], &bytes[8192..]].concat()] {
        let damaged = home.path().join("damaged.db");
        fs::write(&damaged, damage).unwrap();
        let output = restore(&damaged);
        let said = text(&output.stderr);
        assert!(said.contains("is damaged: ") || said.contains("is damaged; "), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
        assert!(!new.path().join("canasta.db").exists());
    }
    let left = fs::read_dir(new.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(left.into_iter().all(|name| name == "canasta.lock"));
}

/// A table that was broken before is no reason to lose the others.
#[test]
fn a_broken_table_is_copied_as_it_is_and_told() {
    let (home, new) = (Home::new(), Home::new());
    let serving = serve(&home);
    let (broken, whole) = (Seat::take(&serving), Seat::take(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
    let database = home.path().join("canasta.db");
    let mut bytes = fs::read(&database).unwrap();
    // The first entry in the file, whichever of the two tables it is of: still JSON, but not what was chained.
    let at = bytes.windows(8).position(|bytes| bytes == b"\"entry\":").unwrap();
    bytes[at + 1] = b'E';
    fs::write(&database, bytes).unwrap();
    let to = home.path().join("copy.db");
    for args in [&["backup", "--data", home.text(), file(&to)], &["restore", file(&to), "--data", new.text()]] {
        let output = run(args);
        let (said, warned) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success() && said.starts_with("2 tables with "), "{said}{warned}");
        assert!(
            warned.contains(" was already damaged and was copied as it is: entry ") && warned.lines().count() == 1,
            "{warned}"
        );
    }
    let serving = serve(&new);
    assert!(broken.is_there(&serving) != whole.is_there(&serving));
    assert_eq!(serving.signal("-TERM").0, Some(0));
}
