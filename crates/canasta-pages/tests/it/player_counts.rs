//! The table for every number of players, and under rules that only some presets have.

use canasta::{Phase, Seat, Side};
use canasta_i18n::{Lang, Message, table as words};
use canasta_pages::{Prefs, table_body, table_page};
use canasta_table::scene::Scene;
use insta::assert_snapshot;

use crate::page_text::page_text;
use crate::scenes::{Position, START, Table};
use crate::variants;

fn body(table: &Table) -> String {
    table_body(&table.scene(), &Prefs::default())
}

/// The line above the hand as one text. Prompts are in brackets, with their actions.
fn status_line(table: &Table) -> String {
    let line = words::status_line(Lang::EN, &table.scene());
    let prompts: String = line.prompts.iter().map(|prompt| format!(" [{}: {}]", prompt.label, prompt.action)).collect();
    format!("{}{prompts}", Message::sentences([&line.text, &line.detail]))
}

fn plate(scene: &Scene, seat: Seat) -> [String; 3] {
    let words::Plate { state, away, cards } = words::plate(Lang::EN, scene, seat);
    [state, away, cards].map(String::from)
}

fn log(table: &Table) -> Vec<String> {
    words::log(Lang::EN, &table.scene()).iter().map(|line| line.full_text().to_string()).collect()
}

fn side_names(scene: &Scene) -> Vec<String> {
    scene.view.table.public.players().all_sides().map(|side| words::side_name(Lang::EN, scene, side).into()).collect()
}

#[test]
fn shows_two_players() {
    assert_snapshot!(page_text(&body(&variants::two_mid())));
}

#[test]
fn shows_five_players() {
    assert_snapshot!(page_text(&body(&variants::five_mid())));
}

#[test]
fn shows_three_against_two() {
    assert_snapshot!(page_text(&body(&variants::three_against_two())));
}

#[test]
fn shows_three_against_two_to_the_player_who_sits_out() {
    assert_snapshot!(page_text(&body(&variants::three_against_two_out())));
}

#[test]
fn a_plate_shows_who_sits_out() {
    let table = variants::three_against_two();
    let scene = table.scene();
    assert_eq!(plate(&scene, Seat(2)), ["sits out", "", ""]);
    assert_eq!(words::seat_label(Lang::EN, &scene, Seat(2)), "Anna, partner, sits out");
    assert_eq!(words::seat_label(Lang::EN, &scene, Seat(4)), "Lena, partner, 3 cards");
    assert_eq!(log(&table)[0], "Deal 4. Ruth dealt and Lena cut. Anna sits out.");
    assert_eq!(words::next_dealer(Lang::EN, &scene), "Anna deals. Lena sits out.");
    let page = body(&table);
    assert!(page.contains("class=\"table p6\""));
    // Those who play sit as four do, in the order of play.
    let places: Vec<(&str, &str)> =
        [("seat w", "seat-1"), ("seat n", "seat-4"), ("seat e", "seat-3"), ("seat ne", "seat-2")].into();
    for (class, id) in places {
        let plate = page.split("<section class=\"").find(|part| part.contains(&format!("id=\"{id}\""))).unwrap();
        assert!(plate.starts_with(class), "{id}: {plate}");
    }
    let out = variants::three_against_two_out();
    let page = body(&out);
    assert!(page.contains("You sit out this deal."));
    assert!(!page.contains("id=\"action-draw\""), "there is nothing to do");
    assert_eq!(log(&out)[0], "Deal 4. Ruth dealt and Anna cut. You sit out.");
    assert_eq!(side_names(&out.scene()), ["We", "They"]);
}

#[test]
fn shows_six_players() {
    assert_snapshot!(page_text(&body(&variants::six_mid())));
}

#[test]
fn shows_the_end_of_a_game_of_three() {
    assert_snapshot!(page_text(&body(&variants::three_game_end())));
}

#[test]
fn shows_an_undeclared_red_three_in_the_hand() {
    assert_snapshot!(page_text(&body(&variants::undeclared_red_threes())));
}

#[test]
fn players_without_partners_are_called_by_name() {
    assert_eq!(side_names(&variants::two_mid().scene()), ["You", "Ruth"]);
    assert_eq!(side_names(&variants::three_mid().scene()), ["You", "Ruth", "Anna"]);
    assert_eq!(side_names(&variants::six_mid().scene()), ["We", "They"]);
    let three = variants::three_mid().scene();
    assert_eq!(words::seat_label(Lang::EN, &three, Seat(1)), "Ruth, 9 cards, dealer");
    assert_eq!(words::seat_label(Lang::EN, &variants::six_mid().scene(), Seat(1)), "Ruth, opponent, 5 cards");
    assert_eq!(words::seat_label(Lang::EN, &variants::six_mid().scene(), Seat(4)), "Lena, partner, 4 cards");
    assert_eq!(plate(&three, Seat(1)), ["", "", "9 cards"]);
    assert_eq!(plate(&variants::six_mid().scene(), Seat(2)), ["We", "", "one card"]);
    let away = crate::tables::two_away(variants::six_mid());
    assert_eq!(plate(&away, Seat(1)), ["to play", "away", "5"]);
    assert_eq!(plate(&away, Seat(3)), ["They", "away", "7"]);
    let opening = variants::two_first_turn().scene();
    assert_eq!(words::pile(Lang::EN, &opening).reason, "You haven’t melded yet");
    let theirs = Position {
        hands: &["+5", "+5", "+5"],
        melds: &[&[], &[], &[]],
        red_threes: &["", "", ""],
        scores: &[0; 3],
        pile: "9S",
        turn: 1,
        ..START
    };
    assert_eq!(words::pile(Lang::EN, &theirs.table().scene()).reason, "Ruth hasn’t melded yet");
    let onto =
        Position { hands: &["AH KS 4S", "+5", "+5"], melds: &[&["AS AC AD"], &[], &[]], pile: "AS", turn: 0, ..theirs };
    let took = onto.table().play(&["take AH"]);
    assert_eq!(log(&took)[1], "You took the one-card pile with an ace.");
    let took = Position { hands: &["KH KS 4S", "+5", "+5"], ..onto }.table().play(&["take"]);
    assert_eq!(log(&took)[1], "You took the one-card pile onto your aces.");
}

#[test]
fn two_players_draw_two_cards_and_need_two_canastas() {
    assert_eq!(status_line(&variants::two_first_turn()), "Your turn. Draw two.");
    assert_eq!(
        status_line(&variants::two_mid()),
        "Your turn. Select a card to discard, or cards to meld. Two canastas needed to go out; you have one."
    );
    assert_eq!(
        words::side_state(Lang::EN, &variants::two_mid().scene(), Side(0)),
        "830 on the table · 1 of 2 canastas"
    );
    assert!(log(&variants::two_mid()).contains(&"You drew two cards.".to_owned()), "{:?}", log(&variants::two_mid()));
    assert!(body(&variants::two_first_turn()).contains("Draw 2"));
    let last = Position { stock: 1, ..variants::TWO_MID }.table().play(&["discard 6C"]);
    assert_eq!(words::draw_label(Lang::EN, &last.scene()), "Draw", "only one card is left to draw");
    assert_eq!(status_line(&variants::six_mid()), "Your turn. Draw.");
}

/// With little room, the caption of another side is its points on the table, never its total.
#[test]
fn short_captions_are_about_this_deal() {
    let scene = variants::five_mid().scene();
    let captions = [1, 2, 3, 4].map(|side| words::brief_side_state(Lang::EN, &scene, Side(side)).to_string());
    assert_eq!(captions, ["590", "135", "needs 15", "590"]);
}

#[test]
fn melds_are_in_the_order_of_seats() {
    let sections = |table: &Table| -> Vec<String> {
        let page = body(table);
        page.split("<section class=\"melds ").skip(1).map(|rest| rest.split('>').next().unwrap().to_owned()).collect()
    };
    let five = sections(&variants::five_mid());
    for (section, id) in five.iter().zip(["they-1", "they-2", "they-3", "they-4", "we"]) {
        assert!(section.contains(&format!("id=\"{id}\"")), "{id} is not in the order of seats: {five:?}");
    }
    assert_eq!(sections(&variants::six_mid()).len(), 2, "partners share their melds");
}

#[test]
fn red_threes_are_declared_by_hand() {
    // The button to declare them appears after the draw.
    assert_eq!(status_line(&variants::undeclared_red_threes()), "Your turn. Draw.");
    assert_eq!(
        status_line(&variants::undeclared_red_threes().play(&["draw"])),
        "Your turn. Declare your two red threes, or lose 500 points each."
    );
    let one_left = variants::undeclared_red_threes().play(&["declare 3H"]);
    assert_eq!(
        status_line(&variants::undeclared_red_threes().play(&["declare 3H", "draw"])),
        "Your turn. Declare your red three, or lose 500 points."
    );
    assert_eq!(log(&one_left)[2], "You placed the three of hearts.");
    assert_eq!(
        words::announcement(Lang::EN, &one_left.scene()),
        "You placed the three of hearts and drew the king of clubs."
    );
    assert_eq!(status_line(&one_left.play(&["declare 3D"])), "Your turn. Draw.");
    assert_eq!(
        status_line(&variants::red_three_penalty().play(&["draw"])),
        "Your turn. You can still declare your red three."
    );
    assert_eq!(words::urgent_announcement(Lang::EN, &variants::red_three_penalty().scene()), "Your turn.");
    assert!(body(&variants::undeclared_red_threes()).contains("Red threes, 2"));
    let end = page_text(&body(&variants::red_three_at_the_end()));
    assert!(end.contains("−500Penalties–"), "{end}");
}

/// Penalties for undeclared red threes of other players are only shown at the end of the deal.
#[test]
fn others_penalties_are_hidden() {
    let hands: &[&str] = &["AS AH 4S", "6C 7C 3H", "+3", "+3"];
    let other: &[&str] = &["AS AH 4S", "6C 7C 8C", "+3", "+3"];
    let table = |hands| {
        let position = Position { hands, turn: 1, phase: Phase::Play, rules: "lakin", stock: 9, ..START };
        position.table().play(&["discard 6C"])
    };
    let pages = [hands, other].map(|hands| table_page(&table(hands).scene(), &Prefs::default()));
    assert_eq!(pages[0], pages[1]);
}

const PILES: [&str; 2] = ["4C 9C 5C QH 4H 9C 5H 7D JC", "KC TC 5D JH 6H 8C AD 7S QC"];

/// Other players only see the upcard, the size and the freezing card.
#[test]
fn only_a_player_who_may_look_through_the_pile_sees_its_cards() {
    let page = |pile, early, actions: &[&str]| {
        let hands: &[&str] = &["2S AS 9H 4S", "+5", "+5", "6C +5"];
        let position = Position { hands, pile, early, next: "5S 9S", turn: 3, phase: Phase::Play, stock: 9, ..START };
        body(&position.table().play(&[&["discard 6C"], actions].concat()))
    };
    let early = PILES.map(|pile| page(pile, true, &[]));
    assert!(early[0].contains("id=\"through\"") && early[0].contains("the queen of hearts"));
    assert!(early[1].contains("the ten of clubs"));
    let drawn = page(PILES[0], true, &["draw"]);
    assert!(drawn.contains("id=\"through\""), "still allowed after drawing");
    for (when, early, actions) in [
        ("in a later turn", false, &[][..]),
        ("in a later turn, after drawing", false, &["draw"][..]),
        ("after a discard", true, &["draw", "discard 4S"][..]),
    ] {
        let pages = PILES.map(|pile| page(pile, early, actions));
        assert!(!pages[0].contains("through\""), "{when}");
        assert!(pages[0] == pages[1], "{when}");
    }
    let hidden = Position { rules: "wahhi", ..START };
    assert!(
        !body(&Position { hands: &["4S", "+5", "+5", "+5"], pile: "4C 9C", early: true, ..hidden }.table())
            .contains("through\"")
    );
}

#[test]
fn the_draw_for_seats_is_shown_until_the_viewer_has_acted() {
    let table = variants::seats_drawn();
    assert_eq!(
        log(&table),
        [
            "Draw for seats: you drew the ten of clubs, Ruth the king of spades, Anna the five of hearts and Paul the queen of diamonds. Drawn again because it didn’t count: the black joker. Anna is your partner. You deal.",
            "Deal 1. You dealt and Ruth cut.",
        ]
    );
    // The cards are visible there, so the result is enough.
    let box_text = "<b>Draw for seats.</b> <bdi>Anna</bdi> is your partner. You deal.</p>";
    assert!(body(&table).contains("id=\"drawn-seats\"") && body(&table).contains(box_text), "{}", body(&table));
    let cut = Position { rules: "wahhi", hands: &["4S", "+5", "+5", "+5"], ..START }.table();
    assert_eq!(log(&cut), ["Deal 4. Anna dealt and Paul cut."]);
    let wished = Position { rules: "pack", hands: &["4S", "+5", "+5", "+5"], ..START }.table();
    assert_eq!(log(&wished), ["Deal 4. Anna dealt."]);
    assert!(words::announcement(Lang::EN, &table.scene()).as_str().starts_with("Draw for seats: you drew"));
    let six = variants::seats_drawn_six();
    assert!(log(&six)[0].ends_with("Anna and Lena are your partners. Anna deals."), "{}", log(&six)[0]);
    let played = variants::seats_drawn_six().play(&["draw", "discard 4S"]);
    assert!(!body(&played).contains("drawn-seats"));
    assert!(log(&played)[0].starts_with("Draw for seats:"));
}

#[test]
fn the_end_names_the_places() {
    let scene = variants::five_game_end().scene();
    let outcome: Vec<String> =
        scene.view.table.public.players().all_sides().map(|side| words::place(Lang::EN, &scene, side).into()).collect();
    assert_eq!(outcome, ["second", "third", "fourth", "fifth", "won"]);
    assert_eq!(words::game_result(Lang::EN, &scene, Side(4)).0, "Lena won");
    let six = variants::six_game_end().scene();
    assert_eq!(words::game_result(Lang::EN, &six, Side(0)).0, "You, Anna and Lena won");
    assert_eq!(
        words::hands_left(Lang::EN, &variants::five_end().scene()),
        "Cards left in hand: Anna 2, Lena 4, Paul 6 and Ruth 9."
    );
}
