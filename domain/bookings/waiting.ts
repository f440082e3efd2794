import type { Letter } from "#domain/mail/letter.ts";
import type { BookingTouches } from "./touches.ts";
import { timeInWords, whenInWords } from "./when.ts";

export const waitingLinkOf = ({ siteUrl, bookingSigner }: Pick<BookingTouches, "siteUrl" | "bookingSigner">, id: number) =>
  `${siteUrl}/waiting/${bookingSigner.sign(`waiting-${id}`)}`;

export function readWaitingLink({ bookingSigner }: Pick<BookingTouches, "bookingSigner">, link: string) {
  const id = Number(/^waiting-(\d+)$/.exec(bookingSigner.read(link) ?? "")?.[1] ?? "");
  return Number.isInteger(id) && id > 0 ? id : null;
}

type Offered = { treatment: string; medSpa: string; date: string; time: string };

export const offerLetter = (offered: Offered, until: { time: string }, href: string): Letter => ({
  title: `A time is free at ${offered.medSpa}`,
  paragraphs: [`${offered.treatment}, ${whenInWords(offered)}.`, `It is kept for you until ${timeInWords(until.time)}. Then the next person is asked.`],
  action: { text: "Take this time", href },
  after: ["If you no longer need it, the same page lets you leave the waiting list."],
});

export const waitingLetter = ({ treatment, medSpa, day }: { treatment: string; medSpa: string; day: string }, href: string): Letter => ({
  title: `You are on the waiting list of ${medSpa}`,
  paragraphs: [`${treatment}, ${day}.`, "When a time becomes free that day, you are asked in turn."],
  action: { text: "See your place in line", href },
});
