import { isListingField, listingFields } from "#shared/listing-fields.ts";
import { readPosition } from "#shared/position.ts";
import { plainText } from "#shared/slug.ts";
import {
  acceptsManyColumns,
  acceptsTwoColumns,
  type ImportField,
  importDays,
  importFields,
  isImportField,
  isTradeName,
} from "./import-fields.ts";
import layouts from "./layouts.json" with { type: "json" };

/** Splits "addr:housenumber" and "zipCode" into words. */
export const plainName = (header: string) =>
  plainText(header.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("ß", "ss"))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const namesIn = (table: Partial<Record<string, string>>, field: string) =>
  table[field]?.split(", ") ?? [];

/** Names of columns in several languages, as `plainName` writes them. */
const known = new Map(
  importFields.flatMap((field) =>
    (isListingField(field)
      ? listingFields[field].importedAs.split(", ")
      : namesIn(layouts.columns, field)
    ).map((name): [string, ImportField] => [name, field]),
  ),
);

type ColumnReference = { treatments: { slug: string; name: string; synonyms: string[] }[] };

/** Guesses by name, then by content; empty if neither helps. `saved`: earlier mappings. */
export function guessColumns(
  headers: string[],
  samples: string[][],
  { treatments }: ColumnReference,
  saved: Record<string, string> = {},
): string[] {
  const taken = new Set<string>();
  const columns = headers.map(() => "");
  const take = (index: number, field: string | undefined) => {
    // The admin marked this column as meaningless before.
    if (!field || columns[index] || saved[headers[index] ?? ""] === "" || !isImportField(field))
      return;
    if (
      taken.has(field) &&
      !(
        acceptsManyColumns(field) &&
        (!acceptsTwoColumns(field) ||
          isSecond(headers[columns.indexOf(field)] ?? "", headers[index] ?? ""))
      )
    )
      return;
    columns[index] = field;
    taken.add(field);
  };
  const cellsOf = (index: number) => samples.map((row) => row[index] ?? "").filter(Boolean);
  headers.forEach((header, index) => {
    take(index, saved[header]);
  });
  // Whole names go first, so that no weaker match takes their field.
  for (const read of [
    fromLifecycle,
    fromWholeName,
    fromFirstName,
    fromDay,
    fromTreatment,
    fromPartOfName,
  ])
    headers.forEach((header, index) => {
      take(index, checked(read(plainName(header), header), cellsOf(index)));
    });
  headers.forEach((_, index) => {
    take(index, fromValues(cellsOf(index)));
  });
  return columns;

  function fromTreatment(name: string) {
    const bare = name.replace(/\b(price|cost|precio|preis|usd)\b/g, "").trim();
    return bare.length > 2 &&
      treatments.some((each) =>
        [each.name, ...each.synonyms].some((word) => plainName(word) === bare),
      )
      ? "price"
      : undefined;
  }
}

/**
 * Allows a second column for one field where one may fill gaps of the other: "phone" and
 * "contact:phone" or the street and "addr:full" in OpenStreetMap, the name and "DBA Name" in the
 * register.
 */
const isSecond = (...both: [string, string]) =>
  both.some((header) => /^(?:contact:|addr:full$)/i.test(header) || isTradeName(header));

/** Recognizes tags of businesses that are gone, such as "disused:shop". */
const fromLifecycle = (name: string) =>
  /^(disused|abandoned|demolished|razed|removed|was) /.test(name) ? ("status" as const) : undefined;

const fromWholeName = (name: string) => known.get(name);

/**
 * Matches the first name of "Ph. / Fax" and "Name (legal)", but not of "Name / Phone", which are
 * two fields.
 */
function fromFirstName(_: string, header: string) {
  const [first, ...others] = header.split(/[/|(]/).map((part) => known.get(plainName(part)));
  return others.some((other) => other !== undefined && other !== first) ? undefined : first;
}

function fromDay(name: string) {
  const words = name
    .replace(/\b(opening|open|business|hours|horario|horarios|hrs|offnungszeiten)\b/g, "")
    .trim();
  return importDays.find((day) => namesIn(layouts.days, day).includes(words));
}

/** Finds the longest known name of two words or five characters, as in "Business phone (main)". */
function fromPartOfName(name: string) {
  // "Claim status" is not the status of the business, and "Med spa phone" is not a name.
  const found = [...known].filter(
    ([part, field]) =>
      field !== "status" &&
      !/^(?:med|medical) ?spa$/.test(part) &&
      part.length >= 5 &&
      ` ${name} `.includes(` ${part} `),
  );
  return found.sort(([one], [other]) => other.length - one.length)[0]?.[1];
}

const mostly = (cells: string[], test: (cell: string) => boolean, share = 0.8) =>
  cells.length > 0 && cells.filter(test).length >= cells.length * share;

const isEmail = (cell: string) => /^(mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell);
const isUrl = (cell: string) => /^(https?:\/\/|www\.)\S+$/i.test(cell);
const isPhone = (cell: string) =>
  /^[+(\d][\d\s().+-]{8,20}( ?(x|ext\.?) ?\d+)?$/i.test(cell) &&
  cell.replace(/\D/g, "").length >= 10 &&
  /\d{3}[\s).-]|^\+?\d{10,11}$/.test(cell);
const isPosition = (cell: string) => readPosition(cell) !== null;
const isZip = (cell: string) => /^\d{5}(-\d{4})?$/.test(cell);
const isPrice = (cell: string) =>
  /^\$?\s?\d[\d,]*(\.\d{1,2})?(\s?[-–]\s?\$?\d[\d,]*(\.\d{1,2})?)?$/.test(cell);
/** Coordinates need at least two decimals without a column name: prices and ratings have one. */
const between =
  (least: number, most: number, isDegree = /^-?\d{1,3}[.,]\d{2,}$/) =>
  (cell: string) =>
    isDegree.test(cell) &&
    Number(cell.replace(",", ".")) >= least &&
    Number(cell.replace(",", ".")) <= most;
const named = /^-?\d{1,3}[.,]\d+$/;

/**
 * Content that a field needs. By the name alone, "x" would be a longitude without numbers, and
 * "price" one without a sum.
 */
const proofs: Partial<Record<string, [fits: (cell: string) => boolean, share: number]>> = {
  position: [isPosition, 0.8],
  price: [isPrice, 0.5],
  latitude: [between(-90, 90, named), 0.5],
  longitude: [between(-180, 180, named), 0.5],
  priceLevel: [(cell) => /^([$€]{1,4}|[1-4]|budget.*|moderate|upscale|luxury)$/i.test(cell), 0.5],
};

function checked(field: string | undefined, cells: string[]) {
  const [fits, share] = proofs[field ?? ""] ?? [];
  return fits && cells.length > 0 && !mostly(cells, fits, share) ? undefined : field;
}

const onNetwork = (network: string) => (cell: string) =>
  isUrl(cell) && cell.toLowerCase().includes(`${network}.com`);

/** Patterns of cells, with the share of cells that must match. The first that fits counts. */
const looks: [ImportField, (cell: string) => boolean, share?: number][] = [
  ["email", isEmail],
  ["instagram", onNetwork("instagram"), 1],
  ["facebook", onNetwork("facebook"), 1],
  ["website", isUrl],
  ["zipCode", isZip],
  ["position", isPosition],
  ["phone", isPhone],
  ["priceLevel", (cell) => /^[$]{1,4}$/.test(cell)],
  ["latitude", between(24, 50)],
  ["longitude", between(-126, -66)],
];
const fromValues = (cells: string[]) =>
  looks.find(([, fits, share]) => mostly(cells, fits, share))?.[0];

export function likeness(headers: readonly string[], others: readonly string[]) {
  const [one, other] = [new Set(headers.map(plainName)), new Set(others.map(plainName))];
  const shared = [...one].filter((name) => other.has(name)).length;
  return shared / Math.max(one.size, other.size, 1);
}
