//! People at a live table: their screens, seats, names and chat.

use canasta::{Players, Seat};
use canasta_store::ChatLine;
use canasta_table::bots::bot_names;
use canasta_table::chat::Phrase;
use canasta_table::journal::{Person, SeatedPlayer, Substitute};
use canasta_table::scene::WaitingRoom;
use canasta_table::{LiveInput, SeatDraw, State, TableRefusal, TableRequest};

use super::actor::Actor;
use super::request::RequestError;
use super::state::chat_deal;
use crate::chance;

impl Actor {
    /// Adds the parts of a waiting room that only one person sees.
    pub(super) fn add_for(&self, person: Person, waiting_room: &mut WaitingRoom) {
        waiting_room.invitation = self.people.invitation.secret().map(str::to_owned);
        if person == self.table.host() {
            waiting_room.code = self.people.invitation.valid_code();
            waiting_room.join_requests = self.people.join_requests.list();
            waiting_room.banned = self.banned();
        }
    }

    /// Handles opened and closed screens. A person who was away is now back.
    pub(super) async fn update_presence(&mut self) -> Result<u64, RequestError> {
        for person in self.audience.take_arrivals() {
            self.host_returns(person).await?;
            let Some(seat) = self.table.seat_of(person) else { continue };
            // A person who left on purpose may come back just to watch.
            let back =
                self.table.substitute(seat).filter(|reason| *reason != Substitute::Left).and(self.table.back(seat));
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

    /// Forgets a person: a bot takes over the seat, and the name is deleted. The others at a shared device are forgotten
    /// with the person whose guest has it.
    pub(super) async fn forget(&mut self, person: Person) -> Result<u64, RequestError> {
        let is_owner = self.people.device.owner() == Some(person);
        let others = if is_owner { self.people.device.take_others() } else { Vec::new() };
        for person in others.into_iter().chain([person]) {
            self.forget_one(person).await?;
        }
        Ok(self.table.n())
    }

    async fn forget_one(&mut self, person: Person) -> Result<u64, RequestError> {
        let input = self.live_input(person, &TableRequest::Leave)?;
        // A person without a seat who isn't the host leaves no entries behind.
        let entries = self.table.entries_for(person, TableRequest::Leave, input).unwrap_or_default();
        self.enter(entries, Vec::new()).await?;
        self.table.call(person, None);
        self.people.guests.remove(person);
        self.people.join_requests.withdraw(person);
        self.people.names.remove(person);
        if let Some(seat) = self.table.seat_of(person) {
            self.people.chat.forget(seat);
        }
        self.audience.forget(person);
        self.people.side_changes += 1;
        self.publish();
        Ok(self.table.n())
    }

    /// Seats a person, or asks the host for the seat.
    pub(super) async fn sit(&mut self, person: Person, seat: Seat) -> Result<u64, RequestError> {
        match self.table_request(person, TableRequest::Sit(seat)).await {
            Err(RequestError::Table(TableRefusal::AskTheHost)) => self.request_seat(person, seat),
            result => result,
        }
    }

    /// Removes the table from the person's start page.
    pub(super) async fn hide(&self, person: Person) -> Result<u64, RequestError> {
        let hidden = self.context.store.hide_table(self.table.id(), person.0).await;
        hidden.map(|()| self.table.n()).map_err(RequestError::Write)
    }

    /// Checks a request with the table, and writes the resulting entries.
    pub(super) async fn table_request(&mut self, person: Person, request: TableRequest) -> Result<u64, RequestError> {
        let input = self.live_input(person, &request)?;
        let entries = self.table.entries_for(person, request, input)?;
        if !self.may_write(&entries) {
            return Err(TableRefusal::OlderServers.into());
        }
        self.enter(entries, Vec::new()).await
    }

    /// Information that a request needs but the table doesn't have.
    fn live_input(&self, person: Person, request: &TableRequest) -> Result<LiveInput, RequestError> {
        let present = (0..self.table.came()).map(Person).filter(|&person| self.is_here(person)).collect();
        let mut input = LiveInput { present, ..LiveInput::default() };
        match request {
            TableRequest::SeatBot { seat, .. } => input.bot_name = self.bot_name(*seat),
            // A request that will be refused anyway must not use up a draw.
            TableRequest::Begin if person == self.table.host() => input.draw = Some(self.draw_seats()?),
            _ => {}
        }
        Ok(input)
    }

    fn draw_seats(&self) -> Result<SeatDraw, RequestError> {
        let dealing = &self.context.config.dealing;
        let players = self.table.players();
        match dealing.first_dealer.filter(|seat| players.playing().any(|plays| plays == *seat)) {
            Some(first_dealer) => Ok(SeatDraw { draws: Vec::new(), first_dealer }),
            None => (dealing.draw)(&self.table.terms().draw_rules(), players).ok_or(RequestError::NoRandomness),
        }
    }

    /// Renames a person, either immediately or after the current deal, so that a name can't tell a partner anything
    /// about cards.
    pub(super) async fn rename(&mut self, person: Person, name: &str) -> Result<u64, RequestError> {
        if self.table.name_of(person) == name {
            self.people.names.remove(person);
            return Ok(self.table.n());
        }
        if !self.people.names.allow(person) {
            return Err(TableRefusal::NameTooOften.into());
        }
        self.people.names.add(person, name.to_owned());
        self.rename_between_deals().await
    }

    /// Applies the requested names, unless a deal is being played.
    pub(super) async fn rename_between_deals(&mut self) -> Result<u64, RequestError> {
        while !self.table.is_playing()
            && let Some((person, requested)) = self.people.names.take_one()
        {
            let before = self.table.name_of(person).to_owned();
            // Clear the old name first, because the new one may resemble it.
            self.table.call(person, None);
            let name = self.unique_name(&requested);
            self.table.call(person, Some(&before));
            let renamed = self.context.store.rename_person(self.table.id(), person.0, name.clone()).await;
            if let Err(error) = renamed {
                self.people.names.add(person, requested);
                return Err(RequestError::Write(error));
            }
            self.table.call(person, Some(&name));
            self.people.side_changes += 1;
            self.publish();
        }
        Ok(self.table.n())
    }

    /// A name for a bot, different from all others at the table. A bot already in that seat keeps its name.
    fn bot_name(&self, seat: Seat) -> String {
        match self.table.player_in(seat) {
            Some(SeatedPlayer::Bot { name, .. }) => name.clone(),
            _ => {
                let names = Players::new(6).map(|six| bot_names("", six)).unwrap_or_default();
                let is_unique = |name: &&str| self.unique_name(name) == **name;
                names.into_iter().find(is_unique).map_or_else(|| self.unique_name("Bot"), str::to_owned)
            }
        }
    }

    /// Fills the free seats with this bot and begins the game.
    pub(super) async fn fill_and_begin(&mut self, person: Person, bot: &str) -> Result<u64, RequestError> {
        while let (Some(seat), State::WaitingRoom) = (self.table.free_seat(), self.table.state()) {
            self.table_request(person, TableRequest::SeatBot { seat, bot: bot.to_owned() }).await?;
        }
        self.table_request(person, TableRequest::Begin).await
    }

    /// Sends a phrase from a seated person.
    pub(super) async fn say(&mut self, person: Person, phrase: Phrase) -> Result<u64, RequestError> {
        let seat = self.table.seat_of(person).ok_or(TableRefusal::NotSeated)?;
        let line = self.table.spoken_phrase(seat, phrase).ok_or(TableRefusal::PhraseNotAllowed)?;
        if !self.people.chat.allow(person) {
            return Err(TableRefusal::TooMuchChat.into());
        }
        let stored_line = ChatLine {
            deal: chat_deal(&self.table),
            seat,
            player: person.0,
            phrase: phrase.text().to_owned(),
            at: chance::unix_millis(),
        };
        self.context.store.add_chat(self.table.id(), stored_line).await.map_err(RequestError::Write)?;
        self.people.chat.add(line);
        self.people.side_changes += 1;
        self.publish();
        Ok(self.table.n())
    }
}
