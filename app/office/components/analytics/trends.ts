import { type ListingFigures, sumContacts } from "#domain/analytics/figures.ts";

export const trendSeries = {
  views: { name: "Profile views", of: ({ views }: ListingFigures) => views },
  impressions: { name: "List impressions", of: ({ impressions }: ListingFigures) => impressions },
  contacts: { name: "Contacts", of: sumContacts },
};
export type TrendName = keyof typeof trendSeries;

export const readTrend = (value: string | null): TrendName =>
  value !== null && Object.hasOwn(trendSeries, value) ? (value as TrendName) : "views";
