import { Button } from "#app/components/ui/button.tsx";
import { CloseButton } from "#app/components/ui/dialog.tsx";
import { SlidersHorizontal } from "#app/components/ui/icons.tsx";
import { plural, say, to } from "#shared/say.ts";

type Props = {
  total: number;
  /** Number of active filters. */
  chosen: number;
  clearHref?: string | undefined;
  /** Beside the list on wide screens, always open. */
  isRail?: boolean;
  children: React.ReactNode;
};

/**
 * Filters beyond the row: a sheet over the page on phones, a panel under its button elsewhere.
 * Links to #filters open it. Its button closes it; app/browser/widgets/filter-sheet.ts adds Escape and a press outside.
 */
export function FilterSheet({ total, chosen, clearHref, isRail = false, children }: Props) {
  return (
    <details className={`filter-sheet ${isRail ? "filter-rail" : ""}`}>
      <summary className="pill">
        <SlidersHorizontal className="size-4" aria-hidden /> {say("Filters")}
        {chosen > 0 && ` · ${chosen}`}
      </summary>
      <div id="filters" tabIndex={-1} className="filter-panel">
        <p className="filter-panel-head">
          {say("Filters")}
          {clearHref !== undefined && (
            <a
              href={to(clearHref)}
              data-keeps-place
              className="text-link mr-6 ml-auto font-sans text-base"
            >
              {say("Clear all")}
            </a>
          )}
          <CloseButton type="button" data-closes-sheet className="needs-script -m-2.5" />
        </p>
        {children}
        <p className="filter-panel-foot">
          <Button data-closes-sheet className="w-full">
            {say("Show {results}", { results: plural(total, "result") })}
          </Button>
        </p>
      </div>
    </details>
  );
}
