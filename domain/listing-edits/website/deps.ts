import type { RevisionTouches } from "#domain/listing-edits/deps.ts";
import type { ReadSite } from "#integrations/website/read-site.ts";

export type RefresherTouches = RevisionTouches & { readSite: ReadSite };
