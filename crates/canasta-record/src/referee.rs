//! The referee: scenarios in, answers out.
