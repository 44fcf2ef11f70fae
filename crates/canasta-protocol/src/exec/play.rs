//! Plays whole deals with bots in other processes and built-in bots, and sends each process what its seat may know.

use core::fmt;

use canasta::{
    Action, Card, CardAction, CardDeal, DeclaredRedThrees, Illegal, MAX_SEATS, Players, Rng, RuleSet, Seat, deck,
    shuffle, winner,
};
use canasta_bots::{Bot, Misplay, decision_seed};
use canasta_record::protocol::Event;

use crate::exec::{Forfeit, Process};

/// More actions than any deal needs, as in [`canasta_bots::play`].
const MAX_ACTIONS: u32 = 10_000;

/// The player in a seat.
pub enum Player<'a> {
    /// A built-in bot.
    Bot(&'a dyn Bot),
    /// A bot in its own process, greeted for this seat.
    Process(&'a mut Process),
}

/// Why a deal wasn't finished. It stays as it was at that point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// A bot in another process has forfeited.
    Forfeit(Forfeit),
    /// A built-in bot made an illegal action.
    Misplay(Misplay),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forfeit(forfeit) => forfeit.fmt(f),
            Self::Misplay(misplay) => misplay.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

/// The start of a deal.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The deal's number in the game, from 1, to be sent to the processes.
    pub number: usize,
    /// Red threes placed before the first turn, to be sent to the processes.
    pub red_threes: &'a [DeclaredRedThrees],
    /// The random seed of the built-in bots.
    pub seed: u64,
}

/// Plays a deal to its end and returns the number of actions; `players` are by seat. Each process receives the start of
/// the deal, every action, and the end. Built-in bots get the same views and seeds as in [`canasta_bots::play`], so
/// they play the same deal.
///
/// # Errors
/// The first forfeit or misplay. The other processes aren't notified. The caller ends them with
/// [`crate::exec::End::Stopped`] or drops them.
pub fn play(deal: &mut CardDeal, start: Start<'_>, players: &mut [Player<'_>]) -> Result<u32, PlayError> {
    play_recorded(deal, start, players, &mut |_, _| {})
}

/// Like [`play`], but also passes every action to a function.
///
/// # Errors
/// Like [`play`]. The function has already been called for the actions before the error.
pub fn play_recorded(
    deal: &mut CardDeal,
    start: Start<'_>,
    players: &mut [Player<'_>],
    record: &mut dyn FnMut(Seat, &CardAction),
) -> Result<u32, PlayError> {
    send_event(players, |seat| Event::begins(start.number, deal.view(Some(seat)), start.red_threes));
    let mut done = 0;
    while let Some(seat) = deal.public().to_act() {
        let before = done;
        match players.get_mut(seat.index()) {
            Some(Player::Process(process)) => {
                let action = process.turn(&deal.view(Some(seat))).map_err(PlayError::Forfeit)?;
                apply(deal, &action, seat, players)?;
                record(seat, &action);
                done += 1;
            }
            Some(Player::Bot(bot)) => {
                let view = deal.deal().view(seat);
                for action in bot.decide(&view, decision_seed(start.seed, done)) {
                    let card_action = to_cards(deal, seat, action).map_err(PlayError::Misplay)?;
                    apply(deal, &card_action, seat, players)?;
                    record(seat, &card_action);
                    done += 1;
                }
            }
            None => {}
        }
        if done == before {
            return Err(PlayError::Misplay(Misplay::Silent { seat }));
        }
        if done > MAX_ACTIONS {
            return Err(PlayError::Misplay(Misplay::Endless));
        }
    }
    send_end(deal, start.number, players);
    Ok(done)
}

/// Chooses cards for an action of a bot, which sees only kinds.
fn to_cards(deal: &CardDeal, seat: Seat, action: Action) -> Result<CardAction, Misplay> {
    deal.view(Some(seat)).to_cards(&action).ok_or_else(|| {
        let why = deal.deal().view(seat).check(&action).err().unwrap_or(Illegal::NothingNamed);
        Misplay::Illegal { seat, action, why }
    })
}

fn apply(deal: &mut CardDeal, action: &CardAction, seat: Seat, players: &mut [Player<'_>]) -> Result<(), PlayError> {
    let step = deal.apply(action).map_err(|why| {
        // The actions of processes have been checked already, so this is a built-in bot, whose actions are by kinds.
        PlayError::Misplay(Misplay::Illegal { seat, action: action.to_kinds().unwrap_or(Action::Pass), why })
    })?;
    send_event(players, |seat| Event::Action(step.seen_by(Some(seat))));
    Ok(())
}

fn send_event(players: &mut [Player<'_>], event: impl Fn(Seat) -> Event) {
    for player in players {
        if let Player::Process(process) = player {
            process.event(&event(process.hello().seat));
        }
    }
}

fn send_end(deal: &CardDeal, number: usize, players: &mut [Player<'_>]) {
    let public = deal.public();
    let Some(ending) = public.ending() else { return };
    let score = deal.deal().score();
    let mut scores = *public.scores();
    for (total, side) in scores.iter_mut().zip(&score) {
        *total += side.total();
    }
    let winner = winner(public.rules(), public.players(), number, &scores);
    send_event(players, |_| Event::DealEnds { ending, deal: score, scores, winner });
}

/// Like [`canasta::Deal::shuffled`], but with card faces. The same random numbers give the same deal by kinds and leave
/// `rng` in the same state. Also returns the red threes placed before the first turn. Never `None`, because the deck is
/// complete.
pub fn shuffled(
    rules: &RuleSet,
    players: Players,
    dealer: Seat,
    scores: [i32; MAX_SEATS],
    rng: &mut impl Rng,
) -> Option<(CardDeal, Vec<DeclaredRedThrees>)> {
    CardDeal::new(rules, players, dealer, scores, &shuffled_deck(rng))
}

/// The deck of [`shuffled`].
pub fn shuffled_deck(rng: &mut impl Rng) -> Vec<Card> {
    // This is the order of an unshuffled deal by kinds. Shuffling depends only on positions.
    let mut deck = deck::fresh();
    deck.sort_by_key(|card| card.kind().index());
    shuffle(&mut deck, rng);
    deck
}
