//! Checks the book's chapter on records. Its examples can be parsed, written, played and verified, and its lists are
//! complete.

use canasta::RuleSet;
use canasta_i18n::{Lang, record as words};
use canasta_record::record::{Record, line};
use canasta_record::replay::Replay;

use crate::recorded;

const CHAPTER: &str = include_str!("../../../../book/src/record.md");

/// The contents of all fenced blocks of one kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let blocks = CHAPTER.split("\n```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix(kind)?.strip_prefix('\n')).collect()
}

/// A block with the line break at its end.
fn with_line_break(block: &str) -> String {
    format!("{block}\n")
}

#[test]
fn example_records_survive_a_round_trip() {
    let blocks = blocks("record");
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let text = with_line_break(block);
        let record = recorded::record(&text).unwrap_or_else(|errors| panic!("{errors:#?}"));
        assert_eq!(record.text(), text);
    }
}

#[test]
fn the_example_game_is_legal_and_fair() {
    let record = Record::read(&with_line_break(blocks("record")[0])).unwrap();
    let deal = &record.deals[0];
    assert_eq!(deal.proof.as_ref().unwrap().check(&deal.deck), Ok(()));
    let replay = Replay::of(record).unwrap_or_else(|error| panic!("{error:?}"));
    let position = blocks("position")[0].lines().last().unwrap();
    let position = line::read(position).unwrap().deal;
    let hands: Vec<_> = (0..4).map(|seat| position.hand(canasta::Seat(seat)).to_vec()).collect();
    let step = (0..replay.steps().len()).find(|step| replay.hands(*step) == hands);
    assert!(step.is_some(), "the position doesn't occur in the game");
}

#[test]
fn the_typed_example_is_the_same_game() {
    let typed = recorded::record(blocks("typed")[0]).unwrap_or_else(|errors| panic!("{errors:#?}"));
    assert_eq!(typed.text(), with_line_break(blocks("record")[1]));
}

#[test]
fn example_positions_survive_a_round_trip() {
    let lines: Vec<&str> = blocks("position").into_iter().flat_map(str::lines).collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(recorded::position(line).as_deref(), Ok(line));
    }
}

/// The chapter quotes error messages that really occur.
#[test]
fn quotes_real_errors() {
    let text = with_line_break(blocks("record")[0]);
    for (from, to) in [("4S 4D QH", "4Z 4D QH"), ("discard 3C", "discrad 3C"), ("5S 9D\n", "5S\n")] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text);
        let message = words::error(Lang::EN, &recorded::record(&damaged).unwrap_err()[0]);
        // The book's example has a different place, so compare only the rest.
        let (_, sentence) = message.as_str().split_once(": ").unwrap();
        let kind = sentence.split(", found").next().unwrap();
        assert!(CHAPTER.contains(kind), "{sentence}");
    }
}

#[test]
fn lists_every_word() {
    let all = "had_turn first_turn took_pile laid had_melded old_melds added_to_old drew_last permission answer_due known \
               passed laid_whole penalised penalties ended ended_by rules players dealer turn phase scores hands melds \
               red_threes melded pile stock exact_deal";
    for word in all.split_whitespace() {
        assert!(CHAPTER.contains(&format!("`{word}`")), "{word}");
        let errors = line::read(&format!("{word} {word}")).unwrap_err();
        assert!(
            errors.iter().any(|error| words::error(Lang::EN, error).as_str().contains("duplicate")),
            "{word} is not a word: {errors:?}"
        );
        assert!(RuleSet::field(word).is_none(), "{word} is a rule too");
    }
    for preset in RuleSet::PRESETS {
        assert!(CHAPTER.contains(&format!("`{}`", preset.name)));
    }
}

/// The fuzzing seeds are also tested in every test run.
#[test]
fn the_seeds_of_fuzzing_can_be_parsed() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/records");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut valid = 0;
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        recorded::check_text(&text);
        valid += usize::from(Record::read(&text).is_ok() || line::read(&text).is_ok());
    }
    assert!(files.len() >= 7 && valid == files.len(), "{valid} of {files:?} can be parsed");
}
