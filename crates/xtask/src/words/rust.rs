//! Writes the messages as Rust.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::model::{Argument, Declared, Format, Key, Language, Mark, Part, Pattern, Table, Type, camel, fixed};
use super::script;

/// What stands over every generated file.
pub(super) const HEADER: &str =
    "// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.\n\n";

/// The message, as a field of the table, that stands in the place of the name of a person who was forgotten. Every message
/// with a name hands it to the writer, so that no caller has to think of people without a name.
const FORGOTTEN: &str = "figures_forgotten";

/// Where a language's code lies, and so how it names canasta-words.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    pub(super) words: &'static str,
    /// What may see the language's table of messages.
    pub(super) visibility: &'static str,
}

/// Messages by their modules, without those of scripts.
fn modules(declared: &BTreeMap<String, Declared>) -> BTreeMap<&str, Vec<&Declared>> {
    let mut modules: BTreeMap<&str, Vec<&Declared>> = BTreeMap::new();
    for message in declared.values().filter(|message| message.script.is_none()) {
        modules.entry(message.module.as_str()).or_default().push(message);
    }
    for messages in modules.values_mut() {
        messages.sort_by_key(|message| message.line);
    }
    modules
}

/// The functions that others call, and the table that a language fills: path under `generated/` and text.
pub(super) fn interface(
    declared: &BTreeMap<String, Declared>,
    english: &Language,
    bundles: &[&str],
    others: &[String],
) -> Vec<(String, String)> {
    let modules = modules(declared);
    let mut files = Vec::new();
    let mut index = format!("{HEADER}//! The messages, each a function of the language and its arguments.\n\n");
    for (module, messages) in &modules {
        let _ = writeln!(index, "pub mod {module};");
        files.push((format!("messages/{module}.rs"), functions(module, messages, english)));
    }
    index.push_str("pub mod scripts;\n");
    files.push(("messages/mod.rs".to_owned(), index));
    files.push(("messages/scripts.rs".to_owned(), scripts(bundles)));
    let mut table = format!("{HEADER}use crate::{{Message, Name, Number, Player}};\nuse canasta::{{Card, Kind}};\n\n");
    table.push_str("/// All messages of a language. Call them through [`messages`](crate::messages).\n#[derive(Debug)]\npub struct Messages {\n");
    for message in modules.values().flatten() {
        let _ = writeln!(table, "/// `{}`\npub {}: {},", message.id, message.field(), pointer(message, english));
    }
    for bundle in bundles {
        let _ = writeln!(
            table,
            "/// `script-{bundle}`: names and texts.\npub script_{}: &'static [(&'static str, &'static str)],",
            name(bundle)
        );
    }
    table.push_str("}\n");
    files.push(("table.rs".to_owned(), unused_imports_removed(&table)));
    let mut root = format!("{HEADER}//! What `cargo xtask words` makes of `messages/`.\n\n");
    let languages = || std::iter::once("en".to_owned()).chain(others.iter().map(|tag| name(&tag.to_lowercase())));
    for language in languages() {
        let _ = writeln!(root, "mod {language};");
    }
    root.push_str("pub mod messages;\nmod table;\n\n");
    for language in languages() {
        let _ = writeln!(root, "pub(crate) use {language}::MESSAGES as {}_MESSAGES;", language.to_uppercase());
    }
    root.push_str("pub use table::Messages;\n");
    files.push(("mod.rs".to_owned(), root));
    files
}

fn scripts(bundles: &[&str]) -> String {
    let uses = if bundles.is_empty() { "" } else { "use crate::Lang;\n" };
    let mut text =
        format!("{HEADER}//! What the pages' scripts say: names and texts, for the page to hand over.\n\n{uses}");
    for bundle in bundles {
        let name = name(bundle);
        let _ = write!(
            text,
            "\n/// The messages of `script-{bundle}.ftl`. Arguments are written `{{n}}`, cases as in ICU's message format.\n\
             pub fn {name}(lang: Lang) -> &'static [(&'static str, &'static str)] {{\nlang.messages().script_{name}\n}}\n"
        );
    }
    text
}

fn functions(module: &str, messages: &[&Declared], english: &Language) -> String {
    let mut text = String::new();
    for message in messages {
        text.push_str(&enums(message));
        let Some(pattern) = english.messages.get(&message.id).map(|english| &english.pattern) else { continue };
        let _ = writeln!(text, "\n/// “{}”", documented(&preview(pattern)));
        if !message.about.is_empty() {
            let _ = writeln!(text, "///");
        }
        for line in &message.about {
            let _ = writeln!(text, "/// {line}");
        }
        let lifetime = if message.arguments.iter().any(borrows) { "<'a>" } else { "" };
        let mut parameters = String::new();
        let mut passed = Vec::new();
        for argument in &message.arguments {
            let _ = write!(parameters, ", {}: {}", argument.name, parameter(message, argument));
            let into = if argument.ty == Type::Number { ".into()" } else { "" };
            passed.push(format!("{}{into}", argument.name));
        }
        let field = message.field();
        if fixed(pattern).is_some() && message.arguments.is_empty() {
            let _ = writeln!(text, "pub fn {}(lang: Lang) -> &'static str {{ lang.messages().{field} }}", message.name);
        } else {
            let _ = writeln!(
                text,
                "pub fn {}{lifetime}(lang: Lang{parameters}) -> Message {{ (lang.messages().{field})({}) }}",
                message.name,
                passed.join(", ")
            );
        }
    }
    let uses = "use crate::{Lang, Message, Name, Number, Player};\nuse canasta::{Card, Kind};\n";
    unused_imports_removed(&format!("{HEADER}//! `messages/en/{}.ftl`\n\n{uses}{text}", module.replace('_', "-")))
}

/// The enums made for the arguments of a message.
fn enums(message: &Declared) -> String {
    let mut text = String::new();
    for argument in &message.arguments {
        let Type::OneOf(cases) = &argument.ty else { continue };
        let name = message.case_type(&argument.name);
        let _ = writeln!(
            text,
            "\n/// `${}` of [`{}`].\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub enum {name} {{",
            argument.name, message.name
        );
        for case in cases {
            let _ = writeln!(text, "/// The variant `[{case}]`.\n{},", camel(case));
        }
        text.push_str("}\n");
    }
    text
}

/// Text as documentation: no brackets that would be links, and addresses as what they are.
fn documented(text: &str) -> String {
    let words = text.split(' ').map(|word| match word.find("https://") {
        Some(start) => {
            let end = word.trim_end_matches(['.', ',', ':', ';', ')']).len();
            format!("{}<{}>{}", &word[..start], &word[start..end], &word[end..])
        }
        None => word.replace('[', "\\[").replace(']', "\\]"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// What English says, with the arguments by name and the usual variants.
fn preview(pattern: &Pattern) -> String {
    pattern
        .iter()
        .map(|part| match part {
            Part::Text(text) => text.clone(),
            Part::Open(mark) => format!("`<{}>`", mark.tag()),
            Part::Close => String::new(),
            Part::Argument { name, .. } => format!("`{{{name}}}`"),
            Part::Select { otherwise: (_, pattern), .. } => preview(pattern),
        })
        .collect()
}

const fn borrows(argument: &Argument) -> bool {
    matches!(argument.ty, Type::Name | Type::Player)
}

/// A parameter of the function that others call.
fn parameter(message: &Declared, argument: &Argument) -> String {
    match &argument.ty {
        Type::Number => "impl Into<Number>".to_owned(),
        Type::Name => "Name<'a>".to_owned(),
        Type::Player => "Player<'a>".to_owned(),
        _ => plain_type(message, argument, ""),
    }
}

/// A parameter of a language's own function; `modules` stands before the module of an enum.
fn plain_type(message: &Declared, argument: &Argument, modules: &str) -> String {
    match &argument.ty {
        Type::Name => "Name<'_>".to_owned(),
        Type::Player => "Player<'_>".to_owned(),
        Type::Text => "&str".to_owned(),
        Type::Message => "&Message".to_owned(),
        Type::List => "&[Message]".to_owned(),
        Type::Number => "Number".to_owned(),
        Type::Points => "i32".to_owned(),
        Type::Card => "Card".to_owned(),
        Type::Kind => "Kind".to_owned(),
        Type::Flag => "bool".to_owned(),
        Type::OneOf(_) => format!("{modules}{}", message.case_type(&argument.name)),
    }
}

/// The type of a field of the table.
fn pointer(message: &Declared, english: &Language) -> String {
    let fixed = english.messages.get(&message.id).and_then(|english| fixed(&english.pattern));
    if message.arguments.is_empty() && fixed.is_some() {
        return "&'static str".to_owned();
    }
    let modules = format!("crate::messages::{}::", message.module);
    let types: Vec<String> = message.arguments.iter().map(|argument| plain_type(message, argument, &modules)).collect();
    format!("fn({}) -> Message", types.join(", "))
}

/// The files of one language: path under its folder and text. A message that it lacks is taken from English.
pub(super) fn language(
    declared: &BTreeMap<String, Declared>,
    english: &Language,
    language: &Language,
    locale: &str,
    bundles: &[&str],
    home: Placement,
) -> Vec<(String, String)> {
    let Placement { words, visibility } = home;
    let modules = modules(declared);
    let pattern = |message: &Declared| {
        language.messages.get(&message.id).or_else(|| english.messages.get(&message.id)).map(|message| &message.pattern)
    };
    let list_last = language.list_last.as_deref().or(english.list_last.as_deref()).unwrap_or_default();
    let mut files = Vec::new();
    let mut index = format!("{HEADER}//! The messages of one language, compiled.\n\n");
    let mut table = format!("\n/// All messages.\n{visibility} static MESSAGES: Messages = Messages {{\n");
    for (module, messages) in &modules {
        let mut text = String::new();
        for message in messages {
            let Some(pattern) = pattern(message) else { continue };
            let value = match fixed(pattern).filter(|_| message.arguments.is_empty()) {
                Some(fixed) if pointer(message, english).starts_with('&') => quoted(fixed),
                _ => {
                    text.push_str(&function(message, pattern, words, list_last));
                    format!("{module}::{}", message.name)
                }
            };
            let _ = writeln!(table, "{}: {value},", message.field());
        }
        if text.is_empty() {
            continue;
        }
        let _ = writeln!(index, "mod {module};");
        let uses = format!(
            "use canasta::{{Card, Kind}};\nuse {words}::{{Mark, Message, Name, Number, Player, Writer}};\nuse {words}::locale::{{{locale}, Plural}};\nuse super::{{MESSAGES, tables}};\n"
        );
        let text = text.replace("LOCALE", locale);
        files.push((format!("{module}.rs"), unused_imports_removed(&format!("{HEADER}{uses}{text}"))));
    }
    for bundle in bundles {
        let _ = writeln!(table, "script_{}: &[", name(bundle));
        for (name, text) in script::bundle(declared, english, language, bundle) {
            let _ = writeln!(table, "({}, {}),", quoted(&name), quoted(&text));
        }
        table.push_str("],\n");
    }
    table.push_str("};\n");
    // Some are for scripts alone.
    let named = |table: &Table| files.iter().any(|(_, text)| has_word(text, &table.constant()));
    let named: Vec<_> = language.tables.iter().filter(|(table, _)| named(table)).collect();
    if !named.is_empty() {
        index.push_str("mod tables;\n");
        files.push(("tables.rs".to_owned(), tables(&named)));
    }
    let _ = write!(index, "\nuse {words}::Messages;\n{table}");
    files.push(("mod.rs".to_owned(), index));
    files
}

fn tables(tables: &[(&Table, &Vec<String>)]) -> String {
    let mut text = format!("{HEADER}//! Words by kind, card and number.\n");
    for (table, words) in tables {
        let _ = writeln!(text, "\npub(super) static {}: [&str; {}] = [", table.constant(), words.len());
        for word in *words {
            let _ = writeln!(text, "{},", quoted(word));
        }
        text.push_str("];\n");
    }
    text
}

/// The code of one message.
fn function(message: &Declared, pattern: &Pattern, words: &str, list_last: &str) -> String {
    let modules = format!("{words}::messages::{}::", message.module);
    let mut used = String::new();
    let mut body = Body { message, modules: &modules, list_last, text: &mut used };
    body.pattern(pattern);
    let parameters: Vec<String> = message
        .arguments
        .iter()
        .map(|argument| {
            // A translation may do without an argument.
            let name =
                if has_word(&used, &argument.name) { argument.name.clone() } else { format!("_{}", argument.name) };
            format!("{name}: {}", plain_type(message, argument, &modules))
        })
        .collect();
    format!(
        "\npub(super) fn {}({}) -> Message {{\nlet mut w = Writer::with_capacity({});\n{used}w.finish()\n}}\n",
        message.name,
        parameters.join(", "),
        room(pattern)
    )
}

/// So many bytes a message takes about; an argument some twelve.
fn room(pattern: &Pattern) -> usize {
    let of = |part: &Part| match part {
        Part::Text(text) => text.len(),
        Part::Argument { .. } => 12,
        Part::Open(_) | Part::Close => 0,
        Part::Select { variants, otherwise, .. } => {
            variants.iter().chain([otherwise]).map(|(_, pattern)| room(pattern)).max().unwrap_or_default()
        }
    };
    pattern.iter().map(of).sum()
}

struct Body<'a> {
    message: &'a Declared,
    modules: &'a str,
    list_last: &'a str,
    text: &'a mut String,
}

impl Body<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn pattern(&mut self, pattern: &Pattern) {
        for part in pattern {
            match part {
                Part::Text(text) => self.line(&format!("w.text({});", quoted(text))),
                Part::Open(mark) => self.line(&format!("w.open(Mark::{});", mark_name(*mark))),
                Part::Close => self.line("w.close();"),
                Part::Argument { name, format } => self.argument(name, format),
                Part::Select { name, variants, otherwise } => self.select(name, variants, &otherwise.1),
            }
        }
    }

    fn argument(&mut self, name: &str, format: &Format) {
        let Some(argument) = self.message.argument(name) else { return };
        let line = match (format, &argument.ty) {
            (Format::Digits, _) => format!("w.plain({name});"),
            (Format::Table(table), Type::Number) => {
                format!("w.spelled(&LOCALE, &tables::{}, {name});", table.constant())
            }
            (Format::Table(table), _) => format!("w.text(tables::{}[{name}.index()]);", table.constant()),
            (Format::Plain, Type::Name | Type::Player) => {
                format!("w.name({name}, MESSAGES.{FORGOTTEN});")
            }
            (Format::Plain, Type::Text) => format!("w.isolated({name});"),
            (Format::Plain, Type::Message) => format!("w.message({name});"),
            (Format::Plain, Type::List) => format!("w.list({}, {name});", quoted(self.list_last)),
            (Format::Plain, Type::Number) => format!("w.number(&LOCALE, {name});"),
            (Format::Plain, Type::Points) => format!("w.points(&LOCALE, {name});"),
            (Format::Plain, Type::Card | Type::Kind | Type::Flag | Type::OneOf(_)) => return,
        };
        self.line(&line);
    }

    fn arm(&mut self, head: &str, pattern: &Pattern) {
        self.line(&format!("{head} => {{"));
        self.pattern(pattern);
        self.line("}");
    }

    fn select(&mut self, name: &str, variants: &[(Key, Pattern)], otherwise: &Pattern) {
        let Some(argument) = self.message.argument(name) else { return };
        match &argument.ty {
            Type::Number => self.count(&format!("{name}.0"), &format!("LOCALE.plural({name}.0)"), variants, otherwise),
            Type::Points => self.count(name, &format!("LOCALE.plural_of_points({name})"), variants, otherwise),
            Type::List => {
                let count = format!("LOCALE.plural({name}.len() as u64)");
                self.count(&format!("{name}.len()"), &count, variants, otherwise);
            }
            of => {
                self.line(&format!("match {name} {{"));
                for (key, pattern) in variants {
                    let Key::Case(case) = key else { continue };
                    let head = self.case(name, of, case);
                    self.arm(&head, pattern);
                }
                // The usual variant of a player is not the reader; it may need the name.
                let named = variants.iter().any(|(key, _)| *key == Key::Case("other".to_owned()));
                let rest = match of {
                    Type::Player if named => "Player::You".to_owned(),
                    Type::Player if names(otherwise, name) => format!("Player::Other({name})"),
                    Type::Player => "Player::Other(_)".to_owned(),
                    Type::Flag => (!variants.iter().any(|(key, _)| *key == Key::Case("yes".to_owned()))).to_string(),
                    _ => "_".to_owned(),
                };
                self.arm(&rest, otherwise);
                self.line("}");
            }
        }
    }

    fn case(&self, name: &str, of: &Type, case: &str) -> String {
        match of {
            Type::Player if case == "you" => "Player::You".to_owned(),
            Type::Player => format!("Player::Other({name})"),
            Type::Flag => (case == "yes").to_string(),
            Type::Kind => format!("Kind::{}", camel(case)),
            _ => format!("{}{}::{}", self.modules, self.message.case_type(name), camel(case)),
        }
    }

    /// Exact numbers first, then the categories of the language.
    fn count(&mut self, number: &str, plural: &str, variants: &[(Key, Pattern)], otherwise: &Pattern) {
        let exact: Vec<_> = variants.iter().filter(|(key, _)| matches!(key, Key::Exactly(_))).collect();
        let cases: Vec<_> = variants.iter().filter(|(key, _)| matches!(key, Key::Case(_))).collect();
        if !exact.is_empty() {
            self.line(&format!("match {number} {{"));
            for (key, pattern) in exact.iter().copied() {
                let Key::Exactly(n) = key else { continue };
                self.arm(&n.to_string(), pattern);
            }
            self.line("_ => {");
        }
        if cases.is_empty() {
            self.pattern(otherwise);
        } else {
            self.line(&format!("match {plural} {{"));
            for (key, pattern) in cases {
                let Key::Case(case) = key else { continue };
                self.arm(&format!("Plural::{}", camel(case)), pattern);
            }
            self.arm("_", otherwise);
            self.line("}");
        }
        if !exact.is_empty() {
            self.line("}\n}");
        }
    }
}

/// Whether a pattern writes an argument.
fn names(pattern: &Pattern, expected: &str) -> bool {
    pattern.iter().any(|part| match part {
        Part::Argument { name, .. } => name == expected,
        Part::Select { name, variants, otherwise } => {
            name == expected || variants.iter().chain([otherwise]).any(|(_, pattern)| names(pattern, expected))
        }
        Part::Text(_) | Part::Open(_) | Part::Close => false,
    })
}

const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Strong => "Strong",
        Mark::Code => "Code",
        Mark::Link => "Link",
    }
}

pub(super) fn name(bundle: &str) -> String {
    bundle.replace('-', "_")
}

/// A literal of Rust.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            // What cannot be seen is escaped: no-break spaces for instance.
            _ if letter.is_control() || (letter.is_whitespace() && letter != ' ') => {
                let _ = write!(quoted, "{}", letter.escape_unicode());
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

fn has_word(text: &str, word: &str) -> bool {
    let in_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(in_name) && !text[at + word.len()..].starts_with(in_name))
}

/// The text without the names of its `use` lines that stand nowhere else.
fn unused_imports_removed(text: &str) -> String {
    let (uses, code): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("use "));
    let body = code.join("\n");
    // Strings and comments name nothing.
    let code: String =
        code.iter().filter(|line| !line.trim_start().starts_with("//")).map(|line| unquoted(line) + "\n").collect();
    let mut kept = String::new();
    for line in uses {
        let (path, names) = match line.split_once('{') {
            Some((path, names)) => (path, names.trim_end_matches("};")),
            None => {
                let name = line.trim_end_matches(';').rsplit("::").next().unwrap_or_default();
                (&line[..line.len() - name.len() - 1], name)
            }
        };
        // A module is used where something of it is named; an argument may have the same name.
        let module = |name: &str| name.starts_with(|letter: char| letter.is_ascii_lowercase());
        let used = |name: &&str| if module(name) { code.contains(&format!("{name}::")) } else { has_word(&code, name) };
        let names: Vec<&str> = names.split(", ").filter(used).collect();
        match names.as_slice() {
            [] => {}
            [one] => {
                let _ = writeln!(kept, "{path}{one};");
            }
            more => {
                let _ = writeln!(kept, "{path}{{{}}};", more.join(", "));
            }
        }
    }
    let at = body.find("\n\n").map_or(0, |at| at + 2);
    // After the header, and after what the file says of itself.
    let at = if body[at..].starts_with("//!") { at + body[at..].find("\n\n").map_or(0, |at| at + 2) } else { at };
    format!("{}{kept}\n{}\n", &body[..at], &body[at..])
}

fn unquoted(line: &str) -> String {
    line.split('"').step_by(2).collect()
}
