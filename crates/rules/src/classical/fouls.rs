//! What Classical players are punished for.

use crate::Offence;

/// CLA-ERR-1: there are no penalties.
pub(crate) const TABLE: &[Offence] = &[];
