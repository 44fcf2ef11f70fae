//! The compiler's view of a message: typed arguments, and a pattern with all references resolved.

use std::collections::{BTreeMap, BTreeSet};

/// The type of an argument, as a message's comment declares it: `# $player (Player): who took the pile`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Type {
    Name,
    Player,
    Text,
    Message,
    List,
    Number,
    Points,
    Card,
    Kind,
    Flag,
    /// `one of a, b, c`: an enum made for the message.
    OneOf(Vec<String>),
}

impl Type {
    /// The types by their names in comments.
    const BY_NAME: [(&'static str, Type); 10] = [
        ("Name", Type::Name),
        ("Player", Type::Player),
        ("Text", Type::Text),
        ("Message", Type::Message),
        ("List", Type::List),
        ("Number", Type::Number),
        ("Points", Type::Points),
        ("Card", Type::Card),
        ("Kind", Type::Kind),
        ("Flag", Type::Flag),
    ];

    pub(super) fn parse(text: &str) -> Option<Type> {
        if let Some(cases) = text.strip_prefix("one of ") {
            let cases: Vec<String> = cases.split(',').map(|case| case.trim().to_owned()).collect();
            let is_valid =
                |case: &String| !case.is_empty() && case.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            return (cases.len() > 1 && cases.iter().all(is_valid)).then_some(Type::OneOf(cases));
        }
        Self::BY_NAME.into_iter().find(|(name, _)| *name == text).map(|(_, known)| known)
    }

    pub(super) fn names() -> String {
        Self::BY_NAME.map(|(name, _)| name).join(", ") + ", or `one of a, b`"
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) ty: Type,
    /// English may leave it out. Other languages need it, for example for the ending of a verb.
    pub(super) optional: bool,
}

/// The format of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// The default of its type.
    Plain,
    /// `DIGITS($n)`: digits without separators.
    Digits,
    /// `SPELL($n)`, `KIND($kind)`, `CARD($card)`: from a table of words.
    Table(Table),
}

/// A table of words: `KIND($kind, form: "many", case: "capital")`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Table {
    pub(super) kind: TableKind,
    pub(super) form: Option<String>,
    pub(super) capital: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum TableKind {
    Number,
    Kind,
    Card,
}

/// Markup in a message: `<b>`, `<code>`, `<a>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Strong,
    Code,
    Link,
}

impl Mark {
    pub(super) const ALL: [(&'static str, Mark); 3] = [("b", Mark::Strong), ("code", Mark::Code), ("a", Mark::Link)];

    pub(super) fn tag(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, mark)| *mark == self).map_or("", |(tag, _)| tag)
    }
}

/// The key of a variant.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Key {
    Exactly(u64),
    Case(String),
}

/// A part of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Text(String),
    Open(Mark),
    Close,
    Argument { name: String, format: Format },
    Select { name: String, variants: Vec<(Key, Pattern)>, otherwise: (Key, Pattern) },
}

pub(super) type Pattern = Vec<Part>;

/// A message of one language.
#[derive(Clone, Debug)]
pub(super) struct Message {
    pub(super) pattern: Pattern,
    pub(super) place: Place,
}

impl Message {
    /// Whether it is a single text without arguments or markup.
    pub(super) fn is_plain(&self) -> bool {
        matches!(self.pattern.as_slice(), [Part::Text(_)])
    }

    /// The arguments that the message writes, in any variant.
    pub(super) fn written_arguments(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        collect(&self.pattern, false, &mut names);
        names
    }

    /// The arguments that the message writes or selects on.
    pub(super) fn arguments(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        collect(&self.pattern, true, &mut names);
        names
    }
}

fn collect<'a>(pattern: &'a Pattern, with_selectors: bool, names: &mut BTreeSet<&'a str>) {
    for part in pattern {
        match part {
            Part::Text(_) | Part::Open(_) | Part::Close => {}
            Part::Argument { name, .. } => {
                names.insert(name);
            }
            Part::Select { name, variants, otherwise } => {
                if with_selectors {
                    names.insert(name);
                }
                for (_, pattern) in variants.iter().chain([otherwise]) {
                    collect(pattern, with_selectors, names);
                }
            }
        }
    }
}

/// A line of a file.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) path: String,
    pub(super) line: usize,
}

/// The English declaration of a message, valid for all languages.
#[derive(Clone, Debug)]
pub(super) struct Declaration {
    /// The Fluent identifier: `lobby-title`.
    pub(super) id: String,
    /// The file and module: `lobby`.
    pub(super) module: String,
    /// The rest of the identifier, which names the function: `title`.
    pub(super) name: String,
    pub(super) arguments: Vec<Argument>,
    /// The other lines of the comment, without the arguments.
    pub(super) about: Vec<String>,
    pub(super) place: Place,
    /// The bundle of a message for scripts, which has no function.
    pub(super) script: Option<String>,
}

impl Declaration {
    pub(super) fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|argument| argument.name == name)
    }

    /// The enum of a `one of` argument: `TableClosedBy`. If the message is named after the argument, the enum doesn't repeat it:
    /// `State` for `people-state`, `WhySubstitute` for `company-why-substitute`.
    pub(super) fn case_type(&self, argument: &str) -> String {
        let name = self.name.replace('_', "-");
        if name.split('-').any(|word| word == argument) { camel(&name) } else { camel(&format!("{name}-{argument}")) }
    }
}

pub(super) fn camel(name: &str) -> String {
    name.split('-')
        .map(|part| {
            let mut letters = part.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        })
        .collect()
}

/// A language: its messages, word tables and number format.
#[derive(Clone, Debug, Default)]
pub(super) struct Language {
    /// By identifier. English has all of them; other languages can lack some.
    pub(super) messages: BTreeMap<String, Message>,
    /// The tables of words its messages use.
    pub(super) tables: BTreeMap<Table, Vec<String>>,
    /// The text before the last item of a list.
    pub(super) list_last: String,
    /// The same before an item that begins with an i; empty if it makes no difference.
    pub(super) list_last_before_i: String,
    /// Messages that other messages refer to.
    pub(super) referenced: BTreeSet<String>,
    pub(super) locale: Locale,
}

/// Number format and card corners of a language, from the terms `-locale-…`.
#[derive(Clone, Debug, Default)]
pub(super) struct Locale {
    pub(super) name: String,
    pub(super) group: String,
    pub(super) decimal: String,
    /// Minimum digits of a number with group separators.
    pub(super) grouped_from: usize,
    /// For ace, king, queen and jack.
    pub(super) corners: [String; 4],
    pub(super) plural: &'static str,
}
