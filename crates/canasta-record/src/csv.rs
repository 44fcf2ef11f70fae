//! Tables for spreadsheets, as comma-separated values (RFC 4180).

use std::fmt;

/// The words and the separator of a table.
#[derive(Clone, Copy)]
pub struct CsvStyle<'a> {
    /// Between cells. Spreadsheets expect a semicolon where people write decimals with a comma.
    pub separator: char,
    /// Replaces a heading or one of the fixed values, such as `score` or `yes`.
    pub word: &'a dyn Fn(&'static str) -> &'static str,
}

impl CsvStyle<'static> {
    /// The words that the book documents, separated by commas.
    pub const DOCUMENTED: Self = Self { separator: ',', word: &|word| word };
}

impl fmt::Debug for CsvStyle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CsvStyle").field("separator", &self.separator).finish_non_exhaustive()
    }
}

impl CsvStyle<'_> {
    /// A line of the table. Quotes cells if necessary.
    pub fn line(&self, cells: &[String]) -> String {
        let quoted = |cell: &String| {
            let is_plain = !cell.contains([self.separator, '"', '\n', '\r']);
            if is_plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
        };
        format!("{}\r\n", cells.iter().map(quoted).collect::<Vec<_>>().join(&self.separator.to_string()))
    }
}

/// A text from players as a cell. A spreadsheet doesn't evaluate it, even if it starts like a formula.
pub fn without_formula(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}
