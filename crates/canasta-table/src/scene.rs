//! The data that one viewer's screen can show of a table, without hidden cards, texts or markup. The table makes it and
//! the pages render it. A [`Scene`] can be serialised for other programs. The module `json` describes the format.

mod json;

use canasta::{
    Action, CardDeal, CardView, DealScore, Ending, MAX_SEATS, Phase, Seat, SeenDeclaredRedThrees, SeenStep, Side, faces,
};

use serde::Serialize;

use crate::chat::Phrase;
use crate::highlights::Highlight;
use crate::journal::{Clock, Hash, Hints, HostChange, Person, SetDeal, Substitute, Terms, Watch};
pub use canasta_record::record::Player;

/// A card drawn for a seat before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnCard {
    /// The seat that the player gets through the draw.
    pub seat: Seat,
    /// The card.
    pub card: canasta::Card,
    /// Whether the card didn't count and the player drew again: a joker, a tie, or a card from the end of the pack.
    pub void: bool,
}

/// How the seats were drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seating {
    /// The cards in drawing order.
    pub draws: Vec<DrawnCard>,
}

/// An event in the current deal, as far as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenEvent {
    /// A deal began.
    Dealt {
        /// The deal's number, from 1.
        deal: usize,
        /// The dealer's seat.
        dealer: Seat,
    },
    /// Red threes were placed before the first turn.
    #[serde(rename = "red_threes_laid")]
    DeclaredRedThrees(SeenDeclaredRedThrees),
    /// A seat acted.
    Step {
        /// The action and its effects.
        step: SeenStep,
        /// Whether a bot acted for the person in the seat.
        substitute: bool,
    },
    /// The person in a seat took back their last meld, which is no longer in the log.
    TookBack {
        /// The person's seat.
        seat: Seat,
    },
    /// Something changed about the person in a seat.
    Person {
        /// The person's seat.
        seat: Seat,
        /// The change.
        change: PersonChange,
    },
    /// The deal ended.
    Ended(Ending),
    /// The side conceded the game.
    Conceded(Side),
}

impl SeenEvent {
    /// Whether the event is a play or the dealing of cards, rather than news about a person or the end of the deal. A
    /// meld that was taken back is as if it had never been made.
    pub const fn moves_cards(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::DeclaredRedThrees(_) | Self::Step { .. })
    }
}

/// A change about the person in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonChange {
    /// The person continues on another device.
    #[serde(rename = "carried")]
    ChangedDevice,
    /// The person takes over the seat of a bot or of someone who left.
    TookOver,
    /// The person is now the host.
    Host(HostChange),
}

/// Progress of “Learn by playing”.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lesson {
    /// The learner's current step, from 1. While others play, the learner's last step.
    pub step: usize,
    /// The number of steps.
    pub of: usize,
    /// The actions the learner may choose from now; empty while others play and at the end.
    pub wanted: Vec<canasta::CardAction>,
}

/// A player's running clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RunningClock {
    /// The player's seat.
    pub seat: Seat,
    /// Milliseconds left of the turn's base time.
    pub base: u64,
    /// Milliseconds left in the bank.
    pub bank: u64,
}

/// A turn that takes longer than the table allows. The others may agree to let a bot make this one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SlowTurn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The number of waiting players who have to agree.
    pub needed: u8,
    /// The number of players who have agreed.
    pub agreed: u8,
    /// Whether the viewer can still agree.
    pub may_agree: bool,
}

/// The session score of one player, or of partners who have always shared a side. It includes this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SessionStanding {
    /// The displayed names; empty for a forgotten person.
    pub names: Vec<String>,
    /// The number of games won.
    pub won: u32,
    /// Total points.
    pub points: i32,
}

/// A phrase a player has said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpokenPhrase {
    /// The player's seat.
    pub seat: Seat,
    /// The phrase.
    pub phrase: Phrase,
    /// The minimum for the initial meld, if the phrase mentions it.
    pub minimum: Option<i32>,
}

/// The commitment to a deal, published before the players add their cuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DealCommitment {
    /// The deal's number, from 1.
    pub deal: usize,
    /// The hash. The seed is never sent with it.
    #[serde(serialize_with = "json::hash")]
    pub commitment: Hash,
}

/// The state of the table apart from the cards: people who are present, the clock, chat and so on. The same for everyone at the table, except
/// for the fields about the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct TableStatus {
    /// The host's seat; `None` if the host has no seat.
    pub host: Option<Seat>,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// The person in each seat, for the host's requests.
    pub persons: [Option<Person>; MAX_SEATS],
    /// Whether players chose their seats, so that cards were drawn only for the first dealer.
    pub seats_chosen: bool,
    /// The seats that the viewer may take over; empty if the viewer has a seat.
    pub can_sit: Vec<Seat>,
    /// The seats the host can give to someone who asks: those of bots and of people who left. Empty for everyone but
    /// the host.
    pub to_take_over: Vec<Seat>,
    /// The secret of the invitation link. Only for players, at a table that admits guests.
    pub invitation: Option<String>,
    /// The table's code and the minutes until it expires. Only for the host.
    #[serde(serialize_with = "json::spoken_code")]
    pub code: Option<(String, u64)>,
    /// The name of the person who paused the game, empty if they were forgotten; `None` if it isn't paused.
    pub paused: Option<String>,
    /// By seat, why a bot plays for the person there; `None` if no bot does.
    pub substitutes: [Option<Substitute>; MAX_SEATS],
    /// Marks the seats whose person has a screen open.
    #[serde(rename = "here")]
    pub present: [bool; MAX_SEATS],
    /// A person's thinking time; `None` for no clock.
    pub clock: Option<Clock>,
    /// Maximum seconds per turn without a clock before others may let a bot decide.
    pub allowed: Option<u32>,
    /// The current turn, if it has taken longer than `allowed`.
    pub slow_turn: Option<SlowTurn>,
    /// Join requests. Only for the host.
    pub join_requests: Vec<JoinRequest>,
    /// The seat that the viewer has asked the host for, if any.
    pub asked_for: Option<Seat>,
    /// The people at the table without a seat. Only for the host.
    pub standing: Vec<Guest>,
    /// The banned people. Only for the host.
    #[serde(rename = "turned_away")]
    pub banned: Vec<Guest>,
    /// The running clock; `None` if none is running.
    pub running_clock: Option<RunningClock>,
    /// Phrases said in this deal, oldest first.
    pub chat: Vec<SpokenPhrase>,
    /// Phrases the viewer may say now.
    pub may_say: Vec<Phrase>,
    /// The number of spectators.
    pub spectators: usize,
    /// Spectator access.
    pub watch: Watch,
    /// Whether spectators see a deal only after it ends.
    pub competitive: bool,
    /// The commitment to the current deal or, once it is over, to the next one; `None` if there is none.
    pub commitment: Option<DealCommitment>,
    /// The seats that are ready for the next deal.
    pub ready: [bool; MAX_SEATS],
    /// Whether the game was abandoned: the host closed the table, or no one had come for a long time.
    pub closed: bool,
    /// The name of the host who closed the table, empty if they were forgotten; `None` if no host closed it.
    pub closed_by: Option<String>,
    /// The number of games in the session and the standings, best first. Empty before the first game is over.
    #[serde(serialize_with = "json::session_score")]
    pub session_score: (u32, Vec<SessionStanding>),
    /// Whether the game allows taking back, and so doesn't count in the stats.
    pub take_back: bool,
    /// Whether the viewer can take back a meld now.
    pub can_take_back: bool,
    /// Whether the viewer can concede, or offer to.
    pub may_concede: bool,
    /// The seats of the viewer's side whose people have agreed to concede; empty if no one has offered it.
    pub agreed_to_concede: Vec<Seat>,
    /// The seats of the viewer's partners who must agree before the side concedes, and haven't.
    #[serde(skip)]
    pub partners_to_ask: Vec<Seat>,
    /// Whether there is a table for the same people's next game.
    #[serde(rename = "again")]
    pub has_rematch: bool,
    /// Whether all people at the table share one device.
    #[serde(skip)]
    pub is_device_shared: bool,
}

/// A person at a table, with or without a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Guest {
    /// The person's number at the table.
    pub person: Person,
    /// The displayed name; empty for a forgotten person.
    pub name: String,
    /// Whether they have a screen open.
    #[serde(rename = "here")]
    pub is_present: bool,
}

/// A seat in the waiting room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WaitingRoomSeat {
    /// The seat is free.
    Free,
    /// A person has the seat, present or not.
    Person(Guest),
    /// A bot has the seat until the host removes it.
    Bot {
        /// The bot's displayed name.
        name: String,
        /// The name of its level or program.
        bot: String,
    },
}

/// A request to the host to join the table or to get a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct JoinRequest {
    /// Identifies the request in the host's answer.
    pub id: u64,
    /// The displayed name.
    pub name: String,
    /// The seat of a bot, or of someone who left, that the guest would like to take over; `None` for a guest with the
    /// code who asks to join.
    pub seat: Option<Seat>,
}

/// A table before its game, as one visitor sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingRoom {
    /// The table's id, as in its URL.
    pub table: String,
    /// The number of journal entries so far.
    pub n: u64,
    /// The terms the table was opened with.
    pub terms: Terms,
    /// The seats.
    pub seats: Vec<WaitingRoomSeat>,
    /// The people at the table without a seat.
    pub standing: Vec<Guest>,
    /// The viewer; `None` for a stranger.
    pub me: Option<Person>,
    /// The host.
    pub host: Person,
    /// The secret of the invitation link. Only for people at the table.
    pub invitation: Option<String>,
    /// The table's code and the minutes until it expires. Only for the host.
    pub code: Option<(String, u64)>,
    /// Join requests. Only for the host.
    pub join_requests: Vec<JoinRequest>,
    /// The banned people. Only for the host.
    pub banned: Vec<Guest>,
    /// The number of spectators.
    pub spectators: usize,
    /// Whether the game has already begun, for a guest with a late invitation.
    pub begun: bool,
    /// The seats that a late guest may take over if the host agrees: those of bots and of people who left.
    pub to_take_over: Vec<Seat>,
    /// Whether the game is over, for a guest with a late invitation.
    pub over: bool,
    /// Whether the table was closed before its game.
    pub closed: bool,
    /// The name of the host who closed the table, empty if they were forgotten; `None` if no host closed it.
    pub closed_by: Option<String>,
    /// Maximum seconds per turn without a clock.
    pub allowed: Option<u32>,
    /// The number of games in the session so far and the standings, best first.
    pub session_score: (u32, Vec<SessionStanding>),
    /// The number of free seats that are reserved for people who were invited to the rematch.
    pub reserved: usize,
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

    /// Whether all seats are taken.
    pub fn is_full(&self) -> bool {
        !self.seats.contains(&WaitingRoomSeat::Free)
    }

    /// The number of free seats for people who weren't invited to the rematch.
    pub fn unreserved(&self) -> usize {
        let free = self.seats.iter().filter(|seat| **seat == WaitingRoomSeat::Free).count();
        free.saturating_sub(self.reserved)
    }
}

/// A game that has begun but has no deal yet: the players cut the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffling {
    /// The table's id, as in its URL.
    pub table: String,
    /// The number of journal entries so far.
    pub n: u64,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The viewer's seat; `None` for a spectator.
    pub me: Option<Seat>,
    /// The commitment to the first deal.
    pub commitment: Option<DealCommitment>,
    /// The seats that have cut.
    pub ready: [bool; MAX_SEATS],
    /// The name of the person who paused the game, empty if they were forgotten; `None` if it isn't paused.
    pub paused: Option<String>,
    /// Whether the game was abandoned: the host closed the table, or no one had come for a long time.
    pub closed: bool,
    /// The name of the host who closed the table, empty if they were forgotten; `None` if no host closed it.
    pub closed_by: Option<String>,
}

/// A device that several people share, while it is passed to the next of them. It contains what a spectator may see, and
/// no hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cover {
    /// The table as a spectator sees it.
    scene: Scene,
    /// The seat of the next person.
    pub seat: Seat,
    /// The window that the cards are shown in if the person asks for them. `None` in a document, which isn't connected
    /// yet.
    pub window: Option<u64>,
}

impl Cover {
    /// Covers the table. `None` if the scene isn't a spectator's.
    pub fn new(scene: Scene, seat: Seat, window: Option<u64>) -> Option<Self> {
        scene.view.seat.is_none().then_some(Self { scene, seat, window })
    }

    /// The table as a spectator sees it.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The next person's name, empty if they were forgotten.
    pub fn name(&self) -> &str {
        self.scene.players.get(self.seat.index()).map_or("", |player| &player.name)
    }
}

/// What a screen shows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The table before its game.
    WaitingRoom(Box<WaitingRoom>),
    /// The shuffle for the first deal.
    Shuffling(Box<Shuffling>),
    /// A deal or its result.
    Game(Box<Scene>),
    /// A shared device between two people's turns.
    Covered(Box<Cover>),
    /// Nothing yet: a spectator's view of the first deal at a competitive table.
    NotYet {
        /// The table's id.
        table: String,
    },
}

impl Screen {
    /// A number that grows with every change of the screen; 0 if there is nothing to show.
    pub const fn n(&self) -> u64 {
        match self {
            Self::WaitingRoom(waiting_room) => waiting_room.n,
            Self::Shuffling(shuffling) => shuffling.n,
            Self::Game(scene) => scene.n,
            Self::Covered(cover) => cover.scene.n,
            Self::NotYet { .. } => 0,
        }
    }
}

/// A table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The table's id, as in its URL.
    pub table: String,
    /// The number of journal entries so far. Requests include it, so that the server notices stale ones.
    pub n: u64,
    /// The preset's name.
    pub rules: String,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// How the seats were drawn; `None` if no cards were drawn.
    pub seating: Option<Seating>,
    /// The cards that the viewer may see.
    pub view: CardView,
    /// The number of the current deal, from 1. For a replayed deal, its number in the original game.
    pub deal: usize,
    /// Scores of the finished deals, including the current one once it is over. Each score has one item per side.
    pub sheet: Vec<[DealScore; MAX_SEATS]>,
    /// Each side's total after the finished deals.
    pub totals: [i32; MAX_SEATS],
    /// The winning side, once the game is over.
    pub winner: Option<Side>,
    /// The side that conceded the game; `None` if it wasn't conceded.
    pub conceded: Option<Side>,
    /// The events of the current deal, oldest first.
    pub log: Vec<SeenEvent>,
    /// New cards in the viewer's hand, from the current turn or since the viewer's last turn.
    pub new_cards: Vec<canasta::Card>,
    /// Highlights of the finished deal or game, best first. Empty while a deal is played.
    pub highlights: Vec<Highlight>,
    /// Each seat's hand at the end of the deal, sorted; empty while a deal is played.
    pub laid_open: Vec<Vec<canasta::Card>>,
    /// Progress of the lesson; `None` at any other table.
    pub lesson: Option<Lesson>,
    /// The replayed deal; `None` at any other table.
    pub set: Option<SetDeal>,
    /// The day of a deal of the day, in days since 1970 (UTC); `None` at any other table.
    pub daily: Option<i64>,
    /// Access to hints.
    pub hints: Hints,
    /// The state of the table apart from the cards.
    pub status: TableStatus,
}

impl Scene {
    /// Whether the viewer may ask for hints. Only players may, if the table allows hints for its number of people. A
    /// lesson gives its own instructions instead.
    pub fn gives_hints(&self) -> bool {
        let people = self.players.iter().filter(|player| player.bot.is_none()).count();
        self.view.seat.is_some() && self.lesson.is_none() && self.hints.given(people)
    }

    /// Whether the viewer has to act.
    pub fn is_mine(&self) -> bool {
        self.view.seat.is_some() && self.view.table.public.to_act() == self.view.seat && !self.is_stopped()
    }

    /// Whether there is a result to show: the deal is over, or a side conceded.
    pub fn has_result(&self) -> bool {
        self.view.table.public.ending().is_some() || self.conceded.is_some()
    }

    /// Whether play was stopped, possibly during a deal: the table was closed, or a side conceded.
    pub const fn is_stopped(&self) -> bool {
        self.status.closed || self.conceded.is_some()
    }

    /// The legal ways for the viewer to take the pile, with the cards of their hand; empty if it isn't their turn to
    /// draw.
    pub fn takes(&self) -> Vec<Action> {
        let public = &self.view.table.public;
        let mut actions = Vec::new();
        if public.phase() == Phase::Draw && self.view.seat == Some(public.turn()) {
            public.legal(&faces::counts(&self.view.hand), &mut actions);
            actions.retain(|action| matches!(action, Action::Take { .. }));
        }
        actions
    }

    /// Whether play is over, so nothing needs to be hidden: the game is won, was conceded or closed, or the table's only deal is
    /// over.
    pub fn is_over(&self) -> bool {
        let set = (self.set.is_some() || self.daily.is_some()) && self.view.table.public.ending().is_some();
        self.winner.is_some() || self.status.closed || set
    }

    /// The viewer's seat. Spectators see the table from seat 0.
    pub fn viewpoint(&self) -> Seat {
        self.view.seat.unwrap_or_default()
    }
}

/// Each seat's hand at the end of a deal, when players count their cards openly; empty while the deal is played. Hands
/// are sorted, because the order of arrival is private.
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
