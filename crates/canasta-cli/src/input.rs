//! What commands read: records and other texts, from files or standard input.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use canasta_i18n::{Lang, record};
use canasta_record::record::Record;

use crate::{USAGE, fail};

/// No record is longer, in mebibytes.
const LONGEST: u64 = 16;

/// The record in a file, or on standard input where the file is called `-`, and its text. What keeps it from being read goes to
/// standard error, every fault in a line of its own.
///
/// # Errors
/// How the command ends.
pub(crate) fn record(file: &str) -> Result<(Record, String), ExitCode> {
    let shown = shown(file);
    let text = bounded_text(file, LONGEST).map_err(|why| fail(why, USAGE))?;
    match Record::read(&text) {
        Ok(record) => Ok((record, text)),
        Err(all) => Err(all.iter().fold(ExitCode::from(USAGE), |_, fault| {
            fail(format_args!("{shown}: {}", record::fault(Lang::EN, fault)), USAGE)
        })),
    }
}

/// The text of a file of at most this many mebibytes; of standard input if the file is called `-`.
///
/// # Errors
/// A sentence that names the file.
pub(crate) fn bounded_text(file: &str, mebibytes: u64) -> Result<String, String> {
    let unusable = |why: &dyn Display| format!("{} cannot be read: {why}", shown(file));
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(file).map_err(|why| unusable(&why))?),
    };
    let mut bytes = Vec::new();
    input.take((mebibytes << 20) + 1).read_to_end(&mut bytes).map_err(|why| unusable(&why))?;
    if bytes.len() as u64 > mebibytes << 20 {
        return Err(unusable(&format_args!("it is longer than {mebibytes} MiB")));
    }
    String::from_utf8(bytes).map_err(|_| unusable(&"it is not UTF-8 text"))
}

/// A file as a sentence names it.
pub(crate) fn shown(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}
