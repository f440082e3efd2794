export const contactCategories = {
  general: "General question",
  listing: "A listing",
  contact: "Contact details",
  "website-marketing": "Website and marketing",
  advertising: "Advertising",
  premium: "Premier listing",
  technical: "Technical problem",
  partnership: "Partnership",
  media: "Press and media",
} as const;

export type ContactCategory = keyof typeof contactCategories;

/** Other names, which links to the form may use. */
const aliases: Record<string, ContactCategory> = { "website-development": "website-marketing" };

export function readContactCategory(text: string | null | undefined): ContactCategory | undefined {
  const named = aliases[text ?? ""] ?? text ?? "";
  return named in contactCategories ? (named as ContactCategory) : undefined;
}
