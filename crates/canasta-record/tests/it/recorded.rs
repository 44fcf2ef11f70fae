//! What must be true of any text that is read as a record, or as a position in a line. The fuzzing asserts it of bytes,
//! and the tests of texts.

use canasta_i18n::{Lang, record as words};
use canasta_record::record::{Record, RecordError, line};

/// Reads it as a record and its lines as positions.
pub(crate) fn well(text: &str) {
    let _ = record(text);
    for line in text.lines().take(8) {
        let _ = position(line);
    }
}

/// What is read is written and read again the same; what is not read is complained about, in order, within the text.
pub(crate) fn record(text: &str) -> Result<Record, Vec<RecordError>> {
    let read = Record::read(text);
    match &read {
        Ok(record) => {
            let written = record.text();
            assert_eq!(Record::read(&written).as_ref(), Ok(record), "{text}\n is written as\n{written}");
            assert_eq!(Record::read(&written).map(|record| record.text()).as_ref(), Ok(&written));
            kept(text, &written);
        }
        Err(faults) => check_faults(text, faults),
    }
    read
}

/// No comment is lost.
fn kept(text: &str, written: &str) {
    let comments = |text: &str| {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.split(['\n', '\r']).map(str::trim).filter_map(|line| line.strip_prefix('#'));
        let mut comments: Vec<String> =
            lines.map(|line| line.chars().filter(|sign| sign.is_alphanumeric()).collect()).collect();
        comments.sort();
        comments
    };
    let mut there = comments(written).into_iter();
    for comment in comments(text) {
        assert!(there.any(|other| other == comment), "“{comment}” of {text}\n is lost in\n{written}");
    }
}

/// The same for a position in a line.
pub(crate) fn position(text: &str) -> Result<String, Vec<RecordError>> {
    match line::read(text) {
        Ok(scenario) => {
            let written = line::write(&scenario.deal, scenario.rules);
            let again = line::read(&written).unwrap_or_else(|why| panic!("{why:?} in {written} of {text}"));
            assert_eq!(again.deal, scenario.deal, "{text} is written as {written}");
            assert!(again.start.is_empty() && again.rules == scenario.rules, "{written}");
            assert_eq!(line::write(&again.deal, again.rules), written);
            Ok(written)
        }
        Err(faults) => {
            check_faults(text, &faults);
            Err(faults)
        }
    }
}

fn check_faults(text: &str, faults: &[RecordError]) {
    assert!((1..=20).contains(&faults.len()), "{faults:?} of {text}");
    let places: Vec<(usize, usize)> = faults.iter().map(|one| (one.line, one.column)).collect();
    assert!(places.is_sorted(), "{places:?}");
    let longest = text.chars().count();
    for (one, (line, column)) in faults.iter().zip(places) {
        assert!(line >= 1 && line <= longest + 1 && column >= 1 && column <= longest + 1, "{one} of {text}");
        let sentence = words::fault(Lang::EN, one).to_string();
        assert!(!sentence.ends_with('.') && sentence.chars().count() < 400, "{sentence}");
    }
}
