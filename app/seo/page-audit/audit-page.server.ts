import { contentChecks } from "./content-checks.server.ts";
import { headerCheck } from "./header-check.server.ts";
import { imageChecks } from "./image-checks.server.ts";
import { readMarkup } from "./read-markup.server.ts";
import type { Check } from "./score.ts";
import { structureChecks } from "./structure-checks.server.ts";

export type Page = { html: string; headers: Headers; siteUrl: string };

export function auditPage({ html, headers, siteUrl }: Page): Check[] {
  const elements = readMarkup(html);
  return [
    ...contentChecks(elements, siteUrl),
    ...structureChecks(elements, headers),
    ...imageChecks(elements),
    headerCheck(headers, siteUrl),
  ];
}
