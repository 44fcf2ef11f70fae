//! People at a live table: who is there, sits, speaks, is called how; what the table's task does about it.

use std::time::Duration;

use canasta::{Players, Seat};
use canasta_journal::{Person, SeatedPlayer, StandIn};
use canasta_store::TalkLine;
use canasta_table::bots::bot_names;
use canasta_table::scene::{Gathering, GatheringSeat, Guest};
use canasta_table::talk::Phrase;
use canasta_table::{LiveInput, SeatDraw, State, TableRefusal, TableRequest};
use tokio::time::Instant;

use super::actor::Actor;
use super::audience::Viewer;
use super::request::{Request, RequestError};
use super::state::talk_deal;
use crate::chance;

/// What one person may say in a while.
const SAYINGS: usize = 5;
/// That while.
const WHILE: Duration = Duration::from_secs(20);
/// How often one person may change their name in a while.
const RENAMES: usize = 3;
/// That while.
const RENAMING: Duration = Duration::from_secs(600);
/// What is kept of the talk of a deal.
const TALK: usize = 100;

impl Actor {
    /// How many look on: strangers, and people without a seat.
    pub(super) fn watchers(&self) -> usize {
        let standing = (0..self.table.came()).map(Person).filter(|person| self.table.seat_of(*person).is_none());
        let standing: usize = standing.map(|person| self.audience.screens(Viewer::Person(person)).min(1)).sum();
        standing + self.audience.screens(Viewer::Stranger)
    }

    /// The table before its game, as a person, or a stranger, sees it.
    pub(super) fn gathering(&self, person: Option<Person>) -> Gathering {
        let mut seen = self.table.gathering(person);
        let here = |guest: &mut Guest| guest.here = self.audience.screens(Viewer::Person(guest.person)) > 0;
        for chair in &mut seen.seats {
            if let GatheringSeat::Person(guest) = chair {
                here(guest);
            }
        }
        seen.standing.iter_mut().for_each(here);
        seen.watchers = self.audience.screens(Viewer::Stranger);
        if person.is_some() {
            seen.invitation.clone_from(&self.people.invitation);
        }
        if seen.is_host() {
            seen.code = self.people.living_code();
            seen.knocks = self.people.door.knocks();
            seen.turned_away = self.turned_away();
        }
        seen
    }

    /// Screens opened or closed: who was away is back.
    pub(super) async fn screens(&mut self) -> Result<u64, RequestError> {
        for person in self.audience.take_arrivals() {
            self.host_returns(person).await?;
            let Some(seat) = self.table.seat_of(person) else { continue };
            // Who left on purpose may look without playing.
            let back = self.table.stand_in(seat).filter(|why| *why != StandIn::Left).and(self.table.back(seat));
            if let Some(back) = back {
                self.enter(vec![back], Vec::new()).await?;
            }
        }
        let present = self.audience.present();
        if present != self.people.present {
            self.people.present = present;
            self.decide_if_agreed();
            self.publish();
        }
        Ok(self.table.n())
    }

    /// Somebody is forgotten.
    pub(super) async fn forget(&mut self, person: Person) -> Result<u64, RequestError> {
        let input = self.live_input(person, &TableRequest::Leave)?;
        // A person who has neither a seat nor the host's place leaves nothing behind.
        let entries = self.table.entries_for(person, TableRequest::Leave, input).unwrap_or_default();
        self.enter(entries, Vec::new()).await?;
        self.table.call(person, None);
        self.people.known.retain(|(_, known)| *known != person);
        self.people.door.withdraw(person);
        self.people.renames.remove(&person);
        if let Some(seat) = self.table.seat_of(person) {
            self.people.talk.retain(|said| said.seat != seat);
        }
        self.audience.forget(person);
        self.publish();
        Ok(self.table.n())
    }

    /// Does what a person at the table asks around the game.
    pub(super) async fn request(&mut self, person: Person, request: Request) -> Result<u64, RequestError> {
        match request {
            Request::Table(TableRequest::Sit(seat)) => {
                match self.table_request(person, TableRequest::Sit(seat)).await {
                    Err(RequestError::Table(TableRefusal::AskTheHost)) => self.ask_for(person, seat),
                    done => done,
                }
            }
            Request::Table(request) => self.table_request(person, request).await,
            Request::FillAndBegin(bot) => self.fill_and_begin(person, &bot).await,
            Request::Deal => self.deal_now(person).await,
            Request::Agree => self.agree(person),
            Request::Door(request) => self.door_request(person, request).await,
            Request::Say(phrase) => self.say(person, phrase).await,
            Request::Rename(name) => self.rename(person, &name).await,
            Request::Hide => {
                let hidden = self.context.store.hide_table(self.table.id(), person.0).await;
                hidden.map(|()| self.table.n()).map_err(RequestError::Write)
            }
        }
    }

    /// Has the table judge a request, and writes what comes of it.
    pub(super) async fn table_request(&mut self, person: Person, request: TableRequest) -> Result<u64, RequestError> {
        let input = self.live_input(person, &request)?;
        let entries = self.table.entries_for(person, request, input)?;
        self.enter(entries, Vec::new()).await
    }

    /// What the table cannot know of a request by itself.
    fn live_input(&self, person: Person, request: &TableRequest) -> Result<LiveInput, RequestError> {
        let present = (0..self.table.came()).map(Person).filter(|&person| self.is_here(person)).collect();
        let mut input = LiveInput { present, ..LiveInput::default() };
        match request {
            TableRequest::SeatBot { seat, .. } => input.bot_name = self.bot_name(*seat),
            // No draw is used up by a request that is refused anyway.
            TableRequest::Begin if person == self.table.host() => input.draw = Some(self.draw_seats()?),
            _ => {}
        }
        Ok(input)
    }

    fn draw_seats(&self) -> Result<SeatDraw, RequestError> {
        let config = &self.context.config;
        let players = self.table.players();
        match config.first_dealer.filter(|seat| seat.0 < players.count()) {
            Some(first_dealer) => Ok(SeatDraw { draws: Vec::new(), first_dealer }),
            None => (config.draw)(&self.table.terms().draw_rules(), players).ok_or(RequestError::NoRandomness),
        }
    }

    /// Somebody is called otherwise from now on, or, so that nobody can tell a partner about cards, once the deal is over.
    async fn rename(&mut self, person: Person, name: &str) -> Result<u64, RequestError> {
        if self.table.name_of(person) == name {
            self.people.renames.remove(&person);
            return Ok(self.table.n());
        }
        let now = Instant::now();
        self.people.renamed.retain(|(_, at)| now.duration_since(*at) < RENAMING);
        if self.people.renamed.iter().filter(|(other, _)| *other == person).count() >= RENAMES {
            return Err(TableRefusal::NameTooOften.into());
        }
        self.people.renamed.push_back((person, now));
        self.people.renames.insert(person, name.to_owned());
        self.rename_between_deals().await
    }

    /// Gives the new names that were asked for, unless a deal is being played.
    pub(super) async fn rename_between_deals(&mut self) -> Result<u64, RequestError> {
        while !self.table.is_playing()
            && let Some((person, wanted)) = self.people.renames.pop_first()
        {
            let before = self.table.name_of(person).to_owned();
            // Nobody is told apart from themselves.
            self.table.call(person, None);
            let name = self.unlike_others(&wanted);
            self.table.call(person, Some(&before));
            let done = self.context.store.rename_person(self.table.id(), person.0, name.clone()).await;
            if let Err(why) = done {
                self.people.renames.insert(person, wanted);
                return Err(RequestError::Write(why));
            }
            self.table.call(person, Some(&name));
            self.publish();
        }
        Ok(self.table.n())
    }

    /// A name for a bot that nobody at the table has; a bot that sits there keeps its own.
    fn bot_name(&self, seat: Seat) -> String {
        match self.table.player_in(seat) {
            Some(SeatedPlayer::Bot { name, .. }) => name.clone(),
            _ => {
                let names = Players::new(6).map(|six| bot_names("", six)).unwrap_or_default();
                let unlike = |name: &&str| self.unlike_others(name) == **name;
                // not for people: a name, in no language, as those of `bot_names` are
                names.into_iter().find(unlike).map_or_else(|| self.unlike_others("Bot"), str::to_owned)
            }
        }
    }

    /// Begins the game with that bot in the free seats.
    async fn fill_and_begin(&mut self, person: Person, bot: &str) -> Result<u64, RequestError> {
        while let (Some(seat), State::Gathering) = (self.table.free_seat(), self.table.state()) {
            self.table_request(person, TableRequest::SeatBot { seat, bot: bot.to_owned() }).await?;
        }
        self.table_request(person, TableRequest::Begin).await
    }

    /// Somebody says something.
    async fn say(&mut self, person: Person, phrase: Phrase) -> Result<u64, RequestError> {
        let seat = self.table.seat_of(person).ok_or(TableRefusal::NotSeated)?;
        let said = self.table.said(seat, phrase).ok_or(TableRefusal::PhraseNotAllowed)?;
        let now = Instant::now();
        self.people.spoke.retain(|(_, at)| now.duration_since(*at) < WHILE);
        if self.people.spoke.iter().filter(|(speaker, _)| *speaker == person).count() >= SAYINGS {
            return Err(TableRefusal::SaidTooMuch.into());
        }
        self.people.spoke.push_back((person, now));
        let line = TalkLine {
            deal: talk_deal(&self.table),
            seat,
            player: person.0,
            phrase: phrase.text().to_owned(),
            at: chance::now(),
        };
        self.context.store.add_talk(self.table.id(), line).await.map_err(RequestError::Write)?;
        if self.people.talk.len() == TALK {
            self.people.talk.remove(0);
        }
        self.people.talk.push(said);
        self.publish();
        Ok(self.table.n())
    }
}
