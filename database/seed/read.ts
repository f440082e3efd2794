import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { projectRoot } from "#platform/project-root.ts";
import { StartFailure } from "#platform/start-failure.ts";
import {
  categoryShape,
  cityShape,
  licenseCheckShape,
  listingEditShape,
  ownerShape,
  providerShape,
  questionShape,
  reviewShape,
  specialShape,
  treatmentShape,
} from "./shape.ts";

/** Reads and validates the files of site/ and database/seed/. */

export const readCities = () => read("site/cities.json", z.array(cityShape));

export function readCategories() {
  const order = read("site/category-order.json", z.array(z.string()));
  return order.map((slug) => read(`site/categories/${slug}.json`, categoryShape));
}

export const readTreatments = () => {
  const shared = read("site/safety-sentences.json", sharedSentences);
  return filesIn("site/treatments").flatMap((file) =>
    check(file, z.array(treatmentShape), withSharedSentences(file, parse(file), shared)),
  );
};

const sharedSentences = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1)));

/** Replaces "@toxin" in a field by the sentences that site/safety-sentences.json has for it. */
function withSharedSentences(
  file: string,
  content: unknown,
  shared: z.infer<typeof sharedSentences>,
): unknown {
  const spelledOut = (field: string, text: string) => {
    if (!text.startsWith("@")) return [text];
    const found = shared[text.slice(1)]?.[field];
    if (!found)
      throw new StartFailure(`${file}: site/safety-sentences.json has no ${field} for ${text}.`);
    return found;
  };
  return z
    .array(z.record(z.string(), z.unknown()))
    .parse(content)
    .map((treatment) =>
      Object.fromEntries(
        Object.entries(treatment).map(([field, value]) => {
          if (typeof value === "string") return [field, spelledOut(field, value).join(" ")];
          if (!Array.isArray(value)) return [field, value];
          return [
            field,
            value.flatMap((line: unknown) =>
              typeof line === "string" ? spelledOut(field, line) : [line],
            ),
          ];
        }),
      ),
    );
}

/** Providers with the city that their file is named after. */
export const readProviders = () =>
  filesIn("database/seed/providers").flatMap((file) =>
    read(file, z.array(providerShape)).map((provider) => ({
      ...provider,
      city: basename(file, ".json"),
    })),
  );

export const readSpecials = () => read("database/seed/specials.json", z.array(specialShape));

export const readQuestions = () => read("database/seed/questions.json", z.array(questionShape));

export const readReviews = () => read("database/seed/reviews.json", z.array(reviewShape));

export const readSeedLicenseChecks = () =>
  read("database/seed/listing-status.json", z.array(licenseCheckShape));

export const readSeedEdits = () =>
  read("database/seed/pending-edits.json", z.array(listingEditShape));

export const readOwners = () => read("database/seed/owners.json", z.array(ownerShape));

const filesIn = (folder: string) =>
  readdirSync(join(projectRoot, folder))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => `${folder}/${file}`);

const parse = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), "utf8"));

const read = <Shape extends z.ZodType>(file: string, shape: Shape) =>
  check(file, shape, parse(file));

function check<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  content: unknown,
): z.infer<Shape> {
  const checked = shape.safeParse(content);
  if (!checked.success) {
    const { path, message } = checked.error.issues[0] ?? { path: [], message: "" };
    throw new StartFailure(`${file}, ${path.join(".")}: ${message}`);
  }
  return checked.data;
}
