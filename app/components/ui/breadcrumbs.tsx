import { Link } from "react-router";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";

type Crumb = { name: string; path: string };

/** The last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={say("Breadcrumb")} className="pt-3 text-sm text-muted md:pt-4">
      <ol className="flex flex-wrap items-baseline gap-x-2 leading-6">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-baseline gap-x-2">
            {index < crumbs.length - 1 ? (
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
