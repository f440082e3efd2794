import { to } from "#shared/to.ts";

type Tab = { name: string; href: string; isCurrent: boolean };

/** Tabs as links: they work without JavaScript, and each has its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} data-tabs className="mt-10 overflow-x-auto border-b border-line">
      <ul className="flex gap-8">
        {tabs.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a
              href={to(href)}
              data-keeps-place
              aria-current={isCurrent ? "page" : undefined}
              className="-mb-px block border-b-2 border-transparent py-3 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-lagoon aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
