import { useState } from "react";
import { requestPosition } from "#app/browser/widgets/position.ts";
import type { SearchPosition } from "#domain/search/search-query.ts";

/** Visitor's location, requested on click only. */
export function usePosition() {
  const [position, setPosition] = useState<SearchPosition | null>(null);
  const [says, setSays] = useState("");
  return { position, says, ask: () => requestPosition(setSays, setPosition) };
}
