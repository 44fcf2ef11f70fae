//! Input for the commands: records and other texts, from files or standard input.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use canasta_i18n::{Lang, record};
use canasta_record::pasted;
use canasta_record::record::Record;

use crate::{EXIT_USAGE, fail};

const MAX_RECORD_MIB: u64 = 16;

/// Reads a record from a file, or from standard input if the file is `-`. Returns the record and its text.
///
/// # Errors
/// The exit code, after printing all errors, one per line.
pub(crate) fn record(file: &str) -> Result<(Record, String), ExitCode> {
    let name = display_name(file);
    let text = bounded_text(file, MAX_RECORD_MIB).map_err(|message| fail(message, EXIT_USAGE))?;
    match Record::read(&text) {
        Ok(record) => Ok((record, text)),
        Err(errors) => Err(errors.iter().fold(ExitCode::from(EXIT_USAGE), |_, error| {
            fail(format_args!("{name}: {}", record::error(Lang::EN, error)), EXIT_USAGE)
        })),
    }
}

/// Reads a text of at most `max_mib` mebibytes from a file, or from standard input if the file is `-`.
///
/// # Errors
/// An error message that contains the file's name.
pub(crate) fn bounded_text(file: &str, max_mib: u64) -> Result<String, String> {
    let message = |why: &dyn Display| format!("cannot read {}: {why}", display_name(file));
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(file).map_err(|error| message(&error))?),
    };
    let mut bytes = Vec::new();
    input.take((max_mib << 20) + 1).read_to_end(&mut bytes).map_err(|error| message(&error))?;
    if bytes.len() as u64 > max_mib << 20 {
        return Err(message(&format_args!("it is longer than {max_mib} MiB")));
    }
    pasted::decode(&bytes).ok_or_else(|| message(&"it is not UTF-8 text"))
}

/// The name to show for a file in messages.
pub(crate) fn display_name(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}
