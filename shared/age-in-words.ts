const hour = 60 * 60_000;

/** How long something waits: "3 hours old". */
export function ageInWords(since: Date, now: Date) {
  const hours = Math.floor((now.getTime() - since.getTime()) / hour);
  if (hours < 1) return "Less than an hour old";
  return hours < 48 ? `${hours} ${hours === 1 ? "hour" : "hours"} old` : `${Math.floor(hours / 24)} days old`;
}
