import { flagFilter } from "./flag-filter.ts";

export const premier = flagFilter({
  name: "premier",
  label: "Premier",
  description: "Premier listings only.",
  holds: ({ isPremium }) => isPremium,
  savedAs: () => "Premier",
});
