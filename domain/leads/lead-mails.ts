import type { Letter } from "#domain/mail/letter.ts";
import { durationInWords } from "./lead.ts";

/** Neither letter repeats what the visitor wrote to the place: mail is read by more than one. */

export function visitorLetter({ medSpa, phone, usualMinutes }: { medSpa: string; phone: string; usualMinutes: number | null }, listing: string): Letter {
  return {
    title: `${medSpa} has your request for a call`,
    paragraphs: [
      `We passed your number on to ${medSpa}.`,
      ...(usualMinutes === null ? [] : [`It usually answers ${durationInWords(usualMinutes)}.`]),
      `If it is urgent, call yourself: ${phone}.`,
    ],
    action: { text: `See ${medSpa}`, href: listing },
  };
}

type Asked = { customerName: string; customerPhone: string; customerEmail: string; treatment: string | null; bestTime: string };

export function placeLetter({ customerName, customerPhone, customerEmail, treatment, bestTime }: Asked, href: string): Letter {
  return {
    title: `${customerName} asks for a call`,
    paragraphs: [`${customerName}, ${customerPhone}, ${customerEmail}.`, `Best time: ${bestTime}.${treatment ? ` About: ${treatment}.` : ""}`],
    action: { text: "Open the request", href },
    after: ["Please answer within 24 hours, and mark it as answered there: visitors see how fast you usually are."],
  };
}
