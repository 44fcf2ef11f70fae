//! The book's chapter on records: its examples are read, written, played and verified; what it lists is what there is.

use canasta::RuleSet;
use canasta_i18n::{Lang, record as words};
use canasta_record::record::{Record, line};
use canasta_record::replay::Replay;

use crate::recorded;

const CHAPTER: &str = include_str!("../../../../book/src/record.md");

/// The fenced blocks of that kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let blocks = CHAPTER.split("\n```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix(kind)?.strip_prefix('\n')).collect()
}

/// A block without the line break that stands before its end.
fn whole(block: &str) -> String {
    format!("{block}\n")
}

#[test]
fn records_are_read_and_written_again() {
    let blocks = blocks("record");
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let text = whole(block);
        let record = recorded::record(&text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        assert_eq!(record.text(), text);
    }
}

#[test]
fn the_example_game_is_played_by_the_rules_and_fair() {
    let record = Record::read(&whole(blocks("record")[0])).unwrap();
    let deal = &record.deals[0];
    assert_eq!(deal.proof.as_ref().unwrap().check(&deal.deck), Ok(()));
    let replay = Replay::of(record).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let asked = blocks("position")[0].lines().last().unwrap();
    let asked = line::read(asked).unwrap().deal;
    let hands: Vec<_> = (0..4).map(|seat| asked.hand(canasta::Seat(seat)).to_vec()).collect();
    let at = (0..replay.moments().len()).find(|at| replay.hands(*at) == hands);
    assert!(at.is_some(), "the position is none of the game");
}

#[test]
fn the_typed_example_is_the_same_game() {
    let typed = recorded::record(blocks("typed")[0]).unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert_eq!(typed.text(), whole(blocks("record")[1]));
}

#[test]
fn positions_are_read_and_written_again() {
    let lines: Vec<&str> = blocks("position").into_iter().flat_map(str::lines).collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(recorded::position(line).as_deref(), Ok(line));
    }
}

/// The faults are such as are made.
#[test]
fn faults_are_quoted() {
    let text = whole(blocks("record")[0]);
    for (from, to) in [("4S 4D QH", "4Z 4D QH"), ("discard 3C", "discrad 3C"), ("5S 9D\n", "5S\n")] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text);
        let told = words::fault(Lang::EN, &recorded::record(&damaged).unwrap_err()[0]);
        // The place is another.
        let (_, sentence) = told.as_str().split_once(": ").unwrap();
        let kind = sentence.split(", found").next().unwrap();
        assert!(CHAPTER.contains(kind), "{sentence}");
    }
}

#[test]
fn every_word_is_listed() {
    let all = "had_turn first_turn took_pile laid had_melded old_melds added_to_old drew_last permission answer_due known \
               passed laid_whole penalised penalties ended ended_by rules players dealer turn phase scores hands melds \
               red_threes melded pile stock exact_deal";
    for word in all.split_whitespace() {
        assert!(CHAPTER.contains(&format!("`{word}`")), "{word}");
        let fault = line::read(&format!("{word} {word}")).unwrap_err();
        assert!(
            fault.iter().any(|fault| words::fault(Lang::EN, fault).as_str().contains("once")),
            "{word} is no word: {fault:?}"
        );
        assert!(RuleSet::field(word).is_none(), "{word} is a rule too");
    }
    for preset in RuleSet::PRESETS {
        assert!(CHAPTER.contains(&format!("`{}`", preset.name)));
    }
}

/// What fuzzing starts from is read in every run of the tests.
#[test]
fn the_seeds_of_fuzzing() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/records");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut right = 0;
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        recorded::well(&text);
        right += usize::from(Record::read(&text).is_ok() || line::read(&text).is_ok());
    }
    assert!(files.len() >= 7 && right == files.len(), "{right} of {files:?} can be read");
}
