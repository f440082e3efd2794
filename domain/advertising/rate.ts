export type Counted = { impressions: number; clicks: number };

/** How many of those who saw it followed it; null of nobody. */
export const rateOf = ({ impressions, clicks }: Counted) =>
  impressions > 0 ? clicks / impressions : null;
