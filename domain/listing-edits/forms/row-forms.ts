import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { boardProblem } from "#shared/board-certified.ts";
import { licenseKinds, ownershipKinds } from "#shared/credential-kinds.ts";
import { offerProblem, regulatorWarns } from "#shared/promises.ts";
import { slugify } from "#shared/slug.ts";
import { containsAddress, nameWithAddress } from "#shared/typed-name.ts";

type ServiceEntry = ListingFacts["services"][number];
type Member = ListingFacts["staff"][number];
type License = ListingFacts["licenses"][number];
export type RowInput = { line: (name: string) => string; text: (name: string) => string };
export type SectionErrors = Record<string, string[]>;

export const maxMenuEntries = 60;
export const maxStaffMembers = 30;
export const maxLicenses = 20;
export const blankRows = 3;

export const rowField = (name: string, row: number) => `${name}-${row}`;
const rowsUpTo = (most: number) => Array.from({ length: most + blankRows }, (_, row) => row);
const dollars = (cents: number | null) =>
  cents === null
    ? ""
    : Number.isInteger(cents / 100)
      ? String(cents / 100)
      : (cents / 100).toFixed(2);
export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const tooLong = (most: number) => [`This is longer than ${most} characters.`];

export function menuValues(
  services: ServiceEntry[],
  { treatments }: Pick<ReferenceChoices, "treatments">,
): Record<string, string> {
  return fieldsOf(
    services,
    ({ name, treatment, priceMinCents, priceMaxCents, priceUnit, minutes, description }) => ({
      name,
      description,
      unit: priceUnit ?? "",
      minutes: minutes === null ? "" : String(minutes),
      under: treatments.find(({ slug }) => slug === treatment)?.name ?? "",
      from: dollars(priceMinCents),
      to: priceMaxCents === priceMinCents ? "" : dollars(priceMaxCents),
    }),
  );
}

export const staffValues = (
  staff: Member[],
  { treatments }: Pick<ReferenceChoices, "treatments">,
) =>
  fieldsOf(staff, ({ name, title, certifications, isUnlicensed, performs = [] }) => ({
    person: name,
    title,
    certificates: certifications.join("\n"),
    unlicensed: isUnlicensed ? "yes" : "",
    performs: performs
      .map((slug) => treatments.find((treatment) => treatment.slug === slug)?.name ?? slug)
      .join("\n"),
  }));

export const licenseValues = (licenses: License[]) =>
  fieldsOf(licenses, ({ kind, holder, number }) => ({ kind, holder, number }));

function fieldsOf<Row>(rows: Row[], read: (row: Row) => Record<string, string>) {
  const fields = rows.flatMap((row, index) =>
    Object.entries(read(row)).map(([name, value]) => [rowField(name, index), value]),
  );
  return Object.fromEntries(fields) as Record<string, string>;
}

type ParsedMenu = { facts: { services: ServiceEntry[] }; errors: SectionErrors };

/**
 * Files an entry under the treatment that it names or that its name matches.
 * A treatment with a regulator's warning may stay where it was, but cannot be added.
 */
export function readMenu(
  { line: one }: RowInput,
  { treatments }: Pick<ReferenceChoices, "treatments">,
  today: string,
  live: ServiceEntry[],
): ParsedMenu {
  const errors: SectionErrors = {};
  const services: ServiceEntry[] = [];
  for (const row of rowsUpTo(maxMenuEntries)) {
    const field = (name: string) => rowField(name, row);
    const [name, description, unit] = [
      one(field("name")),
      one(field("description")),
      one(field("unit")),
    ];
    const [from, to, minutes] = [one(field("from")), one(field("to")), one(field("minutes"))];
    if (!name && (from || description))
      errors[field("name")] = ["Enter the treatment, or clear the row."];
    if (!name) continue;
    const priceMinCents = centsOf(from);
    const priceMaxCents = to ? centsOf(to) : priceMinCents;
    if (containsAddress(name)) errors[field("name")] = [nameWithAddress];
    if (name.length > 80) errors[field("name")] = tooLong(80);
    if (description.length > 300) errors[field("description")] = tooLong(300);
    for (const [part, text] of Object.entries({ name, description })) {
      const problem = offerProblem(text);
      if (problem) errors[field(part)] ??= [problem];
    }
    if (unit.length > 40) errors[field("unit")] = tooLong(40);
    if (from && priceMinCents === null)
      errors[field("from")] = ["Enter a price in dollars, like 350 or 14.50."];
    if (to && (priceMaxCents === null || !from))
      errors[field("to")] = ["Enter the lower price, then the higher one."];
    if (priceMinCents !== null && priceMaxCents !== null && priceMaxCents < priceMinCents)
      errors[field("to")] = ["The second price is lower than the first."];
    if (minutes && !/^\d{1,3}$/.test(minutes))
      errors[field("minutes")] = ["Enter whole minutes, up to 999."];
    const under = one(field("under"));
    const treatment = treatments.find(means(under || name));
    if (under && !treatment)
      errors[field("under")] = ["Choose a treatment from the list, or leave it empty."];
    else if (treatment?.warning && !live.some(({ treatment: slug }) => slug === treatment.slug))
      errors[field(under ? "under" : "name")] = [regulatorWarns];
    services.push({
      treatment: treatment?.slug ?? null,
      name,
      description,
      priceMinCents,
      priceMaxCents,
      priceUnit: priceMinCents === null ? null : unit || null,
      pricedOn: priceMinCents === null ? null : today,
      minutes: minutes ? Number(minutes) : null,
    });
  }
  if (services.length === 0) errors[rowField("name", 0)] ??= ["At least one service is required"];
  if (services.length > maxMenuEntries)
    errors[rowField("name", maxMenuEntries)] ??= [`Enter at most ${maxMenuEntries}.`];
  return { facts: { services }, errors };
}

const means =
  (given: string) =>
  ({ slug, name, synonyms }: ReferenceChoices["treatments"][number]) =>
    [slug, name, ...synonyms].some(
      (word) => slugify(word) !== "" && slugify(word) === slugify(given),
    );

function centsOf(text: string) {
  const plain = text.replace(/[$,\s]/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

export function readStaff(
  { line: one, text }: RowInput,
  { treatments }: Pick<ReferenceChoices, "treatments">,
): { staff: Member[]; errors: SectionErrors } {
  const errors: SectionErrors = {};
  const staff: Member[] = [];
  for (const row of rowsUpTo(maxStaffMembers)) {
    const field = (name: string) => rowField(name, row);
    const [name, title, certifications] = [
      one(field("person")),
      one(field("title")),
      linesOf(text(field("certificates"))),
    ];
    const wanted = linesOf(text(field("performs")));
    if (!name && (title || certifications.length > 0 || wanted.length > 0))
      errors[field("person")] = ["Enter the person’s name, or clear the row."];
    if (!name) continue;
    const performs = wanted.map((line) => ({ line, treatment: treatments.find(means(line)) }));
    const unknown = performs.find(({ treatment }) => !treatment);
    const problem = [title, ...certifications].map(boardProblem).find((each) => each !== null);
    if (!title) errors[field("title")] = ["Enter their title, like “Nurse practitioner”."];
    if (containsAddress(name)) errors[field("person")] = [nameWithAddress];
    if (name.length > 80) errors[field("person")] = tooLong(80);
    if (title.length > 80) errors[field("title")] = tooLong(80);
    if (certifications.some((line) => line.length > 120) || certifications.length > 12)
      errors[field("certificates")] = ["At most 12 lines of 120 characters."];
    else if (problem) errors[field(boardProblem(title) ? "title" : "certificates")] = [problem];
    if (unknown)
      errors[field("performs")] = [
        `We do not list a treatment called “${unknown.line.slice(0, 80)}”. Use a name from the list below the people.`,
      ];
    staff.push({
      name,
      title,
      certifications,
      isUnlicensed: one(field("unlicensed")) === "yes",
      performs: [...new Set(performs.flatMap(({ treatment }) => treatment?.slug ?? []))],
    });
  }
  return { staff, errors };
}

export function readLicenses({ line: one }: RowInput): {
  licenses: License[];
  errors: SectionErrors;
} {
  const errors: SectionErrors = {};
  const licenses: License[] = [];
  for (const row of rowsUpTo(maxLicenses)) {
    const field = (name: string) => rowField(name, row);
    const [holder, number] = [one(field("holder")), one(field("number"))];
    if (!holder && !number) continue;
    if (!holder) errors[field("holder")] = ["Enter who holds the license."];
    if (!number) errors[field("number")] = ["Enter the license number."];
    if (containsAddress(holder)) errors[field("holder")] = [nameWithAddress];
    if (holder.length > 80) errors[field("holder")] = tooLong(80);
    if (number.length > 40) errors[field("number")] = tooLong(40);
    if (licenses.some((other) => other.number === number))
      errors[field("number")] = ["This number is entered twice."];
    licenses.push({
      kind: licenseKinds.find((kind) => kind === one(field("kind"))) ?? "practitioner",
      holder,
      number,
    });
  }
  return { licenses, errors };
}

/** Reads the practice owner and their license: both or neither. */
export function readOwnership({ line: one }: RowInput): {
  ownership: ListingFacts["ownership"];
  errors: SectionErrors;
} {
  const [name, kind] = [one("ownerName"), ownershipKinds.find((each) => each === one("ownerKind"))];
  const errors: SectionErrors = {};
  if (kind && !name) errors.ownerName = ["Enter the owner: a person or the company."];
  if (name && !kind) errors.ownerKind = ["Choose the owner’s license, or what the business is."];
  if (containsAddress(name)) errors.ownerName = [nameWithAddress];
  if (name.length > 120) errors.ownerName = tooLong(120);
  return { ownership: name && kind ? { name, kind } : null, errors };
}
