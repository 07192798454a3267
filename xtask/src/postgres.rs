//! The server's tests once more, on a PostgreSQL that is started for them and thrown away.
//!
//! It runs what `cargo test --workspace` has built, so that nothing is built twice.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::built;

/// The tests that know what to do with a PostgreSQL: a package, the name of its test, what to run of it.
const TESTS: &[(&str, &str, &[&str])] =
    &[("server", "server", &[]), ("server", "it", &[]), ("cli", "it", &["serve::", "hall::"])];

/// A server of its own, which stops when this goes.
struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    url: String,
}

pub(crate) fn run(root: &Path) -> Result<()> {
    run_built(root, &[])
}

/// With `--release` as `make test-deep` builds them.
pub(crate) fn run_with(root: &Path, options: &[&str]) -> Result<()> {
    match options {
        [] | ["--release"] => run_built(root, options),
        _ => bail!("no such option: {}", options.join(" ")),
    }
}

fn run_built(root: &Path, profile: &[&str]) -> Result<()> {
    let programs = built::all(root, profile)?;
    let postgres = Postgres::start()?;
    for (package, name, args) in TESTS {
        let test = programs.iter().find(|one| one.is_test && one.package == *package && one.name == *name);
        let program = &test.with_context(|| format!("{package} has no test {name}"))?.file;
        println!("$ {} {}", program.display(), args.join(" "));
        let mut command = Command::new(program);
        command.args(*args).current_dir(root.join("crates").join(package));
        let status = command.env("FIVEWINDS_TEST_POSTGRES", &postgres.url).status()?;
        if !status.success() {
            bail!("{package} {name} on PostgreSQL ended with {status}");
        }
    }
    Ok(())
}

impl Postgres {
    fn start() -> Result<Postgres> {
        let bin = programs().context("there is no PostgreSQL: `make test` installs one")?;
        let folder = std::env::temp_dir().join(format!("fivewinds-postgres-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let url = format!("postgres://fivewinds@127.0.0.1:{port}/postgres");
        let postgres = Postgres { bin, folder, url };
        if is_root()? {
            // It refuses to run as root.
            let status = Command::new("chown").arg("postgres").arg(&postgres.folder).status()?;
            status.success().then_some(()).context("there is no user postgres")?;
        }
        let data = postgres.data();
        postgres.run("initdb", &["-D", &data, "-A", "trust", "-U", "fivewinds", "-E", "UTF8"])?;
        let folder = postgres.folder.display();
        // What is thrown away need not be on the disk.
        let options = format!("-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off");
        let log = format!("{folder}/log");
        postgres.run("pg_ctl", &["-D", &data, "-w", "-l", &log, "-o", &options, "start"])?;
        Ok(postgres)
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<()> {
        let program = self.bin.join(program);
        let mut command = if is_root()? {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The server that it starts keeps what it inherits open.
        let status =
            command.args(args).current_dir(&self.folder).stdout(std::process::Stdio::null()).status()?;
        status.success().then_some(()).with_context(|| format!("{command:?} ended with {status}"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        // What does not stop now stops with the machine.
        _ = self.run("pg_ctl", &["-D", &data, "-w", "-m", "immediate", "stop"]);
        _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where the programs of the newest PostgreSQL are.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let bins = versions.flatten().map(|version| version.path().join("bin"));
    bins.filter(|bin| bin.join("initdb").exists()).max()
}

fn is_root() -> Result<bool> {
    let output = Command::new("id").arg("-u").output()?;
    Ok(output.stdout.trim_ascii() == b"0")
}
