//! Any bytes as the lines of a file for `canasta referee`. There must be no panic and always the same answer, and a
//! printed position can be continued. The assertions are those of the tests of `canasta-protocol`.
#![no_main]

#[path = "../../crates/canasta-protocol/tests/it/referee/answered.rs"]
mod answered;
mod mutate;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|data: &[u8]| answered::check_answers(data));

// Two in three changes understand the scenario. The third is libFuzzer's own, based on bytes and the dictionary.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let changed = if seed % 3 == 0 { None } else { mutate::scenario(&mut data[..max_size], size, seed) };
    changed.unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});
