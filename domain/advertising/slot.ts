import {
  categoryPath,
  cityPath,
  hbotPath,
  medSpasPath,
  searchPath,
  treatmentInCityPath,
} from "#shared/paths.ts";

type AdSlot = { name: string; where: string; example: string };

/** All ad slots. No other page has ads. */
export const adSlots = {
  home: { name: "Home page", where: "Between the cities and the Premier listings", example: "/" },
  search: {
    name: "Search results",
    where: "After the fourth result, never before the first",
    example: `${searchPath}?q=botox`,
  },
  category: {
    name: "Category pages",
    where: "Between the listings",
    example: categoryPath("anti-aging-treatments"),
  },
  city: { name: "City pages", where: "Between the listings", example: cityPath("irvine") },
  treatment: {
    name: "A treatment in a city",
    where: "Between the listings",
    example: treatmentInCityPath("botox", "irvine"),
  },
  collection: {
    name: "Collection pages",
    where: "Between the listings of Med Spas, Injectables and similar pages",
    example: medSpasPath,
  },
  hbot: {
    name: "Hyperbaric oxygen",
    where: "Below the search, before the listings",
    example: hbotPath,
  },
} satisfies Record<string, AdSlot>;

export type SlotName = keyof typeof adSlots;
export const adSlotNames = Object.keys(adSlots) as SlotName[];

/**
 * Reports whether a slot can be targeted. The home page covers the whole county, so targeted ads
 * never appear there.
 */
export const isAboutPlaces = (slot: SlotName) => slot !== "home";

/** Image size in pixels, the same for every slot, so that one image is enough. */
export const adPhotoSize = { width: 1200, height: 600 };

/** Tolerates one pixel of rounding. */
export const hasRightShape = ({ width, height }: { width: number; height: number }) =>
  Math.abs(width - (height * adPhotoSize.width) / adPhotoSize.height) <= 2;

/** Topic of a page, as far as ads can target it. */
export type AdTarget = { city?: string | undefined; category?: string | undefined };

export const adTargetPaths = ({ city, category }: AdTarget) => [
  ...(city ? [`city/${city}`] : []),
  ...(category ? [`category/${category}`] : []),
];
