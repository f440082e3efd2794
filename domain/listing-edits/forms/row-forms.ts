import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";

export type ServiceEntry = ListingFacts["services"][number];
export type Member = ListingFacts["staff"][number];
export type License = ListingFacts["licenses"][number];
export type RowInput = { line: (name: string) => string; text: (name: string) => string };
export type SectionErrors = Record<string, string[]>;

export const maxMenuEntries = 60;
export const maxStaffMembers = 30;
export const maxLicenses = 20;
export const blankRows = 3;

export const rowField = (name: string, row: number) => `${name}-${row}`;

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

export const menuValues = (
  services: ServiceEntry[],
  { treatments }: Pick<ReferenceChoices, "treatments">,
): Record<string, string> =>
  fieldsOf(
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

export const staffValues = (
  staff: Member[],
  { treatments }: Pick<ReferenceChoices, "treatments">,
) =>
  fieldsOf(staff, ({ id, name, title, certifications, isUnlicensed, performs = [] }) => ({
    person: name,
    personId: String(id ?? ""),
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
