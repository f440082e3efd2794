import type { RevisionDeps } from "#domain/listing-edits/deps.ts";
import type { ReadSite } from "#integrations/website/read-site.ts";

export type RefresherDeps = RevisionDeps & { readSite: ReadSite };
