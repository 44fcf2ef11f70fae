//! `canasta referee` with any kind of standard input: answers, memory use and exit codes.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::process::{canasta, text};

/// The exit code, and the answers to these chunks of input.
fn answers(mut command: Command, chunks: impl Iterator<Item = Vec<u8>>) -> (Option<i32>, Vec<String>) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for chunk in chunks {
        stdin.write_all(&chunk).unwrap();
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
    (output.status.code(), text(&output.stdout).lines().map(str::to_owned).collect())
}

fn referee() -> Command {
    let mut command = canasta();
    command.arg("referee");
    command
}

/// The line is 100 MB long, which exceeds the limit on the address space.
#[test]
#[cfg(unix)]
fn an_enormous_line_takes_little_memory() {
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -v 98304 && exec \"$0\" referee", env!("CARGO_BIN_EXE_canasta")]);
    let line = (0..100).map(|_| vec![b'['; 1 << 20]);
    let (code, answers) = answers(limited, line.chain([b"\n{\"id\": \"next\"}\n".to_vec()]));
    assert_eq!((code, answers.len()), (Some(2), 2), "{answers:?}");
    assert_eq!(answers[0], r#"{"error":"a line may have 1048576 bytes; this one has more","line":1}"#);
    assert!(answers[1].starts_with(r#"{"id":"next","#), "{}", answers[1]);
}

/// Errors and refusals within a scenario don't affect the exit code. After an unreadable line, later lines are still
/// judged.
#[test]
fn exits_with_2_if_a_line_is_not_a_scenario() {
    for (input, code, lines) in [
        (&b""[..], 0, 0),
        (b"{}", 0, 1),
        (b"{\"players\": 9}\n{\"actions\": [\"dance\"]}\n", 0, 2),
        (b"\n", 2, 1),
        (b"{}\n\n{}\n", 2, 3),
        (b"{}\n[]", 2, 2),
        (b"\xff\xfe{\0}\0\n\0{}\n{}", 2, 3),
        (b"\xef\xbb\xbf{}\n", 0, 1),
        (b"{\"id\": \"\\ud800\"}\n", 2, 1),
    ] {
        let (exit_code, answers) = answers(referee(), std::iter::once(input.to_vec()));
        assert_eq!((exit_code, answers.len()), (Some(code), lines), "{input:?}: {answers:?}");
        assert!(answers.iter().all(|answer| answer.starts_with('{') && answer.ends_with('}')), "{answers:?}");
    }
}

/// Programs may wait for each answer before they send the next line.
#[test]
fn answers_each_line_at_once() {
    use std::io::{BufRead as _, BufReader};
    let mut child = referee().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(stdin, "{{\"id\": {id}}}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(&format!("{{\"id\":{id},")), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}
