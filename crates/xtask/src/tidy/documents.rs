//! Documents, lock files, and what no file may hold.

use super::{Fault, source::OWN, tree::Tree};

/// The largest file, in bytes: a clone stays small.
const LARGEST: usize = 512 * 1024;

/// Top-level folders of a developer's machine: a path in them is of no use to another reader.
const PRIVATE: [&str; 6] = ["Users", "home", "mnt", "root", "work", "workspace"];

const CHANGELOG: &str = "CHANGELOG.md";

const CRATES_IO: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

/// Everything that breaks a rule.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    changelog(tree, &mut faults);
    for file in &tree.files {
        if file.bytes > LARGEST {
            let sentence = format!("has {} kB; the most is {} kB", file.bytes / 1024, LARGEST / 1024);
            faults.push(Fault::new(&file.path, 0, sentence));
        }
        let Some(text) = &file.text else { continue };
        let own = file.path.starts_with(OWN);
        for (number, line) in (1..).zip(text.lines()).filter(|_| !own) {
            if let Some(folder) = private(line) {
                let sentence = format!("names a place on a developer's machine (/{folder}/…)");
                faults.push(Fault::new(&file.path, number, sentence));
            }
            if leaves(&file.path, line) {
                faults.push(Fault::new(&file.path, number, "names a place outside the repository"));
            }
        }
    }
    locks(tree, &mut faults);
    lints(tree, &mut faults);
    faults
}

/// Clippy reads one `clippy.toml`, the nearest: a crate's own must repeat the root's.
fn lints(tree: &Tree, faults: &mut Vec<Fault>) {
    let shared = tree.text("clippy.toml").unwrap_or_default();
    for (path, text) in tree.texts("/clippy.toml") {
        for line in shared.lines().filter(|line| !text.lines().any(|own| own == *line)) {
            faults.push(Fault::new(path, 0, format!("does not repeat `{line}` of the root's")));
        }
    }
}

fn changelog(tree: &Tree, faults: &mut Vec<Fault>) {
    let has_entry =
        |text: &str| text.lines().skip_while(|line| !line.starts_with("## ")).any(|line| line.starts_with("- "));
    if !tree.text(CHANGELOG).is_some_and(has_entry) {
        faults.push(Fault::new(CHANGELOG, 0, "has no entry"));
    }
}

/// Sources other than crates.io, and hosts of packages, in the lock files.
fn locks(tree: &Tree, faults: &mut Vec<Fault>) {
    for (path, text) in tree.texts("Cargo.lock") {
        for (number, line) in (1..).zip(text.lines()) {
            if line.starts_with("source = ") && line != CRATES_IO {
                faults.push(Fault::new(path, number, "a dependency does not come from crates.io"));
            }
        }
    }
    for (path, text) in tree.texts("package-lock.json") {
        for (number, line) in (1..).zip(text.lines()) {
            if line.contains("\"resolved\"") {
                let sentence = "names a host of packages; browser/.npmrc keeps them out when npm writes the file";
                faults.push(Fault::new(path, number, sentence));
            }
        }
    }
}

/// The private folder an absolute path in the line begins with.
fn private(line: &str) -> Option<&'static str> {
    line.match_indices('/').find_map(|(at, _)| {
        let before = line[..at].chars().next_back();
        let starts = before.is_none_or(|letter| !letter.is_alphanumeric() && !"./_-~*}>)]".contains(letter));
        let rest = &line[at + 1..];
        PRIVATE.into_iter().find(|folder| starts && rest.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    })
}

/// Whether a path in the line climbs above the repository's root.
fn leaves(path: &str, line: &str) -> bool {
    let depth = path.matches('/').count();
    let mut rest = line;
    while let Some(at) = rest.find("../") {
        let mut climbed = 0;
        rest = &rest[at..];
        while let Some(more) = rest.strip_prefix("../") {
            climbed += 1;
            rest = more;
        }
        if climbed > depth {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    /// The faults of files next to a change log with an entry.
    fn faults(files: &[(&str, &str)]) -> Vec<String> {
        let mut all = vec![(CHANGELOG, "# Changes\n\n## Unreleased\n\n- New: a game\n")];
        all.extend(files);
        check(&planted(&all)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_changelog_has_an_entry() {
        let faults = check(&planted(&[(CHANGELOG, "# Changes\n\n- a list that is no entry\n")]));
        assert_eq!(faults[0].to_string(), "CHANGELOG.md: has no entry");
        assert_eq!(self::faults(&[]), Vec::<String>::new());
    }

    #[test]
    fn files_are_small() {
        assert_eq!(
            faults(&[("docs/table.svg", &"x".repeat(LARGEST + 1024))]),
            ["docs/table.svg: has 513 kB; the most is 512 kB"]
        );
    }

    #[test]
    fn private_places_are_told() {
        let home = format!("see /{}/ann/notes", "home");
        assert_eq!(faults(&[("a.md", &home)]), ["a.md:1: names a place on a developer's machine (/home/…)"]);
        assert_eq!(faults(&[("a.md", "see docs/home/page and https://host/home/page")]), Vec::<String>::new());
        assert_eq!(faults(&[("a.md", "see ../notes")]), ["a.md:1: names a place outside the repository"]);
        assert_eq!(faults(&[("crates/a/b.rs", "\"../../x\"")]), Vec::<String>::new());
        assert_eq!(faults(&[("crates/a/b.rs", "\"../../../x\"")]).len(), 1);
    }

    #[test]
    fn a_crate_repeats_the_root_s_lint_settings() {
        let files = [("clippy.toml", "a = 1\nb = 2\n"), ("crates/canasta/clippy.toml", "b = 2\nc = 3\n")];
        assert_eq!(faults(&files), ["crates/canasta/clippy.toml: does not repeat `a = 1` of the root's"]);
    }

    #[test]
    fn lock_files_name_no_mirror() {
        let cargo = format!("{CRATES_IO}\nsource = \"git+https://example.org/a\"\n");
        assert_eq!(faults(&[("Cargo.lock", &cargo)]), ["Cargo.lock:2: a dependency does not come from crates.io"]);
        assert_eq!(faults(&[("browser/package-lock.json", "{\n\"resolved\": \"https://example.org/a\"\n}")]).len(), 1);
    }
}
