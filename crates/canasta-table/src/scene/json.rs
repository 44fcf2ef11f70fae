//! A scene as JSON. Cards, actions and kinds use notation (`9S`, `discard 9S`). Seats, sides and people are numbers.
//! Fields and variants are `snake_case`. Lists by seat always have six items, and lists by side have one item per side.
//! The view is a position ([`canasta_record::position::view()`]).
//!
//! A scene contains only what its viewer may see, so every field is written.

use canasta_record::fair::hex;
use canasta_record::house::{self, HouseRules};
use canasta_record::position;
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use super::{Scene, SessionStanding};
use crate::journal::Hash;

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // There is no `..`, so that no new field can be forgotten here.
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
            conceded,
            log,
            new_cards,
            highlights,
            laid_open,
            lesson,
            set,
            daily,
            hints,
            status,
        } = self;
        let public = &view.table.public;
        let preset = house::preset(rules).unwrap_or_else(|| HouseRules::nearest(public.rules()).preset);
        let sides = usize::from(public.players().sides());
        let sheet: Vec<_> = sheet.iter().map(|scores| &scores[..sides]).collect();
        let mut scene = serializer.serialize_struct("Scene", 20)?;
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
        scene.serialize_field("conceded", conceded)?;
        scene.serialize_field("log", log)?;
        scene.serialize_field("fresh", new_cards)?;
        scene.serialize_field("feats", highlights)?;
        scene.serialize_field("laid_open", laid_open)?;
        scene.serialize_field("lesson", lesson)?;
        scene.serialize_field("set", set)?;
        scene.serialize_field("daily", daily)?;
        scene.serialize_field("hints", hints)?;
        scene.serialize_field("around", status)?;
        scene.end()
    }
}

/// A hash in hexadecimal.
pub(super) fn hash<S: Serializer>(hash: &Hash, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex(hash))
}

/// The code and the minutes until it expires.
pub(super) fn spoken_code<S: Serializer>(code: &Option<(String, u64)>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct SpokenCode<'a> {
        code: &'a str,
        minutes: u64,
    }

    code.as_ref().map(|(code, minutes)| SpokenCode { code, minutes: *minutes }).serialize(serializer)
}

/// The number of games and the standings.
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
