//! The format of journals that a later release may have, made up: so a server of that release plays beside one of this.

use canasta_table::journal::NextFormat;

/// The beginning of a line of this release, and of the next.
const BEGINNINGS: [&str; 2] = [r#"{"v":2,"entry":"#, r#"{"v":3,"is":"#];

/// Calls the entry otherwise.
pub(crate) const NEXT: NextFormat = NextFormat {
    write: |line| line.replacen(BEGINNINGS[0], BEGINNINGS[1], 1),
    read: |line| Some(format!("{}{}", BEGINNINGS[0], line.strip_prefix(BEGINNINGS[1])?)),
};
