import { type ComponentType, useId } from "react";

export type IslandName =
  | "search-box"
  | "map"
  | "results-map"
  | "entrance"
  | "audit"
  | "browser-storage";
/** When React hydrates the island: with the page, in view, or on first interaction. */
type HydrationTrigger = "load" | "visible" | "touch";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "app-island": {
        name: IslandName;
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
 * Defines an island: drawn by the server, hydrated by React in the browser.
 * Its props travel as JSON. They include `id`, a prefix for element ids that both sides share.
 */
export function createIsland<Props extends object>(
  name: IslandName,
  Part: ComponentType<Props & { id: string }>,
  hydrate: HydrationTrigger = "touch",
) {
  return function Island(props: Props) {
    const id = `${name}${useId().replaceAll("_", "-")}`;
    const all = { ...props, id };
    return (
      <app-island
        name={name}
        id={`island-${id}`}
        props={JSON.stringify(all)}
        hydrate={hydrate}
        class="contents"
      >
        <Part {...all} />
      </app-island>
    );
  };
}
