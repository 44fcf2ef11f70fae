//! `canasta migrate`: the tables of a database, for the release that this program is of.

use std::io::Write as _;
use std::process::ExitCode;

use canasta_server::{DatabaseError, PostgresSettings, WithCauses, migrate_database};
use clap::Parser;

use crate::{USAGE, fail};

/// Brings the tables of a PostgreSQL database to the version of this release, while the servers run on
///
/// It only adds, so that servers of the release before go on. Once all servers are of this release, `--contract`
/// removes what only older ones need. Make a backup first.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta migrate --database postgres://canasta@db.example/canasta"))]
pub(crate) struct Args {
    /// The PostgreSQL database of the games; a password comes from PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "ADDRESS")]
    database: String,
    /// Also removes what only older releases need; refused while a server of one of those runs
    #[arg(long)]
    contract: bool,
}

pub(crate) fn run(args: Args) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(format_args!("cannot start: {why}"), 1),
    };
    let settings = PostgresSettings::for_chores(args.database);
    match runtime.block_on(migrate_database(&settings, args.contract)) {
        Ok(now) => {
            let mut says = format!("the tables have version {}", now.version);
            if now.usable_from < now.version {
                says += &format!("; programs that know version {} or a newer one can use them", now.usable_from);
            }
            // The output may be closed.
            let _ = writeln!(std::io::stdout(), "{says}");
            ExitCode::SUCCESS
        }
        Err(why @ DatabaseError::Migrate(_)) => fail(WithCauses(&why), 1),
        Err(why) => fail(WithCauses(&why), USAGE),
    }
}
