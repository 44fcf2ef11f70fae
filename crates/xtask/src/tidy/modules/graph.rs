//! Which module needs which of those beside it, and the circles of that.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::parse::{Module, Reference};

/// One arrow of a circle.
pub(super) struct Step {
    /// The module that needs the next one of the circle.
    pub(super) from: String,
    /// By what.
    pub(super) reference: Reference,
}

type Modules = BTreeMap<Vec<String>, Module>;
/// What each child of a module refers to in the children beside it; the first reference of each.
type Arrows<'m> = BTreeMap<&'m str, BTreeMap<&'m str, &'m Reference>>;

/// A shortest circle of each knot of sibling modules.
pub(super) fn circles(modules: &Modules) -> Vec<Vec<Step>> {
    let references: Vec<(&Vec<String>, &Vec<String>, &Reference)> = modules
        .iter()
        .flat_map(|(place, module)| module.references.iter().map(move |reference| (place, reference)))
        .filter_map(|(place, reference)| {
            let target = resolve(modules, &reference.path)?;
            Some((place, modules.get_key_value(&target)?.0, reference))
        })
        .collect();
    let parents: BTreeSet<&[String]> =
        modules.keys().flat_map(|place| (0..place.len()).filter_map(|length| place.get(..length))).collect();
    parents.into_iter().flat_map(|parent| below(parent, &references)).collect()
}

/// The circles between the children of one module.
fn below(parent: &[String], references: &[(&Vec<String>, &Vec<String>, &Reference)]) -> Vec<Vec<Step>> {
    let mut arrows = Arrows::new();
    for (from, to, reference) in references {
        let is_below = |place: &[String]| place.starts_with(parent) && place.len() > parent.len();
        if !is_below(from) || !is_below(to) {
            continue;
        }
        let (Some(from), Some(to)) = (from.get(parent.len()), to.get(parent.len())) else { continue };
        if from != to {
            arrows.entry(from).or_default().entry(to).or_insert(reference);
        }
    }
    let mut reported: BTreeSet<&str> = BTreeSet::new();
    let mut circles = Vec::new();
    for &start in arrows.keys() {
        if reported.contains(start) {
            continue;
        }
        if let Some(circle) = shortest(&arrows, start) {
            // A knot is reported once: mending one circle of it shows whether there are more.
            reported
                .extend(arrows.keys().filter(|other| reaches(&arrows, start, other) && reaches(&arrows, other, start)));
            circles.push(circle);
        }
    }
    circles
}

/// The shortest way from a module back to itself.
fn shortest(arrows: &Arrows<'_>, start: &str) -> Option<Vec<Step>> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut waiting = VecDeque::from([start]);
    while let Some(module) = waiting.pop_front() {
        for &next in arrows.get(module).into_iter().flat_map(BTreeMap::keys) {
            if next == start {
                return Some(way(arrows, &before, start, module));
            }
            if !before.contains_key(next) {
                before.insert(next, module);
                waiting.push_back(next);
            }
        }
    }
    None
}

/// The steps from `start` to `last`, and from there back.
fn way(arrows: &Arrows<'_>, before: &BTreeMap<&str, &str>, start: &str, last: &str) -> Vec<Step> {
    let mut modules = vec![last];
    while let Some(&module) = modules.last().filter(|module| **module != start).and_then(|module| before.get(module)) {
        modules.push(module);
    }
    modules.reverse();
    let next = modules.iter().skip(1).copied().chain([start]);
    let step = |(from, to): (&&str, &str)| {
        let reference = (*arrows.get(from)?.get(to)?).clone();
        Some(Step { from: (*from).to_owned(), reference })
    };
    modules.iter().zip(next).filter_map(step).collect()
}

fn reaches(arrows: &Arrows<'_>, from: &str, to: &str) -> bool {
    let (mut seen, mut waiting) = (BTreeSet::from([from]), vec![from]);
    while let Some(module) = waiting.pop() {
        if module == to {
            return true;
        }
        let next = arrows.get(module).into_iter().flat_map(BTreeMap::keys).filter(|next| seen.insert(*next));
        waiting.extend(next.copied().collect::<Vec<_>>());
    }
    false
}

/// The module in which an item is that is reached by this path, following re-exports; `None` outside the crate.
fn resolve(modules: &Modules, path: &[String]) -> Option<Vec<String>> {
    let mut path = path.to_vec();
    // No honest re-export goes through so many hands; one that leads back to itself would go on for ever.
    for _ in 0..16 {
        let length =
            (0..=path.len()).rev().find(|&length| path.get(..length).is_some_and(|p| modules.contains_key(p)))?;
        let (place, rest) = path.split_at(length);
        let module = modules.get(place)?;
        let Some((name, more)) = rest.split_first() else { return Some(place.to_vec()) };
        let imported = module.imports.get(name).cloned().or_else(|| {
            let has = |glob: &&Vec<String>| modules.get(*glob).is_some_and(|from| from.items.contains(name));
            let glob = module.globs.iter().find(has).filter(|_| !module.items.contains(name))?;
            Some([glob.as_slice(), std::slice::from_ref(name)].concat())
        });
        match imported {
            Some(target) if !target.starts_with(&[place, std::slice::from_ref(name)].concat()) => {
                path = [target.as_slice(), more].concat();
            }
            _ => return Some(place.to_vec()),
        }
    }
    None
}
