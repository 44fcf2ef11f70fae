//! Pages of practice: of finished games that are reviewed, of puzzles, and of deals that count in no figures, played again or the deal of
//! the day. Pure, as `canasta-pages` is, whose frame they stand in; what stands at the table itself is drawn there.

mod daily;
mod habits;
mod play_again;
mod puzzle;
mod puzzle_list;
mod review;

pub use daily::{Daily, EarlierDay, OwnTry, card_text, daily_page};
pub use habits::habits_panel;
pub use play_again::{PlayAgain, play_again_page};
pub use puzzle::{PuzzlePage, puzzle_page};
pub use puzzle_list::puzzles_page;
pub use review::{ReviewState, Reviewing, review_page, review_part};
