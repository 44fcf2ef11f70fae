//! Patches from one state of a screen to the next, which contain only the new markup. Both versions of the markup are
//! split before each `<`. A patch is a list that mixes runs of old pieces, `[from, count]`, with new text. Of the old
//! version only the hashes of its pieces are needed, because there can be thousands of screens.

use std::hash::BuildHasher as _;
use std::iter;
use std::ops::Range;
use std::sync::Arc;

use foldhash::fast::FixedState;
use serde::Serialize;

/// Shorter runs take less space as text.
const MIN_RUN_BYTES: usize = 12;

/// Approximate length of a piece.
const MEAN_PIECE_BYTES: usize = 32;

/// The key of the hashes.
#[derive(Clone, Debug)]
pub struct HashKey(FixedState);

impl HashKey {
    /// A key with a random seed, so that players can't choose names whose hashes collide with other pieces.
    pub const fn new(seed: u64) -> Self {
        Self(FixedState::with_seed(seed))
    }
}

/// The hashes of a screen's pieces.
#[derive(Debug)]
pub struct PieceHashes(Box<[u64]>);

/// Markup with its pieces.
#[derive(Debug)]
pub struct SplitHtml {
    html: String,
    /// Where each piece ends.
    ends: Vec<usize>,
    hashes: Arc<PieceHashes>,
}

impl SplitHtml {
    /// Splits markup before each `<`, like the page's script.
    pub fn new(html: String, key: &HashKey) -> Self {
        let cuts = memchr::memchr_iter(b'<', html.as_bytes()).filter(|&place| place > 0);
        let mut ends = Vec::with_capacity(html.len() / MEAN_PIECE_BYTES);
        ends.extend(cuts.chain(iter::once(html.len())));
        let mut from = 0;
        let hash = |&to: &usize| {
            let hash = key.0.hash_one(&html.as_bytes()[from..to]);
            from = to;
            hash
        };
        let hashes = ends.iter().map(hash).collect();
        Self { html, ends, hashes: Arc::new(PieceHashes(hashes)) }
    }

    /// The markup.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// The hashes of its pieces, to make a patch from later.
    pub const fn hashes(&self) -> &Arc<PieceHashes> {
        &self.hashes
    }

    /// The patch from an older version. `None` if most of the markup has changed.
    pub fn patch_from(&self, old: &PieceHashes) -> Option<Patch<'_>> {
        let old = &*old.0;
        let new = &*self.hashes.0;
        let index = Index::new(old);
        let mut steps = Vec::new();
        let mut unwritten = 0;
        let mut at = 0;
        while at < new.len() {
            let (from, count) = index.longest_run(old, &new[at..]);
            if self.start_of(at + count) - self.start_of(at) < MIN_RUN_BYTES {
                at += 1;
                continue;
            }
            steps.extend(self.write(unwritten..at));
            steps.push(Step::Keep(from, count));
            at += count;
            unwritten = at;
        }
        steps.extend(self.write(unwritten..at));
        let size = |step: &Step<'_>| if let Step::Write(text) = step { text.len() } else { MIN_RUN_BYTES };
        (steps.iter().map(size).sum::<usize>() < self.html.len() / 2).then_some(Patch(steps))
    }

    /// The step that writes some pieces, if there are any.
    fn write(&self, pieces: Range<usize>) -> Option<Step<'_>> {
        (!pieces.is_empty()).then(|| Step::Write(&self.html[self.start_of(pieces.start)..self.start_of(pieces.end)]))
    }

    fn start_of(&self, piece: usize) -> usize {
        piece.checked_sub(1).map_or(0, |before| self.ends[before])
    }
}

/// A patch, which serialises to the list that the page's script reads.
#[derive(Debug, Serialize)]
pub struct Patch<'a>(Vec<Step<'a>>);

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Step<'a> {
    /// The first old piece, and the number of pieces.
    Keep(usize, usize),
    Write(&'a str),
}

/// Finds the places of a piece in the old version. Places whose hashes fall in the same bucket form a chain.
struct Index {
    /// By bucket, 1 + the first place; 0 if there is none.
    first: Vec<u32>,
    /// By place, 1 + the next place in its bucket; 0 for the last.
    next: Vec<u32>,
}

impl Index {
    fn new(old: &[u64]) -> Self {
        let mut first = vec![0; old.len().next_power_of_two()];
        let mut next = vec![0; old.len()];
        for (place, &hash) in old.iter().enumerate().rev() {
            let bucket = Self::bucket(&first, hash);
            next[place] = first[bucket];
            first[bucket] = canasta::must_fit::<u32>(place + 1);
        }
        Self { first, next }
    }

    const fn bucket(first: &[u32], hash: u64) -> usize {
        // The length is a power of two, so the mask makes the number small enough.
        #[expect(clippy::cast_possible_truncation)]
        let bucket = hash as usize & (first.len() - 1);
        bucket
    }

    /// Start and length of the longest run of old pieces that `new` starts with.
    fn longest_run(&self, old: &[u64], new: &[u64]) -> (usize, usize) {
        let mut best = (0, 0);
        let mut link = self.first[Self::bucket(&self.first, new[0])];
        while let Some(place) = link.checked_sub(1) {
            let place = place as usize;
            // Only a longer run than the best one is of interest.
            if old.get(place + best.1) == new.get(best.1) {
                let count = iter::zip(&old[place..], new).take_while(|(old, new)| old == new).count();
                if count > best.1 {
                    best = (place, count);
                }
            }
            link = self.next[place];
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const KEY: HashKey = HashKey::new(1);

    /// The markup that a patch makes, like the page's script.
    fn apply(old: &SplitHtml, patch: &Value) -> String {
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let step = |step: &Value| match step {
            Value::String(text) => text.clone(),
            run => old.html[old.start_of(number(&run[0]))..old.start_of(number(&run[0]) + number(&run[1]))].to_owned(),
        };
        patch.as_array().unwrap().iter().map(step).collect()
    }

    #[test]
    fn a_patch_turns_the_old_markup_into_the_new() {
        let mut rng = canasta::SeedRng::new(7);
        let mut below = |bound: u32| canasta::Rng::next_below(&mut rng, bound);
        let words = ["<div>", "</div>", "<i class=\"card\">", "♥ ten & <b>", "<p>Zoë", "plain", "</i>"];
        let mut before = SplitHtml::new(String::new(), &KEY);
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
            let now = SplitHtml::new(parts.concat(), &KEY);
            match now.patch_from(before.hashes()) {
                Some(patch) => {
                    let patch = json!(patch);
                    assert_eq!(apply(&before, &patch), now.html(), "state {state}: {patch}");
                    patches += 1;
                }
                None => assert!(state < 50, "state {state} is much longer than what changes"),
            }
            before = now;
        }
        assert!(patches > 270, "{patches} patches");
    }

    #[test]
    fn a_small_change_makes_a_small_patch() {
        let long: String = (0..500).map(|n| format!("<li>{n}</li>")).collect();
        let old = SplitHtml::new(long.clone(), &KEY);
        assert_eq!(json!(old.patch_from(old.hashes())).to_string(), "[[0,1000]]");
        let new = SplitHtml::new(long.replace("<li>250", "<li>two hundred and fifty"), &KEY);
        let patch = json!(new.patch_from(old.hashes())).to_string();
        assert_eq!(patch, r#"[[0,500],"<li>two hundred and fifty",[501,499]]"#);
    }
}
