import { type FormAnswer, rejectForm } from "#app/forms/form-result.ts";
import type { BusyCalendarProblem } from "#domain/bookings/busy-calendar.server.ts";
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
      answer: rejectForm(form, {
        busyUrl: ["Enter an address that starts with https://, as your calendar app shows it."],
      }),
    };
  return { busyUrl: new URL(typed).href };
}

const words: Record<BusyCalendarProblem | "limited" | "not-found", string> = {
  forbidden:
    "This address is not on the public internet, or not safe to read. It must start with https://.",
  unreachable: "This address does not respond. Please check that it is still correct.",
  refused:
    "The server does not share the calendar. Please check that the address is still correct and public.",
  "too-large": "The calendar is larger than 1 MB. Please share one with fewer events.",
  "too-slow": "The server responds slowly. We try again automatically within 15 minutes.",
  unreadable:
    "There is no calendar at this address. Please enter the ICS address, not the address of a page.",
  "too-much":
    "The calendar has too many events, or series that never end. Please share a smaller one; we try again in a day, or when you ask for it.",
  unfinished: "The last read did not finish. We try again within a day, or when you ask for it.",
  busy: "We are reading other calendars right now. Yours follows within 15 minutes.",
  limited: "It was read several times just now. Please wait a while.",
  "not-found": "No calendar address is set.",
};

export const calendarProblemText = (problem: string) =>
  Object.hasOwn(words, problem) ? words[problem as keyof typeof words] : words.unreachable;
