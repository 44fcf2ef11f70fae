//! `canasta migrate`: the tables of a database, for the release that this program is of.

use std::io::Write as _;
use std::process::ExitCode;

use canasta_i18n::Lang;
use canasta_i18n::messages::{cli, cli_games, cli_help};
use canasta_server::{DatabaseError, PostgresSettings, migrate_database};
use clap::Parser;

use crate::{USAGE, fail, paragraphs};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::migrate(Lang::EN),
    long_about = paragraphs(&[cli_help::migrate(Lang::EN), cli_help::migrate_more(Lang::EN)]),
    after_help = concat!("Example:\n", "  canasta migrate --database postgres://canasta@db.example/canasta"))]
/// The arguments of `canasta migrate`.
pub(crate) struct Args {
    #[arg(long, value_name = "ADDRESS", help = cli_help::migrate_database(Lang::EN))]
    database: String,
    #[arg(long, help = cli_help::migrate_contract(Lang::EN))]
    contract: bool,
}

pub(crate) fn run(args: Args) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(cli::cannot_start(Lang::EN, &why.to_string()).as_str(), 1),
    };
    let settings = PostgresSettings::for_chores(args.database);
    match runtime.block_on(migrate_database(&settings, args.contract)) {
        Ok(now) => {
            let says = if now.usable_from < now.version {
                cli_games::migrated(Lang::EN, now.version.unsigned_abs(), now.usable_from.unsigned_abs())
            } else {
                cli_games::migrated_wholly(Lang::EN, now.version.unsigned_abs())
            };
            // The output may be closed.
            let _ = writeln!(std::io::stdout(), "{says}");
            ExitCode::SUCCESS
        }
        Err(why @ DatabaseError::Migrate(_)) => fail(&why.to_string(), 1),
        Err(why) => fail(&why.to_string(), USAGE),
    }
}
