//! Plots as SVG that stands in a page: colours come from its style sheet.

use std::fmt::Write;

use sim::Estimate;

use super::bins::Bin;
use super::html::escape;

/// How wide a plot is, in its own units; the page scales it.
const WIDTH: f64 = 460.0;

/// A bar for each name, from zero to its mean, with the interval across its end; `shown` is its text.
pub(super) fn whiskers(rows: &[(String, Estimate, String)]) -> String {
    const ROW: f64 = 30.0;
    let (left, right) = (78.0, 122.0);
    let ends = rows.iter().flat_map(|(_, estimate, _)| {
        let (low, high) = estimate.interval().unwrap_or((estimate.mean, estimate.mean));
        [low, high]
    });
    let (low, high) = ends.fold((0.0_f64, 0.0_f64), |(low, high), end| (low.min(end), high.max(end)));
    let scale = (WIDTH - left - right) / (high - low).max(1e-9);
    let x = |value: f64| left + (value - low) * scale;
    let height = ROW * rows.len() as f64 + 8.0;
    let mut out = open(height);
    for ((name, estimate, shown), number) in rows.iter().zip(0..) {
        let y = 4.0 + ROW * f64::from(number);
        let (from, to) = (x(0.0).min(x(estimate.mean)), x(0.0).max(x(estimate.mean)));
        let middle = y + ROW / 2.0;
        let bar = if estimate.mean < 0.0 { "bar minus" } else { "bar" };
        add(
            &mut out,
            format_args!(
                "<text class='name' x='{:.1}' y='{:.1}'>{}</text>",
                left - 10.0,
                middle + 5.0,
                escape(name)
            ),
        );
        add(
            &mut out,
            format_args!(
                "<rect class='{bar}' x='{from:.1}' y='{:.1}' width='{:.1}' height='{:.1}' rx='2'/>",
                y + 6.0,
                (to - from).max(0.5),
                ROW - 12.0
            ),
        );
        if let Some((low, high)) = estimate.interval() {
            let (low, high) = (x(low), x(high));
            add(
                &mut out,
                format_args!(
                    "<path class='whisker' d='M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v10M{high:.1} {:.1}v10'/>",
                    middle - 5.0,
                    middle - 5.0
                ),
            );
        }
        add(
            &mut out,
            format_args!(
                "<text x='{:.1}' y='{:.1}'>{}</text>",
                WIDTH - right + 14.0,
                middle + 5.0,
                escape(shown)
            ),
        );
    }
    add(&mut out, format_args!("<path class='axis' d='M{0:.1} 2V{1:.1}'/>", x(0.0), height - 2.0));
    out + "</svg>"
}

/// Columns, one for each bin; `percent` writes a share.
pub(super) fn histogram(bins: &[Bin], percent: impl Fn(f64) -> String) -> String {
    const HEIGHT: f64 = 200.0;
    let (top, bottom, left) = (14.0, 26.0, 46.0);
    let total: u64 = bins.iter().map(|bin| bin.count).sum();
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1) as f64 / total.max(1) as f64;
    let (step, lines) = grid(most);
    let tall = step * f64::from(lines);
    let y = |share: f64| top + (HEIGHT - top - bottom) * (1.0 - share / tall);
    let mut out = open(HEIGHT);
    for line in 0..=lines {
        let share = step * f64::from(line);
        add(&mut out, format_args!("<path class='grid' d='M{left} {0:.1}H{WIDTH}'/>", y(share)));
        add(
            &mut out,
            format_args!(
                "<text class='tick' x='{:.1}' y='{:.1}'>{}</text>",
                left - 6.0,
                y(share) + 4.0,
                escape(&percent(share))
            ),
        );
    }
    let each = (WIDTH - left - 10.0) / bins.len().max(1) as f64;
    let longest = bins.iter().map(|bin| bin.label.chars().count()).max().unwrap_or(1) as f64;
    let every = ((longest * 7.5 + 8.0) / each).ceil().max(1.0) as usize;
    for (at, bin) in bins.iter().enumerate() {
        let share = bin.count as f64 / total.max(1) as f64;
        let x = left + each * at as f64;
        add(
            &mut out,
            format_args!(
                "<rect class='bar' x='{:.1}' y='{:.1}' width='{:.1}' height='{:.1}' rx='1'><title>{}: {}</title></rect>",
                x + each * 0.08,
                y(share),
                each * 0.84,
                y(0.0) - y(share),
                escape(&bin.label),
                escape(&percent(share))
            ),
        );
        if at % every == 0 {
            add(
                &mut out,
                format_args!(
                    "<text class='label' x='{:.1}' y='{:.1}'>{}</text>",
                    x + each / 2.0,
                    HEIGHT - 8.0,
                    escape(&bin.label)
                ),
            );
        }
    }
    out + "</svg>"
}

/// Round lines over a plot: how far apart, and how many above zero.
fn grid(most: f64) -> (f64, u32) {
    let mut step = 0.000_1;
    for factor in [2.0, 2.5, 2.0].into_iter().cycle() {
        if most / step <= 5.0 {
            break;
        }
        step *= factor;
    }
    (step, ((most / step).ceil() as u32).max(1))
}

fn open(height: f64) -> String {
    format!("<svg viewBox='0 0 {WIDTH} {height}' role='img'>")
}

fn add(out: &mut String, part: std::fmt::Arguments<'_>) {
    out.write_fmt(part).expect("a text takes everything");
}
