//! Reviews of finished games with hardly any effort. Their findings are nearly random, which is good enough for a page.

use canasta::Seat;
use canasta_analysis::review::{
    Accuracy, Amount, CertainLoss, Effort, FinishedGame, Mark, SeatReview, Step, Tag, review,
};
use canasta_pages::{ReviewPage, ReviewState};
use canasta_record::replay::Replay;

use super::bot_games::short;
use super::games;

const MINIMAL_EFFORT: Effort = Effort { nodes: 60, deep: 2, deep_nodes: 300, event_nodes: 40 };

/// A finished game and the review of one seat.
pub(crate) struct Reviewed {
    pub(crate) game: FinishedGame,
    pub(crate) found: SeatReview,
}

impl Reviewed {
    fn of(game: FinishedGame, seat: Seat) -> Self {
        let found = review(&game, seat, &MINIMAL_EFFORT, &mut |_| {}, &|| true).unwrap();
        Self { game, found }
    }

    /// The book's example, reviewed for seat 2.
    pub(crate) fn example() -> Self {
        Self::of(FinishedGame::try_from(games::finished()).unwrap(), Seat(2))
    }

    /// A short game, reviewed for seat 0.
    pub(crate) fn of_players(players: u8) -> Self {
        Self::of(short(0, players, 7), Seat(0))
    }

    /// Marks every decision with a better play.
    pub(crate) fn with_many_marks(mut self) -> Self {
        self.found.accuracy = Accuracy { percent: 81.0, least: 70.0, most: 93.0, ..self.found.accuracy };
        let mut marks = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].into_iter().cycle();
        for deal in &mut self.found.deals {
            let mut moved = Amount::NONE;
            for step in &mut deal.steps {
                match step {
                    Step::Luck(luck) => luck.amount += std::mem::take(&mut moved),
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
                        moved = Amount::rounded(points, choice.lost.chance);
                        choice.skill = choice.skill - moved;
                        deal.skill = deal.skill - moved;
                        deal.luck += moved;
                        self.found.skill = self.found.skill - moved;
                        self.found.luck += moved;
                    }
                    Step::Choice(_) => {}
                }
            }
        }
        self
    }

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

    /// The review page of the player in the reviewed seat.
    pub(crate) fn own(&self) -> ReviewPage<'_> {
        reviewing(self.game.replay(), self.found.seat, ReviewState::Ready(&self.found))
    }
}

/// The review page of the player who sat in `seat`.
pub(crate) fn reviewing<'a>(replay: &'a Replay, seat: Seat, state: ReviewState<'a>) -> ReviewPage<'a> {
    ReviewPage { replay, path: "/table/k7m2/replay", own: Some(seat), seat, played_here: true, state }
}
