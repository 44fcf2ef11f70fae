//! `canasta migrate`: upgrades a database schema to this release.

use std::io::Write as _;
use std::process::ExitCode;

use canasta_server::{DatabaseError, PostgresSettings, WithCauses, migrate_database};
use clap::Parser;

use crate::{EXIT_USAGE, fail};

/// Upgrade a PostgreSQL database schema to this release
///
/// Back up first. Servers can keep running: this only adds to the schema, so servers on the previous release keep working.
/// Once all servers run this release, use --contract to drop what only older releases need.
///
/// Exits with 1 if the upgrade fails, or 2 if the database cannot be used.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta migrate --database postgres://canasta@db.example/canasta"))]
pub(crate) struct Args {
    /// Upgrade this PostgreSQL database
    ///
    /// Put the password in PGPASSWORD or ~/.pgpass.
    #[arg(long, value_name = "ADDRESS")]
    database: String,
    /// Also drop what only older releases need
    ///
    /// Refused while a server of an older release is running.
    #[arg(long)]
    contract: bool,
}

pub(crate) fn run(args: Args) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(format_args!("cannot start: {why}"), 1),
    };
    let settings = PostgresSettings::for_maintenance(args.database);
    match runtime.block_on(migrate_database(&settings, args.contract)) {
        Ok(schema) => {
            let mut message = format!("the schema is at version {}", schema.version);
            if schema.usable_from < schema.version {
                message += &format!(", compatible with programs that know version {} or later", schema.usable_from);
            }
            // If the output is closed, the upgrade still succeeded.
            let _ = writeln!(std::io::stdout(), "{message}");
            ExitCode::SUCCESS
        }
        Err(why @ DatabaseError::Migrate(_)) => fail(WithCauses(&why), 1),
        Err(why) => fail(WithCauses(&why), EXIT_USAGE),
    }
}
