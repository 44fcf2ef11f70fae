//! A visitor's preferences as stored in the cookie: name, speed of the bots, appearance, sound, the last table.

use std::str::FromStr;

use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_i18n::messages::settings;
use canasta_record::house::{self, HouseRules};
use canasta_record::pasted;
use canasta_table::bots::Pace;
use canasta_table::journal::Hints;
use unicode_normalization::char::is_combining_mark;

use crate::start::table_form::{Company, Friends, TableForm, parse_yes_no, yes_no};

/// A cookie can hold about 4,000 characters, so longer tables aren't stored.
const MAX_TABLE_TEXT_BYTES: usize = 1500;

/// Maximum length of a name, in characters.
pub const MAX_NAME_CHARS: usize = 20;

pub(crate) const MAX_LOUDNESS: u8 = 10;
pub(crate) const DEFAULT_LOUDNESS: u8 = 6;

/// Size of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardSize {
    /// The default size, at which the most cards fit.
    #[default]
    Normal,
    /// A fifth larger than normal.
    Large,
    /// As large as the screen allows, for low vision.
    Xxl,
}

/// The colours of the suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// Red and black.
    #[default]
    Two,
    /// Blue diamonds and green clubs.
    Four,
}

/// The colour of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cloth {
    /// The default blue cloth.
    #[default]
    Blue,
    /// A green cloth, as in a card club.
    Green,
    /// Dark red.
    Claret,
}

/// Light or dark pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As set on the device.
    #[default]
    System,
    /// Light pages and a bright table.
    Light,
    /// Dark pages and a dim table.
    Dark,
}

/// Pattern on the backs of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Back {
    /// Rows of fans.
    #[default]
    Fans,
    /// Rays from the centre.
    Sun,
    /// Crossing lines.
    Lattice,
}

/// Speed of card animations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Animation {
    /// A card moves for a quarter of a second.
    #[default]
    Calm,
    /// A card moves for an eighth of a second.
    Quick,
    /// No animation.
    None,
}

/// The player's dominant hand. Controls are on that side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Handedness {
    /// Buttons on the right.
    #[default]
    Right,
    /// Buttons on the left.
    Left,
}

/// A preference doesn't have this choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownChoice;

macro_rules! text_enum {
    ($type:ident { $($variant:ident $text:literal),+ }) => {
        impl $type {
            /// The text used in forms and in the cookie.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl FromStr for $type {
            type Err = UnknownChoice;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text { $($text => Ok(Self::$variant),)+ _ => Err(UnknownChoice) }
            }
        }
    };
}

text_enum!(CardSize { Normal "normal", Large "large", Xxl "xxl" });
text_enum!(Colours { Two "2", Four "4" });
text_enum!(Cloth { Blue "blue", Green "green", Claret "claret" });
text_enum!(Theme { System "system", Light "light", Dark "dark" });
text_enum!(Back { Fans "fans", Sun "sun", Lattice "lattice" });
text_enum!(Handedness { Right "right", Left "left" });
text_enum!(Animation { Calm "calm", Quick "quick", None "none" });

/// A visitor's preferences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// Language of the pages.
    pub lang: Lang,
    /// The language that the visitor has chosen, which the cookie stores. `None` to use the browser's.
    pub chosen_lang: Option<Lang>,
    /// The name that other people see. Can be empty; see [`Prefs::display_name`].
    pub name: String,
    /// Speed of the bots.
    pub pace: Pace,
    /// Size of the cards.
    pub size: CardSize,
    /// The colours of the suits.
    pub colours: Colours,
    /// The colour of the table.
    pub cloth: Cloth,
    /// Light or dark pages.
    pub theme: Theme,
    /// Pattern on the backs of the cards.
    pub back: Back,
    /// Speed of card animations.
    pub animation: Animation,
    /// The player's dominant hand.
    pub handed: Handedness,
    /// Whether the table makes sounds.
    pub sound: bool,
    /// Whether single-key shortcuts work at the table.
    pub keys: bool,
    /// Whether the device vibrates on the player's turn and actions.
    pub vibration: bool,
    /// Volume of sounds, from 1 to 10.
    pub loudness: u8,
    /// The last table, as house-rules text; empty if there is none. See [`Prefs::choice`].
    pub table: String,
    /// The players and settings at that table.
    pub company: Company,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            lang: Lang::EN,
            chosen_lang: None,
            name: String::new(),
            pace: Pace::default(),
            size: CardSize::default(),
            colours: Colours::default(),
            cloth: Cloth::default(),
            theme: Theme::default(),
            back: Back::default(),
            animation: Animation::default(),
            handed: Handedness::default(),
            sound: false,
            keys: true,
            vibration: false,
            loudness: DEFAULT_LOUDNESS,
            table: String::new(),
            company: Company::default(),
        }
    }
}

impl Prefs {
    /// Reads a cookie written by [`Prefs::cookie`]. Replaces missing or unknown values with the default.
    pub fn from_cookie(text: &str) -> Self {
        let pairs: Vec<(String, String)> =
            text.split('&').filter_map(|pair| pair.split_once('=')).map(|(k, v)| (decode(k), decode(v))).collect();
        Self::default().with(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())))
    }

    /// Applies the fields of a form: `lang`, `name`, `pace`, `size`, `colours`, `cloth`, `theme`, `back`, `animation`,
    /// `handed`, `sound`, `keys`, `vibration`, `loudness`, `table`, `bots`, `hints`, `take_back`, `friends`. Ignores
    /// unknown fields and values.
    #[must_use]
    pub fn with<'a>(mut self, fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        for (field, value) in fields {
            match field {
                "lang" => {
                    self.chosen_lang = Lang::find(value);
                    self.lang = self.chosen_lang.unwrap_or(self.lang);
                }
                "name" => self.name = clean_name(value),
                "pace" => self.pace = value.parse::<Pace>().ok().unwrap_or(self.pace),
                "size" => self.size = value.parse().unwrap_or(self.size),
                "colours" => self.colours = value.parse().unwrap_or(self.colours),
                "cloth" => self.cloth = value.parse().unwrap_or(self.cloth),
                "theme" => self.theme = value.parse().unwrap_or(self.theme),
                "back" => self.back = value.parse().unwrap_or(self.back),
                "animation" => self.animation = value.parse().unwrap_or(self.animation),
                "handed" => self.handed = value.parse().unwrap_or(self.handed),
                "sound" => self.sound = parse_switch(value).unwrap_or(self.sound),
                "keys" => self.keys = parse_switch(value).unwrap_or(self.keys),
                "vibration" => self.vibration = parse_switch(value).unwrap_or(self.vibration),
                "loudness" => {
                    let loudness = value.parse().ok().filter(|level| (1..=MAX_LOUDNESS).contains(level));
                    self.loudness = loudness.unwrap_or(self.loudness);
                }
                "table" if value.len() <= MAX_TABLE_TEXT_BYTES => value.clone_into(&mut self.table),
                "bots" => self.company = self.company.with_bots_text(value),
                "hints" => {
                    let hints = value.parse::<Hints>().ok().unwrap_or(self.company.hints());
                    self.company = self.company.with_hints(hints);
                }
                "take_back" => {
                    let take_back = parse_yes_no(value).unwrap_or(self.company.take_back());
                    self.company = self.company.with_take_back(take_back);
                }
                "friends" => self.company = self.company.with_friends(Friends::read(value)),
                _ => {}
            }
        }
        self
    }

    /// The cookie's value: percent-encoded pairs, safe to use in a header.
    pub fn cookie(&self) -> String {
        let bots = self.company.bots_text();
        let friends = self.company.friends().text();
        let loudness = self.loudness.to_string();
        [
            ("lang", self.chosen_lang.map_or("", Lang::tag)),
            ("name", self.name.as_str()),
            ("pace", self.pace.text()),
            ("size", self.size.as_str()),
            ("colours", self.colours.as_str()),
            ("cloth", self.cloth.as_str()),
            ("theme", self.theme.as_str()),
            ("back", self.back.as_str()),
            ("animation", self.animation.as_str()),
            ("handed", self.handed.as_str()),
            ("sound", on_off(self.sound)),
            ("keys", on_off(self.keys)),
            ("vibration", on_off(self.vibration)),
            ("loudness", loudness.as_str()),
            ("table", self.table.as_str()),
            ("bots", bots.as_str()),
            ("hints", self.company.hints().text()),
            ("take_back", yes_no(self.company.take_back())),
            ("friends", friends.as_str()),
        ]
        .map(|(key, value)| format!("{key}={}", encode(value)))
        .join("&")
    }

    /// The last table with its number of players. The default is the standard rules for four players.
    pub fn choice(&self) -> HouseRules {
        let stored = HouseRules::read(&self.table).ok().filter(|stored| stored.players.is_some());
        stored.unwrap_or_else(|| {
            let standard = house::preset(house::STANDARD_RULES).unwrap_or(&RuleSet::PRESETS[0]);
            HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(standard) }
        })
    }

    /// Replaces the last table, unless the new one is too long to store.
    #[must_use]
    pub fn with_choice(self, choice: &HouseRules) -> Self {
        let text = choice.text();
        self.with([("table", text.as_str())])
    }

    /// Replaces the company.
    #[must_use]
    pub fn with_company(self, company: &Company) -> Self {
        Self { company: company.clone(), ..self }
    }

    /// Replaces the last table and its company with those from a form.
    #[must_use]
    pub fn with_form(self, form: &TableForm) -> Self {
        self.with_choice(form.choice()).with_company(form.company())
    }

    /// The name that other people see. If the visitor has given none, each of them sees it in their own language.
    pub fn display_name(&self) -> &str {
        if self.name.is_empty() { settings::guest(Lang::EN) } else { &self.name }
    }
}

/// A player's name that is safe to display: a [`clean_text`] of at most [`MAX_NAME_CHARS`] characters.
pub fn clean_name(name: &str) -> String {
    clean_text(name, MAX_NAME_CHARS)
}

/// A text that is safe to display: no control, direction or invisible characters, no accent without a letter, no double
/// spaces.
pub fn clean_text(text: &str, max_chars: usize) -> String {
    let mut visible = String::with_capacity(text.len());
    for letter in text.chars() {
        let last = visible.chars().last();
        match letter {
            _ if letter.is_whitespace() => visible.push(' '),
            // Makes the symbol before it an emoji.
            '\u{fe0f}' if last.is_some_and(|last| !last.is_ascii() && !last.is_alphanumeric() && last != letter) => {
                visible.push(letter);
            }
            _ if letter.is_control() || pasted::is_invisible(letter) => {}
            _ if is_combining_mark(letter) && last.is_none_or(|last| last == ' ') => {}
            _ => visible.push(letter),
        }
    }
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(max_chars).collect::<String>().trim_end().to_owned()
}

/// `on` or `off`, as used in forms, the cookie and pages.
pub(crate) const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn parse_switch(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// Percent-encodes a text for a cookie or a query.
pub(crate) fn encode(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

fn decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code = tail.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        match (first, code.and_then(|hex| u8::from_str_radix(hex, 16).ok())) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cleans_names() {
        for (name, clean) in [
            ("  Mary\u{202e}\u{7}\n Ann \u{200b} ", "Mary Ann"),
            ("\u{2800}\u{2800}", ""),
            ("\u{3164}\u{115f}\u{ffa0}\u{ad}", ""),
            ("Anna\u{2800}", "Anna"),
            ("An\u{ad}na\u{fe0f}\u{e0041}", "Anna"),
            ("\u{301}", ""),
            ("\u{301}\u{301} Ann \u{301}", "Ann"),
            ("Zoe\u{308}", "Zoe\u{308}"),
            ("अनिता", "अनिता"),
            ("Ann \u{2764}\u{fe0f}\u{fe0f}", "Ann \u{2764}\u{fe0f}"),
        ] {
            assert_eq!(clean_name(name), clean, "{name:?}");
        }
        assert_eq!(clean_name("Bartholomew the Eleventh of Nowhere"), "Bartholomew the Elev");
    }
}
