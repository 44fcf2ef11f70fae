//! Differences between the rules documents, and games with other numbers of players.

use canasta::rules::{Cut, Upcard};
use canasta::{Card, CardDeal, Players, RuleSet, Seat, notation};

use crate::story::check;

#[test]
fn classic_has_a_bonus_for_a_canasta_melded_as_a_whole() {
    let queens = "QS QH QD QC QS QH QD";
    check(
        &format!("rules: classic; play; we: AS AH AD; 0: {queens} 5S 6S; stock:"),
        &format!(
            "meld {queens} -> ok\ndiscard 5S -> ok\npass -> ok\n= deal 0: natural_canastas 500, concealed_canastas 100"
        ),
    );
    // The pile's top card can complete it, and it stays concealed when cards are added later.
    check(
        "rules: classic; we: AS AH AD; 0: QS QH QD QC QS QH 2S 5S 6S; pile: 4S QD; stock:",
        "take QS QH QD QC QS QH -> ok\nmeld Q: 2S -> ok\ndiscard 5S -> ok\npass -> ok
         = deal 0: mixed_canastas 300, concealed_canastas 100",
    );
    // Cards taken with the pile count as hand cards.
    check(
        "rules: classic; we: AS AH AD / 9S 9H 9D; 0: QS QH QD 5S 6S; pile: QC QS QH QD 9C; stock:",
        "take -> ok\nmeld QS QH QD QC QS QH QD -> ok\ndiscard 5S -> ok\npass -> ok\n= deal 0: concealed_canastas 100",
    );
    // A meld that grew doesn't count, and other presets have no such bonus.
    check(
        "rules: classic; play; we: QS QH QD; 0: QC QS QH QD 5S 6S; stock:",
        "meld QC QS QH QD -> ok\ndiscard 5S -> ok\npass -> ok\n= deal 0: natural_canastas 500, concealed_canastas 0",
    );
    check(
        &format!("play; we: AS AH AD; 0: {queens} 5S 6S; stock:"),
        &format!(
            "meld {queens} -> ok\ndiscard 5S -> ok\npass -> ok\n= deal 0: natural_canastas 500, concealed_canastas 0"
        ),
    );
}

#[test]
fn lakin_needs_more_naturals_for_an_initial_meld_with_the_pile() {
    let start = "rules: lakin; 0: QH QD 2S 2H XR KS KH 2D 6S 7S; pile: 4S QS";
    check(
        start,
        "take QH QD 2S 2H XR -> wilds-outnumber-naturals
         take QH QD 2S / KS KH 2H 2D -> wilds-outnumber-naturals
         take QH QD 2S 2H -> ok",
    );
    // This applies only to an initial meld with the pile, and only under lakin.
    check("rules: lakin; play; 0: KS KH 2S 2H 6S 7S; stock: 4S", "meld KS KH 2S 2H -> ok");
    check("rules: lakin; we: AS AH AD; 0: QH QD 2S 2H XR 6S; pile: 4S QS", "take QH QD 2S 2H XR -> ok");
    check("rules: pack; 0: QH QD 2S 2H XR 6S; pile: 4S QS", "take QH QD 2S 2H XR -> ok");
}

#[test]
fn lakin_needs_a_natural_pair_or_a_meld_to_take_the_pile() {
    check(
        "rules: lakin; we: AS AH AD; 0: 9H 2S KS; pile: 7S 9S",
        "take 9H 2S -> pile-needs-match\n= illegal: take 9H 2S",
    );
    check("rules: lakin; we: 9S 9H 9D; 0: 2S KS QS; pile: 7S 9C", "take 2S -> ok\n= we: 9S 9H 9D 9C 2S");
}

#[test]
fn wahhi_allows_the_pile_for_the_initial_meld_unless_it_is_frozen() {
    let hand = "0: AH 2S XR KS KH KD 6S 7S";
    check(&format!("rules: wahhi; {hand}; pile: 4S AS"), "take AH 2S -> ok\n= turn: 0 play");
    check(&format!("rules: wahhi; {hand}; pile: 4S AS"), "= legal: take 2S AH");
    check(&format!("rules: wahhi; {hand}; pile: 2H AS"), "take AH 2S -> pile-frozen");
    check(&format!("rules: classic; {hand}; pile: 4S AS"), "take AH 2S -> pile-frozen");
    // The minimum still applies, and further melds count towards it.
    check(
        "rules: wahhi; 0: 5H 2S KS KH KD 6S 7S; pile: 4S 5S",
        "take 5H 2S -> below-minimum\ntake 5H 2S / KS KH KD -> ok",
    );
    check("rules: wahhi; 0: 5H KS KH KD 6S 7S; pile: 4S 5S", "take 5H -> pile-needs-match");
}

#[test]
fn one_card_takes_one_card_if_no_rule_forbids_it() {
    let last = "we: AS AH AD AC AS AH AD / 9S 9H 9D; 0: KS; pile: 9C";
    for rules in ["lakin", "wahhi"] {
        check(&format!("rules: {rules}; {last}"), "take -> ok\ndiscard KS -> ok\n= ended: went-out 0");
    }
    for rules in ["hoyle", "classic", "pack"] {
        check(&format!("rules: {rules}; {last}"), "take -> one-card-hand");
    }
    check("rules: lakin; we: AS AH AD / 9S 9H 9D; 0: KS; pile: 9C", "take -> must-keep-card");
}

#[test]
fn a_red_three_in_the_pile_freezes_it_except_in_classic() {
    let fits = "we: 9S 9H 9D; 0: KS QS; pile: 3H 4S 9C; stock: 5S";
    check(&format!("rules: classic; {fits}"), "take -> ok, tabled 3H\n= red: 3H |");
    for rules in ["hoyle", "lakin", "pack", "wahhi"] {
        check(&format!("rules: {rules}; {fits}"), "take -> pile-frozen");
    }
}

#[test]
fn wahhi_asks_after_drawing_or_taking() {
    let canasta = "we: AS AH AD AC AS AH AD";
    check(&format!("rules: wahhi; {canasta}; 0: KS KH KD; stock: 5S"), "ask -> cannot-ask\n= illegal: ask");
    check(&format!("rules: classic; {canasta}; 0: KS KH KD; stock: 5S"), "ask -> ok");
    check(&format!("rules: wahhi; {canasta}; 0: KS KH KD 8S; play"), "ask -> ok\nyes -> ok");
    let taking = format!("{canasta}; 0: 9H 9D KH KD 8S; pile: KS 9S");
    check(
        &format!("rules: wahhi; {taking}"),
        "take 9H 9D -> ok\nask -> ok\nno -> ok\nmeld KH KD KS -> partner-said-no",
    );
    check(&format!("rules: hoyle; {taking}"), "take 9H 9D -> ok\nask -> cannot-ask");
    // The player can't ask after a further meld, in the same action as the take or later.
    let more = format!("{canasta}; 0: 9H 9D KH KD KC 8S; pile: KS 9S");
    check(&format!("rules: wahhi; {more}"), "take 9H 9D / KH KD KC -> ok\nask -> cannot-ask");
    check(&format!("rules: wahhi; {more}"), "take 9H 9D -> ok\nmeld KH KD KC -> ok\nask -> cannot-ask");
}

#[test]
fn lakin_has_no_concealed_hand_if_a_partner_has_melded() {
    let hand = "play; we: 8S 8H 8D; 0: KS KH KD KC KS KH KD; 2: 4S";
    let out = "meld KS KH KD KC KS KH KD -> ok";
    check(&format!("rules: lakin; melded: 0010; {hand}"), &format!("{out}\n= ended: went-out 0"));
    check(&format!("rules: pack; melded: 0010; {hand}"), &format!("{out}\n= ended: went-out-concealed 0"));
    check("rules: lakin; play; 0: KS KH KD KC KS KH KD; 2: 4S", &format!("{out}\n= ended: went-out-concealed 0"));
}

#[test]
fn lakin_with_three_ends_when_the_last_drawer_has_discarded() {
    let three = "players: 3; 0: 9S 9H 7S; 1: TS; 2: 4H; we: AS AH AD; pile: 4S";
    check(
        &format!("rules: lakin; {three}; stock: KS 8S"),
        "draw -> ok\ndiscard KS -> ok\n= ended: stock-exhausted null",
    );
    check(
        &format!("rules: lakin; {three}; stock: KS"),
        "draw -> ok, drew KS\ndiscard KS -> ok\n= ended: stock-exhausted null",
    );
    check(&format!("rules: lakin; {three}; stock: KS 8S 5S"), "draw -> ok\ndiscard KS -> ok\n= turn: 1 draw");
    check(&format!("rules: classic; {three}; stock: KS 8S"), "draw -> ok\ndiscard KS -> ok\n= turn: 1 draw");
    check("rules: lakin; players: 2; 0: 9S 9H 7S; 1: TS; stock: KS 8S", "draw -> ok\ndiscard KS -> ok\n= turn: 1 draw");
    // If the stock is empty after the draw, the position implies that the last card was drawn this turn.
    check(&format!("rules: lakin; play; {three}; stock:"), "discard 9S -> ok\n= ended: stock-exhausted null");
    check(&format!("rules: lakin; {three}; stock:"), "pass -> ok\n= ended: stock-exhausted null");
}

#[test]
fn a_single_player_needs_two_canastas_and_cannot_ask() {
    let one = "players: 2; play; we: AS AH AD AC AS AH AD; 0: KS 5S; 1: 4S";
    for rules in ["hoyle", "classic", "lakin", "pack"] {
        check(&format!("rules: {rules}; {one}"), "ask -> cannot-ask\ndiscard KS -> ok\n= turn: 1 draw");
        check(
            &format!("rules: {rules}; players: 3; play; we: AS AH AD AC AS AH AD; 0: 5S"),
            "discard 5S -> no-canasta",
        );
    }
    check("rules: wahhi; players: 2; play; we: AS AH AD AC AS AH AD; 0: 5S", "discard 5S -> ok\n= ended: went-out 0");
    check(
        "players: 2; play; we: AS AH AD AC AS AH AD / KS KH KD KC KS KH KD; 0: 5S",
        "discard 5S -> ok\n= ended: went-out 0",
    );
}

#[test]
fn six_play_in_two_sides_and_the_next_partner_answers() {
    check(
        "players: 6; play; we: AS AH AD AC AS AH AD; 0: KS KH KD 8S; 1: 4S; 2: 4H; 3: 4D; 4: 4C; 5: 5S",
        "ask -> ok\nyes -> ok\nmeld KS KH KD -> ok\ndiscard 8S -> ok
         = ended: went-out 0\n= deal 0: in_hand -10\n= deal 1: in_hand -15",
    );
    // A third partner who has melded doesn't stop a hand from being concealed, except under lakin.
    let hand = "players: 6; melded: 000010; play; we: 8S 8H 8D; 0: KS KH KD KC KS KH KD";
    check(&format!("rules: lakin; {hand}"), "meld KS KH KD KC KS KH KD -> ok\n= ended: went-out 0");
    check(&format!("rules: classic; {hand}"), "meld KS KH KD KC KS KH KD -> ok\n= ended: went-out-concealed 0");
}

/// The pile after a deal in which these cards follow the hands.
fn upcards(rules: RuleSet, cards: &[Card]) -> Vec<Card> {
    let mut left: Vec<Card> = Card::all().chain(Card::all()).collect();
    for card in cards {
        let place = left.iter().position(|other| other == card).unwrap();
        left.remove(place);
    }
    let fours: Vec<Card> = left.extract_if(.., |card| card.kind().is_natural()).collect();
    let (hands, rest) = fours.split_at(44);
    let deck = [hands, cards, rest, &left[..]].concat();
    let (deal, _) = CardDeal::new(&rules, Players::FOUR, Seat(3), [0; 6], &deck).unwrap();
    deal.pile().to_vec()
}

#[test]
fn the_upcard_is_covered_as_the_document_says() {
    let parse = |text: &str| notation::parse_cards(text).unwrap();
    for (rules, cards, pile) in [
        (Upcard::CoverThrees, "3S 2H 3H 3C KS QS", "3S 2H 3H 3C KS"),
        (Upcard::FirstBlackThreeStays, "3S 2H 3H 3C KS QS", "3S"),
        (Upcard::FirstBlackThreeStays, "2H 3C KS QS", "2H 3C KS"),
        (Upcard::BlackThreeStays, "2H 3H 3C KS QS", "2H 3H 3C"),
        (Upcard::BlackThreeStays, "3S KS", "3S"),
        (Upcard::BlackThreeStays, "XR KS QS", "XR KS"),
    ] {
        let rule_set = RuleSet { upcard: rules, ..RuleSet::BASE };
        assert_eq!(upcards(rule_set, &parse(cards)), parse(pile), "{rules:?} {cards}");
    }
}

#[test]
fn the_document_says_who_cuts() {
    let cuts = RuleSet::PRESETS.iter().map(|preset| (preset.name, preset.rules.cut));
    // lakin and wahhi don't say who cuts, so they follow hoyle.
    assert!(cuts.eq([
        ("hoyle", Cut::DealerLeft),
        ("classic", Cut::DealerRight),
        ("lakin", Cut::DealerLeft),
        ("pack", Cut::DealerLeftMay),
        ("wahhi", Cut::DealerLeft),
    ]));
    let cutters = RuleSet::PRESETS.iter().map(|preset| preset.rules.cutter(Players::FOUR, Seat(3)));
    assert!(cutters.eq([0, 2, 0, 0, 0].map(Seat)));
    let classic = RuleSet::CLASSIC;
    assert_eq!(classic.cutter(Players::FOUR, Seat(0)), Seat(3));
}
