import { contactsOf, type Figures } from "#domain/analytics/figures.ts";

export const trends = {
  views: { name: "Profile views", of: ({ views }: Figures) => views },
  impressions: { name: "Shown in a list", of: ({ impressions }: Figures) => impressions },
  contacts: { name: "Contacts", of: contactsOf },
};
export type Trend = keyof typeof trends;

export const readTrend = (given: string | null): Trend =>
  given !== null && Object.hasOwn(trends, given) ? (given as Trend) : "views";
