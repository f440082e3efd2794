import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { say } from "#shared/say.ts";

/**
 * Shows the selected listings on every page. The bar has no height, so it never shifts the layout,
 * and it rests in the space above the footer.
 */
export function CompareBar() {
  return (
    <div className="pointer-events-none sticky bottom-[calc(5rem+var(--book-bar,0px))] z-30 h-0 px-4">
      <section
        id="compare-bar"
        hidden
        aria-label={say("To compare")}
        className="pointer-events-auto mx-auto flex w-fit items-center gap-2 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-5 raised"
      >
        <p role="status" className="mr-2 font-medium whitespace-nowrap">
          <span data-compared-count /> {say("to compare")}
        </p>
        <Button type="button" variant="ghost">
          {say("Clear")}
        </Button>
        <ButtonLink href="/compare">{say("Compare")}</ButtonLink>
      </section>
    </div>
  );
}
