//! Looks up bots by name, with parameters for measurements.

use crate::{
    Adaptive, Beginner, Bot, Casual, Club, Greedy, Hoarder, Miser, Naive, PlayoutPolicy, Racer, Random, RatedBy,
    Skilled, Strong, Thinker, Thinking, Weights,
};

/// The names that [`by_name`] accepts: first bots used only for measurements, then the levels, weakest first, then the
/// bot that switches between levels.
pub const NAMES: &[&str] = &[
    "random", "greedy", "naive", "hoarder", "miser", "racer", "beginner", "casual", "club", "skilled", "strong",
    "expert", "adaptive",
];

/// The levels people can choose, weakest first.
pub const LEVELS: &[&str] = &["beginner", "casual", "club", "skilled", "strong", "expert"];

/// The bot of that name, optionally with parameters after an `@`: `key=value`, separated by `;` (`expert@nodes=400`).
/// `None` if there is no such bot.
///
/// - `club@untuned` is the club player before tuning, and `club@racing` goes out as soon as it can.
/// - `skilled@lead=N` replaces the club player's turn by one that is rated at least N points higher; with 0 it always
///   plays the best-rated turn.
/// - `expert` accepts `nodes`, `turns`, `margin`, `horizon`, `own-turns`, `rated-by` (`evaluator` or `club`), `swaps`,
///   `rating-error` and `model-error` ([`Thinking`]).
pub fn by_name(name: &str) -> Option<Box<dyn Bot>> {
    let (bot, parameters) = name.split_once('@').unwrap_or((name, ""));
    if parameters.is_empty() && name.ends_with('@') {
        return None;
    }
    let plain = |bot: Box<dyn Bot>| parameters.is_empty().then_some(bot);
    match bot {
        "random" => plain(Box::new(Random)),
        "greedy" => plain(Box::new(Greedy)),
        "naive" => plain(Box::new(Naive)),
        "hoarder" => plain(Box::new(Hoarder)),
        "miser" => plain(Box::new(Miser)),
        "racer" => plain(Box::new(Racer)),
        "beginner" => plain(Box::new(Beginner)),
        "casual" => plain(Box::new(Casual)),
        "club" if parameters == "untuned" => Some(Box::new(Club { weights: Some(Weights::UNTUNED) })),
        "club" if parameters == "racing" => Some(Box::new(Club { weights: Some(Weights::RACING) })),
        "club" => plain(Box::<Club>::default()),
        "skilled" if parameters.is_empty() => Some(Box::<Skilled>::default()),
        "skilled" => {
            let lead = parameters.strip_prefix("lead=").and_then(finite).filter(|&lead| lead >= 0.0)?;
            Some(Box::new(Skilled::new(name, lead)))
        }
        "strong" => plain(Box::<Strong>::default()),
        "expert" => Some(Box::new(Thinker::new(name, parse_thinking(Thinking::EXPERT, parameters)?))),
        "adaptive" => plain(Box::new(Adaptive::new(LEVELS.iter().filter_map(|level| by_name(level)).collect()))),
        _ => None,
    }
}

/// Applies the parameters of a bot that searches.
fn parse_thinking(mut thinking: Thinking, parameters: &str) -> Option<Thinking> {
    for parameter in parameters.split(';').filter(|parameter| !parameter.is_empty()) {
        let (key, value) = parameter.split_once('=')?;
        match key {
            "nodes" => thinking.nodes = value.parse().ok().filter(|&nodes| nodes > 0)?,
            "turns" => thinking.turns = value.parse().ok().filter(|turns| (1..=100).contains(turns))?,
            "margin" => thinking.margin = finite(value)?,
            "horizon" => {
                thinking.playout_policy =
                    PlayoutPolicy::Club { horizon: value.parse().ok().filter(|&turns| turns > 0)? }
            }
            "own-turns" => {
                thinking.playout_policy =
                    PlayoutPolicy::Evaluated { own_turns: value.parse().ok().filter(|&turns| turns > 0)? };
            }
            "swaps" => thinking.swaps = value.parse().ok().filter(|&swaps: &u32| swaps <= 1000)?,
            "rated-by" => {
                thinking.rated_by = match value {
                    "evaluator" => RatedBy::Evaluator,
                    "club" => RatedBy::Club,
                    _ => return None,
                };
            }
            "rating-error" => thinking.rating_error = finite(value).filter(|&error| error > 0.0)?,
            "model-error" => thinking.model_error = finite(value).filter(|&error| error > 0.0)?,
            _ => return None,
        }
    }
    Some(thinking)
}

fn finite(value: &str) -> Option<f64> {
    value.parse().ok().filter(|number: &f64| number.is_finite())
}
