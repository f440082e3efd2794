import { type ComponentType, useId } from "react";
import { useHasRouter } from "#app/http/office-context.ts";

/** The moment when React hydrates the island: with the page, in view, or on first interaction. */
type HydrationTrigger = "load" | "visible" | "touch";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "app-island": {
        name: string;
        id: string;
        props: string;
        hydrate: HydrationTrigger;
        class: string;
        children?: React.ReactNode;
        suppressHydrationWarning?: boolean;
        dangerouslySetInnerHTML?: { __html: string };
      };
    }
  }
}

/** Props that make React leave the server's markup inside the element alone. */
const keepsMarkup = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * Defines an island: rendered by the server, hydrated by React in the browser. Its module is called
 * `<name>.island.tsx` and exports it by default. Its props travel as JSON. `id`, the element's own,
 * is a prefix for ids that both sides share.
 *
 * A hydrated page takes it over, unless it waits for a touch: then its module loads as on any page.
 * `Part` is null where the page must not load the component.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIsland<Props extends object>(
  name: string,
  Part: ComponentType<Props & { id: string }> | null,
  hydrate: HydrationTrigger = "touch",
) {
  function Island(props: Props) {
    const id = `${name}${useId().replaceAll("_", "-")}`;
    const hasRouter = useHasRouter();
    const part = Part && <Part {...props} id={id} />;
    if (hasRouter && hydrate !== "touch") return part;
    return (
      <app-island
        name={name}
        id={id}
        props={JSON.stringify(props)}
        hydrate={hydrate}
        class="contents"
        {...(part ? { children: part } : keepsMarkup)}
      />
    );
  }
  return Object.assign(Island, { Part });
}
