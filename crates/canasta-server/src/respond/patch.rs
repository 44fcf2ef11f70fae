//! Patches from one state of a screen to the next, which contain only the new markup. Both versions of the markup are
//! split before each `<`. A patch is a list that mixes runs of old pieces, `[from, count]`, with new text. A screen's
//! markup is stored as one hash per piece instead of text, because there can be thousands of screens.

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, LazyLock};

use serde_json::{Value, json};

/// Maximum number of candidates for the start of a run. Those nearest to the end of the last run are used.
const MAX_CANDIDATES: usize = 24;
/// Shorter runs take less space as text.
const MIN_RUN_BYTES: usize = 12;

/// Hash key. It is random, so that players can't choose names whose hashes collide with other pieces.
static HASH_KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The hashes of a screen's markup. Screens with the same markup can share it.
pub(crate) struct Markup(Box<[u64]>);

impl Markup {
    pub(crate) fn new(html: &str) -> Self {
        Self(pieces(html).map(|text| HASH_KEY.hash_one(text)).collect())
    }
}

/// The patch from `old` to `new`, whose text is `html`. `None` if most of the markup has changed.
pub(crate) fn patch(old: &Markup, new: &Markup, html: &str) -> Option<Value> {
    let texts: Vec<&str> = pieces(html).collect();
    let steps = steps(&old.0, &new.0, &texts);
    let to_json = |step: &Step| match step {
        Step::Keep { from, count } => json!([from, count]),
        Step::Write(text) => json!(text),
    };
    let patch = Value::Array(steps.iter().map(to_json).collect());
    let size: usize =
        steps.iter().map(|step| if let Step::Write(text) = step { text.len() } else { MIN_RUN_BYTES }).sum();
    (size < html.len() / 2).then_some(patch)
}

#[derive(Default)]
pub(crate) struct ScreenMarkup(Option<Arc<Markup>>);

impl ScreenMarkup {
    /// Replaces the screen's markup, and returns the patch. `None` the first time, or if most of the markup is new.
    pub(crate) fn patch(&mut self, html: &str) -> Option<Value> {
        let new = Arc::new(Markup::new(html));
        let old = self.replace(Arc::clone(&new));
        old.and_then(|old| patch(&old, &new, html))
    }

    /// Sets the screen's markup, and returns the previous one.
    pub(crate) fn replace(&mut self, new: Arc<Markup>) -> Option<Arc<Markup>> {
        self.0.replace(new)
    }
}

enum Step {
    Keep { from: usize, count: usize },
    Write(String),
}

/// Splits markup before each `<`, like the page's script.
fn pieces(html: &str) -> impl Iterator<Item = &str> {
    let cuts = html.match_indices('<').map(|(place, _)| place).filter(|&place| place > 0);
    let mut from = 0;
    cuts.chain([html.len()]).map(move |to| {
        let piece = &html[from..to];
        from = to;
        piece
    })
}

fn steps(old: &[u64], new: &[u64], texts: &[&str]) -> Vec<Step> {
    let mut places: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (place, &piece) in old.iter().enumerate() {
        places.entry(piece).or_default().push(place);
    }
    let mut steps = Vec::new();
    let mut at = 0;
    let mut near = 0;
    while at < new.len() {
        let (from, count) = places.get(&new[at]).map_or((0, 0), |places| longest_run(old, &new[at..], places, near));
        let letters: usize = texts[at..at + count].iter().map(|text| text.len()).sum();
        if letters >= MIN_RUN_BYTES {
            steps.push(Step::Keep { from, count });
            at += count;
            near = from + count;
        } else {
            match steps.last_mut() {
                Some(Step::Write(text)) => text.push_str(texts[at]),
                _ => steps.push(Step::Write(texts[at].to_owned())),
            }
            at += 1;
        }
    }
    steps
}

/// Start and length of the longest run of old pieces that matches the start of `new`. Only tries the candidates nearest
/// to `near`.
fn longest_run(old: &[u64], new: &[u64], places: &[usize], near: usize) -> (usize, usize) {
    let middle = places.partition_point(|&place| place < near);
    let candidates = &places[middle.saturating_sub(MAX_CANDIDATES / 2)..places.len().min(middle + MAX_CANDIDATES / 2)];
    let run = |&from: &usize| (from, old[from..].iter().zip(new).take_while(|(old, new)| old == new).count());
    candidates.iter().map(run).max_by_key(|&(_, count)| count).unwrap_or((0, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies a patch like the page's script.
    fn apply(old: &str, patch: &Value) -> String {
        let old: Vec<&str> = pieces(old).collect();
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let step = |step: &Value| match step {
            Value::String(text) => text.clone(),
            run => old[number(&run[0])..number(&run[0]) + number(&run[1])].concat(),
        };
        patch.as_array().unwrap().iter().map(step).collect()
    }

    #[test]
    fn a_patch_turns_the_old_markup_into_the_new() {
        let mut rng = canasta::SeedRng::new(7);
        let mut below = |bound: u32| canasta::Rng::next_below(&mut rng, bound);
        let words = ["<div>", "</div>", "<i class=\"card\">", "♥ ten & <b>", "<p>Zoë", "plain", "</i>"];
        let mut screen = ScreenMarkup::default();
        let mut before = String::new();
        let mut patches = 0;
        let mut parts: Vec<&str> = Vec::new();
        for state in 0..300 {
            for _ in 0..=below(20) {
                let place = below(u32::try_from(parts.len() + 1).unwrap()) as usize;
                if below(3) == 0 && place < parts.len() {
                    parts.remove(place);
                } else {
                    parts.insert(place, words[below(7) as usize]);
                }
            }
            let html = parts.concat();
            match screen.patch(&html) {
                Some(patch) => {
                    assert_eq!(apply(&before, &patch), html, "state {state}: {patch}");
                    patches += 1;
                }
                None => assert!(state < 50, "state {state} is much longer than what changes"),
            }
            before = html;
        }
        assert!(patches > 270, "{patches} patches");
    }

    #[test]
    fn a_small_change_makes_a_small_patch() {
        let long: String = (0..500).map(|n| format!("<li>{n}</li>")).collect();
        let mut screen = ScreenMarkup::default();
        assert_eq!(screen.patch(&long), None);
        assert_eq!(screen.patch(&long).unwrap().to_string(), "[[0,1000]]");
        let more = long.replace("<li>250", "<li>two hundred and fifty");
        assert_eq!(screen.patch(&more).unwrap().to_string(), r#"[[0,500],"<li>two hundred and fifty",[501,499]]"#);
    }
}
