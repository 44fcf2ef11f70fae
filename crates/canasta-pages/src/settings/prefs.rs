//! A visitor's choices, as the cookie keeps them: name, pace of the bots, looks, sound, the table to start.

use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_i18n::messages::settings;
use canasta_record::house::HouseRules;
use canasta_table::bots::Pace;
use canasta_table::journal::Hints;

use crate::start::table_form::{Company, Friends, TableForm};

/// Longest written form of a table that is kept; a cookie takes some 4,000 letters.
const TABLE_LENGTH: usize = 1500;

/// Max letters of a name.
pub const NAME_LENGTH: usize = 20;

pub(crate) const MAX_LOUDNESS: u8 = 10;
pub(crate) const DEFAULT_LOUDNESS: u8 = 6;

/// How large the cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardSize {
    /// As many as fit.
    #[default]
    Normal,
    /// A fifth larger.
    Large,
    /// As large as the screen allows, for weak eyes.
    Xxl,
}

/// The colours that distinguish the suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// Red and black.
    #[default]
    Two,
    /// Diamonds blue, clubs green.
    Four,
}

/// The colour of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cloth {
    /// The usual blue cloth.
    #[default]
    Blue,
    /// A green cloth, as in a club.
    Green,
    /// Dark red.
    Claret,
}

/// What is on the backs of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Back {
    /// Rows of fans.
    #[default]
    Fans,
    /// Rays from the middle.
    Sun,
    /// Crossing lines.
    Lattice,
}

/// How cards move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Animation {
    /// A quarter of a second.
    #[default]
    Calm,
    /// Half of that.
    Quick,
    /// Not at all.
    None,
}

/// The hand that plays: what its thumb reaches lies on its side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Handedness {
    /// Buttons at the right.
    #[default]
    Right,
    /// Buttons at the left.
    Left,
}

macro_rules! spelled {
    ($type:ident { $($variant:ident $text:literal),+ }) => {
        impl $type {
            /// As it is written in forms and in the cookie.
            pub const fn text(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

spelled!(CardSize { Normal "normal", Large "large", Xxl "xxl" });
spelled!(Colours { Two "2", Four "4" });
spelled!(Cloth { Blue "blue", Green "green", Claret "claret" });
spelled!(Back { Fans "fans", Sun "sun", Lattice "lattice" });
spelled!(Handedness { Right "right", Left "left" });
spelled!(Animation { Calm "calm", Quick "quick", None "none" });

/// A player's choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// The language to be spoken to in; no part of the cookie.
    pub lang: Lang,
    /// The name others see; may be empty, see [`Prefs::display_name`].
    pub name: String,
    /// How fast the bots act.
    pub pace: Pace,
    /// How large the cards are.
    pub size: CardSize,
    /// The colours that distinguish the suits.
    pub colours: Colours,
    /// The colour of the table.
    pub cloth: Cloth,
    /// What is on the backs of the cards.
    pub back: Back,
    /// How cards move.
    pub animation: Animation,
    /// The hand that plays.
    pub handed: Handedness,
    /// Whether the table makes sounds.
    pub sound: bool,
    /// Whether single keys act at the table.
    pub keys: bool,
    /// Whether the device vibrates on the player's own turn and acts.
    pub vibration: bool,
    /// How loud sounds are, from 1 to 10.
    pub loudness: u8,
    /// The table that was started last, as a file of house rules; empty for none, see [`Prefs::choice`].
    pub table: String,
    /// The computer's players at that table, and which players were given hints.
    pub company: Company,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            lang: Lang::EN,
            name: String::new(),
            pace: Pace::default(),
            size: CardSize::default(),
            colours: Colours::default(),
            cloth: Cloth::default(),
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
    /// Reads a cookie's value, as [`Prefs::cookie`] writes it. What is missing or unknown is as by default.
    pub fn from_cookie(text: &str) -> Self {
        let pairs: Vec<(String, String)> =
            text.split('&').filter_map(|pair| pair.split_once('=')).map(|(k, v)| (decode(k), decode(v))).collect();
        Self::default().with(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())))
    }

    /// The same choices with the fields of a form put in: `name`, `pace`, `size`, `colours`, `cloth`, `back`, `animation`,
    /// `handed`, `sound`, `keys`, `vibration`, `loudness`, `table`, `bots`, `hints`, `friends`. Unknown fields and values change nothing.
    #[must_use]
    pub fn with<'a>(mut self, fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        for (field, value) in fields {
            match field {
                "name" => self.name = clean_name(value),
                "pace" => self.pace = Pace::parse(value).unwrap_or(self.pace),
                "size" => self.size = CardSize::parse(value).unwrap_or(self.size),
                "colours" => self.colours = Colours::parse(value).unwrap_or(self.colours),
                "cloth" => self.cloth = Cloth::parse(value).unwrap_or(self.cloth),
                "back" => self.back = Back::parse(value).unwrap_or(self.back),
                "animation" => self.animation = Animation::parse(value).unwrap_or(self.animation),
                "handed" => self.handed = Handedness::parse(value).unwrap_or(self.handed),
                "sound" => self.sound = switch(value).unwrap_or(self.sound),
                "keys" => self.keys = switch(value).unwrap_or(self.keys),
                "vibration" => self.vibration = switch(value).unwrap_or(self.vibration),
                "loudness" => {
                    let loudness = value.parse().ok().filter(|level| (1..=MAX_LOUDNESS).contains(level));
                    self.loudness = loudness.unwrap_or(self.loudness);
                }
                "table" if value.len() <= TABLE_LENGTH => value.clone_into(&mut self.table),
                "bots" => self.company = self.company.with_bots_text(value),
                "hints" => {
                    let hints = Hints::read(value).unwrap_or(self.company.hints());
                    self.company = self.company.with_hints(hints);
                }
                "friends" => self.company = self.company.with_friends(Friends::read(value)),
                _ => {}
            }
        }
        self
    }

    /// A cookie's value: percent-encoded pairs, safe in a header.
    pub fn cookie(&self) -> String {
        let bots = self.company.bots_text();
        let friends = self.company.friends().text();
        let loudness = self.loudness.to_string();
        [
            ("name", self.name.as_str()),
            ("pace", self.pace.text()),
            ("size", self.size.text()),
            ("colours", self.colours.text()),
            ("cloth", self.cloth.text()),
            ("back", self.back.text()),
            ("animation", self.animation.text()),
            ("handed", self.handed.text()),
            ("sound", on_off(self.sound)),
            ("keys", on_off(self.keys)),
            ("vibration", on_off(self.vibration)),
            ("loudness", loudness.as_str()),
            ("table", self.table.as_str()),
            ("bots", bots.as_str()),
            ("hints", self.company.hints().text()),
            ("friends", friends.as_str()),
        ]
        .map(|(key, value)| format!("{key}={}", encode(value)))
        .join("&")
    }

    /// The table that was started last, with its number of players; at first the default preset for four.
    pub fn choice(&self) -> HouseRules {
        let kept = HouseRules::read(&self.table).ok().filter(|kept| kept.players.is_some());
        kept.unwrap_or(HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(&RuleSet::PRESETS[0]) })
    }

    /// The same choices with another table; kept as it was where the new one is too long to keep.
    #[must_use]
    pub fn with_choice(self, choice: &HouseRules) -> Self {
        let text = choice.text();
        self.with([("table", text.as_str())])
    }

    /// The same choices with other company at the table.
    #[must_use]
    pub fn with_company(self, company: &Company) -> Self {
        Self { company: company.clone(), ..self }
    }

    /// The same choices with what a form asks for: the table and its company.
    #[must_use]
    pub fn with_form(self, form: &TableForm) -> Self {
        self.with_choice(form.choice()).with_company(form.company())
    }

    /// The name others see.
    pub fn display_name(&self) -> &str {
        if self.name.is_empty() { settings::guest(self.lang) } else { &self.name }
    }
}

/// A name as it may be shown: no control or direction characters, no double spaces, at most [`NAME_LENGTH`] letters.
pub fn clean_name(name: &str) -> String {
    let visible: String = name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shows(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().take(NAME_LENGTH).collect::<String>().trim_end().to_owned()
}

/// Not a control character, and none that turns the direction of writing or has no width.
fn shows(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// `on` or `off`, as forms, the cookie and the page have it.
pub(crate) const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn switch(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

fn encode(text: &str) -> String {
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
    fn names_show() {
        assert_eq!(clean_name("  Mary\u{202e}\u{7}\n Ann \u{200b} "), "Mary Ann");
        assert_eq!(clean_name("Bartholomew the Eleventh of Nowhere"), "Bartholomew the Elev");
    }
}
