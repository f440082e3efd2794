type Slot = { name: string; where: string; example: string };

/** All ad slots. No other page has ads. */
export const slots = {
  home: { name: "Home page", where: "Between the cities and the Premier listings", example: "/" },
  search: {
    name: "Search results",
    where: "After the fourth result, never before the first",
    example: "/search?q=botox",
  },
  category: {
    name: "Category pages",
    where: "Between the listings",
    example: "/category/anti-aging-treatments",
  },
  city: { name: "City pages", where: "Between the listings", example: "/city/irvine" },
  treatment: {
    name: "A treatment in a city",
    where: "Between the listings",
    example: "/botox/irvine",
  },
  collection: {
    name: "Collection pages",
    where: "Between the listings of Med Spas, Injectables and similar pages",
    example: "/med-spas",
  },
  hbot: {
    name: "Hyperbaric oxygen",
    where: "Below the search, before the listings",
    example: "/hbot",
  },
} satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;
export const slotNames = Object.keys(slots) as SlotName[];

/** The home page covers the whole county, so targeted ads never appear there. */
export const isAboutPlaces = (slot: SlotName) => slot !== "home";

/** Image size in pixels, the same for every slot, so that one image is enough. */
export const pictureSize = { width: 1200, height: 600 };

/** Tolerates one pixel of rounding. */
export function hasRightShape({ width, height }: { width: number; height: number }) {
  return Math.abs(width - (height * pictureSize.width) / pictureSize.height) <= 2;
}

/** Topic of a page, as far as ads can target it. */
export type AdPlace = { city?: string | undefined; category?: string | undefined };

export const placesOf = ({ city, category }: AdPlace) => [
  ...(city ? [`city/${city}`] : []),
  ...(category ? [`category/${category}`] : []),
];
