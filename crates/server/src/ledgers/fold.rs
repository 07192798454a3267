//! What a ledger can be of. The rest of this folder knows no sheet and no tournament, only what follows from lines.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sheet::Stamp;

use super::refused::Refused;

/// The role of who shows no code.
pub(crate) const PUBLIC: &str = "public";

/// What follows from the lines of a ledger of one kind.
pub(crate) trait Fold: Sized + Send + Sync + 'static {
    /// As it stands in the head of a ledger.
    const KIND: &'static str;

    /// What is done to it.
    type Act: DeserializeOwned + Serialize + Send;

    /// Before the first line.
    fn new(setup: &Value) -> Result<Self, Refused>;

    /// Takes an act, or is afterwards as it was before.
    fn apply(&mut self, stamp: &Stamp, act: &Self::Act) -> Result<(), Refused>;

    /// Whether a role may do this at all.
    fn may(&self, role: &str, act: &Self::Act) -> bool;

    /// Everybody who has a code now.
    fn roles(&self) -> Vec<String>;

    /// Whether one may look at it without a code.
    fn is_public(&self) -> bool;

    /// What the public list says of it; `None` if it is not in there.
    fn card(&self) -> Option<Value>;

    /// Whether a role may take the whole ledger with its secret elsewhere.
    fn may_back_up(role: &str) -> bool;
}
