//! The server: pages, sockets, journal.
