//! The stored form of reviews, which this and later versions can read.

use canasta::{Action, Seat};
use canasta_bots::{Estimate, Forecast, KindShares, RatedTurn, TurnValue};
use serde::{Deserialize, Serialize};

use crate::review::{
    Accuracy, Amount, Cause, CertainLoss, Choice, DealReview, Effort, ForecastMetric, Luck, Mark, Reason, SeatReview,
    Step, Tag,
};

/// The version of the reviewer. The same version, game and effort always give the same review. Raise it whenever
/// reviews change, for example with the search or its networks. Reviews by other versions are then redone.
pub const REVIEWER: u32 = 3;

/// A review, with the version and effort it was made with.
#[derive(Clone, PartialEq, Debug)]
pub struct VersionedReview {
    /// The version of the reviewer.
    pub reviewer: u32,
    /// The effort of the review.
    pub effort: Effort,
    /// The review. Numbers are rounded to nine decimals. Only marked choices have forecasts.
    pub review: SeatReview,
}

impl VersionedReview {
    /// A review made by the current reviewer.
    pub const fn new(effort: Effort, review: SeatReview) -> Self {
        Self { reviewer: REVIEWER, effort, review }
    }

    /// Whether redoing the review with this effort would give the same result.
    pub fn is_current(&self, effort: &Effort) -> bool {
        self.reviewer == REVIEWER && self.effort == *effort
    }

    /// The stored form: one line of JSON.
    pub fn text(&self) -> String {
        let Effort { nodes, deep, deep_nodes, event_nodes } = self.effort;
        let SeatReview { seat, before, deals, accuracy, .. } = &self.review;
        let dto = ReviewDto {
            reviewer: self.reviewer,
            effort: (nodes, deep, deep_nodes, event_nodes),
            seat: seat.0,
            before: pair(*before),
            accuracy: [accuracy.percent, accuracy.least, accuracy.most].map(round9),
            lost: estimate(accuracy.lost),
            choices: accuracy.choices,
            deals: deals.iter().map(|deal| deal.steps.iter().map(StepDto::of).collect()).collect(),
        };
        // Numbers, strings and lists of them can always be written as JSON.
        serde_json::to_string(&dto).unwrap_or_default()
    }

    /// Reads the stored form. `None` if this version can't read it, so that the caller redoes the review.
    pub fn read(text: &str) -> Option<Self> {
        let dto: ReviewDto = serde_json::from_str(text).ok()?;
        let (nodes, deep, deep_nodes, event_nodes) = dto.effort;
        let deals = dto.deals.into_iter().map(deal).collect::<Option<Vec<_>>>()?;
        let sum = |part: fn(&DealReview) -> Amount| deals.iter().map(part).sum();
        let [percent, least, most] = dto.accuracy;
        let review = SeatReview {
            seat: Seat(dto.seat),
            before: amount(dto.before),
            result: sum(|deal| deal.result),
            luck: sum(|deal| deal.luck),
            skill: sum(|deal| deal.skill),
            accuracy: Accuracy { percent, least, most, lost: read_estimate(dto.lost), choices: dto.choices },
            deals,
        };
        Some(Self { reviewer: dto.reviewer, effort: Effort { nodes, deep, deep_nodes, event_nodes }, review })
    }
}

/// The points and chance of an [`Amount`].
type Pair = (i64, i64);
/// A mean and its standard error, which is `None` if it is infinite.
type StoredEstimate = (f64, Option<f64>);

#[derive(Serialize, Deserialize)]
struct ReviewDto {
    reviewer: u32,
    effort: (u32, usize, u32, u32),
    seat: u8,
    before: Pair,
    accuracy: [f64; 3],
    lost: StoredEstimate,
    choices: usize,
    deals: Vec<Vec<StepDto>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StepDto {
    Luck(LuckDto),
    Choice(Box<ChoiceDto>),
}

#[derive(Serialize, Deserialize)]
struct LuckDto {
    cause: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    moment: usize,
    amount: Pair,
}

#[derive(Serialize, Deserialize)]
struct ChoiceDto {
    moment: usize,
    turn: usize,
    value: Pair,
    skill: Pair,
    lost: (f64, f64),
    loss: [StoredEstimate; 3],
    deep: bool,
    played: TurnDto,
    /// The better turn; `None` if the played one was best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    better: Option<TurnDto>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<(String, Option<String>, f64, f64)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct TurnDto {
    #[serde(rename = "acts")]
    actions: Vec<String>,
    loses: StoredEstimate,
    equal: bool,
    worse_in: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    forecast: Option<ForecastDto>,
}

#[derive(Serialize, Deserialize)]
struct ForecastDto {
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

impl StepDto {
    fn of(step: &Step) -> Self {
        match step {
            Step::Luck(luck) => {
                let (cause, seat) = luck.cause.code();
                Self::Luck(LuckDto {
                    cause: cause.to_owned(),
                    seat: seat.map(|seat| seat.0),
                    moment: luck.moment,
                    amount: pair(luck.amount),
                })
            }
            Step::Choice(choice) => Self::Choice(Box::new(ChoiceDto::of(choice))),
        }
    }

    fn read(self) -> Option<Step> {
        Some(match self {
            Self::Luck(LuckDto { cause, seat, moment, amount: changed }) => {
                Step::Luck(Luck { cause: Cause::from_code(&cause, seat.map(Seat))?, moment, amount: amount(changed) })
            }
            Self::Choice(choice) => Step::Choice(Box::new(choice.read()?)),
        })
    }
}

impl ChoiceDto {
    fn of(choice: &Choice) -> Self {
        let TurnValue { points, chance, worth } = choice.loss;
        let is_explained = choice.mark.is_some();
        let reason = |reason: &Reason| {
            let (what, rank) = reason.what.code();
            (what.to_owned(), rank, round9(reason.played), round9(reason.better))
        };
        let better = (choice.better != choice.played).then(|| TurnDto::of(&choice.better, is_explained));
        Self {
            moment: choice.moment,
            turn: choice.turn,
            value: pair(choice.value),
            skill: pair(choice.skill),
            lost: (round9(choice.lost.points), round9(choice.lost.chance)),
            loss: [points, chance, worth].map(estimate),
            deep: choice.deep,
            played: TurnDto::of(&choice.played, is_explained),
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
            Some(Reason { what: ForecastMetric::from_code(&what, rank.as_deref())?, played, better })
        };
        Some(Choice {
            moment: self.moment,
            turn: self.turn,
            value: amount(self.value),
            skill: amount(self.skill),
            lost: CertainLoss { points: self.lost.0, chance: self.lost.1 },
            loss: TurnValue { points, chance, worth },
            deep: self.deep,
            mark,
            better: self.better.map_or_else(|| Some(played.clone()), TurnDto::read)?,
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

impl TurnDto {
    fn of(turn: &RatedTurn, is_explained: bool) -> Self {
        Self {
            actions: turn.actions.iter().map(Action::to_string).collect(),
            loses: estimate(Estimate { mean: turn.loses, error: turn.error }),
            equal: turn.equal,
            worse_in: round9(turn.worse_in),
            forecast: is_explained.then(|| ForecastDto::of(&turn.forecast)),
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
            forecast: self.forecast.map_or_else(|| Some(Forecast::default()), ForecastDto::read)?,
        })
    }
}

impl ForecastDto {
    fn of(forecast: &Forecast) -> Self {
        let shares = |of: &KindShares| of.iter().map(|(kind, share)| (kind.to_string(), round9(share))).collect();
        Self {
            deals: forecast.deals,
            pile: forecast.pile,
            next_takes: round9(forecast.next_takes),
            opponents_take: round9(forecast.opponents_take),
            own_side_takes: round9(forecast.own_side_takes),
            own_side_goes_out: round9(forecast.own_side_goes_out),
            opponents_go_out: round9(forecast.opponents_go_out),
            canastas: round9(forecast.canastas),
            ahead: round9(forecast.ahead),
            wins: round9(forecast.wins),
            caught: round9(forecast.caught),
            canasta_of: shares(&forecast.canasta_of),
            takes_with: shares(&forecast.takes_with),
            taken: round9(forecast.taken),
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

/// Rebuilds a deal and its sums from the steps.
fn deal(steps: Vec<StepDto>) -> Option<DealReview> {
    let steps = steps.into_iter().map(StepDto::read).collect::<Option<Vec<_>>>()?;
    let mut luck = Amount::NONE;
    let mut skill = Amount::NONE;
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

fn estimate(estimate: Estimate) -> StoredEstimate {
    (round9(estimate.mean), estimate.error.is_finite().then(|| round9(estimate.error)))
}

fn read_estimate((mean, error): StoredEstimate) -> Estimate {
    Estimate { mean, error: error.unwrap_or(f64::INFINITY) }
}

/// Rounds to nine decimals (never −0) so that values survive a round trip.
fn round9(n: f64) -> f64 {
    let n = (n * 1e9).round() / 1e9;
    if n == 0.0 { 0.0 } else { n }
}
