//! Code shared by the trainers: arguments, and deals to train on.

use canasta::{Deal, MAX_SEATS, Players, Rng, RuleSet, Seat, SeedRng};

pub(crate) struct Args {
    words: Vec<String>,
}

impl Args {
    pub(crate) fn new() -> Self {
        Self { words: std::env::args().collect() }
    }

    /// The file to write.
    pub(crate) fn out(&self, default: &str) -> String {
        self.words.get(1).cloned().unwrap_or_else(|| default.to_owned())
    }

    /// The number after a flag.
    pub(crate) fn number(&self, name: &str, default: u64) -> u64 {
        self.text(name).and_then(|text| text.parse().ok()).unwrap_or(default)
    }

    /// The word after a flag.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let index = self.words.iter().position(|word| word == name)?;
        self.words.get(index + 1).map(String::as_str)
    }

    pub(crate) fn players(&self) -> Players {
        u8::try_from(self.number("--players", 4)).ok().and_then(Players::new).unwrap_or(Players::FOUR)
    }
}

/// A deal to train on. Half of the deals use `hoyle`, the others cycle through all presets.
pub(crate) fn deal(players: Players, number: u64, rng: &mut SeedRng) -> Deal {
    let presets = RuleSet::PRESETS;
    let preset = if number.is_multiple_of(2) { 0 } else { usize::try_from(number / 2).unwrap_or(0) % presets.len() };
    let dealer = Seat(u8::try_from(rng.next_below(players.count().into())).unwrap_or(0));
    let scores: [i32; MAX_SEATS] = core::array::from_fn(|_| [-100, 500, 2000, 3500][rng.next_below(4) as usize]);
    Deal::shuffled(&presets[preset].rules, players, dealer, scores, rng)
}
