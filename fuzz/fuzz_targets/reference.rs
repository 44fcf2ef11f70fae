//! The same bytes as in `actions`, played by the engine and by the reference implementation, which must agree.
#![no_main]

use canasta_testkit::bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Err(why) = bytes::compare(data) {
        panic!("{why}");
    }
});
