//! Hints beside the table: when there is a button, what the hint says, and what its buttons bring.

use canasta::{Act, Counts, Kind, Meld, Melds};
use canasta_journal::Hints;
use canasta_pages::{Prefs, hint_panel, hint_spoken, table_page};
use canasta_table::scene::{Lesson, Scene};
use canasta_words::Lang;
use canasta_words::hint::{Forecast, RatedTurn};
use insta::assert_snapshot;

use crate::pseudo::{no_word, read};
use crate::scenes;
use crate::shown::shown;

fn turn(acts: Vec<Act>, loses: f64, equal: bool, forecast: Forecast) -> RatedTurn {
    RatedTurn { acts, loses, error: 0.0, equal, forecast: Forecast { deals: 240, pile: 14, ..forecast } }
}

/// After drawing: a lay with a discard, another discard that is as good, and one that hands over the pile.
fn turns() -> Vec<RatedTurn> {
    let kings = Melds::only(Kind::King, Meld { naturals: 3, jokers: 0, twos: 1 });
    let safe = Forecast { next_takes: 0.06, own_side_goes_out: 0.3, canastas: 1.8, ..Forecast::default() };
    vec![
        turn(vec![Act::Meld(kings), Act::Discard(Kind::Four)], 0.0, true, safe),
        turn(vec![Act::Discard(Kind::Five)], 1.4, true, safe),
        turn(vec![Act::Discard(Kind::Six)], 83.0, false, Forecast { next_takes: 0.31, ..safe }),
        turn(vec![Act::Discard(Kind::Ace)], 150.0, false, safe),
    ]
}

fn drawn() -> Scene {
    scenes::mid_deal().play(&["draw"]).scene()
}

#[test]
fn the_best_three_with_what_they_lose_and_why() {
    assert_snapshot!(shown(&hint_panel(Lang::EN, &drawn(), &turns())));
}

#[test]
fn it_is_spoken_in_one_go() {
    let wanted = "Hint. Best: Lay down three kings (with a two). Then discard a four. As good: Discard a five. \
                  Loses about 85 points: Discard a six. \
                  Discarding a six hands over the 14-card pile 31% of the time; a four, 6%.";
    assert_eq!(hint_spoken(Lang::EN, &drawn(), &turns()), wanted);
}

#[test]
fn its_cards_are_the_hands_own() {
    let html = hint_panel(Lang::EN, &drawn(), &turns());
    for acts in ["meld KS KH KD 2S;discard 4S", "discard 5C", "discard 6H"] {
        assert!(html.contains(&format!("data-acts=\"{acts}\"")), "{acts}: {html}");
    }
    assert!(!html.contains("discard A"), "three are enough: {html}");
}

/// What differs most to a turn's harm is its reason; where nothing does, the sum of it all.
#[test]
fn each_reason_in_words() {
    let best = Forecast {
        next_takes: 0.1,
        opponents_take: 0.2,
        own_side_takes: 0.5,
        own_side_goes_out: 0.4,
        opponents_go_out: 0.1,
        canastas: 1.8,
        ahead: 120.0,
        ..Forecast::default()
    };
    for (worse, said) in [
        (
            Forecast { next_takes: 0.5, ..best },
            "Discarding a six hands over the 14-card pile 50% of the time; a four, 10%.",
        ),
        (
            Forecast { opponents_take: 0.5, ..best },
            "Opponents take the pile before your next turn 50% of the time; with the best, 20%.",
        ),
        (Forecast { own_side_takes: 0.2, ..best }, "Your side takes the pile 20% of the time; with the best, 50%."),
        (Forecast { own_side_goes_out: 0.2, ..best }, "Your side goes out 20% of the time; with the best, 40%."),
        (Forecast { opponents_go_out: 0.6, ..best }, "The other side goes out 60% of the time; with the best, 10%."),
        (Forecast { canastas: 1.1, ..best }, "Your side ends with 1.1 canastas on average; with the best, 1.8."),
        (
            Forecast { ahead: -30.0, ..best },
            "Many small things add up: your side ends the deal 30 points behind on average; with the best, 120 points ahead.",
        ),
    ] {
        let turns = [
            turn(vec![Act::Discard(Kind::Four)], 0.0, true, best),
            turn(vec![Act::Discard(Kind::Six)], 60.0, false, worse),
        ];
        let spoken = hint_spoken(Lang::EN, &drawn(), &turns);
        assert!(spoken.ends_with(said), "{spoken}");
    }
}

#[test]
fn one_turn_and_none() {
    let scene = scenes::mid_deal().scene();
    let one = [turn(vec![Act::Draw], 0.0, true, Forecast { deals: 0, ..Forecast::default() })];
    let one = [RatedTurn { forecast: Forecast::default(), ..one[0].clone() }];
    assert_eq!(hint_spoken(Lang::EN, &scene, &one), "Hint. The only thing to do: Draw.");
    assert_eq!(hint_spoken(Lang::EN, &scene, &[]), "Hint. There is nothing to decide here.");
    assert!(hint_panel(Lang::EN, &scene, &[]).contains("There is nothing to decide here."));
}

/// The button is where hints are given, ready on the own turn only.
#[test]
fn the_hint_button_is_where_hints_are_given() {
    let button = |scene: &Scene| {
        let page = table_page(scene, &Prefs::default());
        page.split("id=\"ask-hint\"").nth(1).map(|rest| !rest.split('>').next().unwrap().contains("aria-disabled"))
    };
    let mine = scenes::mid_deal().scene();
    assert_eq!(button(&mine), Some(true));
    assert_eq!(button(&scenes::mid_deal().play(&["draw", "discard 4S"]).scene()), Some(false));
    assert_eq!(button(&scenes::deal_end().scene()), None);
    assert_eq!(button(&Scene { hints: Hints::None, ..mine.clone() }), None);
    assert_eq!(button(&Scene { lesson: Some(Lesson { step: 1, of: 19, wanted: Vec::new() }), ..mine.clone() }), None);
    let mut people = mine.clone();
    people.players[1].bot = None;
    assert_eq!(button(&people), None, "people play against each other");
    assert_eq!(button(&Scene { hints: Hints::Everybody, ..people }), Some(true));
    let mut spectator = mine;
    spectator.view.seat = None;
    assert_eq!(button(&spectator), None);
}

#[test]
fn the_menu_says_levels_and_hints() {
    let mut scene = scenes::mid_deal().scene();
    scene.players[1].bot = Some("expert".to_owned());
    scene.players[3].bot = Some("my-bot".to_owned());
    let page = table_page(&scene, &Prefs::default());
    assert!(
        page.contains(
            "<bdi>Ruth</bdi> plays at Expert level. <bdi>Anna</bdi> plays at Club level. <bdi>Paul</bdi> is played by “<bdi>my-bot</bdi>”."
        ),
        "{page}"
    );
    assert!(page.contains("Hints: for practice with the computer."));
}

/// With the pseudo-language no English word is left.
#[test]
fn every_word_is_a_message() {
    let lang = canasta_words_pseudo::PSEUDO;
    let worse = Forecast { next_takes: 0.31, canastas: 1.0, ahead: -30.0, ..Forecast::default() };
    let acts = [
        vec![Act::Discard(Kind::Six)],
        vec![Act::Ask, Act::Declare, Act::Draw],
        vec![Act::Take { with: Counts::NONE, more: Melds::NONE }, Act::Answer(true)],
    ];
    for (place, acts) in acts.into_iter().enumerate() {
        let mut scene = drawn();
        for player in &mut scene.players {
            player.name = "Ζωή".to_owned();
        }
        let worse = if place == 0 { worse } else { Forecast { ahead: -30.0, ..Forecast::default() } };
        let turns = [turns()[0].clone(), turns()[1].clone(), turn(acts, 83.0, false, worse)];
        no_word(&read(&hint_panel(lang, &scene, &turns)));
        no_word(&hint_spoken(lang, &scene, &turns));
    }
    no_word(&read(&hint_panel(lang, &drawn(), &[])));
}
