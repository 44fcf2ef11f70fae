//! `canasta serve --database` on a real PostgreSQL server.

use std::process::Command;

use crate::browser::{Browser, quoted_after};
use crate::export::home_with;
use crate::games::journal;
use crate::postgres_server::Server;
use crate::process::{Home, Serving, canasta, check_refused, run, text};

/// A server on this database. The address is in the environment, where other users can't see it.
fn serving(address: &str) -> Serving {
    Serving::start(&mut command(address))
}

fn command(address: &str) -> Command {
    let mut command = canasta();
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("CANASTA_DATABASE", address);
    command
}

/// Kills the server in the middle of a game, and restarts it.
#[test]
fn loses_no_acknowledged_action() {
    let server = Server::shared();
    let database = server.database();
    let mut serving = serving(&database);
    assert!(serving.line.contains("(games in PostgreSQL)"), "{}", serving.line);
    let mut browser = Browser::play(&serving);
    let mut done = Vec::new();
    for actions in [3, 2] {
        for _ in 0..actions {
            done.push(browser.action(&serving));
        }
        serving.kill();
        serving = self::serving(&database);
        for [id, n, action, answer] in &done {
            // A repeated request gets the first answer.
            assert_eq!(browser.post(&serving, id, n, action), *answer, "{action}");
        }
    }
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
    // The server has left the database, so the next one doesn't have to wait.
    let serving = self::serving(&database);
    assert!(browser.page(&serving).contains("data-n="));
}

#[test]
fn refuses_requests_until_the_database_is_back() {
    let mut server = Server::start();
    let database = server.database();
    let mut short = command(&database);
    short.args(["--database-connect-timeout", "1"]);
    let serving = Serving::start(&mut short);
    let mut browser = Browser::play(&serving);
    let first = browser.action(&serving);
    let page = browser.own_turn(&serving);
    let n = quoted_after(&page, "data-n=\"").unwrap().to_owned();
    server.stop();
    let post = |id: &str| {
        let headers = format!("{}Content-Type: application/json\r\n", browser.cookie);
        let body = format!("{{\"id\":\"{id}\",\"n\":{n},\"act\":\"{}\"}}", action(&page));
        serving.ask("POST", &format!("{}/act", browser.table), &headers, &body)
    };
    let (head, because) = post("meanwhile");
    assert!(head.starts_with("HTTP/1.1 503 ") && because.contains("can’t reach its database"), "{head}\n{because}");
    let (head, because) = serving.ask("GET", "/you", &browser.cookie, "");
    assert!(head.starts_with("HTTP/1.1 503 ") && because.contains("can’t reach its database"), "{head}\n{because}");
    server.run();
    // Repeats the refused action under the same ID. Also repeats an earlier action, which gets its first answer.
    let (head, answer) = post("meanwhile");
    assert!(head.starts_with("HTTP/1.1 200 ") && answer.starts_with("{\"n\":"), "{head}\n{answer}");
    let [id, n, action, answer] = first;
    assert_eq!(browser.post(&serving, &id, &n, &action), answer);
    assert!(serving.ask("GET", "/you", &browser.cookie, "").0.starts_with("HTTP/1.1 200 "));
    browser.action(&serving);
    let (code, log) = serving.signal("-TERM");
    assert_eq!(code, Some(0));
    assert!(log.contains("the database cannot be reached") && !log.contains("postgres://"), "{log}");
}

/// An action that the player can take on this page.
fn action(page: &str) -> String {
    match quoted_after(page, "data-phase=\"").unwrap() {
        "draw" => "draw".to_owned(),
        "answer" => "no".to_owned(),
        _ => {
            let hand = page.split_once("id=\"hand\"").unwrap().1;
            let last = hand.match_indices("class=\"col").last().unwrap().0;
            format!("discard {}", quoted_after(&hand[last..], "data-cards=\"").unwrap().split(' ').next().unwrap())
        }
    }
}

/// No error message contains the password.
#[test]
fn refuses_to_start_in_one_sentence() {
    let server = Server::start();
    let database = server.database();
    let first = serving(&database);
    let second = command(&database).output().unwrap();
    let error = text(&second.stderr);
    assert_eq!(second.status.code(), Some(2), "{error}");
    let expected = format!(
        "canasta: another server already uses this database, at {}; stop that one first, or set both up to share it\n",
        first.address
    );
    assert_eq!(error, expected);
    // A database whose clock is an hour behind, because this function hides PostgreSQL's own.
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
    for (args, message) in [
        (&["--database", "postgres://canasta:secret@localhost:1/x"][..], "the PostgreSQL server cannot be reached"),
        (&["--database", "mysql://canasta:secret@localhost/x"], "it does not begin with postgres://"),
        (&["--database", &database, "--data", "games"], "--data and --database cannot be used together"),
        (&["--database", &server.address("nowhere")], "has no database of that name"),
        (&["--database", &database, "--database-connections", "0"], "--database-connections"),
    ] {
        let args = [&["serve", "--listen", "127.0.0.1:0"], args].concat();
        check_refused(&args, message);
        assert!(!text(&run(&args).stderr).contains("secret"));
    }
}

#[test]
fn migrates_the_schema() {
    let server = Server::shared();
    let database = server.database();
    for args in [&["migrate", "--database", &database][..], &["migrate", "--contract", "--database", &database]] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), "the schema is at version 4\n");
    }
    let name = database.rsplit('/').next().unwrap();
    for (version, usable_from, message) in [(3, 1, "run `canasta migrate` once"), (5, 5, "was made by a newer Canasta")]
    {
        assert!(server.psql(name, &format!("UPDATE canasta SET version = {version}, usable_from = {usable_from}")));
        check_refused(&["serve", "--listen", "127.0.0.1:0", "--database", &database], message);
    }
    check_refused(&["migrate", "--database", &database], "was made by a newer Canasta");
    // Pretends that the schema is one version newer, but still compatible with this program.
    assert!(server.psql(name, "UPDATE canasta SET version = 5, usable_from = 4"));
    let output = run(&["migrate", "--database", &database]);
    let expected = "the schema is at version 5, compatible with programs that know version 4 or later\n";
    assert_eq!(text(&output.stdout), expected);
    assert_eq!(serving(&database).signal("-TERM").0, Some(0));
}

#[test]
fn moves_games_to_a_database_and_back() {
    let home = Home::new();
    let back = Home::new();
    let server = Server::shared();
    let database = server.database();
    let first = Serving::start_on(&home);
    let mut browser = Browser::play(&first);
    let [id, n, action, answer] = browser.action(&first);
    assert_eq!(first.signal("-TERM").0, Some(0));
    let done = |args: &[&str], message: &str| {
        let output = run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
        assert!(text(&output.stdout).contains(message), "{args:?}: {}", text(&output.stdout));
    };
    let first_backup = format!("{}/first.db", home.text());
    let second_backup = format!("{}/second.db", home.text());
    done(&["backup", "--data", home.text(), &first_backup], "1 table");
    done(&["restore", &first_backup, "--database", &database], "restored to the database");
    check_refused(&["restore", &first_backup, "--database", &database], "the database holds games already");
    check_refused(&["backup", "--database", &database, "--data", home.text(), &second_backup], "cannot be used with");
    let second = serving(&database);
    assert_eq!(browser.post(&second, &id, &n, &action), answer);
    let later = browser.action(&second);
    done(&["backup", "--database", &database, &second_backup], "1 table");
    assert_eq!(second.signal("-TERM").0, Some(0));
    done(&["restore", &second_backup, "--data", back.text()], "restored to");
    let third = Serving::start_on(&back);
    for [id, n, action, answer] in [[id, n, action, answer], later] {
        assert_eq!(browser.post(&third, &id, &n, &action), answer);
    }
}

#[test]
fn exports_games_from_a_database() {
    let home = home_with(&[("3fa9c0", journal(1, 40)), ("bb03", journal(2, 1))]);
    let server = Server::start();
    let database = server.database();
    let done = |args: &[&str]| {
        let output = run(args);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
        text(&output.stdout).to_owned()
    };
    // The database is still empty, and the command doesn't create anything.
    assert_eq!(done(&["export", "--database", &database]), "");
    let backup = format!("{}/games.db", home.text());
    done(&["backup", "--data", home.text(), &backup]);
    done(&["restore", &backup, "--database", &database]);
    for args in [&[][..], &["3fa9c0"], &["3f", "--format", "csv"], &["bb03", "--format", "json"]] {
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
    assert!(done(&["replay", "--print", &file]).contains(" won "));
    assert_eq!(serving.signal("-TERM").0, Some(0));

    let export = |more: &[&str], message: &str| check_refused(&[&["export", "--database"], more].concat(), message);
    export(&[&database, "cc"], "there is no table “cc”");
    export(&[&database, "--data", home.text()], "cannot be used with");
    export(&[&server.address("nowhere")], "has no database of that name");
    export(&["postgres://canasta:secret@localhost:1/x"], "the PostgreSQL server cannot be reached");
    assert!(server.psql("postgres", "CREATE TABLE letters (text text)"));
    export(&[&server.address("postgres")], "holds tables of another program");
}
