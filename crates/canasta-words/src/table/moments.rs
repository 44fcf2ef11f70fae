//! The great moments of a deal and of a game, in words.

use canasta_table::moments::{Feat, Moment};
use canasta_table::scene::Scene;

use crate::messages::moment;
use crate::table::{player, side_name};
use crate::{Lang, Message};

/// A moment in words: a headline without a full stop, and the line under it.
pub fn moment(lang: Lang, scene: &Scene, told: &Moment) -> (Message, Message) {
    let headline = match told.feat {
        Feat::Canasta { seat, rank, natural, concealed } => {
            moment::canasta(lang, player(scene, seat), rank, concealed, natural)
        }
        Feat::Pile { seat, cards } => moment::pile(lang, player(scene, seat), cards),
        Feat::OneTurn { seat } => moment::one_turn(lang, player(scene, seat)),
        Feat::Canastas { count, .. } => moment::canastas(lang, count),
        Feat::Lost { seat, cards, .. } => moment::lost(lang, player(scene, seat), cards),
        Feat::Left { .. } => moment::left(lang, told.cards.first().copied().unwrap_or(canasta::Card::RED_JOKER)),
    };
    let line = line(lang, scene, &told.feat);
    let line =
        if scene.winner.is_some() { Message::sentences([&moment::in_deal(lang, told.deal), &line]) } else { line };
    (headline, line)
}

fn line(lang: Lang, scene: &Scene, feat: &Feat) -> Message {
    let rules = scene.view.table.public.rules();
    match *feat {
        Feat::Canasta { concealed: true, .. } => moment::whole(lang).into(),
        Feat::Canasta { .. } if rules.natural_canasta_bonus > 0 => moment::bonus(lang, rules.natural_canasta_bonus),
        Feat::Canasta { .. } => moment::without_wilds(lang).into(),
        Feat::Pile { .. } => moment::largest(lang, scene.winner.is_some()),
        Feat::OneTurn { .. } => moment::no_meld_before(lang).into(),
        Feat::Canastas { side, .. } => moment::most(lang, &side_name(lang, scene, side)),
        Feat::Lost { to, .. } => moment::taken_by(lang, player(scene, to)),
        Feat::Left { points, .. } => moment::cost(lang, points),
    }
}
