//! Common mistakes in typed records. They are corrected, or reported at their place.

use canasta_i18n::{Lang, record as words};
use canasta_record::record::{Record, RecordError};
use canasta_record::replay::Replay;

use super::{DECK, with};
use crate::recorded;

/// Headers (from line 4), lines of a deal (from line 10), and the expected result: a part of the text written after
/// parsing, or all errors.
const TYPED: &[(&str, &str, &str)] = &[
    // Corrected.
    ("", "0: DRAW; Discard 10h", "0: draw; discard TH"),
    ("", "0 draw; meld Q: 2S; discard TS", "0: draw; meld Q: 2S; discard TS"),
    ("", "1 (bot) pass # gone", "1 (bot): pass  # gone"),
    ("", "0：draw；meld 4H，4D，4C／Q：2S；discard 9S", "0: draw; meld 4H 4D 4C / Q: 2S; discard 9S"),
    ("", "0: draw; meld 4 H 4D 10 S; discard 9 ♠", "0: draw; meld 4H 4D TS; discard 9S"),
    ("", "0:\tdraw\t;\tdiscard\t9S\t", "0: draw; discard 9S"),
    ("", "0: draw, discard 9S\nScore: –20 +30", "0: draw; discard 9S\nScore: -20, 30"),
    ("House: {“game_points”: 700} # by vote", "", "House: {\"game_points\":700}  # by vote"),
    ("Date: 2026–11–22", "", "Date: 2026-11-22"),
    ("Result: Side 1 wins", "", "Result: side 1 won"),
    // Cards.
    ("", "0: draw; discard 9Q", "line 10, column 18: expected a card like 4H, found “9Q”"),
    ("", "0: draw; discard H4", "line 10, column 18: expected a card like 4H, found “H4” (did you mean “4H”?)"),
    ("", "0: draw; meld 2S X KD", "line 10, column 18: expected a joker, XR or XB, found “X”"),
    ("", "0: draw; discard Joker", "line 10, column 18: expected a joker, XR or XB, found “Joker”"),
    ("", "0: draw; discard 9S 8S", "line 10, column 21: expected “;” or end of line, found “8S”"),
    // Turns.
    ("", "draw; discard 9S", "line 10, column 1: expected a seat like “0:” or “2 (bot):”, found “draw; discard 9S”"),
    ("", "N: draw", "line 10, column 1: expected a seat like “0:” or “2 (bot):”, found “N”"),
    ("", "Ruth: draw", "line 10, column 1: expected a seat like “0:” or “2 (bot):”, found “Ruth” (did you mean “1:”?)"),
    (
        "",
        "Seat 1: draw",
        "line 10, column 1: expected a seat like “0:” or “2 (bot):”, found “Seat 1” (did you mean “1:”?)",
    ),
    ("", "0: 9S discard", "line 10, column 4: expected the action before its cards, like “discard 9S”, found “9S”"),
    ("", "0: ziehen; discard 9S", "line 10, column 4: expected an action like “draw” or “discard 9S”, found “ziehen”"),
    ("", "0: draw; discard 9S 1: pass", "line 10, column 21: expected “;” or end of line, found “1”"),
    // Names similar to known ones.
    (
        "Rulse: wahhi",
        "",
        "line 4, column 1: expected “Rules” or a clearly different name, found “Rulse” (did you mean “Rules”?)",
    ),
    (
        "Reslut: side 0 won",
        "",
        "line 4, column 1: expected “Result” or a clearly different name, found “Reslut” (did you mean “Result”?)",
    ),
    (
        "Saet 2: Paul",
        "",
        "line 4, column 1: expected “Seat 2” or a clearly different name, found “Saet 2” (did you mean “Seat 2”?)",
    ),
    (
        "",
        "Scor: 1, 2",
        "line 10, column 1: expected “Score” or a clearly different name, found “Scor” (did you mean “Score”?)",
    ),
    ("Rules: hoyle\nRulse: wahhi", "", "Rulse: wahhi"),
    ("Plaiers: 2\nRate: 5 ct\nDay: Sunday\nNote: none", "", "Plaiers: 2\nRate: 5 ct\nDay: Sunday\nNote: none"),
    ("", "Weather: draw near", "Weather: draw near"),
];

/// Checks a part of the text written after parsing, or all errors.
fn check(text: &str, expected: &str) {
    let got = match recorded::record(text) {
        Ok(record) => record.text(),
        Err(errors) => {
            errors.iter().map(|error| words::error(Lang::EN, error).into()).collect::<Vec<String>>().join("\n")
        }
    };
    let matches = if expected.starts_with("line ") { got == expected } else { got.contains(&format!("{expected}\n")) };
    assert!(matches, "{text}\n gives\n{got}\n not\n{expected}");
}

#[test]
fn corrects_or_reports_mistakes() {
    for (headers, deal, expected) in TYPED {
        check(&with(headers, deal), expected);
    }
}

#[test]
fn corrects_or_reports_mistakes_in_whole_texts() {
    let text = |from: &str, to: &str| {
        let text = with("", "0: draw; discard 4S\n1: pass");
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    };
    let turns = "0: draw; discard 4S\n1: pass";
    check(&format!("\u{feff}{}", text("\n", "\r\n").replace("\n", "\r\n")), turns);
    check(&text("Seat 0: Anna", "\tSeat\t0 ： Anna"), "Seat 0: Anna");
    check(&text("Deal 1", "Deal: 1"), turns);
    check(&text("Deal 1", "Dael 1"), "line 5, column 1: expected a line like “Deal 1”, found “Dael 1”");
    check(&text("Deal 1", "Round 1:"), "line 5, column 1: expected a line like “Deal 1”, found “Round 1:”");
    // There is one error, however many lines need the deal.
    check(&text("Deal 1\n", ""), "line 5, column 1: expected “Deal 1” before it, found “Dealer”");
    check(&text("Deal 1", "Deal 3"), "line 5, column 6: expected “Deal 1”, found “3”");
    let similar = |name: &str, found: &str| {
        format!("expected “{name}” or a clearly different name, found “{found}” (did you mean “{name}”?)")
    };
    check(&text("Dealer:", "Deeler:"), &format!("line 6, column 1: {}", similar("Dealer", "Deeler")));
    check(&text("Deck:", "Dekc:"), &format!("line 7, column 1: {}", similar("Deck", "Dekc")));
    check(&text("Seat 1", "Saet 1"), &format!("line 3, column 1: {}", similar("Seat 1", "Saet 1")));
    let players = format!(
        "line 2, column 1: {}\nline 3, column 1: {}",
        similar("Seat 0", "Player 0"),
        similar("Seat 1", "Player 1")
    );
    check(&with("", " ").replace("Seat ", "Player "), &players);
    let proof = format!("Deal 1\nDealer: 1\n{DECK}Seats: 0 -\nComitment: {}\n", "ab".repeat(32));
    check(
        &with("Table: t", &proof.replacen("Deal 1\nDealer: 1\n", "", 1).replacen(DECK, "", 1)),
        &format!("line 11, column 1: {}", similar("Commitment", "Comitment")),
    );
}

/// In a well-formed record, the place of an error is that of the action or line that is wrong.
#[test]
fn errors_of_the_game_have_places_too() {
    let chapter = include_str!("../../../../../book/src/record.md");
    let (_, game) = chapter.split_once("```record\n").unwrap();
    let (game, _) = game.split_once("```").unwrap();
    let check = |from: &str, to: &str, at: &str, expected: &str| {
        assert!(game.contains(from), "{from}");
        let text = game.replacen(from, to, 1);
        let record = Record::read(&text).unwrap_or_else(|why| panic!("{why:?}"));
        let message = words::error(Lang::EN, &RecordError::of(&Replay::of(record).unwrap_err(), &text));
        let (before, _) = text.split_once(at).unwrap();
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        let place = format!("line {}, column {column}: {expected}", before.matches('\n').count() + 1);
        assert!(message.as_str().starts_with(&place), "{message}\nnot\n{place}");
    };
    check(
        "; discard TC  #",
        "  #",
        "draw; meld AC AC",
        "Deal 1, turn 2, action 1: seat 1 acts, but it’s seat 0’s turn",
    );
    check("discard TS\n", "discard TS;\n  discard 8C\n", "discard 8C", "Deal 1, turn 3, action 3: seat 2 ");
    check(
        "discard 3C",
        "discard KH",
        "discard KH",
        "Deal 1, turn 2, action 3: seat 1 plays “discard KH”. Not allowed: ",
    );
    check(
        "Score: 620",
        "Score: 625",
        "625, 125",
        "Deal 1: the score is given as 625 and 125, but should be 620 and 125",
    );
    check("side 0 won", "side 1 won", "side 1 won", "The record names side 1 as the winner, but side 0 won");
    check("2: yes\n", "", "meld 7: XR", "Deal 1, turn 6, action 1: seat 0 acts, but it’s seat 2’s turn");
}
