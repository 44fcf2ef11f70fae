//! Invariants of all deals and positions, tested with proptest: any rules, any number of players, dealt or stacked.

use canasta::{
    Action, Card, CardAction, CardDeal, Counts, Deal, Group, Kind, Phase, Players, Rng, RuleSet, Seat, SeedRng, Suit,
};
use canasta_testkit::actions::{likely_action, random_attempt};
use canasta_testkit::bytes::{compare, play, with_any_faces};
use canasta_testkit::chance::{below, chance};
use canasta_testkit::deals::Start;
use canasta_testkit::invariants::{self, InvariantResult, Turns};
use canasta_testkit::strategies::{any_deal, cases, deal};
use proptest::prelude::{any, prop};
use proptest::test_runner::TestCaseError;
use proptest::{prop_assert, prop_assert_eq, prop_assume, proptest};

/// The legal actions, or just one of them if there are too many.
fn listed(deal: &Deal, rng: &mut SeedRng) -> Vec<Action> {
    let Some(seat) = deal.public().to_act() else { return Vec::new() };
    let mut actions = Vec::new();
    if !deal.public().legal_within(deal.hand(seat), &mut actions, 20_000) {
        actions = deal.public().pick_legal(deal.hand(seat), rng, &mut Vec::new()).into_iter().collect();
    }
    actions
}

/// Converts the result of an invariant check for proptest.
fn check<T>(invariant: InvariantResult<T>) -> Result<T, TestCaseError> {
    invariant.map_err(TestCaseError::fail)
}

proptest! {
    #![proptest_config(cases(300))]

    /// There is always a legal action until the turn is over. Each uses something up (a draw, the question, cards from
    /// the hand), so every turn ends.
    #[test]
    fn a_turn_can_always_end(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let mut deal = deal.deal().clone();
        let turn = deal.public().turn();
        let mut actions = 0;
        while deal.public().turn() == turn && deal.public().phase() != Phase::Over {
            let seat = deal.public().to_act().unwrap();
            let listed = listed(&deal, &mut rng);
            prop_assert!(!listed.is_empty(), "stranded: {deal:?}");
            let other_actions: Vec<Action> =
                listed.iter().filter(|action| !matches!(action, Action::Discard(_) | Action::Pass)).copied().collect();
            let action = likely_action(&mut rng, if other_actions.is_empty() { &listed } else { &other_actions }).unwrap();
            let held = deal.public().hand_sizes()[seat.index()];
            let phase = deal.public().phase();
            deal.apply(&action).unwrap();
            if phase == Phase::Play && matches!(action, Action::Meld(_)) {
                prop_assert!(deal.public().hand_sizes()[seat.index()] < held);
            }
            actions += 1;
            prop_assert!(actions < 120, "a turn without end");
        }
    }

    /// A player who can't tell two deals apart has the same legal actions in both.
    #[test]
    fn equal_views_mean_equal_legality(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let deal = deal.deal();
        for seat in deal.public().players().seats() {
            let view = deal.view(seat);
            let sample = view.sample(&mut rng);
            prop_assert_eq!(&sample.view(seat), &view);
            if deal.public().to_act() == Some(seat) {
                let mut actions = listed(deal, &mut SeedRng::new(1));
                prop_assert_eq!(&listed(&sample, &mut SeedRng::new(1)), &actions);
                actions = (0..30).map(|_| random_attempt(&mut rng, deal, &actions)).collect();
                check(invariants::same_legality(deal, &sample, &actions))?;
            }
        }
    }

    /// A refused action changes nothing, and after a legal one, the invariants of the deal still hold.
    #[test]
    fn every_action_keeps_the_invariants(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let mut deal = deal;
        prop_assume!(invariants::check_penalties(deal.deal()).is_ok());
        check(invariants::check_position(&deal))?;
        let mut turns = Turns::start(deal.deal());
        for _ in 0..20 {
            let listed = listed(deal.deal(), &mut rng);
            check(invariants::check_listed(deal.deal(), &listed, 10))?;
            let action = random_attempt(&mut rng, deal.deal(), &listed);
            let action = with_any_faces(&mut rng, &deal, &action);
            if check(invariants::check_action(&mut deal, &action))?.is_ok() {
                check(turns.check_after(&action, deal.deal()))?;
            }
        }
    }

    /// Tries random bytes. Fuzzing searches for interesting ones far longer.
    #[test]
    fn random_bytes_keep_the_invariants(bytes in prop::collection::vec(any::<u8>(), 20..300)) {
        check(play(&bytes, |_| Ok(())))?;
        check(compare(&bytes))?;
    }

    /// The rules don't distinguish suits of the same colour. Except for threes, they don't distinguish suits at all.
    #[test]
    fn swapping_suits_of_a_colour_changes_nothing(seed in any::<u64>(), actions in 1..200usize) {
        let mut rng = SeedRng::new(seed);
        let start = Start::any_rules(seed);
        let other = swapped_suits(&mut rng);
        let changed: Vec<Card> = start.deck.iter().map(|card| other[card.index()]).collect();
        let dealt = |deck: &[Card]| CardDeal::new(&start.rules, start.players, start.dealer, start.scores, deck);
        let (mut one, red_threes) = dealt(&start.deck).unwrap();
        let (mut two, tabled_two) = dealt(&changed).unwrap();
        prop_assert_eq!(red_threes.len(), tabled_two.len());
        for _ in 0..actions {
            let Some(seat) = one.public().to_act() else { break };
            let listed = listed(one.deal(), &mut rng);
            let action = if chance(&mut rng, 30) { random_attempt(&mut rng, one.deal(), &listed) } else { likely_action(&mut rng, &listed).unwrap() };
            let Some(action) = one.view(Some(seat)).to_cards(&action) else { continue };
            let done = one.apply(&action);
            let also_done = two.apply(&with_faces(&action, &other));
            prop_assert_eq!(done.is_ok(), also_done.is_ok());
            prop_assert_eq!(one.deal(), two.deal());
            for seat in one.public().players().seats() {
                let hand: Vec<Card> = one.hand(seat).iter().map(|card| other[card.index()]).collect();
                prop_assert_eq!(&hand[..], two.hand(seat));
            }
            if let (Ok(step), Ok(other_step)) = (done, also_done) {
                prop_assert_eq!(step.drew.iter().map(|card| other[card.index()]).collect::<Vec<_>>(), other_step.drew);
                prop_assert_eq!(step.red_threes.iter().map(|card| other[card.index()]).collect::<Vec<_>>(), other_step.red_threes);
                prop_assert_eq!(step.ending, other_step.ending);
            }
        }
    }

    /// The result that a seat foresees for its own action is what it will see. Exceptions are drawn cards and red
    /// threes that others place (even under hand declaration, if the deal ends before their first turn).
    #[test]
    fn foreseen_results_match_the_real_ones(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let deal = deal.deal();
        let Some(seat) = deal.public().to_act() else { return Ok(()) };
        let view = deal.view(seat);
        let listed = listed(deal, &mut rng);
        for _ in 0..30 {
            let action = random_attempt(&mut rng, deal, &listed);
            let mut after = deal.clone();
            match (after.apply(&action), view.after(&action)) {
                (Ok(_), Ok(None)) => prop_assert!(matches!(action, Action::Draw | Action::Declare)),
                (Ok(_), Ok(Some(foreseen))) => {
                    let waiting = |deal: &Deal| deal.public().players().seats().any(|other| {
                        other != seat
                            && deal.hand(other).of(Kind::RedThree) > 0
                            && (!view.public.rules().declares_by_hand() || !view.public.had_turn()[other.index()])
                    });
                    if !waiting(deal) {
                        prop_assert_eq!(foreseen, after.view(seat), "{:?}", action);
                    }
                }
                (done, foreseen) => prop_assert_eq!(done.err(), foreseen.err(), "{:?}", action),
            }
        }
    }

    #[test]
    fn a_view_holds_no_hidden_card(deal in deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let seat = Seat(u8::try_from(below(&mut rng, deal.public().players().count().into())).unwrap());
        let view = deal.view(Some(seat));
        let kinds = view.to_kinds().unwrap();
        prop_assert_eq!(&kinds, &deal.deal().view(seat));
        let sample = kinds.sample(&mut rng);
        prop_assert_eq!(sample.view(seat), kinds);
        // The same cards are hidden, only in different places.
        let hidden = |deal: &Deal| {
            let mut cards: Counts = deal.stock().collect();
            for other in deal.public().players().seats().filter(|&other| other != seat) {
                cards = cards.plus(deal.hand(other));
            }
            cards
        };
        prop_assert_eq!(hidden(&sample), hidden(deal.deal()));
    }
}

/// Samples are uniform: an unseen red three is equally likely to be anywhere it can be. Here, that means the stock and
/// the hand of the one player who hasn't had a turn.
#[test]
fn samples_are_uniform() {
    let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::new(3));
    for _ in 0..2 {
        deal.apply(&Action::Draw).unwrap();
        let listed = listed(&deal, &mut SeedRng::new(0));
        let discard = listed.iter().find(|action| matches!(action, Action::Discard(_))).unwrap();
        deal.apply(discard).unwrap();
    }
    let view = deal.view(Seat(1));
    assert_eq!((deal.public().had_turn()[0], deal.public().ending()), (false, None));
    let unseen = f64::from(view.unseen().of(Kind::RedThree));
    let stock = f64::from(deal.public().stock());
    let expected = unseen * 11.0 / (11.0 + stock);
    let mut rng = SeedRng::new(8);
    let samples = 10_000;
    let mut found = 0;
    let mut positions = 0.0;
    let mut in_stock = 0;
    for _ in 0..samples {
        let sample = view.sample(&mut rng);
        found += u32::from(sample.hand(Seat(0)).of(Kind::RedThree));
        for (index, _) in (0u32..).zip(sample.stock()).filter(|&(_, kind)| kind == Kind::RedThree) {
            positions += f64::from(index) / stock;
            in_stock += 1;
        }
    }
    // Allow five standard deviations.
    let mean = f64::from(found) / f64::from(samples);
    let tolerance = 5.0 * (expected / f64::from(samples)).sqrt();
    assert!(unseen >= 1.0 && (mean - expected).abs() < tolerance, "{mean}, not {expected}");
    // Every position in the stock is equally likely. A uniform value between 0 and 1 has a standard deviation of 0.29.
    let mean_position = positions / f64::from(in_stock);
    let middle = (stock - 1.0) / 2.0 / stock;
    assert!((mean_position - middle).abs() < 5.0 * 0.29 / f64::from(in_stock).sqrt(), "{mean_position}, not {middle}");
}

/// A replacement for each face. Red threes stay red and black threes stay black; the suits of other ranks are permuted.
fn swapped_suits(rng: &mut SeedRng) -> Vec<Card> {
    let mut other: Vec<Card> = Card::all().collect();
    for rank in 2..=14 {
        let mut suits = Suit::ALL;
        if rank == 3 {
            if rng.next_below(2) == 0 {
                suits.swap(0, 3);
            }
            if rng.next_below(2) == 0 {
                suits.swap(1, 2);
            }
        } else {
            canasta::shuffle(&mut suits, rng);
        }
        for (from, to) in Suit::ALL.into_iter().zip(suits) {
            other[Card::suited(rank, from).unwrap().index()] = Card::suited(rank, to).unwrap();
        }
    }
    if rng.next_below(2) == 0 {
        other.swap(Card::RED_JOKER.index(), Card::BLACK_JOKER.index());
    }
    other
}

fn with_faces(action: &CardAction, other: &[Card]) -> CardAction {
    let cards = |cards: &[Card]| cards.iter().map(|card| other[card.index()]).collect::<Vec<_>>();
    let groups = |groups: &[Group]| -> Vec<Group> {
        groups.iter().map(|group| Group { rank: group.rank, cards: cards(&group.cards) }).collect()
    };
    match action {
        CardAction::Take { rank, with, more } => {
            CardAction::Take { rank: *rank, with: cards(with), more: groups(more) }
        }
        CardAction::Meld(melds) => CardAction::Meld(groups(melds)),
        CardAction::Discard(card) => CardAction::Discard(other[card.index()]),
        CardAction::Declare(card) => CardAction::Declare(other[card.index()]),
        same => same.clone(),
    }
}
