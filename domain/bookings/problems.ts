import { closedForNow, type Problems } from "#domain/problem.ts";
import type { BlockTimeResult } from "./block-time.server.ts";
import { visitNotStartedText } from "./booking.ts";
import type { MakeBookingResult } from "./make-booking.server.ts";
import type { SetStatusResult } from "./set-status.server.ts";

export const makeBookingProblems: Problems<Exclude<MakeBookingResult, { outcome: "made" }>> = {
  "not-found": { status: 404, message: "The requested med spa could not be found." },
  "not-bookable": {
    status: 422,
    code: "treatment-not-bookable",
    field: "treatmentType",
    message: "This treatment can no longer be booked here. Please choose another.",
  },
  "special-over": {
    status: 422,
    code: "special-ended",
    field: "specialId",
    message: "This special is not available on that day. You can still book at the usual price.",
  },
  "too-many": {
    status: 422,
    code: "too-many-bookings",
    field: "customerEmail",
    message: "You already have several bookings here. Please call the provider to make another.",
  },
  taken: { status: 409, code: "slot-taken", message: "This time is taken. Please choose another." },
  "not-offered": ({ why, words }) => ({
    status: 422,
    code: `slot-${why}`,
    field: why === "closed-day" || why === "too-late" ? "preferredDate" : "preferredTime",
    message: words,
  }),
  closed: ({ words }) => closedForNow(words),
  limited: ({ retryAfter }) => ({
    status: 429,
    message: "We received many bookings from your network. Please try again in a while, or call.",
    retryAfter,
  }),
};

/** Heading of the problems below. */
export const statusUnchanged = "Failed to update booking status";

export const setStatusProblems: Problems<Exclude<SetStatusResult, "done">, string> = {
  "not-found": { status: 404, message: "It does not exist, or belongs to someone else." },
  taken: { status: 409, code: "slot-taken", message: "Its time is taken by another booking." },
  stale: {
    status: 409,
    code: "booking-changed",
    message:
      "This booking changed after you last saw it. Check its current state, then choose again.",
  },
  "cancelled-by-customer": {
    status: 409,
    code: "cancelled-by-customer",
    message: "The customer cancelled it. To restore it anyway, start from its current version.",
  },
  "not-started": {
    status: 409,
    code: "visit-not-started",
    message: `${visitNotStartedText} Until then, confirm, move or cancel it.`,
  },
};

export const bookingSettingsProblems: Problems<"no-agreement", string> = {
  "no-agreement": {
    status: 409,
    field: "isOpen",
    message:
      "Sign the business associate agreement first: bookings open once we have entered the day.",
  },
};

export const bookingEmailProblems: Problems<"limited", string> = {
  limited: {
    status: 429,
    field: "bookingEmail",
    message: "You sent ten links today. Try again tomorrow.",
  },
};

export const blockTimeProblems: Problems<Exclude<BlockTimeResult, { outcome: "done" }>, string> = {
  taken: {
    status: 409,
    field: "time",
    message:
      "All slots are taken at this time, at least for part of it. Choose another time, or a shorter one.",
  },
  "no-such-time": { status: 422, field: "time", message: "Choose a time in the future." },
  "not-found": {
    status: 409,
    message: "This listing does not take bookings here yet. Open bookings in the setup first.",
  },
};
