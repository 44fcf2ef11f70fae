//! The rules book: every scenario in it is played.
