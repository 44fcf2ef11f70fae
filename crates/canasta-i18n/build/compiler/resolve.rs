//! Resolves Fluent's syntax tree into patterns: inlines references, and checks that arguments are declared and that every case of
//! an argument has a variant.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::Problem;
use super::declare::{Entries, Entry};
use super::model::{
    Argument, Declaration, Format, Key, Language, Mark, Message, Part, Pattern, Table, TableKind, Type,
};
use super::read::Source;
use super::terms;

/// Max depth of references; anything deeper counts as a cycle.
const MAX_DEPTH: usize = 8;

/// The variant for all other values.
const OTHER_CASE: &str = "other";

/// Resolves one language.
pub(super) struct Resolver<'a> {
    tag: &'a str,
    entries: &'a Entries<'a>,
    /// From English.
    declarations: &'a BTreeMap<String, Declaration>,
    language: Language,
    used_terms: BTreeSet<String>,
    problems: &'a mut Vec<Problem>,
}

/// The part of a message that the resolver is at.
#[derive(Clone, Copy)]
struct Location<'a> {
    source: &'a Source,
    /// The message being resolved. Inside a reference, `source` is the file of the referenced message.
    message: &'a Declaration,
    /// Arguments of type `Player` that are known not to be the reader.
    others: &'a [String],
    depth: usize,
}

impl<'a> Resolver<'a> {
    pub(super) fn new(
        tag: &'a str,
        entries: &'a Entries<'a>,
        declarations: &'a BTreeMap<String, Declaration>,
        problems: &'a mut Vec<Problem>,
    ) -> Self {
        let mut used_terms = BTreeSet::new();
        let locale = terms::locale(entries, &mut used_terms, problems);
        Self { tag, entries, declarations, language: Language { locale, ..Language::default() }, used_terms, problems }
    }

    /// Resolves all messages.
    pub(super) fn language(mut self) -> Language {
        for (id, entry) in &self.entries.messages {
            let Some(message) = self.declarations.get(*id) else {
                self.problems.push(entry.source.problem(id, format!("`{id}` does not exist in English")));
                continue;
            };
            let mut used = BTreeSet::new();
            let location = Location { source: entry.source, message, others: &[], depth: 0 };
            let pattern = merged(self.pattern(entry.value, location, &mut used));
            self.check_marks(&pattern, entry);
            let unused = message.arguments.iter().find(|argument| !argument.optional && !used.contains(&argument.name));
            if let Some(argument) = unused.filter(|_| self.tag == super::ENGLISH) {
                self.problems.push(entry.source.problem(id, format!("`${}` is declared but not used", argument.name)));
            }
            self.language.messages.insert((*id).to_owned(), Message { pattern, place: entry.place() });
        }
        terms::fill(&mut self.language.tables, self.entries, &mut self.used_terms, self.problems);
        for (id, entry) in self.entries.terms.iter().filter(|(id, _)| !self.used_terms.contains(**id)) {
            self.problems.push(entry.source.problem(id, format!("the term `-{id}` is never used")));
        }
        self.language
    }

    fn problem(&mut self, location: Location<'_>, slice: &str, what: impl Into<String>) {
        self.problems.push(location.source.problem(slice, what));
    }

    fn pattern(
        &mut self,
        pattern: &ast::Pattern<&'a str>,
        location: Location<'_>,
        used: &mut BTreeSet<String>,
    ) -> Pattern {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value, location, &mut parts),
                PatternElement::Placeable { expression } => self.expression(expression, location, used, &mut parts),
            }
        }
        parts
    }

    /// Turns line breaks into spaces, and `<b>`, `<code>` and `<a>` into marks.
    fn text(&mut self, text: &str, location: Location<'_>, parts: &mut Pattern) {
        let mut rest = text;
        while let Some(start) = rest.find('<') {
            let tag = rest[start..].split_once('>').map(|(tag, _)| tag).unwrap_or_default();
            let name = tag.trim_start_matches(['<', '/']);
            let Some((_, mark)) = Mark::ALL.into_iter().find(|(known, _)| *known == name) else {
                return self.problem(location, &rest[start..], "`<` can only start <b>, <code> or <a>");
            };
            parts.push(Part::Text(join_lines(&rest[..start])));
            parts.push(if tag.starts_with("</") { Part::Close } else { Part::Open(mark) });
            rest = &rest[start + tag.len() + 1..];
        }
        parts.push(Part::Text(join_lines(rest)));
    }

    fn expression(
        &mut self,
        expression: &Expression<&'a str>,
        location: Location<'_>,
        used: &mut BTreeSet<String>,
        parts: &mut Pattern,
    ) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, location, used, parts),
            Expression::Select { selector, variants } => self.select(selector, variants, location, used, parts),
        }
    }

    fn inline(
        &mut self,
        inline: &InlineExpression<&'a str>,
        location: Location<'_>,
        used: &mut BTreeSet<String>,
        parts: &mut Pattern,
    ) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                parts.push(Part::Text(unescape_unicode_to_string(value).into_owned()));
            }
            InlineExpression::NumberLiteral { value } => parts.push(Part::Text((*value).to_owned())),
            InlineExpression::VariableReference { id } => {
                let Some(argument) = self.argument(id.name, location, used) else { return };
                self.push_argument(id.name, &argument, location, parts);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if let Some(part) = self.function(id.name, arguments, location, used) {
                    parts.push(part);
                }
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                let form = arguments.as_ref().and_then(|arguments| literal(arguments, "form"));
                self.used_terms.insert(id.name.to_owned());
                match terms::text(self.entries, id.name, form) {
                    Ok(text) => parts.push(Part::Text(text)),
                    Err(what) => self.problem(location, id.name, what),
                }
            }
            InlineExpression::MessageReference { id, .. } => self.reference(id.name, location, used, parts),
            InlineExpression::Placeable { expression } => self.expression(expression, location, used, parts),
        }
    }

    /// Adds an argument without a function: `{ $name }`.
    fn push_argument(&mut self, slice: &str, argument: &Argument, location: Location<'_>, parts: &mut Pattern) {
        let table = |kind| Format::Table(Table { kind, form: None, capital: false });
        let format = match argument.ty {
            Type::Player if !location.others.contains(&argument.name) => {
                let what = format!("`${0}` can be the reader: select on it, and name it under [other]", argument.name);
                return self.problem(location, slice, what);
            }
            Type::Flag | Type::OneOf(_) => {
                let what = format!("`${}` has no text: select on it", argument.name);
                return self.problem(location, slice, what);
            }
            Type::Card => table(TableKind::Card),
            Type::Kind => table(TableKind::Kind),
            Type::List => {
                self.used_terms.insert(terms::LIST_LAST.to_owned());
                match terms::text(self.entries, terms::LIST_LAST, None) {
                    Ok(text) => self.language.list_last = text,
                    Err(what) => self.problem(location, slice, what),
                }
                if let Ok(text) = terms::text(self.entries, terms::LIST_LAST_BEFORE_I, None) {
                    self.used_terms.insert(terms::LIST_LAST_BEFORE_I.to_owned());
                    self.language.list_last_before_i = text;
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

    fn argument(&mut self, name: &str, location: Location<'_>, used: &mut BTreeSet<String>) -> Option<Argument> {
        let Some(argument) = location.message.argument(name) else {
            self.problem(
                location,
                name,
                format!("`${name}` is not declared in the comment of `{}`", location.message.id),
            );
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
        location: Location<'_>,
        used: &mut BTreeSet<String>,
    ) -> Option<Part> {
        let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
            self.problem(location, name, format!("{name} takes one argument of the message"));
            return None;
        };
        let argument = self.argument(id.name, location, used)?;
        let table = match (name, &argument.ty) {
            ("DIGITS", Type::Number) => None,
            ("SPELL", Type::Number) => Some(TableKind::Number),
            ("KIND", Type::Kind) => Some(TableKind::Kind),
            ("CARD", Type::Card) => Some(TableKind::Card),
            ("DIGITS" | "SPELL" | "KIND" | "CARD", other) => {
                self.problem(location, name, format!("{name} does not take a {other:?}"));
                return None;
            }
            _ => {
                self.problem(
                    location,
                    name,
                    format!("unknown function {name}; the functions are CARD, DIGITS, KIND and SPELL"),
                );
                return None;
            }
        };
        let format = table.map_or(Format::Digits, |kind| {
            let form = literal(arguments, "form").map(str::to_owned);
            Format::Table(Table { kind, form, capital: literal(arguments, "case") == Some("capital") })
        });
        self.use_table(&format);
        Some(Part::Argument { name: argument.name, format })
    }

    /// Inlines another message, which can use the arguments of this one.
    fn reference(&mut self, id: &str, location: Location<'_>, used: &mut BTreeSet<String>, parts: &mut Pattern) {
        let (Some(entry), Some(other)) = (self.entries.messages.get(id), self.declarations.get(id)) else {
            return self.problem(location, id, format!("there is no message `{id}`"));
        };
        let mismatch =
            other.arguments.iter().find(|argument| location.message.argument(&argument.name) != Some(argument));
        if let Some(argument) = mismatch {
            let what =
                format!("`{id}` needs `${}`, which this message doesn't declare with the same type", argument.name);
            return self.problem(location, id, what);
        }
        if location.depth == MAX_DEPTH {
            return self.problem(location, id, format!("`{id}` refers to itself"));
        }
        self.language.referenced.insert(id.to_owned());
        let location = Location { source: entry.source, depth: location.depth + 1, ..location };
        parts.extend(self.pattern(entry.value, location, used));
    }

    fn select(
        &mut self,
        selector: &InlineExpression<&'a str>,
        variants: &[ast::Variant<&'a str>],
        location: Location<'_>,
        used: &mut BTreeSet<String>,
        parts: &mut Pattern,
    ) {
        let InlineExpression::VariableReference { id } = selector else {
            let slice = variants.first().map_or("", |variant| key_text(&variant.key));
            return self.problem(location, slice, "a message selects on one of its arguments");
        };
        let Some(argument) = self.argument(id.name, location, used) else { return };
        let Some(cases) = self.cases(&argument.ty) else {
            return self.problem(location, id.name, format!("a message can't select on a {:?}", argument.ty));
        };
        let countable = matches!(argument.ty, Type::Number | Type::Points | Type::List);
        let mut resolved: Vec<(Key, Pattern)> = Vec::new();
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
                self.problem(location, slice, format!("`${}` is never [{slice}]: {}", id.name, cases.join(", ")));
                continue;
            };
            let mut others = location.others.to_vec();
            if argument.ty == Type::Player && slice == "other" {
                others.push(argument.name.clone());
            }
            let pattern = merged(self.pattern(&variant.value, Location { others: &others, ..location }, used));
            if resolved.iter().chain(&otherwise).any(|(other, _)| *other == key) {
                self.problem(location, slice, format!("duplicate variant [{slice}]"));
            } else if variant.default {
                otherwise = Some((key, pattern));
            } else {
                resolved.push((key, pattern));
            }
        }
        let Some(otherwise) = otherwise else { return };
        // There are too many kinds to list, and exact numbers with a default need no categories. All other types need every case.
        let by_case = resolved.iter().any(|(key, _)| matches!(key, Key::Case(_)));
        let partial = argument.ty == Type::Kind || (countable && !by_case);
        for case in cases.into_iter().filter(|case| !(partial || countable && case == OTHER_CASE)) {
            let key = Key::Case(case.clone());
            if !resolved.iter().any(|(other, _)| *other == key) && otherwise.0 != key {
                self.problem(location, id.name, format!("the case [{case}] of `${}` is missing", id.name));
            }
        }
        parts.push(Part::Select { name: argument.name, variants: resolved, otherwise });
    }

    /// The cases of a type; `None` if a message can't select on it.
    fn cases(&self, of: &Type) -> Option<Vec<String>> {
        let named = |cases: &[&str]| Some(cases.iter().map(|case| (*case).to_owned()).collect());
        match of {
            Type::Number | Type::Points | Type::List => {
                named(&[plural_categories(self.language.locale.plural), &[OTHER_CASE]].concat())
            }
            Type::Player => named(&["you", "other"]),
            Type::Flag => named(&["yes", "no"]),
            Type::OneOf(cases) => Some(cases.clone()),
            Type::Kind => named(&[&terms::KINDS[..], &[OTHER_CASE]].concat()),
            Type::Name | Type::Text | Type::Message | Type::Card => None,
        }
    }

    /// Reports a tag that is not closed in the pattern that opens it.
    fn check_marks(&mut self, pattern: &Pattern, entry: &Entry<'_>) {
        let mut depth = 0_usize;
        for part in pattern {
            match part {
                Part::Open(_) => depth += 1,
                Part::Close if depth > 0 => depth -= 1,
                Part::Close => depth = usize::MAX / 2,
                Part::Select { variants, otherwise, .. } => {
                    for (_, pattern) in variants.iter().chain([otherwise]) {
                        self.check_marks(pattern, entry);
                    }
                }
                Part::Text(_) | Part::Argument { .. } => {}
            }
        }
        if depth > 0 {
            self.problems.push(
                entry
                    .source
                    .problem(entry.id, format!("a tag of `{}` is not closed in the variant that opens it", entry.id)),
            );
        }
    }
}

/// The value of a named string argument.
fn literal<'a>(arguments: &ast::CallArguments<&'a str>, name: &str) -> Option<&'a str> {
    arguments.named.iter().find(|named| named.name.name == name).and_then(|named| match &named.value {
        InlineExpression::StringLiteral { value } => Some(*value),
        _ => None,
    })
}

/// The plural categories of whole numbers below a million, without `other`.
fn plural_categories(rule: &str) -> &'static [&'static str] {
    match rule {
        "Polish" => &["one", "few", "many"],
        _ => &["one"],
    }
}

fn key_text<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn join_lines(text: &str) -> String {
    text.replace('\n', " ")
}

/// Joins adjacent texts.
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
