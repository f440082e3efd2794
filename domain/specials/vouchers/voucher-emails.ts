import type { EmailContent } from "#shared/email-parts.ts";
import { formatDay } from "#shared/local-day.ts";
import { say } from "#shared/say.ts";
import { examinationFirstText } from "../special.ts";

type VoucherDetails = {
  title: string;
  medSpaName: string;
  termsConditions: string | null;
  code: string;
  validTo: string;
  usedOn: string | null;
  isMedical: boolean;
  /** Null where the provider takes no bookings here. */
  bookUrl: string | null;
  directionsUrl: string;
};

/** Repeats no user input, because the address may belong to someone else. */
export const confirmVoucherEmail = (
  {
    title,
    medSpaName,
    minutes,
  }: Pick<VoucherDetails, "title" | "medSpaName"> & { minutes: number },
  link: string,
): EmailContent => ({
  title: say("Confirm your voucher for {medSpaName}", { medSpaName }),
  paragraphs: [
    say("{title}, at {medSpaName}.", { title, medSpaName }),
    say(
      "Open this link within {minutes} minutes to get your code. Until then nothing is held for you.",
      { minutes },
    ),
  ],
  action: { text: say("Get my code"), href: link },
  after: [say("If you did not ask for this voucher, you do not need to do anything.")],
});

/** Builds the email that is sent with each request for the voucher. */
export function voucherEmail(voucher: VoucherDetails, link: string, qr: string[]): EmailContent {
  const { title, medSpaName, termsConditions, code, validTo, usedOn, isMedical } = voucher;
  if (usedOn !== null)
    return {
      title: say("You used your code at {medSpaName}", { medSpaName }),
      paragraphs: [
        say("{title}, at {medSpaName}.", { title, medSpaName }),
        say("Your code was redeemed on {day}. There is one per person.", {
          day: formatDay(usedOn),
        }),
      ],
    };
  return {
    title: say("Your code for {medSpaName}", { medSpaName }),
    paragraphs: [
      say("{title}, at {medSpaName}.", { title, medSpaName }),
      say("It works once, until the end of {day}. Show it, or the QR code below, when you pay.", {
        day: formatDay(validTo),
      }),
      say("EXPIRES {day}", { day: formatDay(validTo).toUpperCase() }),
      ...(isMedical ? [say(examinationFirstText)] : []),
      ...(termsConditions ? [say("Terms: {termsConditions}", { termsConditions })] : []),
    ],
    code: { text: code, rows: qr },
    action: { text: say("See your code"), href: link },
    links: [
      ...(voucher.bookUrl ? [{ text: say("Book Now"), href: voucher.bookUrl }] : []),
      { text: say("Directions"), href: voucher.directionsUrl },
    ],
    after: [
      say(
        "If it was not you who claimed this deal, you do not need to do anything: no one else can read this email.",
      ),
    ],
  };
}
