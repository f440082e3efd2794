import type { EmailContent } from "#shared/email-parts.ts";
import { waitlistLinkPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import type { BookingDeps } from "./deps.ts";
import { clockInSentence, whenInWords } from "./when.ts";

export const waitingLinkOf = (
  { siteUrl, bookingSigner }: Pick<BookingDeps, "siteUrl" | "bookingSigner">,
  id: number,
) => `${siteUrl}${to(waitlistLinkPath(bookingSigner.sign(`waiting-${id}`)))}`;

export function readWaitingLink(
  { bookingSigner }: Pick<BookingDeps, "bookingSigner">,
  link: string,
) {
  const id = Number(/^waiting-(\d+)$/.exec(bookingSigner.read(link) ?? "")?.[1] ?? "");
  return Number.isInteger(id) && id > 0 ? id : null;
}

type OfferedSlot = { treatment: string; listing: string; date: string; time: string };

export const slotOfferEmail = (
  offered: OfferedSlot,
  until: { time: string },
  href: string,
): EmailContent => ({
  title: say("A time is free at {listing}", { listing: offered.listing }),
  paragraphs: [
    `${sayStored(offered.treatment)}, ${whenInWords(offered)}.`,
    say("It is held for you until {time}. After that, we ask the next person.", {
      time: clockInSentence(until.time),
    }),
  ],
  action: { text: say("Take this time"), href },
  after: [say("If you no longer need it, the same page lets you leave the waiting list.")],
});

export const waitlistJoinedEmail = (
  { treatment, listing, day }: { treatment: string; listing: string; day: string },
  href: string,
): EmailContent => ({
  title: say("You are on the waiting list of {listing}", { listing }),
  paragraphs: [
    `${sayStored(treatment)}, ${day}.`,
    say("When a time opens up that day, we email people in turn."),
  ],
  action: { text: say("See your place in line"), href },
});
