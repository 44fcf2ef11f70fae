//! Where the dependencies come from and under which licences, by the same `deny.toml` that cargo-deny reads: building
//! that tool takes minutes, and this check takes none. It knows three things of it: the allowed licences, the versions
//! that may be there twice, and the banned crates.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::Fault;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// One package of the dependency graph.
pub(super) struct Package {
    name: String,
    version: String,
    licence: Option<String>,
    /// Where it comes from; nothing for a crate of this workspace.
    source: Option<String>,
}

/// What is allowed.
#[derive(Debug)]
pub(super) struct Rules {
    licences: Vec<String>,
    doubled: Vec<String>,
    banned: Vec<String>,
}

impl Rules {
    /// Reads the three lists of `deny.toml`.
    pub(super) fn read(deny: &str) -> Result<Rules> {
        let list = |table: &str, key: &str| {
            listed(deny, table, key).with_context(|| format!("deny.toml has no list `{key}` under [{table}]"))
        };
        Ok(Rules {
            licences: list("licenses", "allow")?,
            doubled: list("bans", "skip")?,
            banned: list("bans", "deny")?,
        })
    }
}

/// The texts of a list of texts or of tables with a `crate`, as this repository writes them: a line each.
fn listed(toml: &str, table: &str, key: &str) -> Option<Vec<String>> {
    let mut lines = toml.lines().skip_while(|line| line.trim() != format!("[{table}]")).skip(1);
    let mut lines = lines.by_ref().take_while(|line| !line.starts_with('['));
    lines.by_ref().find(|line| line.replace(' ', "") == format!("{key}=["))?;
    let entry = |line: &str| line.split('"').nth(1).map(str::to_owned);
    Some(
        lines
            .take_while(|line| line.trim() != "]")
            .filter(|line| !line.trim().starts_with('#'))
            .filter_map(entry)
            .collect(),
    )
}

/// The packages, from `cargo metadata`.
pub(super) fn packages(metadata: &Value) -> Result<Vec<Package>> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let package = |package: &Value| {
        Some(Package {
            name: text(&package["name"])?,
            version: text(&package["version"])?,
            licence: text(&package["license"]),
            source: text(&package["source"]),
        })
    };
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    packages.iter().map(|value| package(value).context("cargo metadata has a package without a name")).collect()
}

/// Every package that is not allowed.
pub(super) fn check(packages: &[Package], rules: &Rules) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let mut fault = |sentence: String| {
            faults.push(Fault::new("Cargo.lock", 0, format!("{} {}: {sentence}", package.name, package.version)));
        };
        match package.licence.as_deref() {
            None => fault("has no licence".to_owned()),
            Some(licence) if !allowed(licence, &rules.licences) => {
                fault(format!("`{licence}` is not among the licences deny.toml allows"));
            }
            Some(_) => {}
        }
        if package.source.as_deref().is_some_and(|source| source != CRATES_IO) {
            fault("does not come from crates.io".to_owned());
        }
        if rules.banned.contains(&package.name) {
            fault("is banned by deny.toml".to_owned());
        }
        versions.entry(&package.name).or_default().push(&package.version);
    }
    for (name, versions) in versions {
        if versions.len() > 1 && !rules.doubled.iter().any(|doubled| doubled == name) {
            let sentence =
                format!("{name} is there in versions {}; deny.toml does not skip it", versions.join(" and "));
            faults.push(Fault::new("Cargo.lock", 0, sentence));
        }
    }
    faults
}

/// Whether an SPDX expression can be met with the allowed licences alone.
fn allowed(expression: &str, licences: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut words = words.as_slice();
    let met = either(&mut words, licences);
    met && words.is_empty()
}

fn either(words: &mut &[&str], licences: &[String]) -> bool {
    let mut met = both(words, licences);
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        met |= both(words, licences);
    }
    met
}

fn both(words: &mut &[&str], licences: &[String]) -> bool {
    let mut met = single(words, licences);
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        met &= single(words, licences);
    }
    met
}

fn single(words: &mut &[&str], licences: &[String]) -> bool {
    let listed = |licence: &str| licences.iter().any(|allowed| allowed == licence);
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let met = either(words, licences);
            let [")", rest @ ..] = *words else { return false };
            *words = rest;
            met
        }
        [licence, "WITH", exception, rest @ ..] => {
            *words = rest;
            listed(&format!("{licence} WITH {exception}"))
        }
        [licence, rest @ ..] => {
            *words = rest;
            listed(licence)
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str = "[licenses]\nallow = [\n  \"MIT\",\n  # a note with \"quotes\"\n  \"Unicode-3.0\",\n]\n\
        [bans]\nskip = [\n  { crate = \"sha2\", reason = \"two\" },\n]\ndeny = [\n  { crate = \"openssl-sys\" },\n]\n";

    fn package(name: &str, version: &str, licence: &str, source: &str) -> Package {
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        Package { name: name.to_owned(), version: version.to_owned(), licence: text(licence), source: text(source) }
    }

    fn fault(packages: &[Package]) -> Vec<String> {
        check(packages, &Rules::read(DENY).unwrap()).into_iter().map(|fault| fault.sentence).collect()
    }

    #[test]
    fn the_lists_are_read() {
        let rules = Rules::read(DENY).unwrap();
        assert_eq!(rules.licences, ["MIT", "Unicode-3.0"]);
        assert_eq!((rules.doubled, rules.banned), (vec!["sha2".to_owned()], vec!["openssl-sys".to_owned()]));
        let fault = Rules::read("[licenses]\nallow = [\n]\n").unwrap_err().to_string();
        assert_eq!(fault, "deny.toml has no list `skip` under [bans]");
    }

    #[test]
    fn expressions_are_understood() {
        let mit = ["MIT".to_owned(), "Unicode-3.0".to_owned()];
        for yes in ["MIT", "MIT/Apache-2.0", "Apache-2.0 OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(allowed(yes, &mit), "{yes}");
        }
        for no in ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0 WITH LLVM-exception", "(MIT", "MIT MIT", ""] {
            assert!(!allowed(no, &mit), "{no}");
        }
    }

    #[test]
    fn what_is_not_allowed_is_told() {
        let good = || package("serde", "1.0.0", "MIT OR Apache-2.0", CRATES_IO);
        assert_eq!(fault(&[good(), package("canasta", "0.1.0", "MIT", "")]), Vec::<String>::new());
        assert_eq!(fault(&[package("a", "1.0.0", "", CRATES_IO)]), ["a 1.0.0: has no licence"]);
        assert_eq!(
            fault(&[package("a", "1.0.0", "GPL-3.0", CRATES_IO)]),
            ["a 1.0.0: `GPL-3.0` is not among the licences deny.toml allows"]
        );
        assert_eq!(fault(&[package("a", "1.0.0", "MIT", "git+https://example.org")]).len(), 1);
        assert_eq!(fault(&[package("openssl-sys", "1.0.0", "MIT", CRATES_IO)]).len(), 1);
        assert_eq!(
            fault(&[good(), package("serde", "2.0.0", "MIT", CRATES_IO)]),
            ["serde is there in versions 1.0.0 and 2.0.0; deny.toml does not skip it"]
        );
        assert_eq!(fault(&[package("sha2", "1.0.0", "MIT", ""), package("sha2", "2.0.0", "MIT", "")]).len(), 0);
    }
}
