//! A bot's answer: one line with one action.

use canasta::CardAction;

use super::{ForfeitReason, REUSE_VERSION};
use crate::json::Json;

/// A parsed answer. Its action may be illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The bot's action.
    pub action: CardAction,
    /// Whether the bot supports protocol version 2, which lets its process get another `hello` for other deals.
    pub is_reusable: bool,
}

/// Parses an answer: a JSON string with an action, such as `"discard 9S"`, or a JSON object with an action in `act`,
/// such as `{"act": "discard 9S", "protocol": 2}`. Other keys of the object are ignored, and so is surrounding white
/// space.
///
/// # Errors
/// Returns the reason why the line isn't an answer. Legality isn't checked.
pub fn read_answer(line: &[u8]) -> Result<Answer, ForfeitReason> {
    let line = std::str::from_utf8(line).map_err(|_| ForfeitReason::NotUtf8)?.trim();
    if line.is_empty() {
        return Err(ForfeitReason::EmptyLine);
    }
    let json: Json = serde_json::from_str(line).map_err(|error| ForfeitReason::NotJson {
        error: error.to_string(),
        // The most common mistake: an action without the quotation marks of a JSON string.
        bare_action: line.parse::<CardAction>().is_ok(),
    })?;
    let action = match &json {
        Json::Text(action) => action,
        Json::Object(_) => json.get("act").and_then(Json::text).ok_or(ForfeitReason::NoAction)?,
        _ => return Err(ForfeitReason::NoAction),
    };
    let is_reusable = json.get("protocol").and_then(Json::whole) == Some(REUSE_VERSION.into());
    action.parse::<CardAction>().map(|action| Answer { action, is_reusable }).map_err(ForfeitReason::Unreadable)
}

/// Parses the action of an answer.
///
/// # Errors
/// Returns the same errors as [`read_answer`].
pub fn read_action(line: &[u8]) -> Result<CardAction, ForfeitReason> {
    read_answer(line).map(|answer| answer.action)
}
