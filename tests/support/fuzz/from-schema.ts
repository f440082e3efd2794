import fc from "fast-check";
import type { Schema } from "#tests/support/response-schema.ts";
import type { Pool } from "./pool.ts";
import { oliviasListing } from "./site.ts";

type SchemasByName = Record<string, Schema>;

const contents = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
  minLength: 6,
  maxLength: 12,
});
const sentence = fc
  .array(contents, { minLength: 4, maxLength: 12 })
  .map((words) => `${words.join(" ")}.`);
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: count, maxLength: count });
const day = fc
  .integer({ min: -40, max: 60 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const later = fc
  .integer({ min: 1, max: 60 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const email = contents.map((name) => `${name}@example.com`);

/** Realistic values by field name, beyond the schema. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email,
  customerEmail: email,
  phone: digits(4).map((end) => `(949) 555-${end}`),
  customerPhone: digits(4).map((end) => `(949) 555-${end}`),
  zipCode: fc.constantFrom("92618", "92660"),
  website: contents.map((name) => `https://${name}.example.com`),
  city: fc.constantFrom("irvine", "Newport Beach"),
  categories: fc.constant(["laser-light-therapies"]),
  services: fc.constant(["Botox"]),
  hours: fc.constant("Mon-Fri 9am-6pm"),
  category: fc.constantFrom("general", "laser-light-therapies"),
  treatment: fc.constantFrom("botox", "Botox"),
  treatmentType: fc.constantFrom("botox", "Botox"),
  medSpaSlug: fc.constant(oliviasListing),
  preferredDate: later,
  validFrom: day,
  validTo: later,
  visitedOn: fc.constantFrom("2026-01-10", "2026-05-02"),
  text: sentence,
  slugs: fc.constant([oliviasListing]),
  description: fc.tuple(sentence, sentence).map((sentences) => sentences.join(" ")),
  message: sentence,
  file: fc.constantFrom("listings.csv", "reviews.json", "users.csv", "listings.json"),
  preferredTime: fc.constantFrom("09:00", "10:00", "11:30", "14:00"),
  originalPrice: fc.constantFrom(200, 399),
  specialPrice: fc.constantFrom(100, 149),
  discountPercentage: fc.constant(undefined),
  version: fc.constant(undefined),
  url: fc.constantFrom("/listing/x", "/"),
};

export const likelyFor = fc
  .record(byName)
  .map((words) =>
    Object.fromEntries(Object.entries(words).map(([name, value]) => [name, String(value ?? "")])),
  );

export function fromSchema(
  schema: Schema,
  named: SchemasByName,
  pool: Pool,
  name = "",
): fc.Arbitrary<unknown> {
  const plain = bySchema(schema, named, pool, name);
  const likely = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const chained = pool.has(name) ? fc.nat(10_000).map((place) => pool.at(name, place)) : undefined;
  const isOpen = !schema.enum && !schema.properties && !schema.$ref;
  if (!isOpen || (!likely && !chained)) return plain;
  return fc.oneof(
    ...(likely ? [{ weight: 6, arbitrary: likely }] : []),
    ...(chained ? [{ weight: likely ? 1 : 6, arbitrary: chained }] : []),
    { weight: 1, arbitrary: plain },
  );
}

function bySchema(
  schema: Schema,
  named: SchemasByName,
  pool: Pool,
  name: string,
): fc.Arbitrary<unknown> {
  const part = (inner: Schema, called = name) => fromSchema(inner, named, pool, called);
  if (schema.$ref) return part(named[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => part(choice)));
  const types = [schema.type ?? (schema.properties ? "object" : "string")].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, part)));
}

function ofType(
  type: string,
  schema: Schema,
  part: (inner: Schema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000, minItems = 0, maxItems = 5 } = schema;
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "integer") return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
  if (type === "number") return fc.integer({ min: minimum, max: maximum });
  if (type === "array")
    return fc.array(part(schema.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 5)),
    });
  if (type === "object") {
    const parts = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, part(inner, name)]),
    );
    return fc.record(parts, { requiredKeys: schema.required ?? [] });
  }
  return ofText(schema);
}

function ofText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === "date") return day;
  if (format === "date-time") return day.map((date) => `${date}T12:00:00.000Z`);
  if (format === "email") return email;
  if (format === "uri") return contents.map((name) => `https://${name}.example.com/`);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    sentence.map((text) =>
      text.repeat(Math.ceil(minLength / text.length) || 1).slice(0, maxLength),
    ),
    fc.string({
      unit: "grapheme",
      minLength,
      maxLength: Math.max(minLength, Math.min(maxLength, 80)),
    }),
  );
}
