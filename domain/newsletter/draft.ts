/** The text of a newsletter. The body is Markdown. */
export type NewsletterDraft = { subject: string; preview: string; body: string };

export const maxDraftLengths = { subject: 120, preview: 160, body: 40_000 };

/** Templates for a draft. The other two contain what is new today. */
export const newsletterTemplateNames = {
  announcement: "Announcement",
  newsletter: "News of the month",
  offers: "Offers of the week",
};
export type NewsletterTemplate = keyof typeof newsletterTemplateNames;

export const announcement: NewsletterDraft = {
  subject: "",
  preview: "",
  body: [
    "Say in two sentences what is new.",
    "## For whom",
    "Say whom it concerns, and from when.",
    "[Read more](/about)",
  ].join("\n\n"),
};
