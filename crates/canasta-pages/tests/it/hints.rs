//! The hint panel: its button, its text and the plays it offers.

use canasta::{Action, Counts, Kind, Meld, Melds};
use canasta_bots::{Forecast, KindShares, RatedTurn};
use canasta_i18n::Lang;
use canasta_pages::{Prefs, hint_panel, hint_spoken, table_page};
use canasta_table::journal::Hints;
use canasta_table::scene::{Lesson, Scene};
use insta::assert_snapshot;

use crate::page_text::page_text;
use crate::pseudo::{no_word, read};
use crate::scenes;

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

/// Plays after drawing: a meld and a discard, an equally good discard, a discard that gives away the pile, and a worse one.
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
fn the_three_best_plays_show_losses_and_reasons() {
    assert_snapshot!(page_text(&hint_panel(Lang::EN, &drawn(), &turns())));
}

#[test]
fn a_hint_is_announced_as_one_text() {
    let expected = "Hint. A four is the safer discard: Ruth takes the 14-card pile in 1 of 10 deals; \
                  if you discard a six instead, in 3 of 10 deals. \
                  Best: Meld three kings (with a two). Then discard a four. Equally good: Discard a five. \
                  Loses about 85 points: Discard a six.";
    assert_eq!(hint_spoken(Lang::EN, &drawn(), &turns()), expected);
}

#[test]
fn a_hint_names_cards_of_the_hand() {
    let html = hint_panel(Lang::EN, &drawn(), &turns());
    for actions in ["meld KS KH KD 2S;discard 4S", "discard 5C", "discard 6H"] {
        assert!(html.contains(&format!("data-actions=\"{actions}\"")), "{actions}: {html}");
    }
    assert!(!html.contains("discard A"), "three are enough: {html}");
}

/// The forecast other plays are compared with.
fn good_forecast() -> Forecast {
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

/// The reason for a play's loss is its largest disadvantage, or the sum if none is large. This looks at the third play,
/// because a reason in the first sentence is not repeated next to the play.
#[test]
fn each_reason_has_a_sentence() {
    let best = good_forecast();
    for (worse, expected) in [
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
        assert!(spoken.ends_with(expected), "{spoken}");
    }
}

/// The first sentence gives the strongest argument for the best play.
#[test]
fn the_first_sentence_is_a_reason_in_terms_of_cards() {
    let best = good_forecast();
    for (worse, expected) in [
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
        assert!(spoken.starts_with(&format!("Hint. {expected} Best: ")), "{spoken}");
        let panel = page_text(&hint_panel(Lang::EN, &drawn(), &turns));
        assert_eq!(panel.lines().nth(2), Some(expected));
    }
}

/// The first sentence compares the best play with the one that differs most, or says that it hardly matters.
#[test]
fn the_best_play_is_compared_with_the_most_telling_one() {
    let best = turn(vec![Action::Discard(Kind::Four)], 0.0, true, good_forecast());
    let equal =
        |worse_in| RatedTurn { worse_in, ..turn(vec![Action::Discard(Kind::Five)], 2.0, true, good_forecast()) };
    let worse = turn(vec![Action::Discard(Kind::Ace)], 90.0, false, Forecast { next_takes: 0.6, ..good_forecast() });
    let vague = turn(vec![Action::Discard(Kind::King)], 40.0, false, good_forecast());
    let spoken_hint = |turns: &[RatedTurn]| hint_spoken(Lang::EN, &drawn(), turns);
    let spoken = spoken_hint(&[best.clone(), equal(0.5), vague.clone(), worse]);
    assert!(spoken.contains("if you discard an ace instead, in 6 of 10 deals."), "{spoken}");
    let spoken = spoken_hint(&[best.clone(), equal(0.5), vague]);
    assert!(spoken.contains("it’s worth about 40 points more than discarding a king."), "{spoken}");
    let spoken = spoken_hint(&[best.clone(), equal(0.5)]);
    assert!(spoken.contains("It hardly matters: discarding a five works out about as well."), "{spoken}");
    let spoken = spoken_hint(&[best, equal(0.54)]);
    assert!(spoken.contains("this did better than discarding a five in 54 of 100 deals."), "{spoken}");
}

/// Canastas and pairs are named, and so is the previous player, whose discard you hope for.
#[test]
fn canastas_and_pairs_are_named() {
    let scene = scenes::mid_deal().scene();
    let with = Counts::from_iter([Kind::Queen, Kind::Queen]);
    let best = Forecast { canasta_of: KindShares::default().with(Kind::Queen, 0.7), ..good_forecast() };
    let other = Forecast { canasta_of: KindShares::default().with(Kind::Queen, 0.3), ..good_forecast() };
    let take = Action::Take { with, more: Melds::default() };
    let turns = [turn(vec![take], 0.0, true, best), turn(vec![Action::Draw], 90.0, false, other)];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    let expected = "Hint. Taking the pile gives your side a canasta of queens by the end of your next turn in 7 of 10 deals; \
                if you draw instead, in 3 of 10 deals. Best: ";
    assert!(spoken.starts_with(expected), "{spoken}");
    let aces = Forecast { canasta_of: other.canasta_of.with(Kind::Ace, 0.4), ..good_forecast() };
    let turns = [turn(vec![take], 0.0, true, best), turn(vec![Action::Draw], 90.0, false, aces)];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    assert!(!spoken.contains("canasta of queens"), "the other play makes as many canastas: {spoken}");
    let left = Forecast { opponents_take: 0.7, ..good_forecast() };
    let turns = [turn(vec![take], 0.0, true, good_forecast()), turn(vec![Action::Draw], 90.0, false, left)];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    assert!(spoken.contains("an opponent takes it before your next turn in 7 of 10 deals."), "{spoken}");

    let scene = drawn();
    let hand = scene.view.to_kinds().unwrap().hand;
    let pair = hand.iter().find(|&(kind, n)| kind.is_natural() && n == 2).unwrap().0;
    let single = hand.iter().find(|&(kind, n)| kind.is_natural() && n == 1).unwrap().0;
    let best = Forecast { takes_with: KindShares::default().with(pair, 0.3), taken: 9.2, ..good_forecast() };
    let turns = [
        turn(vec![Action::Discard(single)], 0.0, true, best),
        turn(vec![Action::Discard(pair)], 60.0, false, good_forecast()),
    ];
    let spoken = hint_spoken(Lang::EN, &scene, &turns);
    assert!(
        spoken.starts_with("Hint. Keep the pair of ") && spoken.contains("and you take the pile (about 9 cards)."),
        "{spoken}"
    );
    assert!(spoken.contains(": in 3 of 10 deals Paul discards "), "{spoken}");
}

/// If points mean little, the hint gives the win chance, or how often the play was worse.
#[test]
fn percentages_replace_points_that_mean_little() {
    let best = turn(vec![Action::Discard(Kind::Four)], 0.0, true, Forecast { wins: 0.93, ..good_forecast() });
    let spoken = |loses, wins, best: &RatedTurn| {
        let other = turn(vec![Action::Discard(Kind::Six)], loses, false, Forecast { wins, ..good_forecast() });
        hint_spoken(Lang::EN, &drawn(), &[best.clone(), RatedTurn { worse_in: 0.58, ..other }])
    };
    // The game is nearly decided.
    let text = spoken(80.0, 0.88, &best);
    assert!(text.contains("Cuts your win chance from 93% to 88%: Discard a six."), "{text}");
    // The difference is only a few points.
    let even = turn(vec![Action::Discard(Kind::Four)], 0.0, true, good_forecast());
    let text = spoken(7.0, 0.59, &even);
    assert!(text.contains("Worse in 58 of 100 deals: Discard a six."), "{text}");
    let text = spoken(80.0, 0.55, &even);
    assert!(text.contains("Loses about 80 points: Discard a six."), "{text}");
}

#[test]
fn a_hint_from_few_deals_gives_no_share_of_100_deals() {
    let few = Forecast { deals: 5, ..good_forecast() };
    let best = RatedTurn { forecast: few, ..turn(vec![Action::Discard(Kind::Four)], 0.0, true, few) };
    for equal in [true, false] {
        let other = turn(vec![Action::Discard(Kind::Six)], 7.0, equal, few);
        let other = RatedTurn { worse_in: 0.6, forecast: few, ..other };
        let text = hint_spoken(Lang::EN, &drawn(), &[best.clone(), other]);
        assert!(!text.contains("of 100 deals"), "{text}");
    }
}

#[test]
fn one_play_or_none_has_a_sentence() {
    let scene = scenes::mid_deal().scene();
    let draw = turn(vec![Action::Draw], 0.0, true, Forecast::default());
    let only_play = [RatedTurn { forecast: Forecast::default(), ..draw }];
    assert_eq!(hint_spoken(Lang::EN, &scene, &only_play), "Hint. Only option: Draw.");
    assert_eq!(hint_spoken(Lang::EN, &scene, &[]), "Hint. Nothing to decide here.");
    assert!(hint_panel(Lang::EN, &scene, &[]).contains("Nothing to decide here."));
}

/// The button is shown if the table has hints, and enabled on the viewer's turn.
#[test]
fn the_hint_button_follows_the_hint_setting() {
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
fn the_menu_shows_the_levels_and_the_hint_setting() {
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

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
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
