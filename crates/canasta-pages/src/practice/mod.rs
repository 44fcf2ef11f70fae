//! Practice: reviews of finished games, puzzles, replayed deals, the deal of the day. None of these count in the stats.
//! The `table` module draws practice deals while they are played.

pub(crate) mod daily;
pub(crate) mod play_again;
pub(crate) mod puzzle;
pub(crate) mod puzzle_list;
pub(crate) mod puzzle_table;
pub(crate) mod review;
