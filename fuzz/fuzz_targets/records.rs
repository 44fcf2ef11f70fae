//! Any bytes as a record of a game and its lines as positions: never a panic, and what is read is written and read again the
//! same, and the text that was written once stays as it is, with every comment; what is not has complaints with places in the
//! text. The assertions are those of the tests of `canasta-record`.
#![no_main]

#[path = "../../crates/canasta-record/tests/it/recorded.rs"]
mod recorded;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        recorded::well(text);
    }
});
