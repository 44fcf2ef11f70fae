//! Views as HTML, pure: the start page, the table and the ways to it, the rules, errors; style sheet, card faces and
//! scripts. What is drawn is a [`Screen`](canasta_table::scene::Screen), a table that gathers or a [`Scene`](canasta_table::scene::Scene), which holds only what one seat may see; sentences come from
//! `canasta_words`.

mod again;
mod around;
mod assets;
mod bar;
mod beginning;
mod button;
mod calendar;
mod cloth;
mod devices;
mod door;
mod ending;
mod error;
mod evening;
mod face;
mod fairness;
mod forget;
mod frame;
mod gathering;
mod hint;
mod hosting;
mod joining;
mod lesson;
mod lobby;
mod look;
mod menu;
mod name;
mod new_table;
mod own;
mod prefs;
mod preview;
mod qr;
mod rail;
mod replay;
mod rules;
mod said;
mod screen;
mod settings;
mod shell;
mod shuffling;
mod start;
mod table;
mod table_form;
mod you;

pub use again::again_page;
pub use assets::{File, asset, files, hash, scripts, source};
pub use calendar::calendar_page;
pub use devices::{
    CarryQuestion, GuestSummary, ListedDevice, carry_page, device_code_page, devices_page, hand_over_page,
};
pub use door::door_page;
pub use error::error_page;
pub use fairness::{Promises, fairness_page};
pub use forget::{forget_page, forgotten_page};
pub use hint::{hint_panel, hint_spoken};
pub use joining::{code_page, join_page, knocked_page, turned_away_for_good_page, turned_away_page};
pub use lobby::{Listed, LobbyCounts, lobby_page, lobby_part};
pub use name::{NAME_LENGTH, clean_name};
pub use new_table::{new_table_page, new_table_parts};
pub use prefs::{Animation, Back, CardSize, Cloth, Colours, Prefs};
pub use preview::Preview;
pub use replay::{Replaying, Unopened, open_page, replay_page, replay_part, replay_spoken};
pub use rules::{CHAPTERS, Chapter, rules_page};
pub use screen::{screen_body, screen_page, screen_spoken};
pub use shell::{offline_page, worker};
pub use start::{MyTable, start_page};
pub use table::{happened_text, table_body, table_page, turn_text};
pub use table_form::{Company, Friends, TableForm};
pub use you::{games_page, still_reading_page, you_page};
