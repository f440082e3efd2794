import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";
import { licenseKinds, ownershipKinds } from "#shared/credential-kinds.ts";
import type { MinuteRanges } from "#shared/hours.ts";
import { containsAddress } from "#shared/typed-name.ts";
import { completeWebAddress, isWebAddress } from "#shared/web-address.ts";

/** Parsers for cells, tolerant of formats that people and other programs write. */

/** Splits a cell: a JSON list, lines, or by ";" and "|", and without those by commas. */
export function listOf(cell: string): string[] {
  const json = cell.startsWith("[") ? z.array(z.string()).safeParse(jsonOf(cell)) : null;
  if (json?.success) return json.data;
  const separator = [/[;\n]/, /\|/, /•/, /,/].find((each) => each.test(cell));
  return [
    ...new Set(
      (separator ? cell.split(separator) : [cell])
        .map((entry) =>
          entry
            .trim()
            .replace(/^[•*\-–]\s+/, "")
            .replace(/^["“](.*)["”]$/, "$1")
            .trim(),
        )
        .filter(Boolean),
    ),
  ];
}

export function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

export function yesOrNo(cell: string): boolean | null {
  if (/^(yes|y|true|t|1|x|si|sí|ja|oui|available|accepted)$/i.test(cell)) return true;
  return /^(no|n|false|f|0|nein|non|none|not available)$/i.test(cell) ? false : null;
}

/** Returns the first valid local phone number in the cell; null if there is none. */
export function phoneOf(cell: string) {
  for (const part of cell.replace(/^tel:/i, "").split(/[;|]|\s\/\s|,\s|\bor\b/i)) {
    const phone = parsePhoneNumberFromString(part.trim(), "US");
    if (phone?.isPossible())
      return phone.countryCallingCode === "1"
        ? phone.formatNational()
        : phone.formatInternational();
  }
  return null;
}

/** Placeholders for unknown values. */
export const isEmptyPlaceholder = (cell: string) =>
  /^(?:n\/?a|n\.a\.|none|null|nil|undefined|nan|#n\/a|unknown|unk|tbd|tba|not (?:available|provided|listed|applicable|given)|no (?:e-?mail|web ?site|phone)|[-–—_.?*\s]+)$/i.test(
    cell,
  );

export const isJsonLike = (cell: string) => /^(?:\{|\[\s*(?:[[\]{"]|-?\d))/.test(cell);

/** Strips markup, such as that of WordPress. */
export const textOf = (cell: string) =>
  cell
    .replace(/<\/?(?:p|br|div|li|h\d)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/\[\/?[a-z_][^[\]]*\]/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#0?39;|&rsquo;|&#8217;/g, "’")
    .replace(/&quot;/g, '"')
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();

export const emailOf = (cell: string) =>
  (cell.replace(/^mailto:/i, "").split(/[\s;,|]+/)[0] ?? "").trim();

export function websiteOf(cell: string) {
  const address = completeWebAddress(cell.split(/[\s;|]+/)[0] ?? "");
  return isWebAddress(address) ? new URL(address).href : address;
}

/** Accepts a decimal comma. */
export const degreesOf = (cell: string) =>
  /^-?\d{1,3}([.,]\d+)?$/.test(cell) ? Number(cell.replace(",", ".")) : Number.NaN;

const levelWords: Record<string, number> = {
  "budget friendly": 1,
  moderate: 2,
  upscale: 3,
  luxury: 4,
  price_level_inexpensive: 1,
  price_level_moderate: 2,
  price_level_expensive: 3,
  price_level_very_expensive: 4,
};
export function priceLevelOf(cell: string) {
  const level = /^[$€£]{1,4}$/.test(cell)
    ? cell.length
    : (levelWords[cell.toLowerCase()] ?? Number(cell));
  return [1, 2, 3, 4].includes(level) ? level : null;
}

const centsOf = (digits: string) => Math.round(Number(digits.replaceAll(",", "")) * 100);
const dearest = 100_000_00;

/** Parses "$350", "12.50" and "$12 - $15". */
export function pricesOf(text: string) {
  const [, from, to] =
    /^(?:from\s+)?[$€]?\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s*(?:-|–|to)\s*[$€]?\s?(\d[\d,]*(?:\.\d{1,2})?))?\+?$/i.exec(
      text.trim(),
    ) ?? [];
  if (from === undefined) return null;
  const [least, most] = [centsOf(from), centsOf(to ?? from)];
  return least <= most && most <= dearest ? { priceMinCents: least, priceMaxCents: most } : null;
}

export const isOpenEnded = (price: string) => /^from\b|\+$/i.test(price.trim());
/** Formats "From $99 per area" and "$99+". */
export const startingPrice = (price: string, unit?: string) =>
  `${price.trim().replace(/^f/, "F")}${unit ? ` per ${unit.trim()}` : ""}`;

/** Splits the name from an optional price, as in "Botox $12-$15 per unit". */
export function serviceOf(entry: string) {
  const [, name, price, unit] =
    /^(.+?)(?<![\s:(–-])[\s:(–-]+((?:from\s+)?\$\s?\d[\d,.]*(?:\s*[-–]\s*\$?\d[\d,.]*)?\+?)(?:\s*(?:\/|per)\s*([\p{L} ]{2,30}))?\)?$/iu.exec(
      entry,
    ) ?? [];
  // The lowest of many prices is not the price.
  if (name && price && isOpenEnded(price))
    return { name: name.trim(), description: startingPrice(price, unit) };
  const prices = price ? pricesOf(price) : null;
  return name && prices
    ? { name: name.trim(), ...prices, priceUnit: unit ? `per ${unit.trim()}` : null }
    : { name: entry };
}

const service = z.object({
  treatment: z.string().nullable(),
  name: z.string().min(1).max(120),
  description: z.string().max(2000),
  priceMinCents: z.int().min(0).max(dearest).nullable(),
  priceMaxCents: z.int().min(0).max(dearest).nullable(),
  priceUnit: z.string().max(60).nullable(),
  pricedOn: z.iso.date().nullable(),
  minutes: z.int().min(0).max(999).nullable(),
});
const personName = z
  .string()
  .min(1)
  .max(80)
  .refine((name) => !containsAddress(name));
const member = z.object({
  name: personName,
  title: z.string().max(80),
  certifications: z.array(z.string().max(120)).max(30),
  isUnlicensed: z.boolean().default(false),
  performs: z.array(z.string()).default([]),
});
const license = z.object({
  kind: z.enum(licenseKinds),
  holder: personName,
  number: z.string().min(1).max(40),
});
const ownership = z.object({ name: personName, kind: z.enum(ownershipKinds) });
const minute = z.int().min(0).max(10_080);
const range = z.tuple([minute, minute]).refine(([from, to]) => from < to);

const read =
  <Value>(schema: z.ZodType<Value>) =>
  (cell: string): Value | null => {
    const result = schema.safeParse(jsonOf(cell));
    return result.success ? result.data : null;
  };
export const menuOfJson = read<ListingDraft["services"]>(z.array(service).max(100));
export const staffOfJson = read<ListingDraft["staff"]>(z.array(member).max(60));
export const licensesOfJson = read<ListingDraft["licenses"]>(z.array(license).max(60));
export const ownershipOfJson = read<ListingDraft["ownership"]>(ownership);
export const rangesOfJson = read<MinuteRanges>(z.array(range).max(60));
export const linksOfJson = read<Record<string, string>>(
  z.record(z.string().max(40), z.string().max(300).refine(isWebAddress)),
);

/** Returns the profile URL on a network, from a URL or a handle. */
export function profileAt(network: string, cell: string) {
  const name = cell.replace(/^@/, "");
  if (/[./]/.test(name)) {
    const address = websiteOf(cell);
    return isWebAddress(address) ? address : null;
  }
  return /^[\w-]{2,60}$/.test(name) ? `https://${network}.com/${name}` : null;
}
