//! Before a deal: who is ready for it, who is waited for, and what was promised of it.

use canasta::{MAX_SEATS, Seat};
use canasta_record::fair::hex;
use canasta_table::scene::{DealCommitment, Player, Scene, Shuffling};

use crate::messages::{company, shuffling, table};
use crate::table::Several;
use crate::{Lang, Message, Name};

/// A commitment in short: its first digits, by fours. `3f9a 1c07 b2e4 55d0`
pub fn commitment(commitment: &DealCommitment) -> String {
    let digits = hex(&commitment.commitment);
    let fours: Vec<&str> = [0, 4, 8, 12].iter().filter_map(|&from| digits.get(from..from + 4)).collect();
    fours.join(" ")
}

/// Who is ready for the next deal, and who is waited for: `You and Ruth are ready. Waiting for Paul.` Nothing where no
/// player is ready, or none is waited for.
pub fn waiting(lang: Lang, scene: &Scene) -> Message {
    ready_and_awaited(lang, scene, true)
}

/// The same beside a button that says already whether the viewer is ready: `Ruth is ready. Waiting for Paul.`
pub fn waiting_beside(lang: Lang, scene: &Scene) -> Message {
    ready_and_awaited(lang, scene, false)
}

fn ready_and_awaited(lang: Lang, scene: &Scene, of_viewer: bool) -> Message {
    let around = &scene.around;
    let person = |seat: Seat| scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    let there = |seat: Seat| around.here[seat.index()] || scene.view.seat == Some(seat);
    let is_awaited = |seat: &Seat| {
        person(*seat) && !around.ready[seat.index()] && around.substitutes[seat.index()].is_none() && there(*seat)
    };
    let seats = || scene.view.table.public.players().seats();
    let ready = Several::of(lang, scene, seats().filter(|seat| around.ready[seat.index()]));
    let awaited = Several::of(lang, scene, seats().filter(is_awaited));
    if ready.is_empty() || awaited.is_empty() {
        return Message::default();
    }
    let awaited = shuffling::waiting(lang, awaited.you, &awaited.others);
    let of_viewer = of_viewer && ready.you;
    if !of_viewer && ready.others.is_empty() {
        return awaited;
    }
    Message::sentences([&shuffling::ready(lang, of_viewer, &ready.others), &awaited])
}

/// Who has cut the cards for the first deal: `You and Ruth have cut. Paul has not cut yet.` Of the computer nothing is said.
pub fn cutting(lang: Lang, cards: &Shuffling) -> Message {
    let people = |cut: bool| {
        let person = move |(place, player): &(usize, &Player)| {
            player.bot.is_none() && cards.ready.get(*place).copied().unwrap_or_default() == cut
        };
        let mut several = Several { you: false, others: Vec::new() };
        for (place, player) in cards.players.iter().enumerate().take(MAX_SEATS).filter(person) {
            if cards.me.is_some_and(|seat| seat.index() == place) {
                several.you = true;
            } else {
                several.others.push(table::name(lang, Name(&player.name)));
            }
        }
        several
    };
    let (done, left) = (people(true), people(false));
    if done.is_empty() {
        return Message::default();
    }
    let cut = shuffling::have_cut(lang, done.you, &done.others);
    if left.is_empty() {
        return cut;
    }
    Message::sentences([&cut, &shuffling::have_not_cut(lang, left.you, &left.others)])
}

/// Of a game that ended without a winner, and what that means: `Anna closed this table.`
pub fn closed(lang: Lang, by: Option<&str>) -> (Message, &'static str) {
    match by {
        Some(name) => (company::closed_by(lang, Name(name)), shuffling::closed_more(lang)),
        None => (shuffling::given_up(lang).into(), shuffling::given_up_more(lang)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(me: Option<Seat>, ready: [bool; MAX_SEATS]) -> Shuffling {
        let player = |(name, bot): (&str, Option<&str>)| Player { name: name.to_owned(), bot: bot.map(str::to_owned) };
        let players = [("Mary", None), ("Ruth", None), ("Anna", None), ("Paul", Some("club"))].map(player).to_vec();
        let table = "t".to_owned();
        Shuffling { table, n: 7, players, me, commitment: None, ready, paused: None, closed: false, closed_by: None }
    }

    #[test]
    fn players_who_have_cut_are_named() {
        let ready = |seats: &[usize]| std::array::from_fn(|seat| seats.contains(&seat));
        for (me, seats, text) in [
            (Some(Seat(0)), &[][..], ""),
            (Some(Seat(0)), &[0], "You have cut the deck. Ruth and Anna haven’t cut yet."),
            (Some(Seat(1)), &[0], "Mary has cut the deck. You and Anna haven’t cut yet."),
            (None, &[0, 1], "Mary and Ruth have cut the deck. Anna hasn’t cut yet."),
            (Some(Seat(2)), &[0, 1, 2], "You, Mary and Ruth have cut the deck."),
        ] {
            assert_eq!(cutting(Lang::EN, &round(me, ready(seats))), text);
        }
    }

    #[test]
    fn a_commitment_is_shortened() {
        let of =
            DealCommitment { deal: 1, commitment: std::array::from_fn(|place| canasta::must_fit::<u8>(place * 7)) };
        assert_eq!(commitment(&of), "0007 0e15 1c23 2a31");
    }
}
