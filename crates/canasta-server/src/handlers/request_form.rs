//! The forms of `POST /table/{id}/do`. The field `what` selects the form.

use std::str::FromStr;

use canasta::Seat;
use canasta_live::{Admission, Request, WindowNumber};
use canasta_table::journal::Person;
use canasta_table::{ConcedeRequest, TableRefusal, TableRequest};
use serde::de::value::{Error, MapDeserializer};
use serde::{Deserialize, Deserializer, de};

use crate::handlers::forms::Fields;

/// A form sent to a table.
///
/// Serde buffers the fields as text until it knows `what`, so numbers need their own deserialisers. Unknown fields are
/// ignored.
#[derive(Clone, PartialEq, Eq, Deserialize, Debug)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub(crate) enum RequestForm {
    /// A guest joins a listed table through the lobby.
    Come,
    /// Rematch.
    Again {
        #[serde(default)]
        seats: NextSeats,
    },
    Sit {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    Stand,
    /// Puts a bot of this level in a seat.
    Bot {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(default, deserialize_with = "text")]
        level: String,
    },
    /// Removes the bot or person from a seat.
    Free {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    /// Starts the game, with bots of level `fill` in the free seats.
    Begin {
        #[serde(default, deserialize_with = "optional")]
        fill: Option<String>,
    },
    Pause,
    Resume,
    Host {
        #[serde(deserialize_with = "person")]
        player: Person,
    },
    #[serde(rename = "stand-in")]
    Substitute {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
    },
    Leave,
    Back,
    /// Offers to concede the game, or concedes it if no partner has to be asked.
    Concede,
    AgreeToConcede,
    /// Withdraws or declines an offer to concede.
    PlayOn,
    /// Starts the next deal without waiting for more players.
    Deal,
    /// Creates a new spoken code.
    Code,
    /// Creates a new invitation; the old link stops working.
    Renew,
    /// Accepts a join request. The guest gets a seat, or the place of a player who lost access (a new phone, a deleted
    /// cookie).
    Admit {
        #[serde(deserialize_with = "number")]
        #[serde(rename = "knock")]
        join_request: u64,
        #[serde(default, deserialize_with = "optional_seat")]
        seat: Option<Seat>,
        #[serde(default, deserialize_with = "optional_person")]
        was: Option<Person>,
    },
    TurnAway {
        #[serde(deserialize_with = "number")]
        #[serde(rename = "knock")]
        join_request: u64,
        #[serde(default, deserialize_with = "is_yes")]
        for_good: bool,
    },
    Ban {
        #[serde(deserialize_with = "person")]
        player: Person,
    },
    /// Recognises a person without a seat as the player `was`, who lost their place.
    Same {
        #[serde(deserialize_with = "person")]
        player: Person,
        #[serde(deserialize_with = "person")]
        was: Person,
    },
    LetIn {
        #[serde(deserialize_with = "person")]
        player: Person,
    },
    /// Limits the seconds per turn. No limit if the field is missing.
    Allow {
        #[serde(default, deserialize_with = "optional")]
        seconds: Option<u32>,
    },
    Close,
    Withdraw,
    Agree,
    Hide,
    /// Shows the cards of the person in this seat, at a device that several people share.
    ShowCards {
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        #[serde(deserialize_with = "number")]
        window: WindowNumber,
    },
}

/// How seats are assigned in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NextSeats {
    /// All players keep their seats.
    #[default]
    Same,
    /// The players draw for seats.
    Drawn,
}

impl RequestForm {
    /// Parses the fields; `None` if they aren't a known form.
    pub(crate) fn read(fields: &Fields) -> Option<Self> {
        let fields = fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let form = Self::deserialize(MapDeserializer::<_, Error>::new(fields)).ok()?;
        // A guest is admitted either to a seat or as an earlier player, not both.
        let is_contradictory = matches!(form, Self::Admit { seat: Some(_), was: Some(_), .. });
        (!is_contradictory).then_some(form)
    }

    /// The request of a person at the table, who can only choose `offered` bots. `None` if the form is for guests.
    pub(crate) fn request(self, person: Person, offered: &[String]) -> Result<Option<Request>, TableRefusal> {
        let bot = |name: String| offered.contains(&name).then_some(name).ok_or(TableRefusal::NoSuchBot);
        let table = |request| Request::Table(person, request);
        Ok(Some(match self {
            Self::Come => return Ok(None),
            Self::Again { seats } => Request::Rematch { person, drawn: seats == NextSeats::Drawn },
            Self::Sit { seat } => table(TableRequest::Sit(seat)),
            Self::Stand => table(TableRequest::Stand),
            Self::Bot { seat, level } => table(TableRequest::SeatBot { seat, bot: bot(level)? }),
            Self::Free { seat } => table(TableRequest::Free(seat)),
            Self::Begin { fill: None } => table(TableRequest::Begin),
            Self::Begin { fill: Some(level) } => Request::FillAndBegin(person, bot(level)?),
            Self::Pause => table(TableRequest::Pause),
            Self::Resume => table(TableRequest::Resume),
            Self::Host { player } => table(TableRequest::MakeHost(player)),
            Self::Substitute { seat } => table(TableRequest::Substitute(seat)),
            Self::Leave => table(TableRequest::Leave),
            Self::Back => table(TableRequest::Back),
            Self::Concede => table(TableRequest::Concede(ConcedeRequest::Offer)),
            Self::AgreeToConcede => table(TableRequest::Concede(ConcedeRequest::Agree)),
            Self::PlayOn => table(TableRequest::Concede(ConcedeRequest::KeepPlaying)),
            Self::Ban { player } => table(TableRequest::Ban(player)),
            Self::LetIn { player } => table(TableRequest::Unban(player)),
            Self::Allow { seconds } => table(TableRequest::Allow(seconds)),
            Self::Close => table(TableRequest::Close),
            Self::Deal => Request::Deal(person),
            Self::Agree => Request::Agree(person),
            Self::Hide => Request::Hide(person),
            Self::ShowCards { seat, window } => Request::ShowCards { person, seat, window },
            Self::Code => Request::NewCode(person),
            Self::Renew => Request::NewInvitation(person),
            Self::Admit { join_request, seat, was } => {
                let admission = match (was, seat) {
                    (Some(person), _) => Admission::ReturnAs(person),
                    (None, Some(seat)) => Admission::TakeSeat(seat),
                    (None, None) => Admission::Enter,
                };
                Request::Admit { person, join_request, admission }
            }
            Self::TurnAway { join_request, for_good: ban } => Request::Decline { person, join_request, ban },
            Self::Same { player: newcomer, was } => Request::Identify { person, newcomer, was },
            Self::Withdraw => Request::Withdraw(person),
        }))
    }
}

/// The trimmed value of a field.
fn text<'de, D: Deserializer<'de>>(field: D) -> Result<String, D::Error> {
    String::deserialize(field).map(|text| text.trim().to_owned())
}

fn parse<T: FromStr, E: de::Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|_| E::custom("value"))
}

fn number<'de, D: Deserializer<'de>, T: FromStr>(field: D) -> Result<T, D::Error> {
    parse(&text(field)?)
}

/// The value of an optional field. `None` if it is empty.
fn optional<'de, D: Deserializer<'de>, T: FromStr>(field: D) -> Result<Option<T>, D::Error> {
    let text = text(field)?;
    if text.is_empty() { Ok(None) } else { parse(&text).map(Some) }
}

fn seat<'de, D: Deserializer<'de>>(field: D) -> Result<Seat, D::Error> {
    optional_seat(field)?.ok_or_else(|| de::Error::custom("seat"))
}

fn optional_seat<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Seat>, D::Error> {
    match optional(field)?.map(Seat) {
        Some(seat) if seat.index() >= canasta::MAX_SEATS => Err(de::Error::custom("seat")),
        seat => Ok(seat),
    }
}

fn person<'de, D: Deserializer<'de>>(field: D) -> Result<Person, D::Error> {
    number(field).map(Person)
}

fn optional_person<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Person>, D::Error> {
    optional(field).map(|number| number.map(Person))
}

fn is_yes<'de, D: Deserializer<'de>>(field: D) -> Result<bool, D::Error> {
    text(field).map(|text| text == "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(form: &str) -> Option<RequestForm> {
        RequestForm::read(&crate::handlers::forms::fields_of(form.as_bytes()).unwrap())
    }

    const ME: Person = Person(5);

    fn request(form: &str) -> Result<Option<Request>, TableRefusal> {
        read(form).unwrap_or_else(|| panic!("{form}")).request(ME, &["club".to_owned()])
    }

    #[test]
    fn reads_every_form_that_the_pages_send() {
        let seat = Seat(2);
        let player = Person(1);
        let table = |request| Request::Table(ME, request);
        let admit = |admission| Request::Admit { person: ME, join_request: 7, admission };
        let decline = |ban| Request::Decline { person: ME, join_request: 7, ban };
        let rematch = |drawn| Request::Rematch { person: ME, drawn };
        for (form, expect) in [
            ("what=again", rematch(false)),
            ("what=again&seats=same", rematch(false)),
            ("what=again&seats=drawn", rematch(true)),
            ("what=sit&seat=2", table(TableRequest::Sit(seat))),
            ("what=stand", table(TableRequest::Stand)),
            ("what=bot&seat=2&level=club", table(TableRequest::SeatBot { seat, bot: "club".to_owned() })),
            ("what=free&seat=2", table(TableRequest::Free(seat))),
            ("what=begin", table(TableRequest::Begin)),
            ("what=begin&fill=", table(TableRequest::Begin)),
            ("what=begin&fill=club", Request::FillAndBegin(ME, "club".to_owned())),
            ("what=pause", table(TableRequest::Pause)),
            ("what=resume", table(TableRequest::Resume)),
            ("what=host&player=1", table(TableRequest::MakeHost(player))),
            ("what=stand-in&seat=2", table(TableRequest::Substitute(seat))),
            ("what=leave", table(TableRequest::Leave)),
            ("what=back", table(TableRequest::Back)),
            ("what=concede", table(TableRequest::Concede(ConcedeRequest::Offer))),
            ("what=agree-to-concede", table(TableRequest::Concede(ConcedeRequest::Agree))),
            ("what=play-on", table(TableRequest::Concede(ConcedeRequest::KeepPlaying))),
            ("what=ban&player=1", table(TableRequest::Ban(player))),
            ("what=let-in&player=1", table(TableRequest::Unban(player))),
            ("what=allow&seconds=3600", table(TableRequest::Allow(Some(3600)))),
            ("what=allow&seconds=", table(TableRequest::Allow(None))),
            ("what=allow", table(TableRequest::Allow(None))),
            ("what=close", table(TableRequest::Close)),
            ("what=deal", Request::Deal(ME)),
            ("what=agree", Request::Agree(ME)),
            ("what=hide", Request::Hide(ME)),
            ("what=code", Request::NewCode(ME)),
            ("what=renew", Request::NewInvitation(ME)),
            ("what=admit&knock=7", admit(Admission::Enter)),
            ("what=admit&knock=7&seat=&was=", admit(Admission::Enter)),
            ("what=admit&knock=7&seat=2", admit(Admission::TakeSeat(seat))),
            ("what=admit&knock=7&was=1", admit(Admission::ReturnAs(player))),
            ("what=turn-away&knock=7", decline(false)),
            ("what=turn-away&knock=7&for-good=yes", decline(true)),
            ("what=same&player=3&was=1", Request::Identify { person: ME, newcomer: Person(3), was: player }),
            ("what=withdraw", Request::Withdraw(ME)),
            // The order of fields, spaces around numbers and unknown fields don't matter.
            ("seat=+2+&what=sit&more=1", table(TableRequest::Sit(seat))),
        ] {
            assert_eq!(request(form), Ok(Some(expect)), "{form}");
        }
        assert_eq!(request("what=come&name=Ann"), Ok(None));
    }

    #[test]
    fn rejects_a_form_with_a_wrong_field() {
        for form in [
            "",
            "seat=2",
            "what=",
            "what=fly",
            "what=Sit&seat=2",
            "what=sit",
            "what=sit&seat=",
            "what=sit&seat=6",
            "what=sit&seat=-1",
            "what=sit&seat=two",
            "what=sit&what=stand&seat=2",
            "what=again&seats=best",
            "what=host",
            "what=host&player=256",
            "what=allow&seconds=soon",
            "what=allow&seconds=4294967296",
            "what=admit",
            "what=admit&knock=x",
            "what=admit&knock=7&seat=9",
            "what=admit&knock=7&seat=2&was=1",
            "what=turn-away",
            "what=same&player=3",
        ] {
            assert_eq!(read(form), None, "{form}");
        }
    }

    #[test]
    fn only_offered_bots_can_be_chosen() {
        for form in ["what=bot&seat=2&level=stranger", "what=bot&seat=2", "what=begin&fill=stranger"] {
            assert_eq!(request(form), Err(TableRefusal::NoSuchBot), "{form}");
        }
    }
}
