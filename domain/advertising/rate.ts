export type Counted = { impressions: number; clicks: number };

/** Click-through rate; null without impressions. */
export const rateOf = ({ impressions, clicks }: Counted) =>
  impressions > 0 ? clicks / impressions : null;
