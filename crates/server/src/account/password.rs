//! Passwords: which are good enough, and how they are kept (Argon2id).

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::error::{AppError, Why};
use crate::id;

/// What OWASP asks of Argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// So many are hashed at once: each takes its memory and a core.
const AT_ONCE: usize = 2;

/// Hashes passwords, a few at a time.
#[derive(Debug)]
pub(super) struct Hasher {
    turns: Arc<Semaphore>,
}

impl Hasher {
    pub(super) fn new() -> Hasher {
        Hasher { turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: String) -> Result<String, AppError> {
        self.work(move || {
            let hash = argon2().hash_password_with_salt(password.as_bytes(), &id::random::<16>());
            hash.map(|hash| hash.to_string()).map_err(|error| AppError::Internal(error.to_string()))
        })
        .await?
    }

    /// Whether it is the password. Without anything to compare it with, it takes as long and is not.
    pub(super) async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, AppError> {
        self.work(move || {
            let known = stored.is_some();
            let hash = stored.as_deref().unwrap_or(NOBODYS);
            argon2().verify_password(password.as_bytes(), hash).is_ok() && known
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| AppError::Stopping)?;
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|error| AppError::Internal(error.to_string()))
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).expect("these are within bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Of no password, with the parameters above.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA\
    $AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Whether it will do, for somebody of this name.
pub(super) fn check(password: &str, name: &str) -> Result<(), Why> {
    if !(12..=128).contains(&password.chars().count()) {
        return Err(Why::PasswordLength);
    }
    let lower = password.to_lowercase();
    let too_easy = common(&lower) || monotonous(&lower) || lower == name.to_lowercase();
    if too_easy { Err(Why::PasswordCommon) } else { Ok(()) }
}

/// A word of the list, perhaps twice, perhaps with some digits or signs behind or before it.
fn common(password: &str) -> bool {
    let core = password.trim_matches(|c: char| !c.is_alphabetic());
    let added = password.chars().count() - core.chars().count();
    let half = core.get(..core.len() / 2).filter(|half| core.strip_prefix(half) == Some(half));
    let listed = |word: &str| COMMON.lines().any(|line| line == word);
    listed(password) || (added <= 4 && (listed(core) || half.is_some_and(listed)))
}

/// One or two different characters, or rows of the alphabet, the digits or the keyboard in either direction.
fn monotonous(password: &str) -> bool {
    let mut letters: Vec<char> = password.chars().collect();
    let backwards: String = letters.iter().rev().collect();
    let row = |text: &str| ROWS.iter().any(|row| row.contains(text));
    let in_a_row = row(password) || row(&backwards);
    letters.sort_unstable();
    letters.dedup();
    in_a_row || letters.len() <= 2
}

const ROWS: [&str; 7] = [
    "012345678901234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "qwertyuiopasdfghjklzxcvbnm",
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujmikolp",
];

/// The words behind the passwords that are tried first, in small letters.
const COMMON: &str = include_str!("common.txt");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easy_passwords_are_refused() {
        for password in [
            "passwordpassword",
            "Password2026",
            "PASSWORD123!",
            "123456789012",
            "210987654321",
            "qwertyuiopas",
            "йцукенгшщзхъ",
            "aaaaaaaaaaaa",
            "abababababab",
            "1q2w3e4r5t6y",
            "iloveyou2026",
            "dragondragon",
            "!!dragondragon!",
            "111111222222",
            "abcdefghijkl",
            "anna-maria-b",
        ] {
            assert_eq!(check(password, "Anna-Maria-B"), Err(Why::PasswordCommon), "{password}");
        }
        for password in ["elevenchars", "", &"x".repeat(129)] {
            assert_eq!(check(password, "Anna"), Err(Why::PasswordLength), "{password}");
        }
    }

    #[test]
    fn other_passwords_are_not() {
        for password in [
            "correct horse battery",
            "Восемь бамбуков",
            "麻将麻将打牌打牌吧胡了呀",
            "tr0ub4dor&3!",
            "         x 1",
        ] {
            assert_eq!(check(password, "Anna"), Ok(()), "{password}");
        }
    }

    #[tokio::test]
    async fn a_hash_is_argon2id_with_a_salt_of_its_own() {
        let hasher = Hasher::new();
        let first = hasher.hash("correct horse".to_owned()).await.unwrap();
        let second = hasher.hash("correct horse".to_owned()).await.unwrap();
        assert!(first.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{first}");
        assert_ne!(first, second);
        assert!(hasher.verify("correct horse".to_owned(), Some(first.clone())).await.unwrap());
        assert!(!hasher.verify("Correct horse".to_owned(), Some(first)).await.unwrap());
        assert!(!hasher.verify("correct horse".to_owned(), None).await.unwrap());
    }

    #[test]
    fn nobodys_password_is_compared_in_full() {
        let error = argon2().verify_password(b"x", NOBODYS).unwrap_err();
        assert_eq!(error, argon2::password_hash::Error::PasswordInvalid, "not a refusal of its form");
    }
}
