//! What commands read: records and other texts, from files or standard input.

use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use canasta_i18n::messages::cli;
use canasta_i18n::{Lang, Message, record};
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
    let shown = if file == "-" { cli::standard_input(Lang::EN) } else { file };
    let text =
        bounded_text(file, LONGEST).map_err(|why| fail(cli::cannot_be_read(Lang::EN, shown, &why).as_str(), USAGE))?;
    match Record::read(&text) {
        Ok(record) => Ok((record, text)),
        Err(all) => Err(all.iter().fold(ExitCode::from(USAGE), |_, fault| {
            fail(cli::fault_in(Lang::EN, shown, &record::fault(Lang::EN, fault)).as_str(), USAGE)
        })),
    }
}

/// The text of a file that may have so many mebibytes, or why it cannot be read.
pub(crate) fn bounded_text(file: &str, mebibytes: u64) -> Result<String, Message> {
    let unusable = |why: io::Error| Message::from(why.to_string());
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(file).map_err(unusable)?),
    };
    let mut bytes = Vec::new();
    input.take((mebibytes << 20) + 1).read_to_end(&mut bytes).map_err(unusable)?;
    if bytes.len() as u64 > mebibytes << 20 {
        return Err(cli::too_long(Lang::EN, mebibytes));
    }
    String::from_utf8(bytes).map_err(|_| cli::not_utf_eight(Lang::EN).into())
}
