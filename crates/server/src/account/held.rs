//! How much somebody has open at a time, by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::AppError;

/// In which it may be tried again: connections end when pages are closed, and nobody knows when.
const LATER: u64 = 30;

/// So many of something for each address.
#[derive(Debug)]
pub(crate) struct Holds {
    most: u32,
    held: Mutex<HashMap<IpAddr, u32>>,
}

/// One of them, until it is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    of: Arc<Holds>,
    address: IpAddr,
}

impl Holds {
    pub(super) fn new(most: u32) -> Arc<Holds> {
        Arc::new(Holds { most, held: Mutex::default() })
    }

    /// Takes one, if there is one left.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr) -> Result<Held, AppError> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let number = held.entry(address).or_default();
        if *number >= self.most {
            return Err(AppError::TooMany(LATER));
        }
        *number += 1;
        Ok(Held { of: Arc::clone(self), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.of.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = held.get_mut(&self.address) {
            *number -= 1;
            // Nobody is remembered who has nothing.
            if *number == 0 {
                held.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_let_go_can_be_taken_again() {
        let holds = Holds::new(2);
        let [here, there] = ["1.1.1.1", "2.2.2.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let first = holds.take(here).unwrap();
        let _second = holds.take(here).unwrap();
        assert!(holds.take(here).is_err());
        let other = holds.take(there).unwrap();
        drop(first);
        assert!(holds.take(here).is_ok());
        drop(other);
        assert_eq!(holds.held.lock().unwrap().len(), 1, "who has nothing is forgotten");
    }
}
