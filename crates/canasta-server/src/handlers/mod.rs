//! Request handlers, one file per subject.

pub(crate) mod actions;
pub(crate) mod at_table;
pub(crate) mod calendar;
pub(crate) mod daily;
pub(crate) mod device;
pub(crate) mod devices;
pub(crate) mod fairness;
pub(crate) mod files;
pub(crate) mod forget;
pub(crate) mod forms;
pub(crate) mod hints;
pub(crate) mod house;
pub(crate) mod join;
pub(crate) mod learn;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod pages;
pub(crate) mod proofs;
pub(crate) mod puzzles;
pub(crate) mod repeats;
pub(crate) mod replay;
pub(crate) mod request_form;
pub(crate) mod shell;
pub(crate) mod table_call;
pub(crate) mod tables;
pub(crate) mod you;
