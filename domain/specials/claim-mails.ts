import type { Letter } from "#domain/mail/letter.ts";
import { formatDay } from "#shared/local-day.ts";

type Of = { title: string; medSpaName: string; termsConditions: string | null; code: string; validTo: string; usedOn: string | null };

/** To whoever claimed, and again whenever he asks. */
export function claimLetter({ title, medSpaName, termsConditions, code, validTo, usedOn }: Of, link: string): Letter {
  if (usedOn !== null)
    return {
      title: `You used your code at ${medSpaName}`,
      paragraphs: [`${title}, at ${medSpaName}.`, `Your code was redeemed on ${formatDay(usedOn)}. There is one for each person.`],
    };
  return {
    title: `Your code for ${medSpaName}`,
    paragraphs: [
      `${title}, at ${medSpaName}.`,
      `Your code: ${code}`,
      `It works once, until the end of ${formatDay(validTo)}. Show it when you pay, or the QR code that comes with this mail.`,
      ...(termsConditions ? [`Terms: ${termsConditions}`] : []),
    ],
    action: { text: "See your code", href: link },
    after: ["If it was not you who claimed this deal, do nothing: nobody else can read this mail."],
  };
}
