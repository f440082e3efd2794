import type { SearchReference } from "./reference.server.ts";

export type ListingPosition = { latitude: number; longitude: number; isPremium: boolean };

const mostShown = 300;

/**
 * Lists the positions of the listings of a city, a category or a treatment, from memory. For small
 * maps.
 */
export async function listPositions(
  reference: SearchReference,
  of: { city?: number; category?: number; treatment?: number },
): Promise<ListingPosition[]> {
  const table = await reference.listings();
  const tokens = [
    of.city && `c${of.city}`,
    of.category && `g${of.category}`,
    of.treatment && `t${of.treatment}`,
  ].filter((token) => typeof token === "string");
  return table.tokens
    .allOf(tokens)
    .slice(0, mostShown)
    .flatMap((slot) => {
      const { place, isPremium } = table.at(slot);
      return place ? [{ ...place, isPremium }] : [];
    });
}
