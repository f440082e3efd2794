/**
 * Returns the edit distance of two words; a swap of neighbors counts as one. Returns `most + 1` for
 * anything above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [
    [] as number[],
    Array.from({ length: b.length + 1 }, (_, column) => column),
  ];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** Typos allowed for a word of this length: short words easily turn into other words. */
export function maxTypos(length: number) {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
