import { createContext, useContext } from "react";
import type { Settings } from "#domain/settings/settings.ts";
import { siteContact, siteOperator } from "#domain/settings/site-settings.ts";
import { readLinks } from "#domain/settings/social-links.ts";
import { brand } from "#site/brand.ts";

/** Contact details and the operator, as every page shows them. */
export type ContactDetails = Settings["contact"] &
  Settings["operator"] & { social: { name: string; url: string }[] };

export function contactDetailsFrom({ contact, operator, social }: Settings): ContactDetails {
  return { ...contact, ...operator, social: readLinks(social.links) ?? [] };
}

export const siteContactDetails: ContactDetails = {
  ...siteContact,
  ...siteOperator,
  social: brand.social,
};

export const ContactDetailsContext = createContext<ContactDetails>(siteContactDetails);
export const useContactDetails = () => useContext(ContactDetailsContext);
