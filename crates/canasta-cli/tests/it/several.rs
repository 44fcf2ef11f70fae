//! Several servers that share a database, as an operator starts them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::browser::{Browser, between};
use crate::postgres_server::Server;
use crate::process::{Home, Serving, canasta, check_refused};

/// A file with a secret.
fn secret(home: &Home, name: &str, secret: &str) -> PathBuf {
    let file = home.path().join(name);
    fs::write(&file, secret).unwrap();
    file
}

/// A server that shares this database.
fn command(database: &str, secret: &PathBuf) -> Command {
    let mut command = canasta();
    command.args(["serve", "--listen", "127.0.0.1:0", "--private-listen", "127.0.0.1:0", "--secret-file"]);
    command.arg(secret).env("CANASTA_DATABASE", database);
    command
}

/// Where the others reach a server, as it says itself.
fn private(serving: &Serving) -> String {
    let (_, address) = serving.line.split_once("servers that share it reach this one at ").unwrap();
    address.trim_end().trim_end_matches(')').to_owned()
}

/// A player at any of three servers, the table at one of them: that one is killed, the next one stopped, and nothing is lost.
#[test]
fn several_servers_are_one_service() {
    let (server, home) = (Server::shared(), Home::new());
    let (database, secret) = (server.database(), secret(&home, "secret", "what these servers have in common\n"));
    let [first, second, third] = [(); 3].map(|()| Serving::start(&mut command(&database, &secret)));
    let mut browser = Browser::play(&first);
    let mut done = Vec::new();
    for serving in [&second, &third, &first] {
        done.extend(browser.action(serving));
    }
    first.kill();
    browser.wait_for_table(&second);
    let check = |browser: &Browser, serving: &Serving, done: &[[String; 4]]| {
        for [id, n, action, answer] in done {
            // Sent again, each has the answer of the first time.
            assert_eq!(browser.post(serving, id, n, action), *answer, "{action}");
        }
    };
    check(&browser, &third, &done);
    for serving in [&third, &second] {
        done.extend(browser.action(serving));
    }
    let (code, said) = second.signal("-TERM");
    assert_eq!(code, Some(0), "{said}");
    // It was given back, so nothing has to run out.
    assert!(browser.page(&third).contains("data-n="));
    check(&browser, &third, &done);
    done.extend(browser.action(&third));
    let fourth = Serving::start(&mut command(&database, &secret));
    check(&browser, &fourth, &done);
    assert!(done.len() >= 4, "{done:?}");
}

/// A spectator's page of the browser's table at a server, once it shows so many entries.
fn watched(browser: &Browser, serving: &Serving, n: u64) -> String {
    let patience = Instant::now() + Duration::from_secs(600);
    loop {
        let (head, page) = serving.ask("GET", &browser.table, "", "");
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}\n{page}");
        if between(&page, "data-n=\"").and_then(|n| n.parse().ok()) >= Some(n) {
            return page;
        }
        assert!(Instant::now() < patience, "entry {n} is not shown: {page}");
        std::thread::sleep(Duration::from_millis(5)); // waits: between two looks
    }
}

/// Spectators at two servers that do not have the table see every act and no card of a hand; that server is killed, and they are
/// served on all the same, also while nobody has the table.
#[test]
fn spectators_are_served_where_they_come_to() {
    let (server, home) = (Server::shared(), Home::new());
    let (database, secret) = (server.database(), secret(&home, "secret", "what these servers have in common\n"));
    let [first, second, third] = [(); 3].map(|()| Serving::start(&mut command(&database, &secret)));
    let mut browser = Browser::play_watched(&first);
    let see = |browser: &mut Browser, at: &Serving| {
        let [_, _, _, answer] = browser.action(at).unwrap();
        let n = answer.trim_start_matches("{\"n\":").trim_end_matches('}').parse().unwrap();
        for serving in [&second, &third] {
            let seen = watched(browser, serving, n);
            // The player has a hand in columns of cards; elsewhere a face may be on the table and in a hand, for there are two.
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

/// Each wrong setting has its sentence, and the servers that run are not disturbed.
#[test]
fn a_wrong_start_is_refused_in_one_sentence() {
    let (server, home) = (Server::shared(), Home::new());
    let database = server.database();
    let right = secret(&home, "right", "what these servers have in common\n");
    let wrong = secret(&home, "wrong", "what some other servers have in common\n");
    let short = secret(&home, "short", "canasta\n");
    let running = Serving::start(&mut command(&database, &right));
    let mut browser = Browser::play(&running);
    let (own, file) = (private(&running), |file: &PathBuf| file.to_str().unwrap().to_owned());
    let base = |more: &[&str]| {
        let base = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
        base.iter().chain(more).map(|&word| word.to_owned()).collect::<Vec<_>>()
    };
    let shared =
        |file: &str, more: &[&str]| base(&[&["--private-listen", "127.0.0.1:0", "--secret-file", file], more].concat());
    let cases = [
        (base(&["--private-listen", "127.0.0.1:0"]), "--private-listen needs --secret-file".to_owned()),
        (base(&["--secret-file", &file(&right)]), "so they need --private-listen".to_owned()),
        (shared("nowhere", &[]), "nowhere cannot be read".to_owned()),
        (shared(&file(&short), &[]), "the secret on line 1 of".to_owned()),
        (
            shared(&file(&right), &["--private-address", "here"]),
            "--private-address is HOST:PORT, not “here”".to_owned(),
        ),
        (
            base(&["--private-listen", "0.0.0.0:0", "--secret-file", &file(&right)]),
            "is every network of this machine, so the other servers need --private-address".to_owned(),
        ),
        (base(&["--private-listen", &own, "--secret-file", &file(&right)]), format!("cannot listen on {own}")),
        (shared(&file(&wrong), &[]), format!("the server at {own} does not know the secret of this one")),
        (
            shared(&file(&right), &["--private-address", "127.0.0.1:1"]),
            format!("the server at {own} cannot reach this one at 127.0.0.1:1: nobody listens at 127.0.0.1:1"),
        ),
        (shared(&file(&right), &["--private-address", &own]), format!("has the address {own} already")),
        (base(&[]), format!("another server already uses this database, at {own}; stop that one first")),
        (
            vec!["serve".to_owned(), "--private-listen".to_owned(), "127.0.0.1:0".to_owned()],
            "so it needs --database".to_owned(),
        ),
    ];
    for (args, says) in cases {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        check_refused(&args, &says);
    }
    assert!(browser.action(&running).is_some());
    let page = browser.page(&running);
    assert!(between(&page, "data-n=\"").is_some(), "{page}");
    let (code, said) = running.signal("-TERM");
    assert_eq!(code, Some(0), "{said}");
}
