//! Events as the store needs them.

use canasta_pad::Event;
use canasta_store::{PadDeviceId, PadEvent, PadEventId};
use serde::Deserialize;

use super::bytes;

/// Why an event isn't stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EventError {
    TooLarge,
    /// It has another form, or an impossible value.
    NotUnderstood,
    /// The pad has no room for it.
    Full,
}

/// Reads an event. Its text stays unchanged.
pub(super) fn parse_event(text: &str) -> Result<PadEvent, EventError> {
    let event = Event::parse(text).map_err(|error| match error {
        canasta_pad::EventError::TooLong => EventError::TooLarge,
        canasta_pad::EventError::Form(_) | canasta_pad::EventError::Value(_) => EventError::NotUnderstood,
    })?;
    let id = bytes(&event.id).map(PadEventId).ok_or(EventError::NotUnderstood)?;
    let device = bytes(&event.device).map(PadDeviceId).ok_or(EventError::NotUnderstood)?;
    Ok(PadEvent { id, clock: event.clock, device, text: text.to_owned() })
}

/// The id of an event that is refused; empty if it has none.
pub(super) fn id_of(text: &str) -> String {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    let id = serde_json::from_str(text).map(|Id { id }| id).unwrap_or_default();
    if bytes::<16>(&id).is_some() { id } else { String::new() }
}

#[cfg(test)]
mod tests {
    use canasta_pad::MAX_EVENT_BYTES;

    use super::*;

    const EVENT: &str = r#"{"id":"0123456789abcdef0123456789abcdef", "clock":7,"at":1764533520000,"by":"Tom",
        "device":"0123456789abcdef","kind":"settled","query":"0123456789abcdef0123456789abcdef"}"#;

    #[test]
    fn keeps_the_text_of_an_event() {
        let event = parse_event(EVENT).unwrap();
        assert_eq!((event.text.as_str(), event.clock, event.device.0[0]), (EVENT, 7, 1));
    }

    #[test]
    fn refuses_what_no_phone_sends() {
        for (part, wrong) in [
            ("\"clock\":7", "\"clock\":2147483648"),
            ("\"clock\":7", "\"clock\":-1"),
            ("\"at\":1764533520000", "\"at\":1e300"),
            ("\"at\":1764533520000", "\"at\":-1"),
            ("\"id\":\"01", "\"id\":\"0A"),
            ("\"id\":\"01", "\"id\":\""),
            ("\"device\":\"01", "\"device\":\"012"),
            ("\"Tom\"", "\"Tom\",\"by\":\"Tom\""),
            ("\"Tom\"", "\"Tom Tom Tom Tom Tom Tom T\""),
            ("settled", "sold"),
            ("{", "[{"),
        ] {
            assert_eq!(parse_event(&EVENT.replacen(part, wrong, 1)), Err(EventError::NotUnderstood), "{wrong}");
        }
        let large = EVENT.replace("settled", &"s".repeat(MAX_EVENT_BYTES));
        assert_eq!(parse_event(&large), Err(EventError::TooLarge));
        assert_eq!(id_of(&large), "0123456789abcdef0123456789abcdef");
        assert_eq!((id_of("7"), id_of("{\"id\":\"<b>\"}")), (String::new(), String::new()));
    }
}
