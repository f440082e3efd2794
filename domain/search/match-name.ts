import { slugify } from "#shared/slug.ts";
import { editDistance } from "#shared/spelling.ts";
import type { SearchReference } from "./reference.server.ts";
import { wordsIn } from "./vocabulary.ts";

export type NameKind = "city" | "treatment" | "category";
export type NameMatch = { slug: string; name: string } | { nearest: string[] };

const lists = { city: "cities", treatment: "treatments", category: "categories" } as const;
const mostNamed = 5;
const farthest = 24;

/**
 * Resolves a slug, name or synonym that a program sends. Does not guess at unknown names, but
 * returns the nearest ones.
 */
export function resolveName(
  { names, vocabulary }: Pick<SearchReference, "names" | "vocabulary">,
  kind: NameKind,
  typedName: string,
): NameMatch {
  const typedSlug = slugify(typedName);
  const known = names[lists[kind]];
  const named = known.find(({ slug, name }) => slug === typedSlug || slugify(name) === typedSlug);
  if (named) return { slug: named.slug, name: named.name };
  const meaning = vocabulary.exact(wordsIn(typedName));
  if (meaning?.kind === kind) return { slug: meaning.slug, name: meaning.name };
  const text = typedSlug.slice(0, farthest);
  const apart = ({ slug }: { slug: string }) =>
    text.length > 2 && slug.includes(text) ? 0 : editDistance(text, slug, farthest);
  return {
    nearest: known
      .map((each) => ({ name: each.name, apart: apart(each) }))
      .sort((one, other) => one.apart - other.apart)
      .slice(0, mostNamed)
      .map(({ name }) => name),
  };
}
