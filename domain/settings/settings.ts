import { z } from "zod";
import { emailAddress } from "#shared/email-address.ts";
import { clockOfDay, minuteOf } from "#shared/local-time.ts";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { readLinks } from "./social-links.ts";

/** Settings that a running site may change. Name, region and prices stay in site/. */

/** The tag of every page, for which every process listens. */
export const settingsTag = "settings";

const line = (most: number) =>
  oneLine("This is missing.").max(most, `This is longer than ${most} characters.`);
const day = z.union([z.literal(""), typedDay("Choose a day.")], "Choose a day.");
const time = oneLine("Choose a time.").refine(
  (typed) => typed === "" || minuteOf(typed) !== null,
  "Choose a time.",
);
const yesOrNo = z.enum(["yes", "no"], "Choose one.");
const ownOrHttps = /^(https:\/\/[^\s/]+\.[^\s]+|\/(?![/\\])\S*)$/;

const contact = z.strictObject({
  email: line(200).pipe(emailAddress("Enter an email address.")),
  phone: line(30).refine(
    (typed) => typed === "" || /^\+?[\d\s().-]{7,}$/.test(typed),
    "Enter a phone number, or leave this empty.",
  ),
  postalAddress: line(200).min(10, "Enter the full address: every email to a list must show it."),
});
const operator = z.strictObject({
  legalName: line(200).min(2, "Enter the name of the company or person that runs the site."),
  dmcaAgent: typedText("This is missing.").max(600, "This is longer than 600 characters."),
  venue: line(120).min(3, "Enter a county and a state."),
});
const price = z
  .strictObject({
    dollars: line(12).refine(
      (typed) => typed === "" || /^\d{1,4}(\.\d\d)?$/.test(typed),
      "Enter dollars, like 35 or 34.50, or leave this empty.",
    ),
    fromDay: day,
  })
  .refine(({ dollars, fromDay }) => (dollars === "") === (fromDay === ""), {
    path: ["fromDay"],
    message: "A new price needs an amount and a day.",
  });
const social = z.strictObject({
  links: typedText("This is missing.")
    .max(1_000, "This is longer than 1000 characters.")
    .refine(
      (typed) => readLinks(typed) !== null,
      "Each line needs a name and an address that begins with https://",
    ),
});
const announcement = z
  .strictObject({
    words: line(200),
    linkText: line(60),
    link: line(300),
    fromDay: day,
    fromTime: time,
    untilDay: day,
    untilTime: time,
    mayBeClosed: yesOrNo,
  })
  .superRefine((input, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if ((input.link === "") !== (input.linkText === ""))
      refuse(input.link === "" ? "link" : "linkText", "A link needs a text and an address.");
    if (input.link !== "" && !ownOrHttps.test(input.link))
      refuse("link", "Enter a path of this site, or an address that begins with https://");
    for (const side of ["from", "until"] as const)
      if (input[`${side}Day`] !== "" && !momentOf(input, side))
        refuse(
          `${side}Time`,
          "This time does not exist on that day, because clocks move forward. Choose another one.",
        );
    const [from, until] = [momentOf(input, "from"), momentOf(input, "until")];
    if (from && until && until <= from) refuse("untilDay", "It ends before it begins.");
  });
const intake = z.strictObject({
  taken: yesOrNo,
  words: line(300).min(1, "Enter a reason, in one sentence."),
});

export const settingSchemas = {
  contact,
  operator,
  price,
  social,
  announcement,
  listings: intake,
  reviews: intake,
  bookings: intake,
};
export type SettingName = keyof typeof settingSchemas;
export type Settings = { [Name in SettingName]: z.infer<(typeof settingSchemas)[Name]> };
export type ClosableIntake = "listings" | "reviews" | "bookings";

export const settingNames = Object.keys(settingSchemas) as SettingName[];
export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(settingSchemas, name);

type Span = Pick<Settings["announcement"], "fromDay" | "fromTime" | "untilDay" | "untilTime">;

/**
 * Resolves in the region's time zone. A last day without a time is inclusive.
 * Null: open-ended, or a time that does not exist.
 */
export function momentOf(span: Span, side: "from" | "until") {
  const [onDay, at] =
    side === "from" ? [span.fromDay, span.fromTime] : [span.untilDay, span.untilTime];
  if (onDay === "") return null;
  return clockOfDay(onDay)(minuteOf(at) ?? (side === "from" ? 0 : 24 * 60));
}

export type Announcement = {
  id: string;
  words: string;
  link: { text: string; href: string } | null;
  mayBeClosed: boolean;
};

/** Returns the current banner. Its id derives from its text: a new text is a new announcement. */
export function announcementAt({ announcement }: Settings, now: Date): Announcement | null {
  const [from, until] = [momentOf(announcement, "from"), momentOf(announcement, "until")];
  if (announcement.words === "" || (from && now < from) || (until && now >= until)) return null;
  const link =
    announcement.link === "" ? null : { text: announcement.linkText, href: announcement.link };
  return {
    id: idOf(announcement.words),
    words: announcement.words,
    link,
    mayBeClosed: announcement.mayBeClosed === "yes",
  };
}

function idOf(words: string) {
  let sum = 7;
  for (const content of words) sum = (sum * 31 + (content.codePointAt(0) ?? 0)) % 2_147_483_647;
  return sum.toString(36);
}
