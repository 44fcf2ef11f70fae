//! A message as the compiler understands it: typed arguments, and a pattern in which every reference is resolved.

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
    /// The types as they are named in comments.
    const NAMED: [(&'static str, Type); 10] = [
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

    pub(super) fn read(text: &str) -> Option<Type> {
        if let Some(cases) = text.strip_prefix("one of ") {
            let cases: Vec<String> = cases.split(',').map(|case| case.trim().to_owned()).collect();
            let named = |case: &String| !case.is_empty() && case.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            return (cases.len() > 1 && cases.iter().all(named)).then_some(Type::OneOf(cases));
        }
        Self::NAMED.into_iter().find(|(name, _)| *name == text).map(|(_, known)| known)
    }

    pub(super) fn names() -> String {
        Self::NAMED.map(|(name, _)| name).join(", ") + ", or `one of a, b`"
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) ty: Type,
}

/// What is written where a message says `{ … }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// As the type is written.
    Plain,
    /// `DIGITS($n)`: figures without separators.
    Digits,
    /// `SPELL($n)`, `KIND($kind)`, `CARD($card)`: from a table of words.
    Table(Table),
}

/// A table of words: `KIND($kind, form: "many", case: "capital")`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Table {
    pub(super) of: TableKind,
    pub(super) form: Option<String>,
    pub(super) capital: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum TableKind {
    Number,
    Kind,
    Card,
}

impl Table {
    /// The constant that holds it: `KIND_MANY_CAPITAL`.
    pub(super) fn constant(&self) -> String {
        let of = match self.of {
            TableKind::Number => "NUMBER",
            TableKind::Kind => "KIND",
            TableKind::Card => "CARD",
        };
        let form = self.form.as_deref().map_or_else(String::new, |form| format!("_{}", form.to_uppercase()));
        format!("{of}{}{}", form.replace('-', "_"), if self.capital { "_CAPITAL" } else { "" })
    }
}

/// What a message may mark: `<b>`, `<code>`, `<a>`.
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
}

/// A message as English declares it, for all languages.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    /// As in the file: `lobby-title`.
    pub(super) id: String,
    /// The file's name and so the module: `lobby`.
    pub(super) module: String,
    /// The rest of the id, as a name of Rust: `title`.
    pub(super) name: String,
    pub(super) arguments: Vec<Argument>,
    /// What the comment says beside the arguments.
    pub(super) about: Vec<String>,
    pub(super) line: usize,
    /// The bundle of a script's message; those have no function.
    pub(super) script: Option<String>,
}

impl Declared {
    pub(super) fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|argument| argument.name == name)
    }

    /// The name in the table of messages: `lobby_title`.
    pub(super) fn field(&self) -> String {
        format!("{}_{}", self.module, self.name)
    }

    /// The name of an enum made for an argument: `TableClosedBy`. A message that is named by its argument says it once:
    /// `State` of `people-state`, `WhyStandIn` of `company-why-stand-in`.
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

/// All of one language.
#[derive(Clone, Debug, Default)]
pub(super) struct Language {
    /// By id; for another language than English those that it has.
    pub(super) messages: BTreeMap<String, Message>,
    /// The tables of words that its messages use.
    pub(super) tables: BTreeMap<Table, Vec<String>>,
    /// What stands before the last item of a list.
    pub(super) list_last: Option<String>,
    /// Messages that are written in other messages.
    pub(super) referenced: BTreeSet<String>,
}

/// Whether a message is a fixed text: no argument, no markup.
pub(super) fn fixed(pattern: &Pattern) -> Option<&str> {
    match pattern.as_slice() {
        [Part::Text(text)] => Some(text),
        _ => None,
    }
}
