//! What a visitor has chosen, as data: the name that others see, the settings, and which table to play with whom. Read from a
//! cookie and from forms, with every fault; drawn by `canasta-pages`.

mod name;
mod prefs;
mod table_form;

pub use name::{NAME_LENGTH, clean_name};
pub use prefs::{Animation, Back, CardSize, Cloth, Colours, Handedness, LOUDEST, LOUDNESS, Prefs, on_off};
pub use table_form::{
    ClockNumber, Company, Fault, Friends, MOST, OWN_CLOCK, Piece, TableForm, inputs, is_per_players, pieces,
};
