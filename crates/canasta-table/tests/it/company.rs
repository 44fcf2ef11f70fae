//! People at a table: joining, seats, starting, pausing, leaving and returning, chat and spectators.

use std::collections::BTreeSet;

use canasta::deck::{SeedRng, fresh, shuffled};
use canasta::seating::{self, Drawn};
use canasta::{Card, CardAction, Players, RuleSet, Seat};
use canasta_table::chat::Phrase;
use canasta_table::journal::{Chain, Clock, Entry, HostChange, Person, SeatedPlayer, Seats, Substitute, Terms};
use canasta_table::scene::WaitingRoomSeat;
use canasta_table::{
    FoldError, GameRefusal, LiveInput, Proposal, SeatDraw, SeatRequest, State, Table, TableRefusal, TableRequest,
};

use crate::play::{Played, by};

const HOST: Person = Person(0);
const ANNA: Person = Person(1);
const PAUL: Person = Person(2);

fn terms() -> Terms {
    Terms { seats: Seats::Chosen, clock: Some(Clock::KIND), ..Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR) }
}

/// A table with only its host.
fn opened(terms: Terms) -> Played {
    let opened = Entry::Opened(Box::new(terms));
    let mut played = Played { table: Table::open("t", &opened).unwrap(), entries: vec![opened] };
    played.come();
    played
}

impl Played {
    fn come(&mut self) -> Person {
        let (person, entry) = self.table.come().unwrap();
        self.enter(entry);
        person
    }

    fn ask(&mut self, person: Person, request: impl Into<TestRequest>) {
        let entries = self.entries_for(person, request).unwrap();
        entries.into_iter().for_each(|entry| self.enter(entry));
        let folded = Table::fold("t", &self.entries).unwrap();
        assert_eq!((folded.n(), folded.state()), (self.table.n(), self.table.state()));
        assert_eq!(folded.waiting_room(None), self.table.waiting_room(None));
    }

    fn deal(&mut self, deck: Vec<Card>) {
        let dealt = self.table.deal_without_commitment(deck).unwrap();
        self.enter(dealt);
    }

    fn entries_for(&self, person: Person, request: impl Into<TestRequest>) -> Result<Vec<Entry>, TableRefusal> {
        let TestRequest(request, input) = request.into();
        self.table.entries_for(person, request, input)
    }

    fn refused(&self, person: Person, request: impl Into<TestRequest>, why: TableRefusal) {
        assert_eq!(self.entries_for(person, request), Err(why));
    }
}

/// A request with the live table's input.
struct TestRequest(TableRequest, LiveInput);

impl From<TableRequest> for TestRequest {
    fn from(request: TableRequest) -> Self {
        Self(request, LiveInput::default())
    }
}

fn bot(seat: u8) -> TestRequest {
    let input = LiveInput { bot_name: format!("Bot {seat}"), ..LiveInput::default() };
    TestRequest(TableRequest::SeatBot { seat: Seat(seat), bot: "club".to_owned() }, input)
}

fn begin(dealer: u8) -> TestRequest {
    begin_drawn(Seat(dealer), Vec::new())
}

fn begin_drawn(first_dealer: Seat, draws: Vec<Drawn>) -> TestRequest {
    let draw = Some(SeatDraw { draws, first_dealer });
    TestRequest(TableRequest::Begin, LiveInput { draw, ..LiveInput::default() })
}

/// The request, sent while this person has a screen open.
fn while_present(person: Person, request: TableRequest) -> TestRequest {
    TestRequest(request, LiveInput { present: BTreeSet::from([person]), ..LiveInput::default() })
}

/// Two partners against two bots. Seat 0, the host's, plays first.
fn two_friends(terms: Terms) -> Played {
    let mut played = opened(terms);
    played.ask(HOST, TableRequest::Sit(Seat(0)));
    played.come();
    played.ask(ANNA, TableRequest::Sit(Seat(2)));
    played.ask(HOST, bot(1));
    played.ask(HOST, bot(3));
    played.ask(HOST, begin(3));
    played.deal(fresh());
    played
}

#[test]
fn friends_join_sit_down_and_start() {
    let mut played = opened(terms());
    played.refused(HOST, begin(0), TableRefusal::SeatsFree);
    played.refused(ANNA, TableRequest::Sit(Seat(0)), TableRefusal::NotAGuest);
    played.ask(HOST, TableRequest::Sit(Seat(0)));
    assert_eq!(played.come(), ANNA);
    played.refused(ANNA, TableRequest::Sit(Seat(0)), TableRefusal::SeatTaken);
    played.refused(ANNA, TableRequest::Sit(Seat(4)), TableRefusal::SeatFree);
    played.refused(ANNA, bot(1), TableRefusal::NotTheHost);
    played.refused(ANNA, begin(0), TableRefusal::NotTheHost);
    played.ask(ANNA, TableRequest::Sit(Seat(1)));
    played.ask(ANNA, TableRequest::Sit(Seat(2)));
    assert_eq!(played.table.player_in(Seat(1)), None, "a person who changes seats leaves the old one free");
    played.ask(HOST, bot(1));
    played.come();
    played.ask(PAUL, TableRequest::Sit(Seat(1)));
    assert_eq!(played.table.person(Seat(1)), Some(PAUL), "a person takes a bot's seat");
    played.refused(HOST, bot(1), TableRefusal::SeatTaken);
    played.ask(HOST, TableRequest::Free(Seat(1)));
    played.ask(PAUL, TableRequest::Sit(Seat(3)));
    played.ask(PAUL, TableRequest::Stand);
    played.ask(HOST, bot(3));
    played.refused(HOST, begin(4), TableRefusal::SeatsFree);
    played.ask(HOST, bot(1));

    let mut seen = played.table.waiting_room(Some(ANNA));
    assert_eq!((seen.seat(), seen.is_host(), seen.is_full()), (Some(Seat(2)), false, true));
    assert_eq!(seen.standing.iter().map(|guest| guest.person).collect::<Vec<_>>(), [PAUL]);
    assert!(matches!(&seen.seats[1], WaitingRoomSeat::Bot { name, bot } if name == "Bot 1" && bot == "club"));
    seen.me = Some(HOST);
    assert!(seen.is_host());

    let n = played.table.n();
    assert_eq!(played.table.scene(Some(Seat(0))), None, "no cards have been dealt");
    let early = played.table.propose(by(Seat(0), "early"), n, SeatRequest::Action(CardAction::Draw));
    assert!(matches!(early, Err(GameRefusal::NotBegun)));
    played.refused(HOST, begin(4), TableRefusal::DrawFailed);
    played.ask(HOST, begin(3));
    assert_eq!((played.table.state(), played.table.to_act()), (State::Playing, None));
    assert!(played.table.scene(Some(Seat(0))).is_none(), "nothing is dealt yet");
    played.deal(fresh());
    assert_eq!(played.table.to_act(), Some(Seat(0)));
    assert_eq!(played.entries_for(HOST, begin(3)), Ok(Vec::new()), "a second press has no effect");
    played.refused(PAUL, TableRequest::Stand, TableRefusal::GameBegun);
    played.refused(HOST, TableRequest::Free(Seat(1)), TableRefusal::GameBegun);
}

/// Everyone moves to the seat they have drawn, and the host remains the host.
#[test]
fn seats_are_drawn_if_the_terms_say_so() {
    for (preset, seed) in RuleSet::PRESETS.iter().zip(1..) {
        let terms = Terms { seats: Seats::Drawn, ..Terms::of(preset.name, preset.rules, Players::FOUR) };
        let rules = terms.draw_rules();
        let mut played = opened(terms);
        played.ask(HOST, TableRequest::Sit(Seat(0)));
        for seat in 1..4 {
            let person = played.come();
            played.ask(person, TableRequest::Sit(Seat(seat)));
        }
        let draws = seating::draw(&rules, Players::FOUR, &mut SeedRng::new(seed)).unwrap();
        let settled = seating::assign_seats(&rules, Players::FOUR, &draws).unwrap();
        let first_dealer = settled.first_dealer.unwrap_or(Seat(1));
        let wrong = Seat((first_dealer.0 + 1) % 4);
        let request = |first_dealer| begin_drawn(first_dealer, draws.clone());
        if settled.first_dealer.is_some() {
            played.refused(HOST, request(wrong), TableRefusal::DrawFailed);
        }
        played.ask(HOST, request(first_dealer));
        played.deal(fresh());
        for player in 0..4 {
            assert_eq!(played.table.seat_of(Person(player)), Some(settled.seat_of(player)), "{}", preset.name);
        }
        let scene = played.table.scene(Some(Seat(0))).unwrap();
        assert_eq!(scene.seating.unwrap().draws.len(), draws.len());
        assert_eq!(scene.view.table.public.dealer(), first_dealer);
    }
}

#[test]
fn a_game_can_be_paused_and_resumed() {
    let mut played = two_friends(terms());
    assert_eq!(played.come(), PAUL);
    played.refused(ANNA, TableRequest::Pause, TableRefusal::NotTheHost);
    let n = played.table.n();
    played.ask(HOST, TableRequest::Pause);
    assert_eq!(played.table.state(), State::Paused);
    played.refused(PAUL, TableRequest::Resume, TableRefusal::NotSeated);
    let paused = played.table.propose(by(Seat(0), "a"), n, SeatRequest::Action(CardAction::Draw));
    assert!(matches!(paused, Err(GameRefusal::Paused)));
    let drawn = Entry::Acted { by: by(Seat(0), "a"), action: CardAction::Draw, substitute: false };
    assert_eq!(played.table.clone().apply(&drawn), Err(FoldError::WrongSeat(Seat(0))));
    assert_eq!(played.entries_for(HOST, TableRequest::Pause), Ok(Vec::new()));
    let scene = played.table.scene(Some(Seat(2))).unwrap();
    assert_eq!(scene.status.paused.as_deref(), Some(""), "a person without a name");
    played.ask(ANNA, TableRequest::Resume);
    // A request from before the pause isn't stale, because no card has moved.
    assert!(matches!(
        played.table.propose(by(Seat(0), "a"), n, SeatRequest::Action(CardAction::Draw)),
        Ok(Proposal::New(_))
    ));
}

#[test]
fn a_substitute_plays_until_the_person_comes_back() {
    let mut played = two_friends(terms());
    played.refused(ANNA, TableRequest::Substitute(Seat(0)), TableRefusal::NotTheHost);
    played.refused(HOST, TableRequest::Substitute(Seat(1)), TableRefusal::SeatFree);
    played.refused(HOST, while_present(ANNA, TableRequest::Substitute(Seat(2))), TableRefusal::StillPlaying);
    played.ask(HOST, TableRequest::Substitute(Seat(2)));
    assert_eq!(played.table.substitute(Seat(2)), Some(Substitute::Asked));
    assert_eq!(played.table.substitute_for(Seat(2), Substitute::Away), None, "one bot is enough");
    assert_eq!(played.table.substitute_for(Seat(1), Substitute::Away), None, "a bot needs none");
    played.ask(ANNA, TableRequest::Back);
    assert_eq!(played.table.substitute(Seat(2)), None);
    assert_eq!(played.entries_for(ANNA, TableRequest::Back), Ok(Vec::new()));

    played.ask(HOST, TableRequest::Leave);
    assert_eq!((played.table.substitute(Seat(0)), played.table.host()), (Some(Substitute::Left), ANNA));
    assert_eq!(played.entries_for(HOST, TableRequest::Leave), Ok(Vec::new()));
    played.ask(HOST, TableRequest::Back);
    played.ask(ANNA, TableRequest::MakeHost(HOST));
    assert!(played.table.scene(Some(Seat(0))).unwrap().status.is_host);
}

#[test]
fn a_late_friend_can_take_over_a_bots_seat() {
    let mut played = two_friends(terms());
    assert_eq!(played.come(), PAUL);
    played.refused(PAUL, TableRequest::Sit(Seat(2)), TableRefusal::SeatTaken);
    played.refused(ANNA, TableRequest::Sit(Seat(3)), TableRefusal::AlreadySeated);
    played.refused(PAUL, TableRequest::Sit(Seat(3)), TableRefusal::AskTheHost);
    played.refused(ANNA, TableRequest::SeatPerson { seat: Seat(3), person: PAUL }, TableRefusal::NotTheHost);
    played.ask(HOST, TableRequest::SeatPerson { seat: Seat(3), person: PAUL });
    assert_eq!(played.table.person(Seat(3)), Some(PAUL));

    let mut listed = two_friends(Terms { listed: true, ..terms() });
    assert_eq!(listed.come(), PAUL);
    listed.ask(PAUL, TableRequest::Sit(Seat(3)));
    assert_eq!(listed.table.person(Seat(3)), Some(PAUL), "a table in the lobby is open to everyone");

    let mut competitive = two_friends(Terms { competitive: true, ..terms() });
    competitive.come();
    competitive.refused(PAUL, TableRequest::Sit(Seat(3)), TableRefusal::CompetitiveGame);
    competitive.refused(HOST, TableRequest::SeatPerson { seat: Seat(3), person: PAUL }, TableRefusal::CompetitiveGame);
}

#[test]
fn a_person_can_take_over_a_seat_that_was_left() {
    let mut played = two_friends(terms());
    played.come();
    played.refused(HOST, TableRequest::SeatPerson { seat: Seat(2), person: PAUL }, TableRefusal::SeatTaken);
    assert_eq!(played.table.to_take_over(), [Seat(1), Seat(3)]);
    played.ask(ANNA, TableRequest::Leave);
    assert_eq!(played.table.to_take_over(), [Seat(1), Seat(2), Seat(3)]);
    let hand = played.table.view(Some(Seat(2))).unwrap().hand;
    played.ask(HOST, TableRequest::SeatPerson { seat: Seat(2), person: PAUL });
    assert_eq!((played.table.person(Seat(2)), played.table.substitute(Seat(2))), (Some(PAUL), None));
    assert_eq!((played.table.seat_of(ANNA), played.table.view(Some(Seat(2))).unwrap().hand), (None, hand));
    played.refused(ANNA, TableRequest::Back, TableRefusal::NotSeated);
    played.refused(HOST, TableRequest::SeatPerson { seat: Seat(2), person: ANNA }, TableRefusal::SeatTaken);
}

/// If the host is away, a person who is present becomes host. The host gets the place back if the terms say so.
#[test]
fn a_table_has_a_host_who_is_present() {
    for (host_returns, host) in [(true, HOST), (false, ANNA)] {
        let mut played = two_friends(Terms { host_returns, ..terms() });
        assert_eq!(played.table.replace_absent_host(|_| false), None, "no other person is present");
        let entry = played.table.replace_absent_host(|person| person == ANNA).unwrap();
        played.enter(entry);
        assert_eq!((played.table.host(), played.table.restore_host(ANNA)), (ANNA, None));
        if let Some(back) = played.table.restore_host(HOST) {
            played.enter(back);
        }
        assert_eq!(played.table.host(), host);
    }
    let mut waiting_room = opened(terms());
    waiting_room.ask(HOST, TableRequest::Sit(Seat(0)));
    waiting_room.come();
    waiting_room.come();
    waiting_room.ask(ANNA, TableRequest::Sit(Seat(2)));
    waiting_room.ask(PAUL, TableRequest::Sit(Seat(1)));
    let mut other = Played { table: waiting_room.table.clone(), entries: waiting_room.entries.clone() };
    waiting_room.ask(HOST, TableRequest::Leave);
    assert_eq!(
        (waiting_room.table.host(), waiting_room.table.seat_of(HOST)),
        (PAUL, None),
        "the next seat in turn order"
    );
    other.ask(HOST, while_present(ANNA, TableRequest::Leave));
    assert_eq!(other.table.host(), ANNA, "the one with a screen open");
}

/// A banned person can't sit down, play or resume until the host unbans them.
#[test]
fn a_ban_lasts_until_the_host_lifts_it() {
    let mut played = two_friends(terms());
    played.refused(HOST, TableRequest::Ban(HOST), TableRefusal::NotYourself);
    played.refused(ANNA, TableRequest::Ban(HOST), TableRefusal::NotTheHost);
    played.refused(HOST, TableRequest::Ban(PAUL), TableRefusal::NotAGuest);
    played.ask(HOST, TableRequest::Ban(ANNA));
    assert_eq!(played.table.substitute(Seat(2)), Some(Substitute::Left), "a bot plays on");
    assert_eq!(played.entries_for(HOST, TableRequest::Ban(ANNA)), Ok(Vec::new()));
    for request in [TableRequest::Back, TableRequest::Resume, TableRequest::Sit(Seat(1)), TableRequest::Leave] {
        played.refused(ANNA, request, TableRefusal::Banned);
    }
    played.refused(HOST, TableRequest::MakeHost(ANNA), TableRefusal::Banned);
    played.ask(HOST, TableRequest::Unban(ANNA));
    played.ask(ANNA, TableRequest::Back);
    assert_eq!(played.table.substitute(Seat(2)), None);

    let mut waiting_room = opened(terms());
    waiting_room.come();
    waiting_room.ask(ANNA, TableRequest::Sit(Seat(1)));
    waiting_room.ask(HOST, TableRequest::Ban(ANNA));
    assert_eq!(waiting_room.table.player_in(Seat(1)), None);
    waiting_room.refused(ANNA, TableRequest::Sit(Seat(1)), TableRefusal::Banned);
}

#[test]
fn the_host_can_limit_turns_and_close_the_table() {
    let played = two_friends(terms());
    played.refused(HOST, TableRequest::Allow(Some(60)), TableRefusal::HasClock);
    let free = Terms { clock: None, allowed: Some(Terms::ALLOWED), ..terms() };
    let mut played = two_friends(free);
    assert_eq!(played.table.allowed(), Some(120));
    played.refused(ANNA, TableRequest::Allow(None), TableRefusal::NotTheHost);
    played.refused(HOST, TableRequest::Allow(Some(2)), TableRefusal::TimeLimitOutOfRange);
    played.ask(HOST, TableRequest::Allow(Some(300)));
    played.ask(HOST, TableRequest::Allow(None));
    assert_eq!(played.table.allowed(), None);

    played.refused(ANNA, TableRequest::Close, TableRefusal::NotTheHost);
    played.ask(HOST, TableRequest::Close);
    assert_eq!((played.table.state(), played.table.to_act()), (State::Over, None));
    let mut early = opened(terms());
    early.ask(HOST, TableRequest::Close);
    assert_eq!(early.table.state(), State::Over);
    early.refused(HOST, TableRequest::Sit(Seat(0)), TableRefusal::GameOver);
    assert!(early.table.apply(&Entry::Joined(Person(1))).is_ok(), "coming is harmless");
}

#[test]
fn only_allowed_phrases_can_be_said() {
    let mut played = two_friends(terms());
    assert_eq!(played.table.spoken_phrase(Seat(0), Phrase::Minimum), None, "only the partner says it");
    let phrase = played.table.spoken_phrase(Seat(2), Phrase::Minimum).unwrap();
    assert_eq!((phrase.seat, phrase.minimum), (Seat(2), Some(50)));
    assert_eq!(played.table.spoken_phrase(Seat(2), Phrase::RedThrees), None, "these rules don't have them declared");
    assert!(played.table.spoken_phrase(Seat(1), Phrase::Hello).is_none(), "bots don't chat");
    assert!(played.table.spoken_phrase(Seat(0), Phrase::Hello).is_some());
    played.request(Seat(0), SeatRequest::Action(CardAction::Draw));
    let hand = played.table.view(Some(Seat(0))).unwrap().hand;
    let discard = format!("discard {}", hand[0]).parse::<CardAction>().unwrap();
    played.request(Seat(0), SeatRequest::Action(discard));
    assert_eq!(played.table.spoken_phrase(Seat(2), Phrase::Minimum), None, "an opponent's turn");
    assert_eq!(played.table.spoken_phrase(Seat(0), Phrase::Minimum), None, "an opponent's turn");

    let lakin = two_friends(Terms { seats: Seats::Chosen, ..Terms::of("lakin", RuleSet::LAKIN, Players::FOUR) });
    assert!(lakin.table.spoken_phrase(Seat(2), Phrase::RedThrees).is_some());
    let silent = two_friends(Terms { chat: false, ..terms() });
    assert_eq!(silent.table.may_say(Seat(0)), []);
}

#[test]
fn spectators_see_a_competitive_table_one_deal_late() {
    let competitive = Terms { competitive: true, ..terms() };
    let mut played = two_friends(competitive);
    let mut rng = SeedRng::new(3);
    assert_eq!(played.table.scene(None), None);
    while played.action(&mut rng) {
        assert_eq!(played.table.scene(None).is_some(), !played.table.is_playing());
    }
    let first = played.table.scene(None).unwrap();
    assert_eq!((first.deal, first.sheet.len()), (1, 1));
    played.next_deal(shuffled(&mut SeedRng::new(4)));
    let n = played.table.n();
    while played.action(&mut rng) {
        if played.table.is_playing() {
            let late = played.table.scene(None).unwrap();
            assert_eq!(
                (&late.view, &late.log, late.n, late.deal),
                (&first.view, &first.log, first.n + 1, 1),
                "a person was ready"
            );
            assert!(late.n < n);
        }
    }
    assert_eq!(played.table.scene(None).unwrap().deal, 2);
    assert_eq!(Table::fold("t", &played.entries).as_ref(), Ok(&played.table));
}

#[test]
fn impossible_entries_do_not_fold() {
    let sat = |seat, person| Entry::Sat { seat: Seat(seat), who: SeatedPlayer::Person(Person(person)) };
    let check = |played: &Played, entry: Entry| {
        let mut table = played.table.clone();
        assert!(matches!(table.apply(&entry), Err(FoldError::People(_) | FoldError::Players)), "{entry:?}");
        assert_eq!(table, played.table);
    };
    let played = opened(terms());
    check(&played, Entry::Joined(Person(0)));
    check(&played, Entry::Joined(Person(2)));
    check(&played, sat(0, 1));
    check(&played, sat(4, 0));
    check(&played, Entry::Left(Seat(0)));
    check(&played, Entry::Host { person: Person(1), why: HostChange::Given });
    check(&played, Entry::Begun { first_dealer: Seat(0), draws: Vec::new() });
    check(&played, Entry::Paused(HOST));
    check(&played, Entry::Substitute { seat: Seat(0), why: Substitute::Away });
    let played = two_friends(terms());
    check(&played, sat(1, 0));
    check(&played, sat(2, 0));
    check(&played, Entry::Left(Seat(1)));
    check(&played, Entry::Resumed(HOST));
    check(&played, Entry::Back(Seat(0)));
    check(&played, Entry::Substitute { seat: Seat(1), why: Substitute::Away });
    check(&played, Entry::TookOver { seat: Seat(2), person: HOST });
    check(&played, Entry::ChangedDevice(PAUL));
    check(&played, Entry::Banned(HOST));
    check(&played, Entry::Unbanned(ANNA));
    check(&played, Entry::Allowed(None));
    check(&played, Entry::Rematch { table: "u".to_owned() });
    check(&played, Entry::Host { person: ANNA, why: HostChange::Back });
    let mut chain = Chain::start("t");
    for entry in &played.entries {
        chain = chain.with(&entry.text());
    }
    assert_eq!(chain.len(), played.table.n());
}

#[test]
fn a_table_admits_a_limited_number_of_people() {
    let mut played = opened(terms());
    while let Ok((_, entry)) = played.table.come() {
        played.enter(entry);
    }
    assert_eq!(played.table.come().unwrap_err(), TableRefusal::TableFull);
    assert!(played.table.came() >= 40);
}
