//! Measures the store's speed on this machine's disk: reading tables back, and making entries durable.
//!
//! `cargo run --release -p canasta-store --example store_speed -- DIRECTORY [TABLES [APPENDS]]` creates the directory,
//! which must not exist. With APPENDS, it only makes that many entries durable at each table, one per append. Every run
//! then does the same work, so that instructions can be counted. Instead of a directory, you can give the address of an
//! empty database (`postgres://user@host/name`), to make entries durable there.

use std::path::Path;
use std::time::Duration;

use measure::{Failure, WriteLimit, Written, fill, read, write, write_to_database};

#[path = "../tests/it/measure.rs"]
mod measure;

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let directory = args.next().ok_or("name a new directory, or an empty database")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if directory.starts_with("postgres") && directory.contains("://") {
        return runtime.block_on(measure_database(&directory));
    }
    let tables = args.next().map_or(Ok(10_000), |tables| tables.parse())?;
    let appends = args.next().map(|appends| appends.parse()).transpose()?;
    std::fs::create_dir(&directory)?;
    if let Some(appends) = appends {
        let written =
            runtime.block_on(write(&Path::new(&directory).join("write"), tables, 1, WriteLimit::Appends(appends)))?;
        print(tables, 1, &written);
        return Ok(());
    }
    runtime.block_on(measure(Path::new(&directory), tables))
}

#[expect(clippy::print_stdout, reason = "it reports results")]
async fn measure(directory: &Path, tables: u32) -> Result<(), Failure> {
    let start = std::time::Instant::now();
    let entries = fill(&directory.join("full"), tables).await?;
    println!("{tables} tables with {entries} entries made in {:.2?}", start.elapsed());
    for tasks in [1, 4, 16] {
        let read = read(&directory.join("full"), tables, tasks).await?;
        println!("read by {tasks:>2} tasks: open {:.1?}, all {:.2?}, {} entries", read.open, read.all, read.entries);
    }
    for (tables, together) in [(1, 1), (4, 1), (16, 1), (64, 1), (256, 1), (1000, 1), (64, 8)] {
        let data = directory.join(format!("write-{tables}-{together}"));
        let written = write(&data, tables, together, WriteLimit::Time(Duration::from_secs(3))).await?;
        print(tables, together, &written);
    }
    Ok(())
}

async fn measure_database(address: &str) -> Result<(), Failure> {
    for (tables, together) in [(1, 1), (16, 1), (64, 1), (256, 1), (64, 8)] {
        print(
            tables,
            together,
            &write_to_database(address, tables, together, WriteLimit::Time(Duration::from_secs(5))).await?,
        );
    }
    Ok(())
}

/// Prints the results. For a database across a network, the number of commits is unknown.
#[expect(clippy::print_stdout, reason = "it reports results")]
fn print(tables: u32, together: usize, written: &Written) {
    let seconds = written.time.as_secs_f64();
    let entries = u32::try_from(written.entries).map_or(f64::INFINITY, f64::from);
    let commits = match written.commits {
        0 => String::new(),
        commits => {
            let commits = f64::from(commits);
            format!(", {:>6.0} commits/s, {:>6.1} entries per commit", commits / seconds, entries / commits)
        }
    };
    println!(
        "{tables:>4} tables, {together} at once: {:>7.0} entries/s{commits}, wait {:.1?} / {:.1?}",
        entries / seconds,
        written.wait[0],
        written.wait[1],
    );
}
