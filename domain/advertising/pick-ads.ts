type WeightedAd = { parts: number };

/** Picks one at random, weighted by its parts. Null if there are none. */
export function pickWeightedAd<Ad extends WeightedAd>(
  ads: readonly Ad[],
  random: () => number,
): Ad | null {
  let left = random() * ads.reduce((sum, { parts }) => sum + parts, 0);
  for (const ad of ads) {
    left -= ad.parts;
    if (left < 0) return ad;
  }
  return ads.at(-1) ?? null;
}

/**
 * Picks the ad that a page shows, plus alternatives for the browser. If there are too many, it
 * samples as many as fit, weighted by how often each was drawn. Drawing again from the sample
 * keeps all shares.
 */
export function pickAdsForPage<Ad extends WeightedAd & { id: number }>(
  ads: readonly Ad[],
  most: number,
  random: () => number,
): Ad[] {
  const drawn =
    ads.length > most ? Array.from({ length: most }, () => pickWeightedAd(ads, random)) : [];
  const held =
    ads.length > most
      ? ads
          .map((ad) => ({ ...ad, parts: drawn.filter((each) => each?.id === ad.id).length }))
          .filter(({ parts }) => parts > 0)
      : ads;
  const first = pickWeightedAd(held, random);
  return first ? [first, ...held.filter(({ id }) => id !== first.id)] : [];
}
