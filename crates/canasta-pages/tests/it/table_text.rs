//! The texts of the table, each from a position that needs it.

use canasta::{Phase, Seat};
use canasta_i18n::{Lang, Message, table as words};
use canasta_table::scene::Scene;

use crate::scenes::{self, MID_DEAL, Position, START, Table};

/// The line above the hand and the row below it as one text, with buttons in brackets.
fn status_line(table: &Table) -> String {
    let line = words::status_line(Lang::EN, &table.scene());
    let buttons = line.prompts.iter().map(|prompt| &prompt.label).chain(&line.ask);
    let buttons: String = buttons.map(|label| format!(" [{label}]")).collect();
    format!("{}{buttons}", Message::sentences([&line.text, &line.detail]))
}

fn log(table: &Table) -> Vec<String> {
    words::log(Lang::EN, &table.scene()).iter().map(|line| line.full_text().to_string()).collect()
}

#[track_caller]
fn check_status_line(table: &Table, expect: &str) {
    assert_eq!(status_line(table), expect);
}

#[test]
fn the_line_shows_whose_turn_it_is_and_the_choices() {
    check_status_line(&scenes::mid_deal(), "Your turn. Draw, or take the pile.");
    check_status_line(&scenes::mid_deal().play(&["draw"]), "Your turn. Select a card to discard, or cards to meld.");
    check_status_line(&scenes::mid_deal().play(&["draw", "discard 4S"]), "Ruth to play.");
    check_status_line(&scenes::deal_end(), "You went out. The deal is over.");
}

#[test]
fn the_line_says_what_to_do_if_the_stock_is_empty() {
    let empty = Position { hands: &["9H 9D KS QS", "+3", "+3", "+3"], melds: &[&["AS AH AD"], &[]], stock: 0, ..START };
    check_status_line(
        &Position { pile: "9S", ..empty }.table(),
        "Your turn. The stock is empty. Take the pile or pass.",
    );
    check_status_line(&Position { pile: "4S", ..empty }.table(), "Your turn. The stock is empty. Pass.");
    check_status_line(&Position { pile: "3S", ..empty }.table(), "Your turn. The stock is empty. Pass.");
    check_status_line(&Position { pile: "4S", stock: 5, ..empty }.table(), "Your turn. Draw.");
    check_status_line(&Position { pile: "3S", stock: 5, ..empty }.table(), "Your turn. Draw.");
}

#[test]
fn the_line_shows_the_question_to_go_out_and_its_answer() {
    check_status_line(
        &scenes::can_ask(),
        "Your turn. Select a card to discard, or cards to meld. Asking tells everyone you can. [May I go out?]",
    );
    check_status_line(&scenes::can_ask().play(&["ask"]), "You asked Anna: may I go out? Waiting for an answer…");
    check_status_line(&scenes::answered("yes"), "Anna: yes. You must go out this turn.");
    check_status_line(&scenes::answered("no"), "Anna: no. You can’t go out this turn.");
    check_status_line(
        &scenes::partner_asks(),
        "Anna asks: “Partner, may I go out?” Yes: Anna must go out this turn. No: Anna can’t. [Yes, go out] [No, not yet]",
    );
    assert_eq!(
        words::urgent_announcement(Lang::EN, &scenes::partner_asks().scene()),
        "Anna asks: “Partner, may I go out?”"
    );
    assert_eq!(
        words::urgent_announcement(Lang::EN, &scenes::answered("yes").scene()),
        "Anna: yes. You must go out this turn. Paul has one card left."
    );
}

#[test]
fn one_card_left_is_announced() {
    let table = Position {
        hands: &["4H KS", "+3", "+3", "9S KD"],
        melds: &[&["AS AH AD"], &["QS QH QD"]],
        turn: 3,
        phase: Phase::Play,
        ..START
    };
    let table = table.table().play(&["discard KD"]);
    assert_eq!(words::urgent_announcement(Lang::EN, &table.scene()), "Your turn. Paul has one card left.");
    assert_eq!(
        log(&table),
        ["Deal 4. Anna dealt and Paul cut.", "Paul discarded the king of diamonds. One card left."]
    );
    let table = table.play(&["draw", "discard KS"]);
    check_status_line(&table, "Paul has one card left. Ruth to play.");
    let viewer =
        Position { hands: &["4H KS", "+3", "+3", "+3"], phase: Phase::Play, ..START }.table().play(&["discard KS"]);
    check_status_line(&viewer, "You have one card left. Everyone has been told. Ruth to play.");
    assert_eq!(words::seat_label(Lang::EN, &table.scene(), Seat(3)), "Paul, opponent, 1 card left");
}

#[track_caller]
fn check_pile(scene: &Scene, expect: &str) {
    let pile = words::pile(Lang::EN, scene);
    assert_eq!(format!("{}|{}|{}", if pile.is_frozen { "ice" } else { "" }, pile.reason, pile.ways_to_take), expect);
}

#[test]
fn the_pile_shows_how_it_can_be_taken() {
    check_pile(&scenes::mid_deal().scene(), "ice|Frozen by a two|You can take it with two sixes from your hand.");
    check_pile(&scenes::mid_deal().play(&["draw"]).scene(), "ice|Frozen by a two|");
    check_pile(
        &scenes::mid_deal().play(&["draw", "discard 4S"]).scene(),
        "ice|Frozen by a two|Ruth can take it with two fours.",
    );
    check_pile(
        &scenes::before_initial_meld().scene(),
        "|Your side hasn’t melded yet|You need two eights. You have none.",
    );
    let open = Position {
        hands: &["9H 2S KS", "+3", "+3", "+3"],
        melds: &[&["AS AH AD"], &["QS QH QD"]],
        pile: "4S 9S",
        ..START
    };
    check_pile(&open.table().scene(), "||You can take it with your nine and a wild card.");
    check_pile(&Position { pile: "4S AC", ..open }.table().scene(), "||You can take it onto your aces.");
    check_pile(
        &Position { pile: "4S 8C", ..open }.table().scene(),
        "||You need two eights, or one and a wild card. You have none.",
    );
    check_pile(
        &Position { pile: "4S 3C", ..open }.table().scene(),
        "ice|Frozen by a black three|A black three on top: can’t be taken.",
    );
    check_pile(&Position { pile: "", ..open }.table().scene(), "|Empty|");
    let theirs = Position { pile: "4S QC", turn: 1, ..open };
    check_pile(&theirs.table().scene(), "||Ruth can take it onto their queens.");
    check_pile(
        &Position { melds: &[&["AS AH AD"], &[]], ..theirs }.table().scene(),
        "|They haven’t melded yet|Ruth can take it with two queens.",
    );
}

#[test]
fn the_pile_is_described_in_sentences() {
    let description = |table: &Table| words::pile_description(Lang::EN, &table.scene()).to_string();
    assert_eq!(
        description(&scenes::mid_deal()),
        "Discard pile, 14 cards, the six of clubs on top. Frozen by a two. You can take it with two sixes from your hand."
    );
    assert_eq!(description(&Position { pile: "", ..START }.table()), "Discard pile, 0 cards. Empty.");
}

#[test]
fn the_text_at_the_pile_does_not_depend_on_hidden_cards() {
    let texts: Vec<_> =
        (0..6).map(|seed| words::pile(Lang::EN, &Position { seed, ..MID_DEAL }.table().scene())).collect();
    assert!(texts.iter().all(|text| *text == texts[0]));
}

#[test]
fn parts_of_the_table_have_accessible_names() {
    let scene = scenes::mid_deal().scene();
    let melds = |side: usize| {
        scene.view.table.melds[side].iter().map(|meld| words::meld_label(Lang::EN, meld)).collect::<Vec<_>>()
    };
    assert_eq!(melds(0), ["Queens: natural canasta, seven cards", "Sevens: six cards, one wild"]);
    assert_eq!(melds(1)[0], "Eights: mixed canasta, seven cards, one wild");
    assert_eq!(words::seat_label(Lang::EN, &scene, Seat(2)), "Anna, partner, 4 cards, dealer");
    assert_eq!(words::pile_label(Lang::EN, &scene), "Discard pile, 14 cards, the six of clubs on top. Frozen by a two");
    assert_eq!(words::stock_label(Lang::EN, &scene), "Stock, 29 cards");
    assert_eq!(words::game_title(Lang::EN, &scene), "Hoyle, deal 4, to 5,000");
    assert_eq!(words::side_state(Lang::EN, &scene, canasta::Side(0)), "815 on the table · 1 canasta");
    assert_eq!(words::side_state(Lang::EN, &scenes::before_initial_meld().scene(), canasta::Side(0)), "must meld 90");
}

#[test]
fn the_log_has_a_line_per_turn() {
    let position = Position {
        hands: &["9H 9D 2S KS KH KD 4S 5S", "+4", "+4", "9C 7S 7H +4"],
        melds: &[&["AS AH AD"], &["7D 7C 7C 7D 7S 7H"]],
        pile: "4C 5C",
        turn: 3,
        phase: Phase::Play,
        ..START
    };
    let table = position.table().play(&["meld 7H", "discard 9C", "take 9H 9D / KS KH KD / A: 2S", "discard 4S"]);
    assert_eq!(
        log(&table),
        [
            "Deal 4. Anna dealt and Paul cut.",
            "Paul melded a seven and discarded the nine of clubs. Natural canasta of sevens.",
            "You took the 3-card pile with two nines, melded three kings and a two on the aces and discarded the four of spades.",
        ]
    );
    assert_eq!(words::announcement(Lang::EN, &table.scene()), "You discarded the four of spades.");
    let end = scenes::deal_end();
    assert_eq!(
        log(&end)[5..],
        [
            "You melded three nines (with a two) and a seven and discarded the four of spades. Mixed canasta of sevens.",
            "You went out."
        ]
    );
    let asked = scenes::answered("yes");
    assert_eq!(log(&asked)[2..], ["You drew.", "You: Partner, may I go out?", "Anna: Yes."]);
    assert_eq!(words::announcement(Lang::EN, &scenes::can_ask().scene()), "You drew the four of spades.");
    assert_eq!(words::last_line(Lang::EN, &scenes::can_ask().scene()), "You drew the four of spades.");
    let frozen = scenes::mid_deal().play(&["draw", "discard 2S"]);
    assert_eq!(words::announcement(Lang::EN, &frozen.scene()), "You discarded the two of spades. The pile is frozen.");
    let frozen_twice = Position { hands: &["2S 2H 4H", "2C +3", "+3", "+3"], pile: "9S", phase: Phase::Play, ..START };
    let frozen_twice = frozen_twice.table().play(&["discard 2S", "draw", "discard 2C"]);
    assert_eq!(
        log(&frozen_twice)[1..],
        ["You discarded the two of spades. The pile is frozen.", "Ruth drew and discarded the two of clubs."]
    );
}

#[test]
fn the_end_is_announced() {
    let scene = scenes::deal_end().scene();
    let ending = scene.view.table.public.ending().unwrap();
    assert_eq!(words::verdict(Lang::EN, &scene, ending), "You went out");
    assert_eq!(words::hands_left(Lang::EN, &scene), "Cards left in hand: Paul 1, Anna 8 and Ruth 9.");
    assert_eq!(words::announcement(Lang::EN, &scene), "You discarded the four of spades. You went out.");
    let scene = scenes::game_end().scene();
    let (title, margin) = words::game_result(Lang::EN, &scene, scene.winner.unwrap());
    assert_eq!((title.as_str(), margin.as_str()), ("You and Anna won", "By 1,355 points after six deals."));
}
