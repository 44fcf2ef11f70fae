//! No circles between the modules of a crate: of two modules beside each other one may need the other, but not both. A
//! module stands for itself and all below it; a parent may use its children and they their parent. The files are parsed;
//! a re-export counts as the place where the item is.

mod graph;
mod parse;

use std::collections::{BTreeMap, BTreeSet};

use graph::{Step, circles};
use parse::{Module, parse};

use super::{Fault, tree::Tree};

/// Every circle between sibling modules.
pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    crates(tree).into_iter().flat_map(|name| of_crate(tree, name)).collect()
}

fn crates(tree: &Tree) -> BTreeSet<&str> {
    tree.texts(".rs")
        .filter_map(|(path, _)| path.strip_prefix("crates/")?.split_once("/src/"))
        .map(|(name, _)| name)
        .collect()
}

/// The circles of one crate, and the files that cannot be parsed.
fn of_crate(tree: &Tree, name: &str) -> Vec<Fault> {
    let folder = format!("crates/{name}/src/");
    let (mut modules, mut test_only, mut faults) = (BTreeMap::new(), Vec::new(), Vec::new());
    let has_lib = tree.text(&format!("{folder}lib.rs")).is_some();
    for (path, text) in tree.texts(".rs") {
        let Some(place) = path.strip_prefix(&folder).and_then(|file| module_path(file, has_lib)) else { continue };
        match parse(path, &place, text) {
            Ok(file) => {
                modules.extend(file.modules);
                test_only.extend(file.test_only);
            }
            Err(error) => faults.push(Fault::new(path, 0, format!("cannot be parsed: {error}"))),
        }
    }
    modules.retain(|place: &Vec<String>, _: &mut Module| !test_only.iter().any(|hidden| place.starts_with(hidden)));
    faults.extend(circles(&modules).iter().map(|circle| fault(circle)));
    faults
}

/// The module that a file holds, by its path under `src`; `None` for the root of another crate: a program beside a library.
fn module_path(file: &str, has_lib: bool) -> Option<Vec<String>> {
    let mut parts: Vec<String> = file.strip_suffix(".rs")?.split('/').map(str::to_owned).collect();
    match parts.last()?.as_str() {
        "mod" => drop(parts.pop()),
        "main" if parts.len() == 1 && has_lib => return None,
        "lib" | "main" if parts.len() == 1 => parts.clear(),
        _ if parts.first()? == "bin" => return None,
        _ => {}
    }
    Some(parts)
}

fn fault(circle: &[Step]) -> Fault {
    let Some(first) = circle.first() else { return Fault::new("", 0, "an empty circle") };
    let steps: Vec<String> = circle
        .iter()
        .map(|Step { from, reference, .. }| {
            format!("`{from}` uses `{}` ({}:{})", reference.written, reference.file, reference.line)
        })
        .collect();
    let names: Vec<String> = circle.iter().map(|step| format!("`{}`", step.from)).collect();
    let sentence = format!("the modules {} need each other: {}", names.join(" and "), steps.join(", "));
    Fault::new(&first.reference.file, first.reference.line, sentence)
}

#[cfg(test)]
mod tests {
    use super::{super::tree::planted, *};

    fn faults(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<(String, &str)> =
            files.iter().map(|(file, text)| (format!("crates/canasta-bots/src/{file}"), *text)).collect();
        let files: Vec<(&str, &str)> = files.iter().map(|(file, text)| (file.as_str(), *text)).collect();
        check(&planted(&files)).iter().map(ToString::to_string).collect()
    }

    const NOTHING: [&str; 0] = [];

    #[test]
    fn two_modules_that_need_each_other_are_told_with_a_use_of_each() {
        let files = [
            ("lib.rs", "mod one;\nmod two;\n"),
            ("one.rs", "use crate::two::Two;\npub struct One(Two);\n"),
            ("two.rs", "//! Two.\n\nuse super::one::{\n    One,\n};\npub struct Two;\n"),
        ];
        let wanted = "crates/canasta-bots/src/one.rs:1: the modules `one` and `two` need each other: \
            `one` uses `crate::two::Two` (crates/canasta-bots/src/one.rs:1), \
            `two` uses `super::one::One` (crates/canasta-bots/src/two.rs:4)";
        assert_eq!(faults(&files), [wanted]);
    }

    #[test]
    fn a_module_stands_for_all_below_it() {
        let files = [
            ("lib.rs", "mod one;\nmod two;\n"),
            ("one.rs", "mod below;\n"),
            ("one/below.rs", "fn f() { crate::two::g() }\n"),
            ("two.rs", "use crate::one::h;\n"),
        ];
        assert_eq!(faults(&files).len(), 1);
    }

    #[test]
    fn a_parent_and_its_child_are_no_circle() {
        let files = [
            ("lib.rs", "mod one;\nuse one::A;\npub struct Root;\n"),
            ("one.rs", "mod below;\nuse crate::Root;\nuse below::B;\npub struct A(B, Root);\n"),
            ("one/below.rs", "use super::A;\nuse crate::one::A as Again;\npub struct B;\n"),
        ];
        assert_eq!(faults(&files), NOTHING);
    }

    #[test]
    fn a_longer_circle_is_told_step_by_step() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\nmod c;\n"),
            ("a.rs", "use crate::b::B;\n"),
            ("b.rs", "use crate::c::C;\n"),
            ("c.rs", "use crate::a::A;\n"),
        ];
        let faults = faults(&files);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("the modules `a` and `b` and `c` need each other"), "{faults:?}");
    }

    /// What the crate's root re-exports is where it was declared: `two` needs `one` by the root's name for it.
    #[test]
    fn re_exports_are_followed() {
        let through_root = |re_export: &str, used: &str| {
            faults(&[
                ("lib.rs", &format!("mod one;\nmod two;\n{re_export}\n")),
                ("one.rs", "use crate::two::Two;\npub struct One;\n"),
                ("two.rs", &format!("use crate::{used};\n")),
            ])
            .len()
        };
        assert_eq!(through_root("pub use one::One;", "One"), 1);
        assert_eq!(through_root("pub use one::{One as First};", "First"), 1);
        assert_eq!(through_root("pub(crate) use one::*;", "One"), 1);
        assert_eq!(through_root("pub struct One;", "One"), 0, "it is the parent's own");
    }

    #[test]
    fn paths_count_in_code_in_macros_and_in_signatures() {
        let with = |text: &str| {
            faults(&[
                ("lib.rs", "mod one;\nmod two;\n"),
                ("one.rs", "use crate::two::T;\npub struct One;\n"),
                ("two.rs", text),
            ])
            .len()
        };
        assert_eq!(with("fn f(one: crate::one::One) {}\n"), 1);
        assert_eq!(with("fn f() { html! { p { (crate::one::draw()) } } }\n"), 1);
        assert_eq!(with("macro_rules! m { () => { $crate::one::One } }\n"), 1);
        assert_eq!(with("fn f() { use super::one::One; }\n"), 1);
        assert_eq!(with("/// See [`crate::one::One`].\nfn f() { \"crate::one::One\"; }\n"), 0);
    }

    #[test]
    fn tests_may_use_what_they_like() {
        let with = |text: &str| {
            faults(&[
                ("lib.rs", "mod one;\nmod two;\n"),
                ("one.rs", "use crate::two::T;\n"),
                ("two.rs", text),
                ("two/tests.rs", "use crate::one::One;\n"),
            ])
            .len()
        };
        assert_eq!(with("#[cfg(test)]\nmod tests {\n    use crate::one::One;\n}\n"), 0);
        assert_eq!(with("#[cfg(test)]\nmod tests;\n"), 0);
        assert_eq!(with("mod tests;\n"), 1);
    }

    #[test]
    fn what_is_no_rust_is_told() {
        assert_eq!(faults(&[("lib.rs", "mod {\n")]).len(), 1);
    }
}
