import { createContext, useContext } from "react";
import { type Settings, siteSettings } from "#domain/settings/settings.ts";
import { readLinks } from "#domain/settings/social-links.ts";

/** Contact details and the operator, as every page shows them. */
export type Reach = Settings["contact"] &
  Settings["operator"] & { social: { name: string; url: string }[] };

export function reachOf({ contact, operator, social }: Settings): Reach {
  return { ...contact, ...operator, social: readLinks(social.links) ?? [] };
}

export const siteReach = reachOf(siteSettings);

export const ReachContext = createContext<Reach>(siteReach);
export const useReach = () => useContext(ReachContext);
