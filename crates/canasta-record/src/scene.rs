//! What one seat's screen may show of a table: redacted data, no sentence and no markup. The table makes it, the pages
//! draw it.

use canasta::{DealScore, DressedView, Ending, MAX_SEATS, Seat, SeenStep, SeenTabled, Side};

use crate::journal::Hints;

/// Somebody in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name to show.
    pub name: String,
    /// The name of the bot that plays the seat, a level or a program that the host named; `None` for a person.
    pub bot: Option<String>,
}

/// One card drawn for a seat before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatDraw {
    /// Who drew, by the seat that came of it.
    pub seat: Seat,
    /// The card.
    pub card: canasta::Card,
    /// It settled nothing, and this player drew again: a joker, an equal card, one at the end of the pack.
    pub void: bool,
}

/// How the seats of the game were drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Every card drawn, in its order.
    pub draws: Vec<SeatDraw>,
}

/// Something that happened in the present deal, as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// A deal began.
    Dealt {
        /// Its number, from 1.
        deal: usize,
        /// Who dealt.
        dealer: Seat,
    },
    /// Red threes were tabled before anyone acted.
    Tabled(SeenTabled),
    /// Somebody acted.
    Step(SeenStep),
    /// The deal ended.
    Ended(Ending),
}

/// Where “Learn by playing” stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The learner's step, or the one before while the others play; from 1.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// What the learner is to do now: any of these. Nothing while the others play, and at the end.
    pub wanted: Vec<canasta::DressedAct>,
}

/// A table as one seat may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The table's id, as in its address.
    pub table: String,
    /// Entries in the table's journal so far. An act names the number it was made at, so that a stale one is noticed.
    pub n: u64,
    /// The preset's name.
    pub rules: String,
    /// Who sits where, by seat.
    pub players: Vec<Player>,
    /// How the seats were drawn; `None` where nobody drew.
    pub seating: Option<Seating>,
    /// What the viewer may see of the present deal.
    pub view: DressedView,
    /// The number of the present deal, from 1.
    pub deal: usize,
    /// The finished deals, the present one included once it is over; an entry a side.
    pub sheet: Vec<[DealScore; MAX_SEATS]>,
    /// Each side's total after the finished deals.
    pub totals: [i32; MAX_SEATS],
    /// Who has won the game, once it is over.
    pub winner: Option<Side>,
    /// What happened in the present deal, the oldest first.
    pub log: Vec<Happened>,
    /// Cards that came to the viewer's hand in the viewer's turn (or since it ended, none).
    pub fresh: Vec<canasta::Card>,
    /// Where the lesson stands; `None` at any other table.
    pub lesson: Option<Lesson>,
    /// Who may be given hints at this table.
    pub hints: Hints,
}

impl Scene {
    /// Whether the viewer may ask for hints: a player, where the table allows it to so many people, and not in a lesson,
    /// which says itself what to do.
    pub fn gives_hints(&self) -> bool {
        let people = self.players.iter().filter(|player| player.bot.is_none()).count();
        self.view.seat.is_some() && self.lesson.is_none() && self.hints.given(people)
    }

    /// Whether it is the viewer who has to act.
    pub fn is_mine(&self) -> bool {
        self.view.seat.is_some() && self.view.table.public.to_act() == self.view.seat
    }

    /// The viewer's seat; a spectator looks from seat 0.
    pub fn viewpoint(&self) -> Seat {
        self.view.seat.unwrap_or_default()
    }
}
