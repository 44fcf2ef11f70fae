//! What a bot answers: one line, one act.

use canasta::DressedAct;

use super::Lapse;
use crate::json::Json;
use crate::notation;

/// Reads an answer: a JSON string that is an act, `"discard 9S"`, or a JSON object that has one under `act`,
/// `{"act": "discard 9S"}`. What else an object holds is the bot's own business. White space around it is ignored.
///
/// # Errors
/// Why it is none; nothing is judged here.
pub fn read_act(line: &[u8]) -> Result<DressedAct, Lapse> {
    let line = std::str::from_utf8(line).map_err(|_| Lapse::NotUtf8)?.trim();
    if line.is_empty() {
        return Err(Lapse::EmptyLine);
    }
    let json: Json = serde_json::from_str(line).map_err(|error| Lapse::NotJson {
        error: error.to_string(),
        // The most common slip: the words of an act, without the quotation marks of a JSON string.
        bare_act: notation::parse_act(line).is_ok(),
    })?;
    let act = match &json {
        Json::Text(act) => act,
        Json::Object(_) => json.get("act").and_then(Json::text).ok_or(Lapse::NoAct)?,
        _ => return Err(Lapse::NoAct),
    };
    notation::parse_act(act).map_err(Lapse::Unreadable)
}
