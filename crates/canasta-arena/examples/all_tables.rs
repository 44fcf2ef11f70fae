//! Plays many deals over all presets, numbers of players and bots, and tells what was counted:
//! `cargo run --release -p canasta-arena --example all_tables -- 20000 1 2` (deals, seed, threads), and behind these, if
//! not the usual ones, the bots: `-- 2000 1 2 club strong@nodes=200`.

#![expect(clippy::print_stdout, reason = "this is a command")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let mut number = |otherwise: u32| args.next().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let (deals, seed, threads) = (number(20_000), number(1), number(1));
    let mut bots: Vec<String> = args.collect();
    if bots.is_empty() {
        bots = canasta_arena::trial::usual();
    }
    match canasta_arena::trial::run(&bots, deals, u64::from(seed), usize::try_from(threads).unwrap_or(1)) {
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
