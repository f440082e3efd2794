import type { ListingEditDeps } from "#domain/listing-edits/deps.ts";
import type { ReadSite } from "#integrations/website/read-site.ts";

export type RefresherDeps = ListingEditDeps & { readSite: ReadSite };
