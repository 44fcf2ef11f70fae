//! Bytes as requests to a server with a waiting room and a game in progress: from the host, a friend, a guest and
//! strangers, to all kinds of URLs, with any headers, cookies and bodies. The tests of `canasta-server` define the
//! assertions on every answer and the journals.
#![no_main]

#[path = "../../crates/canasta-server/tests/it/requests/mod.rs"]
mod requests;

use std::cell::RefCell;
use std::mem::ManuallyDrop;

use libfuzzer_sys::fuzz_target;

thread_local! {
    // When libFuzzer exits, no runtime is left to close the servers.
    static SERVERS: RefCell<ManuallyDrop<requests::Servers>> = RefCell::new(ManuallyDrop::new(requests::Servers::new()));
}

fuzz_target!(|data: &[u8]| SERVERS.with_borrow_mut(|servers| servers.run(data)));
