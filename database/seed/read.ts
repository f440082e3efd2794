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

export const readTreatments = () =>
  filesIn("site/treatments").flatMap((file) => read(file, z.array(treatmentShape)));

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

function read<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> {
  const checked = shape.safeParse(JSON.parse(readFileSync(join(projectRoot, file), "utf8")));
  if (!checked.success) {
    const { path, message } = checked.error.issues[0] ?? { path: [], message: "" };
    throw new StartFailure(`${file}, ${path.join(".")}: ${message}`);
  }
  return checked.data;
}
