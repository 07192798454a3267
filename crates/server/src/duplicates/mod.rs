//! Duplicate matches: the same deals at several tables, compared deal by deal (`docs/duplicate.md`).
//!
//! - `make.rs`: makes a match with its tables;
//! - `stand.rs`: how far the tables are, and what may be told of their deals;
//! - `story.rs`: what they did, kept as it is read;
//! - `view.rs`: a match as everybody sees it;
//! - `cards.rs`: deals for real tiles.

mod cards;
mod make;
mod stand;
mod story;
#[cfg(test)]
mod tests;
mod view;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::Shared;
use crate::error::AppError;
use crate::room::DuplicateOf;

pub(crate) use stand::{may_show, shown, sits_elsewhere};
pub(crate) use story::Duplicates;

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(view::mine, make::create))
        .routes(routes!(view::one))
        .routes(routes!(stand::drop_table))
        .routes(routes!(cards::cards))
}

/// From what the walls of a match follow.
pub(crate) async fn walls_of(app: &Shared, id: &str) -> Result<DuplicateOf, AppError> {
    let secret: Option<String> = sqlx::query_scalar("SELECT secret FROM duplicates WHERE id = $1")
        .bind(id)
        .fetch_optional(app.store.pool())
        .await?;
    let secret = secret.and_then(|secret| secret.parse().ok());
    let secret = secret.ok_or_else(|| AppError::Internal(format!("the match {id} has no secret")))?;
    Ok(DuplicateOf { id: id.to_owned(), secret })
}
