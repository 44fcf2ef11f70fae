//! Random requests to a whole server. The fuzzer runs many more of them.

use canasta::{Rng as _, SeedRng};
use canasta_testkit::volume::volume;

use crate::requests::Servers;

/// Random bytes. Most are small numbers, which select common requests.
fn any(rng: &mut SeedRng, max_length: u32) -> Vec<u8> {
    let length = 30 + rng.next_below(max_length - 30);
    (0..length)
        .map(|_| u8::try_from(if rng.next_below(4) == 0 { rng.next_below(256) } else { rng.next_below(16) }).unwrap())
        .collect()
}

#[test]
fn random_requests_are_all_answered_and_break_nothing() {
    let mut servers = Servers::new();
    let mut rng = SeedRng::new(5);
    for _ in 0..volume(12, 300) {
        servers.run(&any(&mut rng, 430));
    }
}

#[test]
fn random_requests_about_score_pads_change_only_what_they_may() {
    let mut servers = Servers::new();
    let mut rng = SeedRng::new(6);
    for _ in 0..volume(8, 200) {
        let mut bytes = any(&mut rng, 3000);
        // The second byte chooses the kind of requests.
        bytes[1] |= 4;
        servers.run(&bytes);
    }
}
