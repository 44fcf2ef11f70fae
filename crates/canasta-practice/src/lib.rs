//! Pages of what is played for practice, and counts in no figures: finished deals that are played again, and puzzles. Pure, as
//! `canasta-pages` is, whose frame they stand in; what stands at the table itself is drawn there.

mod play_again;
mod puzzle;
mod puzzle_list;

pub use play_again::{PlayAgain, play_again_page};
pub use puzzle::{PuzzlePage, puzzle_page};
pub use puzzle_list::puzzles_page;
