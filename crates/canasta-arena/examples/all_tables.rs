//! Plays many deals over all presets, numbers of players and bots, and tells what was counted:
//! `cargo run --release -p canasta-arena --example all_tables -- 20000 1 2` (deals, seed, threads).

#![expect(clippy::print_stdout, reason = "this is a command")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().ok());
    let deals = numbers.next().flatten().unwrap_or(20_000);
    let seed = numbers.next().flatten().unwrap_or(1);
    let threads = numbers.next().flatten().unwrap_or(1);
    match canasta_arena::trial::run(deals, u64::from(seed), usize::try_from(threads).unwrap_or(1)) {
        Ok(trial) => {
            println!("{trial}");
            if trial.total().illegal == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(trouble) => {
            println!("{trouble}");
            ExitCode::FAILURE
        }
    }
}
