import { X } from "#app/components/ui/icons.tsx";
import { say, to } from "#shared/say.ts";

type Props = {
  active: { label: string; href: string }[];
  /** Undefined if only a text search is active, because the text stays. */
  clearHref: string | undefined;
  /** True if the filter sheet clears them on phones, where this row is cut. */
  hasSheet?: boolean;
};

export function ActiveFilters({ active, clearHref, hasSheet = false }: Props) {
  if (active.length === 0) return null;
  return (
    <ul aria-label={say("Active filters")} className="filter-active">
      {active.map(({ label, href }) => (
        <li key={label} className="min-w-0 max-sm:shrink-0">
          <a
            href={to(href)}
            data-keeps-place
            aria-label={say("Remove {label}", { label })}
            className="pill max-w-full bg-sage pr-3"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X className="size-4 shrink-0" aria-hidden />
          </a>
        </li>
      ))}
      {clearHref !== undefined && (
        <li className={hasSheet ? "max-sm:hidden" : ""}>
          <a
            href={to(clearHref)}
            data-keeps-place
            className="text-link inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap"
          >
            {hasSheet ? say("Clear all") : say("Clear Filters")}
          </a>
        </li>
      )}
    </ul>
  );
}
