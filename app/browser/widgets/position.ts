import type { SearchPosition } from "#domain/search/search-query.ts";
import { say } from "#shared/say.ts";

const refused = () => say("Your location was not shared. Choose a city instead.");
const unknown = () => say("We could not find your location. Choose a city instead.");

/**
 * Reads the visitor's position. It stays in this browser until a URL carries it. `tell` learns how
 * it goes, and if it failed.
 */
export function requestPosition(
  tell: (words: string, hasFailed?: boolean) => void,
  stand: (place: SearchPosition) => void,
  found = say("The list starts with the listings nearest you."),
) {
  if (!navigator.geolocation) return tell(unknown(), true);
  tell(say("Getting your location"));
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      tell(found);
      stand({ latitude, longitude });
    },
    ({ code, PERMISSION_DENIED }) => tell(code === PERMISSION_DENIED ? refused() : unknown(), true),
    { timeout: 10_000, maximumAge: 60_000 },
  );
}
