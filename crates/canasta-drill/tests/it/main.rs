//! The checker against journals made by hand: a sound one passes, and each kind of broken promise is found.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

use canasta::deck::fresh;
use canasta::{CardAct, Seat};
use canasta_drill::check::{Journal, Row, Wrong};
use canasta_drill::ledger::Ledger;
use canasta_record::journal::{ActId, Chain, Entry};

const TABLE: &str = "t";

fn opened() -> String {
    let players = r#"[{"name":"You"},{"name":"Ruth","bot":"club"}]"#;
    format!(r#"{{"v":2,"entry":{{"opened":{{"rules":"hoyle","players":{players},"first_dealer":1}}}}}}"#)
}

fn dealt() -> String {
    Entry::Dealt { deal: 1, deck: fresh(), asked: None }.text()
}

fn acted(seat: u8, id: &str, act: &str) -> String {
    format!(r#"{{"v":2,"entry":{{"acted":{{"seat":{seat},"id":"{id}","act":"{act}"}}}}}}"#)
}

/// Seat 0 draws and discards, then the bot draws: five entries.
fn sound() -> Vec<String> {
    vec![opened(), dealt(), acted(0, "a1", "draw"), acted(0, "a2", "discard 2S"), acted(1, "bot-4", "draw")]
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

fn by(id: &str) -> ActId {
    ActId { seat: Seat(0), id: id.to_owned() }
}

/// `draw` acknowledged as entry 3, `discard 2S` as entry 4, and five entries seen.
fn ledger() -> Ledger {
    let mut ledger = Ledger::new(TABLE, vec![Seat(0)]);
    for (id, act, n) in [("a1", "draw", 3), ("a2", "discard 2S", 4)] {
        ledger.sends(&by(id), Some(act.parse::<CardAct>().unwrap()), n - 1);
        ledger.done(&by(id), n).unwrap();
    }
    ledger.shows(5);
    ledger
}

fn check(rows: &[Row], ledger: &Ledger, expect: &[&str]) {
    let mut journal = Journal::of(TABLE);
    let wrongs = match journal.read(TABLE, rows) {
        Ok(()) => journal.compare(ledger),
        Err(wrong) => vec![wrong],
    };
    assert_eq!(wrongs.iter().map(Wrong::to_string).collect::<Vec<_>>(), expect);
}

#[test]
fn a_sound_journal_passes() {
    check(&chained(&sound()), &ledger(), &[]);
    // What nobody has answered may be there or not.
    let mut open = ledger();
    open.sends(&by("a3"), Some("draw".parse::<CardAct>().unwrap()), 5);
    check(&chained(&sound()), &open, &[]);
}

#[test]
fn a_journal_that_was_cut_off_is_found() {
    let rows = chained(&sound());
    let lost = "act “a2” of seat 0 was acknowledged as entry 4 and is not in the journal";
    check(&rows[..3], &ledger(), &["a screen has shown 5 entries and the journal has 3", lost]);
    // A bot's last act is nobody's to miss, but somebody has seen it.
    check(&rows[..4], &ledger(), &["a screen has shown 5 entries and the journal has 4"]);
}

#[test]
fn gaps_and_changes_are_found() {
    let mut rows = chained(&sound());
    rows.remove(3);
    let gap = "the journal is not whole: entry 4 of the journal is missing; 5 came instead";
    check(&rows, &ledger(), &[gap]);
    let mut rows = chained(&sound());
    rows[3].entry = acted(0, "a2", "discard 2H");
    check(&rows, &ledger(), &["the journal is not whole: entry 4 of the journal was changed: its hash does not fit"]);
}

#[test]
fn what_is_done_twice_is_found() {
    let mut texts = sound();
    texts.insert(4, acted(0, "a2", "discard 2S"));
    check(&chained(&texts), &ledger(), &["act “a2” of seat 0 was done twice, as entries 4 and 5"]);
    let mut twice = ledger();
    assert!(matches!(twice.done(&by("a1"), 5), Err(Wrong::TwoAnswers { .. })));
    assert!(matches!(twice.refused(&by("a1")), Err(Wrong::TwoAnswers { .. })));
    assert!(twice.done(&by("a1"), 3).is_ok());
}

#[test]
fn another_act_another_place_and_another_name_are_found() {
    let mut texts = sound();
    texts[3] = acted(0, "a2", "discard 2D");
    check(&chained(&texts), &ledger(), &["act “a2” of seat 0 is another act in entry 4 than was sent"]);
    let mut texts = sound();
    texts[3] = acted(0, "x", "discard 2S");
    let lost = "act “a2” of seat 0 was acknowledged as entry 4 and is not in the journal";
    check(&chained(&texts), &ledger(), &[lost, "act “x” of seat 0 is entry 4, and nobody sent it"]);
    let mut elsewhere = ledger();
    elsewhere.sends(&by("a3"), Some("draw".parse::<CardAct>().unwrap()), 5);
    elsewhere.done(&by("a3"), 7).unwrap();
    check(
        &chained(&sound()),
        &elsewhere,
        &["act “a3” of seat 0 was acknowledged as entry 7 and is not in the journal"],
    );
}

#[test]
fn what_was_refused_is_not_there() {
    let mut refused = ledger();
    refused.sends(&by("a3"), Some("pass".parse::<CardAct>().unwrap()), 4);
    refused.refused(&by("a3")).unwrap();
    check(&chained(&sound()), &refused, &[]);
    let mut wrong = Ledger::new(TABLE, vec![Seat(0)]);
    wrong.sends(&by("a1"), Some("draw".parse::<CardAct>().unwrap()), 2);
    wrong.refused(&by("a1")).unwrap();
    check(&chained(&sound()[..3]), &wrong, &["act “a1” of seat 0 was refused and is entry 3"]);
}

#[test]
fn the_order_of_acknowledging_counts() {
    let mut turned = Ledger::new(TABLE, vec![Seat(0)]);
    for (id, act, n) in [("a2", "discard 2S", 4), ("a1", "draw", 3)] {
        turned.sends(&by(id), Some(act.parse::<CardAct>().unwrap()), n - 1);
        turned.done(&by(id), n).unwrap();
    }
    check(&chained(&sound()), &turned, &["act “a1” of seat 0 was acknowledged after entry 4 and is entry 3"]);
}

#[test]
fn an_act_against_the_rules_does_not_fold() {
    let texts = [opened(), dealt(), acted(0, "a1", "pass")];
    let mut journal = Journal::of(TABLE);
    assert!(matches!(journal.read(TABLE, &chained(&texts)), Err(Wrong::Misfit { n: 3, .. })));
}
