export const profileTabs = [
  "overview",
  "services",
  "facility",
  "pricing",
  "photos",
  "reviews",
] as const;
export type ProfileTab = (typeof profileTabs)[number];
