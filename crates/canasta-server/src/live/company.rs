//! People at a live table: who comes, knocks, sits, speaks; what the table's task does about it.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use canasta::{Players, Seat};
use canasta_pages::coming;
use canasta_record::journal::{Entry, Person, Sitter, StandIn};
use canasta_record::scene::{Chair, Gathering, Guest, Knock, Said};
use canasta_record::talk::Phrase;
use canasta_record::words::desk::company as words;
use canasta_table::{Arrange, State, Table};
use tokio::time::Instant;

use super::actor::Actor;
use super::hall::{Knocked, Viewer};
use super::{Errand, Trouble};
use crate::chance;
use crate::config::Begun;
use crate::store::{GuestId, NewPerson, Said as StoredSaid, Stored, WriteError};

/// How long a spoken code is good.
const CODE: Duration = Duration::from_secs(60 * 60);
/// How many may knock at one time.
const KNOCKS: usize = 8;
/// What one person may say in a while.
const SAYINGS: usize = 5;
/// That while.
const WHILE: Duration = Duration::from_secs(20);
/// What is kept of the talk of a deal.
const TALK: usize = 100;

/// Somebody who knocks.
struct Knocking {
    id: u64,
    guest: GuestId,
    name: String,
}

/// What a table's task knows of its people that does not stand in the journal.
#[derive(Default)]
pub(super) struct Company {
    /// Who is which person.
    pub(super) known: Vec<(GuestId, Person)>,
    pub(super) invitation: Option<String>,
    /// When something happened last, where that is known (milliseconds since 1970).
    last_at: Option<i64>,
    /// The spoken code, and when it expires (milliseconds since 1970).
    code: Option<(String, i64)>,
    knocks: Vec<Knocking>,
    next_knock: u64,
    /// What was said in this deal.
    pub(super) talk: Vec<Said>,
    /// Who was there when everybody was told last.
    present: BTreeMap<Viewer, usize>,
    /// Who spoke when, lately.
    spoke: VecDeque<(Person, Instant)>,
}

impl Company {
    /// As it is stored, but for talk.
    pub(super) fn of(stored: &Stored, code: Option<(String, i64)>) -> Self {
        let known = stored.people.iter().filter_map(|person| Some((person.guest?, Person(person.player))));
        Self {
            known: known.collect(),
            invitation: stored.invitation.clone(),
            last_at: stored.last_at,
            code,
            ..Self::default()
        }
    }

    /// The same with what was said.
    pub(super) fn with_talk(mut self, table: &Table, talk: &[StoredSaid]) -> Self {
        let said = talk.iter().filter_map(|said| Some(table.retold(said.seat, Phrase::read(&said.said)?)));
        self.talk = said.collect();
        self
    }

    /// When something happened last, where that is known.
    pub(super) const fn last_at(&self) -> Option<i64> {
        self.last_at
    }

    /// Whether a guest belongs to the person: who was forgotten has none.
    pub(super) fn is_known(&self, person: Person) -> bool {
        self.known.iter().any(|(_, known)| *known == person)
    }
}

impl Actor {
    /// How many look on: strangers, and people without a seat.
    pub(super) fn watchers(&self) -> usize {
        let standing = (0..self.table.came()).map(Person).filter(|person| self.table.seat_of(*person).is_none());
        let standing: usize = standing.map(|person| self.hall.screens(Viewer::Person(person)).min(1)).sum();
        standing + self.hall.screens(Viewer::Stranger)
    }

    /// The table before its game, as a person, or a stranger, sees it.
    pub(super) fn gathering(&self, person: Option<Person>) -> Gathering {
        let mut seen = self.table.gathering(person);
        let here = |guest: &mut Guest| guest.here = self.hall.screens(Viewer::Person(guest.person)) > 0;
        for chair in &mut seen.chairs {
            if let Chair::Person(guest) = chair {
                here(guest);
            }
        }
        seen.standing.iter_mut().for_each(here);
        seen.watchers = self.hall.screens(Viewer::Stranger);
        if person.is_some() {
            seen.invitation.clone_from(&self.company.invitation);
        }
        if seen.is_host() {
            let left = |&(_, expires): &(String, i64)| expires.saturating_sub(chance::now());
            let living = self.company.code.as_ref().filter(|code| left(code) > 0);
            seen.code = living.map(|code| (code.0.clone(), u64::try_from(left(code) / 60_000 + 1).unwrap_or(0)));
            let knock = |one: &Knocking| Knock { id: one.id, name: one.name.clone() };
            seen.knocks = self.company.knocks.iter().map(knock).collect();
        }
        seen
    }

    /// Screens opened or closed: who was away is back.
    pub(super) async fn screens(&mut self) -> Result<u64, Trouble> {
        for person in self.hall.arrived() {
            let Some(seat) = self.table.seat_of(person) else { continue };
            // Who left on purpose may look without playing.
            let back = self.table.stand_in(seat).filter(|why| *why != StandIn::Left).and(self.table.back(seat));
            if let Some(back) = back {
                self.enter(vec![back], Vec::new()).await?;
            }
        }
        let present = self.hall.present();
        if present != self.company.present {
            self.company.present = present;
            self.publish();
        }
        Ok(self.table.n())
    }

    /// Somebody comes by the invitation.
    pub(super) async fn come(&mut self, guest: GuestId, name: &str) -> Result<u64, Trouble> {
        if self.hall.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        let (person, came) = self.table.come().map_err(Trouble::NotDone)?;
        let free = self.table.free_seat().filter(|_| self.table.state() == State::Gathering);
        let sat = free.map(|seat| Entry::Sat { seat, who: Sitter::Person(person) });
        let name = self.unlike_others(name);
        let known = NewPerson { player: person.0, guest, name: Some(name.clone()) };
        self.table.call(person, Some(&name));
        self.company.known.push((guest, person));
        self.company.knocks.retain(|knock| knock.guest != guest);
        let done = self.enter([came].into_iter().chain(sat).collect(), vec![known]).await;
        if done.is_ok() {
            self.hall.admit(guest, person);
        } else {
            self.table.call(person, None);
            self.company.known.retain(|(known, _)| *known != guest);
        }
        done
    }

    /// The name, with a number where somebody at the table has the same.
    fn unlike_others(&self, name: &str) -> String {
        let taken = |name: &str| {
            let person = (0..self.table.came()).any(|person| self.table.name_of(Person(person)) == name);
            person || self.table.players().seats().any(|seat| self.table.name(seat) == name)
        };
        let numbered = (2_u32..).map(|number| format!("{name} {number}"));
        [name.to_owned()].into_iter().chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    /// Somebody who knows the code asks to be let in.
    pub(super) fn knock(&mut self, guest: GuestId, name: String) -> Result<u64, Trouble> {
        if self.hall.person_of(Some(guest)).is_some() {
            return Ok(self.table.n());
        }
        let knocks = &mut self.company.knocks;
        knocks.retain(|knock| knock.guest != guest);
        if knocks.len() == KNOCKS {
            return Err(Trouble::NotDone(words::TOO_MANY));
        }
        self.company.next_knock += 1;
        knocks.push(Knocking { id: self.company.next_knock, guest, name });
        self.hall.knock(guest, Some(Knocked::Waits));
        self.publish();
        Ok(self.table.n())
    }

    /// Somebody is forgotten.
    pub(super) async fn forget(&mut self, person: Person) -> Result<u64, Trouble> {
        let mut entries = if self.table.seat_of(person).is_some() {
            self.table.arrange(person, Arrange::Leave).map_err(Trouble::NotDone)?
        } else {
            Vec::new()
        };
        let other = self.company.known.iter().map(|(_, known)| *known).find(|known| *known != person);
        if self.table.host() == person
            && !entries.iter().any(|entry| matches!(entry, Entry::Host(_)))
            && let Some(next) = other
        {
            entries.push(Entry::Host(next));
        }
        self.enter(entries, Vec::new()).await?;
        self.table.call(person, None);
        self.company.known.retain(|(_, known)| *known != person);
        if let Some(seat) = self.table.seat_of(person) {
            self.company.talk.retain(|said| said.seat != seat);
        }
        self.hall.forget(person);
        self.publish();
        Ok(self.table.n())
    }

    /// Somebody plays on another device from now on.
    pub(super) fn carried(&mut self, _person: Person) -> Result<u64, Trouble> {
        Ok(self.table.n())
    }

    /// Does what a person at the table wants around the game.
    pub(super) async fn errand(&mut self, person: Person, errand: Errand) -> Result<u64, Trouble> {
        let is_host = person == self.table.host();
        let wish = match errand {
            Errand::Sit(seat) => Arrange::Sit(seat),
            Errand::Stand => Arrange::Stand,
            Errand::Bot(seat, bot) => Arrange::Bot { seat, name: self.bot_name(seat), bot },
            Errand::Free(seat) => Arrange::Free(seat),
            Errand::Begin(fill) => return self.begin(person, fill).await,
            Errand::Pause => Arrange::Pause,
            Errand::Resume => Arrange::Resume,
            Errand::Host(other) => Arrange::Host(other),
            Errand::StandIn(seat) if self.here()[seat.index().min(canasta::MAX_SEATS - 1)] => {
                return Err(Trouble::NotDone(words::PLAYS));
            }
            Errand::StandIn(seat) => Arrange::StandIn(seat),
            Errand::Leave => Arrange::Leave,
            Errand::Back => Arrange::Back,
            Errand::Deal => return self.deal_now(person).await,
            Errand::Say(phrase) => return self.say(person, phrase).await,
            Errand::Rename(name) => return self.rename(person, &name).await,
            Errand::Code | Errand::Admit(_) | Errand::TurnAway(_) if !is_host => {
                return Err(Trouble::NotDone(words::NOT_THE_HOST));
            }
            Errand::Code => return self.new_code().await,
            Errand::Admit(id) => return self.answer_knock(id, true).await,
            Errand::TurnAway(id) => return self.answer_knock(id, false).await,
        };
        let entries = self.table.arrange(person, wish).map_err(Trouble::NotDone)?;
        self.enter(entries, Vec::new()).await
    }

    /// Somebody is called otherwise from now on.
    async fn rename(&mut self, person: Person, name: &str) -> Result<u64, Trouble> {
        if self.table.name_of(person) == name {
            return Ok(self.table.n());
        }
        let name = self.unlike_others(name);
        self.means.store.writer().rename(self.table.id(), person.0, name.clone()).await.map_err(Trouble::Write)?;
        self.table.call(person, Some(&name));
        self.publish();
        Ok(self.table.n())
    }

    /// A name for a bot that nobody at the table has; a bot that sits there keeps its own.
    fn bot_name(&self, seat: Seat) -> String {
        match self.table.sitter(seat) {
            Some(Sitter::Bot { name, .. }) => name.clone(),
            _ => {
                let names = Players::new(6).map(|six| coming("", six)).unwrap_or_default();
                let unlike = |name: &&str| self.unlike_others(name) == **name;
                names.into_iter().find(unlike).map_or_else(|| self.unlike_others("Bot"), str::to_owned)
            }
        }
    }

    /// Begins the game; where seats are free, with that bot in them.
    async fn begin(&mut self, person: Person, fill: Option<String>) -> Result<u64, Trouble> {
        if person != self.table.host() {
            return Err(Trouble::NotDone(words::NOT_THE_HOST));
        }
        while let (Some(bot), Some(seat), State::Gathering) = (&fill, self.table.free_seat(), self.table.state()) {
            let wish = Arrange::Bot { seat, name: self.bot_name(seat), bot: bot.clone() };
            let entries = self.table.arrange(person, wish).map_err(Trouble::NotDone)?;
            self.enter(entries, Vec::new()).await?;
        }
        let config = &self.means.config;
        let players = self.table.players();
        let Begun { draws, first_dealer } = match config.first_dealer.filter(|seat| seat.0 < players.count()) {
            Some(first_dealer) => Begun { draws: Vec::new(), first_dealer },
            None => (config.draw)(&self.table.terms().draw_rules(), players).ok_or(Trouble::NoRandomness)?,
        };
        let wish = Arrange::Begin { first_dealer, draws };
        let entries = self.table.arrange(person, wish).map_err(Trouble::NotDone)?;
        self.enter(entries, Vec::new()).await
    }

    /// A new spoken code in place of the old one.
    async fn new_code(&mut self) -> Result<u64, Trouble> {
        let (now, life) = (chance::now(), i64::try_from(CODE.as_millis()).unwrap_or(i64::MAX));
        for _ in 0..4 {
            let code = chance::code().ok_or(Trouble::NoRandomness)?;
            let expires = now.saturating_add(life);
            match self.means.store.writer().set_code(self.table.id(), &code, now, expires).await {
                Ok(()) => {
                    self.company.code = Some((code, expires));
                    self.publish();
                    return Ok(self.table.n());
                }
                // Another table has it: once in millions.
                Err(WriteError::Conflict) => {}
                Err(why) => return Err(Trouble::Write(why)),
            }
        }
        Err(Trouble::NoRandomness)
    }

    async fn answer_knock(&mut self, id: u64, admit: bool) -> Result<u64, Trouble> {
        let Some(place) = self.company.knocks.iter().position(|knock| knock.id == id) else {
            return Ok(self.table.n());
        };
        if admit {
            let (guest, name) = (self.company.knocks[place].guest, self.company.knocks[place].name.clone());
            return self.come(guest, &name).await;
        }
        let turned_away = self.company.knocks.remove(place);
        self.hall.knock(turned_away.guest, Some(Knocked::TurnedAway));
        self.publish();
        Ok(self.table.n())
    }

    /// Somebody says something.
    async fn say(&mut self, person: Person, phrase: Phrase) -> Result<u64, Trouble> {
        let seat = self.table.seat_of(person).ok_or(Trouble::NotDone(words::NOT_SEATED))?;
        let said = self.table.said(seat, phrase).ok_or(Trouble::NotDone(words::NOT_TO_SAY))?;
        let now = Instant::now();
        self.company.spoke.retain(|(_, at)| now.duration_since(*at) < WHILE);
        if self.company.spoke.iter().filter(|(speaker, _)| *speaker == person).count() >= SAYINGS {
            return Err(Trouble::NotDone(words::TOO_MUCH));
        }
        self.company.spoke.push_back((person, now));
        let stored = StoredSaid {
            deal: u32::try_from(self.table.deal_number()).unwrap_or(u32::MAX),
            seat,
            player: person.0,
            said: phrase.text().to_owned(),
            at: chance::now(),
        };
        self.means.store.writer().say(self.table.id(), stored).await.map_err(Trouble::Write)?;
        if self.company.talk.len() == TALK {
            self.company.talk.remove(0);
        }
        self.company.talk.push(said);
        self.publish();
        Ok(self.table.n())
    }
}
