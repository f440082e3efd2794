type Weighted = { parts: number };

/** One of them, each as often as its parts say. Null of none. */
export function draw<Ad extends Weighted>(ads: readonly Ad[], random: () => number): Ad | null {
  let left = random() * ads.reduce((sum, { parts }) => sum + parts, 0);
  for (const ad of ads) {
    left -= ad.parts;
    if (left < 0) return ad;
  }
  return ads.at(-1) ?? null;
}

/**
 * What a page is sent: the one that it shows, and some that a browser may show instead. Where there are too many for a page, as many are drawn as it
 * may hold, and each counts as often as it was drawn: whoever draws from them once more keeps the parts of all.
 */
export function drawForPage<Ad extends Weighted & { id: number }>(
  ads: readonly Ad[],
  most: number,
  random: () => number,
): Ad[] {
  const drawn = ads.length > most ? Array.from({ length: most }, () => draw(ads, random)) : [];
  const held =
    ads.length > most
      ? ads
          .map((ad) => ({ ...ad, parts: drawn.filter((each) => each?.id === ad.id).length }))
          .filter(({ parts }) => parts > 0)
      : ads;
  const first = draw(held, random);
  return first ? [first, ...held.filter(({ id }) => id !== first.id)] : [];
}
