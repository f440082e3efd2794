import { z } from "zod";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { descriptionSchema } from "#domain/uploads/photo-description.ts";
import { plural, say } from "#shared/say.ts";
import { typedDay } from "#shared/typed-day.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";

export const maxGalleryPhotos = 20;
export const maxPairs = 20;

const longestWords = 200;

/** Alt text. Photos without it are not shown. */
export const wordsSchema = descriptionSchema.min(
  1,
  "Describe the photo: screen readers read this to people who cannot see it.",
);

/** Longest duration of a consent: Civil Code 56.11 allows a year. */
export const consentYears = 1;
export const consentEnd = (consentedOn: string) =>
  `${Number(consentedOn.slice(0, 4)) + consentYears}${consentedOn.slice(4)}`.replace(
    "-02-29",
    "-02-28",
  );

type ConsentFacts = { listing: string; treatment: string; until: string };

/** Stands for the name, which is stored encrypted and deleted with the photos. */
const nameHere = "{person}";

/**
 * Authorization of the person shown (Civil Code 56.11, 45 CFR 164.508), in the page's language. It
 * is stored in the language in which the person agreed to it.
 */
export const consentText = (facts: ConsentFacts) =>
  say(
    "I, {person}, am 18 or older and the person in these pictures. I authorize {listing} to disclose them, and that they show {treatment}, to {brand} and through it to the public, in this listing, to advertise the practice, until {until} or until I take this back. Nothing else about me or my care may be disclosed. My care does not depend on this, and I was not paid. I understand that anyone who receives the pictures may copy and disclose them again, and that privacy law may then no longer protect them. I can take this back at any moment on my private page or through {listing}; the pictures are then removed here. I can read and print this text on that page, as my copy.",
    { ...facts, person: nameHere },
  );
export const withName = (consent: string, name: string | undefined) =>
  consent.replace(nameHere, name ?? say("the person shown"));

/** The listing's statement about the photos, stored verbatim. */
export const unalteredText =
  "Both pictures show the same person and are not changed: no filter, no retouching, the same light, distance, pose and angle, no makeup that hides the area, and nothing else was done in between that would explain the difference.";

/** California requires this with each pair. */
export const resultsVaryText = "The same before and after results may not occur for all patients.";

/** Swelling is not a result: photos of these groups must not be taken earlier. */
export const minWeeksAfter: Record<string, number> = { injectables: 2 };

const weeksWrong = "Enter whole weeks, 0 to 520.";
const nameMissing = "Enter the name of the person shown.";
export const pairSchema = z.object({
  treatment: oneLine("Choose the treatment.")
    .min(1, "Choose the treatment.")
    .max(80, "Choose the treatment."),
  weeks: oneLine(weeksWrong)
    .regex(/^\d{1,3}$/, weeksWrong)
    .transform(Number)
    .pipe(z.int().max(520, weeksWrong)),
  whatWasDone: oneLine("Describe what was done.")
    .min(3, "Describe what was done: the product or device, how much, how many sessions.")
    .max(200, "This is longer than 200 characters."),
  beforeWords: wordsSchema,
  afterWords: wordsSchema,
  personName: typedName(nameMissing)
    .min(1, nameMissing)
    .max(120, "This is longer than 120 characters."),
  personEmail: emailSchema(
    "Enter the email address of the person shown: we publish the photos only after they say yes.",
  ),
  consentedOn: typedDay("Enter the day on which the person gave consent."),
  consent: z.literal("yes", "We only show photos that the person shown has agreed to."),
  unaltered: z.literal("yes", "We only show unaltered photos."),
});
export type PhotoPairInput = z.infer<typeof pairSchema>;

/** For example "6 weeks later"; the first week is not counted. */
export const formatWeeksLater = (weeks: number) =>
  weeks === 0 ? say("within a week") : say("{weeks} later", { weeks: plural(weeks, "week") });

export const photoFaults = [
  "shows me",
  "not the place",
  "misleading",
  "not theirs",
  "offensive",
] as const;
export type PhotoFault = (typeof photoFaults)[number];
export const photoFaultNames: Record<PhotoFault, string> = {
  "shows me": "It shows me, and I did not agree",
  "not the place": "It does not show this provider",
  misleading: "It misleads",
  "not theirs": "It’s someone else’s photo",
  offensive: "It is offensive or not fit to be shown",
};
export const reportSchema = z.object({
  fault: z.enum(photoFaults, "Choose what is wrong."),
  words: z
    .union([z.literal(""), typedText("").max(500, "This is longer than 500 characters.")])
    .default(""),
});
export type PhotoReportInput = z.infer<typeof reportSchema>;

export function readPhotoDescription(text: string) {
  const read = descriptionSchema.safeParse(text.slice(0, 2 * longestWords));
  return read.success ? read.data : text.trim().slice(0, longestWords);
}
