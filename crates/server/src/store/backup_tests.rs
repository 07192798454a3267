//! A backup read back is what was there; anything else is not read back at all.

use super::*;
use crate::testing::Place;

/// One or two rows of every table, with everything that text can hold.
async fn fill(store: &Store) {
    let statements = [
        "INSERT INTO users VALUES ('u1', 'Анна \"麻\" \\ 🀄', 'анна', '$argon2id$x', 1, -2)",
        "INSERT INTO users VALUES ('u2', 'guest', NULL, NULL, 9223372036854775807, 3)",
        "INSERT INTO sessions VALUES ('hash', 'u1', 'token', 'bot', 1, 2)",
        "INSERT INTO tables VALUES ('t1', 'u1', '{\"a\": 1}', 'mcr', 1, 'over', 1, 2)",
        "INSERT INTO tables VALUES ('t2', 'u2', '{}', 'red', 0, 'open', 1, 2)",
        "INSERT INTO entries VALUES ('t1', 1, 5, 'line\nbreak')",
        "INSERT INTO entries VALUES ('t1', 2, 6, '')",
        "INSERT INTO entries VALUES ('t2', 1, 6, '{\"end\":true}')",
        "INSERT INTO sitters VALUES ('t1', 'u1', 0, 5)",
        "INSERT INTO deals VALUES ('t1', 1, '{}', 7)",
        "INSERT INTO ledgers VALUES ('l1', 'sheet', '{}', '00', 0, 'null', 1, 2)",
        "INSERT INTO ledger_lines VALUES ('l1', 1, 'k', 'ff', '{\"n\":1}')",
        "INSERT INTO results VALUES ('t1', 1, 'u1', 'mcr', -8, 0, 0, 0, 1, '[]', 7)",
        "INSERT INTO duplicates VALUES ('m1', 'u1', '{}', 4, 16, 'secret', 8)",
        "INSERT INTO duplicate_tables VALUES ('m1', 1, 't1', 0)",
    ];
    for statement in statements {
        store.pool().execute(statement).await.unwrap();
    }
}

async fn written(store: &Store) -> (Summary, Vec<u8>) {
    let mut file = Vec::new();
    let summary = backup(store, &mut file).await.unwrap();
    (summary, file)
}

/// Everything but the first line, which has the time, and the last, which has the sum of it.
fn rows_of(file: &[u8]) -> Vec<&[u8]> {
    let lines: Vec<&[u8]> = file.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).collect();
    lines[1..lines.len() - 1].to_vec()
}

#[tokio::test]
async fn a_round_trip_between_all_databases() {
    let places = [Place::new().await, Place::file(), Place::new().await, Place::file()];
    let first = places[0].store().await;
    fill(&first).await;
    let (summary, mut file) = written(&first).await;
    assert_eq!(summary.rows.iter().map(|(_, count)| count).sum::<u64>(), 15);
    first.close().await;
    for place in &places[1..] {
        let store = place.store().await;
        let read = restore(&store, file.as_slice()).await.unwrap();
        assert_eq!(read.rows, summary.rows);
        let (_, again) = written(&store).await;
        assert_eq!(rows_of(&again), rows_of(&file));
        file = again;
        store.close().await;
    }
}

#[tokio::test]
async fn an_empty_database_has_a_backup_too() {
    let (one, two) = (Place::new().await, Place::new().await);
    let (summary, file) = written(&one.store().await).await;
    assert_eq!(restore(&two.store().await, file.as_slice()).await.unwrap().rows, summary.rows);
}

#[tokio::test]
async fn only_an_empty_database_is_filled() {
    let place = Place::new().await;
    let store = place.store().await;
    fill(&store).await;
    let (_, file) = written(&store).await;
    let error = restore(&store, file.as_slice()).await.unwrap_err();
    assert!(matches!(error, BackupError::NotEmpty("users")), "{error}");
}

#[tokio::test]
async fn what_is_damaged_is_refused_as_a_whole() {
    let (from, to) = (Place::new().await, Place::new().await);
    let store = from.store().await;
    fill(&store).await;
    let (_, file) = written(&store).await;
    let text = String::from_utf8(file.clone()).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let last = lines.len();
    let mut damaged: Vec<(String, String)> = vec![
        (String::new(), "line 1: the file ends too early".into()),
        ("rubbish\n".into(), "line 1: this is no backup".into()),
        (
            text.replacen("\"fivewinds_backup\":1", "\"fivewinds_backup\":2", 1),
            "line 1: the backup is of form 2".into(),
        ),
        (text.replacen("\"schema\":", "\"schema\":9", 1), "line 1: the backup is of schema 9".into()),
        (text.replacen("guest", "guesT", 1), format!("line {last}: the sum is another")),
        (text.replacen(",-2]", ",\"x\"]", 1), "line 2: seen_at: \"x\" cannot be there".into()),
        (text.replacen(",-2]", "]", 1), "line 2: a row of users has 6 columns".into()),
        (text.replacen(",-2]", ",1e30]", 1), "line 2: seen_at".into()),
        (
            text.replacen("\"table\":\"users\"", "\"table\":\"sqlite_master\"", 1),
            "line 2: there is no table".into(),
        ),
        (text.replacen("[\"t1\",1,5", "[\"t9\",1,5", 1), String::new()),
        ([&lines[..3], &lines[4..]].concat().concat(), format!("line {}: it should have", last - 1)),
        ([&lines[..3], &lines[2..]].concat().concat(), "line 4: ".into()),
        ([&lines[..1], &lines[4..5], &lines[1..2]].concat().concat(), String::new()),
        (format!("{text}x\n"), format!("line {}: something stands behind", last + 1)),
        (lines[..last - 1].concat(), format!("line {last}: the file ends too early")),
    ];
    damaged.extend(
        [10, 200, file.len() - 1]
            .map(|length| (String::from_utf8_lossy(&file[..length]).into_owned(), "line ".into())),
    );
    let store = to.store().await;
    for (file, message) in damaged {
        let error = restore(&store, file.as_bytes()).await.unwrap_err().to_string();
        assert!(error.contains(&message), "{error} / {message}");
        let (summary, _) = written(&store).await;
        assert!(summary.rows.iter().all(|(_, count)| *count == 0), "something is left of {message}");
    }
    restore(&store, file.as_slice()).await.unwrap();
}

#[tokio::test]
async fn a_backup_is_of_one_moment() {
    let (from, to) = (Place::new().await, Place::new().await);
    let store = from.store().await;
    fill(&store).await;
    for seq in 0..500 {
        let sql = format!("INSERT INTO entries VALUES ('t2', {}, 1, 'x')", seq + 10);
        store.pool().execute(AssertSqlSafe(sql)).await.unwrap();
    }
    // While it is made, a table and its entries are written.
    let (sender, receiver) = std::sync::mpsc::channel();
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            while receiver.try_recv().is_err() {
                tokio::task::yield_now().await;
            }
            store.pool().execute("INSERT INTO entries VALUES ('t2', 9999, 1, 'late')").await.unwrap();
            store.pool().execute("INSERT INTO deals VALUES ('t2', 1, 'late', 1)").await.unwrap();
        }
    });
    let file = Telling { bytes: Vec::new(), sender };
    let mut file = file;
    backup(&store, &mut file).await.unwrap();
    writing.await.unwrap();
    let text = String::from_utf8(file.bytes.clone()).unwrap();
    assert_eq!(text.matches("\"late\"").count(), 0, "it was there before the first row, or not at all");
    restore(&to.store().await, file.bytes.as_slice()).await.unwrap();
}

/// A file that tells when the first rows have come.
struct Telling {
    bytes: Vec<u8>,
    sender: std::sync::mpsc::Sender<()>,
}

impl Write for Telling {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.bytes.extend_from_slice(bytes);
        if self.bytes.windows(7).any(|text| text == b"\"users\"") {
            _ = self.sender.send(());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Who adds a column or a table and does not think of the backup is told here.
#[tokio::test]
async fn everything_in_the_database_is_in_the_backup() {
    let place = Place::file();
    let store = place.store().await;
    let found: Vec<(String, String, String)> = sqlx::query_as(
        "SELECT m.name, p.name, p.type FROM sqlite_master m JOIN pragma_table_info(m.name) p \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '_sqlx%'",
    )
    .fetch_all(store.pool())
    .await
    .unwrap();
    let mut found: Vec<String> = found.into_iter().map(|(t, c, kind)| format!("{t}.{c} {kind}")).collect();
    let mut listed: Vec<String> = TABLES
        .iter()
        .flat_map(|(table, columns)| {
            columns.iter().map(move |column| match column {
                Text(name) => format!("{table}.{name} TEXT"),
                Number(name) => format!("{table}.{name} BIGINT"),
            })
        })
        .collect();
    found.sort();
    listed.sort();
    assert_eq!(found, listed);
}
