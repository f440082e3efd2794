const minute = 60_000;
/** After the first try: a minute, five, half an hour ... together three days, less what jitter takes. */
const pauses = [1, 5, 30, 120, 300, 600, 840, 1080, 1320];

/** How long to wait after so many tries; null: that was the last. Spread, so that many that failed together do not come back together. */
export function pauseAfter(tries: number, random = Math.random()) {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : Math.round(pause * (0.9 + random / 5) * minute);
}

/** For each number of tries, no delivery waits longer: where one does, the clock was put back meanwhile. Clocks of two machines may differ by the rest. */
const clocksDiffer = 5 * minute;
export const longestPauses = pauses.map((pause) => pause * 1.1 * minute + clocksDiffer);

/** One that does not answer is left alone for a while, whatever else waits for it: a minute longer each time, at most fifteen. */
export const restAfter = (failures: number) => Math.min(failures, 15) * minute;
export const longestRest = restAfter(15) + clocksDiffer;

/** So long nothing arrives until we stop trying. */
export const longestFailing = 5 * 24 * 60 * minute;
