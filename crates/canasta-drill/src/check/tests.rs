//! The checker reads journals made by hand: a sound one passes, and each kind of broken promise is found.

use canasta::deck::fresh;
use canasta::{Players, RuleSet, Seat};
use canasta_table::journal::{Person, SeatedPlayer, Terms};

use super::*;
use crate::ledger::RequestCount;

const TABLE: &str = "t";

/// A table of a person and a bot that is dealt: six entries.
fn dealt() -> Vec<String> {
    let sat = |seat, who| Entry::Sat { seat: Seat(seat), who };
    let entries = [
        Entry::Opened(Box::new(Terms::of("hoyle", RuleSet::HOYLE, Players::new(2).unwrap()))),
        Entry::Came(Person::HOST),
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

/// Seat 0 draws and discards, then the bot draws: nine entries.
fn sound() -> Vec<String> {
    let actions = [acted(0, "a1", "draw"), acted(0, "a2", "discard 2S"), acted(1, "bot-8", "draw")];
    dealt().into_iter().chain(actions).collect()
}

/// The texts as a journal that is whole.
fn chained(texts: &[String]) -> Vec<Row> {
    let mut chain = Chain::start(TABLE);
    let row = |text: &String| {
        chain = chain.with(text);
        Row { n: chain.len(), entry: text.clone(), hash: chain.last().to_vec() }
    };
    texts.iter().map(row).collect()
}

fn by(id: &str) -> ActionId {
    ActionId { seat: Seat(0), id: id.to_owned() }
}

/// `draw` acknowledged as entry 7, `discard 2S` as entry 8, and nine entries seen.
fn ledger() -> Ledger {
    let mut ledger = Ledger::new(TABLE, vec![Seat(0)]);
    for (id, action, n) in [("a1", "draw", 7), ("a2", "discard 2S", 8)] {
        ledger.send(&by(id), Some(action.parse::<CardAction>().unwrap()), n - 1);
        ledger.answer(&by(id), Status::Acknowledged(n)).unwrap();
    }
    ledger.show(9);
    ledger
}

fn check(rows: &[Row], ledger: &Ledger, expect: &[&str]) {
    let violations = Journal::of(TABLE).check(rows, ledger);
    assert_eq!(violations.iter().map(Violation::to_string).collect::<Vec<_>>(), expect);
}

#[test]
fn a_sound_journal_passes() {
    check(&chained(&sound()), &ledger(), &[]);
    // An act that was not answered may be there or not.
    let mut open = ledger();
    open.send(&by("a3"), Some("draw".parse::<CardAction>().unwrap()), 9);
    check(&chained(&sound()), &open, &[]);
}

#[test]
fn a_journal_without_its_last_entries_is_found() {
    let rows = chained(&sound());
    let lost = "action “a2” of seat 0 was acknowledged as entry 8 and is not in the journal";
    check(&rows[..7], &ledger(), &["a screen has shown 9 entries and the journal has 7", lost]);
    // A bot's last act was acknowledged to no player, but a screen has shown it.
    check(&rows[..8], &ledger(), &["a screen has shown 9 entries and the journal has 8"]);
}

#[test]
fn a_missing_entry_and_a_changed_entry_are_found() {
    let mut rows = chained(&sound());
    rows.remove(7);
    let gap = "the journal is not whole: entry 8 of the journal is missing; 9 came instead";
    check(&rows, &ledger(), &[gap]);
    let mut rows = chained(&sound());
    rows[7].entry = acted(0, "a2", "discard 2H");
    check(&rows, &ledger(), &["the journal is not whole: entry 8 of the journal was changed: its hash does not fit"]);
}

#[test]
fn an_action_that_was_done_twice_is_found() {
    let mut texts = sound();
    texts.insert(8, acted(0, "a2", "discard 2S"));
    check(&chained(&texts), &ledger(), &["action “a2” of seat 0 was done twice, as entries 8 and 9"]);
    let mut twice = ledger();
    assert!(matches!(twice.answer(&by("a1"), Status::Acknowledged(9)), Err(Violation::TwoAnswers { .. })));
    assert!(matches!(twice.answer(&by("a1"), Status::Refused), Err(Violation::TwoAnswers { .. })));
    assert!(twice.answer(&by("a1"), Status::Acknowledged(7)).is_ok());
}

#[test]
fn an_action_that_is_not_as_it_was_acknowledged_is_found() {
    let mut texts = sound();
    texts[7] = acted(0, "a2", "discard 2D");
    check(&chained(&texts), &ledger(), &["action “a2” of seat 0 is another action in entry 8 than was sent"]);
    let mut texts = sound();
    texts[7] = acted(0, "x", "discard 2S");
    let lost = "action “a2” of seat 0 was acknowledged as entry 8 and is not in the journal";
    check(&chained(&texts), &ledger(), &[lost, "action “x” of seat 0 is entry 8, and was never sent"]);
    let mut elsewhere = ledger();
    elsewhere.send(&by("a3"), Some("draw".parse::<CardAction>().unwrap()), 9);
    elsewhere.answer(&by("a3"), Status::Acknowledged(11)).unwrap();
    check(
        &chained(&sound()),
        &elsewhere,
        &["action “a3” of seat 0 was acknowledged as entry 11 and is not in the journal"],
    );
}

#[test]
fn a_refused_action_that_is_in_the_journal_is_found() {
    let mut refused = ledger();
    refused.send(&by("a3"), Some("pass".parse::<CardAction>().unwrap()), 8);
    refused.answer(&by("a3"), Status::Refused).unwrap();
    check(&chained(&sound()), &refused, &[]);
    let mut wrong = Ledger::new(TABLE, vec![Seat(0)]);
    wrong.send(&by("a1"), Some("draw".parse::<CardAction>().unwrap()), 6);
    wrong.answer(&by("a1"), Status::Refused).unwrap();
    check(&chained(&sound()[..7]), &wrong, &["action “a1” of seat 0 was refused and is entry 7"]);
}

#[test]
fn actions_in_another_order_than_acknowledged_are_found() {
    let mut turned = Ledger::new(TABLE, vec![Seat(0)]);
    for (id, action, n) in [("a2", "discard 2S", 8), ("a1", "draw", 7)] {
        turned.send(&by(id), Some(action.parse::<CardAction>().unwrap()), n - 1);
        turned.answer(&by(id), Status::Acknowledged(n)).unwrap();
    }
    check(&chained(&sound()), &turned, &["action “a1” of seat 0 was acknowledged after entry 8 and is entry 7"]);
}

#[test]
fn an_action_against_the_rules_is_found() {
    let texts = [dealt(), vec![acted(0, "a1", "pass")]].concat();
    let mut journal = Journal::of(TABLE);
    assert!(matches!(journal.read(TABLE, &chained(&texts)), Err(Violation::DoesNotFold { n: 7, .. })));
}

#[test]
fn an_acknowledged_request_is_in_the_journal_and_none_is_there_unsent() {
    let entry = Entry::Allowed(Some(30)).text();
    let check = |found: usize, sent: u64, acknowledged: u64, is_right: bool| {
        let texts = [dealt(), vec![entry.clone(); found]].concat();
        let mut asked = Ledger::new(TABLE, Vec::new());
        asked.requests.insert(entry.clone(), RequestCount { sent, acknowledged });
        let violations = Journal::of(TABLE).check(&chained(&texts), &asked);
        assert_eq!(violations.is_empty(), is_right, "{found} {sent} {acknowledged}: {violations:?}");
    };
    check(1, 1, 1, true);
    check(1, 1, 0, true);
    check(0, 1, 0, true);
    check(0, 1, 1, false);
    check(2, 1, 1, false);
    check(1, 0, 0, false);
    let texts = [dealt(), vec![entry]].concat();
    assert_eq!(Journal::of(TABLE).check(&chained(&texts), &Ledger::new(TABLE, Vec::new())).len(), 1);
}

#[test]
fn reads_both_releases_of_an_upgrade() {
    let entry = Entry::Came(Person(3));
    let older = Formats::RELEASED.text(&entry);
    let newer = FORMATS.text(&entry);
    assert!(newer.starts_with(r#"{"v":3,"#) && older.starts_with(r#"{"v":2,"#));
    for text in [older, newer] {
        assert_eq!(FORMATS.read(&text), Ok(entry.clone()));
    }
}
