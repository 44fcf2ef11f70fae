//! Opens tables and brings people to them.

use crate::client::{Client, ClientError, Endpoint};

/// The bot of all tables: it thinks for a few microseconds, so that the server is measured and not the bots.
const BOT: &str = "club";

/// How many people and seats a table has. Bots sit in the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// People, the host included.
    pub people: u8,
    /// Seats, 2 to 6.
    pub seats: u8,
    /// Whether strangers may watch who have the table's address; not where one person plays among bots.
    pub watched: bool,
}

/// A table with its people.
pub struct OpenTable {
    /// `/table/ID`
    pub path: String,
    /// In the order in which they came, the host first.
    pub people: Vec<Client>,
}

impl Seating {
    /// Opens such a table and begins its game.
    ///
    /// # Errors
    /// The connection's, or that the server refuses.
    pub async fn open(self, endpoint: &Endpoint) -> Result<OpenTable, ClientError> {
        let mut host = Client::new(endpoint.clone());
        let players = self.seats.to_string();
        let form = [("preset", "hoyle"), ("players", players.as_str()), ("level", BOT)];
        if self.people <= 1 {
            let path = host.submit("/play", &form).await?;
            return Ok(OpenTable { path, people: vec![host] });
        }
        let (mut table, secret) = gather(endpoint, &players, self.watched).await?;
        for guest in 1..self.people {
            let mut client = Client::new(endpoint.clone());
            client.join(&secret, &format!("Guest {guest}")).await?;
            table.people.push(client);
        }
        begin(&mut table).await?;
        Ok(table)
    }
}

/// Opens a table with so many seats at which only its host sits; also returns the secret of its invitation.
///
/// # Errors
/// The connection's, or that the server refuses.
pub async fn gather(endpoint: &Endpoint, players: &str, watched: bool) -> Result<(OpenTable, String), ClientError> {
    let mut host = Client::new(endpoint.clone());
    // With chosen seats, a guest who comes sits down in the next free seat.
    let mut form =
        vec![("preset", "hoyle"), ("players", players), ("level", BOT), ("seats", "chosen"), ("name", "Host")];
    form.extend(watched.then_some(("watch", "link")));
    let path = host.submit("/gather", &form).await?;
    let secret = host.invitation(&path).await?.ok_or_else(|| ClientError::Unexpected {
        status: 200,
        because: "the page of a gathering table shows no invitation".to_owned(),
    })?;
    Ok((OpenTable { path, people: vec![host] }, secret))
}

/// The host begins the game; bots take the free seats.
///
/// # Errors
/// The connection's, or that the table refuses.
pub async fn begin(table: &mut OpenTable) -> Result<(), ClientError> {
    let Some(host) = table.people.first_mut() else { return Ok(()) };
    host.table_request(&table.path, &[("what", "begin"), ("fill", BOT)]).await
}
