//! Drills for a real server. They start the `canasta` binary on a directory of their own, bring people to many tables, and
//! hold what the server promised against what is there.
//!
//! A guided tour. [`kill`] ends the server with SIGKILL at random moments; [`spy`] records its system calls and looks
//! whether anybody is told of an act before it is on the disk; [`load`] measures. A [`desk`] is one table with its
//! people, a [`ledger`] is what they sent and heard, and [`check`] compares it with the journal; [`trace`] reads
//! strace, and [`order`] knows what must come before what. The drills know the
//! server from outside only: its pages, its sockets and the files that it writes.

pub mod around;
pub mod check;
pub mod desk;
pub mod fold;
pub mod kill;
pub mod ledger;
pub mod load;
pub mod order;
pub mod page;
pub mod people;
pub mod serving;
pub mod spy;
pub mod trace;
pub mod violation;
