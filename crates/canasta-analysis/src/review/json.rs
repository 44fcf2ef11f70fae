//! Reviews as JSON for other programs. The book describes the format in “A review of a game”.

use canasta::{Action, Seat};
use canasta_bots::{Estimate, RatedTurn};
use serde::Serialize;

use crate::review::{
    Accuracy, Amount, Cause, Choice, DealReview, Effort, FinishedGame, ForecastMetric, Mark, Reason, SeatReview, Step,
    Tag,
};

/// The version of the format.
pub const FORMAT: u32 = 1;

#[derive(Serialize)]
struct FullReport<'r> {
    canasta_review: u32,
    effort: JsonEffort,
    seats: Vec<JsonSeat<'r>>,
}

#[derive(Serialize)]
struct JsonEffort {
    nodes: u32,
    deep: usize,
    deep_nodes: u32,
    event_nodes: u32,
}

#[derive(Serialize)]
struct JsonSeat<'r> {
    seat: u8,
    name: &'r str,
    before: i64,
    result: JsonAmount,
    luck: JsonAmount,
    skill: JsonAmount,
    accuracy: JsonAccuracy,
    curve: Vec<(usize, i64)>,
    turning_points: Vec<JsonTurningPoint>,
    deals: Vec<JsonDeal>,
}

#[derive(Serialize)]
struct JsonAmount {
    points: i64,
    chance: i64,
}

#[derive(Serialize)]
struct JsonAccuracy {
    percent: f64,
    least: f64,
    most: f64,
    lost: JsonEstimate,
    choices: usize,
}

#[derive(Serialize)]
struct JsonEstimate {
    mean: f64,
    error: Option<f64>,
}

#[derive(Serialize)]
struct JsonTurningPoint {
    deal: usize,
    moment: usize,
    chance: i64,
}

#[derive(Serialize)]
struct JsonDeal {
    deal: usize,
    result: JsonAmount,
    luck: JsonAmount,
    skill: JsonAmount,
    steps: Vec<JsonStep>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum JsonStep {
    Luck(JsonLuck),
    Choice(Box<JsonChoice>),
}

#[derive(Serialize)]
struct JsonLuck {
    luck: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    moment: usize,
    amount: JsonAmount,
}

#[derive(Serialize)]
struct JsonChoice {
    choice: Vec<String>,
    moment: usize,
    turn: usize,
    value: JsonAmount,
    skill: JsonAmount,
    deep: bool,
    lost: JsonLoss,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    better: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<JsonReason>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tags: Vec<&'static str>,
}

#[derive(Serialize)]
struct JsonLoss {
    points: JsonEstimate,
    percent: JsonEstimate,
}

#[derive(Serialize)]
struct JsonReason {
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<String>,
    played: f64,
    better: f64,
}

/// Writes reviews of some seats in a game as one line of JSON.
pub(crate) fn json(game: &FinishedGame, effort: &Effort, reviews: &[SeatReview]) -> String {
    let report = FullReport {
        canasta_review: FORMAT,
        effort: JsonEffort {
            nodes: effort.nodes,
            deep: effort.deep,
            deep_nodes: effort.deep_nodes,
            event_nodes: effort.event_nodes,
        },
        seats: reviews.iter().map(|review| seat(game, review)).collect(),
    };
    // Names, numbers and lists of them can always be written as JSON.
    serde_json::to_string(&report).unwrap_or_default()
}

fn seat<'r>(game: &'r FinishedGame, review: &SeatReview) -> JsonSeat<'r> {
    let player = game.replay().record().players.get(review.seat.index());
    JsonSeat {
        seat: review.seat.0,
        name: player.map_or("", |player| &player.name),
        before: review.before.chance,
        result: amount(review.result),
        luck: amount(review.luck),
        skill: amount(review.skill),
        accuracy: accuracy(&review.accuracy),
        curve: review.curve(),
        turning_points: review
            .turning_points()
            .into_iter()
            .map(|(deal, step)| JsonTurningPoint { deal, moment: step.moment(), chance: step.amount().chance })
            .collect(),
        deals: (1..).zip(&review.deals).map(|(number, one)| deal(number, one)).collect(),
    }
}

fn deal(number: usize, deal: &DealReview) -> JsonDeal {
    JsonDeal {
        deal: number,
        result: amount(deal.result),
        luck: amount(deal.luck),
        skill: amount(deal.skill),
        steps: deal.steps.iter().map(step).collect(),
    }
}

fn step(step: &Step) -> JsonStep {
    match step {
        Step::Luck(luck) => {
            let (name, seat) = luck.cause.code();
            JsonStep::Luck(JsonLuck {
                luck: name,
                seat: seat.map(|seat| seat.0),
                moment: luck.moment,
                amount: amount(luck.amount),
            })
        }
        Step::Choice(choice) => JsonStep::Choice(Box::new(json_choice(choice))),
    }
}

fn json_choice(choice: &Choice) -> JsonChoice {
    let actions = |turn: &RatedTurn| turn.actions.iter().map(Action::to_string).collect();
    JsonChoice {
        choice: actions(&choice.played),
        moment: choice.moment,
        turn: choice.turn,
        value: amount(choice.value),
        skill: amount(choice.skill),
        deep: choice.deep,
        lost: JsonLoss { points: estimate(choice.loss.points, 1.0), percent: estimate(choice.loss.chance, 100.0) },
        mark: choice.mark.map(Mark::code),
        better: if choice.better.actions == choice.played.actions { Vec::new() } else { actions(&choice.better) },
        reasons: choice.reasons.iter().map(reason).collect(),
        tags: choice.tags.iter().map(|tag| tag.code()).collect(),
    }
}

fn reason(reason: &Reason) -> JsonReason {
    let (what, rank) = reason.what.code();
    JsonReason { what, rank, played: round3(reason.played), better: round3(reason.better) }
}

/// The JSON names of forecast metrics. [`ForecastMetric::CanastaOf`] is missing because it needs a separate field for
/// its rank.
const METRICS: [(&str, ForecastMetric); 7] = [
    ("next-takes", ForecastMetric::NextTakes),
    ("opponents-take", ForecastMetric::OpponentsTake),
    ("own-side-takes", ForecastMetric::OwnSideTakes),
    ("own-side-goes-out", ForecastMetric::OwnSideGoesOut),
    ("opponents-go-out", ForecastMetric::OpponentsGoOut),
    ("canastas", ForecastMetric::Canastas),
    ("caught", ForecastMetric::Caught),
];

const CANASTA_OF: &str = "canasta-of";

impl ForecastMetric {
    /// The name in JSON, and the rank if there is one.
    pub(crate) fn code(self) -> (&'static str, Option<String>) {
        if let Self::CanastaOf(rank) = self {
            return (CANASTA_OF, Some(rank.to_string()));
        }
        let found = METRICS.iter().find(|(_, metric)| *metric == self);
        (found.map_or("", |(code, _)| code), None)
    }

    /// The inverse of [`ForecastMetric::code`].
    pub(crate) fn from_code(code: &str, rank: Option<&str>) -> Option<Self> {
        match rank {
            Some(rank) => Some(Self::CanastaOf(rank.parse().ok()?)).filter(|_| code == CANASTA_OF),
            None => METRICS.iter().find(|(name, _)| *name == code).map(|(_, metric)| *metric),
        }
    }
}

impl Cause {
    /// The name in JSON, and the seat if there is one.
    pub(crate) const fn code(self) -> (&'static str, Option<Seat>) {
        match self {
            Self::Dealt => ("dealt", None),
            Self::Draw => ("draw", None),
            Self::Replacement => ("replacement", None),
            Self::Turn(seat) => ("turn", Some(seat)),
            Self::Answer(seat) => ("answer", Some(seat)),
            Self::Substitute => ("stand-in", None),
            Self::End => ("end", None),
        }
    }

    /// The inverse of [`Cause::code`].
    pub(crate) fn from_code(code: &str, seat: Option<Seat>) -> Option<Self> {
        let all = [Self::Dealt, Self::Draw, Self::Replacement, Self::Substitute, Self::End];
        let with_seat = seat.into_iter().flat_map(|seat| [Self::Turn(seat), Self::Answer(seat)]);
        all.into_iter().chain(with_seat).find(|cause| cause.code() == (code, seat))
    }
}

impl Mark {
    pub(crate) const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The name in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl Tag {
    /// All tags.
    pub const ALL: [Self; 13] = [
        Self::BreaksPair,
        Self::Feeds,
        Self::DiscardsMeldable,
        Self::DiscardsWild,
        Self::FreezesLate,
        Self::SpendsWilds,
        Self::HoardsWilds,
        Self::LeavesPile,
        Self::TakesPile,
        Self::MeldsEarly,
        Self::MeldsLate,
        Self::GoesOutEarly,
        Self::GoesOutLate,
    ];

    /// The name in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BreaksPair => "breaks-pair",
            Self::Feeds => "feeds",
            Self::DiscardsMeldable => "discards-meldable",
            Self::DiscardsWild => "discards-wild",
            Self::FreezesLate => "freezes-late",
            Self::SpendsWilds => "spends-wilds",
            Self::HoardsWilds => "hoards-wilds",
            Self::LeavesPile => "leaves-pile",
            Self::TakesPile => "takes-pile",
            Self::MeldsEarly => "lays-early",
            Self::MeldsLate => "lays-late",
            Self::GoesOutEarly => "goes-out-early",
            Self::GoesOutLate => "goes-out-late",
        }
    }
}

const fn amount(amount: Amount) -> JsonAmount {
    JsonAmount { points: amount.points, chance: amount.chance }
}

fn accuracy(accuracy: &Accuracy) -> JsonAccuracy {
    JsonAccuracy {
        percent: round3(accuracy.percent),
        least: round3(accuracy.least),
        most: round3(accuracy.most),
        lost: estimate(accuracy.lost, 100.0),
        choices: accuracy.choices,
    }
}

/// Rounds an estimate. An infinite error is left out.
fn estimate(estimate: Estimate, times: f64) -> JsonEstimate {
    let error = estimate.error * times;
    JsonEstimate { mean: round3(estimate.mean * times), error: error.is_finite().then(|| round3(error)) }
}

fn round3(n: f64) -> f64 {
    let n = (n * 1000.0).round() / 1000.0;
    // Avoid −0.
    if n == 0.0 { 0.0 } else { n }
}
