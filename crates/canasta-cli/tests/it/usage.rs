//! Help, environment variables and usage errors.

use std::io::Write as _;
use std::process::Stdio;

use crate::process::{Home, canasta, check_refused, run, text};

#[test]
fn the_help_fits_a_terminal() {
    for flag in ["-h", "--help"] {
        let output = run(&[flag]);
        let help = text(&output.stdout);
        assert!(help.lines().count() <= 24 && help.lines().all(|line| line.chars().count() <= 80), "{help}");
    }
    insta::assert_snapshot!(text(&run(&["--help"]).stdout), @r"
    Play Canasta in your browser, run bots against each other, and check rules

    Usage: canasta [COMMAND] [OPTIONS]

    Commands:
      serve    Start the game server (the default command)
      replay   Step through a recorded game
      review   Review a finished game: luck, mistakes and better plays
      verify   Verify that a recorded game was fair and legal
      export   Export a stored game as a record, score sheet or JSON
      rules    Print, compare and validate rule sets
      referee  Check positions and actions against the rules (JSON Lines)
      arena    Play bots against each other and compare them
      bench    Benchmark the engine, the bots and the pages
      backup   Back up all games to a single file
      restore  Restore games from a backup
      migrate  Upgrade a PostgreSQL database schema to this release
      help     Print this message or the help of the given subcommand(s)

    Options:
      -h, --help     Print help
      -V, --version  Print version

    Without a command, canasta starts the server; see `canasta serve --help`.
    ");
}

#[test]
fn every_command_has_an_example_in_its_help() {
    for command in [
        "serve",
        "backup",
        "restore",
        "migrate",
        "export",
        "replay",
        "review",
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
fn the_help_of_serve() {
    insta::assert_snapshot!(text(&run(&["serve", "-h"]).stdout), @r#"
    Start the game server (the default command)

    Usage: canasta serve [OPTIONS]

    Options:
          --config <FILE>            Read settings from this TOML file
          --listen <ADDRESS:PORT>    Listen on this address; port 0 picks a free port [default: 127.0.0.1:7878]
          --data <DIR>               Store games in this directory [default: the platform's data directory]
          --bot <NAME=exec:COMMAND>  Offer your own bot at every table under this name; repeatable
          --abandon-after <DAYS>     Abandon games after this many days without an action [default: 180]
      -h, --help                     Print help (see more with '--help')

    Database:
          --database <ADDRESS>
              Store games in this PostgreSQL database instead
          --database-connections <N>
              Open at most this many database connections [default: 8]
          --database-connect-timeout <SECONDS>
              Stop waiting for a database connection after this many seconds [default: 3]
          --database-statement-timeout <SECONDS>
              Cancel database statements after this many seconds [default: 10]

    Several servers:
          --peer-listen <ADDRESS:PORT>  Share the database with other servers, which connect to this address
          --peer-address <HOST:PORT>    Make other servers connect to this address [default: the one listened on]
          --secret-file <FILE>          Read the secret that the servers share from this file

    Public access:
          --public-url <URL>         Expect requests from an HTTPS proxy with this public URL
          --trusted-proxy <ADDRESS>  Trust X-Forwarded-For from this proxy; repeatable [default: with --public-url one on this machine, else none]
          --tls-cert <FILE>          Serve HTTPS with this certificate chain (PEM)
          --tls-key <FILE>           Use this private key for the certificate (PEM)

    Monitoring:
          --metrics-token <TOKEN>  Allow other machines to read /metrics with this bearer token
          --log <FORMAT>           Log to standard error in this format [default: text] [possible values: text, json]
          --log-level <LEVEL>      Set the log level [default: warn] [possible values: error, warn, info, debug]

    Limits:
          --limits-requests <N>
              Limit requests per minute and IP address [default: 6000]
          --limits-wrong-codes <N>
              Limit wrong codes, and wrong links, per minute and IP address [default: 30]
          --limits-tables <N>
              Limit new tables, lessons and uploads per hour and IP address [default: 300]
          --limits-actions <N>
              Limit actions and other table requests per minute and person [default: 600]
          --limits-connections <N>
              Limit concurrent connections, including WebSockets [default: 16384]
          --limits-connections-per-address <N>
              Limit concurrent connections per IP address [default: 1024]
          --limits-windows <N>
              Limit open windows per table for its people [default: 32]
          --limits-spectators <N>
              Limit open windows per table for spectators [default: 256]

    Every option can also be an environment variable (CANASTA_LISTEN for --listen).

    Example:
      canasta serve --listen 127.0.0.1:7878 --data ./games
      canasta serve --bot "mine=exec:python3 my_bot.py"
    "#);
}

#[test]
fn reports_usage_errors_in_one_sentence() {
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
    check_refused(&["referee", "/nowhere/at/all"], "cannot read /nowhere/at/all: ");
    check_refused(&["referee", "--check", "/nowhere/at/all"], "cannot read /nowhere/at/all: ");
}

#[test]
fn only_serve_reads_environment_variables() {
    let wrong = [
        ("CANASTA_LOG", "loud"),
        ("CANASTA_LOG_LEVEL", "loud"),
        ("CANASTA_TRUSTED_PROXY", "here"),
        ("CANASTA_LIMITS_ACTIONS", "none"),
        // Old names of variables, which still work.
        ("CANASTA_PROXY", "here"),
        ("CANASTA_ABANDON_AFTER", "never"),
        ("CANASTA_GIVE_UP_AFTER", "never"),
        ("CANASTA_LIMITS_TRIES", "none"),
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

#[test]
fn reads_the_old_peer_variables() {
    for [listen, address] in
        [["CANASTA_PEER_LISTEN", "CANASTA_PEER_ADDRESS"], ["CANASTA_PRIVATE_LISTEN", "CANASTA_PRIVATE_ADDRESS"]]
    {
        for (name, message) in [(listen, "--peer-listen requires --database"), (address, "require --peer-listen")] {
            for args in [&["serve"][..], &[]] {
                let output = canasta().args(args).env(name, "127.0.0.1:0").output().unwrap();
                assert_eq!(output.status.code(), Some(2), "{name}");
                assert!(text(&output.stderr).contains(message), "{name}: {}", text(&output.stderr));
            }
        }
    }
}

#[test]
fn new_variables_override_old_ones() {
    let mut command = canasta();
    command.arg("serve").env("CANASTA_PROXY", "old").env("CANASTA_TRUSTED_PROXY", "new");
    let output = command.output().unwrap();
    assert!(text(&output.stderr).contains("invalid value 'new'"), "{}", text(&output.stderr));
}

fn referee(args: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = canasta().arg("referee").args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), text(&output.stdout).to_owned())
}

#[test]
fn referee_answers_each_line() {
    let (code, answer) = referee(&[], "{\"id\": 1, \"actions\": [\"draw\", \"dance\"]}\n");
    assert_eq!(code, Some(0), "{answer}");
    assert!(answer.contains("\"refused\":\"unreadable\""), "{answer}");
    let (code, answer) = referee(&["-"], "{\"id\": 1}\nnonsense\n{\"id\": 3}\n");
    assert_eq!((code, answer.lines().count()), (Some(2), 3), "{answer}");
    assert!(answer.lines().nth(1).unwrap().contains("\"line\":2"), "{answer}");
}

#[test]
fn referee_runs_test_cases() {
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
