//! “Learn by playing”: the script is legal and the learner can't leave it.

use canasta::{Canasta, CardAction, Ending, Illegal, Kind, Seat, Side, faces};
use canasta_i18n::{Lang, lesson as words};
use canasta_table::lesson::LessonHint;
use canasta_table::{GameRefusal, Proposal, SeatRequest, Table, lesson};

use crate::play::{Played, by};

fn learning() -> Played {
    let mut entries = lesson::opening(1).into_iter();
    let opened = entries.next().unwrap();
    let mut played = Played { table: Table::open("t", &opened).unwrap(), entries: vec![opened] };
    entries.for_each(|entry| played.enter(entry));
    played
}

/// The actions that the script allows now.
fn offered(table: &Table) -> Vec<CardAction> {
    match table.scripted() {
        Some(action) => vec![action],
        None => table.scene(Some(lesson::LEARNER)).unwrap().lesson.unwrap().wanted,
    }
}

/// Plays the script to its end and calls `look` before each action. Among alternatives, chooses the one with index
/// `of`.
fn play(played: &mut Played, of: usize, mut look: impl FnMut(&Table)) {
    while let Some(seat) = played.table.to_act() {
        look(&played.table);
        let actions = offered(&played.table);
        assert_eq!(played.table.scripted().is_none(), seat == lesson::LEARNER, "the script plays every other seat");
        let action = actions[of.min(actions.len() - 1)].clone();
        played.request(seat, SeatRequest::Action(action));
    }
}

#[test]
fn the_lesson_can_be_played_to_its_end() {
    for choice in [0, 1] {
        let mut played = learning();
        let mut steps = Vec::new();
        play(&mut played, choice, |table| {
            let scene = table.scene(Some(lesson::LEARNER)).unwrap();
            let lesson = scene.lesson.unwrap();
            assert_eq!(lesson.of, words::STEPS.len());
            if !lesson.wanted.is_empty() {
                steps.push(lesson.step);
            }
        });
        assert_eq!(steps, (1..=words::STEPS.len()).collect::<Vec<_>>(), "every step has its sentence");

        let public = played.table.view(None).unwrap().table.public;
        assert_eq!(public.ending(), Some(Ending::WentOut { seat: Seat(2), concealed: false }));
        let kings = public.side_melds(Side(0)).meld(Kind::King);
        assert_eq!((kings.size(), kings.canasta()), (7, Some(Canasta::Mixed)));
        assert_eq!(Table::fold("t", &played.entries).as_ref(), Ok(&played.table));
    }
}

/// Whether an action melds some of the wanted melds.
fn is_part(wanted: &CardAction, action: &CardAction) -> bool {
    let (CardAction::Meld(wanted), CardAction::Meld(some)) = (wanted, action) else { return false };
    some.iter().all(|meld| wanted.contains(meld))
}

#[test]
fn the_explained_score_is_the_score_of_the_lesson() {
    let mut played = learning();
    play(&mut played, 0, |_| {});
    let scene = played.table.scene(Some(lesson::LEARNER)).unwrap();
    let [ours, theirs, ..] = scene.sheet[0];
    assert_eq!((ours.mixed_canastas, ours.red_threes, ours.going_out), (300, 100, 100));
    assert_eq!((ours.melded, ours.in_hand, ours.total()), (230, -20, 710));
    assert_eq!((theirs.red_threes, theirs.melded, theirs.in_hand, theirs.total()), (-100, 0, -275, -375));
    assert_eq!((ours.natural_canastas, ours.concealed_canastas, ours.exact_deal, ours.penalties), (0, 0, 0, 0));
    let explanation = words::score(Lang::EN, &ours, &theirs);
    let sentence = |name| explanation.iter().find(|(entry, _)| *entry == name).unwrap().1.as_str();
    assert!(sentence("Cards melded").contains("You melded 230 points, they melded 0."));
    assert!(sentence("Cards left in hand").contains("−20 for your side (your cards), −275 for theirs."));
    assert_eq!(scene.lesson.unwrap().wanted, []);
}

#[test]
fn other_actions_are_refused_with_the_step_to_do_first() {
    let mut tried = 0;
    let mut played = learning();
    play(&mut played, 0, |table| {
        if table.to_act() != Some(lesson::LEARNER) {
            return;
        }
        let view = table.view(Some(lesson::LEARNER)).unwrap();
        let wanted = offered(table);
        let step = table.scene(Some(lesson::LEARNER)).unwrap().lesson.unwrap().step;
        let mut legal = Vec::new();
        view.table.public.legal(&faces::counts(&view.hand), &mut legal);
        assert!(legal.len() >= wanted.len());
        for action in legal {
            let card_action = view.to_cards(&action).unwrap();
            let before = table.clone();
            let answer =
                table.propose(by(lesson::LEARNER, "other"), table.n(), SeatRequest::Action(card_action.clone()));
            if wanted.contains(&card_action) || is_part(&wanted[0], &card_action) {
                assert!(matches!(answer, Ok(Proposal::New(_))), "{card_action}: {answer:?}");
            } else {
                assert_eq!(answer, Err(GameRefusal::NotYet(LessonHint::Step(step))), "{card_action}");
                tried += 1;
            }
            assert_eq!(before, *table);
        }
    });
    assert!(tried > 30, "only {tried} other actions");
}

/// Illegal actions get the refusal of the rules even in a lesson, for example for a frozen pile.
#[test]
fn the_rules_are_checked_before_the_lesson() {
    let mut played = learning();
    let mut seen = false;
    play(&mut played, 0, |table| {
        if table.scene(Some(lesson::LEARNER)).unwrap().lesson.unwrap().step == 9 && table.to_act() == Some(Seat(0)) {
            let take = CardAction::Take { rank: None, with: Vec::new(), more: Vec::new() };
            let answer = table.propose(by(Seat(0), "take"), table.n(), SeatRequest::Action(take));
            assert!(matches!(answer, Err(GameRefusal::Illegal(Illegal::PileFrozen { .. }))));
            seen = true;
        }
    });
    assert!(seen);
}

#[test]
fn a_lesson_is_one_deal() {
    let mut played = learning();
    let next = |table: &Table| table.propose(by(Seat(0), "next"), table.n(), SeatRequest::NextDeal(None));
    assert_eq!(next(&played.table), Err(GameRefusal::NotYet(LessonHint::OneDeal)));
    play(&mut played, 0, |_| {});
    assert_eq!(next(&played.table), Err(GameRefusal::NotYet(LessonHint::OneDeal)));
    assert!(!played.table.wants_commitment() && !played.table.may_deal());
}

#[test]
fn the_wanted_melds_can_be_melded_one_by_one() {
    let mut played = learning();
    let mut melds = 0;
    while let Some(seat) = played.table.to_act() {
        let mut action = offered(&played.table)[0].clone();
        let lesson = played.table.scene(Some(lesson::LEARNER)).unwrap().lesson.unwrap();
        if let CardAction::Meld(all) = &mut action
            && seat == lesson::LEARNER
        {
            all.truncate(1);
            melds += usize::from(lesson.step == 7);
        }
        played.request(seat, SeatRequest::Action(action));
    }
    assert_eq!(melds, 3, "the seventh step has three melds");
}

#[test]
fn a_lesson_can_begin_at_any_step() {
    for step in 1..=lesson::steps() {
        let table = Table::fold("t", &lesson::opening(step)).unwrap();
        let lesson = table.scene(Some(lesson::LEARNER)).unwrap().lesson.unwrap();
        assert_eq!((lesson.step, lesson.wanted.is_empty()), (step, false));
    }
}

#[test]
fn a_lesson_off_the_script_continues_freely() {
    let mut played = learning();
    played.request(Seat(0), SeatRequest::Action(CardAction::Draw));
    let view = played.table.view(Some(Seat(0))).unwrap();
    let king = view.hand.iter().find(|card| card.kind() == Kind::King).copied().unwrap();
    played.enter(canasta_table::journal::Entry::Acted {
        by: by(Seat(0), "king"),
        action: CardAction::Discard(king),
        substitute: false,
    });
    assert_eq!(played.table.scripted(), None);
    assert_eq!(played.table.scene(Some(Seat(0))).unwrap().lesson, None);
    played.request(Seat(1), SeatRequest::Action(CardAction::Draw));
}

#[test]
fn only_the_learner_sees_the_lesson() {
    let played = learning();
    assert!(played.table.is_lesson());
    assert_eq!(played.table.scene(Some(Seat(1))).unwrap().lesson, None);
    assert_eq!(played.table.scene(None).unwrap().lesson, None);
    let other = Played::open(lesson::deck());
    assert!(!other.table.is_lesson());
    assert_eq!(other.table.scene(Some(Seat(0))).unwrap().lesson, None);
}

#[test]
fn the_texts_of_the_lesson_are_short_and_plain() {
    for step in words::STEPS {
        for sentence in [Some(step.instruction), Some(step.reminder), step.comment].into_iter().flatten() {
            let sentence = sentence(Lang::EN);
            assert!(sentence.chars().count() <= 160, "{sentence}");
            assert!(!sentence.contains('!') && sentence.ends_with('.'), "{sentence}");
        }
    }
}
