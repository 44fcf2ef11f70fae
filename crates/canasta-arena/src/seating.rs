//! Seats all players of a deal or a game, both built-in bots and processes.

use std::time::{Duration, Instant};

use canasta::{Action, CardDeal, DeclaredRedThrees, Rng as _, Seat, SeedRng, Side, View};
use canasta_bots::{Bot, Misplay, play};
use canasta_protocol::exec::{End, Hello, Limits, PlayError, Player, Process};
use canasta_record::record::Turn;

use crate::ArenaError;
use crate::matches::Match;
use crate::played_deal::{PlayedDeal, record_action};
use crate::processes::Processes;
use crate::starts::Start;
use crate::team::TeamBot;

/// Both teams at the table, the first of them on one side. A seat played by a command has its own process. The process
/// ends with the seating, so nothing carries over to another deal or game. But if it has announced that it can play
/// several deals and starts afresh when greeted, it joins the idle processes instead.
pub(crate) struct Seating<'m> {
    arena_match: &'m Match<'m>,
    idle_processes: &'m Processes,
    a_side: Side,
    /// The process in each seat; `None` for a built-in bot. Empty if all bots are built in and no records are written.
    processes: Vec<Option<Process>>,
}

impl<'m> Seating<'m> {
    /// Seats the bots and starts the commands. The commands' seeds are derived from `seed` and the seat. If records are
    /// written, the same deals are played with card faces.
    ///
    /// # Errors
    /// [`ArenaError::NotStarted`]: a command can't be started. This is not a forfeit, because the bot has not seen a
    /// card.
    pub(crate) fn new(
        arena_match: &'m Match<'m>,
        idle_processes: &'m Processes,
        a_side: Side,
        seed: u64,
        is_recorded: bool,
    ) -> Result<Self, ArenaError> {
        let mut seating = Self { arena_match, idle_processes, a_side, processes: Vec::new() };
        if arena_match.teams.iter().all(|team| !team.has_command()) && !is_recorded {
            return Ok(seating);
        }
        let mut limits = Limits { stderr_file: arena_match.stderr.clone(), ..Limits::default() };
        limits.turn = arena_match.time.unwrap_or(limits.turn);
        let table = &arena_match.table;
        for seat in table.players.seats() {
            let TeamBot::Command(command) = seating.bot_at(seat) else {
                seating.processes.push(None);
                continue;
            };
            let bot_seed = SeedRng::part(seed, u64::from(seat.0) + 1).next_u64();
            let hello = Hello::new(&table.rules, table.players, seat, bot_seed);
            let process = idle_processes.acquire(command, &hello, &limits);
            seating.processes.push(Some(process.map_err(ArenaError::NotStarted)?));
        }
        Ok(seating)
    }

    /// Plays deal `number` (from 0) to its end.
    ///
    /// # Errors
    /// [`ArenaError::Misplay`]: a built-in bot broke the rules. A process that breaks them gives up the deal instead.
    pub(crate) fn play(&mut self, pair: u32, number: u32, start: &Start) -> Result<PlayedDeal, ArenaError> {
        let (mut deal, seed) = start.deal(&self.arena_match.table);
        if !self.processes.is_empty() {
            return self.play_with_cards(pair, number, start);
        }
        let decide = |seat: Seat, view: &View, seed| match self.bot_at(seat).in_process() {
            Some(bot) => TimedBot { bot, time: self.arena_match.time }.decide(view, seed),
            None => Vec::new(),
        };
        match play(&mut deal, seed, |deal, seat, seed| decide(seat, &deal.view(seat), seed)) {
            Ok(actions) => Ok(PlayedDeal { deal, actions, given_up: None, turns: Vec::new() }),
            Err(misplay) => Err(self.misplay_error(pair, misplay)),
        }
    }

    /// Plays a deal with card faces, for processes and records.
    fn play_with_cards(&mut self, pair: u32, number: u32, start: &Start) -> Result<PlayedDeal, ArenaError> {
        let Some((mut deal, red_threes, seed)) = start.with_cards(&self.arena_match.table) else {
            return Err(ArenaError::LostThread);
        };
        let mut turns = Vec::new();
        let result = self.play_with_processes(&mut deal, number, &red_threes, seed, &mut turns);
        let deal = deal.deal().clone();
        match result {
            Ok(actions) => Ok(PlayedDeal { deal, actions, given_up: None, turns }),
            Err(PlayError::Forfeit(forfeit)) => {
                Ok(PlayedDeal { deal, actions: 0, given_up: Some((forfeit.seat, forfeit.to_string())), turns })
            }
            Err(PlayError::Misplay(misplay)) => Err(self.misplay_error(pair, misplay)),
        }
    }

    fn play_with_processes(
        &mut self,
        deal: &mut CardDeal,
        number: u32,
        red_threes: &[DeclaredRedThrees],
        seed: u64,
        turns: &mut Vec<Turn>,
    ) -> Result<u32, PlayError> {
        let arena_match = self.arena_match;
        let a_side = self.a_side;
        let bots: Vec<Option<TimedBot<'_>>> = (arena_match.table.players.seats())
            .map(|seat| {
                arena_match.bot_at(a_side, seat).in_process().map(|bot| TimedBot { bot, time: arena_match.time })
            })
            .collect();
        let mut players = Vec::new();
        for ((process, bot), seat) in self.processes.iter_mut().zip(&bots).zip(arena_match.table.players.seats()) {
            players.push(match (process, bot) {
                (Some(process), _) => Player::Process(process),
                (None, Some(bot)) => Player::Bot(bot),
                (None, None) => return Err(PlayError::Misplay(Misplay::Silent { seat })),
            });
        }
        let number = canasta::must_fit::<usize>(number).saturating_add(1);
        let start = canasta_protocol::exec::Start { number, red_threes, seed };
        canasta_protocol::exec::play_recorded(deal, start, &mut players, &mut |seat, action| {
            record_action(turns, seat, action);
        })
    }

    /// Ends the processes, or lets them wait for another deal.
    pub(crate) fn end(self, given_up: bool) {
        let why = if given_up { End::Stopped } else { End::Over };
        self.processes.into_iter().flatten().for_each(|process| self.idle_processes.release(process, why));
    }

    /// The first team's side.
    pub(crate) const fn a_side(&self) -> Side {
        self.a_side
    }

    pub(crate) fn bot_at(&self, seat: Seat) -> &'m TeamBot<'m> {
        self.arena_match.bot_at(self.a_side, seat)
    }

    fn misplay_error(&self, pair: u32, misplay: Misplay) -> ArenaError {
        let bot = match misplay {
            Misplay::Illegal { seat, .. } | Misplay::Silent { seat } => self.bot_at(seat).to_string(),
            Misplay::Endless => self.arena_match.teams[0].to_string(),
        };
        ArenaError::Misplay { bot, pair, what: misplay }
    }
}

/// A bot with an optional time limit per decision.
struct TimedBot<'b> {
    bot: &'b dyn Bot,
    time: Option<Duration>,
}

impl Bot for TimedBot<'_> {
    fn name(&self) -> &str {
        self.bot.name()
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let Some(time) = self.time else { return self.bot.decide(view, seed) };
        let start = Instant::now();
        self.bot.decide_while(view, seed, &|| start.elapsed() < time)
    }
}
