//! How large a crate may be: what one person can read in a few days. Generated code is not counted, nor are the examples in
//! documentation: they make a crate easier to read.

use std::collections::BTreeMap;

use super::{Fault, tree::Tree};

/// The most lines of `src`.
const MOST_LINES: usize = 8_000;

/// Every crate that is too large.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
    for (path, text) in tree.texts(".rs") {
        let Some((name, file)) = path.strip_prefix("crates/").and_then(|path| path.split_once("/src/")) else {
            continue;
        };
        if !file.split('/').any(|part| part == "generated") {
            *lines.entry(name).or_default() += counted(text);
        }
    }
    let large = lines.into_iter().filter(|(_, lines)| *lines > MOST_LINES);
    let fault = |(name, lines)| {
        let sentence = format!("has {lines} lines; the most is {MOST_LINES}: split it by meaning");
        Fault::new(&format!("crates/{name}/src"), 0, sentence)
    };
    large.map(fault).collect()
}

/// The lines of a file without the examples in its documentation.
fn counted(text: &str) -> usize {
    let mut in_example = false;
    let counts = |line: &&str| {
        let line = line.trim_start();
        let doc = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        let fence = doc.is_some_and(|doc| doc.trim_start().starts_with("```"));
        in_example = doc.is_some() && (in_example != fence);
        !in_example && !fence
    };
    text.lines().filter(counts).count()
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    fn fault(files: &[(&str, usize)]) -> Vec<String> {
        let texts: Vec<(&str, String)> = files.iter().map(|(path, lines)| (*path, "\n".repeat(*lines))).collect();
        let files: Vec<(&str, &str)> = texts.iter().map(|(path, text)| (*path, text.as_str())).collect();
        check(&planted(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_crate_that_is_too_large_is_told() {
        let files = [("crates/canasta-bots/src/lib.rs", 8_000), ("crates/canasta-bots/tests/it/main.rs", 9_000)];
        assert_eq!(fault(&files), Vec::<String>::new());
        let files = [("crates/canasta-bots/src/lib.rs", 8_000), ("crates/canasta-bots/src/club/plan.rs", 1)];
        assert_eq!(fault(&files), ["crates/canasta-bots/src: has 8001 lines; the most is 8000: split it by meaning"]);
    }

    #[test]
    fn generated_code_is_not_counted() {
        let files = [("crates/canasta-bots/src/lib.rs", 1), ("crates/canasta-bots/src/generated/en.rs", 9_000)];
        assert_eq!(fault(&files), Vec::<String>::new());
    }

    #[test]
    fn examples_in_documentation_are_not_counted() {
        let example = "/// Adds.\n///\n/// ```\n/// assert_eq!(add(1, 1), 2);\n/// ```\npub fn add() {}\n";
        assert_eq!(counted(example), 3);
        assert_eq!(counted("/// ```text\n/// open\nfn f() {}\nfn g() {}\n"), 2, "an example ends with its comment");
        assert_eq!(counted("let text = \"```\";\n"), 1);
    }
}
