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

type Category = keyof typeof contactCategories;

/** The older word means the same. */
const aliases: Record<string, Category> = { "website-development": "website-marketing" };

export function readContactCategory(text: string | null | undefined): Category | undefined {
  const named = aliases[text ?? ""] ?? text ?? "";
  return named in contactCategories ? (named as Category) : undefined;
}
