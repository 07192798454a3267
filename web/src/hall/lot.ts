// Who begins where, drawn by lot: every order is as likely as any other.

/** The same things in another order. `chance` gives a whole number below its argument. */
export function drawn<T>(things: readonly T[], chance: (below: number) => number = fair): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** What does not divide evenly is thrown again. */
function fair(below: number): number {
  const top = Math.floor(2 ** 32 / below) * below;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= top);
  return word[0]! % below;
}
