const minute = 60_000;
/** Minutes between attempts; together about three days, less the jitter. */
const pauses = [1, 5, 30, 120, 300, 600, 840, 1080, 1320];

/**
 * Returns the delay after this many attempts; null after the last. Jitter spreads simultaneous
 * failures.
 */
export function pauseAfter(tries: number, random = Math.random()) {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : Math.round(pause * (0.9 + random / 5) * minute);
}

/**
 * Upper bounds per number of attempts. A longer delay means that the clock was set back.
 * `clocksDiffer` allows for clock skew between machines.
 */
const clocksDiffer = 5 * minute;
export const maxRetryDelays = pauses.map((pause) => pause * 1.1 * minute + clocksDiffer);

/** Pauses a failing endpoint for all its deliveries: a minute more each time, up to fifteen. */
export const restAfter = (failures: number) => Math.min(failures, 15) * minute;
export const maxEndpointPause = restAfter(15) + clocksDiffer;

/** Time without any success until we disable an endpoint. */
export const maxFailingTime = 5 * 24 * 60 * minute;
