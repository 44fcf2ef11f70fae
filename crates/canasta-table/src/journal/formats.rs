//! Which formats of entries a program knows, and in which it writes.
//!
//! A program reads every format up to its newest, and writes the newest that all who read its journals know: while servers of two
//! releases share a database, that is the older one's newest.

use super::{Entry, JournalError, VERSION, written};

/// The formats of entries up to the newest that a program reads. In that one it writes.
#[derive(Clone, Copy, Debug)]
pub struct Formats {
    newest: u32,
    next: Option<NextFormat>,
}

/// A format after the newest of this release, as a test makes one up to see two releases side by side. Nothing that is released has
/// one.
#[derive(Clone, Copy, Debug)]
pub struct NextFormat {
    /// Makes its line of the same entry's line in the newest format of this release.
    pub write: fn(&str) -> String,
    /// Makes that line of its own again; `None` if it is none.
    pub read: fn(&str) -> Option<String>,
}

impl Formats {
    /// Those of this release.
    pub const RELEASED: Self = Self { newest: VERSION, next: None };

    /// Those of this release and one more, whose number is the next.
    pub const fn with_next(next: NextFormat) -> Self {
        Self { newest: VERSION + 1, next: Some(next) }
    }

    /// The number of the newest.
    pub const fn newest(self) -> u32 {
        self.newest
    }

    /// The same without those that are newer than a format: what an older release knows, or what is written for one. The first
    /// format is always known.
    #[must_use]
    pub const fn up_to(self, format: u32) -> Self {
        let newest = if format < self.newest { format } else { self.newest };
        Self { newest: if newest == 0 { 1 } else { newest }, ..self }
    }

    /// An entry in the newest format: one line of JSON, always the same bytes for the same entry.
    pub fn text(self, entry: &Entry) -> String {
        match self.next {
            Some(next) if self.newest > VERSION => (next.write)(&written::text(entry, VERSION)),
            _ => written::text(entry, self.newest),
        }
    }

    /// Whether all who read the newest format understand an entry.
    pub const fn can_say(self, entry: &Entry) -> bool {
        written::needed(entry) <= self.newest
    }

    /// Reads a stored entry.
    ///
    /// # Errors
    /// [`JournalError::Newer`] for a format that is not known, [`JournalError::Unreadable`] for anything else.
    pub fn read(self, text: &str) -> Result<Entry, JournalError> {
        let version = written::format(text)?;
        if version > self.newest {
            return Err(JournalError::Newer { version, newest: self.newest });
        }
        match self.next {
            Some(next) if version > VERSION => {
                let line = (next.read)(text).ok_or_else(|| JournalError::Unreadable(format!("no format {version}")))?;
                written::read(&line)
            }
            _ => written::read(text),
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

    /// A format that no release has: it calls the entry otherwise.
    const NEXT: NextFormat = NextFormat {
        write: |line| line.replacen(r#"{"v":2,"entry":"#, r#"{"v":3,"is":"#, 1),
        read: |line| Some(format!(r#"{{"v":2,"entry":{}"#, line.strip_prefix(r#"{"v":3,"is":"#)?)),
    };

    #[test]
    fn each_program_reads_up_to_its_newest_format_and_writes_for_older_ones() {
        let entry = Entry::Came(Person(3));
        let (old, new) = (Formats::RELEASED, Formats::with_next(NEXT));
        assert_eq!((old.newest(), new.newest()), (VERSION, VERSION + 1));
        let (first, second) = (old.text(&entry), new.text(&entry));
        assert_eq!(first, entry.text());
        assert_eq!(second, r#"{"v":3,"is":{"came":{"person":3}}}"#);
        assert_eq!(new.up_to(VERSION).text(&entry), first);
        for text in [&first, &second] {
            assert_eq!(new.read(text), Ok(entry.clone()));
        }
        assert_eq!(old.read(&first).as_ref(), Ok(&entry));
        for fewer in [old, new.up_to(VERSION)] {
            assert_eq!(fewer.read(&second), Err(JournalError::Newer { version: 3, newest: 2 }));
        }
        let further = new.read(r#"{"v":4}"#).unwrap_err().to_string();
        assert_eq!(further, "this journal was written by a newer Canasta (format 4; this one reads up to 3)");
        assert!(matches!(new.read(r#"{"v":3,"entry":{}}"#), Err(JournalError::Unreadable(_))));
        // No program knows none.
        assert_eq!((old.up_to(0).newest(), old.up_to(9).newest()), (1, VERSION));
    }
}
