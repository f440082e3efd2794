import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { oliviasListing, type Who } from "#tests/support/policy-site.ts";

type PageKind = { pattern: string; matches: RegExp; reader: Who };

const operations = Object.values(policy).flatMap(({ who, operations }: Row) =>
  operations.map((operation) => ({ operation, who })),
);

/** Role with the fewest permissions that can read a page, or the owner of the dashboard. */
function readerOf(path: string, who: Row["who"]): Who {
  if (path.startsWith("/owner")) return "olivia";
  if (path.startsWith("/admin")) return "ada";
  if (who.includes("stranger")) return "stranger";
  return who.includes("visitor") ? "gina" : who.includes("owner") ? "olivia" : "ada";
}

const asPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`);

/** All policy pages, fixed paths first, so that "/profile/searches/new" does not match an id. */
export const pageKinds: PageKind[] = operations
  .flatMap(({ operation, who }) => {
    const [method, path = ""] = operation.split(" ");
    return method === "GET" && !path.startsWith("/api/")
      ? [{ pattern: path, matches: asPattern(path), reader: readerOf(path, who) }]
      : [];
  })
  .sort((one, other) => weight(one.pattern) - weight(other.pattern));

function weight(pattern: string) {
  return pattern.split(/[:*]/).length * 1000 - pattern.length;
}

const kinds = new Map<string, PageKind | undefined>();

export function kindOf(address: string) {
  const path = address.split(/[?#]/)[0] ?? "";
  if (!kinds.has(path))
    kinds.set(
      path,
      pageKinds.find(({ matches }) => matches.test(path)),
    );
  return kinds.get(path);
}

/** Start URLs of the crawl: fixed paths, and Olivia's pages. */
export const beginnings = pageKinds
  .map(({ pattern }) =>
    pattern
      .replace(":slug", oliviasListing)
      .replace(":city", "newport-beach")
      .replace(":list", "weekly"),
  )
  .filter((path) => !/[:*]/.test(path));

/** Groups URLs of one kind by their query parameter names and the tab. */
export function likenessOf(address: string) {
  const { pathname, searchParams } = new URL(address, "http://here");
  const names = [...new Set(searchParams.keys())].sort();
  return [
    kindOf(pathname)?.pattern,
    ...names.map((name) => (name === "tab" ? `tab=${searchParams.get(name)}` : name)),
  ].join(" ");
}
