//! The same bytes as for the acts, played by the engine and by its slow twin, which must tell the same story.
#![no_main]

use canasta_testkit::bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Err(why) = bytes::compared(data) {
        panic!("{why}");
    }
});
