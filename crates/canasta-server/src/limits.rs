//! How much one address, session or table may have. A club of a hundred people behind one address stays far below each of
//! these limits; a program in a loop does not.

/// The settings `limits.*`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests of one address a minute. Files of the program are never counted.
    pub requests: u32,
    /// Wrong codes, and wrong links, that one address may try a minute. Right ones are not counted.
    pub tries: u32,
    /// New tables, lessons and records that one address may open an hour.
    pub tables: u32,
    /// Acts and requests of one session at its tables a minute.
    pub actions: u32,
    /// Connections at the same time, live ones included.
    pub connections: u32,
    /// Connections of one address at the same time.
    pub connections_per_address: u32,
    /// Windows that the people of one table may have open at the same time.
    pub windows: u32,
    /// Windows that the spectators of one table may have open at the same time.
    pub spectators: u32,
}

impl Limits {
    /// The limits of a server for which no others are set.
    pub const DEFAULT: Self = Self {
        requests: 6000,
        tries: 30,
        tables: 300,
        actions: 600,
        connections: 16_384,
        connections_per_address: 1024,
        windows: 32,
        spectators: 256,
    };

    /// The greatest value of each limit.
    pub const MOST: u32 = 1_000_000;

    /// The greatest value of all limits: for tests and drills that load a server.
    pub const WIDE: Self = Self {
        requests: Self::MOST,
        tries: Self::MOST,
        tables: Self::MOST,
        actions: Self::MOST,
        connections: Self::MOST,
        connections_per_address: Self::MOST,
        windows: Self::MOST,
        spectators: Self::MOST,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
