import { type ComponentType, useId } from "react";
import { useIsHydrated } from "#app/http/hydration.ts";

/** When React hydrates the island: with the page, in view, or on first interaction. */
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
        children: React.ReactNode;
      };
    }
  }
}

/**
 * Defines an island: drawn by the server, hydrated by React in the browser. Its module is called
 * `<name>.island.tsx` and exports it by default. Its props travel as JSON. `id`, the element's own,
 * is a prefix for ids that both sides share.
 */
export function createIsland<Props extends object>(
  name: string,
  Part: ComponentType<Props & { id: string }>,
  hydrate: HydrationTrigger = "touch",
) {
  function Island(props: Props) {
    const id = `${name}${useId().replaceAll("_", "-")}`;
    if (useIsHydrated()) return <Part {...props} id={id} />;
    return (
      <app-island
        name={name}
        id={id}
        props={JSON.stringify(props)}
        hydrate={hydrate}
        class="contents"
      >
        <Part {...props} id={id} />
      </app-island>
    );
  }
  return Object.assign(Island, { Part });
}
