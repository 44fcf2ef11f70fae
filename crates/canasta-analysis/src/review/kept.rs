//! Reviews as they are kept: all that is shown of one, to be read again by this program and those after it.

use canasta::{Action, Seat};
use canasta_bots::{Estimate, Forecast, KindShares, RatedTurn, Worth};
use serde::{Deserialize, Serialize};

use crate::review::{
    Accuracy, Amount, Cause, Choice, DealReview, Effort, Foreseen, Lost, Luck, Mark, Reason, SeatReview, Step, Tag,
};

/// The version of what reviews say: the same game and effort have the same review as long as it stays. It is raised whenever any review comes
/// out otherwise, because the search or its networks have changed, or what is made of them; those of another version are made anew.
pub const REVIEWER: u32 = 3;

/// A review with what it was made by.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// The version of the reviewer.
    pub reviewer: u32,
    /// How much it thought.
    pub effort: Effort,
    /// The review. Of its numbers nine places are kept; forecasts are kept of marked choices, and those of others are empty.
    pub review: SeatReview,
}

impl Kept {
    /// A review that was made now.
    pub const fn new(effort: Effort, review: SeatReview) -> Self {
        Self { reviewer: REVIEWER, effort, review }
    }

    /// Whether a review with this effort would be the same if it were made now.
    pub fn is_present(&self, effort: &Effort) -> bool {
        self.reviewer == REVIEWER && self.effort == *effort
    }

    /// Its written form: JSON on one line.
    pub fn text(&self) -> String {
        let Effort { nodes, deep, deep_nodes, event_nodes } = self.effort;
        let effort = (nodes, deep, deep_nodes, event_nodes);
        let SeatReview { seat, before, deals, accuracy, .. } = &self.review;
        let written = WrittenReview {
            reviewer: self.reviewer,
            effort,
            seat: seat.0,
            before: pair(*before),
            accuracy: [accuracy.percent, accuracy.least, accuracy.most].map(places),
            lost: estimate(accuracy.lost),
            choices: accuracy.choices,
            deals: deals.iter().map(|deal| deal.steps.iter().map(WrittenStep::of).collect()).collect(),
        };
        // Numbers, texts and lists of them always have a JSON form.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads one; `None` if it is none that this program can read, which then makes it anew.
    pub fn read(text: &str) -> Option<Self> {
        let written: WrittenReview = serde_json::from_str(text).ok()?;
        let (nodes, deep, deep_nodes, event_nodes) = written.effort;
        let deals = written.deals.into_iter().map(deal).collect::<Option<Vec<_>>>()?;
        let sum = |part: fn(&DealReview) -> Amount| deals.iter().map(part).sum();
        let [percent, least, most] = written.accuracy;
        let review = SeatReview {
            seat: Seat(written.seat),
            before: amount(written.before),
            result: sum(|deal| deal.result),
            luck: sum(|deal| deal.luck),
            skill: sum(|deal| deal.skill),
            accuracy: Accuracy { percent, least, most, lost: read_estimate(written.lost), choices: written.choices },
            deals,
        };
        Some(Self { reviewer: written.reviewer, effort: Effort { nodes, deep, deep_nodes, event_nodes }, review })
    }
}

/// Points and chance.
type Pair = (i64, i64);
/// A mean and its error, unless that is infinite.
type WrittenEstimate = (f64, Option<f64>);

#[derive(Serialize, Deserialize)]
struct WrittenReview {
    reviewer: u32,
    effort: (u32, usize, u32, u32),
    seat: u8,
    before: Pair,
    accuracy: [f64; 3],
    lost: WrittenEstimate,
    choices: usize,
    deals: Vec<Vec<WrittenStep>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenStep {
    Luck(WrittenLuck),
    Choice(Box<WrittenChoice>),
}

#[derive(Serialize, Deserialize)]
struct WrittenLuck {
    cause: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    moment: usize,
    amount: Pair,
}

#[derive(Serialize, Deserialize)]
struct WrittenChoice {
    moment: usize,
    turn: usize,
    value: Pair,
    skill: Pair,
    lost: (f64, f64),
    loss: [WrittenEstimate; 3],
    deep: bool,
    played: WrittenTurn,
    /// Left out where none was better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    better: Option<WrittenTurn>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<(String, Option<String>, f64, f64)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct WrittenTurn {
    #[serde(rename = "acts")]
    actions: Vec<String>,
    loses: WrittenEstimate,
    equal: bool,
    worse_in: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    forecast: Option<WrittenForecast>,
}

#[derive(Serialize, Deserialize)]
struct WrittenForecast {
    deals: u32,
    pile: u8,
    next_takes: f64,
    opponents_take: f64,
    own_side_takes: f64,
    own_side_goes_out: f64,
    opponents_go_out: f64,
    canastas: f64,
    ahead: f64,
    wins: f64,
    caught: f64,
    canasta_of: Vec<(String, f64)>,
    takes_with: Vec<(String, f64)>,
    taken: f64,
}

impl WrittenStep {
    fn of(step: &Step) -> Self {
        match step {
            Step::Luck(luck) => {
                let (cause, seat) = luck.cause.code();
                let (seat, amount) = (seat.map(|seat| seat.0), pair(luck.amount));
                Self::Luck(WrittenLuck { cause: cause.to_owned(), seat, moment: luck.moment, amount })
            }
            Step::Choice(choice) => Self::Choice(Box::new(WrittenChoice::of(choice))),
        }
    }

    fn read(self) -> Option<Step> {
        Some(match self {
            Self::Luck(WrittenLuck { cause, seat, moment, amount: changed }) => {
                Step::Luck(Luck { cause: Cause::read(&cause, seat.map(Seat))?, moment, amount: amount(changed) })
            }
            Self::Choice(choice) => Step::Choice(Box::new(choice.read()?)),
        })
    }
}

impl WrittenChoice {
    fn of(choice: &Choice) -> Self {
        let Worth { points, chance, worth } = choice.loss;
        let explained = choice.mark.is_some();
        let reason = |reason: &Reason| {
            let (what, rank) = reason.what.code();
            (what.to_owned(), rank, places(reason.played), places(reason.better))
        };
        let better = (choice.better != choice.played).then(|| WrittenTurn::of(&choice.better, explained));
        Self {
            moment: choice.moment,
            turn: choice.turn,
            value: pair(choice.value),
            skill: pair(choice.skill),
            lost: (places(choice.lost.points), places(choice.lost.chance)),
            loss: [points, chance, worth].map(estimate),
            deep: choice.deep,
            played: WrittenTurn::of(&choice.played, explained),
            better,
            mark: choice.mark.map(|mark| mark.code().to_owned()),
            reasons: choice.reasons.iter().map(reason).collect(),
            tags: choice.tags.iter().map(|tag| tag.code().to_owned()).collect(),
        }
    }

    fn read(self) -> Option<Choice> {
        let [points, chance, worth] = self.loss.map(read_estimate);
        let played = self.played.read()?;
        let mark = match self.mark {
            None => None,
            Some(code) => Some(Mark::ALL.into_iter().find(|mark| mark.code() == code)?),
        };
        let reason = |(what, rank, played, better): (String, Option<String>, f64, f64)| {
            Some(Reason { what: Foreseen::read(&what, rank.as_deref())?, played, better })
        };
        Some(Choice {
            moment: self.moment,
            turn: self.turn,
            value: amount(self.value),
            skill: amount(self.skill),
            lost: Lost { points: self.lost.0, chance: self.lost.1 },
            loss: Worth { points, chance, worth },
            deep: self.deep,
            mark,
            better: self.better.map_or_else(|| Some(played.clone()), WrittenTurn::read)?,
            played,
            reasons: self.reasons.into_iter().map(reason).collect::<Option<_>>()?,
            tags: self
                .tags
                .iter()
                .map(|code| Tag::ALL.into_iter().find(|tag| tag.code() == code))
                .collect::<Option<_>>()?,
        })
    }
}

impl WrittenTurn {
    fn of(turn: &RatedTurn, explained: bool) -> Self {
        Self {
            actions: turn.actions.iter().map(Action::to_string).collect(),
            loses: estimate(Estimate { mean: turn.loses, error: turn.error }),
            equal: turn.equal,
            worse_in: places(turn.worse_in),
            forecast: explained.then(|| WrittenForecast::of(&turn.forecast)),
        }
    }

    fn read(self) -> Option<RatedTurn> {
        let Estimate { mean: loses, error } = read_estimate(self.loses);
        Some(RatedTurn {
            actions: self.actions.iter().map(|action| action.parse().ok()).collect::<Option<_>>()?,
            loses,
            error,
            equal: self.equal,
            worse_in: self.worse_in,
            forecast: self.forecast.map_or_else(|| Some(Forecast::default()), WrittenForecast::read)?,
        })
    }
}

impl WrittenForecast {
    fn of(forecast: &Forecast) -> Self {
        let shares = |of: &KindShares| of.iter().map(|(kind, share)| (kind.to_string(), places(share))).collect();
        Self {
            deals: forecast.deals,
            pile: forecast.pile,
            next_takes: places(forecast.next_takes),
            opponents_take: places(forecast.opponents_take),
            own_side_takes: places(forecast.own_side_takes),
            own_side_goes_out: places(forecast.own_side_goes_out),
            opponents_go_out: places(forecast.opponents_go_out),
            canastas: places(forecast.canastas),
            ahead: places(forecast.ahead),
            wins: places(forecast.wins),
            caught: places(forecast.caught),
            canasta_of: shares(&forecast.canasta_of),
            takes_with: shares(&forecast.takes_with),
            taken: places(forecast.taken),
        }
    }

    fn read(self) -> Option<Forecast> {
        let shares = |of: &[(String, f64)]| {
            of.iter().try_fold(KindShares::default(), |all, (kind, share)| Some(all.with(kind.parse().ok()?, *share)))
        };
        Some(Forecast {
            deals: self.deals,
            pile: self.pile,
            next_takes: self.next_takes,
            opponents_take: self.opponents_take,
            own_side_takes: self.own_side_takes,
            own_side_goes_out: self.own_side_goes_out,
            opponents_go_out: self.opponents_go_out,
            canastas: self.canastas,
            ahead: self.ahead,
            wins: self.wins,
            caught: self.caught,
            canasta_of: shares(&self.canasta_of)?,
            takes_with: shares(&self.takes_with)?,
            taken: self.taken,
        })
    }
}

/// The result of a deal and its parts are the sums of its steps.
fn deal(steps: Vec<WrittenStep>) -> Option<DealReview> {
    let steps = steps.into_iter().map(WrittenStep::read).collect::<Option<Vec<_>>>()?;
    let (mut luck, mut skill) = (Amount::NONE, Amount::NONE);
    for step in &steps {
        *(if matches!(step, Step::Luck(_)) { &mut luck } else { &mut skill }) += step.amount();
    }
    Some(DealReview { result: luck + skill, luck, skill, steps })
}

const fn pair(amount: Amount) -> Pair {
    (amount.points, amount.chance)
}

const fn amount((points, chance): Pair) -> Amount {
    Amount { points, chance }
}

fn estimate(estimate: Estimate) -> WrittenEstimate {
    (places(estimate.mean), estimate.error.is_finite().then(|| places(estimate.error)))
}

fn read_estimate((mean, error): WrittenEstimate) -> Estimate {
    Estimate { mean, error: error.unwrap_or(f64::INFINITY) }
}

/// Nine places, never −0: as many digits as are read again without a change.
fn places(n: f64) -> f64 {
    let n = (n * 1e9).round() / 1e9;
    if n == 0.0 { 0.0 } else { n }
}
