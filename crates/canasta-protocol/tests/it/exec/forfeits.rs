//! Bots that break the rules. Each gets a clear report, and no call exceeds its time limit.

use std::time::Duration;

use canasta::{CardAction, CardDeal, Illegal, Players, RuleSet, Seat};
use canasta_protocol::exec::{Event, Forfeit, ForfeitReason, Hello, Limits, Process};

use crate::exec::tables::{any_table, patient, python, seated, until};

/// A four-player table under `hoyle` where seat 0 has to draw first.
pub(crate) fn table() -> CardDeal {
    let (deal, _) = (0..).map(any_table).find(|(deal, _)| starts_simply(deal)).unwrap();
    deal
}

fn starts_simply(deal: &CardDeal) -> bool {
    let public = deal.public();
    public.players() == Players::FOUR && public.turn() == Seat(0) && *public.rules() == RuleSet::HOYLE
}

/// Short limits, to detect a silent bot quickly.
fn hasty() -> Limits {
    Limits { turn: Duration::from_millis(150), start: Duration::from_millis(100), ..Limits::default() }
}

/// A command that runs a shell script.
pub(crate) fn sh(script: &str) -> String {
    format!("sh -c '{}'", script.replace('\'', r"'\''"))
}

/// Asks the bot in seat 0 for actions until it forfeits. The other seats do nothing.
fn forfeit_of(command: &str, limits: &Limits) -> Forfeit {
    let mut deal = table();
    let mut bot = seated(command, &deal, Seat(0), limits);
    bot.event(&Event::begins(1, deal.view(Some(Seat(0))), &[]));
    loop {
        match bot.turn(&deal.view(Some(Seat(0)))) {
            Ok(action) => {
                let step = deal.apply(&action).unwrap();
                bot.event(&Event::Action(step.seen_by(Some(Seat(0)))));
            }
            Err(forfeit) => {
                assert_eq!(bot.turn(&deal.view(Some(Seat(0)))).as_ref(), Err(&forfeit), "must stay forfeited");
                return forfeit;
            }
        }
    }
}

fn report(command: &str) -> String {
    forfeit_of(command, &patient()).to_string().replace(&format!("“{command}”"), "BOT")
}

/// A script that runs `answer` at each turn.
fn answers(answer: &str) -> String {
    sh(&format!(r#"while read -r line; do case "$line" in *\"turn\"*\"milliseconds\"*) {answer};; esac; done"#))
}

#[test]
fn reports_a_missing_program() {
    let hello = |command: &str| {
        let public = *table().public();
        let hello = Hello::new(public.rules(), public.players(), Seat(2), 1);
        Process::start(command, &hello, &Limits::default()).unwrap_err()
    };
    let forfeit = hello("no-such-bot --strong");
    assert_eq!(forfeit.why.code(), "not-started");
    let report = forfeit.to_string();
    assert!(
        report.starts_with(
            "the bot “no-such-bot --strong” in seat 2 forfeits (not-started): cannot start its program “no-such-bot”: "
        ),
        "{report}"
    );
    assert_eq!(*hello("  ").why, ForfeitReason::NoCommand);
    assert_eq!(*hello("''").why, ForfeitReason::NoCommand);
    assert_eq!(*hello("python3 'my bot.py").why, ForfeitReason::Quotation);
}

#[test]
fn splits_a_command_like_a_shell() {
    let words = |command: &str| canasta_protocol::exec::words(command).unwrap();
    assert_eq!(words("python3 mybot.py"), ["python3", "mybot.py"]);
    assert_eq!(
        words(r#"python3 "my bot.py" --name 'a "b"' c\ d"#),
        ["python3", "my bot.py", "--name", "a \"b\"", "c d"]
    );
    // This shows that no shell runs.
    assert_eq!(words("bot $HOME *.py | tee x"), ["bot", "$HOME", "*.py", "|", "tee", "x"]);
}

#[test]
fn reports_a_crash_at_the_start() {
    let report = report(&sh("echo no model found >&2; exit 3"));
    assert_eq!(
        report,
        "the bot BOT in seat 0 forfeits (crashed): it ended by itself, with exit code 3\n  its standard error ends with:\n    no model found"
    );
}

#[test]
fn reports_a_crash_during_a_deal() {
    let bot = "import sys\nfor number, line in enumerate(sys.stdin):\n    if chr(34) + \"legal\" in line:\n        print(chr(34) + \"draw\" + chr(34), flush=True)\n        break\nraise KeyError(\"pile\")";
    let report = report(&format!("{} -c '{bot}'", python()));
    assert!(report.contains("it ended by itself, with exit code 1\n  its standard error ends with:\n"), "{report}");
    assert!(report.contains("Traceback") && report.ends_with("KeyError: 'pile'"), "{report}");
}

#[test]
fn reports_an_early_exit() {
    assert_eq!(report(&sh("exit 0")), "the bot BOT in seat 0 forfeits (left): it exited before the end");
    // Output from before the exit still counts.
    let forfeit = forfeit_of(&answers(r#"printf \"draw\"; exit 0"#), &patient());
    assert_eq!(*forfeit.why, ForfeitReason::Left);
}

#[cfg(unix)]
#[test]
fn reports_a_signal() {
    assert_eq!(report(&sh("kill -9 $$")), "the bot BOT in seat 0 forfeits (crashed): it was ended by signal 9");
}

#[test]
fn reports_a_bot_without_any_answer() {
    let forfeit = forfeit_of(&sh("cat >/dev/null"), &hasty());
    assert_eq!(*forfeit.why, ForfeitReason::TimedOut { milliseconds: 250 });
    assert!(forfeit.to_string().ends_with("forfeits (timed-out): it did not answer within 0.25 s"), "{forfeit}");
}

#[test]
fn reports_a_bot_that_stops_answering() {
    // The first answer has extra time for starting up. The second has only the time of a turn.
    let limits = Limits { start: patient().start, ..hasty() };
    let forfeit = forfeit_of(&answers(r#"[ -z "$answered" ] && echo \"draw\"; answered=yes"#), &limits);
    assert_eq!(*forfeit.why, ForfeitReason::TimedOut { milliseconds: 150 });
}

#[test]
fn reports_an_invalid_answer() {
    for (answer, code, says) in [
        (
            "echo draw",
            "not-json",
            "its line is not JSON: an action is a JSON string, so it needs quotation marks around it\n  its line: draw",
        ),
        (
            "echo hello there",
            "not-json",
            "its line is not JSON: expected value at line 1 column 1\n  its line: hello there",
        ),
        ("echo", "empty-line", "its line is empty\n  its line: "),
        (
            "echo 17",
            "no-act",
            "its line is neither an action like \"draw\" nor an object with one, like {\"act\": \"draw\"}\n  its line: 17",
        ),
        (r#"echo "{\"move\": \"draw\"}""#, "no-act", "like {\"act\": \"draw\"}\n  its line: {\"move\": \"draw\"}"),
        (r#"echo "{\"act\": null}""#, "no-act", "its line: {\"act\": null}"),
        (r#"echo \"fold\""#, "unreadable", "cannot read its action: “fold” isn’t an action\n  its line: \"fold\""),
        (r#"echo "\"discard 1H\"""#, "unreadable", "“1H” isn’t a card; write its rank and suit, such as 4H"),
        (r"printf '\377\376\n'", "not-utf-8", "its line is not UTF-8\n  its line: \u{fffd}\u{fffd}"),
        (r"printf '\033[31m\n'", "not-json", "its line: \u{fffd}[31m"),
    ] {
        let forfeit = forfeit_of(&answers(answer), &patient());
        assert_eq!(forfeit.why.code(), code, "{answer}: {forfeit}");
        assert!(forfeit.to_string().contains(says), "{answer}: {forfeit}");
    }
}

#[test]
fn reports_an_illegal_action() {
    let draw_then = |action: &str| {
        answers(&format!(r#"if [ -z "$drawn" ]; then echo \"draw\"; drawn=yes; else echo "\"{action}\""; fi"#))
    };
    let forfeit = forfeit_of(&draw_then("draw"), &patient());
    assert!(
        forfeit.to_string().contains(
            "its action “draw” is refused (not-now, see the chapter “turn” of the rules): you’ve already drawn or taken the pile this turn; meld or discard\n  its line: \"draw\""
        ),
        "{forfeit}"
    );
    // The card isn't in the hand, although another card of its kind is.
    let deal = table();
    let held = deal.hand(Seat(0)).to_vec();
    let absent =
        canasta::Card::all().find(|card| !held.contains(card) && held.iter().any(|it| it.kind() == card.kind()));
    let action = CardAction::Discard(absent.unwrap()).to_string();
    let forfeit = forfeit_of(&draw_then(&action), &patient());
    assert!(matches!(&*forfeit.why, ForfeitReason::Illegal { why: Illegal::NotInHand { .. }, .. }), "{forfeit}");
    // This names more cards than exist.
    let forfeit = forfeit_of(&draw_then(&format!("meld {}", "4H ".repeat(400))), &patient());
    assert!(matches!(&*forfeit.why, ForfeitReason::Illegal { why: Illegal::NotInHand { .. }, .. }), "{forfeit}");
    assert!(forfeit.why.to_string().len() < 400, "{forfeit}");
}

#[test]
fn reports_a_line_that_is_too_long() {
    let forfeit = forfeit_of(&answers("head -c 100000 /dev/zero | tr '\\0' x; echo"), &patient());
    assert_eq!(*forfeit.why, ForfeitReason::LineTooLong { longest: 65_536 });
    assert!(forfeit.to_string().contains("its line has more than 65536 bytes\n  its line: xxx"), "{forfeit}");
    assert!(forfeit.to_string().len() < 2_000);
    // This line never ends.
    assert_eq!(forfeit_of(&sh("cat /dev/zero"), &patient()).why.code(), "line-too-long");
}

#[test]
fn reports_extra_lines() {
    let forfeit = forfeit_of(&answers(r#"printf "\"draw\"\n\"discard 4H\"\n""#), &patient());
    assert_eq!(*forfeit.why, ForfeitReason::OutOfTurn);
    assert_eq!(forfeit.lines, ["\"draw\"", "\"discard 4H\""]);
    assert!(
        forfeit.to_string().ends_with(
            "forfeits (out-of-turn): it wrote a line that was not asked for; one line is expected for each turn, and notes belong on its standard error\n  its line: \"draw\"\n  its next line: \"discard 4H\""
        ),
        "{forfeit}"
    );
    // An endless stream is stopped, and it blocks no one.
    assert_eq!(*forfeit_of(&sh("yes \\\"draw\\\""), &patient()).why, ForfeitReason::OutOfTurn);
}

#[test]
fn reports_output_before_the_first_question() {
    let deal = table();
    // This is slightly more than a pipe holds (64 KiB), so once all of it is written, some has been read. It isn't much
    // more, because only a few reads are made before the first question.
    let script = sh(r#"yes \"draw\" | head -c 66500; echo ready >&2; cat >/dev/null"#);
    let mut bot = seated(&script, &deal, Seat(0), &patient());
    until_ready(&bot);
    let forfeit = bot.turn(&deal.view(Some(Seat(0)))).unwrap_err();
    assert_eq!(*forfeit.why, ForfeitReason::OutOfTurn);
    assert_eq!(forfeit.lines, ["\"draw\"", "\"draw\""]);
}

const GREETING: [&str; 2] = ["Hello there", "\"draw\""];

/// A greeting is reported together with the answer that follows it, whether it comes before the question, with the
/// answer, or in between.
#[test]
fn reports_a_greeting() {
    let turn =
        |answer: &str| format!(r#"while read -r line; do case "$line" in *\"milliseconds\"*) {answer};; esac; done"#);
    let at_first = |greeting: &str| turn(&format!(r#"[ -z "$answered" ] && {greeting}; answered=yes; echo \"draw\""#));
    let before = sh(&format!("echo Hello there; {}", turn(r#"echo \"draw\""#)));
    let between = sh(&at_first("{ echo Hello there; sleep 0.1; }"));
    let together = sh(&at_first(r#"{ printf "Hello there\n\"draw\"\n"; continue; }"#));
    for command in [&before, &before, &before, &before, &between, &together] {
        let forfeit = forfeit_of(command, &patient());
        assert_eq!(
            (forfeit.why.code(), &forfeit.lines[..]),
            ("out-of-turn", &GREETING.map(str::to_owned)[..]),
            "{forfeit}"
        );
    }
    // Here the whole greeting has been read before the question.
    let deal = table();
    let greeting = sh(&format!("yes Hello there | head -n 6000; echo ready >&2; {}", turn(r#"echo \"draw\""#)));
    let mut bot = seated(&greeting, &deal, Seat(0), &patient());
    until_ready(&bot);
    let forfeit = bot.turn(&deal.view(Some(Seat(0)))).unwrap_err();
    assert_eq!((forfeit.why.code(), &forfeit.lines[..]), ("out-of-turn", &["Hello there"; 2].map(str::to_owned)[..]));
    // If nothing follows the greeting, it counts as an invalid answer.
    let alone = forfeit_of(&sh("echo Hello there; cat >/dev/null"), &patient());
    assert_eq!((alone.why.code(), &alone.lines[..]), ("not-json", &GREETING.map(str::to_owned)[..1]), "{alone}");
}

/// A note is reported together with the answer that precedes it, whether it comes with the answer or after the next
/// question.
#[test]
fn reports_notes_after_an_answer() {
    for note in
        [r#"printf "\"draw\"\nwell\n""#, r#"echo \"draw\"; echo well"#, r#"echo \"draw\"; sleep 0.1; echo well"#]
    {
        let forfeit = forfeit_of(&answers(note), &patient());
        let named: Vec<&str> = forfeit.lines.iter().map(String::as_str).collect();
        assert_eq!((forfeit.why.code(), named), ("out-of-turn", vec!["\"draw\"", "well"]), "{note}: {forfeit}");
    }
    let deal = table();
    let early = answers(r#"echo \"draw\"; sleep 0.1; echo well; echo ready >&2"#);
    let mut bot = seated(&early, &deal, Seat(0), &patient());
    assert_eq!(bot.turn(&deal.view(Some(Seat(0)))), Ok(CardAction::Draw));
    until_ready(&bot);
    let forfeit = bot.turn(&deal.view(Some(Seat(0)))).unwrap_err();
    assert_eq!(forfeit.lines, ["\"draw\"", "well"], "{forfeit}");
}

/// Waits until the bot has written `ready` to its standard error.
fn until_ready(bot: &Process) {
    until(|| bot.stderr().contains("ready").then_some(()));
}

#[test]
fn reports_closed_output() {
    let forfeit = forfeit_of(&sh("exec 1>&-; cat >/dev/null"), &patient());
    assert_eq!(*forfeit.why, ForfeitReason::ClosedOutput);
    assert!(forfeit.to_string().ends_with("forfeits (closed-output): it closed its standard output but kept running"));
}

#[test]
fn reports_closed_input() {
    let deal = table();
    let mut bot = seated(&sh("exec 0<&-; echo ready >&2; sleep 1000"), &deal, Seat(0), &patient());
    until_ready(&bot);
    assert_eq!(*bot.turn(&deal.view(Some(Seat(0)))).unwrap_err().why, ForfeitReason::ClosedInput);
}

#[test]
fn reports_a_bot_that_does_not_read() {
    let deal = table();
    let mut bot = seated(&sh("sleep 1000"), &deal, Seat(0), &patient());
    let event = Event::begins(1, deal.view(Some(Seat(0))), &[]);
    for _ in 0..3000 {
        bot.event(&event);
    }
    assert_eq!(*bot.turn(&deal.view(Some(Seat(0)))).unwrap_err().why, ForfeitReason::NotReading);
}

#[test]
fn flooding_standard_error_is_allowed() {
    let deal = table();
    let flood = answers(r#"yes complaint | head -c 3000000 >&2; echo \"draw\""#);
    let mut bot = seated(&flood, &deal, Seat(0), &patient());
    for _ in 0..3 {
        assert_eq!(bot.turn(&deal.view(Some(Seat(0)))), Ok(CardAction::Draw));
    }
    assert!(bot.stderr().len() <= Limits::default().max_stderr_bytes);
}

#[test]
fn a_bot_that_only_floods_standard_error_times_out() {
    let deal = table();
    let mut bot = seated(&sh("yes complaint >&2"), &deal, Seat(0), &hasty());
    until(|| (bot.stderr().len() > 1000).then_some(()));
    let forfeit = bot.turn(&deal.view(Some(Seat(0)))).unwrap_err();
    assert_eq!(forfeit.why.code(), "timed-out");
    let max = Limits::default().max_stderr_bytes;
    assert!((1000..=max).contains(&forfeit.stderr.len()), "{}", forfeit.stderr.len());
}

#[test]
fn standard_error_can_also_go_to_a_file() {
    let path = std::env::temp_dir().join(format!("canasta-exec-{}.log", std::process::id()));
    let limits = Limits { stderr_file: Some(path.clone()), ..patient() };
    for word in ["first", "second"] {
        forfeit_of(&sh(&format!("echo the {word} fault >&2; exit 1")), &limits);
    }
    let logged = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(logged, "the first fault\nthe second fault\n");
}
