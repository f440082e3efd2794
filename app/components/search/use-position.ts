import { useState } from "react";
import type { Place } from "#domain/search/search-query.ts";

const refused = "Your position was not shared. Choose a city instead.";
const unknown = "Your position could not be found. Choose a city instead.";

/** Where the visitor stands, asked for by a click alone. It stays in this browser. */
export function usePosition() {
  const [place, setPlace] = useState<Place | null>(null);
  const [says, setSays] = useState("");
  const ask = () => {
    if (!navigator.geolocation) return setSays(unknown);
    setSays("Asking for your position");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude });
        setSays("The list begins with what is nearest to you.");
      },
      ({ code, PERMISSION_DENIED }) => setSays(code === PERMISSION_DENIED ? refused : unknown),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  return { place, says, ask };
}
