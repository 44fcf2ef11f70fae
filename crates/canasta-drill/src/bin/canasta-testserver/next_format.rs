//! A made-up journal format of a later release, so that servers of two releases can be tested together.

use canasta_table::journal::NextFormat;

/// The beginnings of a line in the formats of this release and the next.
const BEGINNINGS: [&str; 2] = [r#"{"v":2,"entry":"#, r#"{"v":3,"is":"#];

/// Renames the key of the entry.
pub(crate) const NEXT: NextFormat = NextFormat {
    write: |line| line.replacen(BEGINNINGS[0], BEGINNINGS[1], 1),
    read: |line| Some(format!("{}{}", BEGINNINGS[0], line.strip_prefix(BEGINNINGS[1])?)),
};
