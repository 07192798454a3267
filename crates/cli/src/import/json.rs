//! Imported games for programs. The keys are documented in the help of `fivewinds import`.

use answers::Lang;
use record::botzone::{Compared, End, Finding, OurFan, TheirFan, Verdict, fan_of, print_deal};
use serde_json::{Value, json};

use super::show::catalogue;
use super::{Imported, Summary};

/// The deal itself.
pub(super) fn deal(imported: &Imported<'_>) -> Value {
    let mut value = print_deal(&imported.replay.played).unwrap_or_default();
    about(&mut value, imported);
    value
}

/// What differs.
pub(super) fn check(imported: &Imported<'_>, lang: Lang) -> Value {
    let replay = &imported.replay;
    let explained = matches!(replay.win.as_ref().map(|win| &win.verdict), Some(Verdict::Explained(_)));
    let finding = |finding: &Finding| {
        json!({
            "entry": finding.entry,
            "player": finding.player.map(|player| player.index()),
            "text": finding.what.to_string(),
            "difference": finding.what.is_difference(explained),
        })
    };
    let mut value = json!({
        "findings": replay.findings.iter().map(finding).collect::<Vec<_>>(),
        "win": replay.win.as_ref().map(|compared| win(compared, lang)),
        "unexplained": replay.is_unexplained(),
    });
    about(&mut value, imported);
    value
}

fn about(value: &mut Value, imported: &Imported<'_>) {
    let Imported { file, number, log, replay } = imported;
    value["file"] = json!(file);
    value["number"] = json!(number);
    value["id"] = json!(log.id);
    value["whole"] = json!(replay.whole);
    value["there"] = end(&replay.there);
    value["here"] = end(&replay.here);
}

fn end(end: &End) -> Value {
    match end {
        End::Open => json!({"end": "open"}),
        End::Draw => json!({"end": "draw"}),
        End::Win { player, score } => json!({"end": "win", "player": player.index(), "score": score}),
        End::Fault { player, code, score } => {
            let player = player.map(|player| player.index());
            json!({"end": "fault", "player": player, "code": code, "score": score})
        }
    }
}

fn win(compared: &Compared, lang: Lang) -> Value {
    let theirs = |fan: &TheirFan| {
        let id = fan_of(&fan.name).map(|fan| fan.id);
        let points = fan.value.map(|value| value.saturating_mul(fan.times));
        json!({"id": id, "name": fan.name, "times": fan.times, "points": points})
    };
    let ours = |fan: &OurFan| {
        let known = catalogue().get(usize::from(fan.fan));
        let name = known.map(|fan| (lang.text().wording)(fan.name));
        json!({"id": known.map(|fan| fan.id), "name": name, "times": fan.times, "points": fan.points})
    };
    let (verdict, rulings) = match &compared.verdict {
        Verdict::Same => ("same", Vec::new()),
        Verdict::Explained(rulings) => ("explained", rulings.clone()),
        Verdict::Unexplained => ("unexplained", Vec::new()),
        Verdict::Untold => ("untold", Vec::new()),
    };
    json!({
        "player": compared.theirs.player.index(),
        "theirs": {
            "points": compared.theirs.points,
            "fans": compared.theirs.fans.iter().map(theirs).collect::<Vec<_>>(),
        },
        "ours": {"points": compared.ours, "fans": compared.fans.iter().map(ours).collect::<Vec<_>>()},
        "allowed": compared.allowed.is_ok(),
        "clause": compared.allowed.err(),
        "verdict": verdict,
        "rulings": rulings,
    })
}

pub(super) fn error(file: &str, number: Option<usize>, message: &str) -> Value {
    json!({"file": file, "number": number, "error": message})
}

pub(super) fn summary(summary: &Summary) -> Value {
    json!({"summary": {
        "logs": summary.logs,
        "unreadable": summary.unreadable,
        "whole": summary.whole,
        "same": summary.same,
        "explained": summary.explained,
        "unexplained": summary.unexplained,
    }})
}
