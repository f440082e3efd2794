import { type ComponentType, useId } from "react";

export type IslandName =
  | "search-box"
  | "map"
  | "results-map"
  | "entrance"
  | "audit"
  | "browser-storage";
/** When React hydrates the island: with the page, in view, or on first interaction. */
type HydrationTrigger = "load" | "seen" | "touch";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "app-island": {
        of: IslandName;
        id: string;
        given: string;
        wakes: HydrationTrigger;
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
export function createIsland<Given extends object>(
  name: IslandName,
  Part: ComponentType<Given & { id: string }>,
  wakes: HydrationTrigger = "touch",
) {
  return function Live(given: Given) {
    const id = `${name}${useId().replaceAll("_", "-")}`;
    const all = { ...given, id };
    return (
      <app-island
        of={name}
        id={`live-${id}`}
        given={JSON.stringify(all)}
        wakes={wakes}
        class="contents"
      >
        <Part {...all} />
      </app-island>
    );
  };
}
