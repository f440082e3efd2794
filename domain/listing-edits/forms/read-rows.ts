import { z } from "zod";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { boardProblem } from "#shared/board-certified.ts";
import { licenseKinds } from "#shared/credential-kinds.ts";
import { offerProblem, regulatorWarns } from "#shared/promises.ts";
import { readId } from "#shared/read-id.ts";
import { slugify } from "#shared/slug.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine } from "#shared/typed-text.ts";
import {
  blankRows,
  type License,
  linesOf,
  type Member,
  maxLicenses,
  maxMenuEntries,
  maxStaffMembers,
  type RowInput,
  rowField,
  type SectionErrors,
  type ServiceEntry,
} from "./row-forms.ts";

const rowsUpTo = (most: number) => Array.from({ length: most + blankRows }, (_, row) => row);

export const nameUpTo = (most: number) => typedName("").max(most, tooLong(most));
const tooLong = (most: number) => `This is longer than ${most} characters.`;

export const listOf = (most: number, longest: number) =>
  z
    .string()
    .transform(linesOf)
    .refine(
      (lines) => lines.length <= most && lines.every((line) => line.length <= longest),
      `At most ${most} lines of ${longest} characters.`,
    );

const lineUpTo = (most: number) => oneLine("").max(most, tooLong(most));

/** Adds the problem that a rule finds in a text, or in the first of some lines. */
export const refuse =
  (rule: (text: string) => string | null) =>
  (value: string | string[], { addIssue }: z.RefinementCtx) => {
    const problems = [value].flat().flatMap((text) => rule(text) ?? []);
    for (const message of problems.slice(0, 1)) addIssue({ code: "custom", message });
  };

/** Reads rows of fields by their schema, and leaves out rows where all `columns` are blank. */
function readRows<Schema extends z.ZodObject>(
  { text }: RowInput,
  schema: Schema,
  most: number,
  columns: readonly (keyof Schema["shape"] & string)[],
) {
  const errors: SectionErrors = {};
  const rows: z.infer<Schema>[] = [];
  for (const row of rowsUpTo(most)) {
    const typed = Object.fromEntries(
      Object.keys(schema.shape).map((name) => [name, text(rowField(name, row))]),
    );
    if (!columns.some((name) => typed[name])) continue;
    const { data, error } = schema.safeParse(typed);
    if (data) rows.push(data);
    for (const { path, message } of error?.issues ?? [])
      errors[rowField(String(path[0]), row)] ??= [message];
  }
  return { rows, errors };
}

const treatmentFinder =
  ({ treatments }: Pick<ReferenceChoices, "treatments">) =>
  (text: string) =>
    treatments.find(({ slug, name, synonyms }) =>
      [slug, name, ...synonyms].some(
        (word) => slugify(word) !== "" && slugify(word) === slugify(text),
      ),
    );

const menuRow = z.object({
  name: nameUpTo(80)
    .min(1, "Enter the treatment, or clear the row.")
    .superRefine(refuse(offerProblem)),
  description: lineUpTo(300).superRefine(refuse(offerProblem)),
  from: oneLine("").refine(
    (text) => !text || centsOf(text) !== null,
    "Enter a price in dollars, like 350 or 14.50.",
  ),
  to: oneLine(""),
  unit: lineUpTo(40),
  minutes: oneLine("").regex(/^\d{0,3}$/, "Enter whole minutes, up to 999."),
  under: oneLine(""),
});

/**
 * Reads a menu: assigns an entry to the treatment that it names or that its name matches. A
 * treatment with a regulator's warning may stay where it was, but cannot be added.
 */
export function readMenu(
  typed: RowInput,
  known: Pick<ReferenceChoices, "treatments">,
  today: string,
  live: ServiceEntry[],
): { facts: { services: ServiceEntry[] }; errors: SectionErrors } {
  const find = treatmentFinder(known);
  const schema = menuRow.superRefine(({ name, from, to, under }, { addIssue }) => {
    const add = (field: string, message: string) =>
      addIssue({ code: "custom", path: [field], message });
    const [lower, upper] = [centsOf(from), centsOf(to)];
    if (to && (upper === null || !from)) add("to", "Enter the lower price, then the higher one.");
    if (lower !== null && upper !== null && upper < lower)
      add("to", "The second price is lower than the first.");
    const treatment = find(under || name);
    if (under && !treatment) add("under", "Choose a treatment from the list, or leave it empty.");
    else if (treatment?.warning && !live.some(({ treatment: slug }) => slug === treatment.slug))
      add(under ? "under" : "name", regulatorWarns);
  });
  const { rows, errors } = readRows(typed, schema, maxMenuEntries, ["name", "from", "description"]);
  if (rows.length === 0 && Object.keys(errors).length === 0)
    errors[rowField("name", 0)] = ["At least one service is required"];
  if (rows.length > maxMenuEntries)
    errors[rowField("name", maxMenuEntries)] ??= [`Enter at most ${maxMenuEntries}.`];
  const services = rows.map(({ name, description, unit, from, to, minutes, under }) => {
    const priceMinCents = centsOf(from);
    return {
      treatment: find(under || name)?.slug ?? null,
      name,
      description,
      priceMinCents,
      priceMaxCents: centsOf(to || from),
      priceUnit: priceMinCents === null ? null : unit || null,
      pricedOn: priceMinCents === null ? null : today,
      minutes: minutes ? Number(minutes) : null,
    };
  });
  return { facts: { services }, errors };
}

function centsOf(text: string) {
  const plain = text.replace(/[$,\s]/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

export function readStaff(
  typed: RowInput,
  known: Pick<ReferenceChoices, "treatments">,
): { staff: Member[]; errors: SectionErrors } {
  const find = treatmentFinder(known);
  const unknown = (text: string) =>
    find(text)
      ? null
      : `We do not list a treatment called “${text.slice(0, 80)}”. Use a name from the list below the people.`;
  const schema = z.object({
    personId: z.string(),
    person: nameUpTo(80).min(1, "Enter the person’s name, or clear the row."),
    title: lineUpTo(80)
      .min(1, "Enter their title, like “Nurse practitioner”.")
      .superRefine(refuse(boardProblem)),
    certificates: listOf(12, 120).superRefine(refuse(boardProblem)),
    unlicensed: z.string(),
    performs: z.string().transform(linesOf).superRefine(refuse(unknown)),
  });
  const columns = ["person", "title", "certificates", "performs"] as const;
  const { rows, errors } = readRows(typed, schema, maxStaffMembers, columns);
  const staff = rows.map(({ personId, person, title, certificates, unlicensed, performs }) => ({
    ...(readId(personId) ? { id: readId(personId) } : {}),
    name: person,
    title,
    certifications: certificates,
    isUnlicensed: unlicensed === "yes",
    performs: [...new Set(performs.flatMap((text) => find(text)?.slug ?? []))],
  }));
  return { staff, errors };
}

export function readLicenses(typed: RowInput): { licenses: License[]; errors: SectionErrors } {
  const numbers = new Set<string>();
  const schema = z.object({
    kind: z.enum(licenseKinds).catch("practitioner"),
    holder: nameUpTo(80).min(1, "Enter who holds the license."),
    number: lineUpTo(40)
      .min(1, "Enter the license number.")
      .refine((number) => numbers.size < numbers.add(number).size, "This number is entered twice."),
  });
  const { rows, errors } = readRows(typed, schema, maxLicenses, ["holder", "number"]);
  return { licenses: rows, errors };
}
