//! The table as the fold of its journal.

use std::collections::BTreeMap;
use std::fmt;

use canasta::seating::{self, Drawn, Unsettled};
use canasta::{Card, Dressed, DressedAct, DressedView, Game, Illegal, Players, RuleSet, Seat, Side};
use canasta_record::house;
use canasta_record::journal::{ActId, Entry, Hints, Occupant};
use canasta_record::scene::{Player, Scene, SeatDraw, Seating};

use crate::log::Log;

/// A table: everything about it, hidden cards included. Only a [`Scene`] may be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    id: String,
    n: u64,
    rules: String,
    players: Vec<Occupant>,
    seating: Option<Seating>,
    hints: Hints,
    pub(crate) game: Game,
    pub(crate) deal: Option<Dressed>,
    log: Log,
    pub(crate) done: BTreeMap<ActId, Done>,
}

/// An act that was done, for whoever sends it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    /// The number of its entry.
    pub(crate) n: u64,
    /// The act; `None` for the wish for the next deal.
    pub(crate) act: Option<DressedAct>,
}

/// Why an entry does not fit the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The first entry, and only the first, opens a table.
    Opening,
    /// A preset that does not exist.
    UnknownRules(String),
    /// House rules that cannot be: every fault.
    House(Vec<String>),
    /// The draw for seats settles nothing.
    Draw(Unsettled),
    /// The draw makes somebody else the first dealer.
    Dealer(Seat),
    /// So many cannot play, or the dealer has no seat.
    Players,
    /// These are not the 108 cards.
    NotADeck,
    /// A deal began out of order, during another, or after the game.
    Deal {
        /// Its number.
        deal: usize,
    },
    /// A seat acted that was not to act.
    WrongSeat(Seat),
    /// An act's name was used before.
    IdTwice(ActId),
    /// The rules forbid the act.
    Illegal(Illegal),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening => f.write_str("the first entry, and only the first, opens a table"),
            Self::UnknownRules(name) => write!(f, "the rules “{name}” are not known"),
            Self::House(faults) => write!(f, "the house rules cannot be: {}", faults.join("; ")),
            Self::Draw(why) => write!(f, "the draw does not add up: {why}"),
            Self::Dealer(seat) => write!(f, "seat {} deals first, against the draw", seat.0),
            Self::Players => f.write_str("so many cannot play, or the dealer has no seat"),
            Self::NotADeck => f.write_str("a deal is not of the 108 cards"),
            Self::Deal { deal } => write!(f, "deal {deal} began out of order"),
            Self::WrongSeat(seat) => write!(f, "seat {} acted out of turn", seat.0),
            Self::IdTwice(by) => write!(f, "seat {} did “{}” twice", by.seat.0, by.id),
            Self::Illegal(illegal) => write!(f, "an act is against the rules: {illegal:?}"),
        }
    }
}

impl std::error::Error for Misfit {}

impl Table {
    /// The table that an opening entry makes.
    ///
    /// # Errors
    /// [`Misfit`] where the entry opens no table.
    pub fn open(id: &str, entry: &Entry) -> Result<Self, Misfit> {
        let Entry::Opened { rules, house, players, first_dealer, draws, hints } = entry else {
            return Err(Misfit::Opening);
        };
        let mut played = RuleSet::preset(rules).ok_or_else(|| Misfit::UnknownRules(rules.clone()))?;
        if let Some(house) = house {
            let faults = house::apply(&mut played, house);
            if !faults.is_empty() {
                return Err(Misfit::House(faults));
            }
        }
        let seats = u8::try_from(players.len()).ok().and_then(Players::new).ok_or(Misfit::Players)?;
        if first_dealer.0 >= seats.count() {
            return Err(Misfit::Players);
        }
        let seating = seating(&played, seats, draws, *first_dealer)?;
        Ok(Self {
            id: id.to_owned(),
            n: 1,
            rules: rules.clone(),
            players: players.clone(),
            seating,
            hints: *hints,
            game: Game::new(played, seats, *first_dealer),
            deal: None,
            log: Log::default(),
            done: BTreeMap::new(),
        })
    }

    /// The table after a whole journal.
    ///
    /// # Errors
    /// [`Misfit`] for the first entry that does not fit.
    pub fn fold<'a>(id: &str, entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, Misfit> {
        let mut entries = entries.into_iter();
        let mut table = Self::open(id, entries.next().ok_or(Misfit::Opening)?)?;
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Does an entry that is durable now.
    ///
    /// # Errors
    /// [`Misfit`], and nothing has changed, where it does not follow from the table; never for a fresh one of
    /// [`Table::propose`].
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        if let Some(by) = entry.act_id()
            && self.done.contains_key(by)
        {
            return Err(Misfit::IdTwice(by.clone()));
        }
        let act = match entry {
            Entry::Opened { .. } => return Err(Misfit::Opening),
            Entry::Dealt { deal, deck, .. } => {
                self.begin(*deal, deck)?;
                None
            }
            Entry::Acted { by, act } => {
                self.act(by.seat, act)?;
                Some(act.clone())
            }
        };
        self.n += 1;
        if let Some(by) = entry.act_id() {
            self.done.insert(by.clone(), Done { n: self.n, act });
        }
        Ok(())
    }

    fn begin(&mut self, number: usize, deck: &[Card]) -> Result<(), Misfit> {
        if number != self.game.deals().len() + 1 || self.is_playing() || self.game.winner().is_some() {
            return Err(Misfit::Deal { deal: number });
        }
        let dealer = self.game.next_dealer();
        let dealt = Dressed::new(self.game.rules(), self.game.players(), dealer, self.game.totals(), deck);
        let (deal, tabled) = dealt.ok_or(Misfit::NotADeck)?;
        self.log = Log::of_deal(number, dealer, tabled, deal.public().ending);
        self.deal = Some(deal);
        self.enter_score();
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: &DressedAct) -> Result<(), Misfit> {
        if self.to_act() != Some(seat) {
            return Err(Misfit::WrongSeat(seat));
        }
        let Some(deal) = &mut self.deal else { return Err(Misfit::WrongSeat(seat)) };
        let turn = deal.public().turn;
        let step = deal.apply(act).map_err(Misfit::Illegal)?;
        let turn_passed = deal.public().turn != turn || *act == DressedAct::Pass;
        self.log.enter(step, deal.hand(seat), turn_passed);
        self.enter_score();
        Ok(())
    }

    fn enter_score(&mut self) {
        if let Some(deal) = &self.deal
            && deal.public().ending.is_some()
        {
            self.game.enter(deal.deal().score());
        }
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Entries of the journal so far.
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.game.players()
    }

    /// Whether a deal is being played.
    pub fn is_playing(&self) -> bool {
        self.deal.as_ref().is_some_and(|deal| deal.public().ending.is_none())
    }

    /// Who has won the game, once it is over.
    pub fn winner(&self) -> Option<Side> {
        self.game.winner()
    }

    /// The number of the next deal, from 1; `None` while one is played and after the game.
    pub fn next_deal(&self) -> Option<usize> {
        (!self.is_playing() && self.winner().is_none()).then(|| self.game.deals().len() + 1)
    }

    /// The acts of the present deal, the oldest first.
    pub(crate) fn acts(&self) -> impl Iterator<Item = (Seat, &DressedAct)> {
        self.log.acts()
    }

    /// Who has to act now; nobody between deals.
    pub fn to_act(&self) -> Option<Seat> {
        self.deal.as_ref().and_then(|deal| deal.public().to_act())
    }

    /// The name of the bot that plays a seat; `None` for a person.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.players.get(seat.index())?.bot.as_deref()
    }

    /// Whether a bot plays the seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.bot(seat).is_some()
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| &player.name)
    }

    /// What a seat, or a spectator, may see of the cards; `None` before the first deal.
    pub fn view(&self, viewer: Option<Seat>) -> Option<DressedView> {
        self.deal.as_ref().map(|deal| deal.view(viewer))
    }

    /// What the screen of a seat, or of a spectator, may show; `None` before the first deal.
    pub fn scene(&self, viewer: Option<Seat>) -> Option<Scene> {
        let view = self.view(viewer)?;
        let fresh = viewer.map_or_else(Vec::new, |seat| self.log.fresh(seat, &view.hand));
        let player = |occupant: &Occupant| Player { name: occupant.name.clone(), bot: occupant.bot.clone() };
        let finished = self.game.deals().len();
        Some(Scene {
            table: self.id.clone(),
            n: self.n,
            rules: self.rules.clone(),
            players: self.players.iter().map(player).collect(),
            seating: self.seating.clone(),
            view,
            deal: finished + usize::from(self.is_playing()),
            sheet: self.game.deals().to_vec(),
            totals: self.game.totals(),
            winner: self.winner(),
            log: self.log.seen_by(viewer),
            fresh,
            lesson: self.lesson(viewer),
            hints: self.hints,
        })
    }
}

/// What the draw has settled, as everybody saw it; `None` where nobody drew. Who drew is a number there, and which seat
/// each has now is what it settles, so that of all the table says only the dealer can be wrong.
fn seating(rules: &RuleSet, players: Players, draws: &[Drawn], dealer: Seat) -> Result<Option<Seating>, Misfit> {
    if draws.is_empty() {
        return Ok(None);
    }
    let settled = seating::settle(rules, players, draws).map_err(Misfit::Draw)?;
    if settled.first_dealer.is_some_and(|drawn| drawn != dealer) {
        return Err(Misfit::Dealer(dealer));
    }
    // Who draws again has drawn a card that settled nothing.
    let again = |(place, drawn): (usize, &Drawn)| SeatDraw {
        seat: settled.seat_of(drawn.player),
        card: drawn.card,
        void: draws[place + 1..].iter().any(|later| later.player == drawn.player),
    };
    Ok(Some(Seating { draws: draws.iter().enumerate().map(again).collect() }))
}
