//! Fields of the rule set as values, for code that handles all rules generically.

use alloc::vec::Vec;

use super::RuleSet;

/// The value of a field, for forms, files and sentences.
///
/// ```
/// use canasta::rules::Value;
///
/// assert_eq!(Value::Numbers(vec![15, 50, 90, 120]).to_string(), "15,50,90,120");
/// assert_eq!(Value::Flag(true).to_string(), "yes");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A number, usually of points.
    Number(i32),
    /// Several numbers, in the order given in the field's documentation.
    Numbers(Vec<i32>),
    /// Several yes-or-no values, in the order given in the field's documentation.
    Flags(Vec<bool>),
    /// One of the field's words.
    Choice(&'static str),
}

/// The valid values of a field.
///
/// ```
/// use canasta::RuleSet;
/// use canasta::rules::Domain;
///
/// assert_eq!(RuleSet::field("game_points").map(|field| field.domain), Some(Domain::Number(500, 50_000)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// Yes or no.
    Flag,
    /// A number in this range, inclusive.
    Number(i32, i32),
    /// Exactly this many numbers, each in this range, inclusive.
    Numbers(usize, i32, i32),
    /// Exactly this many yes-or-no values.
    Flags(usize),
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// A field of the rule set, for code that handles all rules generically.
///
/// ```
/// use canasta::RuleSet;
/// use canasta::rules::Value;
///
/// let field = RuleSet::field("going_out_bonus").expect("a field of this name");
/// let mut rules = RuleSet::HOYLE;
/// assert_eq!((field.get)(&rules), Value::Number(100));
/// assert!((field.set)(&mut rules, &Value::Number(150)));
/// assert_eq!(rules.going_out_bonus, 150);
/// ```
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Field {
    /// The name in files and forms, as in [`RuleSet`].
    pub name: &'static str,
    /// The meaning, in one plain sentence.
    pub doc: &'static str,
    /// The valid values.
    pub domain: Domain,
    /// Reads the field of a rule set.
    pub get: fn(&RuleSet) -> Value,
    /// Sets the field. Returns `false` and changes nothing if the value isn't valid.
    pub set: fn(&mut RuleSet, &Value) -> bool,
}

/// The type of a field.
pub(super) trait FieldType: Sized {
    fn value(&self) -> Value;
    fn from_value(value: &Value, domain: Domain) -> Option<Self>;
}

impl FieldType for bool {
    fn value(&self) -> Value {
        Value::Flag(*self)
    }
    fn from_value(value: &Value, _: Domain) -> Option<Self> {
        if let Value::Flag(flag) = value { Some(*flag) } else { None }
    }
}

impl FieldType for i32 {
    fn value(&self) -> Value {
        Value::Number(*self)
    }
    fn from_value(value: &Value, domain: Domain) -> Option<Self> {
        match (value, domain) {
            (Value::Number(n), Domain::Number(low, high)) if (low..=high).contains(n) => Some(*n),
            _ => None,
        }
    }
}

impl<const N: usize> FieldType for [i32; N] {
    fn value(&self) -> Value {
        Value::Numbers(self.to_vec())
    }
    fn from_value(value: &Value, domain: Domain) -> Option<Self> {
        match (value, domain) {
            (Value::Numbers(list), Domain::Numbers(_, low, high)) if list.iter().all(|n| (low..=high).contains(n)) => {
                list.as_slice().try_into().ok()
            }
            _ => None,
        }
    }
}

impl<const N: usize> FieldType for [bool; N] {
    fn value(&self) -> Value {
        Value::Flags(self.to_vec())
    }
    fn from_value(value: &Value, _: Domain) -> Option<Self> {
        if let Value::Flags(list) = value { list.as_slice().try_into().ok() } else { None }
    }
}

/// Declares an enum for use as the type of a field, with a word for each variant.
macro_rules! choice {
    ($(#[doc = $doc:literal])+ $name:ident { $($(#[doc = $each:literal])+ $variant:ident = $word:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $each])+ $variant,)+
        }

        impl $name {
            /// The words used in files and forms.
            pub const WORDS: &'static [&'static str] = &[$($word,)+];
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(match self { $(Self::$variant => $word,)+ })
            }
        }

        impl core::str::FromStr for $name {
            type Err = crate::ParseError;

            fn from_str(text: &str) -> Result<Self, crate::ParseError> {
                match text.trim() {
                    $($word => Ok(Self::$variant),)+
                    other => Err(crate::ParseError::Value { field: stringify!($name), value: other.into() }),
                }
            }
        }

        impl field::FieldType for $name {
            fn value(&self) -> Value {
                Value::Choice(match self { $(Self::$variant => $word,)+ })
            }
            fn from_value(value: &Value, _: Domain) -> Option<Self> {
                match value { $(Value::Choice($word) => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

pub(super) use choice;
