//! Numbers as a language writes them.

use sim::Estimate;

/// How a language writes numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) thousands: char,
    pub(crate) decimal: char,
}

impl Numbers {
    pub(crate) fn whole(self, number: u64) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(self.thousands);
            }
            text.push(digit);
        }
        text
    }

    pub(crate) fn fixed(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        let text = if number < 0.0 && !text.contains(|sign: char| ('1'..='9').contains(&sign)) {
            format!("{:.digits$}", 0.0)
        } else {
            text
        };
        text.replace('-', "−").replace('.', &self.decimal.to_string())
    }

    pub(crate) fn percent(self, share: f64) -> String {
        format!("{} %", self.fixed(share * 100.0, 1))
    }

    /// A share that may be very small, with as many digits as it needs.
    pub(crate) fn fine_percent(self, share: f64) -> String {
        let percent = share * 100.0;
        let digits = match percent {
            0.0 => 0,
            _ if percent >= 1.0 => 1,
            _ if percent >= 0.1 => 2,
            _ if percent >= 0.01 => 3,
            _ => 4,
        };
        format!("{} %", self.fixed(percent, digits))
    }

    /// With a sign, and what it may be off by.
    pub(crate) fn points(self, estimate: Estimate) -> String {
        let sign = if estimate.mean > 0.0 { "+" } else { "" };
        format!("{sign}{}{}", self.fixed(estimate.mean, 2), self.half(estimate, 1.0, 2))
    }

    pub(crate) fn rate(self, estimate: Estimate) -> String {
        format!("{}{} %", self.fixed(estimate.mean * 100.0, 1), self.half(estimate, 100.0, 1))
    }

    fn half(self, estimate: Estimate, times: f64, digits: usize) -> String {
        estimate.half.map(|half| format!(" ± {}", self.fixed(half * times, digits))).unwrap_or_default()
    }
}

/// A part of a whole, which may be nothing.
pub(crate) fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written() {
        let russian = Numbers { thousands: '\u{a0}', decimal: ',' };
        assert_eq!(russian.whole(1_234_567), "1\u{a0}234\u{a0}567");
        assert_eq!(russian.whole(123), "123");
        assert_eq!(russian.fixed(-0.001, 2), "0,00");
        assert_eq!(russian.points(Estimate { mean: -1.256, half: Some(0.5) }), "−1,26 ± 0,50");
        let english = Numbers { thousands: ',', decimal: '.' };
        assert_eq!(english.points(Estimate { mean: 1.25, half: None }), "+1.25");
        assert_eq!(english.rate(Estimate { mean: 0.1234, half: Some(0.0012) }), "12.3 ± 0.1 %");
        assert_eq!(
            [0.5, 0.0012, 0.000_123, 0.0].map(|of| english.fine_percent(of)),
            ["50.0 %", "0.12 %", "0.012 %", "0 %"]
        );
    }
}
