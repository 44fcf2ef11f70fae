//! Commands that a test sends to a running server, one per line of standard input.

use std::io::{BufRead as _, Write as _};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use canasta_server::{DeckSource, DrawSource, seeded_decks, seeded_draws};

/// Decks and draws that can restart from a given seed, so that tests can share a server and still play the same deals
/// each time.
pub(crate) struct TestDecks(Mutex<Sources>);

#[derive(Clone)]
struct Sources {
    deck: DeckSource,
    draw: DrawSource,
}

impl Sources {
    fn from_seed(seed: u64) -> Self {
        Self { deck: seeded_decks(seed), draw: seeded_draws(seed) }
    }
}

impl TestDecks {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Mutex::new(Sources::from_seed(seed)))
    }

    pub(crate) fn decks(self: &Arc<Self>) -> DeckSource {
        let decks = Arc::clone(self);
        Arc::new(move || (decks.sources().deck)())
    }

    pub(crate) fn draws(self: &Arc<Self>) -> DrawSource {
        let decks = Arc::clone(self);
        Arc::new(move |rules, players| (decks.sources().draw)(rules, players))
    }

    fn sources(&self) -> Sources {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Runs one command. Returns the answer for standard output.
    fn run(&self, command: &str) -> Result<String, String> {
        let seed = command.strip_prefix("decks ").and_then(|seed| seed.trim().parse().ok());
        let seed = seed.ok_or_else(|| format!("unknown command: {command}"))?;
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Sources::from_seed(seed);
        Ok(format!("decks {seed}"))
    }
}

/// Reads commands in a new thread until standard input ends.
pub(crate) fn read(decks: Arc<TestDecks>) {
    thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            let answer = decks.run(&line).unwrap_or_else(|problem| problem);
            // If the test has exited, nothing reads the answer.
            let _ = writeln!(std::io::stdout(), "{answer}");
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeats_the_decks_of_a_seed() {
        let decks = Arc::new(TestDecks::new(1));
        let deal = decks.decks();
        let first = deal();
        assert_ne!(deal(), first);
        assert_eq!(decks.run("decks 2"), Ok("decks 2".to_owned()));
        assert_ne!(deal(), first);
        assert_eq!(decks.run("decks 1"), Ok("decks 1".to_owned()));
        assert_eq!(deal(), first);
    }

    #[test]
    fn refuses_an_unknown_command() {
        let decks = TestDecks::new(1);
        assert_eq!(decks.run("decks many"), Err("unknown command: decks many".to_owned()));
        assert_eq!(decks.run("deal"), Err("unknown command: deal".to_owned()));
    }
}
