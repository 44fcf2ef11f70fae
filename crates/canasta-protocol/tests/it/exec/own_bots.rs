//! Built-in bots in their own processes (`examples/bot.rs`) play exactly as they do in this process.

use std::path::PathBuf;

use canasta::{CardDeal, Rng as _, SeedRng};
use canasta_bots::by_name;
use canasta_protocol::exec::{Hello, Limits, Player, Process, Start, play_recorded};

use crate::exec::tables::{any_table, end, patient};

/// The example `bot`, which Cargo builds next to the tests.
fn program() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let program = tests.parent().and_then(|deps| deps.parent()).unwrap().join("examples/bot");
    assert!(program.is_file(), "{} is missing: cargo build -p canasta-protocol --example bot", program.display());
    program
}

/// The actions must match card for card. That proves that views and seeds reach the process unchanged, because a
/// searching bot would act differently with a different seed.
#[test]
fn a_bot_in_a_process_plays_like_the_built_in_one() {
    for (name, tables) in [("club", 0..25), ("expert@nodes=60;horizon=8", 0..5), ("expert@nodes=60", 10..12)] {
        let mut processes: Vec<Process> = Vec::new();
        for number in tables {
            let (mut there, red_threes) = any_table(number);
            let rules = *there.public().rules();
            let players = there.public().players();
            let mut here = there.clone();
            let seed = 1000 + number;
            for seat in players.seats() {
                let hello = Hello::new(&rules, players, seat, seed);
                match processes.get_mut(seat.index()) {
                    Some(process) => process.greet(&hello),
                    None => processes.push(start(name, &hello, &patient())),
                }
            }
            let deal = 1 + number % 3;
            let start = Start {
                number: usize::try_from(deal).unwrap(),
                red_threes: &red_threes,
                seed: SeedRng::part(seed, deal).next_u64(),
            };
            let mut seats: Vec<Player<'_>> =
                processes.iter_mut().take(players.count().into()).map(Player::Process).collect();
            let mut actions_there = Vec::new();
            let mut actions_here = Vec::new();
            play_recorded(&mut there, start, &mut seats, &mut |seat, action| {
                actions_there.push((seat, action.clone()));
            })
            .unwrap_or_else(|error| panic!("{name}, table {number}: {error}"));
            let bot = by_name(name).unwrap();
            let mut seats: Vec<Player<'_>> = players.seats().map(|_| Player::Bot(&*bot)).collect();
            play_recorded(&mut here, start, &mut seats, &mut |seat, action| actions_here.push((seat, action.clone())))
                .unwrap();
            assert_eq!(actions_there, actions_here, "{name}, table {number}");
            assert_eq!(there.deal(), here.deal(), "{name}, table {number}");
        }
        assert!(processes.iter().all(Process::is_reusable), "{name}: must accept another deal");
        end(processes);
    }
}

#[test]
fn reports_an_unknown_bot() {
    let (deal, hello) = greeting();
    let report = start("nobody", &hello, &patient()).turn(&deal.view(Some(hello.seat))).unwrap_err();
    assert_eq!((report.why.code(), report.stderr.trim()), ("crashed", "there is no bot nobody"), "{report}");
}

/// After a table is resumed, a bot has to act without having seen any earlier action.
#[test]
fn a_bot_can_act_without_earlier_events() {
    let (deal, hello) = greeting();
    let mut bot = start("expert@nodes=60;horizon=8", &hello, &patient());
    let answer = bot.turn(&deal.view(Some(hello.seat)));
    assert!(answer.is_ok(), "{answer:?}");
    end([bot]);
}

/// A deal, and the greeting for the seat to act.
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
