import { Link, useLocation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { ChevronDown } from "#app/components/ui/icons.tsx";

type NavItem = { name: string; path: string; isCurrent: boolean; waiting: number };
type NavGroup = { name?: string; parts: NavItem[] };
type OtherLink = { name: string; path: string };
type Props = { label: string; name: string; groups: NavGroup[]; others?: OtherLink[] };

/**
 * Longest menu that stays fixed beside the page. With more entries, the last ones are cut off.
 */
const mostBeside = 14;

/** Renders the back office navigation: beside the page on desktop, folded above it on phones. */
export function SideNav({ label, name, groups, others = [] }: Props) {
  const { key } = useLocation();
  const parts = groups.flatMap((group) => group.parts);
  const current = parts.find(({ isCurrent }) => isCurrent);
  const waiting = parts.reduce((sum, part) => sum + part.waiting, 0);
  const list = (
    <nav aria-label={label}>
      {groups.map((group) => (
        <Parts key={group.name ?? ""} {...group} />
      ))}
      <Others others={others} />
    </nav>
  );
  return (
    <>
      <details
        key={key}
        id="dashboard-menu"
        className="group mt-4 rounded-card border border-line bg-surface lg:hidden print:hidden"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block truncate text-sm text-muted">{name}</span>
            {current?.name ?? label}
          </span>
          <span className="flex shrink-0 items-center gap-3">
            {waiting > 0 && <Badge tone="coral">{`${waiting} waiting`}</Badge>}
            <ChevronDown className="size-5 text-muted group-open:rotate-180" aria-hidden />
          </span>
        </summary>
        <div className="border-t border-line px-4 py-2">{list}</div>
      </details>
      <div
        className={`mt-6 hidden self-start lg:block print:hidden ${parts.length > mostBeside ? "" : "sticky top-24"}`}
      >
        <p className="mb-3 font-display text-lg wrap-anywhere">{name}</p>
        {list}
      </div>
    </>
  );
}

function Parts({ name, parts }: NavGroup) {
  return (
    <>
      {name && <p className="mt-3 border-t border-line pt-3 pb-1 text-sm text-muted">{name}</p>}
      <ul aria-label={name}>
        {parts.map(({ name: part, path, isCurrent, waiting }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={isCurrent ? "page" : undefined}
              className="flex min-h-11 items-center justify-between gap-3 text-muted lg:min-h-9 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {part}
              {waiting > 0 && (
                <span className="min-w-6 rounded-full border border-coral px-1.5 text-center text-sm font-semibold text-coral tabular-nums">
                  {waiting}
                  <span className="sr-only"> waiting</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Others({ others }: { others: OtherLink[] }) {
  if (others.length === 0) return null;
  return (
    <ul aria-label="Your other areas" className="mt-3 border-t border-line pt-3">
      {others.map(({ name, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex min-h-11 items-center wrap-anywhere text-muted hover:text-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
