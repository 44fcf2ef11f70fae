//! The referee's answers as JSON.

use canasta::{CardAction, DeclaredRedThrees, notation};
use canasta_i18n::refusal::Refusal;
use canasta_record::json::Json;
use canasta_record::position::{Position, SeatView};
use canasta_record::score::SideScore;
use serde::Serialize;

/// The answer to a valid scenario.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    pub(super) id: &'a Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<RedThreesAtStart>,
    pub(super) steps: Vec<Step>,
    pub(super) ended: Option<&'static str>,
    pub(super) out: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) deal: Option<Vec<SideScore>>,
    pub(super) scores: Vec<i32>,
    pub(super) game_over: bool,
    pub(super) winner: Option<u8>,
    pub(super) position: Position,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) legal: Option<Legal>,
}

/// The legal actions at the end.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Legal {
    Actions(Vec<String>),
    /// There are too many to list. The flag is always true.
    TooMany {
        too_many: bool,
    },
    /// They depend on cards that the view doesn't show, so this is written as `null`.
    Hidden,
}

/// The answer to a view. Values that depend on hidden cards are `null`, and `unknown` says why.
#[derive(Serialize)]
pub(super) struct ViewAnswer<'a> {
    pub(super) id: &'a Json,
    pub(super) steps: Vec<Step>,
    pub(super) ended: Option<&'static str>,
    pub(super) out: Option<u8>,
    pub(super) scores: Option<Vec<i32>>,
    pub(super) position: Option<SeatView>,
    pub(super) unknown: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) legal: Option<Legal>,
}

/// The answer to a scenario with errors.
#[derive(Serialize)]
pub(super) struct ErrorAnswer<'a> {
    pub(super) id: &'a Json,
    pub(super) error: String,
}

/// The answer to a line that can't be read as a scenario.
#[derive(Serialize)]
pub(super) struct UnreadableAnswer {
    pub(super) error: String,
    pub(super) line: u64,
}

/// Red threes placed before the first action.
#[derive(Serialize)]
pub(super) struct RedThreesAtStart {
    tabled: String,
    drew: String,
}

impl RedThreesAtStart {
    pub(super) fn of(tabled: &DeclaredRedThrees) -> Self {
        Self {
            tabled: notation::cards(&tabled.red_threes).to_string(),
            drew: notation::cards(&tabled.drew).to_string(),
        }
    }
}

/// Red threes that the next player placed when the turn passed to them.
#[derive(Serialize)]
struct RedThreesOfNext {
    seat: u8,
    tabled: String,
    drew: String,
}

/// The result of an action.
#[derive(Serialize)]
pub(super) struct Step {
    action: String,
    seat: Option<u8>,
    /// Whether the action is allowed; `None` if a view doesn't determine it.
    ok: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drew: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tabled: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<RedThreesOfNext>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl Step {
    pub(super) fn done(action: String, step: &canasta::Step) -> Self {
        let draws = matches!(step.action, CardAction::Draw | CardAction::Declare(_));
        let tables = draws || matches!(step.action, CardAction::Take { .. });
        Self {
            action,
            seat: Some(step.seat.0),
            ok: Some(true),
            drew: draws.then(|| notation::cards(&step.drew).to_string()),
            tabled: tables.then(|| notation::cards(&step.red_threes).to_string()),
            next: step.next.as_ref().map(|next| RedThreesOfNext {
                seat: next.seat.0,
                tabled: notation::cards(&next.red_threes).to_string(),
                drew: notation::cards(&next.drew).to_string(),
            }),
            refused: None,
            because: None,
            rule: None,
        }
    }

    /// A step that shows nothing drawn from the stock.
    pub(super) fn seen(action: String, step: &canasta::Step) -> Self {
        let tables = matches!(step.action, CardAction::Take { .. } | CardAction::Declare(_));
        // A declaration shows only the first red three. Any others were drawn from the stock.
        let public =
            step.red_threes.iter().take(if matches!(step.action, CardAction::Declare(_)) { 1 } else { usize::MAX });
        let tabled: Vec<canasta::Card> = public.copied().collect();
        Self {
            action,
            seat: Some(step.seat.0),
            ok: Some(true),
            drew: None,
            tabled: tables.then(|| notation::cards(&tabled).to_string()),
            next: None,
            refused: None,
            because: None,
            rule: None,
        }
    }

    /// A step that is neither allowed nor refused, because it depends on hidden cards.
    pub(super) const fn unknown(action: String, seat: Option<u8>, because: String) -> Self {
        Self {
            action,
            seat,
            ok: None,
            drew: None,
            tabled: None,
            next: None,
            refused: None,
            because: Some(because),
            rule: None,
        }
    }

    pub(super) fn refused(action: String, seat: Option<u8>, refusal: Refusal) -> Self {
        Self {
            action,
            seat,
            ok: Some(false),
            drew: None,
            tabled: None,
            next: None,
            refused: Some(refusal.code),
            because: Some(refusal.because),
            rule: Some(refusal.rule),
        }
    }
}
