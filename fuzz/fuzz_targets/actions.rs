//! Bytes choose rules, players, deck or position, and then action after action. Every invariant is checked after each
//! action, and some positions are printed and parsed again. `canasta_testkit::bytes` interprets the bytes; the tests
//! run it too.
#![no_main]

use canasta::CardDeal;
use canasta_record::position::{print, read};
use canasta_testkit::bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut actions = 0_u32;
    let played = bytes::play(data, |deal| {
        actions += 1;
        if actions % 8 == 0 { check_round_trip(deal) } else { Ok(()) }
    });
    if let Err(why) = played {
        panic!("{why}");
    }
});

/// A position that is printed and parsed again is the same.
fn check_round_trip(deal: &CardDeal) -> Result<(), String> {
    let text = serde_json::to_string(&print(deal, "hoyle")).map_err(|error| error.to_string())?;
    match read(&text) {
        Err(problems) => Err(format!("{problems:?} in {text}")),
        Ok(scenario) if scenario.deal != *deal => Err(format!("{text} is read as {:?}", scenario.deal)),
        Ok(_) => Ok(()),
    }
}
