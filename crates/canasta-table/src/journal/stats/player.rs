//! Games from one player's view, and the stats they add up to.

use std::collections::BTreeMap;

use canasta::{Players, Seat, Side};

use super::{DealEnd, ScoredDeal, Summary, SummaryPlayer};

/// A player as the others see them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlayerName {
    /// A person, by their name at that table.
    Person(String),
    /// A person whose name was deleted.
    Forgotten,
    /// A bot: its displayed name and its level or program.
    Bot(String, String),
}

/// A finished game with at least one deal of the player's own, or one that was conceded while they played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerGame {
    /// The table's id.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The player's seat.
    pub seat: Seat,
    /// The players, by seat.
    pub who: Vec<PlayerName>,
    /// The stats of the game for all players.
    pub summary: Summary,
    players: Players,
    winner: Side,
    me: u8,
}

impl PlayerGame {
    /// The game of the person `me`; `names` are the names of people at the table. `None` if it doesn't count for this
    /// person: it isn't over, it was practice, or they have no seat or no deal of their own.
    pub fn of(table: &str, at: i64, me: u8, names: &BTreeMap<u8, String>, summary: Summary) -> Option<Self> {
        let players = summary.players()?;
        let seat = summary.seat_of(me)?;
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
        let has_played = game.own().next().is_some() || game.was_conceded_while_playing();
        (game.summary.counts && has_played).then_some(game)
    }

    /// Whether a side conceded while the player was playing in person.
    fn was_conceded_while_playing(&self) -> bool {
        let conceded = self.summary.conceded.as_ref();
        conceded.is_some_and(|end| end.played.get(self.seat.index()) == Some(&Some(self.me)))
    }

    /// The side that conceded the game; `None` if none did.
    pub fn conceded(&self) -> Option<Side> {
        self.summary.conceded.as_ref().map(|end| Side(end.side))
    }

    /// The deals that the player finished in person, with their numbers from 1.
    pub fn own(&self) -> impl Iterator<Item = (usize, &ScoredDeal)> {
        let mine = |(_, deal): &(usize, &ScoredDeal)| deal.played.get(self.seat.index()) == Some(&Some(self.me));
        (1..).zip(&self.summary.deals).filter(mine)
    }

    /// The number of players.
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

    /// The best total of the other sides.
    pub fn best_other(&self) -> i32 {
        self.other_sides().map(|side| self.summary.total(side)).max().unwrap_or(0)
    }

    /// The rank of the player's side; 1 for the winner.
    pub fn place(&self) -> usize {
        if self.won() {
            return 1;
        }
        let better = self.other_sides().filter(|&side| self.summary.total(side) > self.total()).count();
        1 + better.max(1)
    }

    /// The other sides.
    pub fn other_sides(&self) -> impl Iterator<Item = Side> {
        let own = self.side();
        self.players.all_sides().filter(move |&side| side != own)
    }

    /// The player's partners.
    pub fn partners(&self) -> impl Iterator<Item = &PlayerName> {
        self.players_where(true)
    }

    /// The player's opponents.
    pub fn opponents(&self) -> impl Iterator<Item = &PlayerName> {
        self.players_where(false)
    }

    fn players_where(&self, on_own_side: bool) -> impl Iterator<Item = &PlayerName> {
        let seats = self.players.seats_after(self.seat).filter(|&seat| seat != self.seat);
        let fits = move |seat: &Seat| (self.players.side_of(*seat) == self.side()) == on_own_side;
        seats.filter(fits).filter_map(|seat| self.who.get(seat.index()))
    }
}

/// A mean, such as canastas or points per deal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mean {
    /// The sum of the values.
    pub sum: i64,
    /// The number of values.
    pub of: i64,
}

impl Mean {
    fn add(&mut self, more: i64) {
        self.sum += more;
        self.of += 1;
    }

    /// The mean times a factor, rounded; `None` if there are no values.
    pub fn times(self, factor: i64) -> Option<i64> {
        let twice = self.sum * factor * 2 + if self.sum < 0 { -self.of } else { self.of };
        (self.of > 0).then(|| twice / (self.of * 2))
    }
}

/// A side's averages per deal.
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

/// The number of deals that ended in a certain way.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EndingCount {
    /// All such deals.
    pub deals: usize,
    /// Those in which a player went out concealed.
    pub concealed: usize,
}

/// How deals ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Endings {
    /// The player went out.
    pub me: EndingCount,
    /// A partner went out.
    pub partner: EndingCount,
    /// An opponent went out.
    pub others: EndingCount,
    /// The stock was exhausted.
    pub stock: EndingCount,
}

/// Initial melds at one minimum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InitialMeldStats {
    /// The minimum, in points.
    pub minimum: i32,
    /// The number of deals with this minimum.
    pub deals: usize,
    /// The turn of the initial meld, over the deals with one.
    pub turn: Mean,
}

/// Results with one partner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartnerStats {
    /// The partner. Bots are identified by their level; their displayed name doesn't matter.
    pub who: PlayerName,
    /// Games played together.
    pub games: usize,
    /// Games won together.
    pub won: usize,
    /// Points in the player's own deals.
    pub points: Mean,
}

/// The points of one of the player's deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealPoints {
    /// The index of the game.
    pub game: usize,
    /// The deal's number in that game, from 1.
    pub deal: usize,
    /// Points of the player's side.
    pub points: i32,
}

/// A player's stats over all their games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    /// The number of games.
    pub games: usize,
    /// The number of games won.
    pub won: usize,
    /// The longest winning streak.
    pub longest_streak: usize,
    /// The current winning streak.
    pub run: usize,
    /// The player's own deals, oldest first.
    pub deals: Vec<DealPoints>,
    /// Points per deal.
    pub points: Mean,
    /// The deal with the most points; the first if there are several.
    pub best: Option<DealPoints>,
    /// Averages of the player's side.
    pub ours: SideAverages,
    /// Averages of the other sides, per side.
    pub theirs: SideAverages,
    /// How the deals ended.
    pub endings: Endings,
    /// Initial melds, the lowest minimum first.
    pub initial_melds: Vec<InitialMeldStats>,
    /// Partners: most games first, then by name.
    pub partners: Vec<PartnerStats>,
}

impl Stats {
    /// Adds up games, oldest first.
    pub fn of(games: &[PlayerGame]) -> Self {
        let mut stats = Self { games: games.len(), ..Self::default() };
        let mut initial_melds = BTreeMap::new();
        let mut partners = BTreeMap::new();
        for (place, game) in games.iter().enumerate() {
            stats.won += usize::from(game.won());
            stats.run = if game.won() { stats.run + 1 } else { 0 };
            stats.longest_streak = stats.longest_streak.max(stats.run);
            for (number, deal) in game.own() {
                stats.enter(place, number, deal, game);
                add_initial_meld(&mut initial_melds, deal, game.side());
            }
            for who in game.partners() {
                add_partner(&mut partners, who, game);
            }
        }
        stats.initial_melds = initial_melds.into_values().collect();
        stats.partners = partners.into_values().collect();
        stats.partners.sort_by_key(|partner| std::cmp::Reverse(partner.games));
        stats
    }

    fn enter(&mut self, game: usize, number: usize, deal: &ScoredDeal, of: &PlayerGame) {
        let points = deal.points.get(of.side().index()).copied().unwrap_or_default();
        let deal_points = DealPoints { game, deal: number, points };
        self.deals.push(deal_points);
        self.points.add(points.into());
        if self.best.is_none_or(|best| points > best.points) {
            self.best = Some(deal_points);
        }
        self.ours.add(deal, of.side());
        for side in of.other_sides() {
            self.theirs.add(deal, side);
        }
        let count = match deal.end {
            DealEnd::Out(seat) | DealEnd::Concealed(seat) if seat == of.seat.0 => &mut self.endings.me,
            DealEnd::Out(seat) | DealEnd::Concealed(seat) if of.players.side_of(Seat(seat)) == of.side() => {
                &mut self.endings.partner
            }
            DealEnd::Out(_) | DealEnd::Concealed(_) => &mut self.endings.others,
            DealEnd::Stock => &mut self.endings.stock,
        };
        count.deals += 1;
        count.concealed += usize::from(matches!(deal.end, DealEnd::Concealed(_)));
    }

    /// The lower and upper quartile of the points; `None` for fewer than four deals.
    pub fn quartiles(&self) -> Option<[i32; 2]> {
        let mut points: Vec<i32> = self.deals.iter().map(|deal| deal.points).collect();
        points.sort_unstable();
        let quarter = points.len() / 4;
        (quarter > 0).then(|| [points[quarter], points[points.len() - 1 - quarter]])
    }

    /// Moving averages over `window` deals, each with the index of its last deal.
    pub fn running(&self, window: usize) -> Vec<(usize, i32)> {
        let mean = |(place, deals): (usize, &[DealPoints])| {
            let mut mean = Mean::default();
            deals.iter().for_each(|deal| mean.add(deal.points.into()));
            Some((place + window - 1, i32::try_from(mean.times(1)?).ok()?))
        };
        self.deals.windows(window.max(1)).enumerate().filter_map(mean).collect()
    }
}

fn add_initial_meld(initial_melds: &mut BTreeMap<i32, InitialMeldStats>, deal: &ScoredDeal, side: Side) {
    let Some(&minimum) = deal.minimum.get(side.index()) else { return };
    let opening = initial_melds.entry(minimum).or_insert(InitialMeldStats { minimum, deals: 0, turn: Mean::default() });
    opening.deals += 1;
    if let Some(Some(turn)) = deal.opened.get(side.index()) {
        opening.turn.add(i64::from(*turn));
    }
}

/// Adds a game to a partner's results. Identifies people by name, ignoring case, and bots by level.
fn add_partner(partners: &mut BTreeMap<(u8, String), PartnerStats>, who: &PlayerName, game: &PlayerGame) {
    let key = match who {
        PlayerName::Person(name) => (0, name.to_lowercase()),
        PlayerName::Bot(_, bot) => (1, bot.clone()),
        PlayerName::Forgotten => (2, String::new()),
    };
    let partner =
        partners.entry(key).or_insert(PartnerStats { who: who.clone(), games: 0, won: 0, points: Mean::default() });
    // Show the latest spelling of the name.
    partner.who = who.clone();
    partner.games += 1;
    partner.won += usize::from(game.won());
    for (_, deal) in game.own() {
        partner.points.add(deal.points.get(game.side().index()).copied().unwrap_or_default().into());
    }
}

/// Number of deals by points, in bins of equal width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histogram {
    /// The width of a bin, in points.
    pub width: i32,
    /// The lower bound of the first bin, a multiple of the width.
    pub from: i32,
    /// The number of deals in each bin; the last bin contains the best deal.
    pub deals: Vec<usize>,
}

impl Histogram {
    /// A histogram with at most `max_bins` bins; `None` if there are no points.
    pub fn of(points: &[i32], max_bins: usize) -> Option<Self> {
        let lowest = points.iter().copied().min()?;
        let highest = points.iter().copied().max()?;
        let bins = |width: i32| {
            let from = lowest.div_euclid(width) * width;
            let count = usize::try_from((highest - from) / width).ok()? + 1;
            (count <= max_bins.max(1)).then(|| Self { width, from, deals: vec![0; count] })
        };
        let mut histogram = [100, 200, 250, 500, 1000, 2500, 5000, 10_000, 100_000].into_iter().find_map(bins)?;
        for point in points {
            let bin = usize::try_from((point - histogram.from) / histogram.width).ok()?;
            *histogram.deals.get_mut(bin)? += 1;
        }
        Some(histogram)
    }
}
