//! `GET /table/{id}/fair`: proofs of a table's deals as JSON, for everyone who may see the table. A deal's seed is
//! included once the deal is scored or the game was abandoned.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use canasta_i18n::notice;
use canasta_record::fair::{Proof, Seed, hex};
use serde_json::{Value, json};

use crate::app::App;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

pub(crate) async fn fair(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let (table, seen) = match app.registry.snapshot(&id, visitor.guest).await {
        Ok(found) => found,
        Err(why) => return Format::Json.unusable(&why),
    };
    if seen.is_none() {
        return reply::notice(notice::NOT_YOUR_SEAT);
    }
    let deals: Vec<Value> = table.proofs().iter().map(proof_json).collect();
    reply::json(StatusCode::OK, &json!({ "table": id, "deals": deals }))
}

fn proof_json(proof: &Proof) -> Value {
    let cuts: Vec<Value> =
        proof.cuts.iter().map(|(seat, cut)| json!({ "seat": seat.0, "cut": cut.to_hex() })).collect();
    json!({
        "deal": proof.terms.deal,
        "rules": hex(&proof.terms.rules),
        "seats": proof.terms.seats_text(),
        "dealer": proof.terms.dealer.0,
        "commitment": hex(&proof.commitment),
        "seed": proof.seed.as_ref().map(Seed::to_hex),
        "cuts": cuts,
    })
}
