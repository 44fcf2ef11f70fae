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
        let form = [("preset", "hoyle"), ("players", players.as_str()), ("level", BOTS)];
        if self.people <= 1 {
            let path = host.play(&form).await?;
            return Ok(Opened { path, people: vec![host] });
        }
        let (mut opened, secret) = gathered(wire, &players).await?;
        for guest in 1..self.people {
            let mut client = Client::new(wire.clone());
            client.join(&secret, &format!("Guest {guest}")).await?;
            opened.people.push(client);
        }
        begin(&mut opened).await?;
        Ok(opened)
    }
}

/// A table with so many seats at which only its host sits, and the secret of its invitation.
///
/// # Errors
/// The connection's, or that the server does not want it.
pub async fn gathered(wire: &Wire, players: &str) -> Result<(Opened, String), Fault> {
    let mut host = Client::new(wire.clone());
    // Whoever comes sits down in the next free seat.
    let form = [("preset", "hoyle"), ("players", players), ("level", BOTS), ("seats", "chosen"), ("name", "Host")];
    let path = host.gather(&form).await?;
    let secret = host.invitation(&path).await?.ok_or_else(|| Fault::Unexpected {
        status: 200,
        because: "the page of a gathering table shows no invitation".to_owned(),
    })?;
    Ok((Opened { path, people: vec![host] }, secret))
}

/// The host begins; bots take the seats that are left.
///
/// # Errors
/// The connection's, or that the table refuses.
pub async fn begin(opened: &mut Opened) -> Result<(), Fault> {
    let Some(host) = opened.people.first_mut() else { return Ok(()) };
    host.command(&opened.path, &[("what", "begin"), ("fill", BOTS)]).await
}
