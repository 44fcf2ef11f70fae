//! Whole deals with the book's bot.

use canasta::{Action, Seat, SeedRng, View};
use canasta_bots::{Bot, Misplay, by_name};
use canasta_protocol::exec::{Hello, Limits, PlayError, Player, Process, Start, play};
use canasta_testkit::actions::play_random_action;
use canasta_testkit::volume::volume;

use crate::exec::forfeits::sh;
use crate::exec::tables::{any_kinds, any_table, book_bot, end, patient, seated, until};

/// The lead of side 0, which the book's bot plays, over the average of the others.
fn points(number: u64, rival: &str) -> i32 {
    let rival = by_name(rival).unwrap();
    let (mut deal, red_threes) = any_table(number);
    let players = deal.public().players();
    let own = |seat: Seat| players.side_of(seat).0 == 0;
    let mut processes: Vec<Option<Process>> =
        players.seats().map(|seat| own(seat).then(|| seated(&book_bot(), &deal, seat, &patient()))).collect();
    let mut seats: Vec<Player<'_>> =
        processes.iter_mut().map(|process| process.as_mut().map_or(Player::Bot(&*rival), Player::Process)).collect();
    let start = Start { number: 1, red_threes: &red_threes, seed: number };
    play(&mut deal, start, &mut seats).unwrap_or_else(|error| panic!("deal {number}: {error}"));
    assert!(deal.public().ending().is_some() && deal.agrees());
    end(processes.into_iter().flatten());
    let score = deal.deal().score().map(|side| side.total());
    let others = &score[1..usize::from(players.sides())];
    score[0] - others.iter().sum::<i32>() / i32::try_from(others.len()).unwrap()
}

/// The average over one deal per table. In quick tests it is over five tables, which together cover all presets and
/// numbers of players.
fn average(rival: &str) -> i32 {
    let step = volume(6, 1);
    let all: Vec<i32> = std::thread::scope(|scope| {
        let part = |from: usize| {
            let numbers = (0..25).step_by(step).skip(from).step_by(2);
            scope.spawn(move || numbers.map(|number| points(number, rival)).collect())
        };
        let parts = [part(0), part(1)];
        parts.into_iter().flat_map(|part| -> Vec<i32> { part.join().unwrap() }).collect()
    });
    assert_eq!(all.len(), volume(5, 25));
    all.iter().sum::<i32>() / i32::try_from(all.len()).unwrap()
}

#[test]
fn the_books_bot_beats_random() {
    let mean = average("random");
    assert!(mean > 300, "{mean} points per deal over random");
}

/// A built-in bot plays the same deal, whether or not there are processes at the table.
#[test]
fn a_deal_with_cards_matches_the_deal_by_kinds() {
    let club = by_name("club").unwrap();
    let greedy = by_name("greedy").unwrap();
    for number in 0..50 {
        let (mut card_deal, red_threes) = any_table(number);
        let mut deal = card_deal.deal().clone();
        assert_eq!(deal, any_kinds(number), "must have the same kinds");
        let bot = |seat: Seat| if seat.0.is_multiple_of(2) { &*club } else { &*greedy };
        let actions =
            canasta_bots::play(&mut deal, number, |deal, seat, seed| bot(seat).decide(&deal.view(seat), seed));
        let mut seats: Vec<Player<'_>> = deal.public().players().seats().map(|seat| Player::Bot(bot(seat))).collect();
        let played = play(&mut card_deal, Start { number: 1, red_threes: &red_threes, seed: number }, &mut seats);
        assert_eq!(played.unwrap(), actions.unwrap(), "deal {number}");
        assert_eq!(*card_deal.deal(), deal, "deal {number}");
    }
}

/// After a table is resumed, a bot has to act without knowing the earlier actions.
#[test]
fn a_bot_can_begin_in_the_middle_of_a_deal() {
    let mut answers = 0;
    for number in 0..5 {
        let (mut deal, _) = any_table(number + 10);
        let mut rng = SeedRng::new(number);
        for _ in 0..60 {
            play_random_action(&mut rng, &mut deal);
        }
        let Some(seat) = deal.public().to_act() else { continue };
        let mut bot = seated(&book_bot(), &deal, seat, &patient());
        while deal.public().to_act() == Some(seat) {
            let action = bot.turn(&deal.view(Some(seat))).unwrap_or_else(|forfeit| panic!("deal {number}: {forfeit}"));
            deal.apply(&action).unwrap();
            answers += 1;
        }
        end([bot]);
    }
    assert!(answers >= 5, "{answers}");
}

/// A process can be greeted again for another seat at another table if it announces that it supports this.
#[test]
fn a_process_plays_on_if_it_announces_it() {
    let draws = |answer: &str| format!(r#"sed -un '/"milliseconds"/s/.*/{answer}/p'"#);
    let (first, _) = any_table(10);
    let seat = first.public().to_act().unwrap();
    for (answer, is_reusable) in
        [(r#""draw""#, false), (r#"{"act":"draw","protocol":1}"#, false), (r#"{"act":"draw","protocol":2}"#, true)]
    {
        let mut bot = seated(&draws(answer), &first, seat, &patient());
        assert!(!bot.is_reusable(), "it hasn't announced it yet");
        assert!(bot.turn(&first.view(Some(seat))).is_ok());
        assert_eq!(bot.is_reusable(), is_reusable, "{answer}");
        end([bot]);
    }
    let random = by_name("random").unwrap();
    let mut bot = seated(&book_bot(), &first, Seat(1), &patient());
    for deal in 0..4 {
        let (mut table, red_threes) = any_table(10 + deal);
        let public = table.public();
        let seat = Seat(u8::try_from(deal).unwrap() % public.players().count());
        if deal > 0 {
            assert!(bot.is_reusable());
            bot.greet(&Hello::new(public.rules(), public.players(), seat, deal));
        }
        let mut seats: Vec<Player<'_>> = public.players().seats().map(|_| Player::Bot(&*random)).collect();
        seats[usize::from(if deal > 0 { seat.0 } else { 1 })] = Player::Process(&mut bot);
        let played = play(&mut table, Start { number: 1, red_threes: &red_threes, seed: deal }, &mut seats);
        played.unwrap_or_else(|error| panic!("deal {deal}: {error}"));
    }
    end([bot]);
}

#[test]
fn the_second_greeting_has_protocol_version_2() {
    let (deal, _) = any_table(10);
    let seat = deal.public().to_act().unwrap();
    let command = sh(
        r#"while read -r line; do case "$line" in *\"hello\"*) echo "$line" >&2;; *\"milliseconds\"*) echo "{\"act\":\"draw\",\"protocol\":2}";; esac; done"#,
    );
    let limits = Limits { max_stderr_bytes: 64 << 10, ..patient() };
    let mut bot = seated(&command, &deal, seat, &limits);
    assert!(bot.turn(&deal.view(Some(seat))).is_ok());
    let public = deal.public();
    bot.greet(&Hello::new(public.rules(), public.players(), seat, 12));
    assert!(bot.turn(&deal.view(Some(seat))).is_ok());
    until(|| (bot.stderr().lines().count() >= 2 && bot.stderr().ends_with('\n')).then_some(()));
    let greetings: Vec<serde_json::Value> =
        bot.stderr().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let part = |key: &str| greetings.iter().map(|hello| hello[key].clone()).collect::<Vec<_>>();
    assert_eq!((part("protocol"), part("seed")), (vec![1.into(), 2.into()], vec![7.into(), 12.into()]));
    assert_eq!(part("protocols"), [serde_json::json!([1, 2]), serde_json::json!([1, 2])]);
    end([bot]);
}

/// One process plays several deals, and nothing carries over from one to the next.
#[test]
fn one_process_plays_several_deals() {
    let random = by_name("random").unwrap();
    let (first, _) = any_table(10);
    let mut bot = seated(&book_bot(), &first, Seat(1), &patient());
    for deal in 0..3 {
        let (mut table, red_threes) = any_table(10 + 25 * deal);
        let number = usize::try_from(deal).unwrap() + 1;
        let mut seats: Vec<Player<'_>> = (0..4).map(|_| Player::Bot(&*random)).collect();
        seats[1] = Player::Process(&mut bot);
        let played = play(&mut table, Start { number, red_threes: &red_threes, seed: deal }, &mut seats);
        played.unwrap_or_else(|error| panic!("deal {number}: {error}"));
    }
    end([bot]);
}

/// For both kinds of players the error names the seat, and the deal stays as it was.
#[test]
fn an_aborted_deal_names_the_seat() {
    let random = by_name("random").unwrap();
    let (mut deal, red_threes) = any_table(10);
    let mut bot = seated(&sh("exit 4"), &deal, Seat(2), &patient());
    let mut seats: Vec<Player<'_>> = (0..4).map(|_| Player::Bot(&*random)).collect();
    seats[2] = Player::Process(&mut bot);
    let Err(PlayError::Forfeit(forfeit)) =
        play(&mut deal, Start { number: 1, red_threes: &red_threes, seed: 1 }, &mut seats)
    else {
        panic!("no bot forfeited");
    };
    assert_eq!((forfeit.seat, forfeit.why.code()), (Seat(2), "crashed"));
    assert_eq!(deal.public().to_act(), Some(Seat(2)));

    let (mut deal, red_threes) = any_table(10);
    let mut seats: Vec<Player<'_>> = (0..4).map(|_| Player::Bot(&RuleBreaker)).collect();
    let seat = deal.public().turn();
    let error = play(&mut deal, Start { number: 1, red_threes: &red_threes, seed: 1 }, &mut seats).unwrap_err();
    assert!(
        matches!(error, PlayError::Misplay(Misplay::Illegal { seat: who, action: Action::Pass, .. }) if who == seat)
    );
}

/// A built-in bot that makes illegal actions.
struct RuleBreaker;

impl Bot for RuleBreaker {
    fn name(&self) -> &str {
        "rule-breaker"
    }

    fn decide(&self, _: &View, _: u64) -> Vec<Action> {
        vec![Action::Pass]
    }
}
