//! The report as one page that needs nothing else.

use answers::{Lang, Text};
use fivewinds::rules::Worth;
use sim::{Estimate, Tally};

use super::Ran;
use super::bins::{Bin, bins};
use super::numbers::share;
use super::{show, svg};
use crate::text::TerminalText;

pub(super) fn page(text: &Text, lang: Lang, ran: &Ran) -> String {
    let code = match lang {
        Lang::En => "en",
        Lang::Ru => "ru",
        Lang::Zh => "zh",
    };
    let heading = escape(&show::heading(text, ran));
    let (stats, sim) = (&ran.stats, text.sim());
    let plot = |title: &str, bins: &[Bin]| histogram(text, title, bins);
    [
        format!("<!doctype html>\n<html lang='{code}'>\n<head>\n<meta charset='utf-8'>\n<meta name='viewport' content='width=device-width'>\n<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{heading}</h1>\n"),
        facts(text, ran),
        format!("<div class='pair'>{}{}</div>\n", bars(sim.points, points_of_bots(text, ran)), bars(sim.win_rate, rates_of_bots(text, ran))),
        table(sim.bot, &sim.columns, &show::bot_rows(text, ran)),
        format!("<div class='pair'>{}{}</div>\n", bars(&of_seats(sim.points, text), points_of_seats(text, ran)), bars(&of_seats(sim.win_rate, text), rates_of_seats(text, ran))),
        table(sim.seat, &sim.columns, &show::seat_rows(text, ran)),
        format!("<p class='note'>{}</p>\n", escape(sim.note)),
        format!("<div class='pair'>{}{}{}</div>\n", plot(sim.values, &bins(&stats.values, 32)), plot(sim.lengths, &bins(&stats.lengths, 32)), plot(sim.ready_turns, &bins(&stats.ready_turns, 32))),
        fans(text, ran),
        "</body>\n</html>\n".to_owned(),
    ]
    .concat()
}

/// A text without anything that a page would take for more than text.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('\'', "&#39;")
        .replace('"', "&quot;")
}

fn facts(text: &Text, ran: &Ran) -> String {
    let facts = show::facts(text, ran);
    let each = facts
        .iter()
        .map(|(label, value)| format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(label), escape(value)));
    format!("<dl>{}</dl>\n", each.collect::<String>())
}

fn of_seats(title: &str, text: &Text) -> String {
    format!("{title}{}{}", text.colon, text.sim().seat)
}

type Bars = Vec<(String, Estimate, String)>;

fn points_of_bots(text: &Text, ran: &Ran) -> Bars {
    let bots = ran.stats.bots.iter();
    bots.map(|(name, tally)| points(text, ran, name, tally)).collect()
}

fn rates_of_bots(text: &Text, ran: &Ran) -> Bars {
    ran.stats.bots.iter().map(|(name, tally)| rate(text, ran, name, tally)).collect()
}

fn points_of_seats(text: &Text, ran: &Ran) -> Bars {
    let seats = ran.stats.seats.iter();
    seats.map(|(seat, tally)| points(text, ran, (text.replay.wind)(seat.wind()), tally)).collect()
}

fn rates_of_seats(text: &Text, ran: &Ran) -> Bars {
    let seats = ran.stats.seats.iter();
    seats.map(|(seat, tally)| rate(text, ran, (text.replay.wind)(seat.wind()), tally)).collect()
}

fn points(text: &Text, ran: &Ran, name: &str, tally: &Tally) -> (String, Estimate, String) {
    let estimate = ran.stats.points(tally);
    (name.to_owned(), estimate, text.sim().numbers.points(estimate))
}

fn rate(text: &Text, ran: &Ran, name: &str, tally: &Tally) -> (String, Estimate, String) {
    let estimate = ran.stats.win_rate(tally);
    (name.to_owned(), estimate, text.sim().numbers.rate(estimate))
}

fn bars(title: &str, rows: Bars) -> String {
    format!("<figure><figcaption>{}</figcaption>{}</figure>\n", escape(title), svg::whiskers(&rows))
}

fn histogram(text: &Text, title: &str, bins: &[Bin]) -> String {
    if bins.is_empty() {
        return String::new();
    }
    let plot = svg::histogram(bins, |share| text.sim().numbers.fine_percent(share));
    format!("<figure><figcaption>{}</figcaption>{plot}</figure>\n", escape(title))
}

fn table(first: &str, columns: &[&str], rows: &[Vec<String>]) -> String {
    let head: String =
        std::iter::once(&first).chain(columns).map(|name| format!("<th>{}</th>", escape(name))).collect();
    let row = |row: &Vec<String>| {
        let cells: String = row.iter().map(|cell| format!("<td>{}</td>", escape(cell))).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = rows.iter().map(row).collect();
    format!("<div class='wide'><table>\n<tr>{head}</tr>\n{rows}</table></div>\n")
}

fn fans(text: &Text, ran: &Ran) -> String {
    let (sim, fans) = (text.sim(), show::fans(ran));
    let wins = ran.stats.wins();
    let most = fans.first().map_or(1, |(_, tally)| tally.hands.max(1));
    let row = |(fan, tally): &(&'static fivewinds::rules::Fan, sim::FanTally)| {
        let class = if tally.hands == 0 { " class='none'" } else { "" };
        format!(
            "<tr{class}><td>{}</td><td>{}</td><td>{}</td><td class='gauge'><i style='width:{:.1}%'></i></td><td>{}</td><td><code>{}</code></td></tr>\n",
            escape((text.wording)(fan.name)),
            escape(&worth(text, fan.worth)),
            sim.numbers.fine_percent(share(tally.hands, wins)),
            share(tally.hands, most) * 100.0,
            sim.numbers.whole(tally.times),
            fan.clause
        )
    };
    let rows: String = fans.iter().map(row).collect();
    let [part, times, clause] = sim.fan_columns.map(escape);
    format!(
        "<h2>{}</h2>\n<div class='wide'><table class='fans'>\n<tr><th>{}</th><th>{}</th><th>{part}</th><th></th><th>{times}</th><th>{clause}</th></tr>\n{rows}</table></div>\n",
        escape(sim.fans),
        escape(sim.fan),
        escape(&text.rules.worth.to_lowercase()),
    )
}

fn worth(text: &Text, worth: Worth) -> String {
    (text.rules.worth_of)(worth)
}

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#1c2321;--soft:#68716d;--line:#d9ddd8;--back:#fbfaf6;--card:#fff;--bar:#2f7d5b;--minus:#b8503f}
@media(prefers-color-scheme:dark){:root{--ink:#e7e9e4;--soft:#98a29d;--line:#35403b;--back:#151a18;--card:#1d2421;--bar:#56b088;--minus:#e0806d}}
*{box-sizing:border-box}
body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--back);margin:0 auto;padding:1.2rem;max-width:80rem}
h1{font-size:1.5rem;margin:.2rem 0 1rem}
h2{font-size:1.15rem;margin:1.6rem 0 .4rem}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.6rem;margin:0 0 1rem}
dl div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .7rem}
dt{font-size:.8rem;color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem;margin:1rem 0}
figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.7rem .8rem}
figcaption{font-weight:600;margin-bottom:.4rem}
svg{display:block;width:100%;height:auto;font:14px system-ui,sans-serif;fill:var(--ink)}
.name,.tick{text-anchor:end}
.tick,.label{font-size:12px;fill:var(--soft)}
.label{text-anchor:middle}
.bar{fill:var(--bar)}
.minus{fill:var(--minus)}
.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}
.axis{stroke:var(--soft);fill:none}
.grid{stroke:var(--line);fill:none}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--line);white-space:nowrap}
th{font-size:.8rem;color:var(--soft);font-weight:600}
th:first-child,td:first-child{text-align:left}
.fans td:first-child{white-space:normal;min-width:9rem}
.gauge{width:30%;min-width:5rem;padding-left:0}
.gauge i{display:block;height:.7rem;background:var(--bar);border-radius:2px}
.none{color:var(--soft)}
.note{color:var(--soft);font-size:.85rem}
code{font-size:.85em}
";
