//! How fast the store is on this machine's disk: tables read back, entries made durable.
//!
//! `cargo run --release -p canasta-store --example store_speed -- DIRECTORY [TABLES]`; the directory is made, and must not
//! be there yet.

use std::path::Path;
use std::time::Duration;

use measure::{Failure, fill, read, write};

#[path = "../tests/it/measure.rs"]
mod measure;

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let directory = args.next().ok_or("name a directory to be made")?;
    let tables = args.next().map_or(Ok(10_000), |tables| tables.parse())?;
    std::fs::create_dir(&directory)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(Path::new(&directory), tables))
}

#[expect(clippy::print_stdout, reason = "this is what it is for")]
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
        let written = write(&data, tables, together, Duration::from_secs(3)).await?;
        let seconds = written.time.as_secs_f64();
        let (entries, commits) = (written.entries, written.commits);
        let a_second = |n: f64| n / seconds;
        println!(
            "{tables:>4} tables, {together} at once: {:>7.0} entries/s, {:>6.0} commits/s, {:>6.1} entries a commit, wait {:.1?} / {:.1?}",
            a_second(u32::try_from(entries).map_or(f64::INFINITY, f64::from)),
            a_second(f64::from(commits)),
            u32::try_from(entries).map_or(f64::INFINITY, f64::from) / f64::from(commits.max(1)),
            written.wait[0],
            written.wait[1],
        );
    }
    Ok(())
}
