//! All players of a table, for a deal or for a game: bots of this program and processes.

use std::time::{Duration, Instant};

use canasta::{Action, CardDeal, RedThreesLaid, Rng as _, Seat, SeedRng, Side, View};
use canasta_bots::{Bot, Misplay, play};
use canasta_protocol::exec::{End, Hello, Limits, PlayError, Player, Process};
use canasta_record::record::Turn;

use crate::ArenaError;
use crate::matches::Match;
use crate::played::{PlayedDeal, record_action};
use crate::processes::Processes;
use crate::starts::Start;
use crate::team::TeamBot;

/// Both teams at the table, the first on one side. A command in a seat has a process. That ends with the seating, so that
/// nothing carries over to another single deal, or to another game; or it goes back to the free ones, if it has said that it
/// plays on and begins afresh when it is greeted.
pub(crate) struct Seating<'m> {
    of: &'m Match<'m>,
    free: &'m Processes,
    a_side: Side,
    /// By seat; `None` for a bot of this program. Empty where all are such bots and no records are written.
    processes: Vec<Option<Process>>,
}

impl<'m> Seating<'m> {
    /// Seats the bots and starts the commands. The seeds that these are told come from `seed` and the seat. Where records
    /// are written, deals are played with faces; they are the same deals.
    ///
    /// # Errors
    /// [`ArenaError::NotStarted`]: a command cannot be started. That is no fault of its bot, which has not seen a card.
    pub(crate) fn new(
        of: &'m Match<'m>,
        free: &'m Processes,
        a_side: Side,
        seed: u64,
        recorded: bool,
    ) -> Result<Self, ArenaError> {
        let mut seating = Self { of, free, a_side, processes: Vec::new() };
        if of.teams.iter().all(|team| !team.has_command()) && !recorded {
            return Ok(seating);
        }
        let mut limits = Limits { stderr_file: of.stderr.clone(), ..Limits::default() };
        limits.turn = of.time.unwrap_or(limits.turn);
        let table = &of.table;
        for seat in table.players.seats() {
            let TeamBot::Command(command) = seating.bot_at(seat) else {
                seating.processes.push(None);
                continue;
            };
            let bot_seed = SeedRng::part(seed, u64::from(seat.0) + 1).next_u64();
            let hello = Hello::new(&table.rules, table.players, seat, bot_seed);
            let process = free.seat(command, &hello, &limits);
            seating.processes.push(Some(process.map_err(ArenaError::NotStarted)?));
        }
        Ok(seating)
    }

    /// Plays a deal to its end, the `number`th (from 0).
    ///
    /// # Errors
    /// [`ArenaError::Misplay`]: a bot of this program did what it may not do. A process that does gives up the deal.
    pub(crate) fn play(&mut self, pair: u32, number: u32, start: &Start) -> Result<PlayedDeal, ArenaError> {
        let (mut deal, seed) = start.deal(&self.of.table);
        if !self.processes.is_empty() {
            return self.play_with_cards(pair, number, start);
        }
        let decide = |seat: Seat, view: &View, seed| match self.bot_at(seat).in_process() {
            Some(bot) => Timed { bot, time: self.of.time }.decide(view, seed),
            None => Vec::new(),
        };
        match play(&mut deal, seed, |deal, seat, seed| decide(seat, &deal.view(seat), seed)) {
            Ok(actions) => Ok(PlayedDeal { deal, actions, given_up: None, turns: Vec::new() }),
            Err(what) => Err(self.misplay(pair, what)),
        }
    }

    /// With faces: processes are told of cards, and records have them.
    fn play_with_cards(&mut self, pair: u32, number: u32, start: &Start) -> Result<PlayedDeal, ArenaError> {
        let Some((mut deal, red_threes, seed)) = start.with_cards(&self.of.table) else {
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
            Err(PlayError::Misplay(what)) => Err(self.misplay(pair, what)),
        }
    }

    fn play_with_processes(
        &mut self,
        deal: &mut CardDeal,
        number: u32,
        red_threes: &[RedThreesLaid],
        seed: u64,
        turns: &mut Vec<Turn>,
    ) -> Result<u32, PlayError> {
        let (of, a_side) = (self.of, self.a_side);
        let bots: Vec<Option<Timed<'_>>> = (of.table.players.seats())
            .map(|seat| of.bot_at(a_side, seat).in_process().map(|bot| Timed { bot, time: of.time }))
            .collect();
        let mut players = Vec::new();
        for ((process, bot), seat) in self.processes.iter_mut().zip(&bots).zip(of.table.players.seats()) {
            players.push(match (process, bot) {
                (Some(process), _) => Player::Process(process),
                (None, Some(bot)) => Player::Bot(bot),
                (None, None) => return Err(PlayError::Misplay(Misplay::Silent { seat })),
            });
        }
        let number = canasta::must_fit::<usize>(number).saturating_add(1);
        let start = canasta_protocol::exec::Start { number, red_threes, seed };
        canasta_protocol::exec::play_recorded(deal, start, &mut players, &mut |seat, action| {
            record_action(turns, seat, action)
        })
    }

    /// Ends the processes, or gives them back to the free ones.
    pub(crate) fn end(self, given_up: bool) {
        let why = if given_up { End::Stopped } else { End::Over };
        self.processes.into_iter().flatten().for_each(|process| self.free.leave(process, why));
    }

    /// The side of the first team.
    pub(crate) const fn a_side(&self) -> Side {
        self.a_side
    }

    pub(crate) fn bot_at(&self, seat: Seat) -> &'m TeamBot<'m> {
        self.of.bot_at(self.a_side, seat)
    }

    fn misplay(&self, pair: u32, what: Misplay) -> ArenaError {
        let bot = match what {
            Misplay::Illegal { seat, .. } | Misplay::Silent { seat } => self.bot_at(seat).to_string(),
            Misplay::Endless => self.of.teams[0].to_string(),
        };
        ArenaError::Misplay { bot, pair, what }
    }
}

/// A bot with a time for each decision, if there is one.
struct Timed<'b> {
    bot: &'b dyn Bot,
    time: Option<Duration>,
}

impl Bot for Timed<'_> {
    fn name(&self) -> &str {
        self.bot.name()
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let Some(time) = self.time else { return self.bot.decide(view, seed) };
        let start = Instant::now();
        self.bot.decide_while(view, seed, &|| start.elapsed() < time)
    }
}
