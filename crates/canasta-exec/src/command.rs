//! From a command as a person writes it to the words of it. No shell is asked: nothing is expanded, nothing is piped.

use canasta_record::protocol::Lapse;

/// The program and its arguments, split as a shell splits words: at white space, but for what stands in quotation marks
/// or behind a backslash.
///
/// # Errors
/// [`Lapse::NoCommand`] and [`Lapse::Quotation`].
pub fn words(command: &str) -> Result<Vec<String>, Lapse> {
    let words = shlex::split(command).ok_or(Lapse::Quotation)?;
    if words.first().is_none_or(String::is_empty) { Err(Lapse::NoCommand) } else { Ok(words) }
}
