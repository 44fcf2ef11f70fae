//! Bots of this program in processes of their own (`examples/bot.rs`): what they play is what they play inside it.

use std::path::PathBuf;

use canasta::{CardDeal, Rng as _, SeedRng};
use canasta_bots::by_name;
use canasta_protocol::exec::{Hello, Limits, Player, Process, Start, play_recorded};

use crate::exec::tables::{any_table, end, patient};

/// The example `bot`, which cargo puts beside the tests.
fn program() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let program = tests.parent().and_then(|deps| deps.parent()).unwrap().join("examples/bot");
    assert!(program.is_file(), "{} is missing: cargo build -p canasta-protocol --example bot", program.display());
    program
}

/// The same acts at every table, card for card, and so the same deal: views and seeds reach a process as they reach a bot here.
/// A bot that searches would do something else with another seed.
#[test]
fn a_bot_in_a_process_plays_as_it_does_here() {
    for (name, tables) in [("club", 0..25), ("expert@nodes=60;horizon=8", 0..5), ("expert@nodes=60", 10..12)] {
        let mut processes: Vec<Process> = Vec::new();
        for number in tables {
            let (mut there, red_threes) = any_table(number);
            let (rules, players) = (*there.public().rules(), there.public().players());
            let mut here = there.clone();
            let told = 1000 + number;
            for seat in players.seats() {
                let hello = Hello::new(&rules, players, seat, told);
                match processes.get_mut(seat.index()) {
                    Some(process) => process.greet(&hello),
                    None => processes.push(start(name, &hello, &patient())),
                }
            }
            let deal = 1 + number % 3;
            let start = Start {
                number: usize::try_from(deal).unwrap(),
                red_threes: &red_threes,
                seed: SeedRng::part(told, deal).next_u64(),
            };
            let mut seats: Vec<Player<'_>> =
                processes.iter_mut().take(players.count().into()).map(Player::Process).collect();
            let (mut actions_there, mut actions_here) = (Vec::new(), Vec::new());
            play_recorded(&mut there, start, &mut seats, &mut |seat, action| {
                actions_there.push((seat, action.clone()))
            })
            .unwrap_or_else(|error| panic!("{name}, table {number}: {error}"));
            let bot = by_name(name).unwrap();
            let mut seats: Vec<Player<'_>> = players.seats().map(|_| Player::Bot(&*bot)).collect();
            play_recorded(&mut here, start, &mut seats, &mut |seat, action| actions_here.push((seat, action.clone())))
                .unwrap();
            assert_eq!(actions_there, actions_here, "{name}, table {number}");
            assert_eq!(there.deal(), here.deal(), "{name}, table {number}");
        }
        assert!(processes.iter().all(Process::plays_on), "{name}: one process will do");
        end(processes);
    }
}

#[test]
fn a_bot_that_does_not_exist_says_so() {
    let (deal, hello) = greeting();
    let report = start("nobody", &hello, &patient()).turn(&deal.view(Some(hello.seat))).unwrap_err();
    assert_eq!((report.why.code(), report.stderr.trim()), ("crashed", "there is no bot nobody"), "{report}");
}

/// A table that is taken up again asks a bot that was told of no act.
#[test]
fn a_bot_that_was_told_nothing_can_act() {
    let (deal, hello) = greeting();
    let mut bot = start("expert@nodes=60;horizon=8", &hello, &patient());
    let asked = bot.turn(&deal.view(Some(hello.seat)));
    assert!(asked.is_ok(), "{asked:?}");
    end([bot]);
}

/// A deal, and the greeting of the seat that has to act in it.
fn greeting() -> (CardDeal, Hello) {
    let (deal, _) = any_table(10);
    let public = deal.public();
    let hello = Hello::new(public.rules(), public.players(), public.to_act().unwrap(), 7);
    (deal, hello)
}

fn start(name: &str, hello: &Hello, limits: &Limits) -> Process {
    let command = format!("'{}' {name}", program().display());
    Process::start(&command, hello, limits).unwrap_or_else(|forfeit| panic!("{forfeit}"))
}
