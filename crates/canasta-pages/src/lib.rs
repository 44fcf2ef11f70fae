//! Pages as HTML. The functions are pure: no I/O, no clock, no state. Style sheets, card faces and scripts are in
//! `canasta_assets`, messages in `canasta_i18n`.
//!
//! Each folder holds the pages for one part of the site:
//!
//! - `table`: a game, from the shuffle to its end
//! - `start`: the start page and the form for a new table
//! - `friends`: playing with people, from the invitation to the waiting room, and the lobby
//! - `pad`: the score pad for real cards, whose script draws it
//! - `practice`: reviews, puzzles, replayed deals, the deal of the day
//! - `replay`: a finished game, card by card
//! - `stats`: “Your games”
//! - `settings`: a visitor's preferences, devices, data
//! - `rules`: the book and the page on fair deals
//! - `parts`: building blocks that the others share
//! - [`words`]: hints and reviews as sentences, for pages and the terminal
//!
//! Start reading at [`screen_page`]. It draws a table from a [`Screen`](canasta_table::scene::Screen), which holds only
//! what its viewer may see. `table/mod.rs` lists the sections of a game, `parts/frame.rs` has the document around every
//! page, and `settings/mod.rs` is a good example of a short page.

mod errors;
mod friends;
mod pad;
mod parts;
mod patch;
mod practice;
mod replay;
mod rules;
mod settings;
mod start;
mod stats;
mod table;
pub mod words;

pub use errors::{error_page, offline_page, retry_page, worker};
pub use friends::joining::{
    banned_page, code_page, declined_page, friends_page, join_page, join_request_page, private_table_page,
};
pub use friends::lobby::{ListedTable, LobbyCounts, lobby_page, lobby_part};
pub use pad::pad_page;
pub use parts::button::{EMPTY_TOKEN, TOKEN_FIELD};
pub use parts::link_preview::Preview;
pub use parts::qr::link_square;
pub use parts::scripts::prepare_files;
pub use patch::{HashKey, Patch, PieceHashes, SplitHtml};
pub use practice::daily::{Daily, EarlierDay, MyAttempt, card_text, daily_page};
pub use practice::play_again::{PlayAgain, play_again_page};
pub use practice::puzzle::{PuzzlePage, puzzle_page};
pub use practice::puzzle_list::puzzles_page;
pub use practice::puzzle_table::{PuzzleTable, puzzle_table_page, puzzle_table_part};
pub use practice::review::habits::habits_panel;
pub use practice::review::{ReviewPage, ReviewState, review_page, review_part};
pub use replay::record_file::{RecordOpenError, open_page};
pub use replay::{ReplayPage, replay_page, replay_part, replay_spoken};
pub use rules::fairness::{CommitmentStats, DailySeeds, fairness_page};
pub use rules::house::{house_rules_page, open_house_rules_page};
pub use rules::{CHAPTERS, Chapter, chapter_page, contents_page, moved_chapter};
pub use settings::calendar::calendar_page;
pub use settings::devices::{
    DeviceQuestion, GuestSummary, ListedDevice, confirm_device_page, device_code_page, device_link_page, devices_page,
};
pub use settings::forget::{forget_page, forgotten_page};
pub use settings::keys::keys_page;
pub use settings::prefs::{
    Animation, Back, CardSize, Cloth, Colours, Handedness, MAX_NAME_CHARS, Prefs, clean_name, clean_text,
};
pub use settings::settings_page;
pub use start::level_offer::LevelOffer;
pub use start::new_table::{new_table_page, new_table_parts};
pub use start::table_form::{Company, Friends, OthersAtDevice, TableForm};
pub use start::{MyTable, start_page};
pub use stats::{games_page, stats_loading_page, you_page};
pub use table::hint::{hint_panel, hint_spoken};
pub use table::log::LogCache;
pub use table::screen::{has_same_markup, live_screen_body, screen_body, screen_message, screen_page, screen_spoken};
pub use table::{event_text, table_body, table_page, turn_text};
