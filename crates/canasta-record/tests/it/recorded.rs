//! Checks for any text that is parsed as a record, or as a position in a line. Fuzzing runs them on bytes, and tests on
//! texts.

use canasta_i18n::{Lang, record as words};
use canasta_record::record::{Record, RecordError, line};

/// Parses a text as a record, and its lines as positions.
pub(crate) fn check_text(text: &str) {
    let _ = record(text);
    for line in text.lines().take(8) {
        let _ = position(line);
    }
}

/// Checks that a parsed record survives a round trip, and that errors are in order and within the text.
pub(crate) fn record(text: &str) -> Result<Record, Vec<RecordError>> {
    let read = Record::read(text);
    match &read {
        Ok(record) => {
            let written = record.text();
            assert_eq!(Record::read(&written).as_ref(), Ok(record), "{text}\n is written as\n{written}");
            assert_eq!(Record::read(&written).map(|record| record.text()).as_ref(), Ok(&written));
            check_comments(text, &written);
        }
        Err(errors) => check_errors(text, errors),
    }
    read
}

/// Checks that no comment is lost.
fn check_comments(text: &str, written: &str) {
    let comments = |text: &str| {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.split(['\n', '\r']).map(str::trim).filter_map(|line| line.strip_prefix('#'));
        let mut comments: Vec<String> =
            lines.map(|line| line.chars().filter(|sign| sign.is_alphanumeric()).collect()).collect();
        comments.sort();
        comments
    };
    let mut written_comments = comments(written).into_iter();
    for comment in comments(text) {
        assert!(written_comments.any(|other| other == comment), "“{comment}” of {text}\n is lost in\n{written}");
    }
}

/// Checks a position on one line in the same way.
pub(crate) fn position(text: &str) -> Result<String, Vec<RecordError>> {
    match line::read(text) {
        Ok(scenario) => {
            let written = line::write(&scenario.deal, scenario.rules);
            let reparsed = line::read(&written).unwrap_or_else(|why| panic!("{why:?} in {written} of {text}"));
            assert_eq!(reparsed.deal, scenario.deal, "{text} is written as {written}");
            assert!(reparsed.start.is_empty() && reparsed.rules == scenario.rules, "{written}");
            assert_eq!(line::write(&reparsed.deal, reparsed.rules), written);
            Ok(written)
        }
        Err(errors) => {
            check_errors(text, &errors);
            Err(errors)
        }
    }
}

fn check_errors(text: &str, errors: &[RecordError]) {
    assert!((1..=20).contains(&errors.len()), "{errors:?} of {text}");
    let places: Vec<(usize, usize)> = errors.iter().map(|error| (error.line, error.column)).collect();
    assert!(places.is_sorted(), "{places:?}");
    let length = text.chars().count();
    for (error, (line, column)) in errors.iter().zip(places) {
        assert!(line >= 1 && line <= length + 1 && column >= 1 && column <= length + 1, "{error} of {text}");
        let sentence = words::error(Lang::EN, error).to_string();
        assert!(!sentence.ends_with('.') && sentence.chars().count() < 400, "{sentence}");
    }
}
