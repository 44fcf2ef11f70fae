//! The other people who play at the visitor's device.

use canasta::{Players, Seat};

use crate::settings::prefs::clean_name;

/// The other people who play at the visitor's device.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OthersAtDevice {
    /// Their names as typed, at least one character each.
    pub names: Vec<String>,
    /// Whether they are opponents of the visitor rather than partners, if there are free seats of both kinds.
    pub are_opponents: bool,
}

impl OthersAtDevice {
    pub(super) fn parse<'a>(typed: &dyn Fn(&str) -> Option<&'a str>) -> Self {
        let names = typed("others").unwrap_or_default().split([',', ';', '\n']).map(clean_name);
        Self {
            names: names.filter(|name| !name.is_empty()).collect(),
            are_opponents: typed("sides") == Some("opponents"),
        }
    }

    /// The names as one text, as in the form's field.
    pub fn text(&self) -> String {
        self.names.join(", ")
    }

    /// Each person's seat and name, at a table where the visitor has this name and the first seat. A name that is
    /// already taken gets a number.
    pub fn seated(&self, visitor: &str, players: Players) -> Vec<(Seat, String)> {
        let host = Seat::default();
        let is_partner = |seat: &Seat| players.side_of(*seat) == players.side_of(host);
        let mut seats: Vec<Seat> = players.seats().filter(|seat| *seat != host).collect();
        seats.sort_by_key(|seat| is_partner(seat) == self.are_opponents);
        let mut taken = vec![visitor.to_lowercase()];
        let unique = |name: &String| {
            let numbered = (2_u32..).map(|number| format!("{name} {number}"));
            let free = |name: &String| !taken.contains(&name.to_lowercase());
            let unique = [name.clone()].into_iter().chain(numbered).find(free).unwrap_or_default();
            taken.push(unique.to_lowercase());
            unique
        };
        seats.into_iter().zip(self.names.iter().map(unique)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn others(names: &str, sides: &str) -> OthersAtDevice {
        OthersAtDevice::parse(&|field| match field {
            "others" => Some(names),
            "sides" => Some(sides),
            _ => None,
        })
    }

    fn seats(others: &OthersAtDevice, players: u8) -> Vec<u8> {
        others.seated("Ruth", Players::new(players).unwrap()).into_iter().map(|(seat, _)| seat.0).collect()
    }

    #[test]
    fn reads_names_between_commas() {
        assert_eq!(others(" Otto ,, Emma\u{202e};", "").names, ["Otto", "Emma"]);
        assert_eq!(others(" , ", ""), OthersAtDevice::default());
        assert_eq!(others("Otto;Emma", "").text(), "Otto, Emma");
    }

    #[test]
    fn partners_and_opponents_get_their_seats() {
        assert_eq!(seats(&others("Otto", "partners"), 4), [2]);
        assert_eq!(seats(&others("Otto", "opponents"), 4), [1]);
        assert_eq!(seats(&others("Otto,Emma", "partners"), 4), [2, 1]);
        assert_eq!(seats(&others("Otto,Emma", "opponents"), 4), [1, 3]);
        // There are no partners in a duel.
        assert_eq!(seats(&others("Otto", "partners"), 2), [1]);
    }

    #[test]
    fn no_two_people_have_the_same_name() {
        let seated = others("otto,Otto,RUTH", "").seated("Ruth", Players::FOUR);
        let names: Vec<&str> = seated.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["otto", "Otto 2", "RUTH 2"]);
    }
}
