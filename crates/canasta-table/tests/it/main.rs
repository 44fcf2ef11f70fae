//! Tests of tables: journals, refusals and scenes.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may")]

mod company;
mod concede;
mod daily;
mod fair;
mod five;
mod highlights;
mod journal;
mod lesson;
mod play;
mod record;
mod refusals;
mod scene_json;
mod secrecy;
mod set_deal;
mod summary;
mod take_back;
