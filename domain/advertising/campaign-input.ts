import { z } from "zod";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";
import { isWebAddress } from "#shared/web-address.ts";
import { kinds } from "./campaign.ts";
import { adSlotNames, isAboutPlaces } from "./slot.ts";

const tooLong = (most: number) => `This is longer than ${most} characters.`;

const line = (missing: string, most: number) =>
  oneLine(missing).min(1, missing).max(most, tooLong(most));

const day = (missing: string) => z.string(missing).trim().pipe(typedDay(missing));

const parts = "Enter a whole number from 1 to 100.";

const ownPath = /^\/(?![/\\])[\w\-./?=&%+#]*$/;

const leadsSomewhere = (address: string) =>
  ownPath.test(address) || (address.startsWith("https://") && isWebAddress(address));

export const adCampaignSchema = z
  .object({
    kind: z.enum(kinds, "Choose who it is for."),
    advertiser: line("Enter the advertiser.", 60),
    licensee: oneLine("").max(120, tooLong(120)).default(""),
    headline: line("Enter a headline.", 60),
    words: line("Describe it in one sentence.", 160),
    invitation: line("Enter the text of the link, like “See the treatments”.", 30),
    destination: oneLine("Enter the address of the link.")
      .min(1, "Enter the address of the link.")
      .max(500, tooLong(500))
      .refine(
        leadsSomewhere,
        "Enter an address that begins with https://, or a path of this site like /add-listing.",
      ),
    fromDay: day("Enter the first day."),
    untilDay: z
      .string()
      .trim()
      .transform((text) => text || null)
      .pipe(typedDay("Enter the last day, or leave it empty.").nullable()),
    slots: z.array(z.enum(adSlotNames)).min(1, "Choose where it appears."),
    places: z
      .array(z.string().regex(/^(city|category)\/[a-z0-9-]{1,60}$/, "Choose places from the list."))
      .max(60, "Choose fewer, or none for everywhere."),
    parts: z.coerce.number(parts).int(parts).min(1, parts).max(100, parts),
  })
  .superRefine(({ fromDay, untilDay, slots, places }, { addIssue }) => {
    if (untilDay && untilDay < fromDay)
      addIssue({
        code: "custom",
        path: ["untilDay"],
        message: "The last day is before the first.",
      });
    if (places.length > 0 && !slots.some(isAboutPlaces))
      addIssue({
        code: "custom",
        path: ["slots"],
        message:
          "The home page is not tied to a particular city or category: choose another slot as well, or no places.",
      });
  });

export type AdCampaignInput = z.infer<typeof adCampaignSchema>;
