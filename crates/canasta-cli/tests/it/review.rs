//! `canasta review`: a finished game reviewed, and others refused.

use std::fs;
use std::process::Output;

use canasta_record::record::Record;
use serde_json::Value;

use crate::games::record;
use crate::process::{Home, check_refused, run, text};

/// A game that is over.
fn game() -> Record {
    record(1, 40)
}

/// What comes of the command with a record in a file.
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
fn a_game_is_reviewed_in_words() {
    insta::assert_snapshot!(printed(&["--seat", "1", "--nodes", "100"]), @r"
    Anna and Paul against Ruth and Ida, hoyle.
    Ruth and Ida won by 5,960 to 4,755.

    Seat 1, Ruth
      Points over the others: +1,205. Luck +1,577, own choices −372.
      Chance to win: 50% at the beginning, and won. Luck +56%, own choices −6%.
      Accuracy 74 of 100 (between 45 and 100, as far as one game can tell).
      52 choices: one blunder and 2 mistakes.
      Deal 1: +980 points. Luck +980, own choices 0.
      Deal 2: +215 points. Luck +345, own choices −130.
      Deal 3: +2,330 points. Luck +2,531, own choices −201.
      Deal 4: −2,320 points. Luck −2,279, own choices −41.
      Where the game turned
        Deal 3, the turn of Ida: chance to win up by 26%.
        Deal 3, the turn of Ida: chance to win up by 13%.
        Deal 4, the cards dealt: chance to win up by 12%.
        Deal 4, the turn of Anna: chance to win down by 16%.
        Deal 4, the turn of Paul: chance to win up by 21%.
      Turns that could have been better
        Deal 2, turn 20: a mistake, about 130 points.
          Played: Lay down five fives (with a two and a joker), three nines and three tens. Then discard a black three.
          Better: Lay down three fives. Then discard a black three.
          Many small things add up: it came out better in 83 of 100 deals than another turn.
          The turn spent wild cards and laid cards down too early.
        Deal 3, turn 11: a blunder, about 200 points.
          Played: Discard a two.
          Better: Discard a five.
          Many small things add up: it came out better in 73 of 100 deals than discarding a two.
          The turn discarded a wild card.
        Deal 3, turn 43: a mistake, 4.6% of the chance to win.
          Played: Ask Ida whether you may go out.
          Better: Lay down a two on the sixes, two jacks (with a two), two queens (with a two) and three kings. Then discard a ten.
          Your side goes out in every deal; with another turn, in 6 of 10 deals.
          The turn did not go out.
    ");
}

#[test]
fn a_review_is_written_for_programs() {
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
fn people_are_reviewed_and_bots_where_there_are_no_people() {
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
fn a_game_that_is_not_over_is_refused_in_one_sentence() {
    let output = reviewed(&record(1, 1), &[]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    let sentence = text(&output.stderr);
    assert!(
        sentence.ends_with("game.canasta: the game is not over after one deal, and only finished games are reviewed\n"),
        "{sentence}"
    );
    assert_eq!(sentence.lines().count(), 1);
}

#[test]
fn wrong_arguments_are_refused() {
    let output = reviewed(&game(), &["--seat", "4"]);
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(2), "canasta: there is no seat 4; the seats are 0 to 3\n")
    );
    check_refused(&["review", "nothing.canasta"], "nothing.canasta cannot be read");
    check_refused(&["review", "--nodes", "0", "nothing.canasta"], "invalid value '0'");
}
