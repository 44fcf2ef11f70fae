//! Limits per address, session and table. A club of a hundred people behind one address stays far below them, but a
//! program in a loop doesn't.

/// The `limits.*` settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests per address and minute, without those for static files.
    pub requests: u32,
    /// Wrong codes, and wrong links, per address and minute. Correct ones don't count.
    pub wrong_codes: u32,
    /// Tables, lessons, records and score pads opened per address and hour.
    pub tables: u32,
    /// Actions and other requests at tables, per session and minute.
    pub actions: u32,
    /// Concurrent connections, including live ones.
    pub connections: u32,
    /// Concurrent connections per address.
    pub connections_per_address: u32,
    /// Concurrent windows per table for its people.
    pub windows: u32,
    /// Concurrent windows per table for spectators.
    pub spectators: u32,
}

impl Limits {
    /// Default limits.
    pub const DEFAULT: Self = Self {
        requests: 6000,
        wrong_codes: 30,
        tables: 300,
        actions: 600,
        connections: 16_384,
        connections_per_address: 1024,
        windows: 32,
        spectators: 256,
    };

    /// Maximum value of each limit.
    pub const MAX_LIMIT: u32 = 1_000_000;

    /// All limits at their maximum, for tests and drills that load a server.
    pub const WIDE: Self = Self {
        requests: Self::MAX_LIMIT,
        wrong_codes: Self::MAX_LIMIT,
        tables: Self::MAX_LIMIT,
        actions: Self::MAX_LIMIT,
        connections: Self::MAX_LIMIT,
        connections_per_address: Self::MAX_LIMIT,
        windows: Self::MAX_LIMIT,
        spectators: Self::MAX_LIMIT,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
