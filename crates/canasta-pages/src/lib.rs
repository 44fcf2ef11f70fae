//! Views as HTML, pure: the start page, the table, the rules, errors; style sheet, card faces and script. What is drawn
//! is a [`Scene`](canasta_record::scene::Scene), which holds only what one seat may see; sentences come from
//! `canasta_record::words`.

mod assets;
mod bar;
mod beginning;
mod cloth;
mod ending;
mod error;
mod face;
mod frame;
mod hint;
mod lesson;
mod look;
mod menu;
mod new_table;
mod own;
mod prefs;
mod rail;
mod rules;
mod settings;
mod start;
mod table;

pub use assets::asset;
pub use error::error_page;
pub use hint::{hint_panel, hint_spoken};
pub use new_table::{Company, TableForm, coming, new_table_page, new_table_parts};
pub use prefs::{Animation, CardSize, Cloth, Colours, NAME_LENGTH, Pace, Prefs, clean_name};
pub use rules::{CHAPTERS, Chapter, rules_page};
pub use start::start_page;
pub use table::{happened_text, table_body, table_page, turn_text};
