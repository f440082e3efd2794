import { useState } from "react";
import { requestPosition } from "#app/browser/widgets/position.ts";
import type { SearchPosition } from "#domain/search/search-query.ts";

/** Visitor's location, requested on click only. */
export function usePosition() {
  const [place, setPlace] = useState<SearchPosition | null>(null);
  const [says, setSays] = useState("");
  return { place, says, ask: () => requestPosition(setSays, setPlace) };
}
