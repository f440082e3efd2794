import { useEffect, useState } from "react";
import type { CityOnMap } from "./map-view.ts";

/** The cities that a map names: none where they cannot be had, null until they are here. */
export function useCities() {
  const [cities, setCities] = useState<CityOnMap[] | null>(null);
  useEffect(() => {
    fetch("/api/locations")
      .then((response) => response.json())
      .then(setCities, () => setCities([]));
  }, []);
  return cities;
}
