type OccupiedQuarter = { place: number; quarter: number };

/** Assigns each new holder the lowest capacity that is free in all of its quarters. */
export function assignLowestCapacity(
  there: OccupiedQuarter[],
  coming: { holder: string; quarters: number[] }[],
) {
  const taken = new Set(there.map(({ place, quarter }) => `${place} ${quarter}`));
  const given = new Map<string, number>();
  for (const { holder, quarters } of coming) {
    let place = 1;
    while (quarters.some((quarter) => taken.has(`${place} ${quarter}`))) place++;
    for (const quarter of quarters) taken.add(`${place} ${quarter}`);
    given.set(holder, place);
  }
  return given;
}
