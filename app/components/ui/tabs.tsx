import { Link } from "react-router";
import { to } from "#shared/say.ts";

/** `leavesPage`: not a tab of this page, but one press away like the others. */
type Tab = { name: string; href: string; isCurrent: boolean; leavesPage?: boolean };

type Props = { label: string; tabs: Tab[]; wraps?: boolean };

/**
 * Tabs as links: they work without JavaScript, and each has its own URL. `wraps`: on phones all are
 * in sight, instead of in one row to scroll.
 */
export function Tabs({ label, tabs, wraps = false }: Props) {
  return (
    <nav id="tabs" aria-label={label} className="mt-8 scroll-mt-20">
      <ul
        data-tabs
        className={`flex gap-x-5 border-b border-line sm:gap-x-8 ${wraps ? "max-sm:flex-wrap" : "overflow-x-auto [scrollbar-width:none] max-sm:-mx-5 max-sm:px-5"}`}
      >
        {tabs.map(({ name, href, isCurrent, leavesPage }) => (
          <li key={name}>
            <Link
              to={to(href)}
              preventScrollReset={!leavesPage}
              data-keeps-place={leavesPage ? undefined : ""}
              aria-current={isCurrent ? "page" : undefined}
              className="block border-b-2 border-transparent py-2.5 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-lagoon aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
