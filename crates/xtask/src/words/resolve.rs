//! From Fluent's syntax tree to patterns in which every name is known: arguments are declared, references are written out,
//! every case a message can meet has a variant.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};

use super::declare::{Entries, Entry};
use super::model::{Argument, Declared, Format, Key, Language, Mark, Message, Part, Pattern, Table, TableKind, Type};
use super::read::Source;
use super::terms;
use crate::fault::Fault;

/// References deeper than this go in a circle.
const DEEPEST: usize = 8;

/// The plural categories of a language that whole numbers below a million use, beside `other`.
pub(super) fn categories(tag: &str) -> &'static [&'static str] {
    match tag {
        "pl" => &["one", "few", "many"],
        _ => &["one"],
    }
}

/// The variant for all else.
const OTHER: &str = "other";

/// Resolves one language. `declared` is what English declares.
pub(super) struct Resolver<'a> {
    pub(super) tag: &'a str,
    pub(super) entries: &'a Entries<'a>,
    pub(super) declared: &'a BTreeMap<String, Declared>,
    pub(super) language: Language,
    pub(super) used_terms: BTreeSet<String>,
    pub(super) faults: &'a mut Vec<Fault>,
}

/// Where the resolver is.
#[derive(Clone, Copy)]
struct At<'a> {
    source: &'a Source,
    /// The message whose function is being made.
    message: &'a Declared,
    /// The players that are not the reader here.
    others: &'a [String],
    depth: usize,
}

impl<'a> Resolver<'a> {
    /// All messages.
    pub(super) fn all(mut self) -> Language {
        for (id, entry) in &self.entries.messages {
            let Some(message) = self.declared.get(*id) else {
                let sentence = format!("`{id}` is not a message of English");
                self.faults.push(entry.source.fault(id, sentence));
                continue;
            };
            let mut used = BTreeSet::new();
            let at = At { source: entry.source, message, others: &[], depth: 0 };
            let pattern = merged(self.pattern(entry.value, at, &mut used));
            self.balanced(&pattern, entry);
            let unused = message.arguments.iter().find(|argument| !used.contains(&argument.name));
            if let Some(argument) = unused.filter(|_| self.tag == "en") {
                let sentence = format!("`${}` is declared and not used", argument.name);
                self.faults.push(entry.source.fault(id, sentence));
            }
            self.language.messages.insert((*id).to_owned(), Message { pattern });
        }
        terms::fill(&mut self.language.tables, self.entries, &mut self.used_terms, self.faults);
        for (id, entry) in self.entries.terms.iter().filter(|(id, _)| !self.used_terms.contains(**id)) {
            self.faults.push(entry.source.fault(id, format!("the term `-{id}` is used nowhere")));
        }
        self.language
    }

    fn fault(&mut self, at: At<'_>, slice: &str, sentence: impl Into<String>) {
        self.faults.push(at.source.fault(slice, sentence));
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&'a str>, at: At<'_>, used: &mut BTreeSet<String>) -> Pattern {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value, at, &mut parts),
                PatternElement::Placeable { expression } => self.expression(expression, at, used, &mut parts),
            }
        }
        parts
    }

    /// A message is one paragraph, however its lines are broken in the file; `<b>`, `<code>` and `<a>` are marks.
    fn text(&mut self, text: &str, at: At<'_>, parts: &mut Pattern) {
        let mut rest = text;
        while let Some(start) = rest.find('<') {
            let tag = rest[start..].split_once('>').map(|(tag, _)| tag).unwrap_or_default();
            let name = tag.trim_start_matches(['<', '/']);
            let Some((_, mark)) = Mark::ALL.into_iter().find(|(known, _)| *known == name) else {
                return self.fault(
                    at,
                    &rest[start..],
                    "a message may have <b>, <code> and <a>; `<` stands for nothing else",
                );
            };
            parts.push(Part::Text(unbroken(&rest[..start])));
            parts.push(if tag.starts_with("</") { Part::Close } else { Part::Open(mark) });
            rest = &rest[start + tag.len() + 1..];
        }
        parts.push(Part::Text(unbroken(rest)));
    }

    fn expression(
        &mut self,
        expression: &Expression<&'a str>,
        at: At<'_>,
        used: &mut BTreeSet<String>,
        parts: &mut Pattern,
    ) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, at, used, parts),
            Expression::Select { selector, variants } => self.select(selector, variants, at, used, parts),
        }
    }

    fn inline(
        &mut self,
        inline: &InlineExpression<&'a str>,
        at: At<'_>,
        used: &mut BTreeSet<String>,
        parts: &mut Pattern,
    ) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                parts.push(Part::Text((*value).to_owned()));
            }
            InlineExpression::VariableReference { id } => {
                let Some(argument) = self.argument(id.name, at, used) else { return };
                self.placed(id.name, &argument, at, parts);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if let Some(part) = self.function(id.name, arguments, at, used) {
                    parts.push(part);
                }
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                let form = arguments.as_ref().and_then(|arguments| literal(arguments, "form"));
                self.used_terms.insert(id.name.to_owned());
                match terms::text(self.entries, id.name, form) {
                    Ok(text) => parts.push(Part::Text(text)),
                    Err(sentence) => self.fault(at, id.name, sentence),
                }
            }
            InlineExpression::MessageReference { id, .. } => self.reference(id.name, at, used, parts),
            InlineExpression::Placeable { expression } => self.expression(expression, at, used, parts),
        }
    }

    /// An argument as it stands: `{ $name }`.
    fn placed(&mut self, slice: &str, argument: &Argument, at: At<'_>, parts: &mut Pattern) {
        let table = |of| Format::Table(Table { of, form: None, capital: false });
        let format = match argument.ty {
            Type::Player if !at.others.contains(&argument.name) => {
                let sentence =
                    format!("`${0}` may be the reader: select on it, and name it under [other]", argument.name);
                return self.fault(at, slice, sentence);
            }
            Type::Flag | Type::OneOf(_) => {
                let sentence = format!("`${}` has no text: select on it", argument.name);
                return self.fault(at, slice, sentence);
            }
            Type::Card => table(TableKind::Card),
            Type::Kind => table(TableKind::Kind),
            Type::List => {
                self.used_terms.insert(terms::LIST_LAST.to_owned());
                match terms::text(self.entries, terms::LIST_LAST, None) {
                    Ok(text) => self.language.list_last = Some(text),
                    Err(sentence) => self.fault(at, slice, sentence),
                }
                Format::Plain
            }
            _ => Format::Plain,
        };
        self.use_table(&format);
        parts.push(Part::Argument { name: argument.name.clone(), format });
    }

    fn use_table(&mut self, format: &Format) {
        if let Format::Table(table) = format {
            self.language.tables.entry(table.clone()).or_default();
        }
    }

    fn argument(&mut self, name: &str, at: At<'_>, used: &mut BTreeSet<String>) -> Option<Argument> {
        let Some(argument) = at.message.argument(name) else {
            self.fault(at, name, format!("`${name}` is not declared in the comment of `{}`", at.message.id));
            return None;
        };
        used.insert(name.to_owned());
        Some(argument.clone())
    }

    /// `SPELL($n)`, `DIGITS($n)`, `KIND($kind, form: "many")`, `CARD($card)`, each with `case: "capital"`.
    fn function(
        &mut self,
        name: &str,
        arguments: &ast::CallArguments<&'a str>,
        at: At<'_>,
        used: &mut BTreeSet<String>,
    ) -> Option<Part> {
        let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
            self.fault(at, name, format!("{name} takes one argument of the message"));
            return None;
        };
        let argument = self.argument(id.name, at, used)?;
        let of = match (name, &argument.ty) {
            ("DIGITS", Type::Number) => None,
            ("SPELL", Type::Number) => Some(TableKind::Number),
            ("KIND", Type::Kind) => Some(TableKind::Kind),
            ("CARD", Type::Card) => Some(TableKind::Card),
            ("DIGITS" | "SPELL" | "KIND" | "CARD", other) => {
                self.fault(at, name, format!("{name} does not take a {other:?}"));
                return None;
            }
            _ => {
                self.fault(at, name, format!("there is no function {name}; there are CARD, DIGITS, KIND and SPELL"));
                return None;
            }
        };
        let format = of.map_or(Format::Digits, |of| {
            let form = literal(arguments, "form").map(str::to_owned);
            Format::Table(Table { of, form, capital: literal(arguments, "case") == Some("capital") })
        });
        self.use_table(&format);
        Some(Part::Argument { name: argument.name, format })
    }

    /// Another message, written out: it may use the arguments of this one.
    fn reference(&mut self, id: &str, at: At<'_>, used: &mut BTreeSet<String>, parts: &mut Pattern) {
        let (Some(entry), Some(other)) = (self.entries.messages.get(id), self.declared.get(id)) else {
            return self.fault(at, id, format!("there is no message `{id}`"));
        };
        let odd = other.arguments.iter().find(|argument| at.message.argument(&argument.name) != Some(argument));
        if let Some(argument) = odd {
            let sentence = format!("`{id}` needs `${}`, which this message does not declare so", argument.name);
            return self.fault(at, id, sentence);
        }
        if at.depth == DEEPEST {
            return self.fault(at, id, format!("`{id}` refers to itself"));
        }
        self.language.referenced.insert(id.to_owned());
        let at = At { source: entry.source, depth: at.depth + 1, ..at };
        parts.extend(self.pattern(entry.value, at, used));
    }

    fn select(
        &mut self,
        selector: &InlineExpression<&'a str>,
        variants: &[ast::Variant<&'a str>],
        at: At<'_>,
        used: &mut BTreeSet<String>,
        parts: &mut Pattern,
    ) {
        let InlineExpression::VariableReference { id } = selector else {
            let slice = variants.first().map_or("", |variant| key_text(&variant.key));
            return self.fault(at, slice, "a message selects on one of its arguments");
        };
        let Some(argument) = self.argument(id.name, at, used) else { return };
        let Some(cases) = self.cases(&argument.ty) else {
            return self.fault(at, id.name, format!("nothing can be selected on a {:?}", argument.ty));
        };
        let countable = matches!(argument.ty, Type::Number | Type::Points | Type::List);
        let mut made: Vec<(Key, Pattern)> = Vec::new();
        let mut otherwise = None;
        for variant in variants {
            let slice = key_text(&variant.key);
            let key = match variant.key {
                VariantKey::NumberLiteral { value } if countable => value.parse().ok().map(Key::Exactly),
                VariantKey::Identifier { name } if cases.iter().any(|case| case == name) => {
                    Some(Key::Case(name.to_owned()))
                }
                _ => None,
            };
            let Some(key) = key else {
                self.fault(at, slice, format!("`${}` is never [{slice}]: {}", id.name, cases.join(", ")));
                continue;
            };
            let mut others = at.others.to_vec();
            if argument.ty == Type::Player && slice == "other" {
                others.push(argument.name.clone());
            }
            let pattern = merged(self.pattern(&variant.value, At { others: &others, ..at }, used));
            if made.iter().chain(&otherwise).any(|(other, _)| *other == key) {
                self.fault(at, slice, format!("[{slice}] stands here twice"));
            } else if variant.default {
                otherwise = Some((key, pattern));
            } else {
                made.push((key, pattern));
            }
        }
        let Some(otherwise) = otherwise else { return };
        // Kinds are many, and exact numbers with a rest need no categories; all else is said case by case.
        let by_case = made.iter().any(|(key, _)| matches!(key, Key::Case(_)));
        let partial = argument.ty == Type::Kind || (countable && !by_case);
        for case in cases.into_iter().filter(|case| !(partial || countable && case == OTHER)) {
            let key = Key::Case(case.clone());
            if !made.iter().any(|(other, _)| *other == key) && otherwise.0 != key {
                self.fault(at, id.name, format!("the case [{case}] of `${}` is missing", id.name));
            }
        }
        parts.push(Part::Select { name: argument.name, variants: made, otherwise });
    }

    /// The cases of a type; nothing where it has none.
    fn cases(&self, of: &Type) -> Option<Vec<String>> {
        let named = |cases: &[&str]| Some(cases.iter().map(|case| (*case).to_owned()).collect());
        match of {
            Type::Number | Type::Points | Type::List => named(&[categories(self.tag), &[OTHER]].concat()),
            Type::Player => named(&["you", "other"]),
            Type::Flag => named(&["yes", "no"]),
            Type::OneOf(cases) => Some(cases.clone()),
            Type::Kind => named(&[&terms::KINDS[..], &[OTHER]].concat()),
            Type::Name | Type::Text | Type::Message | Type::Card => None,
        }
    }

    /// Marks are closed in the pattern in which they are opened.
    fn balanced(&mut self, pattern: &Pattern, entry: &Entry<'_>) {
        let mut depth = 0_usize;
        for part in pattern {
            match part {
                Part::Open(_) => depth += 1,
                Part::Close if depth > 0 => depth -= 1,
                Part::Close => depth = usize::MAX / 2,
                Part::Select { variants, otherwise, .. } => {
                    for (_, pattern) in variants.iter().chain([otherwise]) {
                        self.balanced(pattern, entry);
                    }
                }
                Part::Text(_) | Part::Argument { .. } => {}
            }
        }
        if depth > 0 {
            self.faults
                .push(entry.source.fault(entry.id, format!("a mark of `{}` is not closed where it opened", entry.id)));
        }
    }
}

/// A named argument with a text.
fn literal<'a>(arguments: &ast::CallArguments<&'a str>, name: &str) -> Option<&'a str> {
    arguments.named.iter().find(|named| named.name.name == name).and_then(|named| match &named.value {
        InlineExpression::StringLiteral { value } => Some(*value),
        _ => None,
    })
}

fn key_text<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn unbroken(text: &str) -> String {
    text.replace('\n', " ")
}

/// Texts that follow one another are one.
fn merged(parts: Pattern) -> Pattern {
    let mut merged: Pattern = Vec::new();
    for part in parts {
        match (merged.last_mut(), part) {
            (_, Part::Text(text)) if text.is_empty() => {}
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => merged.push(part),
        }
    }
    merged
}
