//! The table at a step: all hands, each side's melds under its hands, the stock and the pile, and how the deal ended.
//! The seats are in turn order, from left to right and top to bottom.

use canasta::{CardAction, CardMeld, Seat, Side};
use canasta_i18n::messages::{replay, table};
use canasta_i18n::replay::{name as name_of, side as side_of};
use canasta_i18n::{Lang, table as words};
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use canasta_table::scene::{Scene, SeenEvent};
use maud::{Markup, html};

use super::{Board, ShownStep, hands, in_third_person};
use crate::parts::card::{cards_attribute, face, key_of};
use crate::parts::message::render;
use crate::parts::score::{sides, signed};
use crate::table::arrangement;
use crate::table::cloth::{meld_class, meld_face};
use crate::table::pile::{pile_face, pile_words, stock_face, top_attribute};

/// A position seen from one seat, drawn as in a replay (`replay.css`). The other hands are face down.
pub(crate) fn position_board(lang: Lang, scene: &Scene) -> Markup {
    let mut hands = vec![Vec::new(); usize::from(scene.view.table.public.players().count())];
    if let Some(own) = scene.view.seat.and_then(|seat| hands.get_mut(seat.index())) {
        own.clone_from(&scene.view.hand);
    }
    let own = Some(scene.viewpoint());
    board(&Board { lang, scene, hands, shown: own, own })
}

/// A seat's hand at a step, and the pile with a description.
pub(crate) fn glance(lang: Lang, replay: &Replay, at: usize, seat: Seat) -> Markup {
    let scene = in_third_person(scene_at(replay, at, Some(seat)));
    let hands = replay.hands(at);
    let cards = hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let name = name_of(&replay.record().players, seat);
    html! {
        div.glance {
            (hands::strip(lang, cards, replay::hand(lang, name, cards.len()).as_str(), None))
            div.pile role="img" aria-label=(words::pile_label(lang, &scene)) { (pile_face(lang, &scene)) }
            p.words { (pile_words(lang, &scene)) }
        }
    }
}

/// The board at a step; hidden hands are face down.
pub(super) fn board(board: &Board<'_>) -> Markup {
    let Board { lang, scene, hands, .. } = board;
    let public = &scene.view.table.public;
    let mut sides = sides(scene);
    let solo = if sides.len() > 2 {
        " solo"
    } else {
        // Like at a table, the reader's own side is at the bottom.
        let own = board.own.map_or(sides[0], |seat| public.side_of(seat));
        sides.sort_by_key(|&side| side == own);
        ""
    };
    html! {
        section class={ "board p" (arrangement(public.players())) (solo) } id="board" aria-label=(replay::board(*lang)) {
            @for side in sides {
                section.camp id={ "camp-" (side.0) } aria-labelledby={ "side-" (side.0) } {
                    @for seat in public.players().seats().filter(|&seat| public.side_of(seat) == side) {
                        (hands::hand(board, seat, hands.get(seat.index()).map_or(&[][..], Vec::as_slice)))
                    }
                    (melds(board, side))
                }
            }
            (centre(board))
        }
    }
}

fn melds(board: &Board<'_>, side: Side) -> Markup {
    let scene = board.scene;
    let lang = board.lang;
    let players = &scene.players;
    let of = scene.view.table.public.players();
    let mut melds: Vec<&CardMeld> = scene.view.table.melds[side.index()].iter().collect();
    melds.sort_by_key(|meld| std::cmp::Reverse(meld.rank));
    let threes = &scene.view.table.red_threes[side.index()];
    let who = format!("side-{}", side.0);
    html! {
        div.melds id={ "melds-" (side.0) } {
            h2 id=(who) {
                span.title {
                    span.sr { (render(&replay::side_total(lang, &side_of(lang, of, players, side), scene.totals[side.index()]))) " " }
                    @if !words::plays_alone(scene) { span.name aria-hidden="true" { (render(&side_of(lang, of, players, side))) } " " }
                    b.points.num aria-hidden="true" { (lang.locale().points(scene.totals[side.index()])) } " "
                    small.state { (render(&words::side_state(lang, scene, side))) }
                }
                span.reds id={ (who) "-reds" } data-cards=(cards_attribute(threes)) role=[(!threes.is_empty()).then_some("img")]
                    aria-label=[(!threes.is_empty()).then(|| table::red_threes(lang, threes.len()))] {
                    @for &card in threes { (face(lang, card)) }
                }
            }
            @if !melds.is_empty() {
                ul {
                    @for meld in melds {
                        li {
                            div class=(meld_class(meld)) id={ (who) "-" (key_of(meld.rank)) } role="img" aria-label=(words::meld_label(lang, meld))
                                data-cards=(cards_attribute(&meld.cards)) { (meld_face(lang, meld)) }
                        }
                    }
                }
            }
        }
    }
}

/// The stock and pile. After the deal, it also shows how the deal ended.
fn centre(board: &Board<'_>) -> Markup {
    let scene = board.scene;
    let lang = board.lang;
    html! {
        section.centre id="centre" aria-label=(replay::centre(lang)) {
            div.stock id="stock" role="img" aria-label=(words::stock_label(lang, scene)) { (stock_face(lang, scene)) }
            div.pile id="pile" role="img" aria-label=(words::pile_label(lang, scene)) data-cards=(top_attribute(scene)) { (pile_face(lang, scene)) }
            @if scene.has_result() { (verdict(board)) } @else { p.words { (pile_words(lang, scene)) } }
        }
    }
}

/// How the deal ended, its points, and the winner if the game is over.
fn verdict(board: &Board<'_>) -> Markup {
    let scene = board.scene;
    let lang = board.lang;
    let how = scene.view.table.public.ending();
    // A conceded game can end during a deal, which has no points then.
    let ending = how.map(|how| words::verdict(lang, scene, how));
    html! {
        div.words.verdict {
            @if let Some(ending) = &ending { b { (render(ending)) } }
            @if let Some(scores) = scene.sheet.last().filter(|_| ending.is_some()) {
                dl.num {
                    @for side in sides(scene) {
                        div { dt { (render(&side_of(lang, scene.view.table.public.players(), &scene.players, side))) } dd { (signed(lang, scores[side.index()].total())) " " b { (lang.locale().points(scene.totals[side.index()])) } } }
                    }
                }
            }
            @if let Some(winner) = scene.winner {
                @let (won, margin) = words::game_result(lang, scene, winner);
                p { b { (render(&won)) "." } " " (render(&margin)) }
            }
        }
    }
}

/// The log of this deal, ending with whose turn it is.
pub(super) fn log(moment: &ShownStep<'_>) -> Markup {
    let scene = &moment.scene;
    let lang = moment.page.lang;
    html! {
        aside.so-far id="so-far" aria-labelledby="log-title" {
            h2 id="log-title" { (replay::log(lang)) }
            ol.log id="log" tabindex="0" aria-label=(replay::log_label(lang)) {
                @for line in words::log(lang, scene) { li { (render(&line.text)) @if !line.strong.is_empty() { " " b { (render(&line.strong)) } } } }
                @if scene.view.table.public.to_act().is_some() && scene.conceded.is_none() { li { (render(&words::whose_turn(lang, scene))) } }
            }
        }
    }
}

/// The zones that hidden cards came from, but never the cards themselves.
#[derive(Default)]
pub(super) struct CardMoves {
    /// Where new cards in a visible hand came from.
    pub(super) hand: &'static str,
    /// Where new cards on the table came from.
    pub(super) table: String,
    /// The movement of hidden cards: `stock>hand-2`.
    pub(super) flights: String,
}

impl CardMoves {
    pub(super) fn of(moment: &ShownStep<'_>) -> Self {
        let last = moment.scene.log.iter().rev().find(|happened| happened.moves_cards());
        let zone = |seat: Seat| format!("hand-{}", seat.0);
        match last {
            Some(SeenEvent::Step { step, .. }) => {
                let shown = moment.page.seat.is_none_or(|seat| seat == step.seat);
                let from = if matches!(step.action, CardAction::Take { .. }) { "pile" } else { "stock" };
                let hidden = !shown && matches!(step.action, CardAction::Draw | CardAction::Take { .. });
                let flights = if hidden { format!("{from}>{}", zone(step.seat)) } else { String::new() };
                Self { hand: from, table: zone(step.seat), flights }
            }
            _ => Self { hand: "stock", table: "stock".to_owned(), flights: String::new() },
        }
    }
}
