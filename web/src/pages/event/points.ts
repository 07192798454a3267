// Table points are reckoned in twelfths (MCRC-SCORE-5) and read as decimals of at most two places.

/** Twelfths as people write them in a language: 30 is 2.5 or 2,5. */
export function tablePoints(twelfths: number, lang: string): string {
  // Rounded in whole hundredths, half away from zero, so that no float decides about the last digit.
  const hundredths = Math.sign(twelfths) * Math.floor((Math.abs(twelfths) * 100 + 6) / 12);
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(hundredths / 100).replace("-", "−");
}

/** What a person typed as table points, in twelfths; null if it is no number that table points can be. */
export function twelfths(text: string): number | null {
  const clean = text.trim().replace("−", "-").replace(",", ".");
  const fraction = /^(-?\d+)\/(\d+)$/.exec(clean);
  const value = fraction ? Number(fraction[1]) / Number(fraction[2]) : clean === "" ? Number.NaN : Number(clean);
  if (!Number.isFinite(value)) return null;
  const whole = Math.round(value * 12);
  // 2.33 means seven thirds: what is written with two places is taken for the twelfth that it rounds from.
  return Math.abs(value * 12 - whole) < 0.07 ? whole : null;
}
