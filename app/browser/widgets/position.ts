import type { Position } from "#shared/position.ts";
import { say } from "#shared/say.ts";

const refused = () => say("Your location was not shared. Choose a city instead.");
const unknown = () => say("We could not find your location. Choose a city instead.");

/**
 * Reads the visitor's position. It stays in this browser until a URL carries it. `report` gets the
 * progress, and whether it failed.
 */
export function requestPosition(
  report: (words: string, hasFailed?: boolean) => void,
  stand: (place: Position) => void,
  found = say("The list starts with the listings nearest you."),
) {
  if (!navigator.geolocation) return report(unknown(), true);
  report(say("Getting your location"));
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      report(found);
      stand({ latitude, longitude });
    },
    ({ code, PERMISSION_DENIED }) =>
      report(code === PERMISSION_DENIED ? refused() : unknown(), true),
    { timeout: 10_000, maximumAge: 60_000 },
  );
}
