//! The next game of the same people: what the evening came to so far, and how their next table is opened.

use canasta::{Seat, Side};

use crate::TableRefusal;
use crate::fold::{State, Table};
use crate::journal::{Entry, HostChange, Person, SeatedPlayer, Seats, SessionScore, Standing, Substitute, Terms};
use crate::scene::SessionStanding;

/// How the next table of the same people is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// Its first entries.
    pub entries: Vec<Entry>,
    /// The people who come along: the number here, then the number there.
    pub people: Vec<(Person, Person)>,
}

impl Table {
    /// What the games of the evening came to, this one included once it has a winner.
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
            let (won, points) = (u32::from(side == winner), self.totals_of(side));
            match session_score.standings.iter_mut().find(|one| one.person == person && one.bot == bot) {
                Some(standing) => {
                    standing.won += won;
                    standing.points += points;
                }
                None => session_score.standings.push(Standing { person, bot, won, points }),
            }
        }
        session_score
    }

    fn totals_of(&self, side: Side) -> i32 {
        self.deals.game.totals()[side.index()]
    }

    /// The same for a screen: how many games, and who has won how many, the best first. Players with the same games and
    /// points have shared a side all the time, and stand together.
    pub(crate) fn tallies(&self) -> (u32, Vec<SessionStanding>) {
        let session_score = self.session_score();
        let mut tallies: Vec<SessionStanding> = Vec::new();
        for standing in session_score.standings {
            let name = match (standing.person, standing.bot) {
                (Some(person), _) => self.name_of(person).to_owned(),
                (None, bot) => bot.unwrap_or_default(),
            };
            let same = |tally: &&mut SessionStanding| (tally.won, tally.points) == (standing.won, standing.points);
            match tallies.iter_mut().find(same) {
                Some(tally) => tally.names.push(name),
                None => tallies.push(SessionStanding { names: vec![name], won: standing.won, points: standing.points }),
            }
        }
        tallies.sort_by_key(|tally| (core::cmp::Reverse(tally.won), core::cmp::Reverse(tally.points)));
        (session_score.games, tallies)
    }

    /// How the next table of the same people is opened by one of them, who sits down there at once; the others are asked,
    /// and sit where they sat here, or draw for the seats anew.
    ///
    /// # Errors
    /// Why there is none.
    pub fn rematch(&self, asked: Person, drawn: bool) -> Result<Rematch, TableRefusal> {
        if self.state() != State::Over || !self.has_begun() {
            return Err(TableRefusal::GameNotOver);
        }
        if self.is_set() {
            return Err(TableRefusal::OneDeal);
        }
        let own = self.seat_of(asked).ok_or(TableRefusal::NotSeated)?;
        let stays = |person: Person, seat: Seat| {
            person == asked || (self.substitute(seat) != Some(Substitute::Left) && !self.is_turned_away(person))
        };
        let mut here: Vec<Person> =
            self.players().seats().filter_map(|seat| self.person(seat).filter(|&person| stays(person, seat))).collect();
        here.sort();
        let people: Vec<(Person, Person)> = here.into_iter().zip((0..).map(Person)).collect();
        let there = |person: Person| people.iter().find(|(old, _)| *old == person).map(|(_, new)| *new);
        let me = there(asked).ok_or(TableRefusal::NotSeated)?;
        let host = there(self.host()).unwrap_or(me);
        let session_score = self.session_score();
        // A person who does not play on is counted no longer: the number would be another person's.
        let standing = |standing: Standing| match standing.person {
            Some(person) => there(person).map(|person| Standing { person: Some(person), ..standing }),
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
            .chain(people.iter().map(|(_, new)| Entry::Came(*new)))
            .chain(host)
            .chain(bots)
            .chain([Entry::Sat { seat: own, who: SeatedPlayer::Person(me) }])
            .collect();
        Ok(Rematch { entries, people })
    }
}
