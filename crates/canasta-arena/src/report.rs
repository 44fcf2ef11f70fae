//! What the arena reports.

use core::fmt;

use canasta::{Deal, Ending, Side};

use crate::json;

/// A mean and how far it can be trusted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The 95 % interval: the mean ± 1.96 standard errors.
    pub ci95: [f64; 2],
}

impl Spread {
    /// Of values that do not depend on each other. Fewer than two values give no width.
    pub fn of(values: &[f64]) -> Self {
        let count = f64::from(u32::try_from(values.len()).unwrap_or(u32::MAX));
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
        Self { mean, ci95: [mean - 1.96 * error, mean + 1.96 * error] }
    }
}

/// How deals ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Endings {
    /// The first bot's side went out.
    pub out_a: u32,
    /// A side of the second bot went out.
    pub out_b: u32,
    /// Of those, concealed.
    pub concealed: u32,
    /// The stock was empty and the pile was not taken.
    pub stock_exhausted: u32,
    /// The last card of the stock was a red three.
    pub last_red_three: u32,
}

/// What many pairs brought, seen from the first bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The bots' names.
    pub bots: [String; 2],
    /// How many played at the table.
    pub players: u8,
    /// Pairs played.
    pub pairs: u32,
    /// Deals played, one a side and pair: two where there are two sides.
    pub deals: u32,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// Points a deal: for each pair the mean, over its deals, of the first bot's side's deal score less the average of
    /// the other sides'. The pairs, not the deals, are the values of the mean and its interval.
    pub points_per_deal: Spread,
    /// Deals in which the first bot's side scored more, less than the average of the others.
    pub deals_won: [u32; 2],
    /// How the deals ended.
    pub endings: Endings,
    /// Acts a deal, of all sides together.
    pub acts_per_deal: f64,
    /// Deals that the first bot's side played with the lowest, … the highest opening minimum.
    pub deals_by_minimum: [u32; 4],
    /// Each bot's own mean deal score, of a side.
    pub own_points: [f64; 2],
}

impl Report {
    /// One line of JSON with the fields' names as keys; points rounded to hundredths.
    pub fn json(&self) -> String {
        let Spread { mean, ci95: [low, high] } = self.points_per_deal;
        let ends = &self.endings;
        let mut json = json::Object::new();
        json.texts("bots", &self.bots.each_ref().map(String::as_str));
        json.number("players", f64::from(self.players));
        json.number("pairs", f64::from(self.pairs));
        json.number("deals", f64::from(self.deals));
        json.raw("seed", &self.seed.to_string());
        let mut points = json::Object::new();
        points.number("mean", mean);
        points.numbers("ci95", &[low, high]);
        json.raw("points_per_deal", &points.end());
        json.numbers("deals_won", &self.deals_won.map(f64::from));
        json.numbers("own_points", &self.own_points);
        let mut endings = json::Object::new();
        for (key, count) in [
            ("out_a", ends.out_a),
            ("out_b", ends.out_b),
            ("concealed", ends.concealed),
            ("stock_exhausted", ends.stock_exhausted),
            ("last_red_three", ends.last_red_three),
        ] {
            endings.number(key, f64::from(count));
        }
        json.raw("endings", &endings.end());
        json.number("acts_per_deal", self.acts_per_deal);
        json.numbers("deals_by_minimum", &self.deals_by_minimum.map(f64::from));
        json.end()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = &self.bots;
        let Spread { mean, ci95: [low, high] } = self.points_per_deal;
        let ends = &self.endings;
        writeln!(f, "{a} against {b}: {mean:+.1} points a deal (95 %: {low:+.1} to {high:+.1})")?;
        writeln!(
            f,
            "{} pairs of duplicate deals ({} deals of {} players), seed {}",
            self.pairs, self.deals, self.players, self.seed
        )?;
        writeln!(f, "deals won: {a} {}, {b} {}", self.deals_won[0], self.deals_won[1])?;
        writeln!(f, "own points a deal: {a} {:.1}, {b} {:.1}", self.own_points[0], self.own_points[1])?;
        writeln!(
            f,
            "ended by {a} going out {}, {b} going out {} (concealed {}), stock exhausted {}, last red three {}",
            ends.out_a, ends.out_b, ends.concealed, ends.stock_exhausted, ends.last_red_three
        )?;
        write!(f, "{:.1} acts a deal", self.acts_per_deal)
    }
}

/// What is added up while playing.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) won: [u32; 2],
    pub(crate) endings: Endings,
    pub(crate) acts: u32,
    pub(crate) minimums: [u32; 4],
    pub(crate) points: [i64; 2],
}

impl Tally {
    /// Adds a finished deal; the first bot's difference to the others' average, times the number of others.
    pub(crate) fn add(&mut self, deal: &Deal, a_side: Side, acts: u32) -> i32 {
        let public = deal.public();
        self.acts += acts;
        let scores = deal.score();
        let own = scores[a_side.index()].total();
        let others: i32 =
            public.players.all_sides().filter(|&side| side != a_side).map(|side| scores[side.index()].total()).sum();
        let difference = own * i32::from(public.players.sides() - 1) - others;
        self.won[0] += u32::from(difference > 0);
        self.won[1] += u32::from(difference < 0);
        self.points[0] += i64::from(own);
        self.points[1] += i64::from(others);
        let minimum = public.minimum(a_side);
        if let Some(place) = public.rules.minimums.iter().position(|&known| known == minimum) {
            self.minimums[place] += 1;
        }
        match public.ending {
            Some(Ending::WentOut { seat, concealed }) => {
                let a = public.side_of(seat) == a_side;
                self.endings.out_a += u32::from(a);
                self.endings.out_b += u32::from(!a);
                self.endings.concealed += u32::from(concealed);
            }
            Some(Ending::StockExhausted) => self.endings.stock_exhausted += 1,
            Some(Ending::LastRedThree { .. }) => self.endings.last_red_three += 1,
            None => {}
        }
        difference
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        let (mine, theirs) = (&mut self.endings, &other.endings);
        mine.out_a += theirs.out_a;
        mine.out_b += theirs.out_b;
        mine.concealed += theirs.concealed;
        mine.stock_exhausted += theirs.stock_exhausted;
        mine.last_red_three += theirs.last_red_three;
        self.acts += other.acts;
        for side in 0..2 {
            self.won[side] += other.won[side];
            self.points[side] += other.points[side];
        }
        for place in 0..4 {
            self.minimums[place] += other.minimums[place];
        }
    }
}
