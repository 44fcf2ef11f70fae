//! `canasta serve` as the drills and the browser tests need it: the same server with options that no real game may have. The
//! released program knows none of these options, and holds no planted fault.

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

/// Serves the table in the browser, for tests only: never play here
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
    /// How long bots wait between acts, in percent
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(0..=1000))]
    bot_pace_percent: u32,
    /// How many seconds of a table's clock pass in one of the world
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    clock_speed: u32,
    /// Decks and draws for seats follow from this seed: a player who knows it knows every card
    #[arg(long, value_name = "SEED")]
    test_decks: Option<u64>,
    /// Read commands from standard input: `decks SEED` starts new test decks
    #[arg(long, requires = "test_decks")]
    commands: bool,
    /// Everything is said in the pseudo-language: accents on every letter, 40 % longer
    #[arg(long)]
    pseudo_language: bool,
    /// The newest format of journals that it reads and writes: an older one than this release's, or the next, which only tests know
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(VERSION) + 1))]
    reads_format: Option<u32>,
    /// How many decisions reviews of finished games simulate for each choice
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    review_nodes: u32,
    /// The level of all bots in the deal of the day, including the one that replays a visitor's seat
    #[arg(long, value_name = "LEVEL")]
    daily_level: Option<String>,
    /// A fault that a drill must find; games will be lost
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
            config.daily.others.clone_from(level);
            config.daily.best.clone_from(level);
        }
        if self.pseudo_language {
            config.lang = Lang::pseudo();
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
