//! What one seat's screen may show of a table: redacted data, no sentence and no markup. The table makes it, the pages
//! draw it. A [`Scene`] is serialisable, for programs that show it in their own way: how is said in `json`.

mod json;

use canasta::{
    Action, CardDeal, CardView, DealScore, Ending, MAX_SEATS, Phase, Seat, SeenRedThreesLaid, SeenStep, Side, faces,
};

use serde::Serialize;

use crate::chat::Phrase;
use crate::highlights::Highlight;
use crate::journal::{Clock, Hash, Hints, HostChange, Person, SetDeal, Substitute, Terms, Watch};
pub use canasta_record::record::Player;

/// One card drawn for a seat before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnCard {
    /// The seat that the player has by the draw.
    pub seat: Seat,
    /// The card that was drawn.
    pub card: canasta::Card,
    /// It settled nothing, and this player drew again: a joker, an equal card, one at the end of the pack.
    pub void: bool,
}

/// How the seats of the game were drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seating {
    /// Every card drawn, in its order.
    pub draws: Vec<DrawnCard>,
}

/// Something that happened in the present deal, as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenEvent {
    /// A deal began.
    Dealt {
        /// Its number, from 1.
        deal: usize,
        /// The dealer's seat.
        dealer: Seat,
    },
    /// Red threes were laid down before anyone acted.
    RedThreesLaid(SeenRedThreesLaid),
    /// A seat acted.
    Step {
        /// What it did.
        step: SeenStep,
        /// Whether a bot did it for the person who sits there.
        substitute: bool,
    },
    /// Something changed about the person in a seat.
    Person {
        /// The person's seat.
        seat: Seat,
        /// What is different from now on.
        change: PersonChange,
    },
    /// The deal ended.
    Ended(Ending),
}

/// What changed about the person in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonChange {
    /// The person plays on from another device.
    Carried,
    /// The person plays on in the seat of a bot, or of a person who had left.
    TookOver,
    /// The person is the host now.
    Host(HostChange),
}

/// Where “Learn by playing” stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lesson {
    /// The learner's step, or the one before while the others play; from 1.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// What the learner is to do now: any of these. Nothing while the others play, and at the end.
    pub wanted: Vec<canasta::CardAction>,
}

/// The clock of the seat that thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RunningClock {
    /// The seat whose time runs.
    pub seat: Seat,
    /// Milliseconds left of the turn's own time.
    pub base: u64,
    /// Milliseconds left beyond that.
    pub bank: u64,
}

/// A turn that takes longer than the table allows: others may let a bot make that one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SlowTurn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// How many of those who wait have to agree.
    pub needed: u8,
    /// How many have agreed.
    pub agreed: u8,
    /// Whether the viewer is one of those who wait, and has not agreed yet.
    pub may_agree: bool,
}

/// What the games of an evening came to, this one included: one player, or several who have always shared a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SessionStanding {
    /// The displayed names, each empty for a person who was forgotten.
    pub names: Vec<String>,
    /// How many games were won.
    pub won: u32,
    /// Points of all games.
    pub points: i32,
}

/// A phrase that a player said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpokenPhrase {
    /// The seat that said it.
    pub seat: Seat,
    /// What was said.
    pub phrase: Phrase,
    /// The minimum that was told, where the phrase tells one.
    pub minimum: Option<i32>,
}

/// What was promised of a deal before the players added their cuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DealCommitment {
    /// The deal's number, from 1.
    pub deal: usize,
    /// The commitment; the seed is no part of what a screen shows.
    #[serde(serialize_with = "json::hash")]
    pub commitment: Hash,
}

/// What goes on around the cards: who is present, whose clock runs, what was said. Everybody at the table sees the same, but
/// for what concerns the viewer alone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct TableStatus {
    /// Where the host sits; `None` where the host has no seat.
    pub host: Option<Seat>,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// Which person sits where, for the host to name them.
    pub persons: [Option<Person>; MAX_SEATS],
    /// Whether everybody sat where they liked, so that cards were drawn for the first deal alone.
    pub seats_chosen: bool,
    /// The seats of bots that the viewer, who has none, may take over.
    pub can_sit: Vec<Seat>,
    /// The seats in which the host can have a person who asks play on: those of bots and of persons who left; for the host.
    pub to_take_over: Vec<Seat>,
    /// The secret of the link by which others come, for those who have a seat at a table that takes guests.
    pub invitation: Option<String>,
    /// The code to speak, with the minutes for which it is good; for the host.
    #[serde(serialize_with = "json::spoken_code")]
    pub code: Option<(String, u64)>,
    /// The name of the person who paused the game, empty if they were forgotten; `None` while it goes on.
    pub paused: Option<String>,
    /// For which persons a bot plays, and why.
    pub substitutes: [Option<Substitute>; MAX_SEATS],
    /// Which persons have a screen open.
    pub here: [bool; MAX_SEATS],
    /// How long a person may think, where there is a bound.
    pub clock: Option<Clock>,
    /// Where there is no clock: what a turn may take before others may let a bot decide, in seconds.
    pub allowed: Option<u32>,
    /// The turn that takes longer than that.
    pub slow_turn: Option<SlowTurn>,
    /// Requests to the host, to be let in or for a seat; for the host.
    pub join_requests: Vec<JoinRequest>,
    /// The seat that the viewer has asked the host for.
    pub asked_for: Option<Seat>,
    /// The people at the table without a seat; for the host.
    pub standing: Vec<Guest>,
    /// The people who were turned away for good; for the host.
    pub turned_away: Vec<Guest>,
    /// The clock that runs.
    pub running_clock: Option<RunningClock>,
    /// What was said in this deal, the oldest first.
    pub chat: Vec<SpokenPhrase>,
    /// What the viewer may say now.
    pub may_say: Vec<Phrase>,
    /// How many spectators there are.
    pub spectators: usize,
    /// Which people may watch.
    pub watch: Watch,
    /// Whether spectators see a deal only when it is over.
    pub competitive: bool,
    /// What was promised of the deal that is played or, once it is over, of the next one; `None` where nothing was.
    pub commitment: Option<DealCommitment>,
    /// Which seats are ready for the next deal.
    pub ready: [bool; MAX_SEATS],
    /// Whether the game was given up: its host closed the table, or no person had come for long.
    pub closed: bool,
    /// The name of the host who closed the table, empty if they were forgotten; `None` where no host closed it.
    pub closed_by: Option<String>,
    /// How many games the evening had, this one included if it is over, and what they came to, the best first; nothing
    /// while there was none.
    #[serde(serialize_with = "json::session_score")]
    pub session_score: (u32, Vec<SessionStanding>),
    /// Whether the next game of the same people is being gathered.
    pub again: bool,
}

/// A person at a table, with or without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Guest {
    /// The number in the order of coming.
    pub person: Person,
    /// The displayed name; empty for a person who was forgotten.
    pub name: String,
    /// Whether they have a screen open.
    pub here: bool,
}

/// One seat of a table that gathers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WaitingRoomSeat {
    /// It is free.
    Free,
    /// A person has it, with a screen open or not.
    Person(Guest),
    /// A bot has it, until the host frees it.
    Bot {
        /// What it is called.
        name: String,
        /// The level or program, by its name.
        bot: String,
    },
}

/// A request to the host: to be let in, or to play on in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct JoinRequest {
    /// To name it when it is answered.
    pub id: u64,
    /// The displayed name.
    pub name: String,
    /// The hand that they would like to play on, of a bot or of a person who left; `None` for a guest who knows the spoken
    /// code and asks to be let in.
    pub seat: Option<Seat>,
}

/// A table before its game, as one visitor sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingRoom {
    /// The table's id, as in its address.
    pub table: String,
    /// Entries in the table's journal so far.
    pub n: u64,
    /// On what terms it was opened.
    pub terms: Terms,
    /// What is in each seat.
    pub seats: Vec<WaitingRoomSeat>,
    /// The people at the table without a seat.
    pub standing: Vec<Guest>,
    /// The person who the viewer is; `None` for a stranger.
    pub me: Option<Person>,
    /// The person who is the host.
    pub host: Person,
    /// The secret of the link by which others come; for those who came themselves.
    pub invitation: Option<String>,
    /// The code to speak, with the minutes for which it is good; for the host.
    pub code: Option<(String, u64)>,
    /// Requests to be let in; for the host.
    pub join_requests: Vec<JoinRequest>,
    /// The people who were turned away for good; for the host.
    pub turned_away: Vec<Guest>,
    /// How many spectators there are.
    pub spectators: usize,
    /// Whether the game has begun already, for a guest who is invited late.
    pub begun: bool,
    /// The seats in which a guest who comes late may play on, if the host agrees: those of bots and of persons who left.
    pub to_take_over: Vec<Seat>,
    /// Whether the game is over, for a guest who is invited late.
    pub over: bool,
    /// Whether the table was closed before its game.
    pub closed: bool,
    /// The name of the host who closed it, empty if they were forgotten; `None` where no host closed it.
    pub closed_by: Option<String>,
    /// What a turn may take where there is no clock, in seconds.
    pub allowed: Option<u32>,
    /// How many games the same people have played before this one, and what they came to, the best first.
    pub session_score: (u32, Vec<SessionStanding>),
}

impl WaitingRoom {
    /// Whether the viewer is the host.
    pub fn is_host(&self) -> bool {
        self.me == Some(self.host)
    }

    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        let mine =
            |chair: &WaitingRoomSeat| matches!(chair, WaitingRoomSeat::Person(guest) if Some(guest.person) == self.me);
        self.seats.iter().position(mine).and_then(|place| u8::try_from(place).ok()).map(Seat)
    }

    /// Whether no seat is free.
    pub fn is_full(&self) -> bool {
        !self.seats.contains(&WaitingRoomSeat::Free)
    }
}

/// A game that has begun and whose first deal is not dealt yet: the players cut the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffling {
    /// The table's id, as in its address.
    pub table: String,
    /// Entries in the table's journal so far.
    pub n: u64,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Where the viewer sits; `None` for a spectator.
    pub me: Option<Seat>,
    /// What was promised of the deal.
    pub commitment: Option<DealCommitment>,
    /// Which seats have cut.
    pub ready: [bool; MAX_SEATS],
    /// The name of the person who paused the game, empty if they were forgotten; `None` while it goes on.
    pub paused: Option<String>,
    /// Whether the game was given up: its host closed the table, or no person had come for long.
    pub closed: bool,
    /// The name of the host who closed the table, empty if they were forgotten; `None` where no host closed it.
    pub closed_by: Option<String>,
}

/// What a screen shows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A table before its game.
    WaitingRoom(Box<WaitingRoom>),
    /// The cards are shuffled for the first deal.
    Shuffling(Box<Shuffling>),
    /// A deal, or its end.
    Game(Box<Scene>),
    /// Nothing yet: the first deal of a serious table, for a spectator.
    NotYet {
        /// The table's id.
        table: String,
    },
}

impl Screen {
    /// A number that grows with what is shown; 0 where nothing is.
    pub const fn n(&self) -> u64 {
        match self {
            Self::WaitingRoom(waiting_room) => waiting_room.n,
            Self::Shuffling(shuffling) => shuffling.n,
            Self::Game(scene) => scene.n,
            Self::NotYet { .. } => 0,
        }
    }
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
    /// The players, by seat.
    pub players: Vec<Player>,
    /// How the seats were drawn; `None` where no cards were drawn.
    pub seating: Option<Seating>,
    /// What the viewer may see of the present deal.
    pub view: CardView,
    /// The number of the present deal, from 1; of one that is played again, its number in that game.
    pub deal: usize,
    /// The finished deals, the present one included once it is over; an entry a side.
    pub sheet: Vec<[DealScore; MAX_SEATS]>,
    /// Each side's total after the finished deals.
    pub totals: [i32; MAX_SEATS],
    /// The side that has won the game, once it is over.
    pub winner: Option<Side>,
    /// What happened in the present deal, the oldest first.
    pub log: Vec<SeenEvent>,
    /// Cards that came to the viewer's hand in the viewer's turn (or since it ended, none).
    pub fresh: Vec<canasta::Card>,
    /// The feats of a deal that is over, or of the game once that is; the greatest first. None while a deal is played.
    pub highlights: Vec<Highlight>,
    /// What each seat still held when the deal ended, by seat and in the order of cards; empty while a deal is played.
    pub laid_open: Vec<Vec<canasta::Card>>,
    /// Where the lesson stands; `None` at any other table.
    pub lesson: Option<Lesson>,
    /// The deal of another game that is played again here, with its number there in the place of this one's; `None` at any other
    /// table.
    pub set: Option<SetDeal>,
    /// The day whose deal is played here, in days since 1970 (UTC); `None` at any other table.
    pub daily: Option<i64>,
    /// Which players may ask for hints at this table.
    pub hints: Hints,
    /// What goes on around the cards.
    pub around: TableStatus,
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
        self.view.seat.is_some() && self.view.table.public.to_act() == self.view.seat && !self.around.closed
    }

    /// The ways to take the pile that the rules allow the viewer now, with the cards of their hand; none where it is not their turn to draw.
    pub fn takes(&self) -> Vec<Action> {
        let public = &self.view.table.public;
        let mut actions = Vec::new();
        if public.phase() == Phase::Draw && self.view.seat == Some(public.turn()) {
            public.legal(&faces::counts(&self.view.hand), &mut actions);
            actions.retain(|action| matches!(action, Action::Take { .. }));
        }
        actions
    }

    /// Whether nothing is played any more, so that nothing is hidden: the game is won, or was given up, or the one deal of a table that
    /// plays no other is over.
    pub fn is_over(&self) -> bool {
        let set = (self.set.is_some() || self.daily.is_some()) && self.view.table.public.ending().is_some();
        self.winner.is_some() || self.around.closed || set
    }

    /// The viewer's seat; a spectator looks from seat 0.
    pub fn viewpoint(&self) -> Seat {
        self.view.seat.unwrap_or_default()
    }
}

/// What each seat still holds once a deal is over: then players count their cards openly. Nothing while it is played.
///
/// Sorted, because the order in which cards came to a hand concerns nobody else.
pub fn laid_open(deal: &CardDeal) -> Vec<Vec<canasta::Card>> {
    if deal.public().ending().is_none() {
        return Vec::new();
    }
    let sorted = |seat: Seat| {
        let mut hand = deal.hand(seat).to_vec();
        hand.sort_unstable();
        hand
    };
    deal.public().players().seats().map(sorted).collect()
}
