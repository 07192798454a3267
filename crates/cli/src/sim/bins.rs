//! Many values in few bins.

use std::collections::BTreeMap;

/// Some values in a row, and how often they were seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bin {
    pub(crate) label: String,
    pub(crate) count: u64,
}

/// At most so many bins of equal, round width, and one more for the few values far above the rest. Where there are few
/// different values, as in games that pay by a table, each has its own.
pub(crate) fn bins(counts: &BTreeMap<u32, u64>, most: u32) -> Vec<Bin> {
    let total: u64 = counts.values().sum();
    let Some((&first, _)) = counts.first_key_value() else { return Vec::new() };
    // All but half a per cent of them decide on the width.
    let mut seen = 0;
    let usual = counts.iter().find(|(_, count)| {
        seen += **count;
        seen * 200 >= total * 199
    });
    let last = usual.map_or(first, |(&value, _)| value);
    let different = counts.range(first..=last).count() as u32;
    if different <= most && last - first >= most {
        let each = counts.range(first..=last).map(|(value, &count)| Bin { label: value.to_string(), count });
        return with_above(each.collect(), counts.range(last + 1..).map(|(_, count)| count).sum(), last + 1);
    }
    let width = width_for(last - first + 1, most);
    let begin = first / width * width;
    let number = (last - begin) / width + 1;
    let mut bins: Vec<Bin> =
        (0..number).map(|at| Bin { label: label(begin + at * width, width), count: 0 }).collect();
    let mut above = 0;
    for (&value, &count) in counts {
        match bins.get_mut(((value - begin) / width) as usize) {
            Some(bin) => bin.count += count,
            None => above += count,
        }
    }
    with_above(bins, above, begin + number * width)
}

fn with_above(mut bins: Vec<Bin>, above: u64, from: u32) -> Vec<Bin> {
    if above > 0 {
        bins.push(Bin { label: format!("≥{from}"), count: above });
    }
    bins
}

fn label(from: u32, width: u32) -> String {
    if width == 1 { from.to_string() } else { format!("{from}–{}", from + width - 1) }
}

/// The smallest of 1, 2, 4, 5, 10, 20, 40, 50, … that makes few enough bins.
fn width_for(range: u32, most: u32) -> u32 {
    let mut ten = 1;
    loop {
        let found =
            [1, 2, 4, 5].map(|step| step * ten).into_iter().find(|&width| range.div_ceil(width) <= most);
        if let Some(width) = found {
            return width;
        }
        ten *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(counts: &[(u32, u64)], most: u32, expected: &str) {
        let bins = bins(&counts.iter().copied().collect(), most);
        let told: Vec<String> = bins.iter().map(|bin| format!("{}:{}", bin.label, bin.count)).collect();
        assert_eq!(told.join(" "), expected);
    }

    #[test]
    fn few_and_round() {
        check(&[], 5, "");
        check(&[(3, 1), (5, 2)], 5, "3:1 4:0 5:2");
        check(
            &[(8, 5), (9, 3), (10, 1), (11, 1), (13, 1), (14, 1), (17, 1)],
            6,
            "8–9:8 10–11:2 12–13:1 14–15:1 16–17:1",
        );
        check(&[(1, 500), (2, 300), (16, 100), (64, 100)], 6, "1:500 2:300 16:100 64:100");
        check(&[(1, 999), (2, 1_000), (400, 1)], 10, "1:999 2:1000 ≥3:1");
    }
}
