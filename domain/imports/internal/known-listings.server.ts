import { ownHost } from "#domain/catalogue/submissions/similar-listings.server.ts";
import {
  areCoresAlike,
  buildNameCore,
  type NameCore,
} from "#domain/catalogue/submissions/similar-names.ts";
import { distanceInMiles, type Position } from "#shared/position.ts";
import { plainText } from "#shared/slug.ts";

export type ListingSigns = {
  name: string;
  city: string;
  phone: string;
  website: string | null;
  address: string;
  pin: Position | null;
};
export type ListingOrRow = { listingId: number } | { row: number };
type KnownListing = { holder: ListingOrRow; core: NameCore; signs: ListingSigns };
export type ListingMatch = {
  holder: ListingOrRow;
  because: "phone" | "website" | "name" | "nearby" | "address";
};

/** Distance of neighboring buildings. */
const near = 0.15;
const cell = 0.005;

export const phoneDigits = (phone: string) => {
  const digits = phone.replace(/\D/g, "").slice(-10);
  return digits.length === 10 ? digits : "";
};

/** Finds duplicates in memory, without a query per row. */
export function createDuplicateIndex() {
  const phones = new Map<string, KnownListing>();
  const hosts = new Map<string, KnownListing[]>();
  const inCity = new Map<string, KnownListing[]>();
  const cells = new Map<string, KnownListing[]>();
  const atAddress = new Map<string, KnownListing[]>();

  function add(holder: ListingOrRow, signs: ListingSigns) {
    const entry = { holder, core: buildNameCore(signs.name), signs };
    const phone = phoneDigits(signs.phone);
    if (phone && !phones.has(phone)) phones.set(phone, entry);
    push(hosts, ownHost(signs.website) ?? "", entry);
    push(inCity, signs.city, entry);
    push(atAddress, addressKey(signs), entry);
    if (signs.pin) push(cells, cellOf(signs.pin), entry);
  }

  function find(signs: ListingSigns): ListingMatch | null {
    const byPhone = phones.get(phoneDigits(signs.phone));
    if (byPhone) return { holder: byPhone.holder, because: "phone" };
    const byHost = hosts
      .get(ownHost(signs.website) ?? "")
      ?.find(({ signs: other }) => !isBranch(signs, other));
    if (byHost) return { holder: byHost.holder, because: "website" };
    const core = buildNameCore(signs.name);
    const isAlike = (entry: KnownListing) => areCoresAlike(core, entry.core);
    const byName = inCity.get(signs.city)?.find(isAlike);
    if (byName) return { holder: byName.holder, because: "name" };
    const { pin } = signs;
    const byPlace =
      pin &&
      around(pin)
        .flatMap((key) => cells.get(key) ?? [])
        .find((entry) => isNear(pin, entry.signs.pin) && isAlike(entry));
    if (byPlace) return { holder: byPlace.holder, because: "nearby" };
    const byAddress = atAddress
      .get(addressKey(signs))
      ?.find((entry) => isPartOfName(core.text, entry.core.text));
    return byAddress ? { holder: byAddress.holder, because: "address" } : null;
  }

  return { add, find };
}

const shortStreets: Record<string, string> = {
  street: "st",
  avenue: "ave",
  boulevard: "blvd",
  drive: "dr",
  road: "rd",
  parkway: "pkwy",
  highway: "hwy",
  suite: "",
  ste: "",
  unit: "",
};

/** Normalizes addresses: "16 Main Street, Suite 4" and "16 Main St #4" are one address. */
function addressKey({ city, address }: ListingSigns) {
  const words = plainText(address)
    .split(/[^a-z0-9]+/)
    .map((word) => shortStreets[word] ?? word)
    .filter(Boolean);
  return words.length > 1 ? [city, ...words].join(" ") : "";
}

const leastName = 4;

/**
 * Reports whether one name begins with the other, as in "Glow" and "Glow Aesthetics & Wellness".
 */
const isPartOfName = (one: string, other: string) =>
  Math.min(one.length, other.length) >= leastName &&
  (one.startsWith(other) || other.startsWith(one));

/**
 * Recognizes a branch in another city, which shares the website, but not the phone and the address.
 */
function isBranch(one: ListingSigns, other: ListingSigns) {
  const [phone, otherPhone] = [phoneDigits(one.phone), phoneDigits(other.phone)];
  return (
    one.city !== other.city &&
    phone !== "" &&
    otherPhone !== "" &&
    phone !== otherPhone &&
    one.address !== other.address
  );
}

function push(map: Map<string, KnownListing[]>, key: string, entry: KnownListing) {
  if (!key) return;
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

const cellOf = ({ latitude, longitude }: Position) =>
  `${Math.floor(latitude / cell)} ${Math.floor(longitude / cell)}`;
const around = ({ latitude, longitude }: Position) =>
  [-1, 0, 1].flatMap((north) =>
    [-1, 0, 1].map((east) =>
      cellOf({ latitude: latitude + north * cell, longitude: longitude + east * cell }),
    ),
  );

const isNear = (one: Position, other: Position | null) =>
  other !== null && distanceInMiles(one, other) <= near;
