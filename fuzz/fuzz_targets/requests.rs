//! Bytes as requests to a server with a gathering table and a game in progress: by the host, a friend, a guest and strangers, to
//! every address and others, with any headers, cookies and bodies. The tests of `canasta-server` say what must be true of
//! every answer and of the journals.
#![no_main]

#[path = "../../crates/canasta-server/tests/it/requests/mod.rs"]
mod requests;

use std::cell::RefCell;
use std::mem::ManuallyDrop;

use libfuzzer_sys::fuzz_target;

thread_local! {
    // When libFuzzer ends, there is no runtime left in which servers could be closed.
    static SERVERS: RefCell<ManuallyDrop<requests::Servers>> = RefCell::new(ManuallyDrop::new(requests::Servers::new()));
}

fuzz_target!(|data: &[u8]| SERVERS.with_borrow_mut(|servers| servers.run(data)));
