import { illustrationSubject } from "#app/site/components/photos/photo-caption.ts";
import illustrations from "#site/illustrations.json" with { type: "json" };

/** Captions of the illustrations that listings show. */
export const illustrationCaptions = Object.entries(illustrations)
  .filter(([name]) => /^(kind|listing)\//.test(name))
  .flatMap(([, pictures]) => pictures.map(({ alt }) => illustrationSubject(alt) ?? alt));
