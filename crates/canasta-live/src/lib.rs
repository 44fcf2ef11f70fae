//! Live tables: one task each, which judges requests, writes entries, plays the bots at a human pace and publishes what each
//! seat may see.
//!
//! `live` has the tables, `think` the threads on which bots decide, hints are made and what can wait is done, `bots` the bots that may be chosen,
//! `sessions` the guests of sessions, `node` this process as one of several, `bus` and `news` what nodes tell each other, `replays` games that are
//! over and are looked at again. Time, randomness (`chance`, `decks`) and the store come in; only [`canasta_table::scene::Scene`]s leave a live table, so that no
//! handler of a server ever holds a hidden card of a game that goes on. Sockets, routes and pages are the server's business.

mod bots;
mod bus;
pub mod chance;
mod counts;
mod decks;
mod inject;
mod live;
mod news;
mod node;
mod replays;
mod sessions;
mod settings;
mod stop;
mod think;

pub use bots::{Bots, NotOffered};
pub use bus::Bus;
pub use counts::TableCounts;
pub use decks::{DeckSource, Decks, DrawSource, seeded_decks, seeded_draws};
pub use inject::FaultInjector;
pub use live::{
    Admission, BOT, Context, DoorRequest, Followed, Followers, Handle, KnockState, LiveStatus, NoHint, Owners,
    Registry, Request, RequestError, Snapshot, TableError, Viewer, Window, sweep,
};
pub use news::carry_news;
pub use node::{JoinError, LeaseLost, Node};
pub use replays::ReplayCache;
pub use sessions::{SessionWatch, Sessions, day};
pub use settings::{DealSettings, TableSettings, TableTiming, WindowLimits};
pub use stop::stopped;
pub use think::{Background, HintSource, Thinking, hint_source};
