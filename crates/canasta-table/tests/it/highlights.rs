//! Highlights are found at the step where they happened. They are shown only after the deal, and only to viewers who
//! may see them.

use std::collections::BTreeSet;

use canasta::deck::{SeedRng, shuffled};
use canasta::{Canasta, Card, CardAction, Kind, Phase, Players, RuleSet, Seat, Setup, Side, notation};
use canasta_i18n::replay::remark;
use canasta_record::replay::Replay;
use canasta_table::highlights::{self, Highlight, HighlightKind};
use canasta_table::journal::{Entry, Terms};
use canasta_table::record_of;

use crate::play::{Played, every_table, opened, opened_on};

/// Plays a whole game and calls `look` after every action.
fn whole_game(preset: &str, players: usize, seed: u64, look: impl FnMut(&Played)) -> Played {
    whole_game_of(opened(preset, players), seed, look)
}

/// Like [`whole_game`], but at a table with these entries.
fn whole_game_of(entries: Vec<Entry>, seed: u64, mut look: impl FnMut(&Played)) -> Played {
    let mut rng = SeedRng::new(seed);
    let mut played = Played::at(entries, shuffled(&mut rng));
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

/// The rank of the highlight's kind; 0 is the best.
fn kind(highlight: &Highlight) -> usize {
    match highlight.kind {
        HighlightKind::Canasta { .. } => 0,
        HighlightKind::Pile { .. } => 1,
        HighlightKind::OneTurn { .. } => 2,
        HighlightKind::Canastas { .. } => 3,
        HighlightKind::Lost { .. } => 4,
        HighlightKind::Left { .. } => 5,
    }
}

#[test]
fn shows_the_best_highlight_of_each_kind_when_the_deal_is_over() {
    let mut deals = 0;
    whole_game("hoyle", 4, 11, |played| {
        for viewer in [None, Some(Seat(0)), Some(Seat(3))] {
            let scene = played.table.scene(viewer).unwrap();
            if played.table.is_playing() {
                assert_eq!(scene.highlights, []);
            } else if scene.winner.is_none() {
                deals += 1;
                assert!(scene.highlights.len() <= 3, "{:?}", scene.highlights);
                assert!(scene.highlights.iter().all(|highlight| highlight.deal == scene.deal));
                assert!(scene.highlights.windows(2).all(|two| kind(&two[0]) < kind(&two[1])), "{:?}", scene.highlights);
            }
        }
    });
    assert!(deals > 3);
}

#[test]
fn only_the_player_sees_the_highlight_of_cards_left_in_hand() {
    let mut left = 0;
    for seed in 0..4 {
        whole_game("hoyle", 4, seed, |played| {
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), Some(Seat(3))] {
                let scene = played.table.scene(viewer).unwrap();
                for highlight in &scene.highlights {
                    let HighlightKind::Left { seat, points } = highlight.kind else { continue };
                    left += 1;
                    assert_eq!(Some(seat), viewer);
                    if highlight.deal == scene.deal {
                        assert_eq!(points, highlight.cards[0].kind().standard_value());
                        assert!(scene.view.hand.contains(&highlight.cards[0]));
                        assert!(scene.view.hand.iter().all(|card| card.kind().standard_value() <= points));
                    }
                }
            }
        });
    }
    assert!(left > 0);
}

/// Under these rules, an ace costs more than a joker.
#[test]
fn the_costliest_card_left_in_hand_depends_on_the_rules() {
    let rules = RuleSet { card_values: [30, 20, 60, 5, 40, 0], ..RuleSet::HOYLE };
    let mut found = BTreeSet::new();
    for seed in 0..4 {
        let terms = Terms::of("hoyle", rules, Players::FOUR);
        whole_game_of(opened_on(terms, Seat(0), Vec::new()), seed, |played| {
            let scene = played.table.scene(Some(Seat(0))).unwrap();
            for highlight in scene.highlights.iter().filter(|highlight| highlight.deal == scene.deal) {
                let HighlightKind::Left { points, .. } = highlight.kind else { continue };
                assert_eq!(points, rules.value(highlight.cards[0].kind()));
                assert!(scene.view.hand.iter().all(|card| rules.value(card.kind()) <= points));
                found.insert(points);
            }
        });
    }
    assert!(found.contains(&60), "{found:?}");
}

/// At a highlight's step, the replay shows the same event, under every preset and with every number of players.
#[test]
fn every_highlight_is_found_in_the_replay() {
    let mut seen = [0; 6];
    for (place, (preset, players)) in every_table().enumerate().filter(|(place, _)| place % 3 == 0) {
        let played = whole_game(preset, usize::from(players.count()), place as u64, |_| {});
        let replay = replay(&played);
        for viewer in players.seats() {
            let scene = played.table.scene(Some(viewer)).unwrap();
            assert!(scene.highlights.len() <= 5);
            let own = players.side_of(viewer);
            if let Some(first) = scene.highlights.first().filter(|_| Some(own) != scene.winner) {
                let mine = |highlight: &&Highlight| match highlight.kind {
                    HighlightKind::Canasta { seat, .. }
                    | HighlightKind::Pile { seat, .. }
                    | HighlightKind::OneTurn { seat } => players.side_of(seat) == own,
                    HighlightKind::Canastas { side, .. } => side == own,
                    HighlightKind::Lost { seat, .. } | HighlightKind::Left { seat, .. } => {
                        assert_ne!(players.side_of(seat), own, "a mistake of the losing side: {highlight:?}");
                        false
                    }
                };
                assert!(
                    mine(&first) || !scene.highlights.iter().any(|highlight| mine(&highlight)),
                    "{:?}",
                    scene.highlights
                );
            }
            for highlight in &scene.highlights {
                seen[kind(highlight)] += 1;
                check(&replay, highlight, preset);
            }
        }
    }
    // Going out concealed and a second large pile are rare and have their own tests.
    assert!(seen[0] > 0 && seen[1] > 0 && seen[3] > 0 && seen[5] > 0, "{seen:?}");
}

fn check(replay: &Replay, highlight: &Highlight, preset: &str) {
    let step = &replay.steps()[highlight.at];
    let about = || format!("{preset}: {highlight:?} {step:?}");
    assert_eq!(step.deal, highlight.deal, "{}", about());
    let after = replay.deal_at(highlight.at);
    match highlight.kind {
        HighlightKind::Canasta { seat, rank, natural, concealed } => {
            assert_eq!(step.seat, Some(seat), "{}", about());
            let meld = |at: usize| replay.deal_at(at).public().side_melds(replay.players().side_of(seat)).meld(rank);
            assert!(
                meld(highlight.at).canasta().is_some() && meld(highlight.at - 1).canasta().is_none(),
                "{}",
                about()
            );
            let last = replay.start_of(highlight.deal + 1).unwrap_or(replay.steps().len()) - 1;
            assert_eq!(natural, meld(last).canasta() == Some(Canasta::Natural), "{}", about());
            if concealed {
                assert!(meld(highlight.at - 1).is_empty(), "{}", about());
            }
        }
        HighlightKind::Pile { seat, cards } => {
            assert_eq!((step.seat, replay.deal_at(highlight.at - 1).pile().len()), (Some(seat), usize::from(cards)));
            assert_eq!(replay.deal_at(highlight.at - 1).pile().last(), highlight.cards.first(), "{}", about());
            let largest = replay
                .steps()
                .iter()
                .enumerate()
                .filter(|(_, other)| matches!(other.action, Some(CardAction::Take { .. })));
            let largest = largest.map(|(at, _)| replay.deal_at(at - 1).pile().len()).max();
            // A player who has lost sees a pile of their own, which might not be the largest.
            assert!(largest >= Some(usize::from(cards)), "{}", about());
        }
        HighlightKind::Lost { seat, to, cards } => {
            assert_eq!((step.seat, replay.deal_at(highlight.at - 1).pile().len()), (Some(to), usize::from(cards)));
            let before = replay.steps()[..highlight.at]
                .iter()
                .rev()
                .find(|one| matches!(one.action, Some(CardAction::Discard(_))));
            assert_eq!(before.and_then(|one| one.seat), Some(seat), "{}", about());
            assert!(cards >= 10 && replay.players().side_of(seat) != replay.players().side_of(to), "{}", about());
        }
        HighlightKind::OneTurn { seat } => {
            assert!(after.public().ending().is_some() && step.seat == Some(seat), "{}", about());
        }
        HighlightKind::Canastas { side, count } => {
            assert_eq!(after.public().side_melds(side).canastas(), count, "{}", about());
            assert!(after.public().ending().is_some(), "{}", about());
        }
        HighlightKind::Left { seat, points } => {
            assert!(after.hand(seat).contains(&highlight.cards[0]) && points >= 20, "{}", about());
        }
    }
}

#[test]
fn every_preset_has_highlights() {
    for preset in RuleSet::PRESETS {
        let mut has_any = false;
        whole_game(preset.name, 4, 3, |played| has_any |= !played.table.scene(None).unwrap().highlights.is_empty());
        assert!(has_any, "{}", preset.name);
    }
}

/// The highlights of a four-player deal under Hoyle, played from a position to the end.
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
fn going_out_concealed_with_a_whole_canasta() {
    let hand = "KS KS KH KH KD KD KC KC 4S";
    let setup = position([hand, "XR 5S", "AS 5D", "2S 9S"], [&[], &[]], "6S");
    let found_highlights = found(setup, &["meld KS KS KH KH KD KD KC KC", "discard 4S"]);
    let highlights: Vec<HighlightKind> = found_highlights.iter().map(|highlight| highlight.kind).collect();
    assert_eq!(
        highlights[0],
        HighlightKind::Canasta { seat: Seat(0), rank: Kind::King, natural: true, concealed: true }
    );
    assert_eq!((highlights[1], found_highlights[1].at), (HighlightKind::OneTurn { seat: Seat(0) }, 102));
    let shown = |viewer| highlights::shown_for_deal(&found_highlights, viewer);
    assert_eq!(shown(None).len(), 2);
    assert_eq!(shown(Some(Seat(1)))[2].kind, HighlightKind::Left { seat: Seat(1), points: 50 });
    assert_eq!(shown(Some(Seat(2)))[2].cards, cards("AS"));
    assert_eq!(shown(Some(Seat(3)))[2].cards, cards("2S"));
}

/// A pile appears once: the largest as taken, the next as lost. If two piles are equally large, the first counts as the
/// largest.
#[test]
fn a_pile_is_shown_as_taken_or_as_lost() {
    let melds: [&[&str]; 2] = [&["QD QD QH QH QS QC QC"], &["JD JD JH JH JS JC 2H"]];
    let setup = position(["JS 4H", "5H 6H", "8H 9H", "4D 5D"], melds, "4S 5S 6S 7S 8S 9S TS KS AS");
    let setup = Setup { stock: Some(cards("4C 5C 6C 7C")), ..setup };
    let (mut deal, _) = setup.build().unwrap();
    let mut steps = Vec::new();
    for action in ["discard JS", "take"] {
        steps.push(deal.apply(&action.parse::<CardAction>().unwrap()).unwrap());
    }
    let found_highlights = highlights::of_deal(steps.iter(), &deal, 1, 0);
    let taken = HighlightKind::Pile { seat: Seat(1), cards: 10 };
    let given = HighlightKind::Lost { seat: Seat(0), to: Seat(1), cards: 10 };
    assert!(
        found_highlights.contains(&Highlight { deal: 1, at: 2, kind: taken, cards: cards("JS") }),
        "{found_highlights:?}"
    );
    assert!(
        found_highlights.contains(&Highlight { deal: 1, at: 2, kind: given, cards: cards("JS") }),
        "{found_highlights:?}"
    );
    let lost = |at, cards| Highlight {
        deal: 1,
        at,
        kind: HighlightKind::Lost { seat: Seat(0), to: Seat(1), cards },
        cards: Vec::new(),
    };
    let pile =
        |at, cards| Highlight { deal: 1, at, kind: HighlightKind::Pile { seat: Seat(1), cards }, cards: Vec::new() };
    let all = [pile(7, 12), lost(7, 12), pile(20, 30), lost(20, 30), pile(31, 11), lost(31, 11)];
    let shown = highlights::shown_for_deal(&all, None);
    assert_eq!(shown, [pile(20, 30), lost(7, 12)]);
    assert_eq!(highlights::shown_for_deal(&all[..2], None), [pile(7, 12)]);
}

#[test]
fn a_player_who_has_lost_sees_the_best_of_their_side_first_and_no_mistakes() {
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
    let left =
        Highlight { deal: 2, at: 99, kind: HighlightKind::Left { seat: Seat(0), points: 50 }, cards: Vec::new() };
    // The partner of seat 0 completed a canasta.
    let all = [canasta(1, 10), canasta(2, 20), pile(1, 20), pile(0, 9), left];
    let shown = |viewer| highlights::shown_for_game(&all, Players::FOUR, viewer, Side(1));
    assert_eq!(shown(Some(Seat(1))), [canasta(1, 10), pile(1, 20)]);
    assert_eq!(shown(Some(Seat(0))), [canasta(2, 20), canasta(1, 10), pile(1, 20)]);
}
