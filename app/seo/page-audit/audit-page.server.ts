import { contentChecks } from "./content-checks.server.ts";
import { headerCheck } from "./header-check.server.ts";
import { imageChecks } from "./image-checks.server.ts";
import { readMarkup } from "./read-markup.server.ts";
import type { AuditCheck } from "./score.ts";
import { structureChecks } from "./structure-checks.server.ts";

export type AuditedPage = { html: string; headers: Headers; siteUrl: string };

export function auditPage({ html, headers, siteUrl }: AuditedPage): AuditCheck[] {
  const elements = readMarkup(html);
  return [
    ...contentChecks(elements, siteUrl),
    ...structureChecks(elements, headers),
    ...imageChecks(elements),
    headerCheck(headers, siteUrl),
  ];
}
