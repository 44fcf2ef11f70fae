//! Before a deal: who is ready for it, who is waited for, and what was promised of it.

use canasta::{MAX_SEATS, Seat};
use canasta_record::fair::hex;
use canasta_table::scene::{Player, Scene, Seal, Shuffling};

use crate::company;
use crate::table::{and, capital, name};

/// A commitment in short: its first digits, by fours. `3f9a 1c07 b2e4 55d0`
pub fn seal(seal: &Seal) -> String {
    let digits = hex(&seal.commitment);
    let fours: Vec<&str> = [0, 4, 8, 12].iter().filter_map(|&from| digits.get(from..from + 4)).collect();
    fours.join(" ")
}

/// Who is ready for the next deal, and who is waited for: `You and Ruth are ready. Waiting for Paul.` Nothing where nobody is
/// ready, or nobody is waited for.
pub fn waiting(scene: &Scene) -> String {
    let around = &scene.around;
    let person = |seat: Seat| scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    let own = |seat: &Seat| scene.view.seat != Some(*seat);
    let names = |seats: Vec<Seat>| {
        let mut seats = seats;
        seats.sort_by_key(own);
        seats.into_iter().map(|seat| name(scene, seat).to_owned()).collect::<Vec<String>>()
    };
    let seats = || scene.view.table.public.players().seats();
    let ready = names(seats().filter(|seat| around.ready[seat.index()]).collect());
    let there = |seat: &Seat| around.here[seat.index()] || scene.view.seat == Some(*seat);
    let awaited = |seat: &Seat| {
        person(*seat) && !around.ready[seat.index()] && around.stand_ins[seat.index()].is_none() && there(seat)
    };
    let awaited = names(seats().filter(awaited).collect());
    match (ready.as_slice(), awaited.as_slice()) {
        ([], _) | (_, []) => String::new(),
        (ready, awaited) => {
            let is = if ready.len() == 1 && ready[0] != "You" { "is" } else { "are" };
            let awaited: Vec<&str> = awaited.iter().map(|name| if name == "You" { "you" } else { name }).collect();
            format!("{} {is} ready. Waiting for {}.", capital(&and(ready)), and(&awaited))
        }
    }
}

/// Who has cut the cards for the first deal: `Ruth and you have cut. Paul has not yet.` Of the computer nothing is said.
pub fn cutting(shuffling: &Shuffling) -> String {
    let name = |(place, player): (usize, &Player)| {
        let own = shuffling.me.is_some_and(|seat| seat.index() == place);
        if own { "you".to_owned() } else { player.name.clone() }
    };
    let people = |cut: bool| {
        let person = move |(place, player): &(usize, &Player)| {
            player.bot.is_none() && shuffling.ready.get(*place).copied().unwrap_or_default() == cut
        };
        shuffling.players.iter().enumerate().take(MAX_SEATS).filter(person).map(name).collect::<Vec<String>>()
    };
    let have = |names: &[String]| if names.len() == 1 && names[0] != "you" { "has" } else { "have" };
    let (done, left) = (people(true), people(false));
    let mut told = Vec::new();
    if !done.is_empty() {
        told.push(format!("{} {} cut.", capital(&and(&done)), have(&done)));
    }
    if !left.is_empty() && !done.is_empty() {
        told.push(format!("{} {} not yet.", capital(&and(&left)), have(&left)));
    }
    told.join(" ")
}

/// Who plays, while the cards are shuffled: `At the table: Mary, Ruth, Anna and Paul.`
pub fn seated(shuffling: &Shuffling) -> String {
    let names: Vec<&str> = shuffling.players.iter().map(|player| player.name.as_str()).collect();
    format!("At the table: {}.", and(&names))
}

/// The heading while the cards are shuffled.
pub const SHUFFLING: &str = "The cards are shuffled.";

/// What happens meanwhile.
pub const SHUFFLING_MORE: &str = "The server has promised its part of the shuffle, and each player’s browser adds a cut. \
                                  Nobody knows the cards before.";

/// Of a game that ended without a winner, and why: `Anna closed this table.`
pub fn closed(by: Option<&str>) -> (String, &'static str) {
    match by {
        Some(name) => (
            company::closed(crate::Lang::EN, Some(name)).into(),
            "The game ended here. What was promised of its deals is told.",
        ),
        None => (
            "This game was given up.".to_owned(),
            "Nobody had played for long. What was promised of its deals is told.",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffling(me: Option<Seat>, ready: [bool; MAX_SEATS]) -> Shuffling {
        let player = |(name, bot): (&str, Option<&str>)| Player { name: name.to_owned(), bot: bot.map(str::to_owned) };
        let players = [("Mary", None), ("Ruth", None), ("Anna", None), ("Paul", Some("club"))].map(player).to_vec();
        let table = "t".to_owned();
        Shuffling { table, n: 7, players, me, seal: None, ready, paused: None, closed: false, closed_by: None }
    }

    #[test]
    fn who_has_cut_is_told() {
        let ready = |seats: &[usize]| std::array::from_fn(|seat| seats.contains(&seat));
        for (me, seats, told) in [
            (Some(Seat(0)), &[][..], ""),
            (Some(Seat(0)), &[0], "You have cut. Ruth and Anna have not yet."),
            (Some(Seat(1)), &[0], "Mary has cut. You and Anna have not yet."),
            (None, &[0, 1], "Mary and Ruth have cut. Anna has not yet."),
            (Some(Seat(2)), &[0, 1, 2], "Mary, Ruth and you have cut."),
        ] {
            assert_eq!(cutting(&shuffling(me, ready(seats))), told);
        }
    }

    #[test]
    fn a_commitment_is_told_in_short() {
        let of = Seal { deal: 1, commitment: std::array::from_fn(|place| u8::try_from(place * 7).unwrap_or(0)) };
        assert_eq!(seal(&of), "0007 0e15 1c23 2a31");
    }
}
