//! Laws that hold in every deal and every position.

use canasta::deck::{fresh, shuffled};
use canasta::{
    Act, Card, Counts, Deal, Dressed, DressedAct, Group, Kind, Phase, Pile, Players, Rng, RuleSet, Seat, SeedRng, Suit,
};
use canasta_testkit::acts::{play_on, playing, trying};
use canasta_testkit::deals::{Start, below, chance};
use canasta_testkit::strategies::{any_deal, deal};
use proptest::prelude::{ProptestConfig, any};
use proptest::test_runner::RngSeed;
use proptest::{prop_assert, prop_assert_eq, proptest};

/// The same cases in every run, unless the environment asks for others (`PROPTEST_CASES`, `PROPTEST_RNG_SEED`).
fn cases(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(1);
    }
    config
}

/// What is legal, or one legal act where that is more than anyone wants to see.
fn listed(deal: &Deal, rng: &mut SeedRng) -> Vec<Act> {
    let Some(seat) = deal.public().to_act() else { return Vec::new() };
    let mut acts = Vec::new();
    if !deal.public().legal_within(deal.hand(seat), &mut acts, 20_000) {
        acts = deal.public().pick_legal(deal.hand(seat), rng, &mut Vec::new()).into_iter().collect();
    }
    acts
}

/// Every card of the table, the hands and the stock.
fn all_cards(deal: &Dressed) -> Vec<Card> {
    let table = deal.table();
    let players = deal.public().players;
    let mut cards: Vec<Card> = deal.stock().chain(table.pile.iter().copied()).collect();
    cards.extend(players.seats().flat_map(|seat| deal.hand(seat)));
    cards.extend(table.melds.iter().flatten().flat_map(|meld| &meld.cards));
    cards.extend(table.red_threes.iter().flatten());
    cards.sort_unstable_by_key(|card| card.index());
    cards
}

/// The stock, and once more every card that is not yet on the table for good: a turn that draws makes the first
/// smaller and never the second greater; a turn that takes the pile makes the second smaller.
fn left_to_play(deal: &Deal) -> usize {
    let public = deal.public();
    let hands: u8 = public.hand_sizes.iter().sum();
    2 * usize::from(public.stock) + usize::from(hands) + usize::from(public.pile.len())
}

/// What is kept although it could be counted: the same when counted.
fn counts_are_right(deal: &Deal) {
    let public = deal.public();
    let pile: Pile = public.pile.cards().iter().copied().collect();
    assert_eq!(pile.counts(), public.pile.counts());
    assert_eq!(public.pile.counts(), &public.pile.cards().iter().copied().collect::<Counts>());
    assert_eq!(deal.stock().count(), usize::from(public.stock));
    for seat in public.players.seats() {
        assert_eq!(deal.hand(seat).total(), public.hand_sizes[seat.index()]);
        assert!(deal.hand(seat).covers(&public.seen.known[seat.index()]), "{seat:?} does not hold what was seen");
        let red = deal.hand(seat).of(Kind::RedThree);
        let waits = !public.had_turn[seat.index()] && public.phase != Phase::Over;
        assert!(red == 0 || waits || public.rules.by_hand());
        let late = deal.late(seat);
        assert!(late.held <= red && late.held <= late.all, "{seat:?}: {late:?}");
    }
}

#[test]
fn whole_deals_keep_every_law() {
    for seed in 0..400 {
        let start = if seed % 2 == 0 { Start::hoyle(seed) } else { Start::any_rules(seed) };
        let dealt = Dressed::new(&start.rules, start.players, start.dealer, start.scores, &start.deck);
        let (mut deal, _) = dealt.unwrap();
        let mut pack = fresh();
        pack.sort_unstable_by_key(|card| card.index());
        let mut rng = SeedRng::new(seed);
        let (mut turn, mut left) = (deal.public().turn, left_to_play(deal.deal()) + 1);
        while let Some(act) = play_on(&mut rng, &mut deal) {
            assert!(deal.agrees(), "seed {seed}, {act:?}");
            assert_eq!(all_cards(&deal), pack, "seed {seed}, {act:?}");
            counts_are_right(deal.deal());
            let public = deal.public();
            if public.turn != turn || public.phase == Phase::Over {
                let now = left_to_play(deal.deal());
                // Only passing, which ends the deal, moves nothing.
                assert!(now < left || act == Act::Pass, "seed {seed}: a turn moved nothing");
                (turn, left) = (public.turn, now);
            }
        }
        assert!(deal.public().ending.is_some(), "seed {seed} did not end");
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// No act strands the turn: after each there is another, until the turn is over; and each uses something up (a
    /// draw, the question, cards of the hand), so that it will be over.
    #[test]
    fn a_turn_can_always_end(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let mut deal = deal.deal().clone();
        let turn = deal.public().turn;
        let mut acts = 0;
        while deal.public().turn == turn && deal.public().phase != Phase::Over {
            let seat = deal.public().to_act().unwrap();
            let listed = listed(&deal, &mut rng);
            prop_assert!(!listed.is_empty(), "stranded: {deal:?}");
            let going_on: Vec<Act> =
                listed.iter().filter(|act| !matches!(act, Act::Discard(_) | Act::Pass)).copied().collect();
            let act = playing(&mut rng, if going_on.is_empty() { &listed } else { &going_on }).unwrap();
            let held = deal.public().hand_sizes[seat.index()];
            let phase = deal.public().phase;
            deal.apply(&act).unwrap();
            if phase == Phase::Play && matches!(act, Act::Meld(_)) {
                prop_assert!(deal.public().hand_sizes[seat.index()] < held);
            }
            acts += 1;
            prop_assert!(acts < 120, "a turn without end");
        }
    }

    /// Whoever cannot tell two deals apart may do the same in both.
    #[test]
    fn equal_views_mean_equal_legality(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        for seat in deal.public().players.seats() {
            let view = deal.deal().view(seat);
            let mut sample = view.sample(&mut rng);
            prop_assert_eq!(&sample.view(seat), &view);
            counts_are_right(&sample);
            let mut cards = sample.stock().collect::<Counts>();
            for seat in deal.public().players.seats() {
                cards = cards.plus(sample.hand(seat));
            }
            prop_assert!(view.unseen().plus(&view.hand).covers(&cards));
            if deal.public().to_act() == Some(seat) {
                prop_assert_eq!(listed(&sample, &mut SeedRng::new(1)), listed(deal.deal(), &mut SeedRng::new(1)));
                let listed = listed(deal.deal(), &mut rng);
                for _ in 0..30 {
                    let act = trying(&mut rng, deal.deal(), &listed);
                    let mut copy = deal.deal().clone();
                    let (here, there) = (copy.apply(&act), sample.clone().apply(&act));
                    prop_assert_eq!(here.err(), there.err(), "{:?}", act);
                    prop_assert_eq!(here.err(), view.check(&act).err());
                }
                sample = view.sample(&mut rng);
                prop_assert_eq!(sample.view(seat), view);
            }
        }
    }

    /// Refused, nothing has changed; and what a deal says of itself goes on being true.
    #[test]
    fn a_refused_act_changes_nothing(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let mut deal = deal;
        for _ in 0..20 {
            let before = deal.clone();
            let listed = listed(deal.deal(), &mut rng);
            let act = trying(&mut rng, deal.deal(), &listed);
            let act = with_any_faces(&mut rng, &deal, &act);
            match deal.apply(&act) {
                Err(_) => prop_assert_eq!(&deal, &before),
                Ok(_) => {
                    prop_assert!(deal.agrees(), "{act:?}");
                    prop_assert_eq!(all_cards(&deal), all_cards(&before));
                    counts_are_right(deal.deal());
                }
            }
        }
    }

    /// The suits of a colour are all the same to the rules, and every suit but the threes' is.
    #[test]
    fn suits_of_a_colour_change_nothing(seed in any::<u64>(), acts in 1..200usize) {
        let mut rng = SeedRng::new(seed);
        let start = Start::any_rules(seed);
        let other = swapped_suits(&mut rng);
        let changed: Vec<Card> = start.deck.iter().map(|card| other[card.index()]).collect();
        let dealt = |deck: &[Card]| Dressed::new(&start.rules, start.players, start.dealer, start.scores, deck);
        let (mut one, tabled) = dealt(&start.deck).unwrap();
        let (mut two, tabled_two) = dealt(&changed).unwrap();
        prop_assert_eq!(tabled.len(), tabled_two.len());
        for _ in 0..acts {
            let Some(seat) = one.public().to_act() else { break };
            let listed = listed(one.deal(), &mut rng);
            let act = if chance(&mut rng, 30) { trying(&mut rng, one.deal(), &listed) } else { playing(&mut rng, &listed).unwrap() };
            let Some(act) = one.view(Some(seat)).dress(&act) else { continue };
            let (done, also) = (one.apply(&act), two.apply(&with_faces(&act, &other)));
            prop_assert_eq!(done.is_ok(), also.is_ok());
            prop_assert_eq!(one.deal(), two.deal());
            for seat in one.public().players.seats() {
                let hand: Vec<Card> = one.hand(seat).iter().map(|card| other[card.index()]).collect();
                prop_assert_eq!(&hand[..], two.hand(seat));
            }
            if let (Ok(step), Ok(also)) = (done, also) {
                prop_assert_eq!(step.drew.iter().map(|card| other[card.index()]).collect::<Vec<_>>(), also.drew);
                prop_assert_eq!(step.tabled.iter().map(|card| other[card.index()]).collect::<Vec<_>>(), also.tabled);
                prop_assert_eq!(step.ending, also.ending);
            }
        }
    }

    /// What a seat foresees of its own act is what it will see, but for red threes that others table and what is drawn.
    #[test]
    fn foreseen_is_seen(deal in any_deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let deal = deal.deal();
        let Some(seat) = deal.public().to_act() else { return Ok(()) };
        let view = deal.view(seat);
        let listed = listed(deal, &mut rng);
        for _ in 0..30 {
            let act = trying(&mut rng, deal, &listed);
            let mut after = deal.clone();
            match (after.apply(&act), view.after(&act)) {
                (Ok(_), Ok(None)) => prop_assert!(matches!(act, Act::Draw | Act::Declare)),
                (Ok(_), Ok(Some(foreseen))) => {
                    let waiting = |deal: &Deal| deal.public().players.seats().any(|other| {
                        other != seat && deal.hand(other).of(Kind::RedThree) > 0 && !view.public.rules.by_hand()
                    });
                    if !waiting(deal) {
                        prop_assert_eq!(foreseen, after.view(seat), "{:?}", act);
                    }
                }
                (done, foreseen) => prop_assert_eq!(done.err(), foreseen.err(), "{:?}", act),
            }
        }
    }

    /// What a seat is shown depends on nothing that is hidden from it.
    #[test]
    fn a_view_holds_no_hidden_card(deal in deal(), seed in any::<u64>()) {
        let mut rng = SeedRng::new(seed);
        let seat = Seat(u8::try_from(below(&mut rng, deal.public().players.count().into())).unwrap());
        let view = deal.view(Some(seat));
        let undressed = view.undressed().unwrap();
        prop_assert_eq!(&undressed, &deal.deal().view(seat));
        let sample = undressed.sample(&mut rng);
        prop_assert_eq!(sample.view(seat), undressed);
        // The hidden cards are the same ones, only elsewhere.
        let hidden = |deal: &Deal| {
            let mut cards: Counts = deal.stock().collect();
            for other in deal.public().players.seats().filter(|&other| other != seat) {
                cards = cards.plus(deal.hand(other));
            }
            cards
        };
        prop_assert_eq!(hidden(&sample), hidden(deal.deal()));
    }
}

/// Samples are even: an unseen red three is as likely in each place where it can be. Here that is the stock and the one
/// hand whose owner has not had a turn.
#[test]
fn samples_are_even() {
    let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::new(3));
    for _ in 0..2 {
        deal.apply(&Act::Draw).unwrap();
        let listed = listed(&deal, &mut SeedRng::new(0));
        let discard = listed.iter().find(|act| matches!(act, Act::Discard(_))).unwrap();
        deal.apply(discard).unwrap();
    }
    let view = deal.view(Seat(1));
    assert_eq!((deal.public().had_turn[0], deal.public().ending), (false, None));
    let unseen = f64::from(view.unseen().of(Kind::RedThree));
    let stock = f64::from(deal.public().stock);
    let expected = unseen * 11.0 / (11.0 + stock);
    let mut rng = SeedRng::new(8);
    let samples = 10_000;
    let (mut found, mut places, mut in_stock) = (0, 0.0, 0);
    for _ in 0..samples {
        let sample = view.sample(&mut rng);
        found += u32::from(sample.hand(Seat(0)).of(Kind::RedThree));
        for (place, _) in (0u32..).zip(sample.stock()).filter(|&(_, kind)| kind == Kind::RedThree) {
            places += f64::from(place) / stock;
            in_stock += 1;
        }
    }
    // One red three is there or not: five standard deviations.
    let mean = f64::from(found) / f64::from(samples);
    let tolerance = 5.0 * (expected / f64::from(samples)).sqrt();
    assert!(unseen >= 1.0 && (mean - expected).abs() < tolerance, "{mean}, not {expected}");
    // In the stock it lies as often early as late; a place between 0 and 1 varies by 0.29.
    let place = places / f64::from(in_stock);
    let middle = (stock - 1.0) / 2.0 / stock;
    assert!((place - middle).abs() < 5.0 * 0.29 / f64::from(in_stock).sqrt(), "{place}, not {middle}");
}

/// Faces for an act by kinds, a few of them wrong or missing.
fn with_any_faces(rng: &mut SeedRng, deal: &Dressed, act: &Act) -> DressedAct {
    let hand: Vec<Card> = deal.public().to_act().map_or_else(Vec::new, |seat| deal.hand(seat).to_vec());
    let all = shuffled(rng);
    let mut left = hand;
    let mut face = |kind: Kind, rng: &mut SeedRng| {
        let from = if chance(rng, 4) { all.clone() } else { left.clone() };
        let place = from.iter().position(|card| card.kind() == kind);
        let card = place.map(|place| from[place]).or_else(|| all.iter().find(|card| card.kind() == kind).copied());
        let card = card.unwrap();
        if let Some(place) = left.iter().position(|&held| held == card) {
            left.remove(place);
        }
        card
    };
    let mut groups = |lay: &canasta::Lay, rng: &mut SeedRng| -> Vec<Group> {
        let mut groups = Vec::new();
        for (rank, meld) in lay.iter() {
            let mut cards: Vec<Card> = Vec::new();
            for (kind, n) in [(rank, meld.naturals), (Kind::Joker, meld.jokers), (Kind::Two, meld.twos)] {
                cards.extend((0..n).map(|_| face(kind, rng)));
            }
            groups.push(Group { rank: if meld.naturals == 0 { Some(rank) } else { None }, cards });
        }
        groups
    };
    match act {
        Act::Draw => DressedAct::Draw,
        Act::Pass => DressedAct::Pass,
        Act::Ask => DressedAct::Ask,
        Act::Answer(yes) => DressedAct::Answer(*yes),
        Act::Meld(lay) => DressedAct::Meld(groups(lay, rng)),
        Act::Take { with, more } => {
            let more = groups(more, rng);
            DressedAct::Take { with: with.cards().map(|kind| face(kind, rng)).collect(), more }
        }
        Act::Discard(kind) => DressedAct::Discard(face(*kind, rng)),
        Act::Declare => DressedAct::Declare(face(Kind::RedThree, rng)),
    }
}

/// Another face for each face: red threes stay red and black ones black, of other ranks any suit becomes any.
fn swapped_suits(rng: &mut SeedRng) -> Vec<Card> {
    let mut other: Vec<Card> = Card::all().collect();
    for rank in 2..=14 {
        let mut suits = Suit::ALL;
        if rank == 3 {
            if rng.below(2) == 0 {
                suits.swap(0, 3);
            }
            if rng.below(2) == 0 {
                suits.swap(1, 2);
            }
        } else {
            canasta::shuffle(&mut suits, rng);
        }
        for (from, to) in Suit::ALL.into_iter().zip(suits) {
            other[Card::suited(rank, from).unwrap().index()] = Card::suited(rank, to).unwrap();
        }
    }
    if rng.below(2) == 0 {
        other.swap(Card::RED_JOKER.index(), Card::BLACK_JOKER.index());
    }
    other
}

fn with_faces(act: &DressedAct, other: &[Card]) -> DressedAct {
    let cards = |cards: &[Card]| cards.iter().map(|card| other[card.index()]).collect::<Vec<_>>();
    let groups = |groups: &[Group]| -> Vec<Group> {
        groups.iter().map(|group| Group { rank: group.rank, cards: cards(&group.cards) }).collect()
    };
    match act {
        DressedAct::Take { with, more } => DressedAct::Take { with: cards(with), more: groups(more) },
        DressedAct::Meld(melds) => DressedAct::Meld(groups(melds)),
        DressedAct::Discard(card) => DressedAct::Discard(other[card.index()]),
        DressedAct::Declare(card) => DressedAct::Declare(other[card.index()]),
        same => same.clone(),
    }
}
