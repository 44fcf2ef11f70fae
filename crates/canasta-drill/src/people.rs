//! Bringing people to a table.

use canasta_client::{Client, Fault, Wire};

/// The computer's players: they think for a few microseconds, so that the server is measured and not they.
const BOTS: &str = "club";

/// Who plays at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// People; the other seats are for bots.
    pub people: u8,
    /// Seats.
    pub seats: u8,
}

/// A table with its people.
pub struct Opened {
    /// `/table/ID`
    pub path: String,
    /// In the order in which they came, the host first.
    pub people: Vec<Client>,
}

impl Company {
    /// Opens a table for them, up to its first deal.
    ///
    /// # Errors
    /// The connection's, or that the server does not want it.
    pub async fn open(self, wire: &Wire) -> Result<Opened, Fault> {
        let mut host = Client::new(wire.clone());
        let players = self.seats.to_string();
        let path = host.play(&[("preset", "hoyle"), ("players", &players), ("level", BOTS)]).await?;
        Ok(Opened { path, people: vec![host] })
    }
}
