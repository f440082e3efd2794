import { useEffect, useState } from "react";
import type { MapCity } from "./map-view.ts";

/** Cities for map labels: null while loading, empty if loading fails. */
export function useCities() {
  const [cities, setCities] = useState<MapCity[] | null>(null);
  useEffect(() => {
    fetch("/api/locations")
      .then((response) => response.json())
      .then(setCities, () => setCities([]));
  }, []);
  return cities;
}
