import { z } from "zod";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { descriptionSchema } from "#domain/uploads/photo-description.ts";
import { typedDay } from "#shared/typed-day.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { photoFaults } from "./photos.ts";

const longestWords = 200;

/** Alt text. Photos without it are not shown. */
export const wordsSchema = descriptionSchema.min(
  1,
  "Describe the photo: screen readers read this to people who cannot see it.",
);

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
