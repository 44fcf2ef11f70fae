//! A deal of a finished game that is played again: the same cards in the same order, the same dealer and totals, from any seat
//! and against any level. Its table is one like any other, but that it plays this deal alone, that nothing is promised of its
//! cards, and that it stands in no figures, because the cards are known. What it came to before stands in its terms.

use canasta::{MAX_SEATS, Seat};
use canasta_record::replay::Replay;

use crate::bots::bot_names;
use crate::fold::Table;
use crate::journal::{Entry, Hints, Person, SeatedPlayer, Seats, SetDeal, Terms};

/// What a person chooses who plays a deal again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetDealChoice<'a> {
    /// The id of the table where the deal was played.
    pub table: &'a str,
    /// The deal's number there, from 1.
    pub deal: usize,
    /// The seat that the person takes.
    pub seat: Seat,
    /// The level of the bots in all other seats.
    pub bot: &'a str,
    /// What the person is called; no bot has the same name.
    pub name: &'a str,
    /// Whether the person may ask for hints.
    pub hints: Hints,
}

/// Why a deal cannot be played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetDealRefusal {
    /// The game has no such deal.
    NoSuchDeal,
    /// The game was given up before that deal was over: there is no result to hold another against.
    DealNotOver,
    /// The game has no such seat.
    NoSuchSeat,
}

/// The first entries of the table at which a deal of a replay is played again: it has begun, and the cards are dealt. A replay of
/// a game that goes on must not be given.
///
/// # Errors
/// [`SetDealRefusal`], with the reason.
pub fn opening(replay: &Replay, choice: &SetDealChoice<'_>) -> Result<Vec<Entry>, SetDealRefusal> {
    let (record, players) = (replay.record(), replay.players());
    let place = choice.deal.checked_sub(1).ok_or(SetDealRefusal::NoSuchDeal)?;
    let (dealt, moment) =
        record.deals.get(place).zip(replay.start_of(choice.deal)).ok_or(SetDealRefusal::NoSuchDeal)?;
    let stats = replay.stats().get(place).ok_or(SetDealRefusal::DealNotOver)?;
    if choice.seat.0 >= players.count() {
        return Err(SetDealRefusal::NoSuchSeat);
    }
    let sides = usize::from(players.sides());
    let set = SetDeal {
        table: choice.table.to_owned(),
        deal: choice.deal,
        moment,
        before: replay.totals_after(place)[..sides].to_vec(),
        then: stats.scores[..sides].iter().map(canasta::DealScore::total).collect(),
    };
    let terms = Terms {
        seats: Seats::Chosen,
        hints: choice.hints,
        practice: true,
        set: Some(set),
        ..Terms::of(&record.preset, record.rules, players)
    };
    let mut names = bot_names(choice.name, players).into_iter();
    let sat = players.seats().map(|seat| {
        let bot = |name: &str| SeatedPlayer::Bot { name: name.to_owned(), bot: choice.bot.to_owned() };
        let who = if seat == choice.seat {
            SeatedPlayer::Person(Person::HOST)
        } else {
            bot(names.next().unwrap_or_default())
        };
        Entry::Sat { seat, who }
    });
    let first = [Entry::Opened(Box::new(terms)), Entry::Came(Person::HOST)];
    let begun = Entry::Begun { first_dealer: dealt.dealer, draws: Vec::new() };
    let dealt = Entry::Dealt { deal: 1, deck: dealt.deck.clone() };
    Ok(first.into_iter().chain(sat).chain([begun, dealt]).collect())
}

impl Table {
    /// Whether the cards of this table are set, and it plays one deal alone: a deal of another game again, or the deal of a day.
    pub const fn is_set(&self) -> bool {
        self.terms.set.is_some() || self.terms.daily.is_some()
    }

    /// Whether it does, and that deal is over: no other follows.
    pub(crate) fn is_set_deal_over(&self) -> bool {
        self.is_set() && !self.deals.game.deals().is_empty()
    }

    /// What each side had before the first deal.
    pub(crate) fn totals_before(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for (total, before) in totals.iter_mut().zip(self.terms.set.iter().flat_map(|set| &set.before)) {
            *total = *before;
        }
        totals
    }
}
