export type AdFigures = { impressions: number; clicks: number };

/** Returns the click-through rate, or null without impressions. */
export const rateOf = ({ impressions, clicks }: AdFigures) =>
  impressions > 0 ? clicks / impressions : null;
