//! Splits a command into words. No shell is involved, so nothing is expanded or piped.

use canasta_record::protocol::ForfeitReason;

use crate::exec::child::Child;

/// The program and its arguments, split as a shell would: at white space, except in quotation marks or after a
/// backslash.
///
/// # Errors
/// [`ForfeitReason::NoCommand`] and [`ForfeitReason::Quotation`].
pub fn words(command: &str) -> Result<Vec<String>, ForfeitReason> {
    let words = shlex::split(command).ok_or(ForfeitReason::Quotation)?;
    if words.first().is_none_or(String::is_empty) { Err(ForfeitReason::NoCommand) } else { Ok(words) }
}

/// Whether the system can start the program of a command. Starts the program without input and kills it immediately.
///
/// # Errors
/// Those of [`words`], and [`ForfeitReason::NotStarted`].
pub fn can_start(command: &str) -> Result<(), ForfeitReason> {
    let words = words(command)?;
    let (program, arguments) = words.split_first().ok_or(ForfeitReason::NoCommand)?;
    match Child::start(program, arguments) {
        Ok(_) => Ok(()),
        Err(error) => Err(ForfeitReason::NotStarted { program: program.clone(), error: error.to_string() }),
    }
}
