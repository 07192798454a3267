//! The page that describes the protocol shows what is really said.

use std::fs;

use super::{PATIENT, example, play, python, rules, told};
use crate::LineBot;
use table::Setup;

/// Runs another script, and writes down what it reads and what it prints.
const EAVESDROPPER: &str = "
import runpy, sys
log = open(sys.argv[1], 'w', encoding='utf-8')
class Ear:
    def __init__(self, inner): self.inner = inner
    def __iter__(self):
        for line in self.inner:
            log.write('> ' + line)
            log.flush()
            yield line
    def write(self, text):
        log.write('< ' + text if text.strip() else text)
        self.inner.write(text)
    def flush(self):
        log.flush()
        self.inner.flush()
sys.stdin, sys.stdout = Ear(sys.stdin), Ear(sys.stdout)
runpy.run_path(sys.argv[2])
";

/// What is said in a deal of the page's rules.
fn transcript() -> Vec<String> {
    let file = std::env::temp_dir().join(format!("fivewinds-transcript-{}", std::process::id()));
    let path = file.display().to_string();
    let first = example("first.py").pop().expect("a script");
    let bot = LineBot::start(python(&["-c", EAVESDROPPER, &path, &first]), PATIENT).expect("python3 starts");
    let (_, mishaps) = play(&rules("sichuan", &[]), &Setup::default(), Box::new(bot), 1, 9);
    assert_eq!(told(&mishaps), [""; 0]);
    let text = fs::read_to_string(&file).expect("the script has written it");
    // Nothing depends on whether it is gone.
    let _ = fs::remove_file(&file);
    text.lines().map(str::to_owned).collect()
}

#[test]
fn the_page_shows_what_is_said() {
    let page = include_str!("../../../../docs/bots.md");
    let said = transcript();
    let shown: Vec<&str> =
        page.lines().filter(|line| line.starts_with("> {") || line.starts_with("< {")).collect();
    let mut rest = said.iter();
    for line in &shown {
        assert!(
            rest.any(|said| said == line),
            "the page shows what is not said:\n{line}\nsaid:\n{}",
            said.join("\n")
        );
    }
    for kind in ["hello", "start", "ask", "end"] {
        let begins = format!("> {{\"type\":\"{kind}\"");
        let sorted = |line: &&&str| line.starts_with("> ") && line.contains(&format!("\"type\":\"{kind}\""));
        assert!(shown.iter().filter(sorted).count() > 0, "{begins} is not on the page");
    }
}
