//! One server process: its live tables, and its place among other servers that share the database.
//!
//! `registry` finds a table or loads it, `lease` says which tables belong to this node, `bus` carries news between nodes, and `sweep`
//! ends abandoned games once a day.

mod bus;
mod lease;
mod registry;
mod sweep;

pub use bus::{Bus, carry_news};
pub(crate) use lease::Holding;
pub use lease::{JoinError, LeaseLost, Node};
pub(crate) use registry::{LoadError, fold, name_people};
pub use registry::{Registry, TableError};
pub use sweep::sweep;
