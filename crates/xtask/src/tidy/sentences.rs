//! Sentences for people are messages (`crates/canasta-words/messages`). Anywhere else a text that reads like one is a fault:
//! in markup, in attributes that are read out, in scripts, on the command line. Log lines, tests, the book and what library
//! errors print are no sentences for people.
//!
//! Not everything is converted yet: `sentences.txt` lists the files that still have texts of their own, and how many. A file
//! may have fewer than it says there, never more, and leaves the list with its last one. What only looks like a sentence is
//! marked `// not for people: what it is`, up to the next empty line.

use std::collections::{BTreeMap, BTreeSet};

use super::{Fault, tree::Tree};

/// Where people are spoken to. What libraries say of faults, and what stands in files, is for those who call and read them.
const SPEAKING: [&str; 7] = [
    "crates/canasta-arena/src/",
    "crates/canasta-cli/src/",
    "crates/canasta-live/src/live/",
    "crates/canasta-pages/src/",
    "crates/canasta-referee/src/",
    "crates/canasta-server/src/web/",
    "crates/canasta-words/src/",
];

/// The files still to be converted: path and number, a line each.
pub(super) const LIST: &str = "crates/xtask/src/tidy/sentences.txt";

/// Attributes whose value is read by people.
const READ: [&str; 5] = ["alt", "aria-description", "aria-label", "placeholder", "title"];

/// Macros and functions whose texts are for developers, for the log, or for another machine.
const EXEMPT: [&str; 25] = [
    "allow",
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "concat",
    "debug",
    "debug_assert",
    "debug_assert_eq",
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
    "span",
    "trace",
    "unreachable",
    "warn",
];

/// Every file with texts of its own, with their lines.
pub(super) fn found(tree: &Tree) -> BTreeMap<&str, Vec<(usize, String)>> {
    let mut found: BTreeMap<&str, Vec<(usize, String)>> = BTreeMap::new();
    for (path, text) in tree.texts(".rs") {
        let speaks = SPEAKING.iter().any(|folder| path.starts_with(folder));
        if speaks && !path.contains("/generated/") && !path.ends_with("/tests.rs") {
            let marked = marked(text);
            found.insert(path, rust(text).into_iter().filter(|(line, _)| !marked.contains(line)).collect());
        }
    }
    for (path, text) in tree.texts(".js").filter(|(path, _)| path.starts_with("crates/canasta-pages/assets/")) {
        if !path.contains("noble-hashes") && !path.ends_with(".min.js") {
            let marked = marked(text);
            found.insert(path, script(text).into_iter().filter(|(line, _)| !marked.contains(line)).collect());
        }
    }
    found.retain(|_, texts| !texts.is_empty());
    found
}

/// Files with more texts than the list allows, and lines of the list that can go.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut listed: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (number, line) in (1..).zip(tree.text(LIST).unwrap_or_default().lines()) {
        match line.rsplit_once(' ').and_then(|(path, count)| Some((path, count.parse().ok()?))) {
            Some((path, count)) => {
                listed.insert(path, (count, number));
            }
            None => faults.push(Fault::new(LIST, number, "a line is a path and a number")),
        }
    }
    let found = found(tree);
    for (path, texts) in &found {
        let allowed = listed.get(path).map_or(0, |(count, _)| *count);
        if texts.len() > allowed {
            // Which of them is new is not known where some were there before.
            for (line, text) in texts.iter().filter(|_| allowed == 0) {
                faults.push(Fault::new(path, *line, format!("“{text}” is for people: write it as a message")));
            }
            if allowed > 0 {
                let sentence = format!(
                    "has {} texts for people, {allowed} are allowed ({LIST}): write the new ones as messages",
                    texts.len()
                );
                faults.push(Fault::new(path, 0, sentence));
            }
        }
    }
    for (path, (_, number)) in listed.iter().filter(|(path, _)| !found.contains_key(**path)) {
        faults.push(Fault::new(LIST, *number, format!("{path} has no text for people any more: delete the line")));
    }
    faults
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

/// What stands around a text: the macro, function or attribute whose value it is in.
struct Around {
    /// The name before the opening bracket: `format`, `class=`.
    name: String,
    /// The bracket belongs to an `impl Display` or a function that writes one.
    displays: bool,
}

/// The texts for people in Rust, with their lines.
fn rust(text: &str) -> Vec<(usize, String)> {
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
                around.push(Around { name: name(&before), displays: before.contains("Display for ") });
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
    fn log_lines_tests_and_errors_do_not_count() {
        let code = r##"
            tracing::warn!(table, "the table could not be opened");
            impl fmt::Display for Fault { fn fmt(&self, f: &mut F) -> R { write!(f, "it was not to be") } }
            // "A comment is no text."
            let a = 'a'; let b: &'static str = "x"; let c = '"'; let d = '\''; let e = r#"raw "text" that counts"#;
            bail!("this file cannot be read");
            #[cfg(test)] mod tests { const A: &str = "Tests say what they like."; }
        "##;
        assert_eq!(texts(code), ["raw \"text\" that counts", "this file cannot be read"]);
    }

    #[test]
    fn what_is_marked_does_not_count_up_to_the_next_empty_line() {
        let page = "crates/canasta-pages/src/page.rs";
        let code = "// not for people: a policy\n\"first src is none\"\n\n\"This is a sentence.\"\n";
        let found: Vec<_> = check(&planted(&[(page, code)])).iter().map(|fault| fault.line).collect();
        assert_eq!(found, [4]);
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

    #[test]
    fn the_list_only_shrinks() {
        let page = "crates/canasta-pages/src/page.rs";
        let faults = |code: &str, list: &str| -> Vec<String> {
            check(&planted(&[(page, code), (LIST, list)])).iter().map(ToString::to_string).collect()
        };
        let listed = format!("{page} 1\n");
        assert_eq!(faults("\"A first text.\"", &listed), [""; 0]);
        assert_eq!(faults("\"A first text.\" \"A second text.\"", &listed).len(), 1);
        assert_eq!(faults("", &listed), [format!("{LIST}:1: {page} has no text for people any more: delete the line")]);
        assert_eq!(
            faults("\n\"A first text.\"", ""),
            [format!("{page}:2: “A first text.” is for people: write it as a message")]
        );
    }
}
