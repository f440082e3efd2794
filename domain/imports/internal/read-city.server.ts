import { distanceInMiles, isNearCity, type Position, readPosition } from "#shared/position.ts";
import { slugify } from "#shared/slug.ts";
import areas from "#site/areas.json" with { type: "json" };
import { brand } from "#site/brand.ts";
import outline from "#site/county-outline.json" with { type: "json" };
import type { ImportRowContext } from "./parse-import-row.server.ts";
import * as cells from "./read-cells.server.ts";
import { tidyCapitals } from "./tidy-name.ts";

type Area = { name: string; city: string; zipCodes: string[] };

const known: Area[] = Object.entries(areas).map(([name, area]) => ({
  name,
  city: area.city,
  zipCodes: "zipCodes" in area ? area.zipCodes : [],
}));
const longestAddress = 200;

/**
 * Reads city and address. An unlisted community keeps its name and counts for the nearest city. A
 * city that only the pin suggests is a guess, which an admin checks first.
 */
export function readCityAndAddress(row: ImportRowContext) {
  const { one, facts, problems, warn, reference } = row;
  const { street, named, zipCode } = partsOf(row);
  const pin = pinOf(row);
  const meant = slugify(named);
  const exact = reference.cities.find(
    ({ slug, name }) => meant !== "" && (meant === slug || meant === slugify(name)),
  );
  const area = exact ? undefined : known.find(({ name }) => slugify(name) === meant);
  const short =
    exact || area || meant === "" ? undefined : cityOfShort(meant, zipCode, reference.cities);
  const byName = exact ?? short;
  if (short) warn("city", `“${named.slice(0, 60)}” was read as ${short.name}.`);
  const byZip = zipCode
    ? reference.cities.filter(({ zipCodes }) => zipCodes.includes(zipCode))
    : [];
  const areaByZip = zipCode ? known.find(({ zipCodes }) => zipCodes.includes(zipCode)) : undefined;
  const citySlug =
    byName?.slug ??
    area?.city ??
    (byZip.length === 1 ? byZip[0]?.slug : undefined) ??
    areaByZip?.city;
  const isCityStated = citySlug !== undefined || named !== "";
  const city =
    citySlug === undefined
      ? isCityStated
        ? undefined
        : nearest(reference.cities, pin)
      : reference.cities.find(({ slug }) => slug === citySlug);
  if (city) {
    facts.city = city.slug;
    const stated =
      area?.name ??
      (byName || !named
        ? byName
          ? null
          : (areaByZip?.name ?? null)
        : tidyCapitals(named).slice(0, 60));
    if (named || stated) facts.locality = stated;
    if (stated) warn("city", `“${stated}” is not one of the listed cities: shown in ${city.name}.`);
    if (!isCityStated)
      warn(
        "city",
        `The file names no city. ${city.name} is the nearest to the pin: hidden until you check it.`,
      );
  } else
    problems.city = [
      named ? `“${named.slice(0, 60)}” is not a city in ${brand.region.name}` : "City is required",
    ];

  const address = [
    [one("houseNumber"), street].filter(Boolean).join(" "),
    one("unit").replace(/^\d/, "#$&"),
  ]
    .filter(Boolean)
    .join(", ");
  if (address.length > longestAddress)
    warn("address", `This was left out: it is longer than ${longestAddress} characters.`);
  else if (address) facts.address = tidyCapitals(address);

  const isOfRegion =
    reference.cities.some(({ zipCodes }) => zipCodes.includes(zipCode)) || areaByZip !== undefined;
  if (zipCode && isOfRegion) facts.zipCode = zipCode;
  else if (zipCode)
    warn("zipCode", `${zipCode} was left out: it is not a ZIP code in ${brand.region.name}.`);
  else if (one("zipCode"))
    warn("zipCode", `“${one("zipCode").slice(0, 60)}” was left out: a ZIP code has five digits.`);

  if (pin && city && !isNearCity(pin, city))
    warn("position", `The pin was left out: it is far from ${city.name}.`);
  else if (pin) Object.assign(facts, pin);
  return { isCityGuessed: city !== undefined && !isCityStated };
}

/**
 * Finds the city of an unambiguous abbreviation: "Hunt. Beach", "Newport Bch". One word, such as
 * "HB" or "Irv.", needs a matching ZIP code.
 */
function cityOfShort<City extends { name: string; zipCodes: string[] }>(
  slug: string,
  zipCode: string,
  cities: City[],
) {
  const words = slug.split("-");
  const found = cities.filter(({ name, zipCodes }) => {
    const full = slugify(name).split("-");
    if (words.length === 1 && !zipCodes.includes(zipCode)) return false;
    if (words.length === 1 && slug === full.map((word) => word[0]).join("")) return true;
    return (
      words.length === full.length &&
      full.every((word, index) => isShortFor(words[index] ?? "", word))
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Recognizes "bch" for "beach": same first character, and the others follow in order. */
function isShortFor(short: string, full: string) {
  let at = 0;
  for (const content of full) if (content === short[at]) at++;
  return short[0] === full[0] && at === short.length && (short.length > 1 || short === full);
}

/** Reads separate columns, or a full address: "16 Main St, Irvine, CA 92618, United States". */
function partsOf({ one, reference }: ImportRowContext) {
  const zip = /\d{5}/.exec(one("zipCode"))?.[0] ?? "";
  const column = withoutState(one("city").split(",")[0] ?? "").text;
  const whole = addressParts(one("address"), reference.cities);
  const isWhole = whole.city !== "" && (column === "" || slugify(whole.city) === slugify(column));
  return {
    street: isWhole ? whole.street : one("address"),
    named: column || whole.city,
    zipCode: zip || whole.zipCode,
  };
}

function addressParts(address: string, cities: { name: string }[]) {
  const parts = address
    .replace(/\s+/g, " ")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part && !/^(?:United States(?: of America)?|USA?)\.?$/i.test(part));
  const alone =
    /^\d{5}(?:-\d{4})?$/.test(parts.at(-1) ?? "") && parts.length > 1
      ? (parts.pop() ?? "").slice(0, 5)
      : "";
  const { text, zipCode, isStated } = withoutState(parts.pop() ?? "");
  if (!isStated) return { street: "", city: "", zipCode: alone };
  const last = text || (parts.pop() ?? "");
  // Without a comma before it, recognize the city by name.
  const known =
    parts.length === 0
      ? cities.find(({ name }) => last.toLowerCase().endsWith(` ${name.toLowerCase()}`))
      : undefined;
  const city = known?.name ?? (/\d/.test(last) ? "" : last);
  const street = known ? last.slice(0, -known.name.length).trim() : parts.join(", ");
  return { street, city, zipCode: zipCode || alone };
}

/** Removes the end of "Irvine CA 92618". */
function withoutState(address: string) {
  const [, text, zipCode = ""] =
    /^(.*?) ?\b(?:CA|Calif|California)\.?(?: (\d{5})(?:-\d{4})?)?$/i.exec(address.trim()) ?? [];
  return { text: (text ?? address).trim(), zipCode, isStated: text !== undefined };
}

function pinOf({ one, warn }: ImportRowContext): Position | null {
  if (!one("position") && !one("latitude") && !one("longitude")) return null;
  const pin = readPosition(one("position")) ?? {
    latitude: cells.degreesOf(one("latitude")),
    longitude: cells.degreesOf(one("longitude")),
  };
  if (pin.latitude === 0 && pin.longitude === 0) return null;
  if (Math.abs(pin.latitude) <= 90 && Math.abs(pin.longitude) <= 180) return pin;
  warn("position", "The pin was left out: enter latitude and longitude, like 33.6603, -117.8265.");
  return null;
}

/** Needs a pin within the region. */
function nearest<City extends Position>(cities: City[], pin: Position | null): City | undefined {
  if (!pin || !outline.region.some((ring) => isWithin(ring, pin))) return undefined;
  const [first] = cities.toSorted(
    (one, other) => distanceInMiles(one, pin) - distanceInMiles(other, pin),
  );
  return first;
}

function isWithin(ring: number[][], { latitude, longitude }: Position) {
  let inside = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (
      y1 > latitude !== y2 > latitude &&
      longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1
    )
      inside = !inside;
  });
  return inside;
}
