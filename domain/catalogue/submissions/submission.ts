import { z } from "zod";
import { ownershipKinds } from "#shared/credential-kinds.ts";
import { emailAddress } from "#shared/email-address.ts";
import { promiseProblem } from "#shared/promises.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { isWebAddress } from "#shared/web-address.ts";
import { listingTypes, priceRanges } from "./submission-choices.ts";

const levels = Object.keys(priceRanges) as (keyof typeof priceRanges)[];
const tooLong = (most: number) => `This is longer than ${most.toLocaleString("en-US")} characters`;

const line = (message: string, least = 1, most = 200) =>
  oneLine(message).min(least, { error: message, abort: true }).max(most, tooLong(most));
const text = (message: string, least: number, most: number) =>
  typedText(message).min(least, message).max(most, tooLong(most));
const list = (message: string, most: number) =>
  z
    .array(line(message, 1, 80), message)
    .min(1, message)
    .max(most, `Enter at most ${most}`);

const phoneMissing = "Phone number is required";
const phoneMistaken = "Enter a phone number with area code";
const positionMistaken = "Enter latitude and longitude, like 33.6603, -117.8265";
const ownerMissing = "Enter the owner: a person or the company";
const zipMistaken = "Enter a ZIP code of five digits";

/** A listing as its owner describes it. City, categories, and services may be slugs or names. */
export const submissionSchema = z.object({
  name: typedName("Business name is required")
    .min(1, { error: "Business name is required", abort: true })
    .max(120, tooLong(120)),
  description: text("Description must be at least 50 characters", 50, 5000).superRefine(
    (words, context) => {
      const problem = promiseProblem(words);
      if (problem) context.addIssue({ code: "custom", message: problem });
    },
  ),
  address: line("Address is required"),
  city: line("City is required", 1, 80),
  /** Derived from the address if missing. */
  zipCode: z
    .string(zipMistaken)
    .trim()
    .regex(/^(\d{5}(-\d{4})?)?$/, zipMistaken)
    .optional(),
  /** Exact position of the entrance, if it is known beyond the ZIP code. */
  position: z
    .object(
      { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) },
      positionMistaken,
    )
    .optional(),
  phone: line(phoneMissing, 1, 40).refine(
    (phone) => phone.replace(/\D/g, "").length >= 10,
    phoneMistaken,
  ),
  email: emailAddress("Valid email is required").max(200, tooLong(200)),
  website: z
    .string("Valid website URL is required")
    .trim()
    .max(300, tooLong(300))
    .refine((address) => address === "" || isWebAddress(address), "Valid website URL is required")
    .nullish(),
  ownership: z
    .object({
      name: typedName(ownerMissing)
        .min(1, { error: ownerMissing, abort: true })
        .max(120, tooLong(120))
        .describe("The person, or the professional corporation."),
      kind: z
        .enum(ownershipKinds, "Choose the owner’s license")
        .describe("The license under which they own it."),
    })
    .optional(),
  categories: list("At least one category is required", 10),
  services: list("At least one service is required", 60),
  hours: text("Business hours are required", 1, 500),
  listingType: z.enum(listingTypes, "Choose a plan").default("standard"),
  priceRange: z.enum(levels, "Choose a price range from $ to $$$$").default("$$"),
  /**
   * Required by the form. A listing sent through the API without it waits until the owner attests.
   */
  attestation: z.boolean().optional(),
});

export type ListingSubmission = z.infer<typeof submissionSchema>;
