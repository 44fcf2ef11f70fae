//! Reviews of finished games, made with so little thinking that what they say of a turn is nearly chance: enough to see a page.

use canasta::Seat;
use canasta_analysis::review::{
    Accuracy, Amount, CertainLoss, Effort, FinishedGame, Mark, SeatReview, Step, Tag, review,
};
use canasta_pages::{ReviewPage, ReviewState};
use canasta_record::replay::Replay;

use super::games;
use super::played::short;

const LITTLE: Effort = Effort { nodes: 60, deep: 2, deep_nodes: 300, event_nodes: 40 };

/// A finished game and the review of a seat of it.
pub(crate) struct Reviewed {
    pub(crate) game: FinishedGame,
    pub(crate) found: SeatReview,
}

impl Reviewed {
    fn of(game: FinishedGame, seat: Seat) -> Self {
        let found = review(&game, seat, &LITTLE, &mut |_| {}, &|| true).unwrap();
        Self { game, found }
    }

    /// The book's example, for the seat 2.
    pub(crate) fn example() -> Self {
        Self::of(FinishedGame::try_from(games::finished()).unwrap(), Seat(2))
    }

    /// A short game of so many players, for the seat 0.
    pub(crate) fn of_players(players: u8) -> Self {
        Self::of(short(0, players, 7), Seat(0))
    }

    /// The same game, in which every choice has a mark for which another turn came out better.
    pub(crate) fn with_many_marks(mut self) -> Self {
        self.found.accuracy = Accuracy { percent: 81.0, least: 70.0, most: 93.0, ..self.found.accuracy };
        let mut marks = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].into_iter().cycle();
        for deal in &mut self.found.deals {
            let mut owed = Amount::NONE;
            for step in &mut deal.steps {
                match step {
                    Step::Luck(luck) => luck.amount += std::mem::take(&mut owed),
                    Step::Choice(choice) if choice.better.actions != choice.played.actions && choice.mark.is_none() => {
                        choice.mark = marks.next();
                        let points = match choice.mark {
                            Some(Mark::Blunder) => 260.0,
                            Some(Mark::Mistake) => 95.0,
                            _ => 38.0,
                        };
                        choice.lost = CertainLoss { points, chance: points / 20_000.0 };
                        choice.played.equal = false;
                        choice.tags = vec![Tag::BreaksPair, Tag::Feeds];
                        owed = Amount::rounded(points, choice.lost.chance);
                        choice.skill = choice.skill - owed;
                        deal.skill = deal.skill - owed;
                        deal.luck += owed;
                        self.found.skill = self.found.skill - owed;
                        self.found.luck += owed;
                    }
                    Step::Choice(_) => {}
                }
            }
        }
        self
    }

    /// The game without a turn that is marked.
    pub(crate) fn without_marks(mut self) -> Self {
        for deal in &mut self.found.deals {
            for step in &mut deal.steps {
                if let Step::Choice(choice) = step {
                    choice.mark = None;
                }
            }
        }
        self
    }

    /// What a player of the game sees whose seat it is.
    pub(crate) fn own(&self) -> ReviewPage<'_> {
        reviewing(self.game.replay(), self.found.seat, ReviewState::Ready(&self.found))
    }
}

/// What a player sees who sat in the seat.
pub(crate) fn reviewing<'a>(replay: &'a Replay, seat: Seat, state: ReviewState<'a>) -> ReviewPage<'a> {
    ReviewPage { replay, path: "/table/k7m2/replay", own: Some(seat), seat, played_here: true, state }
}
