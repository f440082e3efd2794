type OccupiedQuarter = { station: number; quarterHour: number };

/** Assigns each new holder the lowest capacity that is free in all of its quarters. */
export function assignLowestCapacity(
  there: OccupiedQuarter[],
  coming: { holder: string; quarters: number[] }[],
) {
  const taken = new Set(there.map(({ station, quarterHour }) => `${station} ${quarterHour}`));
  const byQuarter = new Map<string, number>();
  for (const { holder, quarters } of coming) {
    let station = 1;
    while (quarters.some((quarter) => taken.has(`${station} ${quarter}`))) station++;
    for (const quarter of quarters) taken.add(`${station} ${quarter}`);
    byQuarter.set(holder, station);
  }
  return byQuarter;
}
