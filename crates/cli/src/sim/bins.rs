//! Many values in few bins.

use std::collections::BTreeMap;

/// Some values in a row, and how often they were seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bin {
    pub(crate) label: String,
    pub(crate) count: u64,
}

/// At most so many bins of equal, round width, and one more for the few values far above the rest.
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
    if above > 0 {
        bins.push(Bin { label: format!("≥{}", begin + number * width), count: above });
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
        check(&[(8, 500), (9, 300), (13, 100), (17, 100)], 6, "8–9:800 10–11:0 12–13:100 14–15:0 16–17:100");
        check(&[(1, 999), (2, 1_000), (400, 1)], 10, "1:999 2:1000 ≥3:1");
    }
}
