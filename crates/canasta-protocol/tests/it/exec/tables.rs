//! Tables for the tests: deals, processes and required programs.

use std::time::{Duration, Instant};

use canasta::{CardDeal, Deal, DeclaredRedThrees, MAX_SEATS, Players, Rng as _, RuleSet, Seat, SeedRng};
use canasta_protocol::exec::{End, Hello, Limits, Process, shuffled};

/// The book's bot as a command.
pub(crate) fn book_bot() -> String {
    format!("{} \"{}\"", python(), concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/examples/mybot.py"))
}

/// The command for Python 3, which the book's bot needs.
pub(crate) fn python() -> &'static str {
    let version = std::process::Command::new("python3").arg("--version").output();
    let is_installed = version.is_ok_and(|output| output.status.success());
    assert!(is_installed, "these tests need Python 3 as `python3` (Debian, Ubuntu: sudo apt-get install python3)");
    "python3"
}

/// A timeout that only a process that hangs can reach.
const HANG_TIMEOUT: Duration = Duration::from_secs(600);

/// Limits that give any working bot enough time, even on the slowest machine.
pub(crate) fn patient() -> Limits {
    Limits { turn: HANG_TIMEOUT, start: HANG_TIMEOUT, end: HANG_TIMEOUT, ..Limits::default() }
}

/// Polls until another process has produced a result.
pub(crate) fn until<T>(poll: impl Fn() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = poll() {
            return found;
        }
        assert!(began.elapsed() < HANG_TIMEOUT, "timed out");
        std::thread::sleep(Duration::from_millis(2)); // waits: for another process
    }
}

/// The settings of one of the tables in [`any_table`].
struct Dealt {
    rules: RuleSet,
    players: Players,
    dealer: Seat,
    scores: [i32; MAX_SEATS],
    rng: SeedRng,
}

/// Cycles through every preset with every number of players.
fn dealt(number: u64) -> Dealt {
    let mut rng = SeedRng::part(9, number);
    let rules = RuleSet::PRESETS[(number % 5) as usize].rules;
    let players = Players::new(2 + u8::try_from(number / 5 % 5).unwrap()).unwrap();
    let mut scores = [0; MAX_SEATS];
    scores[..usize::from(players.sides())].fill_with(|| [-200, 500, 2000, 3500][rng.next_below(4) as usize]);
    let dealer = Seat(u8::try_from(rng.next_below(players.count().into())).unwrap());
    Dealt { rules, players, dealer, scores, rng }
}

/// A shuffled deal at one of these tables.
pub(crate) fn any_table(number: u64) -> (CardDeal, Vec<DeclaredRedThrees>) {
    let Dealt { rules, players, dealer, scores, mut rng } = dealt(number);
    shuffled(&rules, players, dealer, scores, &mut rng).unwrap()
}

/// The same deal as [`any_table`], by kinds.
pub(crate) fn any_kinds(number: u64) -> Deal {
    let Dealt { rules, players, dealer, scores, mut rng } = dealt(number);
    Deal::shuffled(&rules, players, dealer, scores, &mut rng)
}

/// Starts a process for a seat in a deal.
pub(crate) fn seated(command: &str, deal: &CardDeal, seat: Seat, limits: &Limits) -> Process {
    let public = deal.public();
    let hello = Hello::new(public.rules(), public.players(), seat, 7);
    Process::start(command, &hello, limits).unwrap_or_else(|forfeit| panic!("{forfeit}"))
}

pub(crate) fn end(processes: impl IntoIterator<Item = Process>) {
    for process in processes {
        process.end(End::Over);
    }
}
