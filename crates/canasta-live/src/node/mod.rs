//! One server process: its live tables, and its place among other servers that share the database.
//!
//! `registry` finds or loads tables, `lease` knows which tables belong to this node, `bus` carries notifications
//! between nodes, and `sweep` abandons idle games once a day.

mod bus;
mod lease;
mod registry;
mod sweep;

pub use bus::{Bus, carry_notifications};
pub(crate) use lease::OwnershipState;
pub use lease::{JoinError, LeaseLost, Node};
pub(crate) use registry::{LoadError, fold, name_people};
pub use registry::{Registry, TableError};
pub use sweep::sweep;
