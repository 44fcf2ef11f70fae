//! Text form of rule sets: the preset's name and the fields that differ from it, such as
//! `wahhi red_three_bonus=200 minimums=15,50,90,150`.

use alloc::borrow::ToOwned as _;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Domain, Field, Preset, RuleSet, Value};
use crate::ParseError;
use crate::text::separated;

impl fmt::Display for Value {
    /// `yes`, `no`, a number or a word. Several values are separated by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |flag: bool| if flag { "yes" } else { "no" };
        match self {
            Self::Flag(value) => f.write_str(flag(*value)),
            Self::Number(value) => value.fmt(f),
            Self::Numbers(values) => separated(f, values, ","),
            Self::Flags(values) => separated(f, values.iter().map(|&value| flag(value)), ","),
            Self::Choice(word) => f.write_str(word),
        }
    }
}

impl Domain {
    /// Parses a value in the form that `Display` writes. `None` for anything else. [`Field::set`] checks the range.
    ///
    /// ```
    /// use canasta::rules::{Domain, Value};
    ///
    /// assert_eq!(Domain::Numbers(2, 1, 15).parse("11,13"), Some(Value::Numbers(vec![11, 13])));
    /// assert_eq!(Domain::Flag.parse("maybe"), None);
    /// ```
    pub fn parse(self, text: &str) -> Option<Value> {
        let flag = |text: &str| match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        match self {
            Self::Flag => flag(text).map(Value::Flag),
            Self::Number(..) => text.parse().ok().map(Value::Number),
            Self::Numbers(..) => {
                text.split(',').map(|number| number.parse().ok()).collect::<Option<Vec<_>>>().map(Value::Numbers)
            }
            Self::Flags(_) => text.split(',').map(flag).collect::<Option<Vec<_>>>().map(Value::Flags),
            Self::Choice(words) => words.iter().find(|word| **word == text).map(|word| Value::Choice(word)),
        }
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Field").field("name", &self.name).field("domain", &self.domain).finish_non_exhaustive()
    }
}

impl RuleSet {
    /// The fields that differ from other rules, in the order of the rules book.
    ///
    /// ```
    /// use canasta::RuleSet;
    ///
    /// let house = RuleSet { game_points: 3000, ..RuleSet::HOYLE };
    /// let changed: Vec<&str> = house.changes_from(&RuleSet::HOYLE).map(|field| field.name).collect();
    /// assert_eq!(changed, ["game_points"]);
    /// ```
    pub fn changes_from(&self, other: &Self) -> impl Iterator<Item = &'static Field> {
        let rules = *self;
        let other = *other;
        Self::FIELDS.iter().filter(move |field| (field.get)(&rules) != (field.get)(&other))
    }

    /// The preset with the fewest differences from these rules. If several tie, the first of them.
    ///
    /// ```
    /// use canasta::RuleSet;
    ///
    /// let house = RuleSet { game_points: 3000, ..RuleSet::WAHHI };
    /// assert_eq!(house.nearest_preset().name, "wahhi");
    /// ```
    pub fn nearest_preset(&self) -> &'static Preset {
        let differences = |preset: &&Preset| self.changes_from(&preset.rules).count();
        Self::PRESETS.iter().min_by_key(differences).unwrap_or(&Self::PRESETS[0])
    }

    /// Sets one field to a value given as text.
    ///
    /// # Errors
    /// Returns [`ParseError::Field`] or [`ParseError::Value`], and changes nothing.
    ///
    /// ```
    /// use canasta::RuleSet;
    ///
    /// let mut rules = RuleSet::HOYLE;
    /// rules.set_field("game_points", "3000")?;
    /// assert_eq!(rules.game_points, 3000);
    /// assert!(rules.set_field("game_points", "3").is_err(), "a game has 500 points or more");
    /// # Ok::<(), canasta::ParseError>(())
    /// ```
    pub fn set_field(&mut self, name: &str, value: &str) -> Result<(), ParseError> {
        let field = Self::field(name).ok_or_else(|| ParseError::Field(name.to_owned()))?;
        let parsed = field.domain.parse(value);
        if parsed.is_some_and(|value| (field.set)(self, &value)) {
            Ok(())
        } else {
            Err(ParseError::Value { field: field.name, value: value.to_owned() })
        }
    }
}

/// The name of the nearest preset, then each field that differs: `wahhi game_points=3000`.
impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = self.nearest_preset();
        f.write_str(preset.name)?;
        self.changes_from(&preset.rules).try_for_each(|field| write!(f, " {}={}", field.name, (field.get)(self)))
    }
}

/// Parses a preset's name, followed by fields in any order.
impl FromStr for RuleSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split_whitespace();
        let name = words.next().ok_or(ParseError::Empty)?;
        let mut rules = Self::preset(name).ok_or_else(|| ParseError::Preset(name.to_owned()))?;
        let mut seen_names: Vec<&str> = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| ParseError::Field(word.to_owned()))?;
            if seen_names.contains(&name) {
                return Err(ParseError::FieldTwice(name.to_owned()));
            }
            seen_names.push(name);
            rules.set_field(name, value)?;
        }
        Ok(rules)
    }
}
