//! What a bot answers: one line, one act.

use canasta::CardAction;

use super::{ForfeitReason, PLAYS_ON};
use crate::json::Json;

/// An answer that can be read; nothing is judged here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The act that the bot wants to make.
    pub action: CardAction,
    /// Whether it says that the bot speaks version 2 of the protocol: it may be greeted again, for other deals.
    pub plays_on: bool,
}

/// Reads an answer: a JSON string that is an act, `"discard 9S"`, or a JSON object that has one under `action`,
/// `{"action": "discard 9S", "protocol": 2}`. What else an object holds is the bot's own business. White space around it is
/// ignored.
///
/// # Errors
/// Why it is none; nothing is judged here.
pub fn read_answer(line: &[u8]) -> Result<Answer, ForfeitReason> {
    let line = std::str::from_utf8(line).map_err(|_| ForfeitReason::NotUtf8)?.trim();
    if line.is_empty() {
        return Err(ForfeitReason::EmptyLine);
    }
    let json: Json = serde_json::from_str(line).map_err(|error| ForfeitReason::NotJson {
        error: error.to_string(),
        // The most common slip: the words of an act, without the quotation marks of a JSON string.
        bare_action: line.parse::<CardAction>().is_ok(),
    })?;
    let action = match &json {
        Json::Text(action) => action,
        Json::Object(_) => json.get("act").and_then(Json::text).ok_or(ForfeitReason::NoAction)?,
        _ => return Err(ForfeitReason::NoAction),
    };
    let plays_on = json.get("protocol").and_then(Json::whole) == Some(PLAYS_ON.into());
    action.parse::<CardAction>().map(|action| Answer { action, plays_on }).map_err(ForfeitReason::Unreadable)
}

/// The act of an answer.
///
/// # Errors
/// As [`read_answer`].
pub fn read_action(line: &[u8]) -> Result<CardAction, ForfeitReason> {
    read_answer(line).map(|answer| answer.action)
}
