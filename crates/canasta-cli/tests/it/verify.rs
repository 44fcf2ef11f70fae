//! `canasta verify`: records with and without valid proofs. `fair/example.canasta` is a fair game, and
//! `fair/forged.canasta` is the same with two cards swapped. They are also used to test the Python verifier and the
//! server's page. With `UPDATE_VECTORS=1`, the test plays and writes new ones.

use std::fs;
use std::path::PathBuf;

use canasta::{Card, CardAction, CardDeal, Deal, MAX_SEATS, Players, Rng as _, RuleSet, Seat, SeedRng};
use canasta_bots::{Bot, Club, play};
use canasta_record::fair::{Cut, DealTerms, Proof, Seed, rules_hash};
use canasta_record::house;
use canasta_record::record::{DealRecord, Outcome, Record, Turn};
use canasta_table::journal::Person;
use canasta_table::scene::Player;

use crate::process::{Home, check_refused, run, text};

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fair").join(name)
}

fn example() -> String {
    fs::read_to_string(file("example.canasta")).unwrap()
}

/// The output and the exit code for a record.
fn verified(record: &str) -> (String, i32) {
    let home = Home::new();
    let path = home.path().join("game.canasta");
    fs::write(&path, record).unwrap();
    let output = run(&["verify", path.to_str().unwrap()]);
    assert_eq!(text(&output.stderr), "");
    (text(&output.stdout).to_owned(), output.status.code().unwrap())
}

/// The example, with the first line of that name changed.
fn changed(name: &str, change: impl Fn(&str) -> String) -> String {
    let mut done = false;
    let record = example();
    let lines = record.lines().map(|line| match line.split_once(": ") {
        Some((label, value)) if label == name && !done => {
            done = true;
            change(value)
        }
        _ => line.to_owned(),
    });
    let text = lines.collect::<Vec<_>>().join("\n") + "\n";
    assert_ne!(text, record, "{name}");
    text
}

#[test]
fn verifies_a_fair_game() {
    if std::env::var_os("UPDATE_VECTORS").is_some() {
        let record = played();
        fs::write(file("example.canasta"), record.text()).unwrap();
        fs::write(file("forged.canasta"), forged(&record).text()).unwrap();
    }
    insta::assert_snapshot!(verified(&example()).0, @r"
    Deal 1: Fair. The seed matches the commitment and, with 2 cuts, produces these cards.
    Deal 2: Fair. The seed matches the commitment and, with 2 cuts, produces these cards.
    Both deals are fair. All actions were legal, and the scores add up.
    ");
    assert_eq!(verified(&example()).1, 0);
}

#[test]
fn finds_a_forged_deck() {
    let (output, code) = verified(&fs::read_to_string(file("forged.canasta")).unwrap());
    assert_eq!(code, 1, "{output}");
    assert!(output.contains("Not fair. The seed produces different cards"), "{output}");
}

#[test]
fn checks_every_part_of_a_proof() {
    let change_last_digit = |value: &str| {
        let last = if value.ends_with('0') { '1' } else { '0' };
        format!("{}{last}", &value[..value.len() - 1])
    };
    for (name, message) in [
        ("Seed", "Deal 1: Not fair. The seed doesn’t match the commitment"),
        ("Commitment", "Deal 1: Not fair. The seed doesn’t match the commitment"),
        ("Cut 0", "Deal 1: Not fair. The seed produces different cards"),
        ("Table", "Deal 2: Not fair. The seed doesn’t match the commitment"),
    ] {
        let (output, code) = verified(&changed(name, |value| format!("{name}: {}", change_last_digit(value))));
        assert!(code == 1 && output.contains(message) && output.contains("All actions were legal"), "{name}: {output}");
    }
    let (output, code) = verified(&changed("Seats", |_| "Seats: 1 - 0 -".to_owned()));
    assert!(code == 1 && output.contains("Deal 1: Not fair. The seed doesn’t match"), "{output}");
    let (output, code) = verified(&changed("Seats", |_| "Seats: - - 1 -".to_owned()));
    assert!(code == 1 && output.contains("Deal 1: Not fair. A cut comes from an empty seat"), "{output}");
}

#[test]
fn a_deal_without_a_seed_or_commitment_is_not_proved() {
    let (output, code) = verified(&changed("Seed", |_| "# not revealed yet".to_owned()));
    assert!(
        code == 1 && output.starts_with("Deal 1: Not proven. This deal’s seed hasn’t been revealed.\n"),
        "{output}"
    );
    assert!(output.contains("\nOne of the 2 deals is proven. All actions"), "{output}");
    let names = ["Seats:", "Commitment:", "Seed:", "Cut ", "Table:"];
    let bare: Vec<&str> =
        example().leak().lines().filter(|line| !names.iter().any(|name| line.starts_with(name))).collect();
    let (output, code) = verified(&(bare.join("\n") + "\n"));
    assert!(code == 1 && output.contains("Deal 1: Not proven. This deal had no commitment"), "{output}");
}

#[test]
fn finds_an_illegal_action_in_a_fair_deal() {
    let mut record = Record::read(&example()).unwrap();
    record.deals[0].turns[0].actions[0] = CardAction::Pass;
    let (output, code) = verified(&record.text());
    assert!(code == 1 && output.contains("Deal 1: Fair."), "{output}");
    assert!(output.contains("the game is not valid. Deal 1"), "{output}");
}

#[test]
fn refuses_unreadable_records() {
    check_refused(&["verify", "/no/such/file.canasta"], "cannot read /no/such/file.canasta: ");
    check_refused(&["verify"], "<FILE>");
    let home = Home::new();
    let path = home.path().join("game.canasta");
    fs::write(&path, changed("Deck", |cards| format!("Deck: {}", cards.replacen(' ', " 4Z ", 1)))).unwrap();
    check_refused(&["verify", path.to_str().unwrap()], "expected a card like 4H, found “4Z”");
    fs::write(&path, [0xFF, 0x00]).unwrap();
    check_refused(&["verify", path.to_str().unwrap()], "it is not UTF-8 text");
}

/// A game of two deals.
fn played() -> Record {
    (1..).map(game).find(|record| record.deals.len() == 2).unwrap()
}

/// A short game between two people and two bots, with a commitment and cuts for every deal.
fn game(seed: u64) -> Record {
    let preset = house::preset("hoyle").unwrap();
    let mut rules = preset.rules;
    assert!(house::apply(&mut rules, &serde_json::json!({"game_points": 2000})).is_empty());
    let player = |(name, bot): &(&str, Option<&str>)| Player { name: (*name).to_owned(), bot: bot.map(str::to_owned) };
    let players = [("Anna", None), ("Ruth", Some("club")), ("Paul", None), ("Ida", Some("club"))];
    let mut record = Record {
        comments: vec!["A game whose deals can be checked: canasta verify example.canasta".to_owned()],
        preset: preset.name.to_owned(),
        rules,
        players: players.iter().map(player).collect(),
        date: Some("2026-11-22".to_owned()),
        before: Vec::new(),
        result: Outcome::Unfinished,
        others: Vec::new(),
        deals: Vec::new(),
        closing: Vec::new(),
    };
    let mut dealer = Seat(3);
    let mut totals = [0; MAX_SEATS];
    for number in 1_u8.. {
        let (deal, scores) = deal(&rules, SeedRng::part(seed, number.into()), number, dealer, totals);
        record.deals.push(deal);
        for (total, score) in totals.iter_mut().zip(scores) {
            *total += score;
        }
        if let Some(side) = canasta::winner(&rules, Players::FOUR, record.deals.len(), &totals) {
            record.result = Outcome::Won(side);
            break;
        }
        dealer = Players::FOUR.next_seat(dealer);
    }
    record
}

fn deal(
    rules: &RuleSet,
    mut rng: SeedRng,
    number: u8,
    dealer: Seat,
    totals: [i32; MAX_SEATS],
) -> (DealRecord, [i32; MAX_SEATS]) {
    let seed = Seed(std::array::from_fn(|_| rng.next_u64().to_le_bytes()[0]));
    let terms = DealTerms {
        table: "3f9d0c5e8a71b264".to_owned(),
        deal: number.into(),
        rules: rules_hash("hoyle", rules),
        seats: vec![Some(Person(0)), None, Some(Person(1)), None],
        dealer,
    };
    let mut cut = || Cut(std::array::from_fn(|_| rng.next_u64().to_le_bytes()[0]));
    let cuts = vec![(Seat(0), cut()), (Seat(2), cut())];
    let deck = terms.deck(&seed, &cuts);
    let proof = Proof { commitment: terms.commitment(&seed), terms, seed: Some(seed), cuts };
    let (turns, scores) = turns(rules, dealer, totals, &deck);
    let recorded_scores = Players::FOUR.all_sides().map(|side| scores[side.index()]).collect();
    let deal = DealRecord {
        comments: Vec::new(),
        dealer,
        sits_out: None,
        deck,
        proof: Some(proof),
        others: Vec::new(),
        turns,
        scores: Some(recorded_scores),
    };
    (deal, scores)
}

/// Club's actions by turn, and the scores.
fn turns(rules: &RuleSet, dealer: Seat, totals: [i32; MAX_SEATS], deck: &[Card]) -> (Vec<Turn>, [i32; MAX_SEATS]) {
    let (mut card_deal, _) = CardDeal::new(rules, Players::FOUR, dealer, totals, deck).unwrap();
    let mut actions = Vec::new();
    let mut plain: Deal = card_deal.deal().clone();
    play(&mut plain, 1, |deal, seat, seed| {
        let chosen = Club::default().decide(&deal.view(seat), seed);
        actions.extend(chosen.iter().map(|action| (seat, *action)));
        chosen
    })
    .unwrap();
    let mut turns: Vec<Turn> = Vec::new();
    for (seat, kinds) in actions {
        let action = card_deal.view(Some(seat)).to_cards(&kinds).unwrap();
        card_deal.apply(&action).unwrap();
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => turn.actions.push(action),
            _ => {
                let actions = vec![action];
                turns.push(Turn { comments: Vec::new(), seat, substitute: false, actions, remark: None });
            }
        }
    }
    (turns, card_deal.deal().score().map(|score| score.total()))
}

/// The same game, with two cards swapped in the last deal's stock. No player has seen them.
fn forged(record: &Record) -> Record {
    let mut record = record.clone();
    record.comments = vec!["Not what was promised: two cards of the last deal are exchanged.".to_owned()];
    let deck = &mut record.deals.last_mut().unwrap().deck;
    let other = (0..107).rev().find(|&place| deck[place] != deck[107]).unwrap();
    deck.swap(other, 107);
    record
}
