import { say } from "#shared/say.ts";
export const leadStatuses = ["new", "answered", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const callTimes = ["any", "morning", "afternoon", "evening"] as const;
export const callTimeNames: Record<(typeof callTimes)[number], string> = {
  any: "Any time",
  morning: "In the morning",
  afternoon: "In the afternoon",
  evening: "In the evening",
};

/** Returns the consent that submitting implies. */
export const callConsent = (listing: string) =>
  say(
    "By sending this you ask {listing} to call you at this number, and to write to you about it. It binds you to nothing.",
    { listing },
  );
/** The listing should call within this time. */
const promisedHours = 24;
const hour = 60 * 60_000;

/** Returns the age of a request relative to its response deadline. */
export function responseClock(createdAt: Date, now: Date) {
  const hours = Math.floor((now.getTime() - createdAt.getTime()) / hour);
  const isLate = hours >= promisedHours;
  const age =
    hours < 1
      ? "Less than an hour old"
      : hours < 48
        ? `${hours} ${hours === 1 ? "hour" : "hours"} old`
        : `${Math.floor(hours / 24)} days old`;
  const left = promisedHours - hours;
  return {
    isLate,
    words: isLate
      ? `${age}: over ${promisedHours} hours`
      : `${age}, ${left} of ${promisedHours} ${left === 1 ? "hour" : "hours"} left`,
  };
}

/** Formats minutes as "within 3 hours". */
export function durationInWords(minutes: number) {
  if (minutes <= 60) return say("within an hour");
  const hours = Math.ceil(minutes / 60);
  return hours <= 24
    ? say("within {hours} hours", { hours })
    : say("within {days} days", { days: Math.ceil(hours / 24) });
}
