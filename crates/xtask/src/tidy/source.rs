//! Small rules a line of code can break.

use super::{Fault, tree::Tree};

/// Crates that take time and randomness as data and do no I/O.
const PURE: [&str; 7] =
    ["canasta", "canasta-bots", "canasta-pages", "canasta-record", "canasta-referee", "canasta-table", "canasta-i18n"];

/// Modules of `std` that a pure crate does not name. A reader or writer that is handed in (`std::io`) is data.
const EFFECTS: [&str; 6] = ["env", "fs", "net", "os", "process", "thread"];

/// Names that bring a clock or randomness.
const CLOCKS: [&str; 6] = ["Instant", "OsRng", "RandomState", "SystemTime", "getrandom", "thread_rng"];

/// Names that reach the terminal.
const TERMINAL: [&str; 3] = ["stderr", "stdin", "stdout"];

/// What asks a rule set for its name. The written forms (canasta-record) may: they spell it.
const PRESETS: [&str; 5] = ["preset ==", "preset !=", "match preset", "== RuleSet::", "!= RuleSet::"];

/// The rules' own examples break the rules.
pub(super) const OWN: &str = "crates/xtask/src/tidy/";

/// Every line that breaks a rule.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.texts(".rs").filter(|(path, _)| !path.starts_with(OWN)) {
        lines(path, text, &mut faults);
        if PURE.iter().any(|name| path.starts_with(&format!("crates/{name}/src/"))) {
            pure(path, text, &mut faults);
        }
    }
    for (path, text) in tree.texts(".mjs").filter(|(path, _)| path.starts_with("browser/")) {
        for (number, line) in code(text) {
            if ["waitForTimeout", "setTimeout"].iter().any(|name| has_word(line, name)) {
                let sentence = "a test does not sleep: wait for what a person would see";
                faults.push(Fault::new(path, number, sentence));
            }
        }
    }
    const CORE: &str = "crates/canasta/src/lib.rs";
    if tree.text(CORE).is_some_and(|text| !text.lines().any(|line| line == "#![no_std]")) {
        faults.push(Fault::new(CORE, 0, "the rules are `#![no_std]`"));
    }
    faults
}

fn lines(path: &str, text: &str, faults: &mut Vec<Fault>) {
    let testkit = path.starts_with("crates/canasta-testkit/");
    let mut in_tests = path.contains("/tests/") || path.contains("/benches/") || testkit;
    for (number, line) in code(text) {
        let mut fault = |sentence: &str| faults.push(Fault::new(path, number, sentence));
        in_tests |= line.contains("#[cfg(test)]");
        if line.replace(' ', "").contains("#[ignore") {
            fault("no test is ignored: mend it or delete it");
        }
        if !path.starts_with("crates/canasta-record/") && !in_tests && PRESETS.iter().any(|ask| line.contains(ask)) {
            fault("rules are data: read a field of the rule set, never its preset");
        }
        if in_tests && (line.contains("sleep(") || line.contains("sleep_until(")) && !line.contains("// waits: ") {
            fault("a test does not sleep and hope: look again and again, step the clock, or say `// waits: ` for what");
        }
        if path.contains("/src/") && !testkit && has_word(line, "canasta_testkit") {
            fault("the testkit is for integration tests: use it under tests/");
        }
    }
}

fn pure(path: &str, text: &str, faults: &mut Vec<Fault>) {
    for (number, line) in code(text) {
        for name in CLOCKS.iter().filter(|name| has_word(line, name)) {
            let sentence = format!("`{name}`: time and randomness come into a pure crate as data");
            faults.push(Fault::new(path, number, sentence));
        }
        for name in TERMINAL.iter().filter(|name| has_word(line, name)) {
            faults.push(Fault::new(path, number, format!("`{name}`: a pure crate does no I/O")));
        }
    }
    for (number, name) in std_modules(text) {
        if EFFECTS.contains(&name.as_str()) {
            faults.push(Fault::new(path, number, format!("`std::{name}`: a pure crate does no I/O")));
        }
    }
}

/// The lines without those that are only comment, numbered from 1.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"))
}

fn in_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(in_name) && !line[at + word.len()..].starts_with(in_name))
}

/// The modules named after `std::`, also in `use std::{…}` over several lines, with the line of the `std`.
fn std_modules(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let text: String = text
        .lines()
        .map(|line| if line.trim_start().starts_with("//") { "\n".to_owned() } else { format!("{line}\n") })
        .collect();
    for (at, _) in text.match_indices("std::") {
        if text[..at].ends_with(in_name) {
            continue;
        }
        let number = text[..at].matches('\n').count() + 1;
        let rest = &text[at + "std::".len()..];
        let name = |text: &str| text.trim_start().chars().take_while(|letter| in_name(*letter)).collect::<String>();
        let Some(list) = rest.strip_prefix('{') else {
            found.push((number, name(rest)));
            continue;
        };
        let mut depth = 0_i32;
        let mut fresh = true;
        for (here, letter) in list.char_indices() {
            if fresh && depth == 0 {
                found.push((number, name(&list[here..])));
            }
            fresh = letter == ',';
            match letter {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                _ => {}
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    fn fault(path: &str, text: &str) -> Vec<(usize, String)> {
        check(&planted(&[(path, text)])).into_iter().map(|fault| (fault.line, fault.sentence)).collect()
    }

    fn lines_told(path: &str, text: &str) -> Vec<usize> {
        fault(path, text).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn a_preset_is_never_asked_for_its_name() {
        assert_eq!(lines_told("crates/canasta/src/pile.rs", "let x = 1;\nif preset == HOYLE {}\n"), [2]);
        assert_eq!(
            lines_told("crates/canasta/src/pile.rs", "// if preset == HOYLE\nrules.frozen\n"),
            Vec::<usize>::new()
        );
    }

    #[test]
    fn no_test_is_ignored_and_none_sleeps() {
        let text = "#[test]\n#[ignore = \"slow\"]\nfn a() { sleep(SECOND); }\n";
        assert_eq!(lines_told("crates/canasta-server/tests/it/main.rs", text), [2, 3]);
        let text = "loop { look(); sleep(TICK); // waits: between two looks\n}\n";
        assert_eq!(lines_told("crates/canasta-server/tests/it/main.rs", text), Vec::<usize>::new());
        let text = "fn pace() { sleep(SECOND); }\n#[cfg(test)]\nmod tests {\n fn a() { thread::sleep(SECOND) }\n}\n";
        assert_eq!(lines_told("crates/canasta-server/src/pace.rs", text), [4]);
        assert_eq!(lines_told("browser/tests/a.test.mjs", "await page.waitForTimeout(100)\n"), [1]);
    }

    #[test]
    fn the_testkit_stays_under_tests() {
        assert_eq!(lines_told("crates/canasta-bots/src/club.rs", "use canasta_testkit::slow;\n"), [1]);
        assert_eq!(
            lines_told("crates/canasta-bots/tests/it/main.rs", "use canasta_testkit::slow;\n"),
            Vec::<usize>::new()
        );
    }

    #[test]
    fn a_pure_crate_has_no_clock_and_no_io() {
        let path = "crates/canasta-table/src/table.rs";
        assert_eq!(lines_told(path, "use std::time::Instant;\n"), [1]);
        assert_eq!(lines_told(path, "use std::fs;\n"), [1]);
        let list =
            "use std::{\n    collections::{BTreeMap, fs_like},\n    net::IpAddr,\n};\nlet a = std::env::args();\n";
        let expected = "`std::net`: a pure crate does no I/O";
        assert_eq!(fault(path, list)[0], (1, expected.to_owned()));
        assert_eq!(lines_told(path, list), [1, 5]);
        assert_eq!(
            lines_told(path, "use std::{fmt, time::Duration};\nlet instant = env!(\"X\");\n"),
            Vec::<usize>::new()
        );
        assert_eq!(
            lines_told("crates/canasta-server/src/lib.rs", "use std::{fs, time::Instant};\n"),
            Vec::<usize>::new()
        );
    }

    #[test]
    fn the_rules_do_without_std() {
        assert_eq!(fault("crates/canasta/src/lib.rs", "//! Rules.\n").len(), 1);
        assert_eq!(fault("crates/canasta/src/lib.rs", "#![no_std]\n").len(), 0);
    }
}
