//! The highlights of a deal or game, in words.

use canasta_table::highlights::{Highlight, HighlightKind};
use canasta_table::scene::Scene;

use crate::messages::highlight;
use crate::table::{player, plays_alone, side_name};
use crate::{Lang, Message};

/// A highlight in words: a headline without a full stop, and the line under it.
pub fn highlight(lang: Lang, scene: &Scene, shown: &Highlight) -> (Message, Message) {
    let headline = match shown.kind {
        HighlightKind::Canasta { seat, rank, natural, concealed } => {
            highlight::canasta(lang, player(scene, seat), rank, concealed, natural)
        }
        HighlightKind::Pile { seat, cards } => highlight::pile(lang, player(scene, seat), cards),
        HighlightKind::OneTurn { seat } => highlight::one_turn(lang, player(scene, seat)),
        HighlightKind::Canastas { count, .. } => highlight::canastas(lang, count),
        HighlightKind::Lost { seat, cards, .. } => highlight::lost(lang, player(scene, seat), cards),
        HighlightKind::Left { .. } => {
            highlight::left(lang, shown.cards.first().copied().unwrap_or(canasta::Card::RED_JOKER))
        }
    };
    let line = line(lang, scene, &shown.kind);
    let line =
        if scene.winner.is_some() { Message::sentences([&highlight::in_deal(lang, shown.deal), &line]) } else { line };
    (headline, line)
}

fn line(lang: Lang, scene: &Scene, kind: &HighlightKind) -> Message {
    let rules = scene.view.table.public.rules();
    match *kind {
        HighlightKind::Canasta { concealed: true, .. } => highlight::whole(lang).into(),
        HighlightKind::Canasta { .. } if rules.natural_canasta_bonus > 0 => {
            highlight::bonus(lang, rules.natural_canasta_bonus)
        }
        HighlightKind::Canasta { .. } => highlight::without_wilds(lang).into(),
        HighlightKind::Pile { cards, .. }
            if scene.highlights.iter().any(|other| is_larger_pile(&other.kind, cards)) =>
        {
            highlight::own_largest(lang, plays_alone(scene))
        }
        HighlightKind::Pile { .. } => highlight::largest(lang, scene.winner.is_some()),
        HighlightKind::OneTurn { .. } => highlight::no_meld_before(lang).into(),
        HighlightKind::Canastas { side, .. } => highlight::most(lang, &side_name(lang, scene, side)),
        HighlightKind::Lost { to, .. } => highlight::taken_by(lang, player(scene, to)),
        HighlightKind::Left { points, .. } => highlight::cost(lang, points),
    }
}

fn is_larger_pile(kind: &HighlightKind, than: u8) -> bool {
    matches!(kind, HighlightKind::Pile { cards, .. } if *cards > than)
}
