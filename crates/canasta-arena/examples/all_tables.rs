//! Plays many deals with all presets, numbers of players and bots, and prints counts. Run it with `cargo run --release
//! -p canasta-arena --example all_tables -- 20000 1 2` (deals, seed, threads). To choose the bots, add their names: `--
//! 2000 1 2 club expert@nodes=200`.

#![expect(clippy::print_stdout, reason = "this is a command")]

use std::process::ExitCode;

use canasta::RuleSet;
use canasta_arena::EndingCounts;
use canasta_arena::trial::{Trial, TrialCounts, default_bots, run};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u32| args.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let deals = number(20_000);
    let seed = number(1);
    let threads = number(1);
    let mut bots: Vec<String> = args.collect();
    if bots.is_empty() {
        bots = default_bots();
    }
    match run(&bots, deals, u64::from(seed), usize::try_from(threads).unwrap_or(1)) {
        Ok(trial) => {
            print(&trial);
            if trial.total().illegal == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints one line per preset, one per number of players, and the total.
fn print(trial: &Trial) {
    let presets = RuleSet::PRESETS.iter().map(|preset| preset.name.to_owned()).zip(&trial.presets);
    let players = (2..).map(|count| format!("{count} players")).zip(&trial.players);
    for (name, counts) in presets.chain(players).chain([("all".to_owned(), &trial.total())]) {
        let TrialCounts { deals, house, illegal, actions, ended, declared, penalties, barred, neglected } = counts;
        let EndingCounts { went_out, concealed, stock_exhausted, last_red_three } = ended;
        let [barred, neglected, penalties] = [barred, neglected, penalties].map(|counts| {
            let each = trial.bots.iter().zip(counts).map(|(bot, count)| format!("{bot} {count}"));
            each.collect::<Vec<_>>().join(" ")
        });
        println!(
            "{name}: {deals} deals ({house} with house rules), {actions} actions, {illegal} illegal; went out {went_out} \
             (concealed {concealed}), stock exhausted {stock_exhausted}, last red three {last_red_three}; \
             red threes declared {declared}, not allowed to {barred}, neglected {neglected}, penalties {penalties}"
        );
    }
    match &trial.first {
        Some((number, misplay)) => println!("deal {number} broke off: {misplay}"),
        None => println!("no bot broke a rule"),
    }
}
