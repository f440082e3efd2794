import { SiteLink } from "./text-link.tsx";

/** `leavesPage`: not a tab of this page, but one press away like the others. */
type Tab = { name: string; href: string; isCurrent: boolean; leavesPage?: boolean };

type Props = {
  label: string;
  tabs: Tab[];
  /** Stays in sight below the header. */
  isSticky?: boolean;
};

/** Tabs as links: they work without JavaScript, and each has its own URL. */
export function Tabs({ label, tabs, isSticky = false }: Props) {
  return (
    <>
      <nav aria-label={label} className={`mt-8 ${isSticky ? "sticky top-16 z-20 md:top-20" : ""}`}>
        <ul
          data-tabs
          className="flex gap-x-5 overflow-x-auto border-b border-line bg-paper [scrollbar-width:none] max-sm:-mx-5 max-sm:px-5 md:gap-x-8"
        >
          {tabs.map(({ name, href, isCurrent, leavesPage }) => (
            <li key={name}>
              <SiteLink
                href={href}
                data-keeps-place={leavesPage ? undefined : ""}
                aria-current={isCurrent ? "page" : undefined}
                className="block border-b-2 border-transparent py-2.5 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-lagoon aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Links lead below the bar, which counts as in sight while it is stuck. */}
      {isSticky && <div id="tabs" />}
    </>
  );
}
