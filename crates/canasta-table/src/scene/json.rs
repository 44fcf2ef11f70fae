//! A scene as JSON. Cards, acts and kinds are their notation (`9S`, `discard 9S`), seats, sides and persons numbers, names of
//! fields and variants `snake_case`; what is there for each seat has six entries, what is there for each side one a side.
//! The cards on the table and in the viewer's hand are a position ([`canasta_record::position::view()`]).
//!
//! A scene holds only what its viewer may see, and everything written here is one of its fields: nothing is left out for
//! secrecy.

use canasta_record::fair::hex;
use canasta_record::house::{self, HouseRules};
use canasta_record::position;
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use super::{Scene, SessionStanding};
use crate::journal::Hash;

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Without `..`, so that a new field is not forgotten here.
        let Self {
            table,
            n,
            rules,
            players,
            seating,
            view,
            deal,
            sheet,
            totals,
            winner,
            log,
            fresh,
            highlights,
            laid_open,
            lesson,
            set,
            daily,
            hints,
            around,
        } = self;
        let public = &view.table.public;
        let preset = house::preset(rules).unwrap_or_else(|| HouseRules::nearest(public.rules()).preset);
        let sides = usize::from(public.players().sides());
        let sheet: Vec<_> = sheet.iter().map(|scores| &scores[..sides]).collect();
        let mut scene = serializer.serialize_struct("Scene", 19)?;
        scene.serialize_field("table", table)?;
        scene.serialize_field("n", n)?;
        scene.serialize_field("rules", rules)?;
        scene.serialize_field("players", players)?;
        scene.serialize_field("seating", seating)?;
        scene.serialize_field("view", &position::view(view, preset))?;
        scene.serialize_field("deal", deal)?;
        scene.serialize_field("sheet", &sheet)?;
        scene.serialize_field("totals", &totals[..sides])?;
        scene.serialize_field("winner", winner)?;
        scene.serialize_field("log", log)?;
        scene.serialize_field("fresh", fresh)?;
        scene.serialize_field("feats", highlights)?;
        scene.serialize_field("laid_open", laid_open)?;
        scene.serialize_field("lesson", lesson)?;
        scene.serialize_field("set", set)?;
        scene.serialize_field("daily", daily)?;
        scene.serialize_field("hints", hints)?;
        scene.serialize_field("around", around)?;
        scene.end()
    }
}

/// A hash, in hexadecimal.
pub(super) fn hash<S: Serializer>(hash: &Hash, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex(hash))
}

/// The code to speak, and for how many minutes it is good.
pub(super) fn spoken_code<S: Serializer>(code: &Option<(String, u64)>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct SpokenCode<'a> {
        code: &'a str,
        minutes: u64,
    }

    code.as_ref().map(|(code, minutes)| SpokenCode { code, minutes: *minutes }).serialize(serializer)
}

/// How many games the evening had, and what they came to.
pub(super) fn session_score<S: Serializer>(
    (games, scores): &(u32, Vec<SessionStanding>),
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct SessionScore<'a> {
        games: u32,
        scores: &'a [SessionStanding],
    }

    SessionScore { games: *games, scores }.serialize(serializer)
}
