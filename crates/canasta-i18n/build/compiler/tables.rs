//! Writes the data table of each language: a text, and operations on it. `src/compiled.rs` describes them.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use super::model::{Argument, Declaration, Format, Key, Language, Locale, Mark, Part, Pattern, Table, Type};
use super::{functions, script, terms};

/// The statics of all languages, and the text of each.
pub(super) fn tables(
    declarations: &BTreeMap<String, Declaration>,
    languages: &[(String, Language)],
) -> (String, Vec<(String, String)>) {
    let english = &languages[0].1;
    let bundles = script::bundles(declarations);
    let mut rust = String::new();
    let mut texts = Vec::new();
    for (tag, language) in languages {
        let mut writer =
            Writer { language, text: String::new(), spans: HashMap::new(), ops: Vec::new(), tables: Vec::new() };
        let entries: Vec<String> =
            functions::page_messages(declarations).map(|message| writer.entry(message)).collect();
        let words: Vec<String> = writer.word_tables();
        let list_last = if language.list_last.is_empty() { &english.list_last } else { &language.list_last };
        let _ = writeln!(
            rust,
            "static {}: Language = Language {{ tag: {tag:?}, locale: {}, table: Table {{\n\
             text: include_str!(concat!(env!(\"OUT_DIR\"), \"/{tag}.txt\")),\nops: &[{}],\nentries: &[{}],\nwords: &[{}],\n\
             list_last: {list_last:?},\nlist_last_before_i: {:?},\nscripts: &[{}],\n}} }};",
            constant(tag),
            locale(&language.locale),
            writer.ops.join(","),
            entries.join(","),
            words.join(","),
            language.list_last_before_i,
            bundles.iter().map(|bundle| script_bundle(declarations, english, language, bundle)).collect::<String>(),
        );
        texts.push((tag.clone(), writer.text));
    }
    let all: Vec<String> = languages.iter().map(|(tag, _)| format!("Lang(&{})", constant(tag))).collect();
    let _ = writeln!(rust, "static ALL: [Lang; {}] = [{}];", all.len(), all.join(","));
    for (name, id) in [("FORGOTTEN", FORGOTTEN), ("GUEST", GUEST)] {
        let number = functions::page_messages(declarations).position(|message| message.id == id).unwrap_or_default();
        let _ = writeln!(rust, "const {name}: u16 = {number};");
    }
    (rust, texts)
}

/// The message that replaces the name of a person who asked to be forgotten.
const FORGOTTEN: &str = "stats-forgotten";

/// The message that replaces the name of a person who has given none.
const GUEST: &str = "settings-guest";

fn constant(tag: &str) -> String {
    tag.to_uppercase().replace('-', "_")
}

fn locale(locale: &Locale) -> String {
    let Locale { name, group, decimal, grouped_from, corners, plural } = locale;
    format!(
        "Locale {{ name: {name:?}, group: {group:?}, decimal: {decimal:?}, grouped_from: {grouped_from}, corners: {corners:?}, \
         plural: PluralRule::{plural} }}"
    )
}

fn script_bundle(
    declarations: &BTreeMap<String, Declaration>,
    english: &Language,
    language: &Language,
    bundle: &str,
) -> String {
    let texts = script::bundle(declarations, english, language, bundle);
    let pairs: Vec<String> = texts.iter().map(|(name, text)| format!("({name:?}, {text:?})")).collect();
    format!("&[{}],\n", pairs.join(","))
}

struct Writer<'a> {
    language: &'a Language,
    text: String,
    /// Start and length of each text, to store equal texts once.
    spans: HashMap<String, (usize, usize)>,
    ops: Vec<String>,
    /// The tables of words the messages use, in order of their numbers.
    tables: Vec<&'a Table>,
}

impl<'a> Writer<'a> {
    /// Writes a message and returns its entry, which has no operations if the language lacks the message.
    fn entry(&mut self, declaration: &Declaration) -> String {
        let start = self.ops.len();
        let message = self.language.messages.get(&declaration.id);
        let mut capacity = 0;
        if let Some(message) = message {
            self.pattern(declaration, &message.pattern);
            capacity = estimated_bytes(&message.pattern);
        }
        format!("Entry{{start:{start},len:{},capacity:{capacity}}}", self.ops.len() - start)
    }

    fn span(&mut self, text: &str) -> (usize, usize) {
        if let Some(span) = self.spans.get(text) {
            return *span;
        }
        let span = (self.text.len(), text.len());
        self.text.push_str(text);
        self.spans.insert(text.to_owned(), span);
        span
    }

    fn pattern(&mut self, message: &Declaration, pattern: &'a Pattern) {
        for part in pattern {
            let op = match part {
                Part::Text(text) => {
                    let (start, len) = self.span(text);
                    format!("Op::Text{{start:{start},len:{len}}}")
                }
                Part::Open(mark) => format!("Op::Open(Mark::{})", mark_name(*mark)),
                Part::Close => "Op::Close".to_owned(),
                Part::Argument { name, format } => {
                    let (argument, _) = position(message, name);
                    match format {
                        Format::Plain => format!("Op::Argument({argument})"),
                        Format::Digits => format!("Op::Digits({argument})"),
                        Format::Table(table) => {
                            let table = self.table(table);
                            format!("Op::Word{{argument:{argument},table:{table}}}")
                        }
                    }
                }
                Part::Select { name, variants, otherwise } => {
                    self.select(message, name, variants, &otherwise.1);
                    continue;
                }
            };
            self.ops.push(op);
        }
    }

    fn select(&mut self, message: &Declaration, name: &str, variants: &'a [(Key, Pattern)], otherwise: &'a Pattern) {
        let (argument, declaration) = position(message, name);
        let select = self.ops.len();
        self.ops.push(String::new());
        // Exact numbers come before categories, which include them.
        let exact = variants.iter().filter(|(key, _)| matches!(key, Key::Exactly(_)));
        let cases = variants.iter().filter(|(key, _)| matches!(key, Key::Case(_)));
        for (key, pattern) in exact.chain(cases) {
            self.case(message, &self::key(declaration, key), pattern);
        }
        self.case(message, "Any", otherwise);
        self.ops[select] = format!("Op::Select{{argument:{argument},len:{}}}", self.ops.len() - select - 1);
    }

    fn case(&mut self, message: &Declaration, key: &str, pattern: &'a Pattern) {
        let case = self.ops.len();
        self.ops.push(String::new());
        self.pattern(message, pattern);
        self.ops[case] = format!("Op::Case{{key:Key::{key},len:{}}}", self.ops.len() - case - 1);
    }

    fn table(&mut self, table: &'a Table) -> usize {
        self.tables.iter().position(|known| *known == table).unwrap_or_else(|| {
            self.tables.push(table);
            self.tables.len() - 1
        })
    }

    /// The tables of words, as Rust.
    fn word_tables(&self) -> Vec<String> {
        let words = |table: &&Table| format!("&{:?}", self.language.tables.get(*table).map_or(&[][..], Vec::as_slice));
        self.tables.iter().map(words).collect()
    }
}

fn position<'a>(message: &'a Declaration, name: &str) -> (usize, Option<&'a Argument>) {
    let place = message.arguments.iter().position(|argument| argument.name == name).unwrap_or_default();
    (place, message.arguments.get(place))
}

/// The key of a variant, as Rust.
fn key(argument: Option<&Argument>, key: &Key) -> String {
    let case = match key {
        Key::Exactly(n) => return format!("Exactly({n})"),
        Key::Case(case) => case,
    };
    let place = |cases: &[&str]| cases.iter().position(|known| known == case).unwrap_or_default();
    match argument.map(|argument| &argument.ty) {
        Some(Type::Number | Type::Points | Type::List) => format!("Plural(Plural::{})", super::model::camel(case)),
        Some(Type::Player) => format!("Case({})", place(&["you", "other"])),
        Some(Type::Flag) => format!("Case({})", place(&["no", "yes"])),
        Some(Type::Kind) => format!("Case({})", place(&terms::KINDS)),
        Some(Type::OneOf(cases)) => {
            format!("Case({})", cases.iter().position(|known| known == case).unwrap_or_default())
        }
        _ => "Any".to_owned(),
    }
}

/// Approximate length of the finished message in bytes, with 12 for each argument.
fn estimated_bytes(pattern: &Pattern) -> usize {
    let part = |part: &Part| match part {
        Part::Text(text) => text.len(),
        Part::Argument { .. } => 12,
        Part::Open(_) | Part::Close => 0,
        Part::Select { variants, otherwise, .. } => {
            variants.iter().chain([otherwise]).map(|(_, pattern)| estimated_bytes(pattern)).max().unwrap_or_default()
        }
    };
    pattern.iter().map(part).sum()
}

const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Strong => "Strong",
        Mark::Code => "Code",
        Mark::Link => "Link",
    }
}
