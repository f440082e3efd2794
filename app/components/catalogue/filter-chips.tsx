import { X } from "#app/components/ui/icons.tsx";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";

type Chip = { label: string; count: number; href: string; isOn: boolean };

/**
 * Toggle links, each with its own URL. Selected ones come first, so a scrolling row never hides
 * them.
 */
export function FilterChips({ label, chips }: { label: string; chips: Chip[] }) {
  if (chips.length === 0) return null;
  const chosenFirst = chips.toSorted((a, b) => Number(b.isOn) - Number(a.isOn));
  return (
    <ul
      aria-label={label}
      className="-my-1.5 flex gap-2 py-1.5 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {chosenFirst.map(({ label: name, count, href, isOn }) => (
        <li key={name}>
          <a
            href={to(href)}
            data-keeps-place
            aria-current={isOn ? "true" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 max-sm:whitespace-nowrap transition-colors hover:border-lagoon aria-[current=true]:border-lagoon aria-[current=true]:bg-lagoon aria-[current=true]:text-on-lagoon"
          >
            {name} <span className={isOn ? "" : "text-muted"}>{count.toLocaleString("en-US")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ActiveFilters({
  active,
  clearHref,
  clearLabel = say("Clear Filters"),
}: {
  active: { label: string; href: string }[];
  /** Undefined if only a text search is active, because the text stays. */
  clearHref: string | undefined;
  clearLabel?: string;
}) {
  if (active.length === 0) return null;
  return (
    <ul aria-label={say("Active filters")} className="flex min-w-0 flex-wrap items-center gap-2">
      {active.map(({ label, href }) => (
        <li key={label} className="min-w-0">
          <a
            href={to(href)}
            data-keeps-place
            aria-label={say("Remove {label}", { label })}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-sage pr-3 pl-4 hover:underline"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X className="size-4 shrink-0" aria-hidden />
          </a>
        </li>
      ))}
      {clearHref !== undefined && (
        <li>
          <a
            href={to(clearHref)}
            data-keeps-place
            className="text-link inline-flex min-h-11 items-center px-2"
          >
            {clearLabel}
          </a>
        </li>
      )}
    </ul>
  );
}
