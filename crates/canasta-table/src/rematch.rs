//! The next game of the same people: their session score and their next table.

use canasta::{Seat, Side};

use crate::TableRefusal;
use crate::fold::{State, Table};
use crate::journal::{Entry, HostChange, Person, PlayerStanding, SeatedPlayer, Seats, SessionScore, Substitute, Terms};
use crate::scene::SessionStanding;

/// The next table of the same people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// The table's first entries.
    pub entries: Vec<Entry>,
    /// The people who come along: their numbers at this table and at the next.
    pub people: Vec<(Person, Person)>,
}

impl Table {
    /// The session score, including this game once it has a winner.
    pub fn session_score(&self) -> SessionScore {
        let mut session_score = self.terms.session_score.clone().unwrap_or_default();
        let Some(winner) = self.winner() else { return session_score };
        session_score.games += 1;
        for seat in self.players().seats() {
            let (person, bot) = match self.player_in(seat) {
                Some(SeatedPlayer::Person(person)) => (Some(*person), None),
                Some(SeatedPlayer::Bot { name, .. }) => (None, Some(name.clone())),
                None => continue,
            };
            let side = self.players().side_of(seat);
            let won = u32::from(side == winner);
            let points = self.total_of(side);
            match session_score.standings.iter_mut().find(|standing| standing.person == person && standing.bot == bot) {
                Some(standing) => {
                    standing.won += won;
                    standing.points += points;
                }
                None => session_score.standings.push(PlayerStanding { person, bot, won, points }),
            }
        }
        session_score
    }

    fn total_of(&self, side: Side) -> i32 {
        self.deals.game.totals()[side.index()]
    }

    /// The session score for a screen: the number of games and the standings, best first. Players with equal wins and
    /// points have always been partners and share a line.
    pub(crate) fn tallies(&self) -> (u32, Vec<SessionStanding>) {
        let session_score = self.session_score();
        let mut tallies: Vec<SessionStanding> = Vec::new();
        for standing in session_score.standings {
            let name = match (standing.person, standing.bot) {
                (Some(person), _) => self.name_of(person).to_owned(),
                (None, bot) => bot.unwrap_or_default(),
            };
            let is_equal = |tally: &&mut SessionStanding| (tally.won, tally.points) == (standing.won, standing.points);
            match tallies.iter_mut().find(is_equal) {
                Some(tally) => tally.names.push(name),
                None => tallies.push(SessionStanding { names: vec![name], won: standing.won, points: standing.points }),
            }
        }
        tallies.sort_by_key(|tally| (core::cmp::Reverse(tally.won), core::cmp::Reverse(tally.points)));
        (session_score.games, tallies)
    }

    /// Opens the next table for the same people. The person who asked takes their seat immediately. The others are
    /// invited to the seats they had here, or all draw for seats again.
    ///
    /// # Errors
    /// The reason why there is no rematch.
    pub fn rematch(&self, asked: Person, drawn: bool) -> Result<Rematch, TableRefusal> {
        if self.state() != State::Over || !self.has_begun() {
            return Err(TableRefusal::GameNotOver);
        }
        if self.is_set() {
            return Err(TableRefusal::OneDeal);
        }
        let own = self.seat_of(asked).ok_or(TableRefusal::NotSeated)?;
        let stays = |person: Person, seat: Seat| {
            person == asked || (self.substitute(seat) != Some(Substitute::Left) && !self.is_banned(person))
        };
        let mut here: Vec<Person> =
            self.players().seats().filter_map(|seat| self.person(seat).filter(|&person| stays(person, seat))).collect();
        here.sort();
        let people: Vec<(Person, Person)> = here.into_iter().zip((0..).map(Person)).collect();
        let new_number = |person: Person| people.iter().find(|(old, _)| *old == person).map(|(_, new)| *new);
        let me = new_number(asked).ok_or(TableRefusal::NotSeated)?;
        let host = new_number(self.host()).unwrap_or(me);
        let session_score = self.session_score();
        // At the next table, the number of a person who doesn't come along belongs to someone else.
        let standing = |standing: PlayerStanding| match standing.person {
            Some(person) => new_number(person).map(|person| PlayerStanding { person: Some(person), ..standing }),
            None => Some(standing),
        };
        let standings = session_score.standings.into_iter().filter_map(standing).collect();
        let terms = Terms {
            seats: if drawn { Seats::Drawn } else { Seats::Chosen },
            allowed: self.allowed(),
            session_score: (session_score.games > 0).then_some(SessionScore { games: session_score.games, standings }),
            ..self.terms.clone()
        };
        let bots = self.players().seats().filter_map(|seat| match self.player_in(seat)? {
            who @ SeatedPlayer::Bot { .. } => Some(Entry::Sat { seat, who: who.clone() }),
            SeatedPlayer::Person(_) => None,
        });
        let host = (host != Person::HOST).then_some(Entry::Host { person: host, why: HostChange::Given });
        let entries = [Entry::Opened(Box::new(terms))]
            .into_iter()
            .chain(people.iter().map(|(_, new)| Entry::Joined(*new)))
            .chain(host)
            .chain(bots)
            .chain([Entry::Sat { seat: own, who: SeatedPlayer::Person(me) }])
            .collect();
        Ok(Rematch { entries, people })
    }
}
