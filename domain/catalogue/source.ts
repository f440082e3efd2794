/** Who a part of a listing comes from. */
export const sources = ["submitted", "owner", "website", "operator", "import", "demo"] as const;
export type Source = (typeof sources)[number];

/** As it goes on after "Comes from". */
export const sourceNames: Record<Source, string> = {
  submitted: "your submission",
  owner: "you or your team",
  website: "your website",
  operator: "us",
  import: "public sources",
  demo: "demonstration data",
};
