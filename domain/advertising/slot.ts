type Slot = { name: string; where: string; example: string };

/** Where advertisements stand, all there are. No other page carries any. */
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
    name: "Lists by kind",
    where: "Between the listings of Med Spas, Injectables and the like",
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

/** The home page is about the whole county: what asks for places never shows there. */
export const isAboutPlaces = (slot: SlotName) => slot !== "home";

/** Of a picture in pixels: the same everywhere, so that one picture is enough. */
export const pictureSize = { width: 1200, height: 600 };

/** A pixel more or less is a matter of rounding. */
export function hasRightShape({ width, height }: { width: number; height: number }) {
  return Math.abs(width - (height * pictureSize.width) / pictureSize.height) <= 2;
}

/** What a page is about, as far as a campaign can ask for it. */
export type AdPlace = { city?: string | undefined; category?: string | undefined };

export const placesOf = ({ city, category }: AdPlace) => [
  ...(city ? [`city/${city}`] : []),
  ...(category ? [`category/${category}`] : []),
];
