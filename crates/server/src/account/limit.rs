//! How often somebody may do something: a bucket of tokens for each address or name, in memory and bounded.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

use crate::Config;
use crate::error::AppError;

/// So many addresses or names are remembered; beyond that the least busy are forgotten.
const REMEMBERED: usize = 50_000;

/// The limits of the server.
#[derive(Debug)]
pub(crate) struct Limits {
    /// All requests, by address.
    pub(crate) requests: Limit<IpAddr>,
    /// New guests, by address.
    pub(super) guests: Limit<IpAddr>,
    /// Attempts at passwords, by address.
    pub(crate) by_address: Limit<IpAddr>,
    /// Wrong codes of ledgers, by address.
    pub(crate) codes: Limit<IpAddr>,
    /// New ledgers, by address.
    pub(crate) ledgers: Limit<IpAddr>,
    /// Attempts at passwords, by name: slower, since many addresses may try one name.
    pub(super) by_name: Limit<String>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let second = Duration::from_secs(1);
        let minute = Duration::from_secs(60);
        let attempts = config.attempts_per_minute;
        Limits {
            requests: Limit::new(
                config.requests_per_second,
                second,
                config.requests_per_second.saturating_mul(4),
            ),
            guests: Limit::new(config.guests_per_minute, minute, config.guests_per_minute),
            by_address: Limit::new(attempts, minute, attempts),
            codes: Limit::new(attempts, minute, attempts),
            ledgers: Limit::new(config.ledgers_per_hour, 60 * minute, config.ledgers_per_hour),
            by_name: Limit::new(attempts, 10 * minute, attempts),
        }
    }
}

/// A bucket for each key.
///
/// All that is kept of a bucket is when it will be full again: each token that is taken puts that off by the time it takes
/// to grow back.
#[derive(Debug)]
pub(crate) struct Limit<K> {
    /// In which a token grows back.
    every: Duration,
    /// The time of a whole bucket.
    depth: Duration,
    full_at: Mutex<HashMap<K, Instant>>,
}

impl<K: Eq + Hash + Clone> Limit<K> {
    /// So many in a time, so many at once.
    fn new(number: u32, time: Duration, burst: u32) -> Limit<K> {
        let every = time / number.max(1);
        Limit { every, depth: every * burst.max(1), full_at: Mutex::default() }
    }

    /// Takes a token, or says in how many seconds there will be one.
    pub(crate) fn take<Q>(&self, key: &Q) -> Result<(), AppError>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ToOwned<Owned = K> + ?Sized,
    {
        self.take_at(key, Instant::now()).map_err(|wait| AppError::TooMany(wait.as_secs() + 1))
    }

    /// Puts a token back: what it was taken for turned out to be harmless.
    pub(crate) fn give_back<Q: Eq + Hash + ?Sized>(&self, key: &Q)
    where
        K: Borrow<Q>,
    {
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = full_at.get_mut(key) {
            *at = at.checked_sub(self.every).unwrap_or(*at);
        }
    }

    fn take_at<Q>(&self, key: &Q, now: Instant) -> Result<(), Duration>
    where
        K: Borrow<Q>,
        Q: Eq + Hash + ToOwned<Owned = K> + ?Sized,
    {
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let known = full_at.get(key).copied().unwrap_or(now).max(now);
        let next = known + self.every;
        let missing = (next - now).saturating_sub(self.depth);
        if missing > Duration::ZERO {
            return Err(missing);
        }
        if full_at.len() >= REMEMBERED && !full_at.contains_key(key) {
            forget(&mut full_at, now);
        }
        full_at.insert(key.to_owned(), next);
        Ok(())
    }
}

/// Full buckets first; if too few are, those that are full soonest.
fn forget<K: Eq + Hash>(full_at: &mut HashMap<K, Instant>, now: Instant) {
    full_at.retain(|_, at| *at > now);
    if full_at.len() >= REMEMBERED / 2 {
        let mut times: Vec<Instant> = full_at.values().copied().collect();
        let (_, median, _) = times.select_nth_unstable(REMEMBERED / 4);
        let median = *median;
        full_at.retain(|_, at| *at > median);
    }
}

/// Who sent it, as the limits count: one household of IPv6 has 2^64 addresses.
pub(crate) fn bucket_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        },
    }
}

/// The address of who sent it. Behind a proxy it is what the proxy added last; what stands before that anybody may have
/// written.
pub(crate) fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let connected = extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
    if config.behind_proxy { forwarded(headers).unwrap_or(connected) } else { connected }
}

fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_bucket_empties_and_fills() {
        let limit: Limit<String> = Limit::new(2, SECOND, 3);
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(limit.take_at("a", start), Ok(()));
        }
        assert_eq!(limit.take_at("a", start), Err(SECOND / 2));
        assert_eq!(limit.take_at("b", start), Ok(()), "everybody has his own");
        assert_eq!(limit.take_at("a", start + SECOND / 2), Ok(()));
        assert_eq!(limit.take_at("a", start + SECOND / 2), Err(SECOND / 2));
        limit.give_back("a");
        assert_eq!(limit.take_at("a", start + SECOND / 2), Ok(()));
        for _ in 0..3 {
            assert_eq!(limit.take_at("a", start + 100 * SECOND), Ok(()));
        }
        assert!(limit.take_at("a", start + 100 * SECOND).is_err(), "it does not fill beyond its depth");
    }

    #[test]
    fn memory_is_bounded_and_the_busy_are_remembered() {
        let limit: Limit<u64> = Limit::new(1, SECOND, 5);
        let start = Instant::now();
        for _ in 0..5 {
            assert!(limit.take_at(&0, start).is_ok());
        }
        for key in 1..200_000 {
            assert!(limit.take_at(&key, start).is_ok());
        }
        assert!(limit.full_at.lock().unwrap().len() <= REMEMBERED);
        assert!(limit.take_at(&0, start).is_err());
    }

    #[test]
    fn the_proxy_has_the_last_word() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "1.1.1.1, 2.2.2.2".parse().unwrap());
        assert_eq!(forwarded(&headers), "2.2.2.2".parse().ok());
        headers.append("x-forwarded-for", "3.3.3.3,::1".parse().unwrap());
        assert_eq!(forwarded(&headers), "::1".parse().ok());
        headers.append("x-forwarded-for", "rubbish".parse().unwrap());
        assert_eq!(forwarded(&headers), None);
    }

    #[test]
    fn a_household_is_one_address() {
        let of = |text: &str| bucket_of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::"), of("2001:db8:1:3::"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
    }
}
