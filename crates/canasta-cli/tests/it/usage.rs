//! Help and wrong use.

use std::io::Write as _;
use std::process::Stdio;

use crate::process::{Home, canasta, check_refused, run, text};

#[test]
fn every_help_has_an_example() {
    for command in [
        "",
        "serve",
        "backup",
        "restore",
        "migrate",
        "export",
        "replay",
        "verify",
        "referee",
        "rules",
        "rules diff",
        "rules check",
        "bench",
        "arena",
    ] {
        let args: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
        let output = run(&args);
        let help = text(&output.stdout);
        assert!(output.status.success() && output.stderr.is_empty(), "{args:?}");
        let example = help.split_once("\nExample:\n").unwrap_or_default().1;
        assert!(example.contains(format!("canasta {command}").trim_end()), "{help}");
    }
}

#[test]
fn what_serve_says_of_itself() {
    insta::assert_snapshot!(text(&run(&["serve", "--help"]).stdout), @r#"
    Starts the server for playing in a browser (also what `canasta` does without a command)

    Usage: canasta serve [OPTIONS]

    Options:
          --config <FILE>            A file of settings: TOML, with the names of these flags without their dashes [env: CANASTA_CONFIG=]
          --listen <ADDRESS:PORT>    Where to listen; port 0 picks one [default: 127.0.0.1:7878] [env: CANASTA_LISTEN=]
          --data <DIR>               The directory of the games, created if it is missing [default: the platform's data directory] [env: CANASTA_DATA=]
          --bot <NAME=exec:COMMAND>  Offers a bot of your own at every table, by this name; a process of the command plays each seat that it gets. May be given again [env: CANASTA_BOT=]
          --public-url <URL>         Where people reach this server by https through a proxy, such as https://canasta.example: cookies are then for https only. Without it people come by plain http, as at home [env: CANASTA_PUBLIC_URL=]
          --proxy <ADDRESS>          The address of a proxy whose X-Forwarded-For is believed; may be given again [default: with --public-url one on this machine, else none] [env: CANASTA_PROXY=]
          --tls-cert <FILE>          A certificate in PEM, followed by the rest of its chain: the server then speaks https by itself. SIGHUP reads both files again [env: CANASTA_TLS_CERT=]
          --tls-key <FILE>           The certificate's private key, in PEM [env: CANASTA_TLS_KEY=]
          --metrics-token <TOKEN>    A program that sends it as a bearer token may read /metrics from anywhere; 16 letters or more. Without one only programs on this machine may [env: CANASTA_METRICS_TOKEN]
          --give-up-after <DAYS>     A game in which nothing has happened for so many days is given up: it ends, and the seeds of its deals are revealed [default: 180] [env: CANASTA_GIVE_UP_AFTER=]
          --log <FORM>               The format of the log on standard error [default: text] [env: CANASTA_LOG=] [possible values: text, json]
          --log-level <LEVEL>        How much is logged; debug adds every request, and what failing bots of yours printed [default: warn] [env: CANASTA_LOG_LEVEL=] [possible values: error, warn, info, debug]
      -h, --help                     Print help

    Database:
          --database <ADDRESS>
              Keeps the games in this PostgreSQL database instead, such as postgres://canasta@db.example/canasta. A password belongs into the environment or a file: flags can be seen by everybody on the machine [env: CANASTA_DATABASE]
          --database-connections <N>
              Connections to the database at one time [default: 8] [env: CANASTA_DATABASE_CONNECTIONS=]
          --database-connect-timeout <SECONDS>
              Seconds until a player is told that the database cannot be reached [default: 3] [env: CANASTA_DATABASE_CONNECT_TIMEOUT=]
          --database-statement-timeout <SECONDS>
              Seconds after which the database gives up a statement [default: 10] [env: CANASTA_DATABASE_STATEMENT_TIMEOUT=]

    Several servers:
          --private-listen <ADDRESS:PORT>  Shares the database with other servers, which reach this one here. Only servers that know the secret get an answer there [env: CANASTA_PRIVATE_LISTEN=]
          --private-address <HOST:PORT>    By which address the other servers reach it [default: the one listened on] [env: CANASTA_PRIVATE_ADDRESS=]
          --secret-file <FILE>             A file with the secret by which the servers of a database know each other: one line of 32 characters or more. SIGHUP reads it again [env: CANASTA_SECRET_FILE=]

    Limits:
          --limits-requests <N>
              Requests of one address a minute; files that are part of the program are not counted [default: 6000] [env: CANASTA_LIMITS_REQUESTS=]
          --limits-tries <N>
              Codes, and links, that lead nowhere and that one address may try a minute; those that lead somewhere are not counted [default: 30] [env: CANASTA_LIMITS_TRIES=]
          --limits-tables <N>
              New tables, lessons and uploaded records of one address an hour [default: 300] [env: CANASTA_LIMITS_TABLES=]
          --limits-actions <N>
              What one person does at tables a minute [default: 600] [env: CANASTA_LIMITS_ACTS=]
          --limits-connections <N>
              Connections at one time, live ones included [default: 16384] [env: CANASTA_LIMITS_CONNECTIONS=]
          --limits-connections-per-address <N>
              Connections of one address at one time; a proxy has as many as there are [default: 1024] [env: CANASTA_LIMITS_CONNECTIONS_PER_ADDRESS=]
          --limits-windows <N>
              Windows that the people of one table may have open at one time [default: 32] [env: CANASTA_LIMITS_WINDOWS=]
          --limits-spectators <N>
              Windows of others that may watch one table at one time [default: 256] [env: CANASTA_LIMITS_SPECTATORS=]

    Example:
      canasta serve --listen 127.0.0.1:7878 --data ./games
      canasta serve --bot "mine=exec:python3 my_bot.py"
    "#);
}

#[test]
fn wrong_use_is_one_sentence() {
    check_refused(&["dance"], "unrecognized subcommand 'dance'");
    check_refused(&["serve", "--port", "1"], "unexpected argument '--port'");
    check_refused(&["serve", "--listen"], "a value is required for '--listen");
    check_refused(&["serve", "here"], "unexpected argument 'here'");
    for (wrong, not) in [("0", "0"), ("-1", "-1"), ("1000001", "1000001"), ("many", "“many”"), ("", "“”")] {
        let because = format!("a limit is a whole number from 1 to 1000000, not {not}");
        check_refused(&["serve", &format!("--limits-requests={wrong}")], &because);
    }
    check_refused(&["--listen", "127.0.0.1:0", "bench"], "bench");
    check_refused(&["bench", "--deals", "0"], "invalid value '0'");
    check_refused(&["arena"], "--bots");
    check_refused(&["arena", "--bots", "club,shark"], "shark");
    check_refused(&["referee", "/nowhere/at/all"], "/nowhere/at/all cannot be read");
    check_refused(&["referee", "--check", "/nowhere/at/all"], "/nowhere/at/all cannot be read");
}

/// What the environment says to the server is no business of the other commands.
#[test]
fn settings_of_the_server_stop_no_other_command() {
    let wrong = [
        ("CANASTA_LOG", "loud"),
        ("CANASTA_LOG_LEVEL", "loud"),
        ("CANASTA_PROXY", "here"),
        ("CANASTA_LIMITS_ACTS", "none"),
    ];
    for (name, value) in wrong {
        for args in [&["rules", "hoyle"][..], &["bench", "--deals", "1"], &["help"]] {
            let output = canasta().args(args).env(name, value).output().unwrap();
            assert!(output.status.success(), "{name} {args:?}: {}", text(&output.stderr));
        }
        for args in [&["serve"][..], &[]] {
            let output = canasta().args(args).env(name, value).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{name} {args:?}");
            assert!(text(&output.stderr).contains(value), "{name} {args:?}: {}", text(&output.stderr));
        }
    }
}

fn referee(args: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = canasta().arg("referee").args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), text(&output.stdout).to_owned())
}

#[test]
fn the_referee_answers_line_by_line() {
    let (code, answer) = referee(&[], "{\"id\": 1, \"actions\": [\"draw\", \"dance\"]}\n");
    assert_eq!(code, Some(0), "{answer}");
    assert!(answer.contains("\"refused\":\"unreadable\""), "{answer}");
    let (code, answer) = referee(&["-"], "{\"id\": 1}\nnonsense\n{\"id\": 3}\n");
    assert_eq!((code, answer.lines().count()), (Some(2), 3), "{answer}");
    assert!(answer.lines().nth(1).unwrap().contains("\"line\":2"), "{answer}");
}

#[test]
fn the_referee_checks_cases() {
    let case = |stock: &str| {
        format!(
            "{{\"id\":\"a\",\"topic\":\"t\",\"scenario\":{{\"stock\":\"{stock}\",\"actions\":[\"draw\"]}},\"expect\":{{\"steps\":[{{\"ok\":true,\"drew\":\"5H\"}}]}},\"why\":\"w\"}}\n"
        )
    };
    let home = Home::new();
    let file = home.path().join("cases.jsonl");
    std::fs::write(&file, case("5H 6D")).unwrap();
    let path = file.to_str().unwrap();
    let right = run(&["referee", "--check", path]);
    assert_eq!((right.status.code(), text(&right.stdout).lines().last()), (Some(0), Some("1 passed, 0 failed")));
    std::fs::write(&file, case("5H 6D") + &case("6D 5H")).unwrap();
    let wrong = run(&["referee", "--check", path]);
    assert_eq!((wrong.status.code(), text(&wrong.stdout).lines().last()), (Some(1), Some("1 passed, 1 failed")));
}
