//! The page of a game: `#table`, which the server pushes and the script morphs, and everything around it.

mod banner;
mod bar;
mod chat;
pub(crate) mod cloth;
mod concede;
mod cover;
mod ending;
pub(crate) mod hand;
pub(crate) mod hint;
mod join_requests;
mod lesson;
pub(crate) mod log;
pub(crate) mod menu;
mod people;
pub(crate) mod pile;
mod rail;
mod recap;
pub(crate) mod screen;
mod seat_draw;
mod shuffling;

use std::iter;

use canasta::{CardAction, Ending, Frozen, Kind, Permission, Phase, Players, Public, Seat};
use canasta_assets::asset_url;
use canasta_i18n::messages::table;
use canasta_i18n::{Lang, Message, announcements, chat as phrases, table as words};
use canasta_record::fair::hex;
use canasta_table::scene::{Scene, SeenEvent};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use bar::bar;
use cloth::cloth;
use ending::ending;
use log::LogCache;
use menu::menu;
use rail::rail;

use crate::parts::card::key_of;
use crate::parts::frame::{AT_TABLE, document};
use crate::parts::scripts::table_words;
use crate::settings::prefs::Prefs;

/// The whole document of a table.
pub fn table_page(scene: &Scene, prefs: &Prefs) -> String {
    table_document(scene, prefs, "")
}

/// `origin` is this server's public address, used in links.
fn table_document(scene: &Scene, prefs: &Prefs, origin: &str) -> String {
    let lang = prefs.lang;
    let over = scene.has_result() || scene.status.closed;
    let later_sheet = asset_url("later.css");
    let markup = html! {
        link id="later-sheet" rel="stylesheet" href=[over.then_some(later_sheet)] data-href=(later_sheet);
        (body(lang, scene, origin, None, &mut LogCache::default()))
        (recap::panel(lang, scene))
        p.sr id="happened" aria-live="polite" { (event_text(lang, scene)) }
        p.sr id="turn" aria-live="assertive" { (turn_text(lang, scene)) }
        noscript { p.noscript { (table::needs_script(lang)) } }
        (menu(lang, scene))
        script src=(table_words(lang).url) defer {}
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("table.js")) type="module" {}
    };
    document(prefs, title(lang, scene), AT_TABLE, &markup)
}

/// The part that the server pushes and the script morphs: `#table`.
pub fn table_body(scene: &Scene, prefs: &Prefs) -> String {
    table_part(prefs.lang, scene, "", &mut LogCache::default())
}

/// `origin` is this server's public address, used in links.
fn table_part(lang: Lang, scene: &Scene, origin: &str, log: &mut LogCache) -> String {
    body(lang, scene, origin, None, log).into_string()
}

/// The latest action, as text for the polite live region.
pub fn event_text(lang: Lang, scene: &Scene) -> String {
    words::announcement(lang, scene).into()
}

/// Text for the assertive live region: the viewer's turn, a last card, the partner's question.
pub fn turn_text(lang: Lang, scene: &Scene) -> String {
    scene.lesson.as_ref().map_or_else(
        || words::urgent_announcement(lang, scene).into(),
        |lesson| canasta_i18n::lesson::spoken(lang, lesson).into(),
    )
}

/// A task at a table that isn't a game: a puzzle.
pub(crate) struct Task {
    /// Heading, in place of the game's title.
    pub(crate) title: Message,
    /// What to do, in place of a lesson's panel.
    pub(crate) panel: Markup,
}

fn title(lang: Lang, scene: &Scene) -> &'static str {
    if may_act(scene) { table::title_your_turn(lang) } else { table::title(lang) }
}

/// `#table`. Its attributes give the script the public facts it needs to work out what the selected cards make. They
/// don't rate anything.
pub(crate) fn body(lang: Lang, scene: &Scene, origin: &str, task: Option<&Task>, log: &mut LogCache) -> Markup {
    let public = &scene.view.table.public;
    let side = words::own_side(scene);
    let over = scene.has_result();
    let phase = match public.phase() {
        _ if over => "over",
        Phase::Draw => "draw",
        Phase::Play => "play",
        Phase::Answer { .. } => "answer",
        Phase::Over => "over",
    };
    let top = scene.view.table.pile.last();
    let moves = CardMoves::of(scene);
    let status = &scene.status;
    html! {
        div class=(class(scene)) id="table" data-table=(scene.table) data-n=(scene.n)
            data-deal=(scene.deal) data-phase=(phase) data-mine=[may_act(scene).then_some("")]
            data-minimum=(public.minimum(side)) data-melded=[public.has_melded(side).then_some("")]
            data-had-melded=[public.this_turn().had_melded.then_some("")] data-frozen=[public.frozen_for(side).map(frozen_key)]
            data-permission=[permission(public.this_turn().permission)] data-cannot-meld=[(!public.may_meld()).then_some("")]
            data-taken=[may_act(scene).then(|| taken_from_pile(public)).flatten()]
            data-stock=(public.stock()) data-pile=(public.pile().len()) data-pile-red-threes=[Some(public.pile().counts().of(Kind::RedThree)).filter(|&threes| threes > 0)]
            data-top=[top.map(|&card| card.to_string())] data-top-rank=[top.map(|card| key_of(card.kind()))]
            data-hand-from=(moves.hand) data-from=(moves.laid_from(scene))
            data-watching=[scene.view.seat.is_none().then_some("")] data-events=(event_count(scene)) data-around=(announcements::spoken(lang, scene).as_str())
            data-paused=[status.paused.as_ref().map(|_| "")] data-said=(status.chat.len())
            data-last-said=[status.chat.last().map(|said| phrases::line(lang, scene, said))]
            data-clock-base=[status.clock.map(|clock| clock.base)] data-clock-bank=[status.clock.map(|clock| clock.bank)]
            data-commitment-table=[status.commitment.map(|_| &scene.table)] data-commitment-deal=[status.commitment.map(|commitment| commitment.deal)]
            data-commitment=[status.commitment.map(|commitment| hex(&commitment.commitment))]
            data-out=[matches!(public.ending(), Some(Ending::WentOut { .. })).then_some("")]
            data-flights=(moves.flight(scene)) data-won=[scene.winner.map(|winner| if winner == side { "we" } else { "they" })] {
            // Not an attribute of the table, whose tag is sent again with every change.
            template id="rules" { (PreEscaped(rules_for_script(public))) }
            (bar(lang, scene, task))
            (join_requests::strip(lang, scene))
            (concede::strip(lang, scene))
            (cloth(lang, scene, task))
            (hand::viewer_side(lang, scene, task))
            (rail(lang, scene, log))
            (pile::pile_cards(lang, scene))
            (chat::phrases(lang, scene))
            (people::panel(lang, scene, origin))
            (concede::panel(lang, scene))
            @if over { (ending(lang, scene)) }
        }
    }
}

/// The rules that the script needs to work out what the selected cards make, as JSON (see `table/read.js`). It contains
/// only keys, numbers and booleans, so it needs no escapes.
fn rules_for_script(public: &Public) -> String {
    let rules = public.rules();
    let rules = RulesForScript {
        canastas: rules.canastas_needed(public.players()),
        draws: rules.draw_count_for(public.players()),
        outnumber: rules.wilds_may_outnumber,
        pile_outnumbers: rules.pile_opening_outnumbers,
        take_with_wild: rules.take_with_wild,
        one_for_one: rules.one_card_takes_one_card,
        must_take: rules.must_take_when_stock_empty,
        black_three_freezes: rules.black_three_freezes,
        by_hand: rules.declares_by_hand(),
        concealed_may_add: rules.concealed_may_add,
        must_ask: rules.must_ask && public.players().side_size() > 1,
        card_values: rules.card_values,
        naturals_for_wilds: rules.naturals_for_wilds,
        wilds_on_natural_canasta: rules.wilds_on_natural_canasta,
        wilds_in_initial_meld: rules.wilds_in_initial_meld,
        take_onto_canasta: rules.take_onto_canasta,
        melds_from_pile: rules.melds_from_pile,
        bonuses: BonusesForScript {
            natural: rules.natural_canasta_bonus,
            mixed: rules.mixed_canasta_bonus,
            whole_canasta: rules.concealed_canasta_bonus,
            red_three: rules.red_three_bonus,
            undeclared: rules.undeclared_penalty,
            going_out: rules.going_out_bonus,
            concealed: rules.concealed_bonus,
        },
    };
    // Numbers and booleans can always be written.
    serde_json::to_string(&rules).unwrap_or_default()
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RulesForScript {
    canastas: i32,
    draws: i32,
    outnumber: bool,
    pile_outnumbers: bool,
    take_with_wild: bool,
    one_for_one: bool,
    must_take: bool,
    black_three_freezes: bool,
    by_hand: bool,
    concealed_may_add: bool,
    must_ask: bool,
    card_values: [i32; 6],
    naturals_for_wilds: [i32; 3],
    wilds_on_natural_canasta: bool,
    wilds_in_initial_meld: bool,
    take_onto_canasta: bool,
    melds_from_pile: bool,
    bonuses: BonusesForScript,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BonusesForScript {
    natural: i32,
    mixed: i32,
    whole_canasta: i32,
    red_three: i32,
    undeclared: i32,
    going_out: i32,
    concealed: i32,
}

/// The ranks of the cards that were taken with the pile and can't be melded in this turn; `None` if there are none.
fn taken_from_pile(public: &Public) -> Option<String> {
    let taken = &public.this_turn().taken;
    (!taken.is_empty()).then(|| taken.iter().flat_map(|(kind, n)| iter::repeat_n(key_of(kind), n.into())).collect())
}

/// The kind that freezes the pile, or `unmelded` if only the missing initial meld does.
const fn frozen_key(frozen: Frozen) -> &'static str {
    match frozen {
        Frozen::By(kind) => key_of(kind),
        Frozen::NoInitialMeld => "unmelded",
    }
}

/// The partner's answer; `None` if there is none.
const fn permission(permission: Permission) -> Option<&'static str> {
    match permission {
        Permission::Yes => Some("yes"),
        Permission::No => Some("no"),
        Permission::NotAsked => None,
    }
}

/// The number of events in this deal, including melds that were taken back and are no longer in the log. So the number
/// grows when a meld is taken back.
fn event_count(scene: &Scene) -> usize {
    let taken_back = scene.log.iter().filter(|event| matches!(event, SeenEvent::TookBack { .. }));
    scene.log.len() + taken_back.count()
}

/// Whether it is the viewer's turn, and the game is neither paused nor closed.
pub(crate) fn is_mine(scene: &Scene) -> bool {
    scene.is_mine() && scene.status.paused.is_none() && !scene.status.closed
}

/// Whether it is the viewer's turn and no bot plays for them.
fn may_act(scene: &Scene) -> bool {
    is_mine(scene) && scene.view.seat.is_some_and(|seat| scene.status.substitutes[seat.index()].is_none())
}

/// The number of players whose arrangement of plates and melds fits. Three against two sit as six do, because they have
/// two sides and more plates than four.
pub(crate) const fn arrangement(players: Players) -> u8 {
    if players.are_three_against_two() { 6 } else { players.count() }
}

/// The table's classes. They show the arrangement of the players (`p5`), whether there are more than two sides, whether the deal
/// is over or the game was conceded, whether the game was closed without a winner, and whether the viewer is a spectator.
fn class(scene: &Scene) -> Markup {
    let players = scene.view.table.public.players();
    html! {
        "table p" (arrangement(players))
        @if players.sides() > 2 { " solo" }
        @if scene.has_result() { " over" }
        @if scene.status.closed { " closed" }
        @if scene.view.seat.is_none() { " watch" }
    }
}

/// The zones that hidden cards came from, but never the cards themselves.
struct CardMoves {
    /// Where new cards in the viewer's hand came from.
    hand: &'static str,
    /// The player whose cards are new on the table.
    laid_by: Option<Seat>,
    /// Where another player took hidden cards from.
    hidden: Option<&'static str>,
}

impl CardMoves {
    fn of(scene: &Scene) -> Self {
        match scene.log.iter().rev().find(|event| event.moves_cards()) {
            Some(SeenEvent::Step { step, .. }) => {
                let taken = match step.action {
                    CardAction::Draw => Some("stock"),
                    CardAction::Take { .. } => Some("pile"),
                    _ => None,
                };
                Self {
                    hand: taken.unwrap_or("stock"),
                    laid_by: Some(step.seat),
                    hidden: taken.filter(|_| scene.view.seat != Some(step.seat)),
                }
            }
            Some(SeenEvent::DeclaredRedThrees(laid)) => Self { hand: "stock", laid_by: Some(laid.seat), hidden: None },
            _ => Self { hand: "stock", laid_by: None, hidden: None },
        }
    }

    /// The zone of the player whose cards are new on the table: `hand` or `seat-2`.
    fn laid_from(&self, scene: &Scene) -> Markup {
        html! {
            @if let Some(seat) = self.laid_by {
                @if scene.view.seat == Some(seat) { "hand" } @else { "seat-" (seat.0) }
            }
        }
    }

    /// The movement of hidden cards: `stock>seat-2`. Empty if there is none.
    fn flight(&self, scene: &Scene) -> Markup {
        html! { @if let Some(from) = self.hidden { (from) ">" (self.laid_from(scene)) } }
    }
}
