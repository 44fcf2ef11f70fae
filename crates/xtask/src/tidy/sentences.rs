//! Sentences for people are messages (`crates/canasta-words/messages`). Anywhere else a text that reads like one is a fault:
//! in markup, in attributes that are read out, in scripts, on the command line. Log lines, tests, the book and what library
//! errors print (code and numbers) are no sentences for people.
//!
//! What only looks like a sentence is marked `// not for people: what it is`, up to the next empty line.

use std::collections::BTreeSet;

use super::{Fault, tree::Tree};

/// The crates that speak to people. What the others say is for those who call them: errors, keys of formats, tests.
const SPEAKING: [&str; 10] = [
    "crates/canasta-arena/src/",
    "crates/canasta-bots/src/",
    "crates/canasta-cli/src/",
    "crates/canasta-exec/src/",
    "crates/canasta-live/src/",
    "crates/canasta-pages/src/",
    "crates/canasta-prefs/src/",
    "crates/canasta-referee/src/",
    "crates/canasta-server/src/",
    "crates/canasta-words/src/",
];

/// Where clap makes help of documentation.
const COMMAND_LINE: &str = "crates/canasta-cli/src/";

/// What clap derives.
const CLAP: [&str; 4] = ["Parser", "Args", "Subcommand", "ValueEnum"];

/// Attributes whose value is read by people.
const READ: [&str; 5] = ["alt", "aria-description", "aria-label", "placeholder", "title"];

/// Macros and functions whose texts are for developers, for the log, or for another program (the help of a metric).
const EXEMPT: [&str; 29] = [
    "allow",
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "concat",
    "debug",
    "debug_assert",
    "debug_assert_eq",
    "debug_struct",
    "error",
    "event",
    "expect",
    "from_static",
    "header",
    "include_str",
    "info",
    "matches",
    "panic",
    "query",
    "query_as",
    "query_scalar",
    "register",
    "register_with_unit",
    "serde",
    "span",
    "trace",
    "unreachable",
    "warn",
];

/// Texts for people where there should be none.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let rust = tree.texts(".rs").filter(|(path, _)| speaks(path)).map(|(path, text)| {
        let help = if path.starts_with(COMMAND_LINE) { help(text) } else { Vec::new() };
        (path, text, [rust(text), help].concat())
    });
    let scripts = tree.texts(".js").filter(|(path, _)| own_script(path));
    let scripts = scripts.map(|(path, text)| (path, text, script(text)));
    let faults = |(path, text, found): (&str, &str, Vec<(usize, String)>)| {
        let marked = marked(text);
        let fault = |(line, text)| Fault::new(path, line, format!("“{text}” is for people: write it as a message"));
        found.into_iter().filter(|(line, _)| !marked.contains(line)).map(fault).collect::<Vec<_>>()
    };
    rust.chain(scripts).flat_map(faults).collect()
}

/// Whether people read what this file of Rust says.
fn speaks(path: &str) -> bool {
    SPEAKING.iter().any(|folder| path.starts_with(folder))
        && !path.contains("/generated/")
        && !path.ends_with("/tests.rs")
        && !path.contains("/tests/")
}

/// Whether this is a script of the pages, and no library.
fn own_script(path: &str) -> bool {
    path.starts_with("crates/canasta-assets/assets/") && !path.contains("noble-hashes") && !path.ends_with(".min.js")
}

/// What marks texts that only look like sentences: names of programs, code, what other programs read.
const MARK: &str = "// not for people:";

/// The lines from a mark to the next empty line.
fn marked(text: &str) -> BTreeSet<usize> {
    let mut on = false;
    let mut marked = BTreeSet::new();
    for (number, line) in (1..).zip(text.lines()) {
        on = (on && !line.trim().is_empty()) || line.trim_start().starts_with(MARK);
        marked.extend(on.then_some(number));
    }
    marked
}

/// Documentation that clap prints as help, with its lines: that of an item which it reads, unless the item has another
/// `about`, and that of fields and variants.
fn help(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut above) = (Vec::new(), Vec::new());
    // The attributes of the item that clap reads.
    let mut item: Option<String> = None;
    for (number, line) in (1..).zip(text.lines()) {
        let doc = line.trim_start().strip_prefix("///").map(|doc| (number, doc.trim().to_owned()));
        if line.starts_with("#[derive(") && CLAP.iter().any(|name| line.contains(name)) {
            found.append(&mut above);
            item = Some(String::new());
        }
        match (&mut item, doc) {
            (Some(attributes), Some(doc)) if line.starts_with(' ') || !attributes.contains("about = ") => {
                found.push(doc);
            }
            (Some(_), None) if line == "}" => item = None,
            (Some(attributes), None) => attributes.push_str(line),
            (None, Some(doc)) => above.push(doc),
            (None, None) => above.clear(),
            (Some(_), Some(_)) => {}
        }
    }
    found
}

/// What stands around a text: the macro, function or attribute whose value it is in.
struct Around {
    /// The name before the opening bracket: `format`, `class=`.
    name: String,
    /// The bracket is that of an `impl Display` for an error.
    displays: bool,
}

/// The texts for people in Rust, with their lines.
fn rust(text: &str) -> Vec<(usize, String)> {
    let errors: BTreeSet<&str> = implemented(text, "Error for ").collect();
    let mut found = Vec::new();
    let mut around: Vec<Around> = Vec::new();
    let mut rest = text.split("#[cfg(test)]").next().unwrap_or_default();
    // The code since the last statement or bracket.
    let mut before = String::new();
    let mut line = 1;
    while let Some(letter) = rest.chars().next() {
        let mut taken = letter.len_utf8();
        match letter {
            '/' if rest.starts_with("//") => taken = rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => taken = rest.find("*/").map_or(rest.len(), |end| end + 2),
            '\'' => taken = character(rest),
            'r' if raw(rest).is_some() && !before.ends_with(in_name) => {
                let (start, end) = raw(rest).unwrap_or((1, 1));
                note(&rest[start..end], &before, &around, line, &mut found);
                taken = (end + start - 1).min(rest.len());
                before.clear();
            }
            '"' => {
                let end = quoted(&rest[1..]) + 1;
                note(&rest[1..end], &before, &around, line, &mut found);
                taken = (end + 1).min(rest.len());
                before.clear();
            }
            '(' | '{' | '[' => {
                let displays = implemented(&before, "Display for ").any(|shown| errors.contains(shown));
                around.push(Around { name: name(&before), displays });
                before.clear();
            }
            ')' | '}' | ']' => {
                around.pop();
                before.clear();
            }
            ';' => before.clear(),
            _ => before.push(letter),
        }
        line += rest[..taken].matches('\n').count();
        rest = &rest[taken..];
    }
    found
}

/// The types for which a trait is implemented in this code.
fn implemented<'a>(code: &'a str, of: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(of)
        .map(|(at, _)| &code[at + of.len()..])
        .map(|name| &name[..name.find(|letter| !in_name(letter)).unwrap_or(name.len())])
}

/// The name that an opening bracket or a text follows: an attribute with its `=`, or a macro, function or method.
fn name(before: &str) -> String {
    let before = before.trim_end().trim_end_matches('!');
    if let Some(attribute) = before.strip_suffix('=') {
        let start = attribute.rfind(|letter: char| !(in_name(letter) || letter == '-')).map_or(0, |at| at + 1);
        return format!("{}=", &attribute[start..]);
    }
    let start = before.rfind(|letter: char| !in_name(letter)).map_or(0, |at| at + 1);
    before[start..].to_owned()
}

/// Notes a text if it reads like one for people.
fn note(text: &str, before: &str, around: &[Around], line: usize, found: &mut Vec<(usize, String)>) {
    if around.iter().any(|around| around.displays || EXEMPT.contains(&around.name.as_str())) {
        return;
    }
    let direct = name(before);
    let attribute = std::iter::once(direct.as_str())
        .chain(around.iter().rev().map(|around| around.name.as_str()))
        .find_map(|name| name.strip_suffix('='));
    let reads = match attribute {
        // An assignment in code has spaces around its sign, and so no name before it.
        Some(attribute) if READ.contains(&attribute) => text.contains(char::is_alphabetic),
        Some(attribute) if !attribute.is_empty() => false,
        _ => is_label(text) || is_sentence(text),
    };
    if reads {
        found.push((line, text.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
}

/// The length of a character literal, or of the mark of a lifetime.
fn character(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), _) => rest[2..]
            .find('\'')
            .filter(|_| rest.len() > 3)
            .map_or(2, |end| if rest[2..].starts_with('\'') { 4 } else { end + 3 }),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Where a raw string's text begins and ends.
fn raw(rest: &str) -> Option<(usize, usize)> {
    let hashes = rest[1..].chars().take_while(|letter| *letter == '#').count();
    let start = hashes + 2;
    (rest[1 + hashes..].starts_with('"')).then_some(())?;
    let end = rest[start..].find(&format!("\"{}", "#".repeat(hashes)))?;
    Some((start, start + end))
}

/// The length of a string up to its closing quotation mark.
fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    rest.len()
}

/// The texts for people in a script, with their lines. A selector and a list of classes are none.
fn script(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let code = line.split("//").next().unwrap_or_default();
        if line.trim_start().starts_with(['*', '/']) || code.contains("new Error(") {
            continue;
        }
        for mark in ['"', '`'] {
            for text in code.split(mark).skip(1).step_by(2) {
                let selects = text.contains(['#', '[', '>', '=', '<']) || text.contains("))") || text.starts_with('.');
                if !selects && is_sentence(text) {
                    found.push((number, text.to_owned()));
                }
            }
        }
    }
    found
}

/// One word as on a button: `Rules`, `Draw`, `Why?`.
fn is_label(text: &str) -> bool {
    let text = text.trim().trim_end_matches(['.', ':', '?', '!', ',', '…']);
    let mut letters = text.chars();
    let capital = letters.next().is_some_and(char::is_uppercase);
    let small: Vec<char> = letters.collect();
    capital && small.len() > 1 && small.iter().all(|letter| letter.is_lowercase() || *letter == '’')
}

/// Several words: a capital in front and more words, or a mark at the end, or three words and more. SQL is none.
fn is_sentence(text: &str) -> bool {
    let text = text.trim();
    let is_word = |word: &&str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        word.len() > 1 && word.chars().all(|letter| letter.is_alphabetic() || "’'-".contains(letter))
    };
    let words: Vec<&str> = text.split_whitespace().filter(is_word).collect();
    let Some(first) = words.first() else { return false };
    // `SELECT`, `PRAGMA`.
    if first.len() > 3 && first.chars().all(char::is_uppercase) {
        return false;
    }
    let capital = first.starts_with(char::is_uppercase) && text.starts_with(first);
    let ends = text.ends_with(['.', '?', '!', ':', ';', ',']);
    match words.len() {
        0 | 1 => false,
        2 => capital || ends,
        _ => true,
    }
}

fn in_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    fn texts(code: &str) -> Vec<String> {
        rust(code).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn markup_and_what_is_read_out_count() {
        let code = r#"html! { p.quiet class="one two three" data-do="x" title="go" aria-label=(if a { "Close it" } else { "b" }) { "Make a table" b { "Rules" } (x) " " } }"#;
        assert_eq!(texts(code), ["go", "Close it", "b", "Make a table", "Rules"]);
        assert_eq!(texts(r#"html! { div class=(if mine { "own turn now here" } else { "own" }) {} }"#), [""; 0]);
    }

    #[test]
    fn what_the_command_line_says_counts() {
        let code = r#"
            #[command(about = "Plays a game to its end")]
            struct Args { #[arg(long, help = "How many games to play")] games: u32 }
            println!("{games} games were played"); eprintln!("it cannot be read"); bail!("this file cannot be read");
        "#;
        let said = ["Plays a game to its end", "How many games to play", "{games} games were played"];
        assert_eq!(texts(code)[..3], said);
        assert_eq!(texts(code)[3..], ["it cannot be read", "this file cannot be read"]);
    }

    #[test]
    fn documentation_that_is_printed_as_help_counts() {
        let code = "/// Plays.\n#[derive(Parser)]\nstruct Args {\n    /// How many\n    games: u32,\n}\n/// A helper.\nfn f() {}\n";
        assert_eq!(help(code), [(1, "Plays.".to_owned()), (4, "How many".to_owned())]);
        let other = "#[derive(Parser)]\n#[command(about = text())]\n/// The arguments.\npub struct Args {\n    games: u32,\n}\n";
        assert_eq!(help(other), []);
        let line = "crates/canasta-cli/src/play.rs";
        assert_eq!(check(&planted(&[(line, code)])).len(), 2);
    }

    #[test]
    fn log_lines_and_tests_do_not_count() {
        let code = r##"
            tracing::warn!(table, "the table could not be opened");
            // "A comment is no text."
            let a = 'a'; let b: &'static str = "x"; let c = '"'; let d = '\''; let e = r#"raw "text" that counts"#;
            #[cfg(test)] mod tests { const A: &str = "Tests say what they like."; }
        "##;
        assert_eq!(texts(code), ["raw \"text\" that counts"]);
    }

    #[test]
    fn what_an_error_prints_does_not_count() {
        let shown =
            r#"impl fmt::Display for Fault { fn fmt(&self, f: &mut F) -> R { write!(f, "it was not to be") } }"#;
        assert_eq!(texts(shown), ["it was not to be"], "it is no error");
        assert_eq!(texts(&format!("{shown} impl std::error::Error for Fault {{}}")), [""; 0]);
        assert_eq!(texts(r#"#[derive(Error)] enum Fault { #[error("it was not to be")] Lost }"#), [""; 0]);
    }

    #[test]
    fn every_text_in_a_crate_that_speaks_is_a_fault_but_for_what_is_marked() {
        let (page, code) = (
            "crates/canasta-pages/src/page.rs",
            "// not for people: a policy\n\"first src is none\"\n\n\"This is a sentence.\"\n",
        );
        let (play, script) = ("crates/canasta-assets/assets/play.js", "\nsay(\"Try it again.\")\n");
        let elsewhere = ("crates/canasta-pages/tests/it/page.rs", "\"This is a sentence.\"");
        let library = ("crates/canasta-assets/assets/noble-hashes.js", script);
        let faults = check(&planted(&[(page, code), (play, script), elsewhere, library]));
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        let said = |place: &str, text: &str| format!("{place}: “{text}” is for people: write it as a message");
        let wanted = [said(&format!("{page}:4"), "This is a sentence."), said(&format!("{play}:2"), "Try it again.")];
        assert_eq!(faults, wanted);
    }

    #[test]
    fn lines_are_told() {
        assert_eq!(rust("let a = 1;\n/* \"No text.\"\n */ \"Yes, a text.\"\n"), [(3, "Yes, a text.".to_owned())]);
    }

    #[test]
    fn scripts_count_without_selectors_and_classes() {
        let code = "query(\"#say button span\");\nelement(\"div\", \"say refused\", \"Try it again.\"); // \"A comment here\"\n`The ${x} is lost`";
        assert_eq!(script(code).len(), 2);
    }
}
