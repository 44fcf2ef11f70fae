//! Records of random games: writing and parsing.

use canasta::deck::shuffled;
use canasta::{Card, CardDeal, Phase, Players, Rng, RuleSet, Seat, SeedRng, Side};
use canasta_record::fair::{Cut, DealTerms, Person, Proof, Seed, rules_hash};
use canasta_record::record::{DealRecord, Other, Outcome, Player, Record, Turn, line};
use canasta_testkit::actions::likely_action;
use canasta_testkit::chance::{below, chance};
use canasta_testkit::deals::Start;
use canasta_testkit::stacked::any_table;
use canasta_testkit::strategies::cases;
use proptest::prelude::*;

use crate::recorded;

/// A random game with everything that a record can contain. The same seed gives the same game.
pub(crate) fn game(seed: u64) -> Record {
    let mut rng = SeedRng::new(seed);
    let start = Start::any_rules(rng.next_u64());
    let preset = RuleSet::PRESETS[below(&mut rng, RuleSet::PRESETS.len())].name;
    let rules = if chance(&mut rng, 50) { start.rules } else { RuleSet::preset(preset).unwrap() };
    let players = start.players.under(&rules);
    let proofs = chance(&mut rng, 50);
    let mut dealer = start.dealer;
    let mut deals = Vec::new();
    for number in 1..=below(&mut rng, 4) {
        let mut deal = random_deal(&mut rng, &rules, players, dealer);
        deal.proof = proofs.then(|| proof(&mut rng, &ProofTerms { preset, rules: &rules, players, dealer, number }));
        deals.push(deal);
        dealer = if chance(&mut rng, 80) { players.next_seat(dealer) } else { dealer };
    }
    let names = ["Anna", "Ruth: the first", "# 7", "Zoë “Z” Ö.", "Deal 1", "0: draw", "a\u{a0}b", "{", "x"];
    let player = |rng: &mut SeedRng| Player {
        name: names[below(rng, names.len())].to_owned(),
        bot: chance(rng, 40).then(|| ["club", "strong", "my bot: 2"][below(rng, 3)].to_owned()),
    };
    Record {
        comments: texts(&mut rng),
        preset: preset.to_owned(),
        rules,
        players: players.seats().map(|_| player(&mut rng)).collect(),
        date: [None, Some("2026-11-22"), Some("1999-02"), Some("2000")][below(&mut rng, 4)].map(str::to_owned),
        before: if chance(&mut rng, 30) { numbers(&mut rng, players) } else { Vec::new() },
        result: match below(&mut rng, 1 + usize::from(players.sides())) {
            0 => Outcome::Unfinished,
            side if players.sides() == 2 && chance(&mut rng, 30) => {
                Outcome::Conceded(Side(u8::try_from(side - 1).unwrap()))
            }
            side => Outcome::Won(Side(u8::try_from(side - 1).unwrap())),
        },
        others: others(&mut rng),
        deals,
        closing: texts(&mut rng),
    }
}

fn texts(rng: &mut SeedRng) -> Vec<String> {
    let texts = ["a comment", "", "  indented", "# twice", "Deal 1", "0: draw", "Score: 1"];
    (0..below(rng, 3)).map(|_| texts[below(rng, texts.len())].to_owned()).collect()
}

fn others(rng: &mut SeedRng) -> Vec<Other> {
    let names = ["Club night", "Table cloth", "seating", "Ort", "X-y", "Größe"];
    let values = ["", "third table", "a: b", "# no comment", "{\"a\": 1}", "Deal 2"];
    let texts = |rng: &mut SeedRng| (names[below(rng, names.len())], values[below(rng, values.len())]);
    let pairs = (0..below(rng, 3)).map(|_| texts(rng));
    pairs.map(|(name, value)| Other::Line(name.to_owned(), value.to_owned())).collect()
}

fn numbers(rng: &mut SeedRng, players: Players) -> Vec<i32> {
    players.all_sides().map(|_| [-1_000_000, -45, 0, 1230, 1_000_000][below(rng, 5)]).collect()
}

/// A deal played at random, usually to its end.
fn random_deal(rng: &mut SeedRng, rules: &RuleSet, players: Players, dealer: Seat) -> DealRecord {
    let deck = shuffled(rng);
    let mut turns: Vec<Turn> = Vec::new();
    let (mut deal, _) = CardDeal::new(rules, players, dealer, [0; 6], &deck).unwrap();
    let mut listed = Vec::new();
    let mut asked = false;
    for _ in 0..[5, 60, 1000][below(rng, 3)] {
        let Some(seat) = deal.public().to_act() else { break };
        let hand = deal.deal().hand(seat);
        listed.clear();
        let action = if deal.public().legal_within(hand, &mut listed, 500) {
            likely_action(rng, &listed)
        } else {
            deal.public().pick_legal(hand, rng, &mut listed)
        };
        let action = deal.view(Some(seat)).to_cards(&action.unwrap()).unwrap();
        deal.apply(&action).unwrap();
        let answer = matches!(deal.public().phase(), Phase::Answer { .. });
        match turns.last_mut().filter(|turn| turn.seat == seat && !asked) {
            Some(turn) => turn.actions.push(action),
            None => turns.push(Turn {
                comments: if chance(rng, 5) { texts(rng) } else { Vec::new() },
                seat,
                substitute: chance(rng, 10),
                actions: vec![action],
                remark: chance(rng, 10).then(|| ["well done", " # really?", "0: draw"][below(rng, 3)].to_owned()),
            }),
        }
        asked = answer;
    }
    let is_over = deal.public().ending().is_some();
    let scores = deal.public().ending().map(|_| deal.deal().score());
    let scores = scores.map(|scores| players.all_sides().map(|side| scores[side.index()].total()).collect());
    assert_eq!(is_over, scores.is_some());
    let sits_out = players.sits_out().filter(|_| chance(rng, 50));
    DealRecord { comments: texts(rng), dealer, sits_out, deck, proof: None, others: others(rng), turns, scores }
}

struct ProofTerms<'a> {
    preset: &'a str,
    rules: &'a RuleSet,
    players: Players,
    dealer: Seat,
    number: usize,
}

fn proof(rng: &mut SeedRng, terms_of: &ProofTerms<'_>) -> Proof {
    let mut byte = || u8::try_from(rng.next_below(256)).unwrap();
    let commitment = std::array::from_fn(|_| byte());
    let seed = Seed(std::array::from_fn(|_| byte()));
    let cut = Cut(std::array::from_fn(|_| byte()));
    let seats = terms_of.players.seats().map(|seat| chance(rng, 60).then_some(Person(seat.0 * 50))).collect();
    let terms = DealTerms {
        table: "3f9".to_owned(),
        deal: terms_of.number,
        rules: rules_hash(terms_of.preset, terms_of.rules),
        seats,
        dealer: terms_of.dealer,
    };
    let cuts = terms_of.players.seats().filter(|_| chance(rng, 50)).map(|seat| (seat, cut)).collect();
    Proof { terms, commitment, seed: chance(rng, 70).then_some(seed), cuts }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn written_games_are_read_the_same(seed: u64) {
        let game = game(seed);
        let text = game.text();
        match Record::read(&text) {
            Ok(read) => prop_assert_eq!(read, game, "{}", text),
            Err(errors) => prop_assert!(false, "{errors:?}\n{text}"),
        }
    }

    /// Spacing, line breaks and capitals don't change the game.
    #[test]
    fn games_typed_differently_are_the_same(seed: u64) {
        let mut game = game(seed);
        game.comments.clear();
        for deal in &mut game.deals {
            deal.comments.clear();
        }
        let mut rng = SeedRng::part(seed, 1);
        let typed = typed(&mut rng, &game.text());
        match Record::read(&typed) {
            Ok(read) => prop_assert_eq!(read, game, "{}", typed),
            Err(errors) => prop_assert!(false, "{errors:?}\n{typed}"),
        }
    }

    /// Records with changed, missing or added letters, or with lost, repeated or moved lines, are parsed or reported
    /// and never cause a panic.
    #[test]
    fn damaged_games_are_parsed_or_reported(seed: u64) {
        let mut rng = SeedRng::part(seed, 2);
        let mut text = game(seed).text();
        for _ in 0..=below(&mut rng, 4) {
            text = damaged(&mut rng, &text);
        }
        let _ = recorded::record(&text);
    }

    #[test]
    fn any_text_is_parsed_or_reported(lines in prop::collection::vec(some_line(), 0..12)) {
        recorded::check_text(&lines.join("\n"));
        recorded::check_text(&format!("Canasta record 1\n{}", lines.join("\n")));
        recorded::check_text(&format!("Canasta record 1\nSeat 0: a\nSeat 1: b\nDeal 1\n{}", lines.join("\r\n")));
    }

    #[test]
    fn positions_in_lines_survive_a_round_trip(seed: u64, actions in 0..150, preset in 0..RuleSet::PRESETS.len()) {
        let preset = &RuleSet::PRESETS[preset];
        let Some(mut deal) = any_table(seed) else { return Ok(()) };
        let mut rng = SeedRng::part(seed, 4);
        for _ in 0..actions {
            if canasta_testkit::actions::play_random_action(&mut rng, &mut deal).is_none() {
                break;
            }
        }
        let text = line::write(&deal, preset.name);
        prop_assert!(!text.contains(['\n', '\t']) && !text.contains("  "));
        match line::read(&text) {
            Ok(read) => prop_assert!(read.deal == deal && read.start.is_empty() && read.rules == preset.name, "{}", text),
            Err(errors) => prop_assert!(false, "{errors:?}\n{text}"),
        }
        // The words in a different order, and in capitals.
        let mut words: Vec<String> = text.split(' ').map(str::to_uppercase).collect();
        for place in (1..words.len()).rev() {
            words.swap(place, below(&mut rng, place + 1));
        }
        prop_assert_eq!(line::read(&words.join("  ")).unwrap().deal, deal);
        let _ = recorded::position(&damaged(&mut rng, &text));
    }
}

/// The record as another person might type it.
fn typed(rng: &mut SeedRng, text: &str) -> String {
    let end = ["\n", "\r\n", "\r"][below(rng, 3)];
    let mut out = if chance(rng, 50) { "\u{feff}".to_owned() } else { String::new() };
    let is_turn = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    for line in text.lines() {
        let is_comment = line.starts_with('#');
        let line = match line.split_once(": ") {
            Some((name, value)) if is_turn(line) => {
                let (actions, remark) =
                    value.split_once("  #").map_or((value, None), |(actions, rest)| (actions, Some(rest)));
                let actions = match rng.next_below(4) {
                    0 => actions.to_lowercase(),
                    1 => actions.replace("; ", ","),
                    2 => actions.replace('T', "10").replace('H', "♥").replace('S', "♠\u{fe0f}"),
                    _ => actions.replace("; ", " ;\t").replace(" / ", "/"),
                };
                let actions = actions.replace("; discard", &format!(";{end}\tdiscard"));
                format!(
                    "{} : {actions}{}",
                    name.to_uppercase(),
                    remark.map_or(String::new(), |rest| format!(" #{rest}"))
                )
            }
            Some((name @ ("Dealer" | "Commitment" | "Seed"), value)) => {
                format!("{}:{}", name.to_lowercase(), value.to_uppercase())
            }
            Some(("Score", numbers)) => format!("SCORES :  {}", numbers.replace(", ", "   ").replace('-', "−")),
            Some((name, value)) if name == "Deck" => format!("{name}:{}", value.replace(' ', ", ")),
            _ if line.starts_with("Deal ") => format!("  {}:", line.to_uppercase()),
            _ => line.to_owned(),
        };
        let line = if line.starts_with("      ") { line.trim_start().to_lowercase() } else { line };
        out.push_str(&line);
        out.push_str(if is_comment { "\t " } else { "" });
        out.push_str(end);
        if chance(rng, 10) {
            out.push_str(end);
        }
    }
    out
}

fn damaged(rng: &mut SeedRng, text: &str) -> String {
    if chance(rng, 50) {
        let mut lines: Vec<&str> = text.lines().collect();
        let place = below(rng, lines.len());
        let other = below(rng, lines.len());
        match rng.next_below(3) {
            0 => lines.swap(place, other),
            1 => lines.insert(place, lines[other]),
            _ => {
                lines.remove(place);
            }
        }
        return lines.join("\n");
    }
    let mut letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return String::new();
    }
    let other = [' ', ':', '/', '#', '9', 'x', '\n', '\u{202e}', 'é', '-', '=', ','][below(rng, 12)];
    let place = below(rng, letters.len());
    match rng.next_below(3) {
        0 => letters[place] = other,
        1 => letters.insert(place, other),
        _ => {
            letters.remove(place);
        }
    }
    letters.into_iter().collect()
}

fn some_line() -> impl Strategy<Value = String> {
    let card = (0u8..54).prop_map(|card| format!("{:?}", Card::from_index(card).unwrap()));
    let cards = prop::collection::vec(card, 0..6).prop_map(|cards| cards.join(" "));
    prop_oneof![
        ".{0,40}",
        "[ \t]{0,2}[A-Za-z ]{0,12}[ 0-9]{0,3}:[ 0-9a-fA-F,-]{0,12}",
        "[ 0-9]{0,3}(\\(bot\\))?:? ?(draw|take|meld|ask|yes|pass|discard)?[;, /]?.{0,6}",
        (0u8..6, cards).prop_map(|(seat, cards)| format!("{seat}: take {cards} / Q: {cards}; discard {cards}")),
        prop::sample::select(vec![
            "Canasta record 1",
            "Canasta record 2",
            "Deal 1",
            "deal 2 # x",
            "Rules: wahhi",
            "House: {\"game_points\": 700}",
            "House: {",
            "Seat 0: Anna",
            "Seat 1: Ruth",
            "Bot 1: club",
            "Seat 99999999999999999999: x",
            "Table: t",
            "Dealer: 1",
            "Score: 1, 2",
            "Totals: 1, 2",
            "Seats: 0 -",
            "Commitment: 00",
            "# comment",
            "rules=hoyle hands=4h/?/?/- laid",
            "players=2 hands=?/? stock=- turn=1",
            "game_points=700 hand_size=1,2,3,4,5 had_turn=- ended=went-out ended_by=0",
        ])
        .prop_map(str::to_owned),
    ]
}
