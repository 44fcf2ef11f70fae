//! Records from files, for the commands that read them.

use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use canasta_record::record::Record;
use canasta_words::{Lang, record};

use crate::{USAGE, fail};

/// No record is longer, in bytes.
const LONGEST: u64 = 16 << 20;

/// The record in a file, or on standard input where the file is called `-`, and its text. What keeps it from being read is told
/// on standard error, every fault in a line of its own.
///
/// # Errors
/// How the command ends.
pub(crate) fn read(file: &str) -> Result<(Record, String), ExitCode> {
    let shown = if file == "-" { "standard input" } else { file };
    let text = text(file).map_err(|why| fail(&format!("{shown} cannot be read: {why}"), USAGE))?;
    match Record::read(&text) {
        Ok(record) => Ok((record, text)),
        Err(all) => Err(all.iter().fold(ExitCode::from(USAGE), |_, fault| {
            fail(&format!("{shown}: {}", record::fault(Lang::EN, fault)), USAGE)
        })),
    }
}

fn text(file: &str) -> io::Result<String> {
    let input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(file)?),
    };
    let mut bytes = Vec::new();
    input.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::other("it is longer than 16 MiB"));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("it is no UTF-8 text"))
}
