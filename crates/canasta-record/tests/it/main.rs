//! The written forms as their users meet them.

mod book;
mod notation;
mod positions;
mod referee;
mod words;
