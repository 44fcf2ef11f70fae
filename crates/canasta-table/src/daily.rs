//! The table of a deal of the day ([`canasta_record::daily`]): one person, one deal, and bots that make the same
//! decisions for everyone who plays the same way. It has no other people and no hints, and doesn't count in the stats.

use canasta::{Rng as _, Seat, SeedRng};
use canasta_record::daily::{DayDeal, PERSON_SEAT, PLAYERS, RULES};

use crate::bots::bot_names;
use crate::fold::Table;
use crate::journal::{DailyDeal, Entry, Hints, Person, SeatedPlayer, Seats, Terms};

/// The first entries of a table with the deal of the day, up to the dealt cards. `name` is the person's name, and `bot`
/// is the level of all bots.
pub fn opening(deal: &DayDeal, bot: &str, name: &str) -> Vec<Entry> {
    let mut names = bot_names(name, PLAYERS).into_iter();
    let bot = |name: &str| SeatedPlayer::Bot { name: name.to_owned(), bot: bot.to_owned() };
    seated(deal, |seat| {
        if seat == PERSON_SEAT { SeatedPlayer::Person(Person::HOST) } else { bot(names.next().unwrap_or_default()) }
    })
}

/// Like [`opening`], but with a bot in every seat, to compare bots with people.
pub fn opening_of_bots(deal: &DayDeal, level: impl Fn(Seat) -> String) -> Vec<Entry> {
    seated(deal, |seat| SeatedPlayer::Bot { name: seat.0.to_string(), bot: level(seat) })
}

fn seated(deal: &DayDeal, who: impl FnMut(Seat) -> SeatedPlayer) -> Vec<Entry> {
    let terms = Terms {
        seats: Seats::Chosen,
        hints: Hints::None,
        practice: true,
        daily: Some(DailyDeal { day: deal.day, bots: deal.bots }),
        ..Terms::of(RULES.0, RULES.1, PLAYERS)
    };
    let first = [Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST)];
    let mut who = who;
    let sat = PLAYERS.seats().map(|seat| Entry::Sat { seat, who: who(seat) });
    let begun = Entry::Begun { first_dealer: deal.dealer(), draws: Vec::new() };
    let dealt = Entry::Dealt { deal: 1, deck: deal.deck() };
    first.into_iter().chain(sat).chain([begun, dealt]).collect()
}

impl Table {
    /// The random seed for the bot's next decision at a table with the deal of the day; `None` at other tables. It
    /// depends only on the day and the number of actions, so pauses and restarts don't change it.
    pub fn decision_seed(&self) -> Option<u64> {
        let daily = self.terms.daily?;
        let actions = canasta::must_fit::<u64>(self.actions().count());
        Some(SeedRng::part(daily.bots, actions).next_u64())
    }
}
