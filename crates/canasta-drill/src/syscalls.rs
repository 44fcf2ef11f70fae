//! Records the server's system calls with strace, and checks that no answer and no message to a screen is sent before
//! its commit is on the disk. Kills can't check this, because the system keeps data that a killed process wrote without
//! syncing.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use canasta::{Rng as _, SeedRng};

use crate::Common;
use crate::driver::{ServerRun, StopReason, TableDriver};
use crate::follow::Reader;
use crate::order::{Expected, OrderChecker};
use crate::server::{RunningServer, TempDir};
use crate::strace::{ARGUMENTS, TraceReader};
use crate::tables::SEATINGS;
use crate::violation::Violation;

/// Check with strace that no action is acknowledged before it is on the disk
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(flatten)]
    common: Common,
    /// Play at this many tables at once, so that commits have several actions
    #[arg(long, value_name = "N", default_value_t = 6)]
    tables: usize,
    /// Play this many actions at each table
    #[arg(long, value_name = "N", default_value_t = 12)]
    actions: u64,
}

/// Runs the drill. Returns `false` if it found a violation.
pub async fn run(options: &Options) -> Result<bool> {
    let setup = options.common.setup()?;
    let home = TempDir::new(&format!("syscalls-{}", setup.fault.as_deref().unwrap_or("sound")))?;
    let data = home.path().join("data");
    let trace = home.path().join("calls");
    fs::create_dir_all(&data)?;
    let mut strace = Command::new("strace");
    strace.args(ARGUMENTS).arg("-o").arg(&trace).arg("--");
    let server = RunningServer::start_traced(strace, &setup, &data).context("strace cannot run the server")?;
    let reader = Reader::open(&data).await?;
    let mut rng = SeedRng::new(options.common.seed);
    let mut playing = Vec::new();
    for &seating in SEATINGS.iter().cycle().take(options.tables) {
        let endpoint = server.endpoint();
        let reader = reader.clone();
        let actions = options.actions;
        let seed = rng.next_u64();
        playing.push(tokio::spawn(async move {
            let mut driver = TableDriver::open(&endpoint, seating, seed).await?;
            let end = driver.play_during(&ServerRun { endpoint: &endpoint, reader: &reader, actions }).await;
            Ok::<_, crate::client::ClientError>((driver, end))
        }));
    }
    let mut expected = Expected::default();
    let mut violations = Vec::new();
    for task in playing {
        let (driver, end) = match task.await.context("a table's people have crashed")? {
            Ok(played) => played,
            Err(error) => {
                violations.push(Violation::NoPage(error.to_string()));
                continue;
            }
        };
        let ledger = driver.ledger;
        expected.actions.extend(ledger.order.iter().map(|(by, _)| by.id.clone()));
        expected.tables.insert(ledger.table.clone());
        let entries = ledger.order.into_iter().map(|(by, n)| (n, by.id)).collect();
        expected.entries.insert(ledger.table, entries);
        violations.extend(driver.violations);
        match end {
            StopReason::Violation(wrong) => violations.push(wrong),
            StopReason::Cut => bail!("the server has gone: {}", fs::read_to_string(data.join("server.log"))?),
            StopReason::Enough | StopReason::Over => {}
        }
    }
    reader.close().await;
    server.stop()?;
    let actions = u64::try_from(expected.actions.len())?;
    let mut reader = TraceReader::default();
    let mut checker = OrderChecker::new(expected);
    for line in BufReader::new(File::open(trace)?).split(b'\n') {
        reader.read(&String::from_utf8_lossy(&line?)).iter().for_each(|call| checker.see(call));
    }
    let OrderChecker { answers, screens, syncs, early, .. } = checker;
    println!("{answers} acknowledgements and {screens} messages to screens were compared with {syncs} syncs");
    early.iter().for_each(|(what, ids)| println!("WRONG {} times {what}", ids.len()));
    violations.iter().for_each(|wrong| println!("WRONG {wrong}"));
    if !early.is_empty() || !violations.is_empty() {
        return Ok(false);
    }
    // A trace proves nothing if it contains no answers and messages.
    anyhow::ensure!(actions > 0, "no player acted, so nothing was checked");
    anyhow::ensure!(answers >= actions, "of {actions} actions only {answers} answers are in the trace");
    anyhow::ensure!(screens > 0, "no message to a screen is in the trace");
    Ok(true)
}
