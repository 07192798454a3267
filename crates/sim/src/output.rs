//! What a run leaves on the disk, and how one that was stopped goes on.
//!
//! Deals are written in parts of fixed size, each whole or not there at all; the last, short one is written anew from time to
//! time, and then a small file that says how far it all goes. At the end the parts are joined without being read, so that a
//! run that was stopped, or killed, and went on leaves the same bytes as one that was not.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use parquet::errors::ParquetError;
use record::{DealRecord, Header, Record, RecordError, Writer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::columns::{Columns, DEALS, Row, SEATS, Texts};
use crate::files::beside;
use crate::{DealRow, Plan};

/// How many deals a part of the tables has; a multiple of what any table has deals for each wall.
const PART: usize = if cfg!(test) { 1_200 } else { 24_576 };
/// How many deals a file of records has.
const RECORDS: usize = if cfg!(test) { 600 } else { 1_200 };
/// How much of a run a sudden end may cost.
const EVERY: Duration = Duration::from_secs(10);

/// The files of a run.
#[derive(Debug)]
pub struct Output {
    tables: Option<Tables>,
    records: Option<Records>,
    /// How many deals were taken.
    deals: u64,
    deals_per_wall: u64,
    flushed: Instant,
}

/// What cannot be written, read or continued.
#[derive(Debug)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum OutputError {
    /// The system says so.
    Io { path: PathBuf, error: io::Error },
    /// A file that was begun cannot be read.
    Damaged { path: PathBuf, why: String },
    /// There is a run that was not finished; it may be gone on with or removed.
    Unfinished { path: PathBuf },
    /// There is nothing to go on with.
    NothingToResume { path: PathBuf },
    /// What was begun is another plan: it differs in these.
    OtherPlan { path: PathBuf, differs: Vec<String> },
}

/// What says how far it all goes.
#[derive(Debug, Serialize, Deserialize)]
struct State {
    plan: Value,
    walls_done: u64,
}

struct Tables {
    deals: PathBuf,
    seats: PathBuf,
    parts: PathBuf,
    plan: Value,
    texts: Texts,
    /// The deals of the last part.
    rows: Vec<DealRow>,
    part: usize,
}

struct Records {
    folder: PathBuf,
    header: Header,
    writer: Writer,
    deals: usize,
    file: usize,
}

impl Output {
    /// Begins the files of a run: tables, records, both or none.
    ///
    /// # Errors
    /// If they cannot be written, or if there is a run that was not finished.
    pub fn create(plan: &Plan, tables: Option<&Path>, records: Option<&Path>) -> Result<Output, OutputError> {
        let mut output = Output::new(plan, tables, records)?;
        if let Some(tables) = &output.tables {
            if tables.state().exists() {
                return Err(OutputError::Unfinished { path: tables.parts.clone() });
            }
            fs::create_dir_all(&tables.parts).map_err(io_at(&tables.parts))?;
        }
        if let Some(records) = &output.records {
            fs::create_dir_all(&records.folder).map_err(io_at(&records.folder))?;
        }
        // What cannot be written is told now, and not after an hour.
        output.flush()?;
        Ok(output)
    }

    /// Goes on with a run; `note` is shown what was played before. Returns the number of walls that are done, too.
    ///
    /// # Errors
    /// If there is none, or it was another plan, or its files cannot be read.
    pub fn resume(
        plan: &Plan,
        tables: &Path,
        records: Option<&Path>,
        mut note: impl FnMut(&DealRow),
    ) -> Result<(Output, u64), OutputError> {
        let mut output = Output::new(plan, Some(tables), records)?;
        let tables = output.tables.as_mut().expect("they were asked for");
        let state = tables.read_state()?;
        let deals = state.walls_done * plan.deals_per_wall();
        tables.read_back(plan, deals, &mut note)?;
        if let Some(records) = &mut output.records {
            records.read_back(deals)?;
        }
        output.deals = deals;
        Ok((output, state.walls_done))
    }

    /// Takes deals in order, with their records if they are kept.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn take(&mut self, rows: &[DealRow], records: &[DealRecord]) -> Result<(), OutputError> {
        for row in rows {
            self.deals += 1;
            if let Some(tables) = &mut self.tables {
                tables.rows.push(row.clone());
                if tables.rows.len() == PART {
                    tables.write_part()?;
                    tables.rows.clear();
                    tables.part += 1;
                }
            }
        }
        if let Some(files) = &mut self.records {
            records.iter().try_for_each(|record| files.take(record))?;
        }
        if self.flushed.elapsed() >= EVERY {
            self.flush()?;
        }
        Ok(())
    }

    /// Whether records are kept.
    pub fn keeps_records(&self) -> bool {
        self.records.is_some()
    }

    /// Ends the run, finished or not: the tables are joined. What is needed to go on stays if it is not finished.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn close(mut self, finished: bool) -> Result<(), OutputError> {
        self.flush()?;
        let Some(tables) = &self.tables else { return Ok(()) };
        tables.join()?;
        if finished {
            fs::remove_dir_all(&tables.parts).map_err(io_at(&tables.parts))?;
        }
        Ok(())
    }

    fn new(plan: &Plan, tables: Option<&Path>, records: Option<&Path>) -> Result<Output, OutputError> {
        Ok(Output {
            tables: tables.map(|path| Tables::new(plan, path)),
            records: records.map(|folder| Records::new(plan, folder)).transpose()?,
            deals: 0,
            deals_per_wall: plan.deals_per_wall(),
            flushed: Instant::now(),
        })
    }

    /// Writes what is not written yet, and then how far it goes.
    fn flush(&mut self) -> Result<(), OutputError> {
        if let Some(records) = &mut self.records {
            records.write()?;
        }
        if let Some(tables) = &mut self.tables {
            tables.write_part()?;
            tables.write_state(self.deals / self.deals_per_wall)?;
        }
        self.flushed = Instant::now();
        Ok(())
    }
}

/// Where the table of seats is, beside that of deals: `results.seats.parquet`.
pub fn seats_path(deals: &Path) -> PathBuf {
    with_middle(deals, ".seats")
}

fn with_middle(path: &Path, middle: &str) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(middle);
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

impl Tables {
    fn new(plan: &Plan, path: &Path) -> Tables {
        let mut parts = path.file_stem().unwrap_or_default().to_owned();
        parts.push(".parts");
        Tables {
            deals: path.to_owned(),
            seats: seats_path(path),
            parts: path.with_file_name(parts),
            plan: plan.describe(),
            texts: Texts::new(plan),
            rows: Vec::new(),
            part: 0,
        }
    }

    fn state(&self) -> PathBuf {
        self.parts.join("state.json")
    }

    fn part(&self, table: &str, part: usize) -> PathBuf {
        self.parts.join(format!("{table}.{part:06}.parquet"))
    }

    fn write_part(&self) -> Result<(), OutputError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let plan = self.plan.to_string();
        let path = self.part(DEALS.name, self.part);
        let deals: Vec<Row<'_>> = self.rows.iter().map(|deal| Row { deal, seat: &deal.seats[0] }).collect();
        DEALS.write(&path, &plan, &self.texts, &deals).map_err(parquet_at(&path))?;
        let path = self.part(SEATS.name, self.part);
        let seats = self.rows.iter().flat_map(|deal| deal.seats.iter().map(move |seat| Row { deal, seat }));
        SEATS.write(&path, &plan, &self.texts, &seats.collect::<Vec<_>>()).map_err(parquet_at(&path))
    }

    fn write_state(&self, walls_done: u64) -> Result<(), OutputError> {
        let state = State { plan: self.plan.clone(), walls_done };
        let text = serde_json::to_string_pretty(&state).expect("a plan is plain data");
        write_whole(&self.state(), text.as_bytes())
    }

    fn read_state(&self) -> Result<State, OutputError> {
        let path = self.state();
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(OutputError::NothingToResume { path: self.deals.clone() });
            }
            read => read.map_err(io_at(&path))?,
        };
        let state: State = serde_json::from_str(&text).map_err(|error| damaged(&path, error))?;
        let empty = serde_json::Map::new();
        let (theirs, ours) =
            (state.plan.as_object().unwrap_or(&empty), self.plan.as_object().unwrap_or(&empty));
        let keys = ours.keys().chain(theirs.keys().filter(|key| !ours.contains_key(*key)));
        let differs: Vec<String> = keys.filter(|key| theirs.get(*key) != ours.get(*key)).cloned().collect();
        if differs.is_empty() {
            Ok(state)
        } else {
            Err(OutputError::OtherPlan { path: self.parts.clone(), differs })
        }
    }

    /// Shows all deals that were written, and takes up the last part.
    fn read_back(
        &mut self,
        plan: &Plan,
        deals: u64,
        note: &mut impl FnMut(&DealRow),
    ) -> Result<(), OutputError> {
        let mut left = deals as usize;
        while left > 0 {
            let (deals_path, seats_path) =
                (self.part(DEALS.name, self.part), self.part(SEATS.name, self.part));
            let columns = Columns {
                ruleset: plan.rules.ruleset,
                players: plan.players(),
                deals: DEALS.read(&deals_path).map_err(parquet_at(&deals_path))?,
                seats: SEATS.read(&seats_path).map_err(parquet_at(&seats_path))?,
            };
            let here = left.min(PART);
            if columns.len() < here {
                return Err(damaged(&deals_path, "deals are missing"));
            }
            let rows: Option<Vec<DealRow>> = (0..here).map(|at| columns.deal(at)).collect();
            let rows = rows.ok_or_else(|| damaged(&seats_path, "rows that make no sense"))?;
            rows.iter().for_each(&mut *note);
            left -= here;
            if here == PART {
                self.part += 1;
            } else {
                self.rows = rows;
            }
        }
        Ok(())
    }

    fn join(&self) -> Result<(), OutputError> {
        let parts = self.part + usize::from(!self.rows.is_empty());
        let plan = self.plan.to_string();
        let of = |table: &str| -> Vec<PathBuf> { (0..parts).map(|part| self.part(table, part)).collect() };
        DEALS.join(&self.deals, &plan, &of(DEALS.name)).map_err(parquet_at(&self.deals))?;
        SEATS.join(&self.seats, &plan, &of(SEATS.name)).map_err(parquet_at(&self.seats))
    }
}

impl Records {
    fn new(plan: &Plan, folder: &Path) -> Result<Records, OutputError> {
        let mut header = Header::new(plan.rules.options.clone());
        header.players = plan.bots.iter().map(|bot| bot.name().to_owned()).collect();
        header.meta.insert("event".to_owned(), "simulation".to_owned());
        header.meta.insert("seed".to_owned(), plan.seed.to_string());
        let writer = Writer::new(&header).map_err(record_at(folder))?;
        Ok(Records { folder: folder.to_owned(), header, writer, deals: 0, file: 0 })
    }

    fn path(&self) -> PathBuf {
        self.folder.join(format!("deals-{:09}.5wr", self.file * RECORDS))
    }

    fn take(&mut self, record: &DealRecord) -> Result<(), OutputError> {
        self.writer.deal(record).map_err(record_at(&self.folder))?;
        self.deals += 1;
        if self.deals == RECORDS {
            self.write()?;
            self.begin_file(self.file + 1)?;
        }
        Ok(())
    }

    fn begin_file(&mut self, file: usize) -> Result<(), OutputError> {
        self.writer = Writer::new(&self.header).map_err(record_at(&self.folder))?;
        (self.file, self.deals) = (file, 0);
        Ok(())
    }

    fn write(&self) -> Result<(), OutputError> {
        if self.deals == 0 { Ok(()) } else { write_whole(&self.path(), &self.writer.clone().finish()) }
    }

    /// Takes up the last file.
    fn read_back(&mut self, deals: u64) -> Result<(), OutputError> {
        let deals = deals as usize;
        self.begin_file(deals / RECORDS)?;
        if deals.is_multiple_of(RECORDS) {
            return Ok(());
        }
        let path = self.path();
        let bytes = fs::read(&path).map_err(io_at(&path))?;
        let record = Record::read(&bytes).map_err(record_at(&path))?;
        if record.deals.len() < deals % RECORDS {
            return Err(damaged(&path, "deals are missing"));
        }
        record.deals[..deals % RECORDS].iter().try_for_each(|deal| self.take(deal))
    }
}

/// Writes a file that is there when it is whole.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    let temporary = beside(path);
    fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, path)).map_err(io_at(path))
}

fn io_at(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
    let path = path.to_owned();
    |error| OutputError::Io { path, error }
}

fn parquet_at(path: &Path) -> impl FnOnce(ParquetError) -> OutputError {
    let path = path.to_owned();
    |error| {
        let why = error.to_string();
        let inner =
            if let ParquetError::External(inner) = error { inner.downcast::<io::Error>().ok() } else { None };
        match inner {
            Some(error) => OutputError::Io { path, error: *error },
            None => OutputError::Damaged { path, why },
        }
    }
}

fn record_at(path: &Path) -> impl FnOnce(RecordError) -> OutputError {
    let path = path.to_owned();
    move |error| damaged(&path, error)
}

fn damaged(path: &Path, why: impl fmt::Display) -> OutputError {
    OutputError::Damaged { path: path.to_owned(), why: why.to_string() }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("deals", &self.deals).field("part", &self.part).finish_non_exhaustive()
    }
}

impl fmt::Debug for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Records")
            .field("file", &self.path())
            .field("deals", &self.deals)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutputError::Io { path, error } => write!(f, "{}: {error}", path.display()),
            OutputError::Damaged { path, why } => write!(f, "{} cannot be read: {why}", path.display()),
            OutputError::Unfinished { path } => {
                write!(f, "{} is of a run that was not finished", path.display())
            }
            OutputError::NothingToResume { path } => write!(f, "no run of {} was begun", path.display()),
            OutputError::OtherPlan { path, differs } => {
                write!(f, "{} is of another run: {} differ", path.display(), differs.join(", "))
            }
        }
    }
}

impl std::error::Error for OutputError {}
