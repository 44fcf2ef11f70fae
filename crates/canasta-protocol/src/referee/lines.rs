//! Lines of bounded length.

use std::io::{self, BufRead};

/// One line, without its end.
pub(super) enum Line<'a> {
    Text(&'a [u8]),
    /// Longer than allowed; it was read over.
    TooLong,
}

/// Reads lines, keeping never more than the longest allowed one.
pub(super) struct Lines<R> {
    input: R,
    longest: usize,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R, longest: usize) -> Self {
        Self { input, longest, line: Vec::new() }
    }

    /// The next line; `None` at the end. A last line without an end is a line.
    pub(super) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let (mut any, mut too_long) = (false, false);
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if chunk.is_empty() {
                break;
            }
            any = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            if self.line.len() + part.len() > self.longest {
                too_long = true;
            } else if !too_long {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(match (any, too_long) {
            (false, _) => None,
            (true, true) => Some(Line::TooLong),
            (true, false) => Some(Line::Text(&self.line)),
        })
    }
}
