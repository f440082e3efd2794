import { z } from "zod";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { descriptionSchema } from "#domain/media/picture.ts";
import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { typedDay } from "#shared/typed-day.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";

export const mostInGallery = 20;
export const mostPairs = 20;

const longestWords = 200;

/** For who does not see the photo. Nothing that was not described is shown. */
export const wordsSchema = descriptionSchema.min(1, "Say what the photo shows: people who do not see it have it read to them.");

/** The words that the person shown agrees to, and those with which the place answers for the pictures: kept as they stood. */
export const consentText = (medSpa: string) =>
  say(
    "I am the person in these pictures, and I allow {medSpa} to show them in its listing in this guide, for everybody to see. I was not paid for that. I can take this back at any moment, without a reason, with my private link or through {medSpa}; the pictures are then removed.",
    { medSpa },
  );
export const unalteredText =
  "Both pictures show the same person and are not changed: no filter, no retouching, the same light and angle as far as possible, and nothing else was done in between that would explain the difference.";

const weeksWrong = "Enter whole weeks, 0 to 520.";
const nameMissing = "Enter the name of the person shown.";
export const pairSchema = z.object({
  treatment: oneLine("Choose the treatment.").min(1, "Choose the treatment.").max(80, "Choose the treatment."),
  weeks: oneLine(weeksWrong)
    .regex(/^\d{1,3}$/, weeksWrong)
    .transform(Number)
    .pipe(z.int().max(520, weeksWrong)),
  beforeWords: wordsSchema,
  afterWords: wordsSchema,
  personName: typedName(nameMissing).min(1, nameMissing).max(120, "This is longer than 120 characters."),
  personEmail: z.union([z.literal(""), emailSchema("Enter an e-mail address, or leave it empty.")]).default(""),
  consentedOn: typedDay("Enter the day on which the person agreed."),
  consent: z.literal("yes", "We show nothing that the person shown has not agreed to."),
  unaltered: z.literal("yes", "We show only pictures that are not changed."),
});
export type PairInput = z.infer<typeof pairSchema>;

/** "6 weeks later"; within the first week nobody counts. */
export const laterInWords = (weeks: number) => (weeks === 0 ? say("within a week") : say("{weeks} later", { weeks: plural(weeks, "week") }));

export const photoFaults = ["shows me", "not the place", "misleading", "not theirs", "offensive"] as const;
export type PhotoFault = (typeof photoFaults)[number];
export const photoFaultNames: Record<PhotoFault, string> = {
  "shows me": "It shows me, and I did not agree",
  "not the place": "It does not show this place",
  misleading: "It misleads",
  "not theirs": "It is somebody else's photo",
  offensive: "It is offensive or not fit to be shown",
};
export const reportSchema = z.object({
  fault: z.enum(photoFaults, "Choose what is wrong."),
  words: z.union([z.literal(""), typedText("").max(500, "This is longer than 500 characters.")]).default(""),
});
export type ReportInput = z.infer<typeof reportSchema>;

export type PairStatus = "waiting" | "shown" | "refused" | "ended";

/** Words for a photo, cut where somebody pasted a page. */
export function readWords(text: string) {
  const read = descriptionSchema.safeParse(text.slice(0, 2 * longestWords));
  return read.success ? read.data : text.trim().slice(0, longestWords);
}
