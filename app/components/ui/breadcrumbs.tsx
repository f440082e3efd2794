import { Link, matchPath, useLocation, useMatches } from "react-router";
import type { Crumb } from "#app/seo/json-ld.ts";
import { listingPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";

/** A page of the trail. The current page has no path. */
type Step = { name: string; path?: string };

type Handle = {
  /** Names of the pages above others, by the pattern of their path. */
  pageNames?: Record<string, string>;
  /** Pages above that one, nearest last. */
  breadcrumb?: (loaderData: unknown) => Crumb | Crumb[];
};

/**
 * Returns the pages above the current one: first those in the `handle` of layouts, then the route's
 * own.
 */
export function useCrumbs(): Crumb[] {
  const matches = useMatches().map((match) => ({ ...match, handle: match.handle as Handle }));
  const parts = useLocation().pathname.split("/");
  const above = parts.slice(2).map((_, index) => parts.slice(0, index + 2).join("/"));
  const named = matches.flatMap(({ handle }) => Object.entries(handle?.pageNames ?? {}));
  return [
    ...above.flatMap((path) =>
      named.flatMap(([pattern, name]) => (matchPath(pattern, path) ? { name, path } : [])),
    ),
    ...matches.flatMap(({ handle, loaderData }) => handle?.breadcrumb?.(loaderData) ?? []),
  ];
}

export const crumbOf = ({ name, slug }: { name: string; slug: string }): Crumb => ({
  name,
  path: listingPath(slug),
});

/** Shows the trail below the home page. The last crumb is the current page. */
export function Breadcrumbs({ crumbs: below }: { crumbs: Step[] }) {
  const crumbs: Step[] = [{ name: say("Home"), path: "/" }, ...below];
  return (
    <nav aria-label={say("Breadcrumb")} className="pt-3 text-sm text-muted md:pt-4">
      <ol className="flex flex-wrap items-baseline gap-x-2 leading-6">
        {crumbs.map(({ name, path }, index) => (
          <li key={path ?? name} className="flex items-baseline gap-x-2">
            {path && index < crumbs.length - 1 ? (
              <>
                <Link to={to(path)} className="hover:text-ink hover:underline">
                  {sayStored(name)}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page">{sayStored(name)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
