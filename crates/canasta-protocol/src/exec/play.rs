//! Plays a whole deal with bots in other processes and bots of this program, and tells each process what its seat may
//! know.

use core::fmt;

use canasta::{
    Action, Card, CardAction, CardDeal, Illegal, MAX_SEATS, Players, RedThreesLaid, Rng, RuleSet, Seat, deck, shuffle,
    winner,
};
use canasta_bots::{Bot, Misplay, decision_seed};
use canasta_record::protocol::Event;

use crate::exec::{Forfeit, Process};

/// More acts than any deal has, as in [`canasta_bots::play`].
const MOST_ACTIONS: u32 = 10_000;

/// The player in a seat.
pub enum Player<'a> {
    /// A bot of this program.
    Bot(&'a dyn Bot),
    /// A bot in a process of its own, greeted for this seat.
    Process(&'a mut Process),
}

/// Why a deal was not played to its end. It is left where it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// A bot in another process forfeits.
    Forfeit(Forfeit),
    /// A bot of this program did what a player may not do.
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

/// The deal that is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// Its number in the game, from 1; the processes are told.
    pub number: usize,
    /// Red threes that were laid down as it was dealt; the processes are told.
    pub red_threes: &'a [RedThreesLaid],
    /// The seed of the decisions of this program's bots.
    pub seed: u64,
}

/// Plays `deal` to its end and returns the number of acts; `players` are by seat. Each process is told how the deal
/// begins, every act, and how it ends. A bot of this program gets the same views and seeds as in
/// [`canasta_bots::play`], so it plays the same deal.
///
/// # Errors
/// The first forfeit or misplay. The other processes know nothing of it: the caller ends them with
/// [`crate::exec::End::Stopped`], or drops them.
pub fn play(deal: &mut CardDeal, start: Start<'_>, players: &mut [Player<'_>]) -> Result<u32, PlayError> {
    play_recorded(deal, start, players, &mut |_, _| {})
}

/// [`play`], with a function that is called with every act that is done.
///
/// # Errors
/// As [`play`]; the function was called with the acts before it.
pub fn play_recorded(
    deal: &mut CardDeal,
    start: Start<'_>,
    players: &mut [Player<'_>],
    record: &mut dyn FnMut(Seat, &CardAction),
) -> Result<u32, PlayError> {
    tell(players, |seat| Event::begins(start.number, deal.view(Some(seat)), start.red_threes));
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
        if done > MOST_ACTIONS {
            return Err(PlayError::Misplay(Misplay::Endless));
        }
    }
    tell_end(deal, players);
    Ok(done)
}

/// Faces for an act of a bot that sees kinds.
fn to_cards(deal: &CardDeal, seat: Seat, action: Action) -> Result<CardAction, Misplay> {
    deal.view(Some(seat)).to_cards(&action).ok_or_else(|| {
        let why = deal.deal().view(seat).check(&action).err().unwrap_or(Illegal::NothingNamed);
        Misplay::Illegal { seat, action, why }
    })
}

fn apply(deal: &mut CardDeal, action: &CardAction, seat: Seat, players: &mut [Player<'_>]) -> Result<(), PlayError> {
    let step = deal.apply(action).map_err(|why| {
        // A process's act has been judged before, so this is of a bot of this program, and got its cards from kinds.
        PlayError::Misplay(Misplay::Illegal { seat, action: action.to_kinds().unwrap_or(Action::Pass), why })
    })?;
    tell(players, |seat| Event::Action(step.seen_by(Some(seat))));
    Ok(())
}

fn tell(players: &mut [Player<'_>], event: impl Fn(Seat) -> Event) {
    for player in players {
        if let Player::Process(process) = player {
            process.event(&event(process.hello().seat));
        }
    }
}

fn tell_end(deal: &CardDeal, players: &mut [Player<'_>]) {
    let public = deal.public();
    let Some(ending) = public.ending() else { return };
    let score = deal.deal().score();
    let mut scores = *public.scores();
    for (total, side) in scores.iter_mut().zip(&score) {
        *total += side.total();
    }
    let winner = winner(public.rules(), public.players(), &scores);
    tell(players, |_| Event::DealEnds { ending, deal: score, scores, winner });
}

/// [`canasta::Deal::shuffled`] with faces: the same source of randomness gives the same deal by kinds, and is left in the same
/// state. What was laid down as it was dealt comes along. (`None` never comes: these are the 108 cards.)
pub fn shuffled(
    rules: &RuleSet,
    players: Players,
    dealer: Seat,
    scores: [i32; MAX_SEATS],
    rng: &mut impl Rng,
) -> Option<(CardDeal, Vec<RedThreesLaid>)> {
    CardDeal::new(rules, players, dealer, scores, &shuffled_deck(rng))
}

/// The deck of [`shuffled`].
pub fn shuffled_deck(rng: &mut impl Rng) -> Vec<Card> {
    // In the order of kinds in which an unshuffled deal lies; shuffling looks at places only.
    let mut deck = deck::fresh();
    deck.sort_by_key(|card| card.kind().index());
    shuffle(&mut deck, rng);
    deck
}
