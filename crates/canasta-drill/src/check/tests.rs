//! Tests of the checker: a sound journal passes, and each kind of violation is found.

use canasta::deck::fresh;
use canasta::{Players, RuleSet, Seat};
use canasta_table::journal::{Person, SeatedPlayer, Terms};

use super::*;
use crate::ledger::RequestCount;

const TABLE: &str = "t";

/// The journal of a table with a person and a bot, up to the deal: six entries.
fn dealt() -> Vec<String> {
    let sat = |seat, who| Entry::Sat { seat: Seat(seat), who };
    let entries = [
        Entry::Opened(Box::new(Terms::of("hoyle", RuleSet::HOYLE, Players::new(2).unwrap()))),
        Entry::Joined(Person::HOST),
        sat(0, SeatedPlayer::Person(Person::HOST)),
        sat(1, SeatedPlayer::Bot { name: "Ruth".to_owned(), bot: "club".to_owned() }),
        Entry::Begun { first_dealer: Seat(1), draws: Vec::new() },
        Entry::Dealt { deal: 1, deck: fresh() },
    ];
    entries.iter().map(Entry::text).collect()
}

fn acted(seat: u8, id: &str, action: &str) -> String {
    format!(r#"{{"v":1,"entry":{{"acted":{{"seat":{seat},"id":"{id}","act":"{action}"}}}}}}"#)
}

/// The same journal after seat 0 has drawn and discarded, and the bot has drawn: nine entries.
fn sound() -> Vec<String> {
    let actions = [acted(0, "a1", "draw"), acted(0, "a2", "discard 2S"), acted(1, "bot-8", "draw")];
    dealt().into_iter().chain(actions).collect()
}

/// The journal's rows, with valid hashes.
fn chained(texts: &[String]) -> Vec<Row> {
    let mut chain = Chain::start(TABLE);
    let row = |text: &String| {
        chain = chain.with(text);
        Row { n: chain.len(), entry: text.clone(), hash: chain.last().to_vec() }
    };
    texts.iter().map(row).collect()
}

fn action_id(id: &str) -> ActionId {
    ActionId { seat: Seat(0), id: id.to_owned() }
}

/// A ledger with `draw` acknowledged as entry 7, `discard 2S` as entry 8, and nine entries shown.
fn ledger() -> Ledger {
    let mut ledger = Ledger::new(TABLE, vec![Seat(0)]);
    for (id, action, n) in [("a1", "draw", 7), ("a2", "discard 2S", 8)] {
        ledger.send(&action_id(id), Some(action.parse::<CardAction>().unwrap()), n - 1);
        ledger.answer(&action_id(id), Status::Acknowledged(n)).unwrap();
    }
    ledger.show(9);
    ledger
}

fn check(rows: &[Row], ledger: &Ledger, expect: &[&str]) {
    let violations = Journal::new(TABLE).check(rows, ledger);
    assert_eq!(violations.iter().map(Violation::to_string).collect::<Vec<_>>(), expect);
}

#[test]
fn a_sound_journal_passes() {
    check(&chained(&sound()), &ledger(), &[]);
    // An unanswered action may or may not be in the journal.
    let mut unanswered = ledger();
    unanswered.send(&action_id("a3"), Some("draw".parse::<CardAction>().unwrap()), 9);
    check(&chained(&sound()), &unanswered, &[]);
}

#[test]
fn finds_missing_last_entries() {
    let rows = chained(&sound());
    let lost = "action “a2” of seat 0 was acknowledged as entry 8, but is not in the journal";
    check(&rows[..7], &ledger(), &["a screen has shown 9 entries, but the journal has 7", lost]);
    // The last action was a bot's. It was acknowledged to no one, but a screen has shown it.
    check(&rows[..8], &ledger(), &["a screen has shown 9 entries, but the journal has 8"]);
}

#[test]
fn finds_a_missing_entry_and_a_changed_entry() {
    let mut rows = chained(&sound());
    rows.remove(7);
    let gap = "the journal is not whole: journal entry 8 is missing; found 9 instead";
    check(&rows, &ledger(), &[gap]);
    let mut rows = chained(&sound());
    rows[7].entry = acted(0, "a2", "discard 2H");
    check(&rows, &ledger(), &["the journal is not whole: journal entry 8 was changed: its hash doesn't match"]);
}

#[test]
fn finds_an_action_that_was_done_twice() {
    let mut texts = sound();
    texts.insert(8, acted(0, "a2", "discard 2S"));
    check(&chained(&texts), &ledger(), &["action “a2” of seat 0 was done twice, as entries 8 and 9"]);
    let mut twice = ledger();
    assert!(matches!(twice.answer(&action_id("a1"), Status::Acknowledged(9)), Err(Violation::TwoAnswers { .. })));
    assert!(matches!(twice.answer(&action_id("a1"), Status::Refused), Err(Violation::TwoAnswers { .. })));
    assert!(twice.answer(&action_id("a1"), Status::Acknowledged(7)).is_ok());
}

#[test]
fn finds_an_action_that_differs_from_what_was_acknowledged() {
    let mut texts = sound();
    texts[7] = acted(0, "a2", "discard 2D");
    check(&chained(&texts), &ledger(), &["action “a2” of seat 0 in entry 8 differs from what was sent"]);
    let mut texts = sound();
    texts[7] = acted(0, "x", "discard 2S");
    let lost = "action “a2” of seat 0 was acknowledged as entry 8, but is not in the journal";
    check(&chained(&texts), &ledger(), &[lost, "action “x” of seat 0 is entry 8, but was never sent"]);
    let mut elsewhere = ledger();
    elsewhere.send(&action_id("a3"), Some("draw".parse::<CardAction>().unwrap()), 9);
    elsewhere.answer(&action_id("a3"), Status::Acknowledged(11)).unwrap();
    check(
        &chained(&sound()),
        &elsewhere,
        &["action “a3” of seat 0 was acknowledged as entry 11, but is not in the journal"],
    );
}

#[test]
fn finds_a_refused_action_in_the_journal() {
    let mut refused = ledger();
    refused.send(&action_id("a3"), Some("pass".parse::<CardAction>().unwrap()), 8);
    refused.answer(&action_id("a3"), Status::Refused).unwrap();
    check(&chained(&sound()), &refused, &[]);
    let mut wrong = Ledger::new(TABLE, vec![Seat(0)]);
    wrong.send(&action_id("a1"), Some("draw".parse::<CardAction>().unwrap()), 6);
    wrong.answer(&action_id("a1"), Status::Refused).unwrap();
    check(&chained(&sound()[..7]), &wrong, &["action “a1” of seat 0 was refused, but is entry 7"]);
}

#[test]
fn finds_actions_in_the_wrong_order() {
    let mut reversed = Ledger::new(TABLE, vec![Seat(0)]);
    for (id, action, n) in [("a2", "discard 2S", 8), ("a1", "draw", 7)] {
        reversed.send(&action_id(id), Some(action.parse::<CardAction>().unwrap()), n - 1);
        reversed.answer(&action_id(id), Status::Acknowledged(n)).unwrap();
    }
    check(&chained(&sound()), &reversed, &["action “a1” of seat 0 was acknowledged after entry 8, but is entry 7"]);
}

#[test]
fn finds_an_illegal_action() {
    let texts = [dealt(), vec![acted(0, "a1", "pass")]].concat();
    let mut journal = Journal::new(TABLE);
    assert!(matches!(journal.read(TABLE, &chained(&texts)), Err(Violation::DoesNotFold { n: 7, .. })));
}

#[test]
fn compares_request_counts() {
    let entry = Entry::Allowed(Some(30)).text();
    let check = |found: usize, sent: u64, acknowledged: u64, is_right: bool| {
        let texts = [dealt(), vec![entry.clone(); found]].concat();
        let mut ledger = Ledger::new(TABLE, Vec::new());
        ledger.requests.insert(entry.clone(), RequestCount { sent, acknowledged });
        let violations = Journal::new(TABLE).check(&chained(&texts), &ledger);
        assert_eq!(violations.is_empty(), is_right, "{found} {sent} {acknowledged}: {violations:?}");
    };
    check(1, 1, 1, true);
    check(1, 1, 0, true);
    check(0, 1, 0, true);
    check(0, 1, 1, false);
    check(2, 1, 1, false);
    check(1, 0, 0, false);
    let texts = [dealt(), vec![entry]].concat();
    assert_eq!(Journal::new(TABLE).check(&chained(&texts), &Ledger::new(TABLE, Vec::new())).len(), 1);
}

#[test]
fn reads_both_releases_of_an_upgrade() {
    let entry = Entry::Joined(Person(3));
    let older = Formats::RELEASED.text(&entry);
    let newer = FORMATS.text(&entry);
    assert!(newer.starts_with(r#"{"v":4,"#) && older.starts_with(r#"{"v":3,"#));
    for text in [older, newer] {
        assert_eq!(FORMATS.read(&text), Ok(entry.clone()));
    }
}
