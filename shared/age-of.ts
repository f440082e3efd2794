const hour = 60 * 60_000;

const promisedHours = 24;

/** "3 hours old", and if the wait is longer than promised. */
export function ageOf(at: Date, now: Date) {
  const hours = Math.floor((now.getTime() - at.getTime()) / hour);
  const words =
    hours < 48
      ? `${hours} ${hours === 1 ? "hour" : "hours"} old`
      : `${Math.floor(hours / 24)} days old`;
  return { age: hours < 1 ? "Less than an hour old" : words, isLate: hours >= promisedHours };
}
