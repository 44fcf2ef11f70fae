//! Opens tables with people.

use crate::client::{Client, ClientError, Endpoint};

/// The bot at all tables. It decides within microseconds, so a drill measures the server and not the bots.
const BOT: &str = "club";

/// The seats of a table. Bots fill the free ones.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seating {
    /// Number of people, including the host.
    pub people: u8,
    /// Number of seats, from 2 to 6.
    pub seats: u8,
    /// Whether everyone with the table's address can watch. Ignored if one person plays with bots.
    pub watched: bool,
}

/// One person with bots, only people, and several people with bots.
pub const SEATINGS: [Seating; 4] = [seating(1, 4), seating(2, 2), seating(4, 4), seating(3, 6)];

const fn seating(people: u8, seats: u8) -> Seating {
    Seating { people, seats, watched: false }
}

pub struct OpenTable {
    /// `/table/ID`
    pub path: String,
    /// The people in the order of arrival, starting with the host.
    pub people: Vec<Client>,
}

impl OpenTable {
    pub fn id(&self) -> &str {
        self.path.trim_start_matches("/table/")
    }

    /// The host begins the game, and bots take the free seats.
    pub async fn begin(&mut self) -> Result<(), ClientError> {
        let Some(host) = self.people.first_mut() else { return Ok(()) };
        host.table_request(&self.path, &[("what", "begin"), ("fill", BOT)]).await
    }
}

impl Seating {
    /// Opens a table and begins its game.
    pub async fn open(self, server: &Endpoint) -> Result<OpenTable, ClientError> {
        if self.people == 1 {
            let mut host = Client::new(server.clone());
            let seats = self.seats.to_string();
            let path = host.submit("/play", &[("preset", "hoyle"), ("players", &seats), ("level", BOT)]).await?;
            return Ok(OpenTable { path, people: vec![host] });
        }
        let (mut table, secret) = self.gather(server).await?;
        for guest in 1..self.people {
            let mut client = Client::new(server.clone());
            client.join(&secret, &format!("Guest {guest}")).await?;
            table.people.push(client);
        }
        table.begin().await?;
        Ok(table)
    }

    /// Opens a table with only its host. Also returns the secret in its invitation.
    pub async fn gather(self, server: &Endpoint) -> Result<(OpenTable, String), ClientError> {
        let mut host = Client::new(server.clone());
        let seats = self.seats.to_string();
        // If players choose their seats, a guest sits down in the next free one.
        let form =
            [("preset", "hoyle"), ("players", seats.as_str()), ("level", BOT), ("seats", "chosen"), ("name", "Host")];
        let watch = self.watched.then_some(("watch", "link"));
        let path = host.submit("/gather", &form.into_iter().chain(watch).collect::<Vec<_>>()).await?;
        let secret = host.invitation(&path).await?.ok_or_else(|| ClientError::Unexpected {
            status: 200,
            because: "the waiting room shows no invitation".to_owned(),
        })?;
        Ok((OpenTable { path, people: vec![host] }, secret))
    }
}
