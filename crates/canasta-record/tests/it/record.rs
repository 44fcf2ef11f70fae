//! Records as people write them, with accepted variations and with errors.

use canasta::{CardAction, Kind, Seat, notation};
use canasta_i18n::{Lang, record as words};
use canasta_record::record::{Other, Outcome, Record, line};
use canasta_testkit::volume::volume;

use crate::recorded;

mod mistakes;
mod notes;

/// A deck, in three lines of 36 cards.
const DECK: &str = "\
Deck: AS AS KS KS QS QS JS JS TS TS 9S 9S 8S 8S 7S 7S 6S 6S 5S 5S 4S 4S 3S 3S 2S 2S XR XR XB XB AH AH KH KH QH QH
  JH JH TH TH 9H 9H 8H 8H 7H 7H 6H 6H 5H 5H 4H 4H 3H 3H 2H 2H AD AD KD KD QD QD JD JD TD TD 9D 9D 8D 8D 7D 7D
  6D 6D 5D 5D 4D 4D 3D 3D 2D 2D AC AC KC KC QC QC JC JC TC TC 9C 9C 8C 8C 7C 7C 6C 6C 5C 5C 4C 4C 3C 3C 2C 2C
";

/// A two-player record with these headers, and a deal with these lines if there are any.
pub(crate) fn with(headers: &str, deal: &str) -> String {
    let deal = if deal.is_empty() { String::new() } else { format!("Deal 1\nDealer: 1\n{DECK}{deal}\n") };
    format!("Canasta record 1\nSeat 0: Anna\nSeat 1: Ruth\n{headers}\n{deal}")
}

fn read(text: &str) -> Record {
    recorded::record(text).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"))
}

/// All errors in a text, one per line.
fn errors(text: &str) -> String {
    let errors = recorded::record(text).expect_err(text);
    errors.iter().map(|error| words::error(Lang::EN, error).into()).collect::<Vec<String>>().join("\n")
}

/// The turns of a deal, as they are written after parsing.
fn turns(lines: &str) -> String {
    let record = read(&with("", lines));
    let text = record.text();
    let turns = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    turns.collect::<Vec<_>>().join("\n")
}

#[test]
fn reads_a_minimal_record() {
    let record = read("canasta record\nseat 0: Anna\nseat 1:");
    assert_eq!(record.text(), "Canasta record 1\n\nRules: hoyle\nSeat 0: Anna\nSeat 1: Seat 1\nResult: not over\n");
    assert_eq!((record.preset.as_str(), record.result), ("hoyle", Outcome::Unfinished));
    assert!(record.deals.is_empty() && record.players.iter().all(|player| player.bot.is_none()));
}

#[test]
fn reads_headers_in_any_order() {
    let record = read(
        "# in front\nCanasta Record: 1 # 2\n# of a club\nRESULT: Side 1 won # at last\nClub  Night:  third:  table \nbot 1: my bot\n\
         Totals: −20; +1500\nDate: 2026/3/1\nhouse: { \"take_with_wild\": false,\n \"game_points\": 700 }\nru\u{202e}les : Wahhi\n\
         Seat 0:Anna # the first\nTable: 3f\n\n# the end\n",
    );
    assert_eq!(
        record.text(),
        "Canasta record 1  # 2\n# in front\n# of a club\n\nRules: wahhi\n\
         House: {\"take_with_wild\":false,\"game_points\":700}\nTable: 3f\nSeat 0: Anna # the first\nSeat 1: my bot\n\
         Club  Night: third:  table\nBot 1: my bot\n\
         Date: 2026-03-01\nTotals: -20, 1500\nResult: side 1 won  # at last\n\n# the end\n"
    );
}

#[test]
fn reads_turns_as_people_write_them() {
    let written = "0: draw; meld 4H 4D 4C / Q: 2S; discard TS";
    for typed in [
        "0: draw; meld 4H 4D 4C / Q: 2S; discard TS",
        "  0 :draw;meld 4H 4D 4C/Q:2S;discard TS;",
        "0: DRAW, Meld 4h, 4d, 4c / q : 2s, Discard 10s",
        "0: draw meld 4♥ 4♦\u{fe0f} 4♣ / Q: 2♠ discard 10♠",
        "00: draw\n  meld 4H4D4C /\n  Q: 2S\n\n  discard TS",
        "0: draw;\n\tmeld 4H 4D 4C / Q: 2S; ; discard TS",
    ] {
        assert_eq!(turns(typed), written, "{typed}");
    }
    assert_eq!(turns("1 ( Bot ) : ask # may I?\n0: no"), "1 (bot): ask  # may I?\n0: no");
    assert_eq!(turns("0: take 10h 4d / KH KD KC / 10: 2S"), "0: take TH 4D / KH KD KC / T: 2S");
    assert_eq!(turns("0: draw;\n  meld Q: 2S;\n  discard TS"), "0: draw; meld Q: 2S; discard TS");
    assert_eq!(turns("0: take / 3: 3H 2S; pass"), "0: take / 3: 3H 2S; pass");
    let record = read(&with("", "0: draw; discard xr\n1: declare 3h; discard 10d"));
    assert_eq!(record.deals[0].turns[0].actions[1].to_string(), "discard XR");
    assert!(matches!(record.deals[0].turns[1].actions[0], CardAction::Declare(_)));
    for (three, kind) in [("3H", Kind::RedThree), ("3S", Kind::BlackThree)] {
        let record = read(&with("", &format!("0: meld 3: {three} 2S")));
        assert!(matches!(&record.deals[0].turns[0].actions[0], CardAction::Meld(melds) if melds[0].rank == Some(kind)));
    }
}

#[test]
fn comments_and_remarks_keep_their_places() {
    let record = read(
        "Canasta record 1\n#first\nSeat 0: Anna\nSeat 1: Ruth\n# of the deal\nDeal 1: # it began late\nDealer: 1 # Ruth\n\
         Deck: AS AS KS KS QS QS JS JS TS TS 9S 9S 8S 8S 7S 7S 6S 6S 5S 5S 4S 4S 3S 3S 2S 2S XR XR XB XB AH AH KH KH QH QH # one\n\
         # in between\n\
         JH JH TH TH 9H 9H 8H 8H 7H 7H 6H 6H 5H 5H 4H 4H 3H 3H 2H 2H AD AD KD KD QD QD JD JD TD TD 9D 9D 8D 8D 7D 7D\n\
         6D 6D 5D 5D 4D 4D 3D 3D 2D 2D AC AC KC KC QC QC JC JC TC TC 9C 9C 8C 8C 7C 7C 6C 6C 5C 5C 4C 4C 3C 3C 2C 2C\n\
         Weather: fine # and warm\n#  of the turn\n\n0: draw; # hm\n  discard 4S # so\n# at last\nScore: 10, 20 # too little\n",
    );
    let deal = &record.deals[0];
    assert_eq!(
        (&record.comments[..], &deal.comments[..]),
        (&["first".to_owned()][..], &["of the deal".to_owned()][..])
    );
    let turn = &deal.turns[0];
    assert_eq!((&turn.comments[..], turn.remark.as_deref()), (&[" of the turn".to_owned()][..], Some("hm so")));
    assert_eq!((deal.scores.as_deref(), record.closing.len()), (Some(&[10, 20][..]), 0));
    let at = |name: &str, remark: &str| Other::At(name.to_owned(), Some(remark.to_owned()));
    let expected = [
        at("Deal", "it began late"),
        at("Dealer", "Ruth"),
        Other::Comment("in between".to_owned()),
        at("Deck", "one"),
        Other::Comment("at last".to_owned()),
        at("Score", "too little"),
        Other::Line("Weather".to_owned(), "fine # and warm".to_owned()),
    ];
    assert_eq!(deal.others, expected);
    let text = record.text();
    for part in [
        "# of the deal\nDeal 1  # it began late\nDealer: 1  # Ruth\n# in between\nDeck: AS",
        "2C 2C  # one\nWeather: fine # and warm\n#  of the turn\n0: draw; discard 4S  # hm so\n# at last\nScore: 10, 20  # too little\n",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn derives_the_next_dealer() {
    let record = read(&format!("{}Deal\n{DECK}Deal 3\n{DECK}", with("", " ")));
    assert_eq!(record.deals.iter().map(|deal| deal.dealer).collect::<Vec<_>>(), [Seat(1), Seat(0), Seat(1)]);
    assert!(record.text().contains("\n\nDeal 2\nDealer: 0\nDeck: AS AS KS"));
    assert_eq!(notation::cards(&record.deals[0].deck[105..]).to_string(), "3C 2C 2C");
}

#[test]
fn reads_the_lines_of_a_proof() {
    let commitment = "AB".repeat(32);
    let seed = "12".repeat(80);
    let cut = "0f".repeat(16);
    let lines = format!(
        "Cut 1: {cut}\nSeats: 7 -\nCommitment: {commitment}\nSeed: {} {}\nCut 0: {cut}",
        &seed[..60],
        &seed[60..]
    );
    let record = read(&with("Table: 3f", &lines));
    let proof = record.deals[0].proof.as_ref().unwrap();
    assert_eq!((proof.terms.table.as_str(), proof.terms.deal, proof.terms.dealer), ("3f", 1, Seat(1)));
    assert_eq!(proof.terms.rules, canasta_record::fair::rules_hash("hoyle", &canasta::RuleSet::HOYLE));
    assert_eq!((proof.terms.seats_text(), proof.commitment), ("7 -".to_owned(), [0xab; 32]));
    assert_eq!(proof.cuts.iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [0, 1]);
    let text = record.text();
    let expected = format!("Seats: 7 -\nCommitment: {}\nSeed: {seed}\nCut 0: {cut}\nCut 1: {cut}\n", "ab".repeat(32));
    assert!(text.contains(&expected), "{text}");
}

/// Headers (from line 4) or lines of a deal (from line 10), and the errors in them.
const ERRORS: &[(&str, &str, &str)] = &[
    (
        "Rules: hoile",
        "",
        "line 4, column 8: expected the name of a rule set (hoyle, classic, lakin, pack, wahhi), found “hoile” (did you mean “hoyle”?)",
    ),
    (
        "Rules:",
        "",
        "line 4, column 7: expected the name of a rule set (hoyle, classic, lakin, pack, wahhi), found nothing",
    ),
    ("House: {\"game_points\":3}", "", "line 4, column 8: game_points must be a number from 500 to 50000, not 3"),
    (
        "House: {\"game_points\":}",
        "",
        "line 4, column 23: expected house rules, like {\"game_points\":3000}, found “}”",
    ),
    ("House: 7", "", "line 4, column 8: expected house rules, like {\"game_points\":3000}, found “7”"),
    ("Seat 0: Ida", "", "line 4, column 1: duplicate “Seat 0” (first on line 2)"),
    (
        "Seat 3: Ida",
        "",
        "line 4, column 1: expected a line like “Seat 2: Anna”, because every seat needs a name, found nothing",
    ),
    ("Seat 6: Ida", "", "line 4, column 1: expected a seat from 0 to 5, found “Seat 6”"),
    ("Bot 1:", "", "line 4, column 7: expected a name, found nothing"),
    ("Date: 22.11.2026", "", "line 4, column 7: expected a date like 2026-11-22, found “22.11.2026”"),
    ("Date: 2026-02-29", "", "line 4, column 7: expected a date like 2026-11-22, found “2026-02-29”"),
    (
        "Result: side 2 won",
        "",
        "line 4, column 9: expected “side 0 won”, “side 0 conceded” (the sides are 0 and 1) or “not over”, found “side 2 won”",
    ),
    (
        "Totals: 1, 2, 3",
        "",
        "line 4, column 9: expected a whole number for each of the two sides, without commas, found 3",
    ),
    ("Totals: 1, x", "", "line 4, column 12: expected a whole number from -1000000 to 1000000, found “x”"),
    (
        "well, well",
        "",
        "line 4, column 1: expected a line like “Rules: hoyle”, “Deal 1” or “0: draw; discard 9S”, found “well, well”",
    ),
    ("Dealer: 1", "", "line 4, column 1: expected “Deal 1” before it, found “Dealer”"),
    ("0: draw", "", "line 4, column 1: expected “Deal 1” before it, found “0”"),
    (
        "Deal 2\nDealer: 1",
        " ",
        "line 4, column 1: expected a line “Deck:”, found nothing\nline 4, column 6: expected “Deal 1”, found “2”\nline 6, column 6: expected “Deal 2”, found “1”",
    ),
    ("", "0: meld 4♥ 4Z", "line 10, column 12: expected a card like 4H, found “4Z”"),
    ("", "0: meld 4H 4Z 4C", "line 10, column 12: expected a card like 4H, found “4Z”"),
    (
        "",
        "  0: draw; discrad 9S",
        "line 10, column 12: expected an action like “draw” or “discard 9S”, found “discrad” (did you mean “discard”?)",
    ),
    ("", "0: draw 9S", "line 10, column 9: expected “;” or end of line, found “9S”"),
    ("", "0: discard 9S 9H", "line 10, column 15: expected “;” or end of line, found “9H”"),
    ("", "0: draw; discard", "line 10, column 17: expected a card like 4H, found nothing"),
    ("", "0: meld 4H 4D 4C /", "line 10, column 19: expected the cards of a meld, found nothing"),
    ("", "0: meld Q:", "line 10, column 11: expected the cards of a meld, found nothing"),
    ("", "0: meld X: 2S", "line 10, column 9: expected a rank like Q, found “X”"),
    ("", "0: take X: 2S", "line 10, column 9: expected a rank like Q, found “X”"),
    ("", "0: take Q:", "line 10, column 11: expected the cards of a meld, found nothing"),
    ("", "0:", "line 10, column 3: expected an action like “draw” or “discard 9S”, found nothing"),
    ("", "2: draw", "line 10, column 1: expected a seat from 0 to 1, found “2”"),
    ("", "0 (robot): draw", "line 10, column 1: expected a seat like “0:” or “2 (bot):”, found “0 (robot)”"),
    (
        "",
        "Anna draws",
        "line 10, column 1: expected a line like “Rules: hoyle”, “Deal 1” or “0: draw; discard 9S”, found “Anna draws”",
    ),
    ("", "Dealer: 0", "line 10, column 1: duplicate “Dealer” (first on line 6)"),
    ("", "Score: 12", "line 10, column 8: expected a whole number for each of the two sides, without commas, found 1"),
    (
        "",
        "Seed: 12",
        "line 10, column 1: expected a line “Table:”, found nothing\nline 10, column 1: expected a line “Seats:”, found nothing\nline 10, column 1: expected a line “Commitment:”, found nothing\nline 10, column 7: expected 160 hexadecimal digits, found 2",
    ),
    ("Table: t", "Seats: 0 -\nCommitment: 00 0g", "line 11, column 17: expected a hexadecimal digit, found “g”"),
    (
        "Table: t",
        "Seats: 0 x",
        "line 10, column 1: expected a line “Commitment:”, found nothing\nline 10, column 10: expected a person’s number for each of the two seats, or “-” for a bot, found “x”",
    ),
    ("", "Deck: 4H", "line 10, column 1: duplicate “Deck” (first on line 7)"),
];

#[test]
fn errors_have_a_place_and_an_expectation() {
    for (headers, deal, expected) in ERRORS {
        assert_eq!(errors(&with(headers, deal)), *expected, "{headers} {deal}");
    }
}

#[test]
fn checks_that_a_deck_is_two_packs() {
    let deck = |from: &str, to: &str| errors(&with("", " ").replacen(from, to, 1));
    assert_eq!(deck("QC QC", "QC"), "line 7, column 1: expected the 108 cards of two packs, found 107 (missing: QC)");
    assert_eq!(
        deck("QC QC", "QC QD"),
        "line 9, column 48: the queen of diamonds appears a third time, but there are only two"
    );
    assert_eq!(deck("QC QC", "QC Q"), "line 9, column 48: expected a card like 4H, found “Q”");
    let first = "line 7, column 1: expected the 108 cards of two packs, found 36 (72 missing)";
    assert_eq!(errors(&with("", " ").lines().take(7).collect::<Vec<_>>().join("\n")), first);
}

#[test]
fn reports_a_text_that_is_not_a_record_once() {
    let first = |found: &str| format!("line 1, column 1: expected “Canasta record 1”, found {found}");
    assert_eq!(errors(""), first("nothing"));
    assert_eq!(errors("{\"rules\": \"hoyle\"}\n[1, 2]"), first("“{\"rules\": \"hoyle\"}”"));
    assert_eq!(
        errors("\n \nCanasta record one\nx"),
        "line 3, column 1: expected “Canasta record 1”, found “Canasta record one”"
    );
    assert_eq!(
        errors("Canasta record 2\nStuff"),
        "line 1, column 16: expected “Canasta record 1”, found version 2, which is newer than this program"
    );
    // If only the first line is missing, the other errors are reported too.
    assert_eq!(
        errors("Seat 0: Anna\nRules: x"),
        "line 1, column 1: expected “Canasta record 1”, found “Seat 0: Anna”\n\
         line 1, column 1: expected the names of two to six players, in lines like “Seat 0: Anna”, found 1\n\
         line 2, column 8: expected the name of a rule set (hoyle, classic, lakin, pack, wahhi), found “x”"
    );
}

#[test]
fn reports_at_most_twenty_errors_in_the_order_of_the_text() {
    let many: String = (0..300).map(|n| format!("0: discard {n}Z\n")).collect();
    let errors = errors(&with("Date: x", &many));
    assert_eq!(errors.lines().count(), 20);
    assert!(
        errors.starts_with("line 4, column 7: expected a date") && errors.contains("line 28, column 12"),
        "{errors}"
    );
}

/// Text that doesn't fit into a line is not written.
#[test]
fn names_and_comments_cannot_add_lines_to_a_record() {
    let mut record = read(&with("", " "));
    record.players[0].name = "Anna\nSeat 1: Eve\u{202e}".to_owned();
    record.players[1].name = " ".to_owned();
    record.comments = vec!["x\r\nRules: wahhi".to_owned()];
    let lines = [("Rules", "wahhi"), ("Deal 1", ""), ("0", "draw"), ("Club", "a\nb")];
    record.others = lines.map(|(name, value)| Other::Line(name.to_owned(), value.to_owned())).to_vec();
    let text = record.text();
    assert!(text.starts_with("Canasta record 1\n# x  Rules: wahhi\n\nRules: hoyle\nSeat 0: Anna Seat 1: Eve\nSeat 1: Seat 1\nResult: not over\nClub: a b\n\nDeal 1\n"), "{text}");
    read(&text);
}

/// Checks how a position line is written after parsing it, or its errors.
fn position(line: &str, expected: &str) {
    let got = match recorded::position(line) {
        Ok(written) => written,
        Err(errors) => format!(
            "! {}",
            errors.iter().map(|error| words::error(Lang::EN, error).into()).collect::<Vec<String>>().join("\n! ")
        ),
    };
    assert_eq!(got, expected, "{line}");
}

#[test]
fn reads_and_writes_positions_in_lines() {
    let all = "rules=wahhi game_points=700 hand_size=15,13,11,10,9 players=2 turn=1 phase=play scores=-45,1500 \
               hands=9S9H9D/5C6S melds=-/ASAHAD+KSKHKD2C red_threes=3H3D/- melded=1 pile=4CQS stock=-";
    let read = line::read(all).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(read.deal.public().rules().game_points, 700);
    assert_eq!(notation::cards(read.deal.pile()).to_string(), "4C QS");
    let filled = line::read("hands=9S9H9D5C6S/?/?/? pile=4C,10s").unwrap();
    assert_eq!((filled.deal.hand(Seat(0)).len(), filled.deal.hand(Seat(1)).len()), (5, 11));
    position(
        " Players=2  HANDS=4h10d/5c stock=xr pile=4♠4♠ laid=no # a remark",
        "rules=hoyle players=2 hands=4HTD/5C pile=4S4S stock=XR had_turn=-",
    );
    position("players=2 hands=4H/5C stock=-", "rules=hoyle players=2 hands=4H/5C stock=-");
    position(
        "players=2 hands=4H/5C stock=- took-pile phase=play dealer=0 turn=1",
        "rules=hoyle players=2 dealer=0 phase=play hands=4H/5C stock=- had_turn=- took_pile",
    );
}

#[test]
fn errors_in_positions_have_places() {
    let key = "expected an entry of a position, like dealer=3";
    position("", &format!("! line 1, column 1: {key}, found nothing"));
    position(
        "dealer=1 turns=2 x",
        &format!(
            "! line 1, column 10: {key}, found “turns” (did you mean “turn”?)\n! line 1, column 18: {key}, found “x”"
        ),
    );
    position("dealer=1 Dealer=2", "! line 1, column 10: duplicate “dealer” (first on line 1)");
    position(
        "dealer turn=x",
        "! line 1, column 7: expected “=” and a value, found nothing\n! line 1, column 13: expected a whole number, found “x”",
    );
    position("hands=4H4Z/5C", "! line 1, column 9: expected a card like 4H, found “4Z”");
    position("players=2 hands=4H/5C/6C", "! line 1, column 11: hands must have 2 entries, not 3");
    position("players=9", "! line 1, column 1: players must be a number from 2 to 6, not 9");
    position(
        "pile=4H4H stock=4H",
        "! line 1, column 1: the four of hearts appears three times, but there are only two",
    );
    position(
        "laid=perhaps melded=0,7",
        "! line 1, column 6: expected yes or no, found “perhaps”\n! line 1, column 23: expected a seat from 0 to 3, found “7”",
    );
    position("had_turn=0 old_melds=4Y", "! line 1, column 22: expected ranks like 4KX, found “4Y”");
    position("game_points=7", "! line 1, column 1: game_points must be a number from 500 to 50000, not 7");
    position(
        "dealer=1\ndealer=2",
        "! line 2, column 1: expected end of input; a position is a single line, found “dealer=2”",
    );
}

/// Long texts that would take minutes to parse if the time were quadratic.
#[test]
fn parses_every_long_text_quickly() {
    let many = |what: &str| what.repeat(volume(40_000, 400_000) / what.len());
    for text in [
        with(&format!("House: {{\n{}", many("{\n")), ""),
        with(&many("Seat 77: x\n"), ""),
        with("", &many("0: draw # x\n # y\n z # v\n")),
        with("", &many(" xyz # x\n")),
        with("", &format!("0: {}", many("dicsard, "))),
        with("", &format!("0: discard {}", many("4H4H4H4H"))),
        with("", &format!("0: {}", many("meld / : "))),
        with("", &format!("Score: {}", many("1 "))),
        with("", &format!("Seed: {}", many("0"))),
        with("", &format!("{}\n", many("Cut 9: 00\n"))),
        with(&many("Deal\n"), ""),
        with(&many("Club: x\n"), ""),
        with("", &many("1: draw\n")),
        with("", &many("#\n")),
        many("\r"),
        many("turm=1 "),
        format!("dealer=1 {} x", many(" ")),
        format!("{}{}", many("a b "), many(" ")),
        format!("pile={}", many("4H,")),
        format!("hands={}", many("?/")),
        format!("known={}", many("4/")),
    ] {
        recorded::check_text(&text);
    }
    // Here all lines are different.
    let different: String = (0..volume(4_000, 40_000)).map(|n| format!("Seat {n}: x\nCut {n}: y\n")).collect();
    recorded::check_text(&with(&different, ""));
    recorded::check_text(&with("", &different));
}

/// Chats add invisible characters to cards.
#[test]
fn invisible_characters_are_not_part_of_a_card() {
    assert_eq!(turns("0: draw\u{200b}; discard \u{200b}4H\u{feff}"), turns("0: draw; discard 4H"));
}
