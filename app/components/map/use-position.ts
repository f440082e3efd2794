import { useState } from "react";
import { askPosition } from "#app/browser/position.ts";
import type { Place } from "#domain/search/search-query.ts";

/** Visitor's location, requested on click only. */
export function usePosition() {
  const [place, setPlace] = useState<Place | null>(null);
  const [says, setSays] = useState("");
  return { place, says, ask: () => askPosition(setSays, setPlace) };
}
