//! One live table without I/O.
