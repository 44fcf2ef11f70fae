//! From a command as a person writes it to the words of it. No shell is asked: nothing is expanded, nothing is piped.

use canasta_record::protocol::Lapse;

use crate::child::Child;

/// The program and its arguments, split as a shell splits words: at white space, but for what stands in quotation marks
/// or behind a backslash.
///
/// # Errors
/// [`Lapse::NoCommand`] and [`Lapse::Quotation`].
pub fn words(command: &str) -> Result<Vec<String>, Lapse> {
    let words = shlex::split(command).ok_or(Lapse::Quotation)?;
    if words.first().is_none_or(String::is_empty) { Err(Lapse::NoCommand) } else { Ok(words) }
}

/// Whether the system can start the program of a command: it is started, with nothing on its standard input, and ended at
/// once.
///
/// # Errors
/// As [`words`], and [`Lapse::NotStarted`].
pub fn can_start(command: &str) -> Result<(), Lapse> {
    let words = words(command)?;
    let (program, arguments) = words.split_first().ok_or(Lapse::NoCommand)?;
    match Child::start(program, arguments) {
        Ok(_) => Ok(()),
        Err(error) => Err(Lapse::NotStarted { program: program.clone(), error: error.to_string() }),
    }
}
