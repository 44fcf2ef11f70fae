//! A made-up journal format for a later release, so that servers of two releases can be tested together.

use canasta_table::journal::NextFormat;

/// Start of a journal line in the format of this release and of the next.
const BEGINNINGS: [&str; 2] = [r#"{"v":3,"entry":"#, r#"{"v":4,"is":"#];

/// The format of the next release. It only renames the entry's key.
pub(crate) const NEXT: NextFormat = NextFormat {
    write: |line| line.replacen(BEGINNINGS[0], BEGINNINGS[1], 1),
    read: |line| Some(format!("{}{}", BEGINNINGS[0], line.strip_prefix(BEGINNINGS[1])?)),
};
