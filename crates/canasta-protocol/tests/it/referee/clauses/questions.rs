//! Questions about rules outside the referee's scope: the draw for seats, the cut, the deal, the cards that players may
//! look at, and anything that depends only on the number of players. A question is asked about a rule set and answered
//! in words. `book/clauses.json` contains both, for example `cut: dealer 3 -> seat 0`.

use canasta::deck::fresh;
use canasta::rules::Declaring;
use canasta::seating::{Drawn, SeatingError, assign_seats, has_draw};
use canasta::{Card, CardAction, CardDeal, Game, Kind, Phase, Players, RuleSet, Seat, Setup, Side, notation};
use canasta_i18n::Lang;
use canasta_i18n::rules::sentence;

/// The dealer in most questions, so that seat 0 plays first.
const DEALER: Seat = Seat(3);

/// The answer to one of the [`QUESTIONS`] for a table with these rules.
pub(crate) fn answer(rules: &RuleSet, question: &str) -> String {
    let (name, given) = question.split_once(": ").unwrap_or((question, ""));
    let (_, answer) = QUESTIONS
        .iter()
        .find(|(known, _)| *known == name)
        .unwrap_or_else(|| panic!("there is no question {name:?}; see QUESTIONS"));
    answer(rules, given)
}

type Answer = fn(&RuleSet, &str) -> String;

/// The questions by name. The text after a colon depends on the question.
const QUESTIONS: &[(&str, Answer)] = &[
    ("packs", packs),
    ("draw", draw),
    ("cut", cut),
    ("deal", deal),
    ("drawn in a turn", drawn_in_a_turn),
    ("goes out", goes_out),
    ("after the last card", after_the_last_card),
    ("upcard", upcard),
    ("red three dealt", red_three_dealt),
    ("next dealers", next_dealers),
    ("look through the pile", look_through_the_pile),
    ("meld in the first turn", meld_in_the_first_turn),
    ("melds seen", melds_seen),
    ("told", told),
];

fn cards(text: &str) -> Vec<Card> {
    notation::parse_cards(text).unwrap()
}

/// The 108 cards: first these, then fours and higher, black threes, wild cards, and finally red threes.
fn deck(first: &[Card]) -> Vec<Card> {
    let mut rest = fresh();
    for card in first {
        let place = rest.iter().position(|other| other == card).unwrap();
        rest.remove(place);
    }
    rest.sort_by_key(|card| match card.kind() {
        Kind::RedThree => 3,
        kind if kind.is_wild() => 2,
        Kind::BlackThree => 1,
        _ => 0,
    });
    [first, &rest].concat()
}

fn dealt(rules: &RuleSet, players: Players, dealer: Seat, deck: &[Card]) -> CardDeal {
    CardDeal::new(rules, players, dealer, [0; 6], deck).unwrap().0
}

/// `packs`: the composition of the deck.
fn packs(rules: &RuleSet, _: &str) -> String {
    let deal = dealt(rules, Players::FOUR, DEALER, &deck(&[]));
    let hands = Players::FOUR.seats().flat_map(|seat| deal.hand(seat).to_vec());
    let all: Vec<Card> = hands.chain(deal.pile().to_vec()).chain(deal.stock()).collect();
    let jokers = all.iter().filter(|card| card.kind() == Kind::Joker).count();
    let twice = Card::all().filter(|face| all.iter().filter(|card| *card == face).count() == 2).count();
    format!("{} cards, {jokers} of them jokers, {twice} faces twice each", all.len())
}

/// `draw: AS KH QD@107 2C`: the players' cards in the order drawn. If it matters, a card's position in the spread pack
/// follows it (0 to 107).
fn draw(rules: &RuleSet, given: &str) -> String {
    if !has_draw(rules) {
        return "no player draws, any player may deal first".to_owned();
    }
    let one = |(player, word): (usize, &str)| {
        let (card, place) = word.split_once('@').unwrap_or((word, ""));
        let player = u8::try_from(player).unwrap();
        Drawn { player, place: place.parse().unwrap_or(50 + player), card: cards(card)[0] }
    };
    let drawn: Vec<Drawn> = given.split_whitespace().enumerate().map(one).collect();
    let players = Players::new(u8::try_from(drawn.len()).unwrap()).unwrap();
    match assign_seats(rules, players, &drawn) {
        Ok(settled) => {
            let seats: Vec<String> = (0..players.count()).map(|player| settled.seat_of(player).0.to_string()).collect();
            let dealer = settled.first_dealer.map_or("the first dealer is anybody".to_owned(), |seat| {
                format!("seat {} deals, seat {} plays first", seat.0, players.next_seat(seat).0)
            });
            format!("seats {}, {dealer}", seats.join(" "))
        }
        Err(SeatingError::Unfinished { player }) => format!("player {player} draws again"),
        Err(other) => panic!("{given}: {other}"),
    }
}

/// `cut: dealer 3`: the player who cuts, and whether cutting is optional.
fn cut(rules: &RuleSet, given: &str) -> String {
    let dealer = given.strip_prefix("dealer ").and_then(|seat| seat.parse().ok()).unwrap();
    let wish =
        if sentence(Lang::EN, "cut", rules, None).as_str().contains(" can cut ") { ", if they wish" } else { "" };
    format!("seat {}{wish}", rules.cutter(Players::FOUR, Seat(dealer)).0)
}

/// Reads text such as `4 players`.
fn players(given: &str) -> Players {
    given.strip_suffix(" players").and_then(|count| Players::new(count.parse().ok()?)).unwrap()
}

/// `deal: 4 players`: the number of cards per player, the order, and the rest of the deck.
fn deal(rules: &RuleSet, given: &str) -> String {
    let players = players(given);
    let dealer = Seat(players.count() - 1);
    let deck = deck(&[]);
    let deal = dealt(rules, players, dealer, &deck);
    let each = deal.hand(Seat(0)).len();
    let order: Vec<Seat> = players.seats_after(dealer).collect();
    let dealt_so =
        |(place, card): (usize, &Card)| deal.hand(order[place % order.len()]).get(place / order.len()) == Some(card);
    let hands = each * order.len();
    let in_turn =
        deck[..hands].iter().enumerate().all(dealt_so) && players.seats().all(|seat| deal.hand(seat).len() == each);
    let order = if in_turn { "one at a time from the dealer's left" } else { "in another order" };
    let up = if deal.pile() == &deck[hands..=hands] { "the next turned up" } else { "not the next turned up" };
    let left = deal.stock().eq(deck[hands + 1..].iter().copied());
    let rest = if left { "the rest is the stock" } else { "the rest is not the stock" };
    format!("{each} each, {order}; {up}; {rest}; seat {} plays first", deal.public().turn().0)
}

/// `drawn in a turn: 4 players`: the number of cards drawn.
fn drawn_in_a_turn(rules: &RuleSet, given: &str) -> String {
    let players = players(given);
    let mut deal = dealt(rules, players, Seat(players.count() - 1), &deck(&[]));
    let before = deal.hand(Seat(0)).len();
    deal.apply(&CardAction::Draw).unwrap();
    format!("{}", deal.hand(Seat(0)).len() - before)
}

/// `goes out: 4 players`: the number of canastas a side needs before a player can discard their last card.
fn goes_out(rules: &RuleSet, given: &str) -> String {
    let players = players(given);
    let canasta = |rank: &str| cards(&["S", "H", "D", "C", "S", "H", "D"].map(|suit| rank.to_owned() + suit).join(" "));
    let may = |count: usize| {
        let mut setup = Setup { phase: Phase::Play, ..Setup::new(*rules, players) };
        setup.hands[0] = Some(cards("4S"));
        setup.melds[0] = ["A", "K", "Q", "J"][..count].iter().map(|rank| canasta(rank)).collect();
        let (mut deal, _) = setup.build().unwrap();
        deal.apply(&CardAction::Discard(cards("4S")[0])).is_ok()
    };
    (0..=4).find(|&count| may(count)).map_or("never".to_owned(), |count| format!("with {count}"))
}

/// `after the last card: 4 players`: what happens once the player who drew the last card has discarded.
fn after_the_last_card(rules: &RuleSet, given: &str) -> String {
    let players = players(given);
    let setup = Setup { phase: Phase::Play, stock: Some(Vec::new()), ..Setup::new(*rules, players) };
    let (mut deal, _) = setup.build().unwrap();
    let discarded = deal.hand(Seat(0))[0];
    deal.apply(&CardAction::Discard(discarded)).unwrap();
    if deal.public().ending().is_some() { "the deal is over" } else { "the next player may take the pile" }.to_owned()
}

/// `upcard: 3S 2H KS QS`: the cards that follow the dealt hands. The answer is the pile, bottom to top.
fn upcard(rules: &RuleSet, given: &str) -> String {
    let next = cards(given);
    let cards = deck(&next);
    let (next, rest) = cards.split_at(next.len());
    let (hands, stock) = rest.split_at(rules.hand_size_for(Players::FOUR).unsigned_abs() as usize * 4);
    let deal = dealt(rules, Players::FOUR, DEALER, &[hands, next, stock].concat());
    notation::cards(deal.pile()).to_string()
}

/// Draws a card, then discards the first one that can be discarded.
fn draw_and_discard(deal: &mut CardDeal) {
    deal.apply(&CardAction::Draw).unwrap();
    let hand = deal.hand(deal.public().turn()).to_vec();
    let has_discarded = hand.iter().any(|&card| deal.apply(&CardAction::Discard(card)).is_ok());
    assert!(has_discarded, "a turn can end");
}

/// `red three dealt`: when a red three is placed that was dealt to the second player. `red three dealt: automatic` asks
/// the same with the house rule that red threes needn't be declared.
fn red_three_dealt(rules: &RuleSet, given: &str) -> String {
    let mut rules = *rules;
    if given == "automatic" {
        rules.declaring = Declaring::Automatic;
    }
    let rules = &rules;
    let first = cards("4S 3H");
    let mut deal = dealt(rules, Players::FOUR, DEALER, &deck(&first));
    let size = deal.hand(Seat(0)).len();
    let state = |deal: &CardDeal| (deal.red_threes(Side(1)).len(), deal.hand(Seat(1)).len());
    if state(&deal) == (1, size) {
        return "tabled before the first turn, and replaced".to_owned();
    }
    draw_and_discard(&mut deal);
    match state(&deal) {
        (1, now) if now == size => "tabled in its owner's first turn, and replaced".to_owned(),
        (0, now) if now == size => "stays in the hand".to_owned(),
        (red_threes, now) => format!("{red_threes} on the table, {now} cards in the hand"),
    }
}

/// `next dealers: 4 players, seat 2`: the dealers of a game's first deals.
fn next_dealers(rules: &RuleSet, given: &str) -> String {
    let (count, seat) = given.split_once(", seat ").unwrap();
    let game = Game::new(*rules, players(count), Seat(seat.parse().unwrap()));
    (0..6).map(|deal| game.dealer_of(deal).0.to_string()).collect::<Vec<_>>().join(" ")
}

/// `look through the pile`: when the first player may look through it.
fn look_through_the_pile(rules: &RuleSet, _: &str) -> String {
    let mut deal = dealt(rules, Players::FOUR, DEALER, &deck(&[]));
    let may = |deal: &CardDeal| deal.public().may_look_through_pile(Seat(0));
    let before_drawing = may(&deal);
    deal.apply(&CardAction::Draw).unwrap();
    let before_discarding = may(&deal);
    let discarded = deal.hand(Seat(0))[0];
    deal.apply(&CardAction::Discard(discarded)).unwrap();
    let after = may(&deal);
    for _ in 0..3 {
        draw_and_discard(&mut deal);
    }
    assert_eq!(deal.public().turn(), Seat(0), "the second turn");
    match [before_drawing, before_discarding, after, may(&deal)] {
        [true, true, false, false] => "in the first turn, before discarding".to_owned(),
        [false, false, false, false] => "never".to_owned(),
        other => format!("before drawing, before discarding, then, in the second turn: {other:?}"),
    }
}

/// `meld in the first turn`: whether players can.
fn meld_in_the_first_turn(rules: &RuleSet, _: &str) -> String {
    let mut deal = dealt(rules, Players::FOUR, DEALER, &deck(&[]));
    let in_first = deal.public().may_meld();
    for _ in 0..4 {
        draw_and_discard(&mut deal);
    }
    assert!(deal.public().may_meld(), "the second turn");
    if in_first { "yes" } else { "no" }.to_owned()
}

/// `melds seen`: who can see the cards in a meld.
fn melds_seen(rules: &RuleSet, _: &str) -> String {
    let aces = cards("AS AH AD");
    let setup = Setup { melds: vec![vec![aces.clone()], Vec::new()], ..Setup::new(*rules, Players::FOUR) };
    let (deal, _) = setup.build().unwrap();
    let sees = |seat: Option<Seat>| deal.view(seat).table.melds[0].iter().any(|meld| meld.cards == aces);
    let all = Players::FOUR.seats().map(Some).chain([None]).all(sees);
    if all { "by everybody, spectators too" } else { "not by everybody" }.to_owned()
}

/// `told: seating`: the rule's text, if nothing else in the program depends on it.
fn told(rules: &RuleSet, given: &str) -> String {
    sentence(Lang::EN, given, rules, None).into()
}
