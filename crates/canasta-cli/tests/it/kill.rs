//! A server that is killed repeatedly in the middle of a game.

use crate::browser::Browser;
use crate::process::{Home, Serving};

#[test]
fn loses_no_acknowledged_action() {
    let home = Home::new();
    let mut serving = Serving::start_on(&home);
    let mut browser = Browser::play(&serving);
    let mut done = Vec::new();
    for actions in [3, 1, 4, 2] {
        for _ in 0..actions {
            done.push(browser.action(&serving));
        }
        serving.kill();
        serving = Serving::start_on(&home);
        for [id, n, action, answer] in &done {
            // A repeated request gets the first answer. The action isn't carried out again.
            assert_eq!(browser.post(&serving, id, n, action), *answer, "{action}");
        }
    }
    assert_eq!(serving.signal("-TERM").0, Some(0));
}
