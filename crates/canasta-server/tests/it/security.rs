//! The tests named in the threat model exist.

use std::fs;
use std::path::Path;

#[test]
fn every_test_in_the_threat_model_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/threat-model.md")).unwrap();
    let (page, _) = page.split_once("## Not covered").unwrap();
    let attacks = page.lines().filter(|line| line.starts_with("- **")).count();
    let tests: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("  Test: ")).collect();
    assert!(attacks > 80 && tests.len() == attacks, "{attacks} attacks, {} tests", tests.len());
    for named in tests {
        let (file, test) = named.trim_matches('`').split_once("`: `").unwrap_or_else(|| panic!("no test: {named}"));
        let source = fs::read_to_string(root.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        let at = source.find(&format!("fn {test}()")).unwrap_or_else(|| panic!("{file} has no {test}"));
        let before = source[..at].trim_end().trim_end_matches("async").trim_end();
        assert!(before.ends_with(']') && before.rsplit("#[").next().unwrap().contains("test"), "{test} is no test");
    }
}
