//! The store from outside: its speed, on a directory full of tables.

mod measure;
mod speed;
