//! Games as one player sees them, and what they come to together.

use std::collections::BTreeMap;

use canasta::{Players, Seat, Side};

use super::{DealEnd, ScoredDeal, Summary, SummaryPlayer};

/// A player, as the others at the table may name them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlayerName {
    /// A person, by the name they have at that table.
    Person(String),
    /// A person who has no name any more.
    Forgotten,
    /// A bot: what it was called, and which bot.
    Bot(String, String),
}

/// A game that is over, and in which at least one deal was the player's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerGame {
    /// The table's id.
    pub table: String,
    /// When it was over, in milliseconds since 1970.
    pub at: i64,
    /// Where the player sat.
    pub seat: Seat,
    /// The players, by seat.
    pub who: Vec<PlayerName>,
    /// What the game came to, for all of its players.
    pub summary: Summary,
    players: Players,
    winner: Side,
    me: u8,
}

impl PlayerGame {
    /// The game as this person of the table sees it, with the names of the table's persons. `None` if it does not count
    /// for them: it is not over, it was practice, they have no seat, or no deal was theirs.
    pub fn of(table: &str, at: i64, me: u8, names: &BTreeMap<u8, String>, summary: Summary) -> Option<Self> {
        let (players, seat) = (summary.players()?, summary.seat_of(me)?);
        let winner = summary.winner.map(Side)?;
        let who = |seat: &Option<SummaryPlayer>| match seat {
            Some(SummaryPlayer::Person(person)) => {
                names.get(person).cloned().map_or(PlayerName::Forgotten, PlayerName::Person)
            }
            Some(SummaryPlayer::Bot { name, bot }) => PlayerName::Bot(name.clone(), bot.clone()),
            None => PlayerName::Forgotten,
        };
        let who = summary.seats.iter().map(who).collect();
        let game = Self { table: table.to_owned(), at, seat, who, summary, players, winner, me };
        (game.summary.counts && game.own().next().is_some()).then_some(game)
    }

    /// The player's own deals, with their numbers from 1: those that they played to the end themselves.
    pub fn own(&self) -> impl Iterator<Item = (usize, &ScoredDeal)> {
        let mine = |(_, deal): &(usize, &ScoredDeal)| deal.played.get(self.seat.index()) == Some(&Some(self.me));
        (1..).zip(&self.summary.deals).filter(mine)
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The player's side.
    pub const fn side(&self) -> Side {
        self.players.side_of(self.seat)
    }

    /// Whether the player's side has won.
    pub fn won(&self) -> bool {
        self.side() == self.winner
    }

    /// The player's total.
    pub fn total(&self) -> i32 {
        self.summary.total(self.side())
    }

    /// The best total of the others.
    pub fn best_other(&self) -> i32 {
        self.other_sides().map(|side| self.summary.total(side)).max().unwrap_or(0)
    }

    /// How the player's side came out: 1 has won.
    pub fn place(&self) -> usize {
        if self.won() {
            return 1;
        }
        let better = self.other_sides().filter(|&side| self.summary.total(side) > self.total()).count();
        1 + better.max(1)
    }

    /// The sides that are not the player's.
    pub fn other_sides(&self) -> impl Iterator<Item = Side> {
        let own = self.side();
        self.players.all_sides().filter(move |&side| side != own)
    }

    /// The player's partners.
    pub fn partners(&self) -> impl Iterator<Item = &PlayerName> {
        self.players_where(true)
    }

    /// Who played against the player.
    pub fn opponents(&self) -> impl Iterator<Item = &PlayerName> {
        self.players_where(false)
    }

    fn players_where(&self, with: bool) -> impl Iterator<Item = &PlayerName> {
        let seats = self.players.seats_after(self.seat).filter(|&seat| seat != self.seat);
        let fits = move |seat: &Seat| (self.players.side_of(*seat) == self.side()) == with;
        seats.filter(fits).filter_map(|seat| self.who.get(seat.index()))
    }
}

/// Something counted over something else: canastas over deals, points over deals.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mean {
    /// What was counted.
    pub sum: i64,
    /// Over how many.
    pub of: i64,
}

impl Mean {
    fn add(&mut self, more: i64) {
        self.sum += more;
        self.of += 1;
    }

    /// So many times the mean, rounded; `None` over nothing.
    pub fn times(self, factor: i64) -> Option<i64> {
        let twice = self.sum * factor * 2 + if self.sum < 0 { -self.of } else { self.of };
        (self.of > 0).then(|| twice / (self.of * 2))
    }
}

/// What a side does in a deal, on the average.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SideAverages {
    /// Natural canastas.
    pub natural: Mean,
    /// Mixed canastas.
    pub mixed: Mean,
    /// Piles taken.
    pub piles: Mean,
}

impl SideAverages {
    /// Canastas of either kind.
    pub const fn canastas(&self) -> Mean {
        Mean { sum: self.natural.sum + self.mixed.sum, of: self.natural.of }
    }

    fn add(&mut self, deal: &ScoredDeal, side: Side) {
        let place = side.index();
        self.natural.add(i64::from(deal.natural.get(place).copied().unwrap_or_default()));
        self.mixed.add(i64::from(deal.mixed.get(place).copied().unwrap_or_default()));
        self.piles.add(i64::from(deal.piles.get(place).copied().unwrap_or_default()));
    }
}

/// Deals that ended one way.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EndingCount {
    /// How many deals ended this way.
    pub deals: usize,
    /// In how many of them the whole hand went in one turn.
    pub concealed: usize,
}

/// How deals ended: so many each way.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Endings {
    /// The player went out.
    pub me: EndingCount,
    /// A partner of the player went out.
    pub partner: EndingCount,
    /// An opponent of the player went out.
    pub others: EndingCount,
    /// No player did: the stock was empty.
    pub stock: EndingCount,
}

/// The deals in which the player's side needed so much to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningStats {
    /// The minimum, in points.
    pub minimum: i32,
    /// How many deals.
    pub deals: usize,
    /// In which turn of the side it opened, where it did.
    pub turn: Mean,
}

/// What came of the games with one partner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartnerStats {
    /// The name; of bots the level is what tells them apart, and the name says nothing.
    pub who: PlayerName,
    /// How many games were played together.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// Points in the player's deals.
    pub points: Mean,
}

/// One deal of the player's, for those who draw them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealPoints {
    /// In which game, by its place.
    pub game: usize,
    /// The deal's number in it, from 1.
    pub deal: usize,
    /// Points of the player's side.
    pub points: i32,
}

/// What a player's games come to together.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    /// How many games there are.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// Most games won one after the other.
    pub longest_run: usize,
    /// Games won one after the other up to now.
    pub run: usize,
    /// The player's deals, the oldest first.
    pub deals: Vec<DealPoints>,
    /// Points a deal.
    pub points: Mean,
    /// The deal with the most points; the first of equal ones.
    pub best: Option<DealPoints>,
    /// What the player's side does.
    pub ours: SideAverages,
    /// What the other sides do, each.
    pub theirs: SideAverages,
    /// How the deals ended.
    pub endings: Endings,
    /// Openings, the lowest minimum first.
    pub openings: Vec<OpeningStats>,
    /// Partners: those with the most games first, then by name.
    pub partners: Vec<PartnerStats>,
}

impl Stats {
    /// Adds games up, the oldest first.
    pub fn of(games: &[PlayerGame]) -> Self {
        let mut stats = Self { games: games.len(), ..Self::default() };
        let mut openings = BTreeMap::new();
        let mut partners = BTreeMap::new();
        for (place, game) in games.iter().enumerate() {
            stats.won += usize::from(game.won());
            stats.run = if game.won() { stats.run + 1 } else { 0 };
            stats.longest_run = stats.longest_run.max(stats.run);
            for (number, deal) in game.own() {
                stats.enter(place, number, deal, game);
                open(&mut openings, deal, game.side());
            }
            for who in game.partners() {
                join(&mut partners, who, game);
            }
        }
        stats.openings = openings.into_values().collect();
        stats.partners = partners.into_values().collect();
        stats.partners.sort_by_key(|partner| std::cmp::Reverse(partner.games));
        stats
    }

    fn enter(&mut self, game: usize, number: usize, deal: &ScoredDeal, of: &PlayerGame) {
        let points = deal.points.get(of.side().index()).copied().unwrap_or_default();
        let dot = DealPoints { game, deal: number, points };
        self.deals.push(dot);
        self.points.add(points.into());
        if self.best.is_none_or(|best| points > best.points) {
            self.best = Some(dot);
        }
        self.ours.add(deal, of.side());
        for side in of.other_sides() {
            self.theirs.add(deal, side);
        }
        let way = match deal.end {
            DealEnd::Out(seat) | DealEnd::Concealed(seat) if seat == of.seat.0 => &mut self.endings.me,
            DealEnd::Out(seat) | DealEnd::Concealed(seat) if of.players.side_of(Seat(seat)) == of.side() => {
                &mut self.endings.partner
            }
            DealEnd::Out(_) | DealEnd::Concealed(_) => &mut self.endings.others,
            DealEnd::Stock => &mut self.endings.stock,
        };
        way.deals += 1;
        way.concealed += usize::from(matches!(deal.end, DealEnd::Concealed(_)));
    }

    /// A quarter of the deals brought less than the first of these, a quarter more than the second; `None` of fewer than
    /// four.
    pub fn quartiles(&self) -> Option<[i32; 2]> {
        let mut points: Vec<i32> = self.deals.iter().map(|dot| dot.points).collect();
        points.sort_unstable();
        let quarter = points.len() / 4;
        (quarter > 0).then(|| [points[quarter], points[points.len() - 1 - quarter]])
    }

    /// The mean of the last so many deals up to each deal, from the first that has so many behind it; with its place.
    pub fn running(&self, window: usize) -> Vec<(usize, i32)> {
        let mean = |(place, deals): (usize, &[DealPoints])| {
            let mut mean = Mean::default();
            deals.iter().for_each(|dot| mean.add(dot.points.into()));
            Some((place + window - 1, i32::try_from(mean.times(1)?).ok()?))
        };
        self.deals.windows(window.max(1)).enumerate().filter_map(mean).collect()
    }
}

fn open(openings: &mut BTreeMap<i32, OpeningStats>, deal: &ScoredDeal, side: Side) {
    let Some(&minimum) = deal.minimum.get(side.index()) else { return };
    let opening = openings.entry(minimum).or_insert(OpeningStats { minimum, deals: 0, turn: Mean::default() });
    opening.deals += 1;
    if let Some(Some(turn)) = deal.opened.get(side.index()) {
        opening.turn.add(i64::from(*turn));
    }
}

/// People are told apart by their names, upper and lower case alike; bots by their level.
fn join(partners: &mut BTreeMap<(u8, String), PartnerStats>, who: &PlayerName, game: &PlayerGame) {
    let key = match who {
        PlayerName::Person(name) => (0, name.to_lowercase()),
        PlayerName::Bot(_, bot) => (1, bot.clone()),
        PlayerName::Forgotten => (2, String::new()),
    };
    let partner =
        partners.entry(key).or_insert(PartnerStats { who: who.clone(), games: 0, won: 0, points: Mean::default() });
    // As they are called now.
    partner.who = who.clone();
    partner.games += 1;
    partner.won += usize::from(game.won());
    for (_, deal) in game.own() {
        partner.points.add(deal.points.get(game.side().index()).copied().unwrap_or_default().into());
    }
}

/// Deals by their points, in steps of equal width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histogram {
    /// How wide a step is, in points.
    pub width: i32,
    /// Where the first begins: a multiple of the width.
    pub from: i32,
    /// How many deals lie in each; the last holds the best deal.
    pub deals: Vec<usize>,
}

impl Histogram {
    /// Of these points, in at most so many steps; `None` where there are none.
    pub fn of(points: &[i32], most: usize) -> Option<Self> {
        let (least, best) = (points.iter().copied().min()?, points.iter().copied().max()?);
        let heaps = |width: i32| {
            let from = least.div_euclid(width) * width;
            let steps = usize::try_from((best - from) / width).ok()? + 1;
            (steps <= most.max(1)).then(|| Self { width, from, deals: vec![0; steps] })
        };
        let mut heaps = [100, 200, 250, 500, 1000, 2500, 5000, 10_000, 100_000].into_iter().find_map(heaps)?;
        for point in points {
            let step = usize::try_from((point - heaps.from) / heaps.width).ok()?;
            *heaps.deals.get_mut(step)? += 1;
        }
        Some(heaps)
    }
}
