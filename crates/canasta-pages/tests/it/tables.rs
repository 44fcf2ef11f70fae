//! Tables of friends for the page tests and the gallery: gatherings, games with absent players, lobbies.

use canasta::{Players, RuleSet, Seat};
use canasta_i18n::messages::devices;
use canasta_i18n::notice;
use canasta_pages::{
    DeviceQuestion, GuestSummary, LevelOffer, ListedDevice, ListedTable, LobbyCounts, MyTable, Prefs, TableForm,
    banned_page, calendar_page, code_page, confirm_device_page, declined_page, device_code_page, device_link_page,
    devices_page, error_page, forget_page, forgotten_page, friends_page, games_page, join_page, join_request_page,
    lobby_page, new_table_page, offline_page, private_table_page, retry_page, settings_page, start_page,
    stats_loading_page, you_page,
};
use canasta_table::TableRefusal;
use canasta_table::chat::Phrase;
use canasta_table::highlights::HighlightKind;
use canasta_table::journal::{Clock, Person, Seats, Substitute, Terms, Watch};
use canasta_table::scene::{
    DealCommitment, Guest, JoinRequest, RunningClock, Scene, Screen, SessionStanding, Shuffling, SlowTurn,
    SpokenPhrase, TableStatus, WaitingRoom, WaitingRoomSeat,
};

use crate::{history, numbers, scenes};

pub(crate) const SECRET: &str = "0123456789abcdef0123456789abcdef";
pub(crate) const ORIGIN: &str = "http://192.168.1.5:7878";

pub(crate) fn guest(person: u8, name: &str) -> Guest {
    Guest { person: Person(person), name: name.to_owned(), here: true }
}

fn bot(name: &str) -> WaitingRoomSeat {
    WaitingRoomSeat::Bot { name: name.to_owned(), bot: "club".to_owned() }
}

/// A table that has just been made, as its host sees it.
pub(crate) fn empty(players: u8) -> WaitingRoom {
    let players = Players::new(players).unwrap();
    let mut chairs = vec![WaitingRoomSeat::Free; usize::from(players.count())];
    chairs[0] = WaitingRoomSeat::Person(guest(0, "Mary"));
    WaitingRoom {
        table: "k7m2".to_owned(),
        n: 3,
        terms: Terms { clock: Some(Clock::KIND), seats: Seats::Chosen, ..Terms::of("hoyle", RuleSet::HOYLE, players) },
        seats: chairs,
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
    }
}

/// Half full, with a code and a knock.
pub(crate) fn half() -> WaitingRoom {
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

/// The same without a clock.
pub(crate) fn unhurried() -> WaitingRoom {
    let mut table = half();
    table.terms.clock = None;
    table.allowed = Some(120);
    table
}

/// All seats are taken and all players are here.
pub(crate) fn full(players: u8) -> WaitingRoom {
    let mut table = empty(players);
    for (place, name) in ["Ruth", "Anna", "Paul", "Lena", "Tom"].iter().enumerate().take(usize::from(players) - 1) {
        table.seats[place + 1] = WaitingRoomSeat::Person(guest(u8::try_from(place).unwrap() + 1, name));
    }
    table
}

/// The same as another sees it.
pub(crate) fn seen_by(mut table: WaitingRoom, person: Option<u8>) -> WaitingRoom {
    table.me = person.map(Person);
    table.code = None;
    table.join_requests = Vec::new();
    table.banned = Vec::new();
    table.invitation = table.invitation.filter(|_| person.is_some());
    table
}

/// A game that has begun, as a late guest sees it: a bot plays, and one player has left.
pub(crate) fn begun() -> WaitingRoom {
    let mut table = seen_by(full(4), None);
    table.seats[1] = bot("Ruth");
    table.begun = true;
    table.to_take_over = vec![Seat(1), Seat(3)];
    table
}

/// A table that its host closed before the game.
pub(crate) fn closed(person: Option<u8>) -> WaitingRoom {
    let mut table = seen_by(full(4), person);
    table.n += 1;
    table.over = true;
    table.closed = true;
    table.closed_by = Some("Mary".to_owned());
    table
}

/// Found in the lobby by a stranger.
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
    scene.around = TableStatus {
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
        here: [true; canasta::MAX_SEATS],
        clock: Some(Clock::KIND),
        may_say: vec![
            Phrase::Minimum,
            Phrase::Hello,
            Phrase::WellPlayed,
            Phrase::Thanks,
            Phrase::Sorry,
            Phrase::OneMoment,
            Phrase::GoodGame,
        ],
        ..TableStatus::default()
    };
    scene
}

/// The viewer's turn, with the clock running; something was said.
pub(crate) fn talking() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.around.running_clock = Some(RunningClock { seat: Seat(0), base: 45_000, bank: 180_000 });
    scene.around.chat = vec![
        SpokenPhrase { seat: Seat(2), phrase: Phrase::Minimum, minimum: Some(90) },
        SpokenPhrase { seat: Seat(1), phrase: Phrase::WellPlayed, minimum: None },
        SpokenPhrase { seat: Seat(2), phrase: Phrase::OneMoment, minimum: None },
    ];
    scene
}

/// Another's turn; a bot plays for two, another has no screen open.
pub(crate) fn away() -> Scene {
    let mut scene = game(&scenes::mid_deal().play(&["draw", "discard 4S"]));
    scene.around.running_clock = Some(RunningClock { seat: Seat(1), base: 45_000, bank: 180_000 });
    scene.around.substitutes[1] = Some(Substitute::Away);
    scene.around.substitutes[2] = Some(Substitute::Missed);
    scene.around.here[3] = false;
    scene.around.spectators = 2;
    scene
}

/// A bot plays for the viewer.
pub(crate) fn replaced() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.around.substitutes[0] = Some(Substitute::Missed);
    scene.around.is_host = false;
    scene.around.host = Some(Seat(2));
    scene
}

pub(crate) fn paused() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.around.paused = Some("Anna".to_owned());
    scene
}

/// The host's turn at a table without a clock: there are two requests, one person was turned away, a bot plays, one has
/// left.
pub(crate) fn asked_for() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.players[1].bot = Some("club".to_owned());
    let around = &mut scene.around;
    around.clock = None;
    around.allowed = Some(120);
    around.persons[1] = None;
    around.substitutes[3] = Some(Substitute::Left);
    around.here[3] = false;
    around.to_take_over = vec![Seat(1), Seat(3)];
    around.join_requests = vec![
        JoinRequest { id: 7, name: "Bartholomew the Elev".to_owned(), seat: Some(Seat(1)) },
        JoinRequest { id: 8, name: "Tom".to_owned(), seat: None },
    ];
    around.standing = vec![guest(6, "Anna 2")];
    around.banned = vec![guest(5, "Max")];
    around.code = Some(("KHWTRB".to_owned(), 58));
    scene
}

/// The same, where the only request is a knock.
pub(crate) fn knocked_at() -> Scene {
    let mut scene = asked_for();
    scene.around.join_requests.remove(0);
    scene
}

/// Another player's turn at a table without a clock takes long: what the viewer reads who waits with others, or alone.
pub(crate) fn late(needed: u8, agreed: u8, may_agree: bool) -> Scene {
    late_at(scenes::mid_deal(), needed, agreed, may_agree)
}

fn late_at(table: scenes::Table, needed: u8, agreed: u8, may_agree: bool) -> Scene {
    let mut scene = game(&table.play(&["draw", "discard 4S"]));
    scene.around.clock = None;
    scene.around.allowed = Some(120);
    scene.around.slow_turn = Some(SlowTurn { seat: Seat(1), needed, agreed, may_agree });
    scene
}

/// The viewer's own turn takes long.
pub(crate) fn late_myself() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.around.clock = None;
    scene.around.allowed = Some(120);
    scene.around.slow_turn = Some(SlowTurn { seat: Seat(0), needed: 2, agreed: 1, may_agree: false });
    scene
}

/// The player to act has gone, as the host sees it.
pub(crate) fn gone() -> Scene {
    gone_from(scenes::mid_deal())
}

fn gone_from(table: scenes::Table) -> Scene {
    let mut scene = late_at(table, 2, 0, true);
    scene.around.slow_turn = None;
    scene.around.here[1] = false;
    scene.around.here[2] = false;
    scene
}

/// The same with one card left.
pub(crate) fn gone_with_one_card() -> Scene {
    let mut hands = scenes::MID_DEAL.hands.to_vec();
    hands[1] = "+1";
    gone_from(scenes::Position { hands: &hands, ..scenes::MID_DEAL }.mid_deal())
}

/// A table of five or six people: the player to act has gone, and another.
pub(crate) fn many_gone(table: scenes::Table) -> Scene {
    let mut scene = table.play(&["draw", "discard 4S"]).scene();
    for player in &mut scene.players {
        player.bot = None;
    }
    let here = [true, false, true, false, true, true];
    Scene { around: TableStatus { here, is_host: true, ..gone().around }, ..scene }
}

/// What a person without a seat sees who may ask for one: not yet asked, or asked.
pub(crate) fn standing(asked: bool) -> Scene {
    let mut scene = watched(&scenes::mid_deal());
    scene.around.can_sit = vec![Seat(3)];
    scene.around.asked_for = asked.then_some(Seat(3));
    scene
}

/// What a spectator sees.
pub(crate) fn watched(table: &scenes::Table) -> Scene {
    let mut scene = table.scene();
    let seats = usize::from(scene.view.table.public.players().count());
    for player in &mut scene.players[..seats - 1] {
        player.bot = None;
    }
    scene.view = table.card_deal().view(None);
    scene.fresh = Vec::new();
    // What was left in a hand is told to its own player alone.
    scene.highlights.retain(|highlight| !matches!(highlight.kind, HighlightKind::Left { .. }));
    scene.log = scene.log.into_iter().map(unseen).collect();
    scene.around = TableStatus {
        host: Some(Seat(0)),
        here: [true; canasta::MAX_SEATS],
        spectators: 3,
        watch: Watch::Everybody,
        chat: vec![SpokenPhrase { seat: Seat(1), phrase: Phrase::WellPlayed, minimum: None }],
        ..TableStatus::default()
    };
    scene
}

/// What was promised of a deal.
pub(crate) fn commitment(deal: usize) -> DealCommitment {
    DealCommitment { deal, commitment: std::array::from_fn(|place| u8::try_from(place * 37 % 256).unwrap()) }
}

/// The end of a deal of three people and a bot: the viewer, the host, is ready, Anna not, Ruth has gone.
pub(crate) fn waiting() -> Scene {
    let mut scene = scenes::deal_end().scene();
    for player in scene.players.iter_mut().take(3) {
        player.bot = None;
    }
    scene.around = TableStatus {
        host: Some(Seat(0)),
        is_host: true,
        here: [true, false, true, false, false, false],
        ready: [true, false, false, false, false, false],
        commitment: Some(commitment(scene.deal + 1)),
        ..TableStatus::default()
    };
    scene
}

/// A game that was given up in the middle of a deal.
pub(crate) fn given_up() -> Scene {
    let mut scene = scenes::mid_deal().scene();
    scene.around = TableStatus { closed: true, commitment: Some(commitment(scene.deal)), ..TableStatus::default() };
    scene
}

/// The same, closed by its host.
pub(crate) fn closed_game() -> Scene {
    let mut scene = game(&scenes::mid_deal());
    scene.around.closed = true;
    scene.around.closed_by = Some("Anna".to_owned());
    scene
}

fn tally(names: &[&str], won: u32, points: i32) -> SessionStanding {
    SessionStanding { names: names.iter().map(|&name| name.to_owned()).collect(), won, points }
}

/// The score of two games of four people who kept their sides.
pub(crate) fn two_games() -> (u32, Vec<SessionStanding>) {
    (2, vec![tally(&["Mary", "Anna"], 2, 10_415), tally(&["Ruth", "Bartholomew the Elev"], 0, 7_890)])
}

/// The end of a game between friends; whether a player has asked for the next already.
pub(crate) fn game_over(again: bool) -> Scene {
    let mut scene = game(&scenes::game_end());
    scene.around.session_score = two_games();
    scene.around.again = again;
    scene
}

/// The next game of the same people as its host sees it: one has come, two are asked.
pub(crate) fn next_game() -> WaitingRoom {
    let mut table = empty(4);
    table.session_score = two_games();
    table.seats[2] = WaitingRoomSeat::Person(guest(2, "Anna"));
    let away = |person, name| Guest { here: false, ..guest(person, name) };
    table.standing = vec![away(1, "Ruth"), away(3, "Paul"), guest(4, "Lena")];
    table
}

/// Before the first deal: the viewer has cut, or not yet.
pub(crate) fn shuffling(cut: bool) -> Shuffling {
    let scene = waiting();
    Shuffling {
        table: "k7m2".to_owned(),
        n: 9,
        players: scene.players,
        me: Some(Seat(0)),
        commitment: Some(commitment(1)),
        ready: [cut, true, false, false, false, false],
        paused: None,
        closed: false,
        closed_by: None,
    }
}

/// A step without what only its player may know.
fn unseen(happened: canasta_table::scene::SeenEvent) -> canasta_table::scene::SeenEvent {
    use canasta::{CardAction, SeenCards};
    use canasta_table::scene::SeenEvent;
    match happened {
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

/// Every page with a table that is shown.
pub(crate) fn screens() -> Vec<(&'static str, Screen)> {
    let waiting_room = |table| Screen::WaitingRoom(Box::new(table));
    let scene = |scene| Screen::Game(Box::new(scene));
    vec![
        ("gather-empty", waiting_room(empty(4))),
        ("gather-two", waiting_room(empty(2))),
        ("gather-three", waiting_room(full(3))),
        ("gather-five", waiting_room(empty(5))),
        ("gather-six", waiting_room(full(6))),
        ("gather-half", waiting_room(half())),
        ("gather-unhurried", waiting_room(unhurried())),
        ("gather-guest", waiting_room(seen_by(half(), Some(1)))),
        ("gather-standing", waiting_room(seen_by(half(), Some(2)))),
        ("gather-full", waiting_room(full(4))),
        ("gather-full-guest", waiting_room(seen_by(full(4), Some(3)))),
        ("gather-listed", waiting_room(listed())),
        ("talking", scene(talking())),
        ("away", scene(away())),
        ("replaced", scene(replaced())),
        ("paused", scene(paused())),
        ("asked-for", scene(asked_for())),
        ("knocked-at", scene(knocked_at())),
        ("knocked-at-busy", {
            let asked = knocked_at().around;
            scene(Scene { around: asked, ..scenes::busy().scene() })
        }),
        ("knocked-at-end", {
            let asked = knocked_at().around;
            scene(Scene { around: asked, ..waiting() })
        }),
        ("late", scene(late(2, 1, true))),
        ("late-alone", scene(late(1, 0, true))),
        ("late-myself", scene(late_myself())),
        ("gone", scene(gone())),
        ("gone-one-card", scene(gone_with_one_card())),
        ("gone-five", scene(many_gone(numbers::five_mid()))),
        ("gone-six", scene(many_gone(numbers::six_mid()))),
        ("standing", scene(standing(false))),
        ("standing-asked", scene(standing(true))),
        ("watching", scene(watched(&scenes::mid_deal()))),
        ("watching-busy", scene(watched(&scenes::busy()))),
        ("watching-end", scene(watched(&scenes::deal_end()))),
        ("watching-game-end", scene(watched(&scenes::game_end()))),
        ("shuffling", Screen::Shuffling(Box::new(shuffling(true)))),
        ("deal-end-waiting", scene(waiting())),
        ("given-up", scene(given_up())),
        ("closed", scene(closed_game())),
        ("game-over", scene(game_over(false))),
        ("game-over-again", scene(game_over(true))),
        ("gather-next", waiting_room(next_game())),
        ("gather-next-asked", waiting_room(seen_by(next_game(), Some(3)))),
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
        may_watch: false,
    };
    let played = ListedTable {
        table: "k7m3".to_owned(),
        host_name: "Bartholomew the Elev".to_owned(),
        seated: 4,
        bots: 0,
        free: 0,
        clock: None,
        playing: true,
        spectators: 3,
        may_watch: true,
        ..open.clone()
    };
    (vec![open, played], LobbyCounts { waiting_room: 2, playing: 11, people: 31 })
}

/// The visitor's tables: a running one.
pub(crate) fn mine() -> Vec<MyTable> {
    let screen = Screen::Game(Box::new(scenes::mid_deal().scene()));
    vec![MyTable { table: "k7m2".to_owned(), screen, at: 1_795_305_600_000 }]
}

/// The visitor's tables: a game that waits for the visitor, one that waits for another, one that gathers, one that is over.
pub(crate) fn several() -> Vec<MyTable> {
    let table = |id: &str, screen| MyTable { table: id.to_owned(), screen, at: 1_795_305_600_000 };
    vec![
        table("k7m1", Screen::Game(Box::new(away()))),
        table("k7m2", Screen::Game(Box::new(talking()))),
        table("k7m3", Screen::WaitingRoom(Box::new(half()))),
        table("k7m4", Screen::Game(Box::new(scenes::game_end().scene()))),
        table("k7m5", Screen::Game(Box::new(paused()))),
        table("k7m8", Screen::WaitingRoom(Box::new(seen_by(next_game(), Some(3))))),
        table("k7m6", Screen::Game(Box::new(closed_game()))),
        table("k7m7", Screen::WaitingRoom(Box::new(closed(Some(1))))),
    ]
}

/// The choices of a visitor who has played before.
fn known_prefs(prefs: &Prefs) -> Prefs {
    prefs.clone().with_choice(&prefs.choice())
}

/// The visitor's tables: games that are over.
fn over_ones() -> Vec<MyTable> {
    several().into_iter().filter(|table| table.table == "k7m4").collect()
}

/// Harder opponents, after three games that were won.
const fn harder() -> LevelOffer {
    LevelOffer { level: "strong", harder: true }
}

fn known(name: &str, games: u32) -> GuestSummary {
    GuestSummary { id: "0123".to_owned(), name: name.to_owned(), games }
}

/// Three devices: the visitor's own, another, and one from the time before labels.
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

const fn asked<'a>(who: &'a GuestSummary, before: Option<&'a GuestSummary>) -> DeviceQuestion<'a> {
    DeviceQuestion { action: "/device", code: Some("KMNPQRST"), who, before, same: false, app: true }
}

/// The pages on the way to a table, and what lies beside it.
pub(crate) fn ways_in(prefs: &Prefs) -> Vec<(&'static str, String)> {
    let (listed, counts) = lobby();
    let calendar = format!("{ORIGIN}/calendar/{SECRET}.ics");
    let unknown = notice::table_refusal(prefs.lang, TableRefusal::NoSuchCode);
    let taken = notice::table_refusal(prefs.lang, TableRefusal::SeatTaken);
    let (missing, often) = (notice::NO_SUCH_TABLE, notice::TOO_OFTEN);
    vec![
        ("start-new", start_page(prefs, &[], None)),
        ("start", start_page(prefs, &mine(), None)),
        ("start-many", start_page(prefs, &several(), None)),
        ("start-known", start_page(&known_prefs(prefs), &over_ones(), Some(&harder()))),
        ("settings", settings_page(prefs, false)),
        ("settings-saved", settings_page(prefs, true)),
        ("friends", friends_page(prefs)),
        ("join", join_page(&seen_by(half(), None), prefs, SECRET, None)),
        ("join-full", join_page(&full(4), prefs, SECRET, Some(taken))),
        ("join-late", join_page(&begun(), prefs, SECRET, None)),
        ("join-closed", join_page(&closed(None), prefs, SECRET, None)),
        ("code", code_page(prefs, Some(unknown))),
        ("knocked", join_request_page(prefs, "k7m2")),
        ("turned-away", declined_page(prefs)),
        ("turned-away-for-good", banned_page(prefs)),
        ("door", private_table_page(prefs)),
        ("lobby", lobby_page(&listed, counts, prefs)),
        ("lobby-empty", lobby_page(&[], LobbyCounts::default(), prefs)),
        ("forget", forget_page(prefs)),
        ("forgotten", forgotten_page(prefs.lang)),
        ("devices", devices_page(prefs, &devices(), &[known("Bert", 3)], None)),
        ("devices-none", devices_page(prefs, &[], &[], None)),
        ("hand-over", device_link_page(prefs, &format!("{ORIGIN}/device/{SECRET}"), "KMNPQRST")),
        ("device-code", device_code_page(prefs, Some(devices::used(prefs.lang)))),
        ("carry", confirm_device_page(prefs, &asked(&known("Ruth", 2), Some(&known("Bert", 1))))),
        ("calendar", calendar_page(prefs, &calendar)),
        ("you", you_page(prefs, &history::games(64), None)),
        ("you-few", you_page(prefs, &history::games(2), None)),
        ("you-alone", you_page(prefs, &history::alone(), None)),
        ("you-empty", you_page(prefs, &[], None)),
        ("you-games", games_page(prefs, &history::games(64), 2).unwrap()),
        ("you-reading", stats_loading_page(prefs.lang, 3, 2_000)),
        ("new", new_table_page(prefs, &TableForm::of(&prefs.choice()))),
        ("error", error_page(prefs.lang, missing.status, missing.title(prefs.lang), missing.sentence(prefs.lang))),
        ("too-often", retry_page(prefs.lang, &often, 3_600, "/", None)),
        ("too-often-sent", retry_page(prefs.lang, &often, 3_600, "/", Some(&[]))),
        ("offline", offline_page(prefs.lang)),
    ]
}
