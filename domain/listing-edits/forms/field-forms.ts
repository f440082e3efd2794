import { z } from "zod";
import { priceRange } from "#domain/catalogue/listings/listing.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { priceRanges } from "#domain/catalogue/submissions/submission-choices.ts";
import {
  type ListingField,
  type ListingFieldName,
  type ListingFieldValues,
  listingField,
  listingFieldsWith,
} from "#shared/listing-fields.ts";
import { listOf, refuse } from "./read-rows.ts";
import type { RowInput, SectionErrors } from "./row-forms.ts";

type Section = ListingField["section"];

/** Creates the schema of a field. Unanswered fields stay unknown. */
function schemaOf(field: ListingField, thisYear: number): z.ZodType<unknown, string> {
  switch (field.kind) {
    case "yes-no":
      return z.enum(["", "yes", "no"]).transform((text) => (text === "" ? null : text === "yes"));
    case "list": {
      const list = listOf(field.most, field.longest);
      return field.problem ? list.superRefine(refuse(field.problem)) : list;
    }
    case "text":
      return z
        .string()
        .max(
          field.longest,
          `This is longer than ${field.longest.toLocaleString("en-US")} characters`,
        )
        .transform((text) => text || null);
    case "year":
      return z
        .string()
        .refine(
          (text) =>
            text === "" ||
            (/^\d{4}$/.test(text) && Number(text) >= field.from && Number(text) <= thisYear),
          `Enter a year from ${field.from} to ${thisYear}.`,
        )
        .transform((text) => (text ? Number(text) : null));
    case "price level":
      return z
        .enum(["", ...Object.keys(priceRanges)], "Choose a price range from the list")
        .transform((text) => text.length || null);
  }
}

/** Reads the fields of a section that need no code of their own. */
export function readFields(section: Section, { line, text }: RowInput, thisYear: number) {
  const errors: SectionErrors = {};
  const facts: Record<string, unknown> = {};
  for (const name of listingFieldsWith({ section })) {
    const field = listingField(name);
    const typed = field.kind === "list" || field.kind === "text" ? text(name) : line(name);
    const read = schemaOf(field, thisYear).safeParse(typed);
    if (read.success) facts[name] = read.data;
    else errors[name] = read.error.issues.map(({ message }) => message);
  }
  return { facts: facts as Partial<ListingFieldValues>, errors };
}

export const fieldValues = (section: Section, facts: ListingFacts): Record<string, string> =>
  Object.fromEntries(listingFieldsWith({ section }).map((name) => [name, typedAs(name, facts)]));

function typedAs(name: ListingFieldName, facts: ListingFacts) {
  const value = facts[name];
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join("\n");
  return name === "priceLevel" ? (priceRange(Number(value)) ?? "") : String(value);
}
