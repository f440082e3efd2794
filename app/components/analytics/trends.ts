import { type ListingFigures, sumContacts } from "#domain/analytics/figures.ts";

export const trendSeries = {
  views: { name: "Profile views", of: ({ views }: ListingFigures) => views },
  impressions: { name: "List impressions", of: ({ impressions }: ListingFigures) => impressions },
  contacts: { name: "Contacts", of: sumContacts },
};
export type TrendName = keyof typeof trendSeries;

export const readTrend = (given: string | null): TrendName =>
  given !== null && Object.hasOwn(trendSeries, given) ? (given as TrendName) : "views";
