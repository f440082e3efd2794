import type { MarkupElement } from "./read-markup.server.ts";
import { type AuditCheck, scoreThresholds } from "./score.ts";

const group = "Images" as const;

/** Checks the images of a page. Inline SVGs do not count, because they load with the page. */
export function imageChecks(elements: MarkupElement[]): AuditCheck[] {
  const images = elements.filter(({ name }) => name === "img");
  const described = images.filter(({ attributes }) => attributes.alt !== undefined).length;
  // The first visible image has high priority and must not be lazy.
  const later = images.filter(({ attributes }) => attributes.fetchpriority !== "high");
  const lazy = later.filter(({ attributes }) => attributes.loading === "lazy").length;
  return [
    share(
      "alt",
      "Alt text",
      described,
      images.length,
      "have alt text",
      "Describe in the alt text of each image what it shows; leave it empty if the image only decorates.",
    ),
    share(
      "lazy",
      "Lazy loading",
      lazy,
      later.length,
      "load when they scroll into view",
      'Give images below the first screen loading="lazy".',
    ),
  ];
}

function share(
  id: "alt" | "lazy",
  name: string,
  part: number,
  all: number,
  what: string,
  advice: string,
): AuditCheck {
  if (all === 0)
    return {
      id,
      group,
      name,
      score: 100,
      found: "The page has no image files: its pictures are drawn in the markup.",
      advice: null,
    };
  const score = Math.round((part / all) * 100);
  const least = scoreThresholds[id]?.pass ?? 100;
  return {
    id,
    group,
    name,
    score,
    found: `${part} of ${all} ${what}.`,
    advice: score >= least ? null : advice,
  };
}
