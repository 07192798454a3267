//! Which crate may use which. A new line in these tables is a decision (docs/adr/0001).

use super::Finding;
use super::workspace::{Dependency, Kind, Origin, Package};

/// A crate and what it may use.
pub(super) type Layer = (&'static str, &'static [&'static str]);

/// The crates from the bottom up, each with the crates of the workspace that it may use.
pub(super) const LAYERS: &[Layer] = &[
    ("tiles", &[]),
    // For tests and benchmarks only, so it stands low.
    ("testkit", &["tiles"]),
    ("hand", &["tiles"]),
    ("rules", &["tiles", "hand"]),
    ("table", &["tiles", "hand", "rules"]),
    // Walls from seeds: the only crate below the rim that knows of chance.
    ("shuffle", &["tiles"]),
    ("record", &["tiles", "hand", "rules", "table", "shuffle"]),
    ("bots", &["tiles", "hand", "rules", "table", "shuffle"]),
    // Why a move is good, over what the bots reckon.
    ("coach", &["tiles", "hand", "rules", "table", "record", "bots"]),
    // Other programs as bots: the only crate of these that starts processes.
    ("guest", &["tiles", "hand", "rules", "table", "record", "bots"]),
    ("sim", &["tiles", "hand", "rules", "table", "shuffle", "record", "bots", "guest"]),
    // What is written down beside real tiles.
    ("sheet", &["tiles", "rules", "table"]),
    // What was done, line by line: what it means, it does not know.
    ("ledger", &[]),
    // Players at tables: what is played there, it does not know.
    ("seating", &[]),
    // An event of many tables: what is written down of all of them.
    ("tournament", &["tiles", "rules", "table", "sheet", "seating"]),
    // Texts alone: what they mean to the game, it does not know.
    ("rulebook", &[]),
    ("fivewinds", &["tiles", "hand", "rules", "table", "shuffle", "record", "rulebook"]),
    // What people and programs are told, whoever tells them: the program or the server.
    (
        "answers",
        &[
            "tiles",
            "hand",
            "rules",
            "table",
            "shuffle",
            "record",
            "rulebook",
            "fivewinds",
            "bots",
            "coach",
            "ledger",
        ],
    ),
    // What a server and a player say to each other.
    ("protocol", &["tiles", "hand", "rules", "table", "record", "bots"]),
    // Players over sockets: it knows a server by what it says alone.
    ("load", &["tiles", "shuffle", "protocol"]),
    (
        "server",
        &[
            "tiles",
            "hand",
            "rules",
            "table",
            "shuffle",
            "record",
            "bots",
            "coach",
            "rulebook",
            "fivewinds",
            "answers",
            "protocol",
            "sheet",
            "ledger",
            "seating",
            "tournament",
        ],
    ),
    (
        "cli",
        &[
            "tiles",
            "hand",
            "rules",
            "table",
            "shuffle",
            "record",
            "rulebook",
            "fivewinds",
            "bots",
            "coach",
            "guest",
            "sim",
            "answers",
            "protocol",
            "load",
            "server",
            "seating",
            "ledger",
        ],
    ),
    ("bench", &["tiles", "hand", "rules", "table", "shuffle", "record", "fivewinds", "testkit", "bots"]),
    // It has to work when nothing else does.
    ("xtask", &[]),
];

/// The crates without I/O, clock, threads, randomness and floats, and what they may use from outside. `seating` draws by lot,
/// from a seed that comes in.
pub(super) const CORE: &[Layer] = &[
    ("tiles", &[]),
    ("hand", &["arrayvec"]),
    ("rules", &["arrayvec"]),
    ("table", &["arrayvec"]),
    ("rulebook", &[]),
    ("seating", &["rand_xoshiro"]),
];

/// Where the tables above are, for whoever has to change them.
const HERE: &str = "xtask/src/tidy/layers.rs";

/// Compares the workspace with the table.
pub(super) fn check(packages: &[Package], layers: &[Layer]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let Some(&(_, may_use)) = layers.iter().find(|(name, _)| *name == package.name) else {
            let text = format!("`{}` has no place in the layers of {HERE}", package.name);
            findings.push(Finding::error(&package.manifest, text));
            continue;
        };
        for dependency in inside(package) {
            let used = dependency.name.as_str();
            let wrong = match dependency.kind {
                Kind::Normal | Kind::Build => !may_use.contains(&used),
                // Tests may look around on their own level, but not up.
                Kind::Dev => level(used, layers) > level(&package.name, layers),
            };
            if wrong {
                let place = format!("{}:{}", package.manifest, dependency.line);
                findings.push(Finding::error(place, format_args!("`{}` may not use `{used}`", package.name)));
            }
        }
    }
    for (name, _) in layers {
        if !packages.iter().any(|package| package.name == *name) {
            findings.push(Finding::note(HERE, format_args!("there is no crate `{name}` yet")));
        }
    }
    findings
}

/// The core uses next to nothing from outside.
pub(super) fn check_core(packages: &[Package]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let Some(&(name, allowed)) = CORE.iter().find(|(name, _)| *name == package.name) else { continue };
        for dependency in &package.dependencies {
            let counts = dependency.origin == Origin::Outside && dependency.kind == Kind::Normal;
            if counts && !allowed.contains(&dependency.name.as_str()) {
                let place = format!("{}:{}", package.manifest, dependency.line);
                let text = format!("`{name}` is core and may not use `{}`", dependency.name);
                findings.push(Finding::error(place, text));
            }
        }
    }
    findings
}

fn inside(package: &Package) -> impl Iterator<Item = &Dependency> {
    package.dependencies.iter().filter(|dependency| dependency.origin == Origin::Workspace)
}

/// How high a crate stands: 0 if it uses nothing, else one more than the highest that it may use.
fn level(name: &str, layers: &[Layer]) -> usize {
    let may_use = layers.iter().find(|(layer, _)| *layer == name).map_or(&[][..], |(_, uses)| uses);
    may_use.iter().map(|used| level(used, layers) + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    const SMALL: &[Layer] = &[("tiles", &[]), ("hand", &["tiles"]), ("rules", &["tiles", "hand"])];

    /// `name: used, build used, dev used, @outside`.
    fn package(line: &str) -> Package {
        let (name, uses) = line.split_once(':').unwrap();
        let dependency = |(word, number): (&str, usize)| {
            let (kind, word) = match word.trim().split_once(' ') {
                Some(("build", word)) => (Kind::Build, word),
                Some(("dev", word)) => (Kind::Dev, word),
                _ => (Kind::Normal, word.trim()),
            };
            let origin = if word.starts_with('@') { Origin::Outside } else { Origin::Workspace };
            Dependency { name: word.trim_start_matches('@').to_owned(), kind, origin, line: number }
        };
        Package {
            name: name.to_owned(),
            manifest: format!("crates/{name}/Cargo.toml"),
            roots: vec![format!("crates/{name}/src/lib.rs")],
            dependencies: uses.split(',').filter(|word| !word.is_empty()).zip(1..).map(dependency).collect(),
        }
    }

    #[track_caller]
    fn check_layers(workspace: &[&str], expected: &[&str]) {
        let packages: Vec<Package> = workspace.iter().map(|line| package(line)).collect();
        assert_eq!(told(&check(&packages, SMALL)), expected, "{workspace:?}");
    }

    #[test]
    fn edges() {
        let tiles = "tiles:";
        check_layers(&[tiles, "hand:tiles", "rules:hand,tiles"], &[]);
        check_layers(&[tiles, "hand:", "rules:dev hand,build tiles"], &[]);
        check_layers(
            &["tiles:hand", "hand:tiles", "rules:"],
            &["crates/tiles/Cargo.toml:1: error: `tiles` may not use `hand`"],
        );
        check_layers(
            &[tiles, "hand:tiles,build rules", "rules:"],
            &["crates/hand/Cargo.toml:2: error: `hand` may not use `rules`"],
        );
        check_layers(
            &["tiles:dev hand", "hand:@arrayvec", "rules:"],
            &["crates/tiles/Cargo.toml:1: error: `tiles` may not use `hand`"],
        );
    }

    #[test]
    fn strangers_and_gaps() {
        check_layers(
            &["tiles:", "hand:", "table:tiles"],
            &[
                "crates/table/Cargo.toml: error: `table` has no place in the layers of xtask/src/tidy/layers.rs",
                "xtask/src/tidy/layers.rs: note: there is no crate `rules` yet",
            ],
        );
    }

    #[test]
    fn the_core_uses_little() {
        let packages = ["tiles:@arrayvec", "hand:@arrayvec,@serde,dev @proptest", "cli:@serde"].map(package);
        assert_eq!(
            told(&check_core(&packages)),
            [
                "crates/tiles/Cargo.toml:1: error: `tiles` is core and may not use `arrayvec`",
                "crates/hand/Cargo.toml:2: error: `hand` is core and may not use `serde`",
            ]
        );
    }

    #[test]
    fn the_table_goes_upwards() {
        for (index, (name, may_use)) in LAYERS.iter().enumerate() {
            for used in *may_use {
                assert!(LAYERS[..index].iter().any(|(above, _)| above == used), "{name} uses {used}");
            }
        }
        for (name, _) in CORE {
            assert!(LAYERS.iter().any(|(layer, _)| layer == name), "{name}");
        }
    }
}
