//! Before a deal: ready and awaited players, and the commitment. Also games that end without a winner.

use canasta::{MAX_SEATS, Seat};
use canasta_table::scene::{Player, Scene, Shuffling};

use crate::messages::{company, shuffling, table};
use crate::table::PlayerList;
use crate::{Lang, Message, Name};

/// Players ready for the next deal and players awaited: `You and Ruth are ready. Waiting for Paul.` Empty if there are none
/// of either.
pub fn ready_status(lang: Lang, scene: &Scene) -> Message {
    ready_and_awaited(lang, scene, true)
}

/// The same, next to a button that already shows whether the viewer is ready: `Ruth is ready. Waiting for Paul.`
pub fn ready_status_of_others(lang: Lang, scene: &Scene) -> Message {
    ready_and_awaited(lang, scene, false)
}

fn ready_and_awaited(lang: Lang, scene: &Scene, mention_viewer: bool) -> Message {
    let status = &scene.status;
    let is_person = |seat: Seat| scene.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    let is_here = |seat: Seat| status.present[seat.index()] || scene.view.seat == Some(seat);
    let is_awaited = |seat: &Seat| {
        is_person(*seat) && !status.ready[seat.index()] && status.substitutes[seat.index()].is_none() && is_here(*seat)
    };
    let seats = || scene.view.table.public.players().seats();
    let ready = PlayerList::of_seats(lang, scene, seats().filter(|seat| status.ready[seat.index()]));
    let awaited = PlayerList::of_seats(lang, scene, seats().filter(is_awaited));
    if ready.is_empty() || awaited.is_empty() {
        return Message::default();
    }
    let awaited = shuffling::waiting(lang, awaited.includes_viewer, &awaited.others);
    let mention_viewer = mention_viewer && ready.includes_viewer;
    if !mention_viewer && ready.others.is_empty() {
        return awaited;
    }
    Message::sentences([&shuffling::ready(lang, mention_viewer, &ready.others), &awaited])
}

/// The cuts for the first deal: `You and Ruth have cut the deck. Paul hasn’t cut yet.`
pub fn cut_status(lang: Lang, cards: &Shuffling) -> Message {
    let people = |has_cut: bool| {
        let matches = move |(place, player): &(usize, &Player)| {
            player.bot.is_none() && cards.ready.get(*place).copied().unwrap_or_default() == has_cut
        };
        let mut list = PlayerList { includes_viewer: false, others: Vec::new() };
        for (place, player) in cards.players.iter().enumerate().take(MAX_SEATS).filter(matches) {
            if cards.me.is_some_and(|seat| seat.index() == place) {
                list.includes_viewer = true;
            } else {
                list.others.push(table::name(lang, Name(&player.name)));
            }
        }
        list
    };
    let done = people(true);
    if done.is_empty() {
        return Message::default();
    }
    let cut = shuffling::have_cut(lang, done.includes_viewer, &done.others);
    let left = people(false);
    if left.is_empty() {
        return cut;
    }
    Message::sentences([&cut, &shuffling::have_not_cut(lang, left.includes_viewer, &left.others)])
}

/// A headline and an explanation for a game that ended without a winner: `Anna closed this table.`
pub fn closing_message(lang: Lang, by: Option<&str>) -> (Message, &'static str) {
    match by {
        Some(name) => (company::closed_by(lang, Name(name)), shuffling::closed_more(lang)),
        None => (shuffling::given_up(lang).into(), shuffling::given_up_more(lang)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffling(me: Option<Seat>, ready: [bool; MAX_SEATS]) -> Shuffling {
        let player = |(name, bot): (&str, Option<&str>)| Player { name: name.to_owned(), bot: bot.map(str::to_owned) };
        let players = [("Mary", None), ("Ruth", None), ("Anna", None), ("Paul", Some("club"))].map(player).to_vec();
        let table = "t".to_owned();
        Shuffling { table, n: 7, players, me, commitment: None, ready, paused: None, closed: false, closed_by: None }
    }

    #[test]
    fn names_the_players_who_have_cut() {
        let ready = |seats: &[usize]| std::array::from_fn(|seat| seats.contains(&seat));
        for (me, seats, text) in [
            (Some(Seat(0)), &[][..], ""),
            (Some(Seat(0)), &[0], "You have cut the deck. Ruth and Anna haven’t cut yet."),
            (Some(Seat(1)), &[0], "Mary has cut the deck. You and Anna haven’t cut yet."),
            (None, &[0, 1], "Mary and Ruth have cut the deck. Anna hasn’t cut yet."),
            (Some(Seat(2)), &[0, 1, 2], "You, Mary and Ruth have cut the deck."),
        ] {
            assert_eq!(cut_status(Lang::EN, &shuffling(me, ready(seats))), text);
        }
    }
}
