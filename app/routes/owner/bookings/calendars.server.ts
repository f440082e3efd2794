import { type FormAnswer, mistaken } from "#app/forms/form-result.ts";
import type { BusyProblem } from "#domain/bookings/busy-calendar.server.ts";
import { completeWebAddress, isWebAddress } from "#shared/web-address.ts";

const longest = 1000;

/** Accepts webcal: links, which calendar apps use for https. */
export function readBusyForm(form: FormData): { busyUrl: string | null } | { answer: FormAnswer } {
  const typed = completeWebAddress(
    String(form.get("busyUrl") ?? "").replace(/^\s*webcals?:/i, "https:"),
  );
  if (typed === "") return { busyUrl: null };
  if (typed.length > longest || !isWebAddress(typed) || !/^https:/i.test(typed))
    return {
      answer: mistaken(form, {
        busyUrl: ["Enter an address that begins with https://, as your calendar program shows it."],
      }),
    };
  return { busyUrl: new URL(typed).href };
}

const words: Record<BusyProblem | "limited" | "not-found", string> = {
  forbidden:
    "This address is not on the public internet, or not safe to read. It has to begin with https://.",
  unreachable: "Nothing answers at this address. Please look whether it is still right.",
  refused:
    "The other side does not hand out the calendar. Please look whether the address is still right, and public.",
  "too-large": "The calendar is larger than 1 MB. Please share one with fewer events.",
  "too-slow": "The other side is slow to answer. We try again by ourselves within 15 minutes.",
  unreadable:
    "What is at this address is no calendar. Please give the ICS address, not that of a page.",
  "too-much":
    "The calendar has too many events, or series that never end. Please share a smaller one; we try again in a day, or when you ask for it.",
  unfinished: "The last reading did not finish. We try again within a day, or when you ask for it.",
  busy: "Other calendars are being read at this moment. Yours is read within 15 minutes.",
  limited: "It was read often just now. Please wait a while.",
  "not-found": "No calendar is named.",
};

export const wordsOfRead = (problem: string) =>
  Object.hasOwn(words, problem) ? words[problem as keyof typeof words] : words.unreachable;
