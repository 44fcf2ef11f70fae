//! The visitor's tables on the start page. Each has a title and a state.

use canasta::{Seat, Side};
use canasta_table::scene::{Scene, Shuffling, WaitingRoom};

use crate::messages::{session_score, shuffling, start};
use crate::{Lang, Message, Name, company, table};

/// A table before its game. Its state is who sits there.
pub fn waiting_room(lang: Lang, waiting_room: &WaitingRoom) -> (Message, Message) {
    if waiting_room.closed {
        return (
            company::closed_table_title(lang, waiting_room),
            company::closed(lang, waiting_room.closed_by.as_deref()),
        );
    }
    let title = if waiting_room.session_score.0 > 0 {
        session_score::gathers(lang).into()
    } else if waiting_room.is_host() {
        start::own_table(lang).into()
    } else {
        start::table_of(lang, Name(company::host_name(lang, waiting_room)))
    };
    (title, company::seating_summary(lang, waiting_room))
}

/// A table that is shuffling the cards. Its title is who sits there: `With Ruth, Anna and Paul.`
pub fn shuffling(lang: Lang, cards: &Shuffling) -> (Message, Message) {
    let own = cards.me.map(Seat::index);
    let others = cards.players.iter().enumerate().filter(|(place, _)| Some(*place) != own);
    let names: Vec<Message> = others.map(|(_, player)| start::name(lang, Name(&player.name))).collect();
    let state = match cards.closed {
        true => table::closing_message(lang, cards.closed_by.as_deref()).0,
        false => shuffling::heading(lang).into(),
    };
    (start::with(lang, &names), state)
}

/// A competitive table that the visitor can't see yet.
pub fn hidden_table(lang: Lang) -> (Message, Message) {
    (start::competitive(lang).into(), shuffling::not_yet(lang).into())
}

/// A game: its players and state. `sides` are all sides, the viewer's first.
pub fn game(lang: Lang, scene: &Scene, sides: &[Side]) -> (Message, Message) {
    (players_of(lang, scene, sides), game_state(lang, scene, sides))
}

/// The players of a side without the viewer.
fn names_of(lang: Lang, scene: &Scene, side: Side) -> Vec<Message> {
    let public = &scene.view.table.public;
    let seats = public.players().seats().filter(|&seat| public.side_of(seat) == side && scene.view.seat != Some(seat));
    seats.map(|seat| start::name(lang, table::name_of(scene, seat))).collect()
}

/// `With Anna, against Ruth and Paul.`
fn players_of(lang: Lang, scene: &Scene, sides: &[Side]) -> Message {
    let names = |sides: &[Side]| sides.iter().flat_map(|&side| names_of(lang, scene, side)).collect::<Vec<Message>>();
    match (scene.view.seat, sides) {
        (None, [one, other]) => start::sides(lang, &names(&[*one]), &names(&[*other])),
        (None, all) => start::players(lang, &names(all)),
        (Some(_), [own, others @ ..]) if !table::plays_alone(scene) => {
            start::with_against(lang, &names(&[*own]), &names(others))
        }
        (Some(_), all) => start::against(lang, &names(all)),
    }
}

/// `Deal 4. We 1,640, they 905. Ruth to play.`
fn game_state(lang: Lang, scene: &Scene, sides: &[Side]) -> Message {
    let state = match (scene.winner, scene.view.table.public.to_act()) {
        (Some(winner), _) => start::ended(lang, &table::game_result(lang, scene, winner).0),
        (None, _) if scene.status.closed => table::closing_message(lang, scene.status.closed_by.as_deref()).0,
        (None, _) if scene.status.paused.is_some() => start::paused(lang).into(),
        (None, None) => start::deal_over(lang).into(),
        (None, Some(seat)) if scene.view.seat == Some(seat) => Message::default(),
        (None, Some(seat)) => start::to_play(lang, table::name_of(scene, seat)),
    };
    Message::sentences([&start::deal(lang, scene.deal), &score(lang, scene, sides), &state])
}

fn score(lang: Lang, scene: &Scene, sides: &[Side]) -> Message {
    let public = &scene.view.table.public;
    let points = |side: Side| scene.totals[side.index()];
    let each = |(side, seat): (Side, Seat)| start::score_of(lang, table::player(scene, seat), points(side));
    let seat_of = |side: Side| public.players().seats().find(|&seat| public.side_of(seat) == side);
    match sides {
        [we, they] if !table::plays_alone(scene) && scene.view.seat.is_some() => {
            start::score(lang, points(*we), points(*they))
        }
        [one, other] if !table::plays_alone(scene) => {
            let names = |side| names_of(lang, scene, side);
            start::score_sides(lang, &names(*one), points(*one), &names(*other), points(*other))
        }
        all => {
            let scores = all.iter().filter_map(|&side| seat_of(side).map(|seat| each((side, seat))));
            start::score_alone(lang, &scores.collect::<Vec<_>>())
        }
    }
}
