import { useState } from "react";
import { askPosition } from "#app/browser/position.ts";
import type { Place } from "#domain/search/search-query.ts";

/** Where the visitor stands, asked for by a click alone. */
export function usePosition() {
  const [place, setPlace] = useState<Place | null>(null);
  const [says, setSays] = useState("");
  return { place, says, ask: () => askPosition(setSays, setPlace) };
}
