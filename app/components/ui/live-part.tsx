import { type ComponentType, useId } from "react";

export type LivePartName = "search-box" | "map" | "results-map" | "door" | "audit" | "kept-here";
/** When React takes over: with the page, when it comes into sight, or when it is first touched. */
type Wakes = "load" | "seen" | "touch";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "live-part": {
        of: LivePartName;
        id: string;
        given: string;
        wakes: Wakes;
        class: string;
        children: React.ReactNode;
      };
    }
  }
}

/**
 * A part that the server draws and React takes over in the browser.
 * What it is given travels as JSON. `id` is given to it too: a name for its elements that both sides agree on.
 */
export function live<Given extends object>(
  name: LivePartName,
  Part: ComponentType<Given & { id: string }>,
  wakes: Wakes = "touch",
) {
  return function Live(given: Given) {
    const id = `${name}${useId().replaceAll("_", "-")}`;
    const all = { ...given, id };
    return (
      <live-part
        of={name}
        id={`live-${id}`}
        given={JSON.stringify(all)}
        wakes={wakes}
        class="contents"
      >
        <Part {...all} />
      </live-part>
    );
  };
}
