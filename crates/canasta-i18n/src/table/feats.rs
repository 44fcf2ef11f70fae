//! The feats of a deal and of a game, in words.

use canasta_table::feats::{Feat, FeatKind};
use canasta_table::scene::Scene;

use crate::messages::feat;
use crate::table::{player, side_name};
use crate::{Lang, Message};

/// A feat in words: a headline without a full stop, and the line under it.
pub fn feat(lang: Lang, scene: &Scene, told: &Feat) -> (Message, Message) {
    let headline = match told.kind {
        FeatKind::Canasta { seat, rank, natural, concealed } => {
            feat::canasta(lang, player(scene, seat), rank, concealed, natural)
        }
        FeatKind::Pile { seat, cards } => feat::pile(lang, player(scene, seat), cards),
        FeatKind::OneTurn { seat } => feat::one_turn(lang, player(scene, seat)),
        FeatKind::Canastas { count, .. } => feat::canastas(lang, count),
        FeatKind::Lost { seat, cards, .. } => feat::lost(lang, player(scene, seat), cards),
        FeatKind::Left { .. } => feat::left(lang, told.cards.first().copied().unwrap_or(canasta::Card::RED_JOKER)),
    };
    let line = line(lang, scene, &told.kind);
    let line = if scene.winner.is_some() { Message::sentences([&feat::in_deal(lang, told.deal), &line]) } else { line };
    (headline, line)
}

fn line(lang: Lang, scene: &Scene, kind: &FeatKind) -> Message {
    let rules = scene.view.table.public.rules();
    match *kind {
        FeatKind::Canasta { concealed: true, .. } => feat::whole(lang).into(),
        FeatKind::Canasta { .. } if rules.natural_canasta_bonus > 0 => feat::bonus(lang, rules.natural_canasta_bonus),
        FeatKind::Canasta { .. } => feat::without_wilds(lang).into(),
        FeatKind::Pile { .. } => feat::largest(lang, scene.winner.is_some()),
        FeatKind::OneTurn { .. } => feat::no_meld_before(lang).into(),
        FeatKind::Canastas { side, .. } => feat::most(lang, &side_name(lang, scene, side)),
        FeatKind::Lost { to, .. } => feat::taken_by(lang, player(scene, to)),
        FeatKind::Left { points, .. } => feat::cost(lang, points),
    }
}
