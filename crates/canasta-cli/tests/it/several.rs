//! Several servers that share a database.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::browser::{Browser, quoted_after};
use crate::postgres_server::Server;
use crate::process::{Home, Serving, canasta, check_refused};

fn secret(home: &Home, name: &str, secret: &str) -> PathBuf {
    let file = home.path().join(name);
    fs::write(&file, secret).unwrap();
    file
}

/// A command that starts a server on this shared database.
fn command(database: &str, secret: &PathBuf) -> Command {
    let mut command = canasta();
    command.args(["serve", "--listen", "127.0.0.1:0", "--peer-listen", "127.0.0.1:0", "--secret-file"]);
    command.arg(secret).env("CANASTA_DATABASE", database);
    command
}

/// The address for other servers, from the ready line.
fn peer_address(serving: &Serving) -> String {
    let (_, address) = serving.line.split_once("peer address ").unwrap();
    address.trim_end().trim_end_matches(')').to_owned()
}

/// One server is killed while it owns the table, and another is stopped.
#[test]
fn any_server_serves_a_player_and_no_action_is_lost() {
    let server = Server::shared();
    let home = Home::new();
    let database = server.database();
    let secret = secret(&home, "secret", "what these servers have in common\n");
    let [first, second, third] = [(); 3].map(|()| Serving::start(&mut command(&database, &secret)));
    let mut browser = Browser::play(&first);
    let mut done = Vec::new();
    for serving in [&second, &third, &first] {
        done.push(browser.action(serving));
    }
    first.kill();
    browser.wait_for_table(&second);
    let check = |browser: &Browser, serving: &Serving, done: &[[String; 4]]| {
        for [id, n, action, answer] in done {
            // A repeated request gets the first answer.
            assert_eq!(browser.post(serving, id, n, action), *answer, "{action}");
        }
    };
    check(&browser, &third, &done);
    for serving in [&third, &second] {
        done.push(browser.action(serving));
    }
    let (code, log) = second.signal("-TERM");
    assert_eq!(code, Some(0), "{log}");
    // The stopped server has released the table, so no lease has to expire.
    assert!(browser.page(&third).contains("data-n="));
    check(&browser, &third, &done);
    done.push(browser.action(&third));
    let fourth = Serving::start(&mut command(&database, &secret));
    check(&browser, &fourth, &done);
}

/// A spectator's page of the browser's table. Waits until it shows `n` entries.
fn watched(browser: &Browser, serving: &Serving, n: u64) -> String {
    let deadline = Instant::now() + Duration::from_secs(600);
    loop {
        let (head, page) = serving.ask("GET", &browser.table, "", "");
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}\n{page}");
        if quoted_after(&page, "data-n=\"").and_then(|n| n.parse().ok()) >= Some(n) {
            return page;
        }
        assert!(Instant::now() < deadline, "entry {n} is not shown: {page}");
        std::thread::sleep(Duration::from_millis(5)); // waits: between two looks
    }
}

/// Spectators on two servers that don't own the table see every action but no hand, even after the owner is killed.
#[test]
fn any_server_serves_spectators() {
    let server = Server::shared();
    let home = Home::new();
    let database = server.database();
    let secret = secret(&home, "secret", "what these servers have in common\n");
    let [first, second, third] = [(); 3].map(|()| Serving::start(&mut command(&database, &secret)));
    let mut browser = Browser::play_watched(&first);
    let see = |browser: &mut Browser, at: &Serving| {
        let [_, _, _, answer] = browser.action(at);
        let n = answer.trim_start_matches("{\"n\":").trim_end_matches('}').parse().unwrap();
        for serving in [&second, &third] {
            let seen = watched(browser, serving, n);
            // Only a hand is shown in columns. Faces prove nothing, because each exists twice, so one can be in a hand
            // and the other on the table.
            let own = browser.page(at);
            for of_a_hand in ["id=\"hand\"", "class=\"col"] {
                assert!(own.contains(of_a_hand) && !seen.contains(of_a_hand), "{of_a_hand}: {seen}");
            }
        }
        n
    };
    let n = (0..4).map(|_| see(&mut browser, &first)).max().unwrap();
    first.kill();
    for serving in [&second, &third] {
        watched(&browser, serving, n);
    }
    browser.wait_for_table(&second);
    for serving in [&second, &third] {
        see(&mut browser, serving);
    }
}

/// Running servers are not affected.
#[test]
fn refuses_unusable_settings_in_one_sentence() {
    let server = Server::shared();
    let home = Home::new();
    let database = server.database();
    let right = secret(&home, "right", "what these servers have in common\n");
    let wrong = secret(&home, "wrong", "what some other servers have in common\n");
    let short = secret(&home, "short", "canasta\n");
    let running = Serving::start(&mut command(&database, &right));
    let mut browser = Browser::play(&running);
    let own = peer_address(&running);
    let file = |file: &PathBuf| file.to_str().unwrap().to_owned();
    let base = |more: &[&str]| {
        let base = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
        base.iter().chain(more).map(|&word| word.to_owned()).collect::<Vec<_>>()
    };
    let shared =
        |file: &str, more: &[&str]| base(&[&["--peer-listen", "127.0.0.1:0", "--secret-file", file], more].concat());
    let cases = [
        (base(&["--peer-listen", "127.0.0.1:0"]), "--peer-listen requires --secret-file".to_owned()),
        (base(&["--secret-file", &file(&right)]), "require --peer-listen".to_owned()),
        (shared("nowhere", &[]), "cannot read nowhere".to_owned()),
        (shared(&file(&short), &[]), "the secret on line 1 of".to_owned()),
        (shared(&file(&right), &["--peer-address", "here"]), "--peer-address is HOST:PORT, not “here”".to_owned()),
        (
            base(&["--peer-listen", "0.0.0.0:0", "--secret-file", &file(&right)]),
            "listens on all interfaces; set --peer-address".to_owned(),
        ),
        (base(&["--peer-listen", &own, "--secret-file", &file(&right)]), format!("cannot listen on {own}")),
        (shared(&file(&wrong), &[]), format!("the server at {own} does not know the secret of this one")),
        (
            shared(&file(&right), &["--peer-address", "127.0.0.1:1"]),
            format!("the server at {own} cannot reach this one at 127.0.0.1:1: nothing listens at 127.0.0.1:1"),
        ),
        (shared(&file(&right), &["--peer-address", &own]), format!("already has the address {own}")),
        (base(&[]), format!("another server already uses this database, at {own}; stop that one first")),
        (
            vec!["serve".to_owned(), "--peer-listen".to_owned(), "127.0.0.1:0".to_owned()],
            "--peer-listen requires --database".to_owned(),
        ),
    ];
    for (args, message) in cases {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        check_refused(&args, &message);
    }
    browser.action(&running);
    let page = browser.page(&running);
    assert!(quoted_after(&page, "data-n=\"").is_some(), "{page}");
    let (code, log) = running.signal("-TERM");
    assert_eq!(code, Some(0), "{log}");
}
