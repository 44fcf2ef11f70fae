//! Views of a table, with only what each viewer may see.

use canasta::{CardDeal, CardView, Game, Seat};

use crate::deals::FinishedDeal;
use crate::fold::{State, Table};
use crate::highlights::{self, Highlight};
use crate::journal::{Person, SeatedPlayer, Seats};
use crate::log::Log;
use crate::scene::{self, Guest, Player, Scene, TableStatus, WaitingRoom, WaitingRoomSeat};

impl Table {
    /// The cards that a seat or a spectator may see; `None` before the first deal.
    pub fn view(&self, viewer: Option<Seat>) -> Option<CardView> {
        self.deals.current.as_ref().map(|deal| deal.view(viewer))
    }

    /// The scene for a seat or a spectator; `None` before the first deal. At a competitive table spectators see only
    /// finished deals.
    pub fn scene(&self, viewer: Option<Seat>) -> Option<Scene> {
        let deal = self.deals.current.as_ref()?;
        if viewer.is_none() && self.terms.competitive && self.is_playing() && !self.is_stopped() {
            let FinishedDeal { n, deal, log, game } = self.deals.previous.as_ref()?;
            return Some(self.scene_of(None, *n, deal, log, game));
        }
        Some(self.scene_of(viewer, self.n(), deal, &self.deals.log, &self.deals.game))
    }

    fn scene_of(&self, viewer: Option<Seat>, n: u64, deal: &CardDeal, log: &Log, game: &Game) -> Scene {
        let view = deal.view(viewer);
        let new_cards = viewer.map_or_else(Vec::new, |seat| log.new_cards(seat, &view.hand));
        let player = |seat: Seat| Player { name: self.name(seat).to_owned(), bot: self.bot(seat).map(str::to_owned) };
        let playing = deal.public().ending().is_none();
        let person = viewer.and_then(|seat| self.person(seat));
        let number = game.deals().len() + usize::from(playing);
        let committed_deal = if playing { number } else { number + 1 };
        Scene {
            table: self.id.clone(),
            n,
            rules: self.terms.preset.clone(),
            players: self.players().seats().map(player).collect(),
            seating: self.chairs.draw.clone(),
            view,
            deal: self.terms.set.as_ref().map_or(number, |set| set.deal),
            sheet: game.deals().to_vec(),
            totals: game.totals(),
            winner: self.winner_in(game),
            conceded: self.conceded(),
            log: log.seen_by(viewer),
            new_cards,
            highlights: if playing && self.conceded().is_none() {
                Vec::new()
            } else {
                self.highlights_for(viewer, game)
            },
            laid_open: scene::laid_open(deal),
            lesson: self.lesson(viewer),
            set: self.terms.set.clone(),
            daily: self.terms.daily.map(|daily| daily.day),
            hints: self.terms.hints,
            status: TableStatus {
                host: self.seat_of(self.host()),
                is_host: person == Some(self.host()),
                paused: self.stage.paused_by.map(|person| self.name_of(person).to_owned()),
                substitutes: self.chairs.substitutes,
                seats_chosen: self.terms.seats == Seats::Chosen,
                persons: std::array::from_fn(|seat| u8::try_from(seat).ok().and_then(|seat| self.person(Seat(seat)))),
                clock: self.terms.clock,
                may_say: viewer.map_or_else(Vec::new, |seat| self.may_say(seat)),
                watch: self.terms.watch,
                competitive: self.terms.competitive,
                commitment: self.commitment_of(committed_deal),
                ready: self.ready_for(committed_deal),
                closed: self.is_closed(),
                closed_by: self.closed_by().map(str::to_owned),
                allowed: self.allowed(),
                session_score: if self.winner_in(game).is_some() { self.tallies() } else { (0, Vec::new()) },
                take_back: self.terms.take_back,
                can_take_back: viewer.is_some_and(|seat| self.can_take_back(seat)),
                may_concede: viewer.is_some_and(|seat| self.may_concede(seat).is_ok()),
                agreed_to_concede: viewer.map_or_else(Vec::new, |seat| self.agreed_to_concede(seat)),
                partners_to_ask: viewer.map_or_else(Vec::new, |seat| self.partners_to_ask(seat)),
                has_rematch: self.next_table().is_some(),
                ..TableStatus::default()
            },
        }
    }

    /// The highlights of the deal or game that is over; empty while a deal is played.
    fn highlights_for(&self, viewer: Option<Seat>, game: &Game) -> Vec<Highlight> {
        let Some(of_deal) = game.deals().len().checked_sub(1).and_then(|place| self.deals.highlights.get(place)) else {
            return Vec::new();
        };
        match self.winner_in(game) {
            Some(winner) => {
                let all = self.deals.highlights[..game.deals().len()].concat();
                highlights::shown_for_game(&all, self.players(), viewer, winner)
            }
            None => highlights::shown_for_deal(of_deal, viewer),
        }
    }

    /// The waiting room as a person at the table or a stranger sees it. The live table adds presence, the invitation,
    /// the code and the join requests.
    pub fn waiting_room(&self, viewer: Option<Person>) -> WaitingRoom {
        let guest = |person: Person| self.guest(person);
        let chair = |sitter: &Option<SeatedPlayer>| match sitter {
            None => WaitingRoomSeat::Free,
            Some(SeatedPlayer::Person(person)) => WaitingRoomSeat::Person(guest(*person)),
            Some(SeatedPlayer::Bot { name, bot }) => WaitingRoomSeat::Bot { name: name.clone(), bot: bot.clone() },
        };
        let standing =
            (0..self.came()).map(Person).filter(|&person| self.seat_of(person).is_none() && !self.is_banned(person));
        WaitingRoom {
            table: self.id().to_owned(),
            n: self.n(),
            terms: self.terms().clone(),
            seats: self.chairs.players.iter().map(chair).collect(),
            standing: standing.map(guest).collect(),
            reserved: self.reserved_seats(),
            me: viewer,
            host: self.host(),
            invitation: None,
            code: None,
            join_requests: Vec::new(),
            banned: Vec::new(),
            spectators: 0,
            begun: self.has_begun(),
            to_take_over: self.to_take_over(),
            over: self.state() == State::Over,
            closed: self.is_closed(),
            closed_by: self.closed_by().map(str::to_owned),
            allowed: self.allowed(),
            session_score: self.tallies(),
        }
    }

    /// The name of the host who closed the table, empty if they were forgotten; `None` if no host closed it.
    pub(crate) fn closed_by(&self) -> Option<&str> {
        self.stage.closed_by.map(|person| self.name_of(person))
    }

    /// A person as the host sees them. The live table adds presence.
    pub fn guest(&self, person: Person) -> Guest {
        Guest { person, name: self.name_of(person).to_owned(), is_present: false }
    }
}
