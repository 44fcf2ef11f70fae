//! The seats of a table: their players, substitutes for absent people, and the draw for seats.

use canasta::seating::{self, Drawn};
use canasta::{MAX_SEATS, Players, RuleSet, Seat};

use crate::fold_error::FoldError;
use crate::journal::{Person, SeatedPlayer, Substitute};
use crate::scene::{DrawnCard, Seating};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chairs {
    /// The players, by seat; `None` for a free seat.
    pub(crate) players: Vec<Option<SeatedPlayer>>,
    /// By seat, why a bot plays for the person there; `None` if no bot does.
    pub(crate) substitutes: [Option<Substitute>; MAX_SEATS],
    /// The draw for seats; `None` if no cards were drawn.
    pub(crate) draw: Option<Seating>,
}

impl Chairs {
    pub(crate) fn new(players: Players) -> Self {
        Self { players: vec![None; usize::from(players.count())], substitutes: [None; MAX_SEATS], draw: None }
    }

    pub(crate) fn are_taken(&self) -> bool {
        self.players.iter().all(Option::is_some)
    }

    pub(crate) fn player_in(&self, seat: Seat) -> Option<&SeatedPlayer> {
        self.players.get(seat.index())?.as_ref()
    }

    pub(crate) fn person(&self, seat: Seat) -> Option<Person> {
        match self.player_in(seat)? {
            SeatedPlayer::Person(person) => Some(*person),
            SeatedPlayer::Bot { .. } => None,
        }
    }

    pub(crate) fn seat_of(&self, person: Person) -> Option<Seat> {
        let mut seats = (0..).map(Seat).take(self.players.len());
        seats.find(|&seat| self.person(seat) == Some(person))
    }

    pub(crate) fn substitute(&self, seat: Seat) -> Option<Substitute> {
        self.substitutes.get(seat.index()).copied().flatten()
    }

    /// Gives a seat to a person after the previous player has left.
    pub(crate) fn take_over(&mut self, seat: Seat, person: Person) {
        self.players[seat.index()] = Some(SeatedPlayer::Person(person));
        self.substitutes[seat.index()] = None;
    }

    /// Moves all players to the seats they have drawn.
    pub(crate) fn assign_drawn_seats(
        &mut self,
        rules: &RuleSet,
        players: Players,
        draws: &[Drawn],
        first_dealer: Seat,
    ) -> Result<(), FoldError> {
        if draws.is_empty() {
            return Ok(());
        }
        let settled = seating::assign_seats(rules, players, draws).map_err(FoldError::Draw)?;
        // The seats follow from the draw, so only the dealer can be wrong.
        if settled.first_dealer.is_some_and(|drawn| drawn != first_dealer) {
            return Err(FoldError::Dealer(first_dealer));
        }
        let drawn_card = |(place, drawn): (usize, &Drawn)| DrawnCard {
            seat: settled.seat_of(drawn.player),
            card: drawn.card,
            // If a player draws again, the first card doesn't count.
            void: draws[place + 1..].iter().any(|later| later.player == drawn.player),
        };
        self.draw = Some(Seating { draws: draws.iter().enumerate().map(drawn_card).collect() });
        let mut moved = vec![None; self.players.len()];
        for (number, player) in (0..players.count()).zip(self.players.drain(..)) {
            moved[settled.seat_of(number).index()] = player;
        }
        self.players = moved;
        Ok(())
    }
}
