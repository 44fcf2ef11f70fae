//! Bytes choose rules, players, deck or position, and act after act; every law is looked at after each, and every few
//! positions are written down and read again. What the bytes mean is `canasta_testkit::bytes`, which the tests run too.
#![no_main]

use canasta::CardDeal;
use canasta_record::position::{print, read};
use canasta_testkit::bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut actions = 0_u32;
    let played = bytes::play(data, |deal| {
        actions += 1;
        if actions % 8 == 0 { written(deal) } else { Ok(()) }
    });
    if let Err(why) = played {
        panic!("{why}");
    }
});

/// A position written down and read again is the same one.
fn written(deal: &CardDeal) -> Result<(), String> {
    let text = serde_json::to_string(&print(deal, "hoyle")).map_err(|error| error.to_string())?;
    match read(&text) {
        Err(faults) => Err(format!("{faults:?} in the printed {text}")),
        Ok(scenario) if scenario.deal != *deal => Err(format!("{text} is read as {:?}", scenario.deal)),
        Ok(_) => Ok(()),
    }
}
