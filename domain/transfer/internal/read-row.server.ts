import type { ListingFacts } from "#domain/catalogue/listing-facts.ts";
import { tidyFacts } from "#domain/catalogue/listing-facts.ts";
import { menuOf } from "#domain/catalogue/menu.server.ts";
import { isNearCity, readPosition } from "#domain/catalogue/position.ts";
import type { Known } from "#domain/catalogue/read-known.server.ts";
import { submissionSchema } from "#domain/catalogue/submission.ts";
import { parseHours } from "#shared/parse-hours.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { type ImportField, isImportField } from "../import-fields.ts";
import * as cells from "./read-cells.ts";

/** What rows are read against: read once for all of them. */
export type Reference = Known & { categoryOf: Map<string, string>; today: string };
export type RowRead = { slug: string | null; facts: Partial<ListingFacts>; problems: Record<string, string[]> };

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const plain = ["detailedDescription", "treatmentPhilosophy", "consultationProcess"] as const;
const lists = {
  paymentOptions: [20, 80],
  languages: [20, 40],
  specialties: [20, 80],
  facilityAmenities: [30, 80],
  equipmentTechnology: [30, 120],
  safetyProtocols: [20, 300],
  awards: [20, 200],
  certifications: [20, 200],
} as const;
const { shape } = submissionSchema;
const oldest = 1900;
const longestText = 5000;

/** A row by what its columns mean. What a cell says stands among the facts even where something is wrong with it: a listing may say the same. */
export function readRow(columns: readonly string[], headers: readonly string[], row: readonly string[], reference: Reference): RowRead {
  const facts: Partial<ListingFacts> = {};
  const problems: Record<string, string[]> = {};
  const given = cellsByField(columns, headers, row);
  const one = (field: ImportField) => given.get(field)?.[0]?.cell ?? "";
  const mistaken = (field: string, text: string) => {
    problems[field] ??= [text];
  };
  const checked = (field: "name" | "phone" | "email" | "website" | "address", value: string) => {
    const result = shape[field].safeParse(value);
    if (!result.success) problems[field] = result.error.issues.map(({ message }) => message).slice(0, 1);
    return result.success && typeof result.data === "string" ? result.data : value;
  };

  if (one("name")) facts.name = checked("name", one("name"));
  if (one("phone")) facts.phone = checked("phone", cells.phoneOf(one("phone")));
  if (one("email")) facts.email = checked("email", cells.emailOf(one("email")));
  if (one("website")) facts.website = checked("website", cells.websiteOf(one("website")));
  const about = (given.get("description") ?? []).map(({ cell }) => cell).join("\n\n");
  if (about) facts.description = about;
  // Public files have a line where an owner writes at least a paragraph.
  if (about.length > longestText) mistaken("description", `This is longer than ${longestText.toLocaleString("en-US")} characters`);
  for (const field of plain) {
    if (one(field)) facts[field] = one(field);
    if (one(field).length > longestText) mistaken(field, `This is longer than ${longestText.toLocaleString("en-US")} characters`);
  }
  for (const [field, [most, longest]] of Object.entries(lists) as [keyof typeof lists, readonly [number, number]][]) {
    if (!one(field)) continue;
    facts[field] = cells.listOf(one(field));
    if (facts[field].length > most || facts[field].some((entry) => entry.length > longest)) mistaken(field, `At most ${most} entries of ${longest} characters`);
  }
  readPlace();
  readOffer();
  readOpening();
  readRest();
  return { slug: one("slug") ? slugify(one("slug").split("/").at(-1) ?? "") : null, facts: tidyFacts(facts), problems };

  function readPlace() {
    const [typed, zip] = [one("address"), /\d{5}/.exec(one("zipCode"))?.[0] ?? ""];
    const inAddress = /^(.*?),\s*([\p{L} .]+?),?\s+(?:CA|Calif\.?|California)\.?\s*(\d{5})?(?:-\d{4})?(?:,?\s*(?:USA?|United States))?$/isu.exec(typed);
    const named = one("city") || inAddress?.[2] || "";
    const zipCode = zip || inAddress?.[3] || "";
    const meant = slugify(named);
    const byName = reference.cities.find(({ slug, name }) => meant !== "" && (meant === slug || meant === slugify(name)));
    const byZip = zipCode ? reference.cities.filter(({ zipCodes }) => zipCodes.includes(zipCode)) : [];
    const city = byName ?? (byZip.length === 1 ? byZip[0] : undefined);
    if (city && (named || zipCode)) facts.city = city.slug;
    else if (named) mistaken("city", `“${named.slice(0, 60)}” is no city of ${brand.region.name}`);
    const street = inAddress && !one("city") ? (inAddress[1] ?? typed) : typed;
    const address = [[one("houseNumber"), street].filter(Boolean).join(" "), one("unit").replace(/^\d/, "#$&")].filter(Boolean).join(", ");
    if (address) facts.address = checked("address", address);
    if (one("zipCode") && !zip) mistaken("zipCode", "Enter a ZIP code of five digits");
    if (zipCode) facts.zipCode = zipCode;
    if (zipCode && !reference.cities.some(({ zipCodes }) => zipCodes.includes(zipCode)))
      mistaken("zipCode", `${zipCode} is no ZIP code of ${brand.region.name}`);
    const both = readPosition(one("position"));
    const pin = both ?? { latitude: cells.degreesOf(one("latitude")), longitude: cells.degreesOf(one("longitude")) };
    const isGiven = Boolean(one("position") || one("latitude") || one("longitude"));
    const isZero = pin.latitude === 0 && pin.longitude === 0;
    if (!isGiven || isZero) return;
    if (!(Math.abs(pin.latitude) <= 90 && Math.abs(pin.longitude) <= 180)) return mistaken("position", "Write latitude and longitude, like 33.6603, -117.8265");
    facts.latitude = pin.latitude;
    facts.longitude = pin.longitude;
    if (city && !isNearCity(pin, city)) mistaken("position", `This is far from ${city.name}`);
  }

  function readOffer() {
    const named = (given.get("categories") ?? []).flatMap(({ cell }) => cells.listOf(cell));
    const meant = (text: string) => reference.categories.find(({ slug, name }) => [slug, slugify(name)].includes(slugify(text)))?.slug;
    // A name of a category may have a comma in it.
    const whole = (given.get("categories") ?? []).flatMap(({ cell }) => meant(cell) ?? []);
    const found = [...new Set([...whole, ...named.flatMap((text) => meant(text) ?? [])])];
    const [main, ...others] = found;
    if (main) facts.categories = [main, ...others];
    const menu = (given.get("services") ?? []).flatMap(({ cell }) =>
      cell.startsWith("[{") || cell === "[]" ? (cells.menuOfJson(cell) ?? broken("services")) : ownWords(cells.listOf(cell)),
    );
    const priced = (given.get("price") ?? []).flatMap(({ cell, header }) => {
      const prices = cells.pricesOf(cell);
      return prices
        ? ownWords([header.replace(/\b(price|cost|precio|preis|usd)\b/gi, "").trim()]).map((entry) => ({ ...entry, ...prices, pricedOn: reference.today }))
        : broken("services");
    });
    const services = [...new Map([...menu, ...priced].map((entry) => [entry.name.toLowerCase(), entry])).values()];
    if (services.length > 0)
      facts.services = services.map((entry) => ({
        ...entry,
        treatment: reference.treatments.some(({ slug }) => slug === entry.treatment) ? entry.treatment : null,
      }));
    if (services.some(({ name }) => name.length > 120)) mistaken("services", "The name of a service is longer than 120 characters");
    if (services.length > 100) mistaken("services", "At most 100 services can be named");
  }

  function ownWords(entries: string[]) {
    return entries.flatMap((entry) => {
      const { name, ...price } = cells.serviceOf(entry);
      return menuOf(reference.treatments, [name]).map((service) => ({
        ...service,
        ...price,
        ...("priceMinCents" in price ? { pricedOn: reference.today } : {}),
      }));
    });
  }

  function broken(field: string) {
    mistaken(field, "This cannot be read");
    return [];
  }

  function readOpening() {
    const byDay = days.flatMap((day) => (one(day) ? [`${day[0]?.toUpperCase()}${day.slice(1)} ${cells.hoursOf(one(day))}`] : []));
    const text = one("hoursText") || byDay.join("; ");
    if (text) {
      facts.hoursText = text;
      if (text.length > 500) mistaken("hoursText", "This is longer than 500 characters");
    }
    const ranges = one("weeklyHours") ? cells.rangesOfJson(one("weeklyHours")) : null;
    if (one("weeklyHours") && !ranges) mistaken("weeklyHours", "This cannot be read");
    if (ranges) facts.weeklyHours = ranges;
    else if (text) facts.weeklyHours = parseHours(cells.hoursOf(text)) ?? [];
  }

  function readRest() {
    const level = one("priceLevel") ? cells.priceLevelOf(one("priceLevel")) : null;
    if (level) facts.priceLevel = level;
    else if (one("priceLevel")) mistaken("priceLevel", "Choose a price range from $ to $$$$");
    if (one("establishedYear")) {
      const year = Number(/^\d{4}/.exec(one("establishedYear"))?.[0]);
      if (year >= oldest && year <= Number(reference.today.slice(0, 4))) facts.establishedYear = year;
      else mistaken("establishedYear", `Enter a year from ${oldest} to ${reference.today.slice(0, 4)}`);
    }
    for (const field of ["acceptsInsurance", "financingAvailable"] as const) {
      if (!one(field)) continue;
      const said = yes(one(field));
      if (said === null) mistaken(field, "Write yes or no");
      else facts[field] = said;
    }
    if (one("licences")) facts.licences = cells.licencesOfJson(one("licences")) ?? broken("licences");
    else if (one("licenceNumber"))
      facts.licences = [
        { kind: "facility", holder: (one("licenceHolder") || one("name") || "The facility").slice(0, 80), number: one("licenceNumber").slice(0, 40) },
      ];
    if (one("staff")) facts.staff = cells.staffOfJson(one("staff")) ?? broken("staff");
    const links = one("socialMediaLinks") ? (cells.linksOfJson(one("socialMediaLinks")) ?? broken("socialMediaLinks")) : {};
    for (const network of ["instagram", "facebook"] as const) if (one(network)) Object.assign(links, { [network]: profileAt(network, one(network)) });
    if (Object.keys(links).length > 0) facts.socialMediaLinks = { ...links } as Record<string, string>;
  }
}

const yes = cells.yesOrNo;
const profileAt = (network: string, cell: string) =>
  /[./]/.test(cell.replace(/^@/, "")) ? cells.websiteOf(cell) : `https://${network}.com/${encodeURIComponent(cell.replace(/^@/, ""))}`;

function cellsByField(columns: readonly string[], headers: readonly string[], row: readonly string[]) {
  const given = new Map<ImportField, { cell: string; header: string }[]>();
  columns.forEach((field, index) => {
    // Our own files have a quote before what a spreadsheet would take for a formula.
    const cell = (row[index] ?? "").replace(/^'(?='*[=+\-@\t\r])/, "").trim();
    if (cell && isImportField(field)) given.set(field, [...(given.get(field) ?? []), { cell, header: headers[index] ?? "" }]);
  });
  return given;
}
