//! The entry formats that a program knows, and the one it writes.
//!
//! A program reads every format up to its newest. It writes the newest format that all readers of its journals know.
//! While servers of two releases share a database, that is the newest format of the older release.

use super::{Entry, JournalError, VERSION, stored};

/// All entry formats up to a newest one, which is used for writing.
#[derive(Clone, Copy, Debug)]
pub struct Formats {
    newest: u32,
    next: Option<NextFormat>,
}

/// A made-up format after the newest released one, for tests with two releases at once.
#[derive(Clone, Copy, Debug)]
pub struct NextFormat {
    /// Converts an entry's line from the newest released format to this one.
    pub write: fn(&str) -> String,
    /// Converts the line back; `None` if it isn't in this format.
    pub read: fn(&str) -> Option<String>,
}

impl Formats {
    /// The formats of this release.
    pub const RELEASED: Self = Self { newest: VERSION, next: None };

    /// The formats of this release and the next one.
    pub const fn with_next(next: NextFormat) -> Self {
        Self { newest: VERSION + 1, next: Some(next) }
    }

    /// The number of the newest format.
    pub const fn newest(self) -> u32 {
        self.newest
    }

    /// The formats up to this one, which are all that an older release knows. The first format is always included.
    #[must_use]
    pub const fn up_to(self, format: u32) -> Self {
        let newest = if format < self.newest { format } else { self.newest };
        Self { newest: if newest == 0 { 1 } else { newest }, ..self }
    }

    /// An entry in the newest format: one line of JSON, always the same bytes for the same entry.
    pub fn text(self, entry: &Entry) -> String {
        match self.next {
            Some(next) if self.newest > VERSION => (next.write)(&stored::text(entry, VERSION)),
            _ => stored::text(entry, self.newest),
        }
    }

    /// Whether the newest format can express an entry.
    pub fn can_express(self, entry: &Entry) -> bool {
        stored::needed(entry) <= self.newest
    }

    /// Reads a stored entry.
    ///
    /// # Errors
    /// [`JournalError::Newer`] for an unknown format, [`JournalError::Unreadable`] for anything else.
    pub fn read(self, text: &str) -> Result<Entry, JournalError> {
        let version = stored::format(text)?;
        if version > self.newest {
            return Err(JournalError::Newer { version, newest: self.newest });
        }
        match self.next {
            Some(next) if version > VERSION => {
                let line =
                    (next.read)(text).ok_or_else(|| JournalError::Unreadable(format!("not in format {version}")))?;
                stored::read(&line)
            }
            _ => stored::read(text),
        }
    }
}

impl Default for Formats {
    fn default() -> Self {
        Self::RELEASED
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Person;

    /// A made-up format that renames the `entry` field.
    const NEXT: NextFormat = NextFormat {
        write: |line| line.replacen(r#"{"v":3,"entry":"#, r#"{"v":4,"is":"#, 1),
        read: |line| Some(format!(r#"{{"v":3,"entry":{}"#, line.strip_prefix(r#"{"v":4,"is":"#)?)),
    };

    #[test]
    fn reads_up_to_the_newest_format_and_writes_for_older_releases() {
        let entry = Entry::Joined(Person(3));
        let old = Formats::RELEASED;
        let new = Formats::with_next(NEXT);
        assert_eq!((old.newest(), new.newest()), (VERSION, VERSION + 1));
        let first = old.text(&entry);
        let second = new.text(&entry);
        assert_eq!(first, entry.text());
        assert_eq!(second, r#"{"v":4,"is":{"came":{"person":3}}}"#);
        assert_eq!(new.up_to(VERSION).text(&entry), first);
        for text in [&first, &second] {
            assert_eq!(new.read(text), Ok(entry.clone()));
        }
        assert_eq!(old.read(&first).as_ref(), Ok(&entry));
        for fewer in [old, new.up_to(VERSION)] {
            assert_eq!(fewer.read(&second), Err(JournalError::Newer { version: 4, newest: 3 }));
        }
        let too_new = new.read(r#"{"v":5}"#).unwrap_err().to_string();
        assert_eq!(too_new, "this journal was written by a newer Canasta (format 5; this one reads up to 4)");
        assert!(matches!(new.read(r#"{"v":4,"entry":{}}"#), Err(JournalError::Unreadable(_))));
        // Every program knows at least one format.
        assert_eq!((old.up_to(0).newest(), old.up_to(9).newest()), (1, VERSION));
    }
}
