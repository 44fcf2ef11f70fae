//! Hints beside the table: when there is a button, what the hint says, and what its buttons bring.

use canasta::{Action, Counts, Kind, Meld, Melds};
use canasta_bots::{Forecast, KindShares, RatedTurn};
use canasta_i18n::Lang;
use canasta_pages::{Prefs, hint_panel, hint_spoken, table_page};
use canasta_table::journal::Hints;
use canasta_table::scene::{Lesson, Scene};
use insta::assert_snapshot;

use crate::pseudo::{no_word, read};
use crate::scenes;
use crate::shown::shown;

fn turn(actions: Vec<Action>, loses: f64, equal: bool, forecast: Forecast) -> RatedTurn {
    RatedTurn {
        actions,
        loses,
        error: 0.0,
        equal,
        worse_in: 0.0,
        forecast: Forecast { deals: 240, pile: 14, ..forecast },
    }
}

/// After drawing: a lay with a discard, another discard that is as good, and one that hands over the pile.
fn turns() -> Vec<RatedTurn> {
    let kings = Melds::only(Kind::King, Meld { naturals: 3, jokers: 0, twos: 1 });
    let safe = Forecast { next_takes: 0.06, own_side_goes_out: 0.3, canastas: 1.8, ..Forecast::default() };
    vec![
        turn(vec![Action::Meld(kings), Action::Discard(Kind::Four)], 0.0, true, safe),
        turn(vec![Action::Discard(Kind::Five)], 1.4, true, safe),
        turn(vec![Action::Discard(Kind::Six)], 83.0, false, Forecast { next_takes: 0.31, ..safe }),
        turn(vec![Action::Discard(Kind::Ace)], 150.0, false, safe),
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
    let wanted = "Hint. A four is the safer discard: Ruth takes the 14-card pile in 1 of 10 deals; \
                  if you discard a six instead, in 3 of 10 deals. \
                  Best: Meld three kings (with a two). Then discard a four. Equally good: Discard a five. \
                  Loses about 85 points: Discard a six.";
    assert_eq!(hint_spoken(Lang::EN, &drawn(), &turns()), wanted);
}

#[test]
fn its_cards_are_the_hands_own() {
    let html = hint_panel(Lang::EN, &drawn(), &turns());
    for actions in ["meld KS KH KD 2S;discard 4S", "discard 5C", "discard 6H"] {
        assert!(html.contains(&format!("data-actions=\"{actions}\"")), "{actions}: {html}");
    }
    assert!(!html.contains("discard A"), "three are enough: {html}");
}

/// What the turns of these tests are compared with.
fn good() -> Forecast {
    Forecast {
        next_takes: 0.1,
        opponents_take: 0.2,
        own_side_takes: 0.5,
        own_side_goes_out: 0.4,
        opponents_go_out: 0.1,
        canastas: 1.8,
        ahead: 120.0,
        wins: 0.6,
        ..Forecast::default()
    }
}

/// What differs most to a turn's harm is its reason; where nothing does, the sum of it all. (What the first sentence says of a turn is
/// not said again beside it: so it is the third that is looked at.)
#[test]
fn each_reason_in_words() {
    let best = good();
    for (worse, said) in [
        (
            Forecast { next_takes: 0.5, ..best },
            "Discarding a six gives away the 14-card pile 50% of the time (a four: 10%).",
        ),
        (
            Forecast { opponents_take: 0.5, ..best },
            "An opponent takes the pile before your next turn 50% of the time (best play: 20%).",
        ),
        (Forecast { own_side_takes: 0.2, ..best }, "Your side takes the pile 20% of the time (best play: 50%)."),
        (Forecast { own_side_goes_out: 0.2, ..best }, "Your side goes out 20% of the time (best play: 40%)."),
        (Forecast { opponents_go_out: 0.6, ..best }, "The other side goes out 60% of the time (best play: 10%)."),
        (Forecast { canastas: 1.1, ..best }, "Your side ends with 1.1 canastas on average (best play: 1.8)."),
        (
            Forecast { ahead: -30.0, ..best },
            "Lots of small things: your side ends the deal 30 points behind on average (best play: 120 points ahead).",
        ),
    ] {
        let turns = [
            turn(vec![Action::Discard(Kind::Four)], 0.0, true, best),
            turn(vec![Action::Discard(Kind::Five)], 40.0, false, Forecast { canastas: 0.0, ..best }),
            turn(vec![Action::Discard(Kind::Six)], 60.0, false, worse),
        ];
        let spoken = hint_spoken(Lang::EN, &drawn(), &turns);
        assert!(spoken.ends_with(said), "{spoken}");
    }
}

/// The first sentence: of what was foreseen, what speaks most for the best turn, in terms of cards.
#[test]
fn the_first_sentence_is_a_reason_in_terms_of_cards() {
    let best = good();
    for (worse, said) in [
        (
            Forecast { next_takes: 0.5, ..best },
            "A four is the safer discard: Ruth takes the 14-card pile in 1 of 10 deals; if you discard a six instead, in 5 of 10 deals.",
        ),
        (
            Forecast { opponents_take: 0.26, ..best },
            "An opponent takes the pile before your next turn in 2 of 10 deals; if you discard a six instead, in 3 of 10 deals.",
        ),
        (
            Forecast { opponents_take: 0.246, ..best },
            "An opponent takes the pile before your next turn in 20 of 100 deals; if you discard a six instead, in 25 of 100 deals.",
        ),
        (
            Forecast { own_side_takes: 0.0, ..best },
            "Your side takes the pile by the end of your next turn in 5 of 10 deals; if you discard a six instead, in no deals.",
        ),
        (
            Forecast { own_side_goes_out: 0.2, ..best },
            "Your side goes out in 4 of 10 deals; if you discard a six instead, in 2 of 10 deals.",
        ),
        (
            Forecast { opponents_go_out: 1.0, ..best },
            "The other side goes out in 1 of 10 deals; if you discard a six instead, in every deal.",
        ),
        (
            Forecast { canastas: 1.1, ..best },
            "Your side ends with 1.8 canastas on average; if you discard a six instead, 1.1.",
        ),
        (best, "Lots of small advantages: it did better than discarding a six in 56 of 100 deals."),
    ] {
        let other = turn(vec![Action::Discard(Kind::Six)], 60.0, false, worse);
        let turns = [turn(vec![Action::Discard(Kind::Four)], 0.0, true, best), RatedTurn { worse_in: 0.56, ..other }];
        let spoken = hint_spoken(Lang::EN, &drawn(), &turns);
        assert!(spoken.starts_with(&format!("Hint. {said} Best: ")), "{spoken}");
        let panel = shown(&hint_panel(Lang::EN, &drawn(), &turns));
        assert_eq!(panel.lines().nth(2), Some(said));
    }
}

/// The first sentence speaks of the turn of which most is to be said; where turns come out alike, it says so.
#[test]
fn it_is_compared_with_what_explains_it_best() {
    let best = turn(vec![Action::Discard(Kind::Four)], 0.0, true, good());
    let alike = |worse_in| RatedTurn { worse_in, ..turn(vec![Action::Discard(Kind::Five)], 2.0, true, good()) };
    let worse = turn(vec![Action::Discard(Kind::Ace)], 90.0, false, Forecast { next_takes: 0.6, ..good() });
    let vague = turn(vec![Action::Discard(Kind::King)], 40.0, false, good());
    let said = |turns: &[RatedTurn]| hint_spoken(Lang::EN, &drawn(), turns);
    let spoken = said(&[best.clone(), alike(0.5), vague.clone(), worse]);
    assert!(spoken.contains("if you discard an ace instead, in 6 of 10 deals."), "{spoken}");
    let spoken = said(&[best.clone(), alike(0.5), vague]);
    assert!(spoken.contains("it’s worth about 40 points more than discarding a king."), "{spoken}");
    let spoken = said(&[best.clone(), alike(0.5)]);
    assert!(spoken.contains("It hardly matters: discarding a five works out about as well."), "{spoken}");
    let spoken = said(&[best, alike(0.54)]);
    assert!(spoken.contains("this did better than discarding a five in 54 of 100 deals."), "{spoken}");
}

/// A canasta and a pair are named; the player whose discard is hoped for is the one before.
#[test]
fn canastas_and_pairs_are_named() {
    let scene = scenes::mid_deal().scene();
    let with = Counts::from_iter([Kind::Queen, Kind::Queen]);
    let best = Forecast { canasta_of: KindShares::default().with(Kind::Queen, 0.7), ..good() };
    let other = Forecast { canasta_of: KindShares::default().with(Kind::Queen, 0.3), ..good() };
    let take = Action::Take { with, more: Melds::default() };
    let turns = [turn(vec![take], 0.0, true, best), turn(vec![Action::Draw], 90.0, false, other)];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    let said = "Hint. Taking the pile gives your side a canasta of queens by the end of your next turn in 7 of 10 deals; \
                if you draw instead, in 3 of 10 deals. Best: ";
    assert!(spoken.starts_with(said), "{spoken}");
    let left = Forecast { opponents_take: 0.7, ..good() };
    let turns = [turn(vec![take], 0.0, true, good()), turn(vec![Action::Draw], 90.0, false, left)];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    assert!(spoken.contains("an opponent takes it before your next turn in 7 of 10 deals."), "{spoken}");

    let scene = drawn();
    let hand = scene.view.to_kinds().unwrap().hand;
    let pair = hand.iter().find(|&(kind, n)| kind.is_natural() && n == 2).unwrap().0;
    let single = hand.iter().find(|&(kind, n)| kind.is_natural() && n == 1).unwrap().0;
    let best = Forecast { takes_with: KindShares::default().with(pair, 0.3), taken: 9.2, ..good() };
    let turns =
        [turn(vec![Action::Discard(single)], 0.0, true, best), turn(vec![Action::Discard(pair)], 60.0, false, good())];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    assert!(
        spoken.starts_with("Hint. Keep the pair of ") && spoken.contains("and you take the pile (about 9 cards)."),
        "{spoken}"
    );
    assert!(spoken.contains(": in 3 of 10 deals Paul discards "), "{spoken}");
}

/// Where points say little there is a chance, or how often it was worse.
#[test]
fn where_points_say_little_there_are_percentages() {
    let best = turn(vec![Action::Discard(Kind::Four)], 0.0, true, Forecast { wins: 0.93, ..good() });
    let spoken = |loses, wins, best: &RatedTurn| {
        let other = turn(vec![Action::Discard(Kind::Six)], loses, false, Forecast { wins, ..good() });
        hint_spoken(Lang::EN, &drawn(), &[best.clone(), RatedTurn { worse_in: 0.58, ..other }])
    };
    // Nearly decided.
    let said = spoken(80.0, 0.88, &best);
    assert!(said.contains("Cuts your win chance from 93% to 88%: Discard a six."), "{said}");
    // A few points.
    let even = turn(vec![Action::Discard(Kind::Four)], 0.0, true, good());
    let said = spoken(7.0, 0.59, &even);
    assert!(said.contains("Worse in 58 of 100 deals: Discard a six."), "{said}");
    let said = spoken(80.0, 0.55, &even);
    assert!(said.contains("Loses about 80 points: Discard a six."), "{said}");
}

#[test]
fn one_turn_and_none() {
    let scene = scenes::mid_deal().scene();
    let one = [turn(vec![Action::Draw], 0.0, true, Forecast { deals: 0, ..Forecast::default() })];
    let one = [RatedTurn { forecast: Forecast::default(), ..one[0].clone() }];
    assert_eq!(hint_spoken(Lang::EN, &scene, &one), "Hint. Only option: Draw.");
    assert_eq!(hint_spoken(Lang::EN, &scene, &[]), "Hint. Nothing to decide here.");
    assert!(hint_panel(Lang::EN, &scene, &[]).contains("Nothing to decide here."));
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
    assert!(page.contains("Hints: practice games only."));
}

/// With the pseudo-language no English word is left.
#[test]
fn every_word_is_a_message() {
    let lang = Lang::pseudo();
    let worse = Forecast { next_takes: 0.31, canastas: 1.0, ahead: -30.0, ..Forecast::default() };
    let actions = [
        vec![Action::Discard(Kind::Six)],
        vec![Action::Ask, Action::Declare, Action::Draw],
        vec![Action::Take { with: Counts::NONE, more: Melds::NONE }, Action::Answer(true)],
    ];
    for (place, actions) in actions.into_iter().enumerate() {
        let mut scene = drawn();
        for player in &mut scene.players {
            player.name = "Ζωή".to_owned();
        }
        let worse = if place == 0 { worse } else { Forecast { ahead: -30.0, ..Forecast::default() } };
        let turns = [turns()[0].clone(), turns()[1].clone(), turn(actions, 83.0, false, worse)];
        no_word(&read(&hint_panel(lang, &scene, &turns)));
        no_word(&hint_spoken(lang, &scene, &turns));
    }
    no_word(&read(&hint_panel(lang, &drawn(), &[])));
}
