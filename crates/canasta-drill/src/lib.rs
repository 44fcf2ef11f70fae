//! Drills for a real server. They start its binary on a directory of their own, bring people to many tables, and compare what
//! the server acknowledged with its journals. The drills know the server from outside only: its pages, its sockets and
//! the files that it writes. Only tests use this crate; no released program depends on it.
//!
//! A guided tour. [`kill`] ends the server with SIGKILL at random moments; [`syscalls`] records its system calls and fails if
//! an answer leaves before its commit is on the disk; [`cluster`] does it to several servers on one database; [`load`] measures. A
//! [`client`] is one person's browser, a [`driver`] plays at one table for all its people, a [`ledger`] keeps what they sent and were answered, and [`check`]
//! compares the ledger with the journal; [`strace`] parses strace's output, and [`order`] knows what must come before what.

pub mod check;
pub mod client;
pub mod cluster;
pub mod driver;
pub mod follow;
pub mod kill;
pub mod ledger;
pub mod load;
pub mod order;
pub mod page;
pub mod requests;
pub mod server;
pub mod strace;
pub mod syscalls;
pub mod tables;
pub mod violation;
