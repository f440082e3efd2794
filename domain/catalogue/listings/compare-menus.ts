import { say, sayStored } from "#shared/say.ts";
import { plainText } from "#shared/slug.ts";
import type { ListingService } from "./listing.ts";
import { priceWithEstimate } from "./price-text.ts";

export type ComparedMenuEntry = Pick<
  ListingService,
  "treatment" | "name" | "priceMinCents" | "priceMaxCents" | "priceUnit"
> & { treatmentName: string | null };

type MenuComparison = {
  /**
   * Treatments of at least two menus, most frequent first, with each menu's prices (empty if
   * missing).
   */
  common: { name: string; prices: string[][] }[];
  rest: { name: string; price: string }[][];
};

/** Aligns menus. Entries match by treatment, or by name if outside the catalog. */
export function compareMenus(menus: ComparedMenuEntry[][]): MenuComparison {
  const keys = [...new Set(menus.flat().map(keyOf))];
  const rows = keys.map((key) => ({
    key,
    offers: menus.map((menu) => menu.filter((entry) => keyOf(entry) === key)),
  }));
  const shared = rows
    .map((row) => ({
      ...row,
      offeredBy: row.offers.filter((entries) => entries.length > 0).length,
    }))
    .filter(({ offeredBy }) => offeredBy > 1)
    .map(({ key, offers, offeredBy }) => ({ key, offers, offeredBy, name: nameOf(offers.flat()) }))
    .sort((a, b) => b.offeredBy - a.offeredBy || a.name.localeCompare(b.name, "en"));
  const sharedKeys = new Set(shared.map(({ key }) => key));
  return {
    common: shared.map(({ name, offers }) => ({ name, prices: offers.map(pricesOf) })),
    rest: menus.map((menu) =>
      menu
        .filter((entry) => !sharedKeys.has(keyOf(entry)))
        .map((entry) => ({ name: entry.name, price: priceOf(entry) })),
    ),
  };
}

const keyOf = ({ treatment, name }: ComparedMenuEntry) => treatment ?? ` ${plainText(name)}`;

const nameOf = ([first]: ComparedMenuEntry[]) => first?.treatmentName ?? first?.name ?? "";

/** Formats prices. Several entries of one treatment are shown with their names. */
const pricesOf = (entries: ComparedMenuEntry[]) =>
  entries.map((entry) =>
    entries.length > 1 ? `${sayStored(entry.name)}: ${priceOf(entry)}` : priceOf(entry),
  );

const priceOf = (entry: ComparedMenuEntry) => priceWithEstimate(entry) ?? say("On request");
