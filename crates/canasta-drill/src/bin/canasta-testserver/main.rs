//! `canasta serve` for the drills and the browser tests, with options that would be unfair in a real game. The released program has
//! none of these options and no planted faults.

mod commands;
mod faults;
mod next_format;

use std::process::ExitCode;
use std::sync::Arc;

use canasta_cli::{ServeArgs, serve};
use canasta_i18n::Lang;
use canasta_server::{Decks, ReviewEffort, ServerConfig};
use canasta_table::journal::{Formats, VERSION};
use clap::Parser;

use self::commands::TestDecks;
use self::faults::{Fault, FaultyJournals};

/// Start a game server for tests (never play here)
#[derive(Parser, Debug)]
#[command(name = "canasta-testserver", version)]
struct Cli {
    #[command(flatten)]
    serve: ServeArgs,
    #[command(flatten)]
    testing: Testing,
}

#[derive(clap::Args, Debug)]
#[command(next_help_heading = "For tests")]
struct Testing {
    /// Set the time bots wait between actions, in percent
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(0..=1000))]
    bot_pace_percent: u32,
    /// Run table clocks this many times faster
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    clock_speed: u32,
    /// Make decks and draws for seats from this seed
    ///
    /// A player who knows it knows every card.
    #[arg(long, value_name = "SEED")]
    test_decks: Option<u64>,
    /// Read commands from standard input (`decks SEED` restarts the decks)
    #[arg(long, requires = "test_decks")]
    commands: bool,
    /// Show all text in the pseudo-language, with accents and 40% longer
    #[arg(long)]
    pseudo_language: bool,
    /// Read and write journal formats up to this one
    ///
    /// The format after this release's exists only in tests.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(VERSION) + 1))]
    reads_format: Option<u32>,
    /// Simulate this many decisions per choice in reviews
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    review_nodes: u32,
    /// Set the level of all bots in the deal of the day
    ///
    /// Includes the one that replays a visitor's seat.
    #[arg(long, value_name = "LEVEL")]
    daily_level: Option<String>,
    /// Plant a fault that a drill must find
    ///
    /// Games will be lost.
    #[arg(long, value_name = "NAME")]
    fault: Option<Fault>,
}

fn main() -> ExitCode {
    let Cli { serve: args, testing } = Cli::parse();
    serve(args, |config| testing.apply_to(config))
}

impl Testing {
    fn apply_to(&self, config: &mut ServerConfig) {
        config.bot_pace_percent = self.bot_pace_percent;
        config.clock_speed = self.clock_speed;
        config.hooks.review = ReviewEffort::with_nodes(self.review_nodes);
        config.daily.effort = ReviewEffort { event_nodes: 0, ..config.hooks.review };
        if let Some(level) = &self.daily_level {
            config.daily.bot_level.clone_from(level);
            config.daily.best_level.clone_from(level);
        }
        if self.pseudo_language {
            config.lang = Some(Lang::pseudo());
        }
        if let Some(seed) = self.test_decks {
            let decks = Arc::new(TestDecks::new(seed));
            config.deck = Decks::Given(decks.decks());
            config.draw = decks.draws();
            if self.commands {
                commands::read(decks);
            }
        }
        if let Some(newest) = self.reads_format {
            config.hooks.formats = Formats::with_next(next_format::NEXT).up_to(newest);
        }
        match self.fault {
            Some(Fault::NoSync) => config.hooks.pragmas = &["PRAGMA synchronous = OFF"],
            Some(fault) => {
                config.hooks.journals = Some(Arc::new(move |journals| Arc::new(FaultyJournals::new(fault, journals))));
            }
            None => {}
        }
    }
}
