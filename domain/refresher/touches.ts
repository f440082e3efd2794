import type { RevisionTouches } from "#domain/revisions/touches.ts";
import type { ReadSite } from "#integrations/website/read-site.ts";

export type RefresherTouches = RevisionTouches & { readSite: ReadSite };
