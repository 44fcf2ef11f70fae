//! Compares the engine with its twin on many deals, in parallel:
//! `cargo run --release -p canasta-testkit --example reference -- DEALS [FIRST_SEED]`.
//! Prints what was reached; the first difference ends it with exit code 1.

#![expect(clippy::print_stdout, reason = "it is a command")]

use std::process::ExitCode;

use canasta_testkit::run::compared;
use canasta_testkit::tally::Tallies;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (Ok(deals), Ok(first)) = (numbers.next().unwrap_or(Ok(200_000)), numbers.next().unwrap_or(Ok(0))) else {
        println!("usage: twin [DEALS] [FIRST_SEED]");
        return ExitCode::from(2);
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| u64::try_from(n.get()).unwrap_or(1));
    let part = |thread: u64| {
        let mut tally = Tallies::default();
        let mut seeds = (first + thread..first + deals).step_by(usize::try_from(threads).unwrap_or(1));
        seeds.try_for_each(|seed| compared(seed, &mut tally)).map(|()| tally)
    };
    let parts = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        parts.into_iter().map(|part| part.join()).collect::<Vec<_>>()
    });
    let mut all = Tallies::default();
    for part in parts {
        match part {
            Ok(Ok(tally)) => all.add(&tally),
            Ok(Err(why)) => {
                println!("{why}");
                return ExitCode::FAILURE;
            }
            Err(_) => return ExitCode::FAILURE,
        }
    }
    println!("{all}");
    ExitCode::SUCCESS
}
