/** Names of sources, as owners read them. */
export const sourceNames = {
  submitted: "the submission",
  owner: "you or your team",
  website: "your website",
  admin: "us",
  import: "public sources",
  demo: "demo data",
} as const;

export type FactSource = keyof typeof sourceNames;
