//! The journal: what happened at a table, entry by entry, hash-chained.
