//! How large a crate may be: what one person can read in a few days. Generated code is not counted.

use std::collections::BTreeMap;

use super::{Fault, tree::Tree};

/// The most lines of `src`.
const MOST_LINES: usize = 8_000;

/// Crates that are larger, each with the reason. Whoever makes one small enough takes it out here.
const EXCEPTED: [(&str, &str); 1] = [("canasta-server", "it is being split into crates")];

/// Every crate that is too large; and exceptions that nothing needs any more.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
    for (path, text) in tree.texts(".rs") {
        let Some((name, file)) = path.strip_prefix("crates/").and_then(|path| path.split_once("/src/")) else {
            continue;
        };
        if !file.split('/').any(|part| part == "generated") {
            *lines.entry(name).or_default() += text.lines().count();
        }
    }
    let told = |(name, lines): (&str, usize)| {
        let excepted = EXCEPTED.iter().any(|(excepted, _)| *excepted == name);
        let sentence = match (lines > MOST_LINES, excepted) {
            (true, false) => format!("has {lines} lines; the most is {MOST_LINES}: split it by meaning"),
            (false, true) => format!("has only {lines} lines: take it out of EXCEPTED in tidy/sizes.rs"),
            _ => return None,
        };
        Some(Fault::new(&format!("crates/{name}/src"), 0, sentence))
    };
    lines.into_iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    fn told(files: &[(&str, usize)]) -> Vec<String> {
        let texts: Vec<(&str, String)> = files.iter().map(|(path, lines)| (*path, "\n".repeat(*lines))).collect();
        let files: Vec<(&str, &str)> = texts.iter().map(|(path, text)| (*path, text.as_str())).collect();
        check(&planted(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_crate_that_is_too_large_is_told() {
        let files = [("crates/canasta-bots/src/lib.rs", 8_000), ("crates/canasta-bots/tests/it/main.rs", 9_000)];
        assert_eq!(told(&files), Vec::<String>::new());
        let files = [("crates/canasta-bots/src/lib.rs", 8_000), ("crates/canasta-bots/src/club/plan.rs", 1)];
        assert_eq!(told(&files), ["crates/canasta-bots/src: has 8001 lines; the most is 8000: split it by meaning"]);
    }

    #[test]
    fn generated_code_is_not_counted() {
        let files = [("crates/canasta-bots/src/lib.rs", 1), ("crates/canasta-bots/src/generated/en.rs", 9_000)];
        assert_eq!(told(&files), Vec::<String>::new());
    }

    #[test]
    fn an_exception_that_is_not_needed_is_told() {
        assert_eq!(told(&[("crates/canasta-server/src/lib.rs", 8_001)]), Vec::<String>::new());
        assert_eq!(told(&[("crates/canasta-server/src/lib.rs", 8_000)]).len(), 1);
    }
}
