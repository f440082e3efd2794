import { Link } from "react-router";
import { say, to } from "#shared/say.ts";

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Renders pages as links, so each has its own URL and works without JavaScript. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={say("Pages")}
      className="mt-10 flex items-center justify-between gap-4 border-t border-line pt-6"
    >
      {page > 1 ? (
        <PageLink href={hrefOf(page - 1)} rel="prev" label={say("Previous")} />
      ) : (
        <span />
      )}
      <p className="text-sm text-muted">{say("Page {page} of {pages}", { page, pages })}</p>
      {page < pages ? (
        <PageLink href={hrefOf(page + 1)} rel="next" label={say("Next")} />
      ) : (
        <span />
      )}
    </nav>
  );
}

function PageLink({ href, rel, label }: { href: string; rel: string; label: string }) {
  return (
    <Link
      to={to(href)}
      rel={rel}
      className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-4 font-medium hover:border-lagoon"
    >
      {label}
    </Link>
  );
}
