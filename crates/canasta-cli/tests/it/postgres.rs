//! `canasta serve --database`: the real program on a real PostgreSQL server.

use std::process::Command;

use crate::browser::{Browser, between};
use crate::export::home_with;
use crate::games::journal;
use crate::postgres_server::Server;
use crate::process::{Home, Serving, canasta, check_refused, run, text};

/// A server on this database, whose address it gets where no other program sees it.
fn serving(address: &str) -> Serving {
    Serving::start(&mut command(address))
}

fn command(address: &str) -> Command {
    let mut command = canasta();
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("CANASTA_DATABASE", address);
    command
}

/// Killed in the middle of a game and started again: whatever was acknowledged is there, once, with all that lies beside it.
#[test]
fn what_was_acknowledged_is_in_the_database() {
    let server = Server::shared();
    let database = server.database();
    let mut serving = serving(&database);
    assert!(serving.line.contains("(games in a PostgreSQL database)"), "{}", serving.line);
    let mut browser = Browser::play(&serving);
    let mut done = Vec::new();
    for actions in [3, 2] {
        for _ in 0..actions {
            done.extend(browser.action(&serving));
        }
        serving.kill();
        serving = self::serving(&database);
        for [id, n, action, answer] in &done {
            // Sent again, each has the answer of the first time.
            assert_eq!(browser.post(&serving, id, n, action), *answer, "{action}");
        }
    }
    assert!(done.len() >= 3, "{done:?}");
    let ask = |path: &str| serving.ask("GET", path, &browser.cookie, "");
    for path in ["/", "/you", "/fairness", "/devices", &browser.table] {
        assert!(ask(path).0.starts_with("HTTP/1.1 200 "), "{path}: {}", ask(path).0);
    }
    assert!(ask("/").1.contains(&browser.table), "{}", ask("/").1);
    let metrics = ask("/metrics").1;
    for counted in ["canasta_promises_made 1\n", "canasta_promises_kept 0\n"] {
        assert!(metrics.contains(counted), "{metrics}");
    }
    let stopped = serving.signal("-TERM");
    assert_eq!(stopped.0, Some(0), "{}", stopped.1);
    assert_eq!(stopped.1, "");
    // The next one need not wait.
    let serving = self::serving(&database);
    assert!(browser.page(&serving).contains("data-n="));
}

/// While the database is away acts and pages are refused with a sentence, and everything goes on when it is back.
#[test]
fn the_database_goes_away_and_comes_back() {
    let mut server = Server::start();
    let database = server.database();
    let mut short = command(&database);
    short.args(["--database-connect-timeout", "1"]);
    let serving = Serving::start(&mut short);
    let mut browser = Browser::play(&serving);
    let first = browser.action(&serving).unwrap();
    let page = browser.own_turn(&serving);
    let n = between(&page, "data-n=\"").unwrap().to_owned();
    server.stop();
    let post = |id: &str| {
        let headers = format!("{}Content-Type: application/json\r\n", browser.cookie);
        let body = format!("{{\"id\":\"{id}\",\"n\":{n},\"act\":\"{}\"}}", action(&page));
        serving.ask("POST", &format!("{}/act", browser.table), &headers, &body)
    };
    let (head, because) = post("meanwhile");
    assert!(head.starts_with("HTTP/1.1 503 ") && because.contains("its database does not answer"), "{head}\n{because}");
    let (head, because) = serving.ask("GET", "/you", &browser.cookie, "");
    assert!(head.starts_with("HTTP/1.1 503 ") && because.contains("its database does not answer"), "{head}\n{because}");
    server.run();
    // The same act again, under its id; and one from before, with the answer that it had.
    let (head, answer) = post("meanwhile");
    assert!(head.starts_with("HTTP/1.1 200 ") && answer.starts_with("{\"n\":"), "{head}\n{answer}");
    let [id, n, action, answer] = first;
    assert_eq!(browser.post(&serving, &id, &n, &action), answer);
    assert!(serving.ask("GET", "/you", &browser.cookie, "").0.starts_with("HTTP/1.1 200 "));
    assert!(browser.action(&serving).is_some());
    let (code, said) = serving.signal("-TERM");
    assert_eq!(code, Some(0));
    assert!(said.contains("the database cannot be reached") && !said.contains("postgres://"), "{said}");
}

/// What the player can do on this page.
fn action(page: &str) -> String {
    match between(page, "data-phase=\"").unwrap() {
        "draw" => "draw".to_owned(),
        "answer" => "no".to_owned(),
        _ => {
            let hand = page.split_once("id=\"hand\"").unwrap().1;
            let last = hand.match_indices("class=\"col").last().unwrap().0;
            format!("discard {}", between(&hand[last..], "data-cards=\"").unwrap().split(' ').next().unwrap())
        }
    }
}

/// A second server is refused while the first one runs, and each wrong setting has its sentence, without the password.
#[test]
fn a_wrong_start_is_refused_in_one_sentence() {
    let server = Server::start();
    let database = server.database();
    let first = serving(&database);
    let second = command(&database).output().unwrap();
    let said = text(&second.stderr);
    assert_eq!(second.status.code(), Some(2), "{said}");
    let expected = format!(
        "canasta: another server already uses this database, at {}; stop that one first, or set both up to share it\n",
        first.address
    );
    assert_eq!(said, expected);
    // Its clock is an hour behind: what a server asks for is found there before PostgreSQL's own.
    let behind = server.database();
    for sql in [
        "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql
         AS $$ SELECT pg_catalog.clock_timestamp() - interval '1 hour' $$",
        "ALTER ROLE canasta SET search_path = public, pg_catalog",
    ] {
        assert!(server.psql(behind.rsplit('/').next().unwrap(), sql));
    }
    check_refused(
        &["serve", "--listen", "127.0.0.1:0", "--database", &behind],
        "s ahead of that of the PostgreSQL server",
    );
    assert!(server.psql("postgres", "ALTER ROLE canasta RESET search_path"));
    for (args, says) in [
        (&["--database", "postgres://canasta:secret@localhost:1/x"][..], "the PostgreSQL server cannot be reached"),
        (&["--database", "mysql://canasta:secret@localhost/x"], "it does not begin with postgres://"),
        (&["--database", &database, "--data", "games"], "--data and --database were both given"),
        (&["--database", &server.address("nowhere")], "has no database of that name"),
        (&["--database", &database, "--database-connections", "0"], "--database-connections"),
    ] {
        let args = [&["serve", "--listen", "127.0.0.1:0"], args].concat();
        check_refused(&args, says);
        assert!(!text(&run(&args).stderr).contains("secret"));
    }
}

/// The tables are made and brought to their version by a command of its own.
#[test]
fn the_tables_are_migrated_by_a_command() {
    let server = Server::shared();
    let database = server.database();
    for args in [&["migrate", "--database", &database][..], &["migrate", "--contract", "--database", &database]] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), "the tables have version 3\n");
    }
    let name = database.rsplit('/').next().unwrap();
    for (version, usable_from, says) in [(2, 1, "run `canasta migrate` once"), (4, 4, "was made by a newer Canasta")] {
        assert!(server.psql(name, &format!("UPDATE canasta SET version = {version}, usable_from = {usable_from}")));
        check_refused(&["serve", "--listen", "127.0.0.1:0", "--database", &database], says);
    }
    check_refused(&["migrate", "--database", &database], "was made by a newer Canasta");
    // One of the next version that still knows how to work with programs of this one.
    assert!(server.psql(name, "UPDATE canasta SET version = 4, usable_from = 3"));
    let output = run(&["migrate", "--database", &database]);
    let says = "the tables have version 4; programs that know version 3 or a newer one can use them\n";
    assert_eq!(text(&output.stdout), says);
    assert_eq!(serving(&database).signal("-TERM").0, Some(0));
}

/// Games move from a directory to a database and back, and go on there.
#[test]
fn games_move_to_a_database_and_back() {
    let (home, back, server) = (Home::new(), Home::new(), Server::shared());
    let database = server.database();
    let first = Serving::on(&home);
    let mut browser = Browser::play(&first);
    let [id, n, action, answer] = browser.action(&first).unwrap();
    assert_eq!(first.signal("-TERM").0, Some(0));
    let done = |args: &[&str], says: &str| {
        let output = run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
        assert!(text(&output.stdout).contains(says), "{args:?}: {}", text(&output.stdout));
    };
    let (there, again) = (format!("{}/there.db", home.text()), format!("{}/again.db", home.text()));
    done(&["backup", "--data", home.text(), &there], "1 table");
    done(&["restore", &there, "--database", &database], "restored to the database");
    check_refused(&["restore", &there, "--database", &database], "the database holds games already");
    check_refused(&["backup", "--database", &database, "--data", home.text(), &again], "cannot be used with");
    let second = serving(&database);
    assert_eq!(browser.post(&second, &id, &n, &action), answer);
    let later = browser.action(&second);
    done(&["backup", "--database", &database, &again], "1 table");
    assert_eq!(second.signal("-TERM").0, Some(0));
    done(&["restore", &again, "--data", back.text()], "restored to");
    let third = Serving::on(&back);
    for [id, n, action, answer] in [Some([id, n, action, answer]), later].into_iter().flatten() {
        assert_eq!(browser.post(&third, &id, &n, &action), answer);
    }
}

/// Games are exported from a database as from a directory, while a server plays them; nothing is changed, and what is wrong has its
/// sentence.
#[test]
fn games_are_exported_from_a_database() {
    let (home, server) = (home_with(&[("3fa9c0", journal(1, 40)), ("bb03", journal(2, 1))]), Server::start());
    let database = server.database();
    let done = |args: &[&str]| {
        let output = run(args);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
        text(&output.stdout).to_owned()
    };
    // Nothing is there yet, and nothing is made.
    assert_eq!(done(&["export", "--database", &database]), "");
    let backup = format!("{}/games.db", home.text());
    done(&["backup", "--data", home.text(), &backup]);
    done(&["restore", &backup, "--database", &database]);
    for args in [&[][..], &["3fa9c0"], &["3f", "--as", "csv"], &["bb03", "--as", "json"]] {
        let exported = done(&[&["export", "--database", &database], args].concat());
        assert_eq!(exported, done(&[&["export", "--data", home.text()], args].concat()), "{args:?}");
        assert!(exported.len() > 100, "{exported}");
    }
    let serving = serving(&database);
    let browser = Browser::play(&serving);
    let list = done(&["export", "--database", &database]);
    assert!(list.starts_with(browser.table.trim_start_matches("/table/")) && list.lines().count() == 3, "{list}");
    let file = format!("{}/evening.canasta", home.text());
    assert_eq!(done(&["export", "--database", &database, "3f", "--out", &file]), "");
    assert!(done(&["replay", "--print", &file]).contains(" won by "));
    assert_eq!(serving.signal("-TERM").0, Some(0));

    let export = |more: &[&str], says: &str| check_refused(&[&["export", "--database"], more].concat(), says);
    export(&[&database, "cc"], "there is no table “cc”");
    export(&[&database, "--data", home.text()], "cannot be used with");
    export(&[&server.address("nowhere")], "has no database of that name");
    export(&["postgres://canasta:secret@localhost:1/x"], "the PostgreSQL server cannot be reached");
    assert!(server.psql("postgres", "CREATE TABLE letters (text text)"));
    export(&[&server.address("postgres")], "holds tables of another program");
}
