const hour = 60 * 60_000;

const promisedHours = 24;

/** Formats an age, "3 hours old", or "2 h overdue" if the wait is longer than promised. */
export function ageOf(at: Date, now: Date) {
  const hours = Math.floor((now.getTime() - at.getTime()) / hour);
  const words =
    hours < 48
      ? `${hours} ${hours === 1 ? "hour" : "hours"} old`
      : `${Math.floor(hours / 24)} days old`;
  const late = hours - promisedHours;
  return {
    age: hours < 1 ? "Less than an hour old" : words,
    overdue:
      late < 0 ? null : late < 48 ? `${late} h overdue` : `${Math.floor(late / 24)} days overdue`,
  };
}
