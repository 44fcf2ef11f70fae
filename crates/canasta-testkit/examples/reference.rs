//! Compares the engine with the reference implementation on many deals, in parallel: `cargo run --release -p
//! canasta-testkit --example reference -- DEALS [FIRST_SEED]`. Prints the coverage. Exits with code 1 on the first
//! difference.

#![expect(clippy::print_stdout, reason = "it is a command")]

use std::process::ExitCode;

use canasta_testkit::run::compare_deal;
use canasta_testkit::tally::Tallies;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (Ok(deals), Ok(first)) = (numbers.next().unwrap_or(Ok(200_000)), numbers.next().unwrap_or(Ok(0))) else {
        println!("usage: reference [DEALS] [FIRST_SEED]");
        return ExitCode::from(2);
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| u64::try_from(n.get()).unwrap_or(1));
    let run_thread = |thread: u64| {
        let mut tally = Tallies::default();
        let mut seeds = (first + thread..first + deals).step_by(usize::try_from(threads).unwrap_or(1));
        seeds.try_for_each(|seed| compare_deal(seed, &mut tally)).map(|()| tally)
    };
    let results = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(move || run_thread(thread))).collect();
        handles.into_iter().map(|handle| handle.join()).collect::<Vec<_>>()
    });
    let mut all = Tallies::default();
    for result in results {
        match result {
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
