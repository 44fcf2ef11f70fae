//! Journals survive a round trip: every action and every entry, at every kind of table.

use canasta::deck::shuffled;
use canasta::{CardDeal, Players, RuleSet, Seat, SeedRng};
use canasta_table::journal::{ActionId, Chain, Entry, SeatedPlayer, Terms};
use canasta_testkit::actions::play_random_action;
use canasta_testkit::house;

/// The entries of one deal, played at random.
fn deal(preset: &str, rules: &RuleSet, players: Players, seed: u64) -> Vec<Entry> {
    let mut rng = SeedRng::new(seed);
    let deck = shuffled(&mut rng);
    let sat = |seat: Seat| {
        let who = SeatedPlayer::Bot { name: format!("“{}” \\ ä", seat.0), bot: "club".to_owned() };
        Entry::Sat { seat, who }
    };
    let mut entries = vec![Entry::Opened(Box::new(Terms::of(preset, *rules, players)))];
    entries.extend(players.seats().map(sat));
    entries.push(Entry::Begun { first_dealer: Seat(1), draws: Vec::new() });
    entries.push(Entry::Dealt { deal: 1, deck: deck.clone() });
    let (mut deal, _) = CardDeal::new(rules, players, Seat(1), [0; 6], &deck).unwrap();
    while let Some(seat) = deal.public().to_act() {
        let before = deal.clone();
        let action = play_random_action(&mut rng, &mut deal).unwrap();
        let action = before.view(Some(seat)).to_cards(&action).unwrap();
        let by = ActionId { seat, id: format!("{}-\u{1f0cf}\n\"", entries.len()) };
        entries.push(Entry::Acted { by, action, substitute: false });
    }
    entries
}

#[test]
fn every_entry_survives_a_round_trip() {
    let mut actions = 0;
    for preset in RuleSet::PRESETS {
        for players in 2..=6 {
            let players = Players::new(players).unwrap();
            let entries = deal(preset.name, &preset.rules, players, u64::from(players.count()));
            actions += entries.len();
            let mut written = Chain::start("a");
            let mut read = Chain::start("a");
            for entry in entries {
                let text = entry.text();
                assert!(!text.contains('\n'), "{text}");
                let next = written.with(&text);
                let known = read.follow(next.len(), &text, next.last()).unwrap();
                assert_eq!((&known, known.text()), (&entry, text));
                written = next;
            }
            assert_eq!(written, read);
        }
    }
    assert!(actions > 2_000, "{actions}");
}

#[test]
fn a_deal_read_from_its_journal_is_the_same_deal() {
    for seed in 0..20 {
        let rules = house::any(&mut SeedRng::new(seed));
        let entries = deal("hoyle", &rules, Players::FOUR, seed);
        let mut folded: Vec<CardDeal> = Vec::new();
        for source in [entries.clone(), entries.iter().map(|entry| Entry::read(&entry.text()).unwrap()).collect()] {
            let mut deal = None;
            for entry in &source {
                match entry {
                    Entry::Dealt { deck, .. } => {
                        deal = CardDeal::new(&rules, Players::FOUR, Seat(1), [0; 6], deck).map(|(deal, _)| deal);
                    }
                    Entry::Acted { action, .. } => drop(deal.as_mut().unwrap().apply(action).unwrap()),
                    _ => {}
                }
            }
            folded.extend(deal);
        }
        assert_eq!(folded[0], folded[1]);
        assert!(folded[0].public().ending().is_some());
    }
}
