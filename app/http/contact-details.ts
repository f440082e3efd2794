import { createContext, useContext } from "react";
import { type Settings, siteSettings } from "#domain/settings/settings.ts";
import { readLinks } from "#domain/settings/social-links.ts";

/** How to reach us and who we are, as every page says it. */
export type Reach = Settings["contact"] &
  Settings["operator"] & { social: { name: string; url: string }[] };

export function reachOf({ contact, operator, social }: Settings): Reach {
  return { ...contact, ...operator, social: readLinks(social.links) ?? [] };
}

/** As site/ says, where not even the settings could be read. */
export const siteReach = reachOf(siteSettings);

/** Of the page that is drawn: root.tsx fills it. */
export const ReachContext = createContext<Reach>(siteReach);
export const useReach = () => useContext(ReachContext);
