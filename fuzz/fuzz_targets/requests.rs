//! Bytes as requests to a server with a table that gathers and one that is played at: by the host, a friend, a guest and
//! strangers, to every address and beyond, with any headers, cookies and bodies. What must be true of every answer and of
//! the journals lies in the tests of `canasta-server`.
#![no_main]

#[path = "../../crates/canasta-server/tests/it/asked/mod.rs"]
mod asked;

use std::cell::RefCell;
use std::mem::ManuallyDrop;

use libfuzzer_sys::fuzz_target;

thread_local! {
    // When libFuzzer ends, there is no runtime left in which servers could be closed.
    static STREET: RefCell<ManuallyDrop<asked::Street>> = RefCell::new(ManuallyDrop::new(asked::Street::new()));
}

fuzz_target!(|data: &[u8]| STREET.with_borrow_mut(|street| street.asked(data)));
