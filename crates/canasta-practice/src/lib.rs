//! Pages of what is played for practice, and counts in no figures: finished deals that are played again, and the deal of the day. Pure, as
//! `canasta-pages` is, whose frame they stand in; what stands at the table itself is drawn there.

mod daily;
mod play_again;

pub use daily::{Daily, EarlierDay, Own, card_text, daily_page};
pub use play_again::{PlayAgain, play_again_page};
