//! A page depends only on what its seat may see. Other hidden cards give the same page, byte for byte.

use canasta_i18n::Lang;
use canasta_pages::{Prefs, event_text, table_page, turn_text};

use crate::scenes::{MID_DEAL, Position};

#[test]
fn hidden_cards_leave_no_trace() {
    let tables: Vec<_> =
        (0..8).map(|seed| Position { seed, ..MID_DEAL }.table().play(&["draw", "discard 6C"])).collect();
    let scenes: Vec<_> = tables.iter().map(|table| table.scene()).collect();
    let first = table_page(&scenes[0], &Prefs::default());
    let hidden: std::collections::BTreeSet<String> = tables
        .iter()
        .map(|table| {
            format!(
                "{:?} {:?}",
                table.card_deal().hand(canasta::Seat(1)),
                table.card_deal().stock().collect::<Vec<_>>()
            )
        })
        .collect();
    assert_eq!(hidden.len(), tables.len(), "the hidden cards differ");
    for scene in &scenes {
        assert_eq!(table_page(scene, &Prefs::default()), first);
        assert_eq!(event_text(Lang::EN, scene), event_text(Lang::EN, &scenes[0]));
        assert_eq!(turn_text(Lang::EN, scene), turn_text(Lang::EN, &scenes[0]));
    }
}

#[test]
fn a_hidden_card_has_no_identity() {
    for preset in canasta::RuleSet::PRESETS {
        let table = Position { rules: preset.name, ..MID_DEAL }.table().play(&["draw", "discard 6C"]);
        let page = table_page(&table.scene(), &Prefs::default());
        let backs = page.matches(r#"<i class="card back"></i>"#).count();
        assert_eq!(backs, 12, "{}", preset.name);
        assert_eq!(page.matches("card back").count(), backs, "{}", preset.name);
    }
}
