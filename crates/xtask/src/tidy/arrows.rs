//! Which crate may depend on which: an edge that is not in the table is a fault.

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::{Fault, tree::Tree};

/// What a crate may depend on.
struct CrateRule {
    name: &'static str,
    /// Crates of this workspace.
    workspace: &'static [&'static str],
    /// Crates from elsewhere; any, where it is `None`.
    external: Option<&'static [&'static str]>,
}

const CORE: &str = "canasta";
const TESTKIT: &str = "canasta-testkit";
/// What the core may depend on where it is asked to.
const OPTIONAL: &str = "serde";

/// Tests may use the testkit, and the text formats with their sentences: cards and acts are the language of tests.
const IN_TESTS: [&str; 6] = [TESTKIT, RECORD, JOURNAL, TABLE, WORDS, REFEREE];

const RECORD: &str = "canasta-record";
const JOURNAL: &str = "canasta-journal";
const TABLE: &str = "canasta-table";
const WORDS: &str = "canasta-i18n";
const REFEREE: &str = "canasta-referee";
const BOTS: &str = "canasta-bots";
const REVIEW: &str = "canasta-review";
const DAILY: &str = "canasta-daily";
const PUZZLES: &str = "canasta-puzzles";
const EXEC: &str = "canasta-exec";
const ARENA: &str = "canasta-arena";
const ASSETS: &str = "canasta-assets";
const PREFS: &str = "canasta-prefs";
const PAGES: &str = "canasta-pages";
const PRACTICE: &str = "canasta-practice";
const STORE: &str = "canasta-store";
const LIVE: &str = "canasta-live";
const REVIEWS: &str = "canasta-reviews";
const CLUSTER: &str = "canasta-cluster";
const EDGE: &str = "canasta-edge";
const SERVER: &str = "canasta-server";
const DRILL: &str = "canasta-drill";
const CLI: &str = "canasta-cli";

const RULES: &[CrateRule] = &[
    CrateRule { name: CORE, workspace: &[], external: Some(&[OPTIONAL]) },
    CrateRule {
        name: RECORD,
        workspace: &[CORE],
        external: Some(&["jiff", "serde", "serde_json", "sha2", "sha3", "strsim"]),
    },
    CrateRule { name: JOURNAL, workspace: &[CORE, RECORD], external: Some(&["serde", "serde_json", "sha2"]) },
    CrateRule { name: TABLE, workspace: &[CORE, RECORD, JOURNAL], external: Some(&["serde"]) },
    // The bots for the parts of a hint, and reviews to put them into words.
    CrateRule { name: WORDS, workspace: &[CORE, RECORD, JOURNAL, TABLE, BOTS, REVIEW], external: Some(&[]) },
    CrateRule { name: REFEREE, workspace: &[CORE, RECORD, WORDS], external: Some(&["serde", "serde_json"]) },
    CrateRule { name: BOTS, workspace: &[CORE], external: Some(&[]) },
    CrateRule { name: REVIEW, workspace: &[CORE, RECORD, BOTS], external: Some(&["serde", "serde_json"]) },
    CrateRule {
        name: DAILY,
        workspace: &[CORE, RECORD, JOURNAL, TABLE, BOTS, REVIEW],
        external: Some(&["serde", "serde_json"]),
    },
    CrateRule { name: PUZZLES, workspace: &[CORE, RECORD, BOTS, REVIEW], external: Some(&["serde", "serde_json"]) },
    CrateRule { name: EXEC, workspace: &[CORE, RECORD, WORDS, BOTS], external: None },
    CrateRule { name: ARENA, workspace: &[CORE, RECORD, WORDS, BOTS, EXEC], external: None },
    CrateRule { name: ASSETS, workspace: &[], external: Some(&[]) },
    CrateRule { name: PREFS, workspace: &[CORE, RECORD, JOURNAL, TABLE, WORDS], external: Some(&[]) },
    CrateRule {
        name: PAGES,
        workspace: &[CORE, ASSETS, RECORD, JOURNAL, TABLE, WORDS, REFEREE, PREFS],
        external: Some(&["maud", "pulldown-cmark", "qrcode", "serde_json"]),
    },
    CrateRule {
        name: PRACTICE,
        workspace: &[CORE, RECORD, JOURNAL, TABLE, WORDS, BOTS, REVIEW, PUZZLES, DAILY, ASSETS, PREFS, PAGES],
        external: Some(&["maud"]),
    },
    CrateRule { name: STORE, workspace: &[CORE, JOURNAL, TABLE], external: None },
    CrateRule { name: LIVE, workspace: &[CORE, RECORD, JOURNAL, TABLE, WORDS, BOTS, EXEC, STORE], external: None },
    CrateRule {
        name: REVIEWS,
        workspace: &[CORE, RECORD, JOURNAL, TABLE, BOTS, REVIEW, PUZZLES, STORE, LIVE],
        external: None,
    },
    CrateRule { name: CLUSTER, workspace: &[], external: None },
    CrateRule { name: EDGE, workspace: &[CORE, STORE, LIVE], external: None },
    CrateRule {
        name: SERVER,
        workspace: &[
            CORE, RECORD, JOURNAL, TABLE, WORDS, BOTS, DAILY, EXEC, ASSETS, PAGES, PRACTICE, PUZZLES, STORE, LIVE,
            REVIEWS, CLUSTER, EDGE,
        ],
        external: None,
    },
    CrateRule { name: DRILL, workspace: &[CORE, JOURNAL, TABLE, BOTS], external: None },
    CrateRule {
        name: CLI,
        workspace: &[CORE, RECORD, TABLE, WORDS, REFEREE, BOTS, REVIEW, EXEC, ARENA, PAGES, SERVER],
        external: None,
    },
    CrateRule { name: "canasta-testserver", workspace: &[CORE, RECORD, JOURNAL, WORDS, SERVER, CLI], external: None },
    CrateRule { name: TESTKIT, workspace: &[CORE, RECORD], external: None },
    CrateRule { name: "xtask", workspace: &[], external: None },
];

/// One crate of the workspace, as cargo sees it.
pub(super) struct Crate {
    name: String,
    edges: Vec<Edge>,
}

struct Edge {
    to: String,
    /// A crate of this workspace.
    in_workspace: bool,
    /// For tests only.
    dev: bool,
    /// Behind a feature.
    optional: bool,
}

/// The workspace's crates, from `cargo metadata --no-deps`.
pub(super) fn crates(metadata: &Value) -> Result<Vec<Crate>> {
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let text = |value: &Value| value.as_str().map(str::to_owned).context("cargo metadata has a name that is no text");
    let edge = |edge: &Value| {
        Ok(Edge {
            to: text(&edge["name"])?,
            in_workspace: edge["path"].is_string(),
            dev: !edge["kind"].is_null(),
            optional: edge["optional"] == true,
        })
    };
    packages
        .iter()
        .map(|package| {
            let edges = package["dependencies"].as_array().context("cargo metadata lists no dependencies")?;
            Ok(Crate { name: text(&package["name"])?, edges: edges.iter().map(edge).collect::<Result<_>>()? })
        })
        .collect()
}

/// Every edge that is not in the table.
pub(super) fn check(crates: &[Crate], tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for own in crates {
        let manifest = format!("crates/{}/Cargo.toml", own.name);
        let Some(rule) = RULES.iter().find(|rule| rule.name == own.name) else {
            let sentence =
                format!("`{}` has no row in the table of arrows.rs, which says what a crate may depend on", own.name);
            faults.push(Fault::new(&manifest, 0, sentence));
            continue;
        };
        for edge in &own.edges {
            if let Some(sentence) = refused(rule, edge) {
                faults.push(Fault::new(&manifest, line(tree.text(&manifest), edge), sentence));
            }
        }
        if tree.text(&manifest).is_some_and(|text| !shares_lints(text)) {
            faults.push(Fault::new(
                &manifest,
                0,
                "takes no part in the lint table; write `[lints]` and `workspace = true`",
            ));
        }
    }
    faults
}

fn refused(rule: &CrateRule, edge: &Edge) -> Option<String> {
    let (name, to) = (rule.name, edge.to.as_str());
    match (edge.in_workspace, edge.dev) {
        (true, false) if to == TESTKIT => Some(format!("`{TESTKIT}` is for tests: make it a dev-dependency")),
        (true, false) if !rule.workspace.contains(&to) => Some(format!("`{name}` may not depend on `{to}`")),
        // A crate's own tests may ask for a feature of it.
        (true, true) if to != name && !rule.workspace.contains(&to) && !IN_TESTS.contains(&to) => {
            Some(format!("the tests of `{name}` may not depend on `{to}`"))
        }
        (false, false) if name == CORE && !edge.optional => {
            Some(format!("`{name}` depends on nothing: make `{to}` optional, or leave it out"))
        }
        (false, false) if rule.external.is_some_and(|list| !list.contains(&to)) => {
            Some(format!("`{name}` is a pure crate and may not depend on `{to}`"))
        }
        _ => None,
    }
}

/// Where the manifest names the dependency, in its right table.
fn line(manifest: Option<&str>, edge: &Edge) -> usize {
    let mut in_dev = false;
    for (number, text) in (1..).zip(manifest.unwrap_or_default().lines()) {
        if text.starts_with('[') {
            in_dev = text.contains("dev-dependencies");
        }
        let key = text.split(['.', '=', ' ']).next().unwrap_or_default();
        if key == edge.to && in_dev == edge.dev {
            return number;
        }
    }
    0
}

fn shares_lints(manifest: &str) -> bool {
    let mut lines = manifest.lines().skip_while(|line| line.trim() != "[lints]").skip(1);
    lines.next().is_some_and(|line| line.replace(' ', "") == "workspace=true")
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    fn faults(name: &str, edges: &[(&str, bool, bool)], manifest: &str) -> Vec<String> {
        let edges = edges.iter().map(|(to, in_workspace, dev)| Edge {
            to: (*to).to_owned(),
            in_workspace: *in_workspace,
            dev: *dev,
            optional: manifest.contains("optional"),
        });
        let own = Crate { name: name.to_owned(), edges: edges.collect() };
        let manifest = format!("{manifest}\n[lints]\nworkspace = true\n");
        let tree = planted(&[(&format!("crates/{name}/Cargo.toml"), &manifest)]);
        check(&[own], &tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn edges_in_the_table_pass() {
        let edges = [
            ("canasta", true, false),
            ("serde", false, false),
            ("canasta-testkit", true, true),
            ("insta", false, true),
        ];
        assert_eq!(faults("canasta-record", &edges, ""), Vec::<String>::new());
    }

    #[test]
    fn an_arrow_the_wrong_way_is_told_with_its_line() {
        let manifest = "[dependencies]\ncanasta.workspace = true\ncanasta-server.workspace = true";
        let edges = [("canasta", true, false), ("canasta-server", true, false)];
        assert_eq!(
            faults("canasta-bots", &edges, manifest),
            ["crates/canasta-bots/Cargo.toml:3: `canasta-bots` may not depend on `canasta-server`"]
        );
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        let manifest =
            "[dev-dependencies]\ncanasta-testkit.workspace = true\n[dependencies]\ncanasta-testkit.workspace = true";
        assert_eq!(
            faults("canasta-table", &[("canasta-testkit", true, false)], manifest),
            ["crates/canasta-table/Cargo.toml:4: `canasta-testkit` is for tests: make it a dev-dependency"]
        );
        assert_eq!(faults("canasta-bots", &[("canasta-server", true, true)], "").len(), 1);
        assert_eq!(faults("canasta-bots", &[("canasta-bots", true, true)], "").len(), 0);
    }

    #[test]
    fn the_core_has_no_dependency_but_an_optional_one() {
        let optional = "[dependencies]\nserde = { version = \"1\", optional = true }";
        assert_eq!(faults("canasta", &[("serde", false, false)], "").len(), 1);
        assert_eq!(faults("canasta", &[("serde", false, false)], optional).len(), 0);
        assert_eq!(faults("canasta", &[("serde_json", false, false)], optional).len(), 1);
        assert_eq!(faults("canasta", &[("proptest", false, true), ("canasta-record", true, true)], "").len(), 0);
    }

    #[test]
    fn a_crate_without_a_row_is_a_fault() {
        assert_eq!(faults("canasta-shed", &[], "").len(), 1);
    }

    #[test]
    fn a_crate_outside_the_lint_table_is_told() {
        let own = Crate { name: "canasta".to_owned(), edges: Vec::new() };
        let tree = planted(&[("crates/canasta/Cargo.toml", "[package]\n[dependencies]\n")]);
        assert_eq!(check(&[own], &tree).len(), 1);
    }
}
