//! Any bytes as a game record, and its lines as positions. There must be no panic. Whatever is parsed can be written
//! and parsed again unchanged, with every comment. Anything else has problems with positions in the text. The
//! assertions are those of the tests of `canasta-record`.
#![no_main]

#[path = "../../crates/canasta-record/tests/it/recorded.rs"]
mod recorded;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        recorded::check_text(text);
    }
});
