//! `canasta review`: reviews a finished game, and refuses others.

use std::fs;
use std::process::Output;

use canasta_record::record::Record;
use serde_json::Value;

use crate::games::record;
use crate::process::{Home, check_refused, run, text};

/// A finished game.
fn game() -> Record {
    record(1, 40)
}

/// Runs the command on a record.
fn reviewed(record: &Record, args: &[&str]) -> Output {
    let home = Home::new();
    let file = home.path().join("game.canasta");
    fs::write(&file, record.text()).unwrap();
    run(&[&["review"], args, &[file.to_str().unwrap()]].concat())
}

fn printed(args: &[&str]) -> String {
    let output = reviewed(&game(), args);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
    text(&output.stdout).to_owned()
}

#[test]
fn reviews_a_game_in_words() {
    insta::assert_snapshot!(printed(&["--seat", "0", "--nodes", "400"]), @r"
    Anna and Paul against Ruth and Ida, hoyle.
    Ruth and Ida won 5,960 to 4,755.
    
    Seat 0, Anna
      Margin: −1,205 points. Luck −972, play −233.
      Win chance: 50% at the start, not won. Luck −50 points, play 0 points.
      Accuracy: 59% (likely between 39% and 100%).
      50 decisions: one inaccuracy.
      Deal 1: −980 points. Luck −980, play 0.
      Deal 2: −215 points. Luck −215, play 0.
      Deal 3: −2,330 points. Luck −2,251, play −79.
      Deal 4: +2,320 points. Luck +2,474, play −154.
      Turning points
        Deal 4, Ida’s turn: win chance up 21 points.
        Deal 4, Ruth’s turn: win chance down 21 points.
        Deal 4, a card drawn: win chance up 20 points.
        Deal 4, Ruth’s turn: win chance down 18 points.
        Deal 4, a card drawn: win chance up 20 points.
      Mistakes
        Deal 3, turn 52: an inaccuracy, about 80 points.
          Played: Discard a king.
          Better: Meld four jacks. Then discard a king.
          Your side gets a canasta of jacks by the end of your next turn in 3 of 10 deals; if you hold these cards back, in no deals.
          This turn held back cards that should have been melded.
    ");
}

#[test]
fn prints_a_review_as_json() {
    let written = printed(&["--json", "--seat", "3", "--nodes", "20"]);
    assert_eq!(written.lines().count(), 1);
    let value: Value = serde_json::from_str(&written).unwrap();
    assert_eq!((value["canasta_review"].as_u64(), value["effort"]["deep_nodes"].as_u64()), (Some(1), Some(800)));
    let seat = &value["seats"][0];
    assert_eq!((seat["seat"].as_u64(), seat["name"].as_str()), (Some(3), Some("Ida")));
    for unit in ["points", "chance"] {
        let number = |key: &str| seat[key][unit].as_i64().unwrap();
        assert_eq!(number("luck") + number("skill"), number("result"));
        assert!(number("skill") <= 0);
    }
    assert_eq!(printed(&["--json", "--seat", "3", "--nodes", "20"]), written, "the same every time");
}

#[test]
fn reviews_people_or_all_bots_if_there_are_no_people() {
    let mut game = game();
    game.players[2].bot = None;
    let seats = |record: &Record| -> Vec<u64> {
        let output = reviewed(record, &["--json", "--nodes", "10"]);
        let value: Value = serde_json::from_str(text(&output.stdout)).unwrap();
        value["seats"].as_array().unwrap().iter().filter_map(|seat| seat["seat"].as_u64()).collect()
    };
    assert_eq!(seats(&game), [2]);
    game.players[2].bot = Some("club".to_owned());
    assert_eq!(seats(&game), [0, 1, 2, 3]);
}

#[test]
fn refuses_an_unfinished_game_in_one_sentence() {
    let output = reviewed(&record(1, 1), &[]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let sentence = text(&output.stderr);
    assert!(
        sentence.ends_with("game.canasta: only finished games can be reviewed (this one stops after one deal)\n"),
        "{sentence}"
    );
    assert_eq!(sentence.lines().count(), 1);
}

#[test]
fn refuses_unusable_arguments() {
    let output = reviewed(&game(), &["--seat", "4"]);
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(2), "canasta: there is no seat 4; the seats are 0 to 3\n")
    );
    check_refused(&["review", "nothing.canasta"], "cannot read nothing.canasta: ");
    check_refused(&["review", "--nodes", "0", "nothing.canasta"], "invalid value '0'");
}
