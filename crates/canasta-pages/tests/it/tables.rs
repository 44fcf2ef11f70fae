//! Tables of friends for page tests and the gallery: waiting rooms, games with absent players, the lobby.

use canasta::{Players, RuleSet, Seat, Side};
use canasta_i18n::messages::devices;
use canasta_i18n::notice;
use canasta_pages::{
    DeviceQuestion, GuestSummary, LevelOffer, ListedDevice, ListedTable, LobbyCounts, MyTable, Prefs, TableForm,
    banned_page, calendar_page, code_page, confirm_device_page, declined_page, device_code_page, device_link_page,
    devices_page, error_page, forget_page, forgotten_page, friends_page, games_page, house_rules_page, join_page,
    join_request_page, keys_page, lobby_page, new_table_page, offline_page, open_house_rules_page, private_table_page,
    retry_page, settings_page, start_page, stats_loading_page, you_page,
};
use canasta_record::house::{HouseRules, NamedRules};
use canasta_table::TableRefusal;
use canasta_table::chat::Phrase;
use canasta_table::highlights::HighlightKind;
use canasta_table::journal::{Clock, Person, Seats, Substitute, Terms, Watch};
use canasta_table::scene::{
    Cover, DealCommitment, Guest, JoinRequest, RunningClock, Scene, Screen, SeenEvent, SessionStanding, Shuffling,
    SlowTurn, SpokenPhrase, TableStatus, WaitingRoom, WaitingRoomSeat,
};

use crate::{history, scenes, variants};

pub(crate) const SECRET: &str = "0123456789abcdef0123456789abcdef";
pub(crate) const ORIGIN: &str = "http://192.168.1.5:7878";

pub(crate) fn guest(person: u8, name: &str) -> Guest {
    Guest { person: Person(person), name: name.to_owned(), is_present: true }
}

fn bot(name: &str) -> WaitingRoomSeat {
    WaitingRoomSeat::Bot { name: name.to_owned(), bot: "club".to_owned() }
}

/// A new table, as its host sees it.
pub(crate) fn empty(players: u8) -> WaitingRoom {
    let players = Players::new(players).unwrap();
    let mut seats = vec![WaitingRoomSeat::Free; usize::from(players.count())];
    seats[0] = WaitingRoomSeat::Person(guest(0, "Mary"));
    WaitingRoom {
        table: "k7m2".to_owned(),
        n: 3,
        terms: Terms { clock: Some(Clock::KIND), seats: Seats::Chosen, ..Terms::of("hoyle", RuleSet::HOYLE, players) },
        seats,
        standing: Vec::new(),
        me: Some(Person(0)),
        host: Person(0),
        invitation: Some(SECRET.to_owned()),
        code: None,
        join_requests: Vec::new(),
        banned: Vec::new(),
        spectators: 0,
        begun: false,
        to_take_over: Vec::new(),
        over: false,
        closed: false,
        closed_by: None,
        allowed: None,
        session_score: (0, Vec::new()),
        reserved: 0,
    }
}

/// Half full, with a code and a join request.
pub(crate) fn half_full() -> WaitingRoom {
    let mut table = empty(4);
    table.seats[2] = WaitingRoomSeat::Person(guest(1, "Bartholomew the Elev"));
    table.seats[1] = bot("Ruth");
    table.standing = vec![guest(2, "Lena")];
    table.code = Some(("KHWTRB".to_owned(), 58));
    table.join_requests = vec![JoinRequest { id: 7, name: "Paul".to_owned(), seat: None }];
    table.spectators = 1;
    table.banned = vec![guest(3, "Max")];
    table
}

/// Half full, without a clock.
pub(crate) fn without_clock() -> WaitingRoom {
    let mut table = half_full();
    table.terms.clock = None;
    table.allowed = Some(120);
    table
}

/// All seats are taken and all players are present.
pub(crate) fn full(players: u8) -> WaitingRoom {
    let mut table = empty(players);
    for (place, name) in ["Ruth", "Anna", "Paul", "Lena", "Tom"].iter().enumerate().take(usize::from(players) - 1) {
        table.seats[place + 1] = WaitingRoomSeat::Person(guest(u8::try_from(place).unwrap() + 1, name));
    }
    table
}

/// The table as `person` sees it, who isn't the host. `None` is a visitor.
pub(crate) fn seen_by(mut table: WaitingRoom, person: Option<u8>) -> WaitingRoom {
    table.me = person.map(Person);
    table.code = None;
    table.join_requests = Vec::new();
    table.banned = Vec::new();
    table.invitation = table.invitation.filter(|_| person.is_some());
    table
}

/// A game in progress, as a latecomer sees it, with a bot and a player who has left.
pub(crate) fn started() -> WaitingRoom {
    let mut table = seen_by(full(4), None);
    table.seats[1] = bot("Ruth");
    table.begun = true;
    table.to_take_over = vec![Seat(1), Seat(3)];
    table
}

/// A table closed by its host before the game.
pub(crate) fn closed(person: Option<u8>) -> WaitingRoom {
    let mut table = seen_by(full(4), person);
    table.n += 1;
    table.over = true;
    table.closed = true;
    table.closed_by = Some("Mary".to_owned());
    table
}

/// A table in the lobby, as a visitor sees it.
pub(crate) fn listed() -> WaitingRoom {
    let mut table = seen_by(empty(6), None);
    table.terms.listed = true;
    table.terms.seats = Seats::Drawn;
    table.terms.watch = Watch::Everybody;
    table
}

/// A game between four people.
fn game(table: &scenes::Table) -> Scene {
    let mut scene = table.scene();
    for player in &mut scene.players {
        player.bot = None;
    }
    scene.status = TableStatus {
        host: Some(Seat(0)),
        is_host: true,
        persons: [0, 1, 2, 3]
            .map(|n| Some(Person(n)))
            .into_iter()
            .chain([None, None])
            .collect::<Vec<_>>()
            .try_into()
            .unwrap(),
        invitation: Some(SECRET.to_owned()),
        present: [true; canasta::MAX_SEATS],
        clock: Some(Clock::KIND),
        may_say: vec![
            Phrase::Minimum,
            Phrase::Hello,
            Phrase::WellPlayed,
            Phrase::Thanks,
            Phrase::Sorry,
            Phrase::OneMoment,
            Phrase::GoodGame,
            Phrase::Yes,
            Phrase::HaHa,
            Phrase::Wow,
            Phrase::OhNo,
        ],
        ..TableStatus::default()
    };
    scene
}

/// The viewer's turn, with a running clock and chat.
pub(crate) fn chatting() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.status.running_clock = Some(RunningClock { seat: Seat(0), base: 45_000, bank: 180_000 });
    scene.status.chat = vec![
        SpokenPhrase { seat: Seat(2), phrase: Phrase::Minimum, minimum: Some(90) },
        SpokenPhrase { seat: Seat(1), phrase: Phrase::WellPlayed, minimum: None },
        SpokenPhrase { seat: Seat(2), phrase: Phrase::OneMoment, minimum: None },
    ];
    scene
}

/// Another player's turn. Bots play for two people, and a third has no screen open.
pub(crate) fn away() -> Scene {
    let mut scene = game(&scenes::mid_deal().play(&["draw", "discard 4S"]));
    scene.status.running_clock = Some(RunningClock { seat: Seat(1), base: 45_000, bank: 180_000 });
    scene.status.substitutes[1] = Some(Substitute::Away);
    scene.status.substitutes[2] = Some(Substitute::Missed);
    scene.status.present[3] = false;
    scene.status.spectators = 2;
    scene
}

pub(crate) fn viewer_substituted() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.status.substitutes[0] = Some(Substitute::Missed);
    scene.status.is_host = false;
    scene.status.host = Some(Seat(2));
    scene
}

pub(crate) fn paused() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.status.paused = Some("Anna".to_owned());
    scene
}

/// The host's turn at a table without a clock, with two join requests, a banned person, a bot and a player who has left.
pub(crate) fn two_join_requests() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.players[1].bot = Some("club".to_owned());
    let status = &mut scene.status;
    status.clock = None;
    status.allowed = Some(120);
    status.persons[1] = None;
    status.substitutes[3] = Some(Substitute::Left);
    status.present[3] = false;
    status.to_take_over = vec![Seat(1), Seat(3)];
    status.join_requests = vec![
        JoinRequest { id: 7, name: "Bartholomew the Elev".to_owned(), seat: Some(Seat(1)) },
        JoinRequest { id: 8, name: "Tom".to_owned(), seat: None },
    ];
    status.standing = vec![guest(6, "Anna 2")];
    status.banned = vec![guest(5, "Max")];
    status.code = Some(("KHWTRB".to_owned(), 58));
    scene
}

/// The same table with only one join request, which names no seat.
pub(crate) fn one_join_request() -> Scene {
    let mut scene = two_join_requests();
    scene.status.join_requests.remove(0);
    scene
}

/// A game whose viewer, with Anna as partner, can concede.
pub(crate) fn may_concede() -> Scene {
    let mut scene = chatting();
    scene.status.may_concede = true;
    scene.status.partners_to_ask = vec![Seat(2)];
    scene
}

/// A pending offer to concede by the viewer or Anna.
pub(crate) fn conceding(by: Seat) -> Scene {
    let mut scene = may_concede();
    scene.status.agreed_to_concede = vec![by];
    scene
}

/// A game that a side concedes, during a deal or after it.
pub(crate) fn conceded(table: &scenes::Table, side: u8) -> Scene {
    let mut scene = game(table);
    scene.conceded = Some(Side(side));
    scene.winner = Some(Side(1 - side));
    scene.log.push(SeenEvent::Conceded(Side(side)));
    scene
}

/// Another player's slow turn at a table without a clock. `needed` people must agree to a substitute.
pub(crate) fn slow_turn(needed: u8, agreed: u8, may_agree: bool) -> Scene {
    slow_turn_at(scenes::mid_deal(), needed, agreed, may_agree)
}

fn slow_turn_at(table: scenes::Table, needed: u8, agreed: u8, may_agree: bool) -> Scene {
    let mut scene = game(&table.play(&["draw", "discard 4S"]));
    scene.status.clock = None;
    scene.status.allowed = Some(120);
    scene.status.slow_turn = Some(SlowTurn { seat: Seat(1), needed, agreed, may_agree });
    scene
}

pub(crate) fn viewers_slow_turn() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.status.clock = None;
    scene.status.allowed = Some(120);
    scene.status.slow_turn = Some(SlowTurn { seat: Seat(0), needed: 2, agreed: 1, may_agree: false });
    scene
}

/// The host's view if the player to act is away.
pub(crate) fn actor_away() -> Scene {
    actor_away_from(scenes::mid_deal())
}

fn actor_away_from(table: scenes::Table) -> Scene {
    let mut scene = slow_turn_at(table, 2, 0, true);
    scene.status.slow_turn = None;
    scene.status.present[1] = false;
    scene.status.present[2] = false;
    scene
}

pub(crate) fn actor_away_with_one_card() -> Scene {
    let mut hands = scenes::MID_DEAL.hands.to_vec();
    hands[1] = "+1";
    actor_away_from(scenes::Position { hands: &hands, ..scenes::MID_DEAL }.mid_deal())
}

/// A table of five or six people. The player to act and another are away.
pub(crate) fn two_away(table: scenes::Table) -> Scene {
    let mut scene = table.play(&["draw", "discard 4S"]).scene();
    for player in &mut scene.players {
        player.bot = None;
    }
    let present = [true, false, true, false, true, true];
    Scene { status: TableStatus { present, is_host: true, ..actor_away().status }, ..scene }
}

/// A person without a seat, before or after asking for one.
pub(crate) fn unseated(asked: bool) -> Scene {
    let mut scene = watched(&scenes::mid_deal());
    scene.status.can_sit = vec![Seat(3)];
    scene.status.asked_for = asked.then_some(Seat(3));
    scene
}

pub(crate) fn watched(table: &scenes::Table) -> Scene {
    let mut scene = table.scene();
    let seats = usize::from(scene.view.table.public.players().count());
    for player in &mut scene.players[..seats - 1] {
        player.bot = None;
    }
    scene.view = table.card_deal().view(None);
    scene.new_cards = Vec::new();
    // What was left in a hand is told to its own player alone.
    scene.highlights.retain(|highlight| !matches!(highlight.kind, HighlightKind::Left { .. }));
    scene.log = scene.log.into_iter().map(without_drawn_cards).collect();
    scene.status = TableStatus {
        host: Some(Seat(0)),
        present: [true; canasta::MAX_SEATS],
        spectators: 3,
        watch: Watch::Everybody,
        chat: vec![SpokenPhrase { seat: Seat(1), phrase: Phrase::WellPlayed, minimum: None }],
        ..TableStatus::default()
    };
    scene
}

pub(crate) fn commitment(deal: usize) -> DealCommitment {
    DealCommitment { deal, commitment: std::array::from_fn(|place| u8::try_from(place * 37 % 256).unwrap()) }
}

/// The end of a deal with three people and a bot. The viewer is the host and ready, Anna isn't ready, and Ruth is away.
pub(crate) fn waiting_for_next_deal() -> Scene {
    let mut scene = scenes::deal_end().scene();
    for player in scene.players.iter_mut().take(3) {
        player.bot = None;
    }
    scene.status = TableStatus {
        host: Some(Seat(0)),
        is_host: true,
        present: [true, false, true, false, false, false],
        ready: [true, false, false, false, false, false],
        commitment: Some(commitment(scene.deal + 1)),
        ..TableStatus::default()
    };
    scene
}

/// A game abandoned in the middle of a deal.
pub(crate) fn abandoned() -> Scene {
    let mut scene = scenes::mid_deal().scene();
    scene.status = TableStatus { closed: true, commitment: Some(commitment(scene.deal)), ..TableStatus::default() };
    scene
}

/// A game closed by its host in the middle of a deal.
pub(crate) fn closed_game() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.status.closed = true;
    scene.status.closed_by = Some("Anna".to_owned());
    scene
}

fn standing(names: &[&str], won: u32, points: i32) -> SessionStanding {
    SessionStanding { names: names.iter().map(|&name| name.to_owned()).collect(), won, points }
}

/// The session score after two games of four people with the same partners.
pub(crate) fn two_games() -> (u32, Vec<SessionStanding>) {
    (2, vec![standing(&["Mary", "Anna"], 2, 10_415), standing(&["Ruth", "Bartholomew the Elev"], 0, 7_890)])
}

/// The end of a game between friends; whether a player has asked for the next already.
pub(crate) fn game_over(has_rematch: bool) -> Scene {
    let mut scene = game(&scenes::game_end());
    scene.status.session_score = two_games();
    scene.status.has_rematch = has_rematch;
    scene
}

/// The waiting room of a rematch, as its host sees it. One player has joined and two are invited.
pub(crate) fn rematch() -> WaitingRoom {
    let mut table = empty(4);
    table.session_score = two_games();
    table.seats[2] = WaitingRoomSeat::Person(guest(2, "Anna"));
    let away = |person, name| Guest { is_present: false, ..guest(person, name) };
    table.standing = vec![away(1, "Ruth"), away(3, "Paul"), guest(4, "Lena")];
    table
}

/// Before the first deal, before or after the viewer has cut.
pub(crate) fn shuffling(has_cut: bool) -> Shuffling {
    let scene = waiting_for_next_deal();
    Shuffling {
        table: "k7m2".to_owned(),
        n: 9,
        players: scene.players,
        me: Some(Seat(0)),
        commitment: Some(commitment(1)),
        ready: [has_cut, true, false, false, false, false],
        paused: None,
        closed: false,
        closed_by: None,
    }
}

/// The event without the drawn cards, which only their player may see.
fn without_drawn_cards(event: SeenEvent) -> SeenEvent {
    use canasta::{CardAction, SeenCards};
    use canasta_table::scene::SeenEvent;
    match event {
        SeenEvent::Step { mut step, substitute } => {
            if matches!(step.action, CardAction::Draw) {
                step.drew = match step.drew {
                    SeenCards::Faces(cards) => SeenCards::Count(cards.len()),
                    other => other,
                };
            }
            SeenEvent::Step { step, substitute }
        }
        other => other,
    }
}

/// A shared device between two turns, for the player whose turn it is.
pub(crate) fn covered(table: &scenes::Table) -> Screen {
    let scene = watched(table);
    let seat = scene.view.table.public.to_act().unwrap();
    Screen::Covered(Box::new(Cover::new(scene, seat, Some(7)).unwrap()))
}

/// All table screens, with their gallery names.
pub(crate) fn screens() -> Vec<(&'static str, Screen)> {
    let waiting_room = |table| Screen::WaitingRoom(Box::new(table));
    let scene = |scene| Screen::Game(Box::new(scene));
    vec![
        ("gather-empty", waiting_room(empty(4))),
        ("gather-two", waiting_room(empty(2))),
        ("gather-three", waiting_room(full(3))),
        ("gather-five", waiting_room(empty(5))),
        ("gather-six", waiting_room(full(6))),
        ("gather-half", waiting_room(half_full())),
        ("gather-unhurried", waiting_room(without_clock())),
        ("gather-guest", waiting_room(seen_by(half_full(), Some(1)))),
        ("gather-standing", waiting_room(seen_by(half_full(), Some(2)))),
        ("gather-full", waiting_room(full(4))),
        ("gather-full-guest", waiting_room(seen_by(full(4), Some(3)))),
        ("gather-listed", waiting_room(listed())),
        ("talking", scene(chatting())),
        ("away", scene(away())),
        ("replaced", scene(viewer_substituted())),
        ("paused", scene(paused())),
        ("asked-for", scene(two_join_requests())),
        ("knocked-at", scene(one_join_request())),
        ("knocked-at-busy", {
            let status = one_join_request().status;
            scene(Scene { status, ..scenes::busy().scene() })
        }),
        ("knocked-at-end", {
            let status = one_join_request().status;
            scene(Scene { status, ..waiting_for_next_deal() })
        }),
        ("conceding", scene(conceding(Seat(2)))),
        ("conceding-own", scene(conceding(Seat(0)))),
        ("conceded", scene(conceded(&scenes::mid_deal(), 0))),
        ("conceded-end", scene(conceded(&scenes::deal_end(), 1))),
        ("late", scene(slow_turn(2, 1, true))),
        ("late-alone", scene(slow_turn(1, 0, true))),
        ("late-myself", scene(viewers_slow_turn())),
        ("gone", scene(actor_away())),
        ("gone-one-card", scene(actor_away_with_one_card())),
        ("gone-five", scene(two_away(variants::five_mid()))),
        ("gone-six", scene(two_away(variants::six_mid()))),
        ("standing", scene(unseated(false))),
        ("standing-asked", scene(unseated(true))),
        ("watching", scene(watched(&scenes::mid_deal()))),
        ("watching-busy", scene(watched(&scenes::busy()))),
        ("watching-end", scene(watched(&scenes::deal_end()))),
        ("watching-game-end", scene(watched(&scenes::game_end()))),
        ("shuffling", Screen::Shuffling(Box::new(shuffling(true)))),
        ("covered", covered(&scenes::mid_deal())),
        ("covered-asked", covered(&scenes::partner_asks())),
        ("deal-end-waiting", scene(waiting_for_next_deal())),
        ("given-up", scene(abandoned())),
        ("closed", scene(closed_game())),
        ("game-over", scene(game_over(false))),
        ("game-over-again", scene(game_over(true))),
        ("gather-next", waiting_room(rematch())),
        ("gather-next-asked", waiting_room(seen_by(rematch(), Some(3)))),
        ("gather-closed", waiting_room(closed(Some(1)))),
        ("not-yet", Screen::NotYet { table: "k7m2".to_owned() }),
    ]
}

pub(crate) fn lobby() -> (Vec<ListedTable>, LobbyCounts) {
    let open = ListedTable {
        table: "k7m2".to_owned(),
        preset: "hoyle".to_owned(),
        house_rules: 0,
        players: Players::FOUR,
        seated: 1,
        bots: 1,
        free: 2,
        host_name: "Mary".to_owned(),
        clock: Some(Clock::KIND),
        playing: false,
        spectators: 0,
        may_join: true,
        may_watch: false,
    };
    let in_progress = ListedTable {
        table: "k7m3".to_owned(),
        host_name: "Bartholomew the Elev".to_owned(),
        seated: 4,
        bots: 0,
        free: 0,
        clock: None,
        playing: true,
        spectators: 3,
        may_join: false,
        may_watch: true,
        ..open.clone()
    };
    let with_bots = ListedTable {
        table: "k7m4".to_owned(),
        host_name: "Ruth".to_owned(),
        seated: 2,
        bots: 2,
        spectators: 0,
        may_join: true,
        ..in_progress.clone()
    };
    (vec![open, in_progress, with_bots], LobbyCounts { waiting_room: 2, playing: 11, people: 31 })
}

pub(crate) fn house_rules() -> HouseRules {
    HouseRules::read(r#"{"rules":"wahhi","house":{"must_ask":true,"fifth_minimum":150},"players":4}"#).unwrap()
}

/// A visitor with one game in progress.
pub(crate) fn one_table() -> Vec<MyTable> {
    let screen = Screen::Game(Box::new(scenes::mid_deal().scene()));
    vec![MyTable { table: "k7m2".to_owned(), screen, at: 1_795_305_600_000 }]
}

/// A visitor with tables of every kind: waiting rooms, games in progress, finished and closed games.
pub(crate) fn many_tables() -> Vec<MyTable> {
    let table = |id: &str, screen| MyTable { table: id.to_owned(), screen, at: 1_795_305_600_000 };
    vec![
        table("k7m1", Screen::Game(Box::new(away()))),
        table("k7m2", Screen::Game(Box::new(chatting()))),
        table("k7m3", Screen::WaitingRoom(Box::new(half_full()))),
        table("k7m4", Screen::Game(Box::new(scenes::game_end().scene()))),
        table("k7m5", Screen::Game(Box::new(paused()))),
        table("k7m8", Screen::WaitingRoom(Box::new(seen_by(rematch(), Some(3))))),
        table("k7m6", Screen::Game(Box::new(closed_game()))),
        table("k7m7", Screen::WaitingRoom(Box::new(closed(Some(1))))),
    ]
}

/// The preferences of a visitor who has played before.
fn returning_prefs(prefs: &Prefs) -> Prefs {
    prefs.clone().with_choice(&prefs.choice())
}

fn finished_tables() -> Vec<MyTable> {
    many_tables().into_iter().filter(|table| table.table == "k7m4").collect()
}

/// The offer of harder opponents after three wins.
const fn harder_offer() -> LevelOffer {
    LevelOffer { level: "strong", harder: true }
}

fn guest_summary(name: &str, games: u32) -> GuestSummary {
    GuestSummary { id: "0123".to_owned(), name: name.to_owned(), games }
}

/// The visitor's device, another one, and one added before devices had labels.
fn devices() -> Vec<ListedDevice> {
    let device = |label: &str, this| ListedDevice {
        id: "0123456789abcdef".to_owned(),
        label: label.to_owned(),
        since: 1_795_305_600_000,
        seen: 1_795_392_000_000,
        this,
    };
    vec![device("Samsung Internet on Android", true), device("Firefox on Linux", false), device("", false)]
}

const fn device_question<'a>(who: &'a GuestSummary, before: Option<&'a GuestSummary>) -> DeviceQuestion<'a> {
    DeviceQuestion { action: "/device", code: Some("KMNPQRST"), who, before, same: false, app: true }
}

/// All pages apart from tables, with their gallery names.
pub(crate) fn other_pages(prefs: &Prefs) -> Vec<(&'static str, String)> {
    let (listed, counts) = lobby();
    let calendar = format!("{ORIGIN}/calendar/{SECRET}.ics");
    let no_such_code = notice::table_refusal(prefs.lang, TableRefusal::NoSuchCode);
    let seat_taken = notice::table_refusal(prefs.lang, TableRefusal::SeatTaken);
    let missing = notice::NO_SUCH_TABLE;
    let too_often = notice::TOO_OFTEN;
    vec![
        ("start-new", start_page(prefs, &[], None)),
        ("start", start_page(prefs, &one_table(), None)),
        ("start-many", start_page(prefs, &many_tables(), None)),
        ("start-known", start_page(&returning_prefs(prefs), &finished_tables(), Some(&harder_offer()))),
        ("settings", settings_page(prefs, false, "/settings?saved=1")),
        ("settings-saved", settings_page(prefs, true, "/settings?saved=1")),
        ("keys", keys_page(prefs)),
        ("friends", friends_page(prefs)),
        ("join", join_page(&seen_by(half_full(), None), prefs, SECRET, None)),
        ("join-full", join_page(&full(4), prefs, SECRET, Some(seat_taken))),
        ("join-late", join_page(&started(), prefs, SECRET, None)),
        ("join-closed", join_page(&closed(None), prefs, SECRET, None)),
        ("code", code_page(prefs, Some(no_such_code), "ABCDEF")),
        ("knocked", join_request_page(prefs, "k7m2")),
        ("turned-away", declined_page(prefs)),
        ("turned-away-for-good", banned_page(prefs)),
        ("door", private_table_page(prefs)),
        ("lobby", lobby_page(&listed, counts, prefs)),
        ("lobby-empty", lobby_page(&[], LobbyCounts::default(), prefs)),
        ("forget", forget_page(prefs)),
        ("forgotten", forgotten_page(prefs.lang)),
        ("devices", devices_page(prefs, &devices(), &[guest_summary("Bert", 3)], None)),
        ("devices-none", devices_page(prefs, &[], &[], None)),
        ("hand-over", device_link_page(prefs, &format!("{ORIGIN}/device/{SECRET}"), "KMNPQRST")),
        ("device-code", device_code_page(prefs, Some(devices::used(prefs.lang)))),
        (
            "carry",
            confirm_device_page(prefs, &device_question(&guest_summary("Ruth", 2), Some(&guest_summary("Bert", 1)))),
        ),
        ("calendar", calendar_page(prefs, &calendar)),
        ("you", you_page(prefs, &history::games(64), None)),
        ("you-few", you_page(prefs, &history::games(2), None)),
        ("you-alone", you_page(prefs, &history::alone(), None)),
        ("you-empty", you_page(prefs, &[], None)),
        ("you-games", games_page(prefs, &history::games(64), 2).unwrap()),
        ("you-reading", stats_loading_page(prefs.lang, 3, 2_000)),
        ("new", new_table_page(prefs, &TableForm::of(&prefs.choice()))),
        (
            "house",
            house_rules_page(prefs, &NamedRules { name: "Friday club".to_owned(), rules: house_rules() }, ORIGIN),
        ),
        ("house-unreadable", open_house_rules_page(prefs, "{", &HouseRules::read("{").unwrap_err())),
        ("error", error_page(prefs.lang, missing.status, missing.title(prefs.lang), missing.sentence(prefs.lang))),
        ("too-often", retry_page(prefs.lang, &too_often, 3_600, "/", None)),
        ("too-often-sent", retry_page(prefs.lang, &too_often, 3_600, "/", Some(&[]))),
        ("offline", offline_page(prefs.lang)),
    ]
}
