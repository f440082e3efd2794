export type AdFigures = { impressions: number; clicks: number };

/** Click-through rate; null without impressions. */
export const rateOf = ({ impressions, clicks }: AdFigures) =>
  impressions > 0 ? clicks / impressions : null;
