//! Replayed deals: a deal of a finished game with the same deck, dealer and totals, from any seat and against bots of
//! any level. The table plays only this deal. It has no commitment and doesn't count in the stats, because the cards
//! are known. Its terms contain the original result.

use canasta::{Game, MAX_SEATS, Players, Seat};
use canasta_record::replay::Replay;

use crate::bots::bot_names;
use crate::fold::Table;
use crate::journal::{Entry, Hints, Person, SeatedPlayer, Seats, SetDeal, Terms};

/// The settings of a replayed deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetDealChoice<'a> {
    /// The id of the original table.
    pub table: &'a str,
    /// The deal's number in the original game, from 1.
    pub deal: usize,
    /// The person's seat.
    pub seat: Seat,
    /// The level of the bots in all other seats.
    pub bot: &'a str,
    /// The person's name. No bot gets the same name.
    pub name: &'a str,
    /// Whether the person may ask for hints.
    pub hints: Hints,
}

/// Why a deal can't be replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetDealRefusal {
    /// The game has no such deal.
    NoSuchDeal,
    /// The deal was not finished, so there is no result to compare with.
    DealNotOver,
    /// The game has no such seat.
    NoSuchSeat,
}

/// The first entries of a table that replays a deal, up to the dealt cards. The game must be finished.
///
/// # Errors
/// [`SetDealRefusal`] with the reason.
pub fn opening(replay: &Replay, choice: &SetDealChoice<'_>) -> Result<Vec<Entry>, SetDealRefusal> {
    let record = replay.record();
    let players = replay.players();
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
    let first = [Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST)];
    let begun = Entry::Begun { first_dealer: dealt.dealer, draws: Vec::new() };
    let dealt = Entry::Dealt { deal: 1, deck: dealt.deck.clone() };
    Ok(first.into_iter().chain(sat).chain([begun, dealt]).collect())
}

impl Table {
    /// Whether the table plays only one deal with given cards: a replayed deal or the deal of the day.
    pub const fn is_set(&self) -> bool {
        self.terms.set.is_some() || self.terms.daily.is_some()
    }

    /// Whether the table plays only one deal and that deal is over.
    pub(crate) fn is_set_deal_over(&self) -> bool {
        self.is_set() && !self.deals.game.deals().is_empty()
    }

    /// The players of the first deal. With three against two, seat 4 is the first to sit out, unless the table replays
    /// a later deal.
    pub(crate) fn first_players(&self) -> Players {
        let game = Game::new(self.terms.rules, self.terms.players, Seat(0));
        game.players_of(self.terms.set.as_ref().map_or(0, |set| set.deal.saturating_sub(1)))
    }

    /// Each side's total before the first deal.
    pub(crate) fn totals_before(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for (total, before) in totals.iter_mut().zip(self.terms.set.iter().flat_map(|set| &set.before)) {
            *total = *before;
        }
        totals
    }
}
