//! Views as HTML, pure: the start page, the table and the ways to it, the rules, errors. Style sheet, card faces and
//! scripts are in `canasta_assets`. What is drawn is a [`Screen`](canasta_table::scene::Screen), a table that gathers or a [`Scene`](canasta_table::scene::Scene), which holds only what one seat may see; sentences come from
//! `canasta_i18n`.

mod again;
mod around;
mod bar;
mod beginning;
mod button;
mod calendar;
mod closed;
mod cloth;
mod commitment;
mod daily;
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
mod level_offer;
mod lobby;
mod look;
mod menu;
mod new_table;
mod own;
pub mod practice;
pub mod prefs;
mod preview;
mod qr;
mod rail;
mod replay;
mod rules;
mod said;
mod screen;
mod script_words;
mod set_deal;
mod settings;
mod shell;
mod shuffling;
mod since;
mod start;
mod table;
mod you;

pub use again::again_page;
pub use around::script_words;
pub use calendar::calendar_page;
pub use devices::{
    CarryQuestion, GuestSummary, ListedDevice, carry_page, device_code_page, devices_page, hand_over_page,
};
pub use door::door_page;
pub use error::error_page;
pub use fairness::{Promises, fairness_page};
pub use forget::{forget_page, forgotten_page};
pub use frame::page;
pub use hint::{hint_panel, hint_spoken};
pub use joining::{code_page, friends_page, join_page, knocked_page, turned_away_for_good_page, turned_away_page};
pub use level_offer::LevelOffer;
pub use lobby::{Listed, LobbyCounts, lobby_page, lobby_part};
pub use new_table::{new_table_page, new_table_parts};
pub use prefs::{
    Animation, Back, CardSize, Cloth, Colours, Company, Friends, NAME_LENGTH, Prefs, TableForm, clean_name,
};
pub use preview::Preview;
pub use replay::{
    Replaying, Unopened, glance, open_page, position_board, replay_page, replay_part, replay_spoken, spot,
};
pub use rules::{CHAPTERS, Chapter, rules_page};
pub use said::{linked, said};
pub use screen::{is_shown_alike, screen_body, screen_page, screen_spoken};
pub use script_words::table_words;
pub use settings::settings_page;
pub use shell::{offline_page, worker};
pub use start::{MyTable, start_page};
pub use table::{happened_text, table_body, table_page, turn_text};
pub use you::{games_page, still_reading_page, you_page};
