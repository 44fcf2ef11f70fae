//! Proptest strategies. Shrinking reduces only the number of actions; the cards depend on the seed.

use canasta::{CardDeal, SeedRng};
use proptest::prelude::{ProptestConfig, Strategy, any};
use proptest::prop_oneof;
use proptest::test_runner::RngSeed;

use crate::actions::play_random_action;
use crate::deals::Start;
use crate::stacked::stacked;
use crate::volume::volume;

/// A deal under any rules, for any number of players, after some actions.
pub fn deal() -> impl Strategy<Value = CardDeal> {
    (any::<u64>(), 0..300usize).prop_filter_map("108 cards", |(seed, actions)| {
        let start = Start::any_rules(seed);
        let (deal, _) = CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck)?;
        Some(play_actions(deal, seed, actions))
    })
}

/// A stacked position (see [`stacked`]), after a few actions.
pub fn position() -> impl Strategy<Value = CardDeal> {
    (any::<u64>(), 0..8usize).prop_filter_map("a possible position", |(seed, actions)| {
        let (deal, _) = stacked(seed).build().ok()?;
        Some(play_actions(deal, seed, actions))
    })
}

/// A deal of either kind: dealt from a shuffled deck, or stacked.
pub fn any_deal() -> impl Strategy<Value = CardDeal> {
    prop_oneof![deal(), position()]
}

fn play_actions(mut deal: CardDeal, seed: u64, actions: usize) -> CardDeal {
    let mut rng = SeedRng::part(seed, 2);
    for _ in 0..actions {
        if play_random_action(&mut rng, &mut deal).is_none() {
            break;
        }
    }
    deal
}

/// A configuration that runs the same cases every time, unless the environment sets `PROPTEST_CASES` or
/// `PROPTEST_RNG_SEED`. A quick run has a quarter of the cases.
pub fn cases(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = volume(cases.div_ceil(4), cases);
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(1);
    }
    config
}
