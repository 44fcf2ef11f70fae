//! Reads lines of bounded length.

use std::io::{self, BufRead};

/// A line without its end.
pub(super) enum Line<'a> {
    Text(&'a [u8]),
    /// A line that was skipped because it is longer than allowed.
    TooLong,
}

/// Reads lines without ever storing more than the maximum length.
pub(super) struct Lines<R> {
    input: R,
    max_bytes: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R, max_bytes: usize) -> Self {
        Self { input, max_bytes, line: Vec::new() }
    }

    /// The next line; `None` at the end. The last line doesn't have to end with a line break.
    pub(super) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut has_data = false;
        let mut is_too_long = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if chunk.is_empty() {
                break;
            }
            has_data = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            if self.line.len() + part.len() > self.max_bytes {
                is_too_long = true;
            } else if !is_too_long {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (has_data, is_too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Text(&self.line)),
        })
    }
}
