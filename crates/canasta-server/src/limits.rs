//! How much one address, session or table may have. A club of a hundred people behind one address stays far below each of
//! these; what plays by itself in a loop does not.

/// The settings `limits.*`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests of one address a minute. Files that are part of the program are never counted.
    pub requests: u32,
    /// Codes that lead nowhere, and links that lead nowhere, that one address may try a minute. One that leads somewhere
    /// is not counted.
    pub tries: u32,
    /// New tables, lessons and records to look at that one address may open an hour.
    pub tables: u32,
    /// What one session may do at its tables a minute.
    pub acts: u32,
    /// Connections at one time, live ones included.
    pub connections: u32,
    /// Connections of one address at one time.
    pub connections_per_address: u32,
    /// Windows that the people of one table may have open at one time.
    pub windows: u32,
    /// Windows of others that may look on at one table at one time.
    pub watchers: u32,
}

impl Limits {
    /// What counts where nobody says otherwise.
    pub const DEFAULT: Self = Self {
        requests: 6000,
        tries: 30,
        tables: 300,
        acts: 600,
        connections: 16_384,
        connections_per_address: 1024,
        windows: 32,
        watchers: 256,
    };

    /// The most that can be counted.
    pub const MOST: u32 = 1_000_000;

    /// As much as can be counted of everything: for drivers that load a server.
    pub const WIDE: Self = Self {
        requests: Self::MOST,
        tries: Self::MOST,
        tables: Self::MOST,
        acts: Self::MOST,
        connections: Self::MOST,
        connections_per_address: Self::MOST,
        windows: Self::MOST,
        watchers: Self::MOST,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
