//! Feats: found where they happened, told to those who may know them, and not before the deal is over.

use canasta::deck::{SeedRng, shuffled};
use canasta::{Canasta, Card, CardAction, Kind, Phase, Players, RuleSet, Seat, Setup, Side, notation};
use canasta_i18n::replay::remark;
use canasta_record::replay::Replay;
use canasta_table::highlights::{self, Highlight, HighlightKind};
use canasta_table::record_of;

use crate::play::{Played, every_table, opened};

/// A whole game; what each seat and a spectator is told is looked at after every act.
fn whole_game(preset: &str, players: usize, seed: u64, mut look: impl FnMut(&Played)) -> Played {
    let mut rng = SeedRng::new(seed);
    let mut played = Played::at(opened(preset, players), shuffled(&mut rng));
    loop {
        look(&played);
        while played.action(&mut rng) {
            look(&played);
        }
        if played.table.winner().is_some() {
            return played;
        }
        played.next_deal(shuffled(&mut rng));
    }
}

fn replay(played: &Played) -> Replay {
    let record = record_of("t", &played.entries, &|_| "Zoë".to_owned(), None, &remark).unwrap();
    Replay::of(record).unwrap()
}

/// The number of what kind a feat is, the greatest first.
fn kind(moment: &Highlight) -> usize {
    match moment.kind {
        HighlightKind::Canasta { .. } => 0,
        HighlightKind::Pile { .. } => 1,
        HighlightKind::OneTurn { .. } => 2,
        HighlightKind::Canastas { .. } => 3,
        HighlightKind::Lost { .. } => 4,
        HighlightKind::Left { .. } => 5,
    }
}

#[test]
fn moments_are_told_when_the_deal_is_over_and_of_each_kind_the_greatest() {
    let mut deals = 0;
    whole_game("hoyle", 4, 11, |played| {
        for viewer in [None, Some(Seat(0)), Some(Seat(3))] {
            let scene = played.table.scene(viewer).unwrap();
            if played.table.is_playing() {
                assert_eq!(scene.highlights, []);
            } else if scene.winner.is_none() {
                deals += 1;
                assert!(scene.highlights.len() <= 3, "{:?}", scene.highlights);
                assert!(scene.highlights.iter().all(|moment| moment.deal == scene.deal));
                assert!(scene.highlights.windows(2).all(|two| kind(&two[0]) < kind(&two[1])), "{:?}", scene.highlights);
            }
        }
    });
    assert!(deals > 3);
}

/// A hand that was left over is told to its player alone.
#[test]
fn what_was_left_in_a_hand_is_told_to_its_player_alone() {
    let mut left = 0;
    for seed in 0..4 {
        whole_game("hoyle", 4, seed, |played| {
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), Some(Seat(3))] {
                let scene = played.table.scene(viewer).unwrap();
                for moment in &scene.highlights {
                    let HighlightKind::Left { seat, points } = moment.kind else { continue };
                    left += 1;
                    assert_eq!(Some(seat), viewer);
                    if moment.deal == scene.deal {
                        assert_eq!(points, moment.cards[0].kind().value());
                        assert!(scene.view.hand.contains(&moment.cards[0]));
                        assert!(scene.view.hand.iter().all(|card| card.kind().value() <= points));
                    }
                }
            }
        });
    }
    assert!(left > 0);
}

/// What is told of a game stands in its replay at the place that is named, by every preset and number of players.
#[test]
fn every_moment_is_found_in_the_replay() {
    let mut seen = [0; 6];
    for (place, (preset, players)) in every_table().enumerate().filter(|(place, _)| place % 3 == 0) {
        let played = whole_game(preset, usize::from(players.count()), place as u64, |_| {});
        let replay = replay(&played);
        for viewer in players.seats() {
            let scene = played.table.scene(Some(viewer)).unwrap();
            assert!(scene.highlights.len() <= 5);
            let own = players.side_of(viewer);
            if let Some(first) = scene.highlights.first().filter(|_| Some(own) != scene.winner) {
                let mine = |moment: &&Highlight| match moment.kind {
                    HighlightKind::Canasta { seat, .. }
                    | HighlightKind::Pile { seat, .. }
                    | HighlightKind::OneTurn { seat } => seat == viewer,
                    HighlightKind::Canastas { side, .. } => side == own,
                    HighlightKind::Lost { .. } | HighlightKind::Left { .. } => false,
                };
                assert!(mine(&first) || !scene.highlights.iter().any(|moment| mine(&moment)), "{:?}", scene.highlights);
            }
            for moment in &scene.highlights {
                seen[kind(moment)] += 1;
                check(&replay, moment, preset);
            }
        }
    }
    // Going out in one turn and a second large pile are rare: they have tests of their own.
    assert!(seen[0] > 0 && seen[1] > 0 && seen[3] > 0 && seen[5] > 0, "{seen:?}");
}

fn check(replay: &Replay, moment: &Highlight, preset: &str) {
    let there = &replay.moments()[moment.at];
    let about = || format!("{preset}: {moment:?} {there:?}");
    assert_eq!(there.deal, moment.deal, "{}", about());
    let after = replay.deal_at(moment.at);
    match moment.kind {
        HighlightKind::Canasta { seat, rank, natural, concealed } => {
            assert_eq!(there.seat, Some(seat), "{}", about());
            let meld = |at: usize| replay.deal_at(at).public().side_melds(replay.players().side_of(seat)).meld(rank);
            assert!(meld(moment.at).canasta().is_some() && meld(moment.at - 1).canasta().is_none(), "{}", about());
            let last = replay.start_of(moment.deal + 1).unwrap_or(replay.moments().len()) - 1;
            assert_eq!(natural, meld(last).canasta() == Some(Canasta::Natural), "{}", about());
            if concealed {
                assert!(meld(moment.at - 1).is_empty(), "{}", about());
            }
        }
        HighlightKind::Pile { seat, cards } => {
            assert_eq!((there.seat, replay.deal_at(moment.at - 1).pile().len()), (Some(seat), usize::from(cards)));
            assert_eq!(replay.deal_at(moment.at - 1).pile().last(), moment.cards.first(), "{}", about());
            let largest = replay
                .moments()
                .iter()
                .enumerate()
                .filter(|(_, other)| matches!(other.action, Some(CardAction::Take { .. })));
            let largest = largest.map(|(at, _)| replay.deal_at(at - 1).pile().len()).max();
            // A player who has lost reads a pile of their own, which may be a smaller one.
            assert!(largest >= Some(usize::from(cards)), "{}", about());
        }
        HighlightKind::Lost { seat, to, cards } => {
            assert_eq!((there.seat, replay.deal_at(moment.at - 1).pile().len()), (Some(to), usize::from(cards)));
            let before = replay.moments()[..moment.at]
                .iter()
                .rev()
                .find(|one| matches!(one.action, Some(CardAction::Discard(_))));
            assert_eq!(before.and_then(|one| one.seat), Some(seat), "{}", about());
            assert!(cards >= 10 && replay.players().side_of(seat) != replay.players().side_of(to), "{}", about());
        }
        HighlightKind::OneTurn { seat } => {
            assert!(after.public().ending().is_some() && there.seat == Some(seat), "{}", about());
        }
        HighlightKind::Canastas { side, count } => {
            assert_eq!(after.public().side_melds(side).canastas(), count, "{}", about());
            assert!(after.public().ending().is_some(), "{}", about());
        }
        HighlightKind::Left { seat, points } => {
            assert!(after.hand(seat).contains(&moment.cards[0]) && points >= 20, "{}", about());
        }
    }
}

/// The presets are those of the rules: a new one is looked at, too.
#[test]
fn every_preset_has_moments() {
    for preset in RuleSet::PRESETS {
        let mut told = false;
        whole_game(preset.name, 4, 3, |played| told |= !played.table.scene(None).unwrap().highlights.is_empty());
        assert!(told, "{}", preset.name);
    }
}

/// What is found in a deal of four by Hoyle's rules, played on from a position to its end.
fn found(setup: Setup, actions: &[&str]) -> Vec<Highlight> {
    let (mut deal, _) = setup.build().unwrap();
    let steps: Vec<_> = actions.iter().map(|action| deal.apply(&action.parse().unwrap()).unwrap()).collect();
    assert!(deal.public().ending().is_some());
    highlights::of_deal(steps.iter(), &deal, 2, 100)
}

fn cards(text: &str) -> Vec<Card> {
    notation::parse_cards(text).unwrap()
}

fn position(hands: [&str; 4], melds: [&[&str]; 2], pile: &str) -> Setup {
    Setup {
        hands: hands.iter().map(|hand| Some(cards(hand))).collect(),
        melds: melds.iter().map(|melds| melds.iter().map(|meld| cards(meld)).collect()).collect(),
        pile: cards(pile),
        stock: Some(cards("4C 5C 6C 7C 8C 9C TC JC QC")),
        turn: 0,
        phase: Phase::Play,
        ..Setup::new(RuleSet::HOYLE, Players::FOUR)
    }
}

#[test]
fn going_out_in_one_turn_with_a_canasta_laid_whole() {
    let hand = "KS KS KH KH KD KD KC KC 4S";
    let setup = position([hand, "XR 5S", "AS 5D", "2S 9S"], [&[], &[]], "6S");
    let moments = found(setup, &["meld KS KS KH KH KD KD KC KC", "discard 4S"]);
    let highlights: Vec<HighlightKind> = moments.iter().map(|moment| moment.kind).collect();
    assert_eq!(
        highlights[0],
        HighlightKind::Canasta { seat: Seat(0), rank: Kind::King, natural: true, concealed: true }
    );
    assert_eq!((highlights[1], moments[1].at), (HighlightKind::OneTurn { seat: Seat(0) }, 102));
    let told = |viewer| highlights::told_of_deal(&moments, viewer);
    assert_eq!(told(None).len(), 2);
    assert_eq!(told(Some(Seat(1)))[2].kind, HighlightKind::Left { seat: Seat(1), points: 50 });
    assert_eq!(told(Some(Seat(2)))[2].cards, cards("AS"));
    assert_eq!(told(Some(Seat(3)))[2].cards, cards("2S"));
}

/// A pile is told once: the largest as taken, the next one as given away. Two equal ones: the first.
#[test]
fn piles_that_were_taken_and_given_away() {
    let melds: [&[&str]; 2] = [&["QD QD QH QH QS QC QC"], &["JD JD JH JH JS JC 2H"]];
    let setup = position(["JS 4H", "5H 6H", "8H 9H", "4D 5D"], melds, "4S 5S 6S 7S 8S 9S TS KS AS");
    let setup = Setup { stock: Some(cards("4C 5C 6C 7C")), ..setup };
    let (mut deal, _) = setup.build().unwrap();
    let mut steps = Vec::new();
    for action in ["discard JS", "take"] {
        steps.push(deal.apply(&action.parse::<CardAction>().unwrap()).unwrap());
    }
    let moments = highlights::of_deal(steps.iter(), &deal, 1, 0);
    let taken = HighlightKind::Pile { seat: Seat(1), cards: 10 };
    let given = HighlightKind::Lost { seat: Seat(0), to: Seat(1), cards: 10 };
    assert!(moments.contains(&Highlight { deal: 1, at: 2, kind: taken, cards: cards("JS") }), "{moments:?}");
    assert!(moments.contains(&Highlight { deal: 1, at: 2, kind: given, cards: cards("JS") }), "{moments:?}");
    let lost = |at, cards| Highlight {
        deal: 1,
        at,
        kind: HighlightKind::Lost { seat: Seat(0), to: Seat(1), cards },
        cards: Vec::new(),
    };
    let pile =
        |at, cards| Highlight { deal: 1, at, kind: HighlightKind::Pile { seat: Seat(1), cards }, cards: Vec::new() };
    let all = [pile(7, 12), lost(7, 12), pile(20, 30), lost(20, 30), pile(31, 11), lost(31, 11)];
    let told = highlights::told_of_deal(&all, None);
    assert_eq!(told, [pile(20, 30), lost(7, 12)]);
    assert_eq!(highlights::told_of_deal(&all[..2], None), [pile(7, 12)]);
}

/// Winners read the greatest first, losers a moment of their own.
#[test]
fn a_player_who_has_lost_reads_their_own_best_moment_first() {
    let canasta = |seat, at| Highlight {
        deal: 1,
        at,
        kind: HighlightKind::Canasta { seat: Seat(seat), rank: Kind::King, natural: true, concealed: false },
        cards: Vec::new(),
    };
    let pile = |seat, cards| Highlight {
        deal: 2,
        at: 90,
        kind: HighlightKind::Pile { seat: Seat(seat), cards },
        cards: Vec::new(),
    };
    let all = [canasta(1, 10), canasta(0, 20), pile(1, 20), pile(0, 9)];
    let won = highlights::told_of_game(&all, Some(Seat(1)), Some(Side(1)), false);
    assert_eq!(won, [canasta(1, 10), pile(1, 20)]);
    let lost = highlights::told_of_game(&all, Some(Seat(0)), Some(Side(0)), true);
    assert_eq!(lost, [canasta(0, 20), canasta(1, 10), pile(1, 20)]);
}
