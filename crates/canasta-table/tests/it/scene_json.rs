//! Scenes as JSON. The format is pinned because other programs read it, and it must not reveal hidden cards.

use canasta::Seat;
use canasta::deck::{SeedRng, shuffled};
use canasta_record::fair::Seed;
use canasta_table::chat::Phrase;
use canasta_table::journal::{Clock, Person};
use canasta_table::scene::{Guest, JoinRequest, RunningClock, Scene, SessionStanding, SlowTurn, SpokenPhrase};
use serde_json::Value;

use crate::play::{Played, opened};

fn json(scene: &Scene) -> Value {
    serde_json::to_value(scene).unwrap()
}

/// A game in its second deal, after a few turns.
fn second_deal() -> Played {
    let mut rng = SeedRng::new(5);
    let mut played = Played::at(opened("wahhi", 4), shuffled(&mut rng));
    while played.action(&mut rng) {}
    let committed = played.table.commitment(Seed([7; Seed::BYTES])).unwrap();
    played.enter(committed);
    let dealt = played.table.deal_committed().unwrap();
    played.enter(dealt);
    for _ in 0..9 {
        assert!(played.action(&mut rng));
    }
    played
}

/// Adds everything that a live table contributes to a scene.
fn with_live_status(mut scene: Scene) -> Scene {
    let guest = |person: u8, name: &str| Guest { person: Person(person), name: name.to_owned(), is_present: true };
    let status = &mut scene.status;
    status.code = Some(("KHWTRB".to_owned(), 58));
    status.invitation = Some("1f".repeat(16));
    status.join_requests = vec![JoinRequest { id: 3, name: "Zoë".to_owned(), seat: Some(Seat(2)) }];
    status.standing = vec![guest(4, "Max")];
    status.clock = Some(Clock::KIND);
    status.running_clock = Some(RunningClock { seat: Seat(1), base: 45_000, bank: 180_000 });
    status.slow_turn = Some(SlowTurn { seat: Seat(1), needed: 2, agreed: 1, may_agree: true });
    status.chat = vec![SpokenPhrase { seat: Seat(2), phrase: Phrase::RedThrees, minimum: None }];
    status.may_say = vec![Phrase::Hello, Phrase::WellPlayed];
    status.session_score = (2, vec![SessionStanding { names: vec!["Mary".to_owned()], won: 1, points: 5210 }]);
    scene
}

#[test]
fn the_json_of_a_players_scene_is_stable() {
    let scene = with_live_status(second_deal().table.scene(Some(Seat(0))).unwrap());
    insta::assert_snapshot!(serde_json::to_string_pretty(&scene).unwrap());
}

#[test]
fn the_json_of_a_spectators_scene_is_stable() {
    let scene = second_deal().table.scene(None).unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(&scene).unwrap());
}

#[test]
fn a_scene_contains_at_most_one_hand() {
    let played = second_deal();
    for viewer in [None, Some(Seat(0)), Some(Seat(3))] {
        let hands = &json(&played.table.scene(viewer).unwrap())["view"]["hands"];
        let shown: Vec<usize> = (0..4).filter(|&seat| hands[seat] != Value::Null).collect();
        assert_eq!(shown, viewer.map(Seat::index).into_iter().collect::<Vec<_>>(), "{hands}");
    }
}

/// Players count their cards openly after a deal, so everyone sees all hands then.
#[test]
fn hands_are_shown_when_the_deal_has_ended() {
    let mut rng = SeedRng::new(5);
    let mut played = Played::at(opened("hoyle", 4), shuffled(&mut rng));
    while played.table.to_act().is_some() {
        for viewer in [None, Some(Seat(0)), Some(Seat(3))] {
            assert!(played.table.scene(viewer).unwrap().laid_open.is_empty());
        }
        played.action(&mut rng);
    }
    for viewer in [None, Some(Seat(0)), Some(Seat(3))] {
        let laid_open = played.table.scene(viewer).unwrap().laid_open;
        assert_eq!(laid_open.len(), 4);
        for seat in played.table.players().seats() {
            let mut hand = played.table.view(Some(seat)).unwrap().hand;
            hand.sort_unstable();
            assert_eq!(laid_open[seat.index()], hand, "{seat:?}");
        }
    }
}

#[test]
fn each_side_has_scores_in_the_scene() {
    for players in [2, 3, 4, 6] {
        let mut rng = SeedRng::new(1);
        let mut played = Played::at(opened("hoyle", players), shuffled(&mut rng));
        while played.action(&mut rng) {}
        let scene = json(&played.table.scene(None).unwrap());
        let sides = usize::from(played.table.players().sides());
        assert_eq!(scene["totals"].as_array().unwrap().len(), sides);
        assert_eq!(scene["sheet"][0].as_array().unwrap().len(), sides);
    }
}
