//! Killed in the middle of a game, again and again: whatever was acknowledged is there, once.

use crate::browser::Browser;
use crate::process::{Home, Serving};

#[test]
fn nothing_acknowledged_is_lost() {
    let home = Home::new();
    let mut serving = Serving::on(&home);
    let mut browser = Browser::play(&serving);
    let mut done = Vec::new();
    for actions in [3, 1, 4, 2] {
        for _ in 0..actions {
            done.extend(browser.action(&serving));
        }
        serving.kill();
        serving = Serving::on(&home);
        for [id, n, action, answer] in &done {
            // Sent again, each has the answer of the first time: it was done, and it is not done twice.
            assert_eq!(browser.post(&serving, id, n, action), *answer, "{action}");
        }
    }
    assert!(done.len() >= 3, "{done:?}");
    assert_eq!(serving.signal("-TERM").0, Some(0));
}
