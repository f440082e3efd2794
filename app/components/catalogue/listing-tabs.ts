export const profileTabs = [
  "overview",
  "services",
  "facility",
  "pricing",
  "photos",
  "reviews",
  "questions",
] as const;
export type ProfileTab = (typeof profileTabs)[number];
